"""The people of the simulation: where they live, when they are awake, how they want to be told, how they play."""

import random
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from engine.ids import PersonId
from engine.people.preferences import Vacation, Way

HOUR: Final = 60
ZONES: Final = (
    "Europe/Berlin",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
    "America/Havana",
    "America/Santiago",
    "America/St_Johns",
    "Australia/Sydney",
    "Australia/Lord_Howe",
    "Australia/Brisbane",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "Asia/Tokyo",
    "Africa/Casablanca",
    "Africa/Lagos",
    "UTC",
)
"""Around the globe: clocks change in the north, in the south, by half an hour, at midnight, or never."""

WAYS: Final[tuple[Way, ...]] = ("thread", "message", "message", "digest", "none")


@dataclass(frozen=True, slots=True)
class Someone:
    """A person as they are; what of it they tell the bot is another thing.

    Attributes:
        id: the id.
        zone: where they live.
        sleep: first and last minute of their night.
        way: how they want to be told.
        digest_hour: when they want the daily message.
        has_told: whether they tell the bot their zone and sleep.
        is_closed: whether they take no direct messages.
        visits: how often a day they look.
        zeal: the share of what they could do that they do.
        away: when they go on vacation.
        is_late_to_tell: whether they do not plan their vacation ahead.
        vanishes: from when to when they are not to be seen.
        moves: when they travel, and to which zone.
    """

    id: PersonId
    zone: str
    sleep: tuple[int, int]
    way: Way
    digest_hour: int
    has_told: bool
    is_closed: bool
    visits: float
    zeal: float
    away: Vacation | None
    is_late_to_tell: bool
    vanishes: tuple[date, date] | None
    moves: tuple[date, str] | None


def crowd(size: int, rng: random.Random, start: date, days: int) -> tuple[Someone, ...]:
    """Return as many people; the first of them plays in a great many matches and wants one message a day."""
    people = [_someone(PersonId(1000 + number), ZONES[number % len(ZONES)], rng, start, days) for number in range(size)]
    return (*people,)


def _someone(person: PersonId, zone: str, rng: random.Random, start: date, days: int) -> Someone:
    def day(lot_from: float, lot_to: float) -> date:
        return start + timedelta(days=rng.uniform(lot_from, lot_to) * days)

    away, vanishes = None, None
    if rng.random() < 0.35:
        first = day(0.1, 0.8)
        away = Vacation(person, first, first + timedelta(days=rng.randint(0, 12)), zone)
    elif rng.random() < 0.3:
        gone = day(0.2, 0.7)
        vanishes = gone, gone + timedelta(days=rng.choice((6, 12, 1000)))
    return Someone(
        id=person,
        zone=zone,
        sleep=(
            rng.choice((21, 22)) * HOUR + rng.choice((0, 15, 45)),
            rng.choice((5, 6, 7, 8)) * HOUR + rng.choice((0, 30)),
        ),
        way=rng.choice(WAYS),
        digest_hour=rng.randint(6, 21),
        has_told=rng.random() < 0.85,
        is_closed=rng.random() < 0.15,
        visits=rng.uniform(1.2, 4.0),
        zeal=rng.uniform(0.5, 1.0),
        away=away,
        is_late_to_tell=rng.random() < 0.3,
        vanishes=vanishes,
        moves=(day(0.2, 0.9), rng.choice(ZONES)) if rng.random() < 0.25 else None,
    )
