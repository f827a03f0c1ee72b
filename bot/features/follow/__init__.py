"""Following matches, divisions and people."""
