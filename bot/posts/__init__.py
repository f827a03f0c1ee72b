"""What is said, as values; knows nothing of discord.py."""
