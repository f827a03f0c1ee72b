"""Checks an exported season of Fernzug without trusting it: log, draws, matches, tables, brackets, ladders, ratings."""
