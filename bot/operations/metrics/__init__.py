"""How the bot is doing, for monitoring programs. Loaded only if METRICS_PORT is set."""
