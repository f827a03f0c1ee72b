"""Proof of dice and log, exports and imports."""
