"""The engine of matches and seasons: it knows the contract of games, but no game, storage or Discord."""
