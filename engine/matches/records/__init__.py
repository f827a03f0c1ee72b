"""Logs as a whole: read again, checked, exported, counted."""
