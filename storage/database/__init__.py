"""Databases: an SQLite file or a PostgreSQL server, connections and transactions."""
