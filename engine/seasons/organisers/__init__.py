"""Decisions of organisers."""
