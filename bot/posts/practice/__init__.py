"""Posts for practice: lessons, puzzles, reviews."""
