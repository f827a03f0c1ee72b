"""What operators use: logs, maintenance, the health check."""
