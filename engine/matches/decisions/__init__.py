"""Decisions about a match: pure functions from match and request to facts."""
