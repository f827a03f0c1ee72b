"""Readers of typed text; knows nothing of discord.py."""
