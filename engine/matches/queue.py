"""The order in which a person is led to the matches that wait for them. Pure; knows ids only."""

from collections.abc import Sequence
from typing import Final

MANY_IN_SEASON: Final = 3
"""Waiting matches of one season from which on only the one that has waited longest is offered."""


def stops(seasons: Sequence[str | None]) -> tuple[int, ...]:
    """Return which matches somebody is led to one after the other, by their places in the list.

    Of a season of which many wait only the one that has waited longest is among them, so that nobody plays the matches
    that they win and sits on the others.

    Args:
        seasons: the season of each match that waits, the longest first; None for one that belongs to none.
    """
    return tuple(
        at
        for at, season in enumerate(seasons)
        if season is None or seasons.count(season) < MANY_IN_SEASON or seasons.index(season) == at
    )
