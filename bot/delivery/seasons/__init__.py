"""Posts, roles and deadlines of seasons."""
