"""What organisers do: acts, dry run, roles."""
