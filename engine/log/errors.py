"""Refusals to read a log."""

from engine.errors import Refusal


class MissingRules(Refusal):
    """The rules of the version that a match was agreed on are not here. Params: game, version."""
