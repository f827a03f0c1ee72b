"""Ladders: people challenge those above them."""
