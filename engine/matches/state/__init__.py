"""A match as its facts have made it."""
