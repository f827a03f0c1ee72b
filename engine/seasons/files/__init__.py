"""Seasons as files, and their check."""
