"""Posts about one match."""
