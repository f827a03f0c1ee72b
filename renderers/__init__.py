"""Pictures: a view in, a picture out. Knows views only, no rules, no matches, nobody's name."""
