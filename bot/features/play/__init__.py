"""Moves: typed, built by clicking, planned."""
