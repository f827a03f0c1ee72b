"""What exists on this Discord, and what a restart must not lose."""
