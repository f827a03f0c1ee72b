"""Refusals about how time runs."""

from engine.errors import Refusal


class BadPolicy(Refusal):
    """Time cannot run like that. Params: reason (see `engine.time.durations.check`) and what it takes."""
