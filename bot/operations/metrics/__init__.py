"""How the bot is doing, for programs that watch over it. Loaded only where METRICS_PORT is set."""
