"""A season as its facts have made it."""
