"""One module a revision; a published one is never edited."""
