"""A season as a draft: preview and menus."""
