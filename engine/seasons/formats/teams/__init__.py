"""Seasons of teams: meetings on several boards."""
