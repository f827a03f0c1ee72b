"""Posts about seasons of leagues: page, tables, fixtures, news."""
