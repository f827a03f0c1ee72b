"""What can happen to a season of a league, beside what can happen to a match."""
