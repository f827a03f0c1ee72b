"""Pieces as several pictures show them: dice, discs, circles, heads."""
