"""Use cases of seasons, and what they are kept in."""
