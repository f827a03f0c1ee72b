"""What can happen to a match."""
