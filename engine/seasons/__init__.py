"""Seasons of leagues, from announcement to archive."""
