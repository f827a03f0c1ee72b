"""What a server is told: reports, greeting, the operator's line."""
