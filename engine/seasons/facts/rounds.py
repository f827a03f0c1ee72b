"""Rounds that are drawn one after the other: facts, as `engine.seasons.facts.union` has them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from engine.log.facts import Draw
from engine.seasons.facts.places import PlannedFixture
from leagues.core import EntrantId, Fixture


@dataclass(frozen=True, slots=True)
class RoundDrawn:
    """A round of a division is drawn; its matches start, and what is open at a time is decided then.

    Attributes:
        division, round: which one, both from 1.
        fixtures: numbered on from all that were made before.
        byes: who has nobody to play.
        again: the numbers of the fixtures whose entrants have met before.
        draws: what chance gave, numbered on from the season's earlier draws.
        table_digest: what binds to the table of the division from which the round was drawn.
        until: when the round ends.
    """

    kind: Literal["round_drawn"]
    division: int
    round: int
    fixtures: tuple[PlannedFixture, ...]
    byes: tuple[EntrantId, ...]
    again: tuple[int, ...]
    draws: tuple[Draw, ...]
    table_digest: str
    until: str


def planned(fixtures: Iterable[Fixture]) -> tuple[PlannedFixture, ...]:
    """Return fixtures as facts hold them."""
    return tuple(PlannedFixture(each.number, each.division, each.round, each.entrants) for each in fixtures)
