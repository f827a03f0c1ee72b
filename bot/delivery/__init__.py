"""From the outbox to channels and people."""
