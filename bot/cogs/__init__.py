"""Commands: parse, acknowledge, call one use case, present. Nothing is decided here."""
