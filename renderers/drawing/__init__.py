"""Drawing without games: canvas, themes, pieces of layout, PNG."""
