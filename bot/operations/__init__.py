"""Tools of operators: logs, maintenance, the health check."""
