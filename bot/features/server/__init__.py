"""A server's choices and policies."""
