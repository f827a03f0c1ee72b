"""Posts for moderators."""
