"""The rules of competitions: fixtures, endings, tables, tie-breaks, divisions, ratings.

Pure functions of values, like the rules in `games/`: they know outcomes, but no match, person, clock, store or Discord.
The same values give the same table in every process.
"""
