"""Metrics of the bot for monitoring programs. Loaded only if METRICS_PORT is set."""
