"""Leagues: seasons from sign-up to the final table, and ratings."""
