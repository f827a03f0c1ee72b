"""The log behind the store protocol: SQLAlchemy Core over an SQLite file; knows the engine, not Discord or pictures."""
