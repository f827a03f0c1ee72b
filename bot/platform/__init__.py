"""The edge of discord.py: channels, layout, roles, names, tasks beside the requests, and the breaker."""
