"""What can happen to a match, who may do it and when; knows the contract of games, but no game, storage or Discord."""
