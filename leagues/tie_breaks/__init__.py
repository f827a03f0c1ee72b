"""Tie-breaks between entrants with equal points (docs/leagues.md, "Tie-breaks"; sections 8 and 18.3 to 18.8)."""
