"""Posts, threads and deadlines of matches."""
