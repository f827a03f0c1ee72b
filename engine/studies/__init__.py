"""Studies: lines that somebody tries out for themselves, from a position of a match or from the start of a game."""
