"""The edge of discord.py: channels, replies, routing, layout and the request context."""
