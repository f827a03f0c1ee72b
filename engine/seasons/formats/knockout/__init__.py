"""Knockout: two meet, one goes on."""
