"""Results of a season: tables, ratings, records and roles."""
