"""The sandbox's web interface for its page and the test client, and its access rules."""
