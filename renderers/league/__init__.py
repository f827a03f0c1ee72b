"""Pictures of leagues: tables, cross tables and rating curves. Knows no game and no season, only lines to draw."""
