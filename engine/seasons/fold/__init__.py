"""The fold of a season: from the facts of its log to the season as they leave it."""
