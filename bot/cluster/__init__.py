"""Several processes on one database: who answers what, and how one goes on in another's place."""
