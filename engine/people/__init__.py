"""People and servers: what they have chosen."""
