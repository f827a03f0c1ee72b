"""A person's own choices and data."""
