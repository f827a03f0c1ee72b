"""What people type, read; knows nothing of discord.py."""
