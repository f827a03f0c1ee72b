"""Actions of organisers: acts, dry run, roles."""
