"""The facts of seasons: what has happened, in the past tense, and their text."""
