"""The extent of a soak: a year of single matches, and seasons of all formats one after the other."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from tests.simulation.league.scale import LeagueScale
from tests.simulation.soak.guests import KINDS, Era
from tests.simulation.world import DAY, Scale


@dataclass(frozen=True, slots=True)
class SoakScale(Scale):
    """The scale of a soak.

    Attributes:
        eras: how many times some of the people play leagues for a while, one after the other.
        minutes: after so much real time people stop to play, however far they have come.
        computer_every: with every so manieth match the computer plays.
        calls: the chance that somebody who looks at a match calls for a moderator.
    """

    start: datetime = datetime(2028, 2, 20, tzinfo=UTC)
    days: int = 365
    matches: int = 1200
    people: int = 300
    deaths: int = 16
    storms: int = 30
    pause: float = 90
    eras: int = 8
    minutes: float = 10**6
    computer_every: int = 8
    calls: float = 0.003


OF_KIND: Final = {
    "leagues": LeagueScale(people=22, substitutes=3, least=4, most=6, lasts=8, round_days=3, seasons=2),
    "cups": LeagueScale(people=19, substitutes=3, seasons=1, lasts=4),
    "ladder": LeagueScale(people=12, haste=0.2),
    "events": LeagueScale(people=9, substitutes=0, haste=0.2, lasts=4, seasons=1),
}
"""How much league there is in an era, besides its days."""


def eras_of(scale: SoakScale) -> Sequence[Era]:
    """Return the eras of a soak, in order."""
    lot, lasts = random.Random(scale.seed + 7), scale.days // max(1, scale.eras)
    return [_era(scale, number, lasts, lot) for number in range(scale.eras)]


def _era(scale: SoakScale, number: int, lasts: int, lot: random.Random) -> Era:
    kind = [*KINDS][number % len(KINDS)]
    own = OF_KIND[kind]
    people = min(own.people, scale.people)
    start = scale.start + number * lasts * DAY + timedelta(hours=1)
    played = replace(
        own, start=start, days=lasts, people=people, rulings=0.03, eagerness=1.0, seed=scale.seed * 100 + number
    )
    return Era(kind, played, lot.randint(0, scale.people - people))
