"""Messages to servers: reports, greeting, the operator's line."""
