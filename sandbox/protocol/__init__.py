"""Discord's rules that need no world: error codes, limits of every body, permissions."""
