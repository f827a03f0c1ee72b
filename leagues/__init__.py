"""The rules of competitions: fixtures, endings, tables, tie-breaks, divisions, ratings.

Pure functions of values, as `games/` is for games: knows outcomes, no match, person, clock, store or Discord. The same
values give the same table in every process.
"""
