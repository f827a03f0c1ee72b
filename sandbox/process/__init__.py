"""The bot as a process of its own, pointed at this Discord."""
