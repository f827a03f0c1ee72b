"""Matches, from invitation to record."""
