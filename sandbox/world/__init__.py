"""The state of this Discord that a restart must not lose."""
