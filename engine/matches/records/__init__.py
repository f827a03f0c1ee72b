"""Whole logs: read again, checked, exported, counted."""
