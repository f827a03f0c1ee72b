"""Posts about seasons of leagues: page, tables, fixtures, news. No import of discord here."""
