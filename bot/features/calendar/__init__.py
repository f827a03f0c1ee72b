"""Calendars as files."""
