"""The computer's moves, and what it thinks of positions."""
