"""Entrants of a season: sign-up, conditions, leaving."""
