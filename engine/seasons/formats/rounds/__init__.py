"""Formats whose rounds are drawn one after the other: Swiss, and tables of three and four."""
