"""The rules of the games: values and pure functions; no I/O, no clock, no randomness, no sentence in any language."""
