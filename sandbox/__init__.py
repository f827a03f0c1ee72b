"""Discord on your own machine: a server, a page and a client for tests. It knows nothing of the bot it serves."""
