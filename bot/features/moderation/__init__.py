"""Disputes, rulings and what moderators do."""
