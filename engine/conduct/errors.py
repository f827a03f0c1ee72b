"""Refusals about hints and notes on members."""

from engine.errors import Refusal


class NoSuchHint(Refusal):
    """There is no such hint (any more), or it concerns the person who asks."""


class TooManyNotes(Refusal):
    """There are as many notes about a member as are kept. Params: most."""
