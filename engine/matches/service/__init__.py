"""Use cases of matches: read, decide, commit."""
