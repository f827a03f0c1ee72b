"""Matches: inviting, offers, substitutes and looking back."""
