"""Posts as values; knows nothing of discord.py."""
