"""A season to look at: page, history, archive, ratings."""
