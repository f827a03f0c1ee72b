"""Practice: lessons, and what else people do for themselves."""
