"""The facts of a match: what has happened, in the past tense, each declared in one module of its subject."""
