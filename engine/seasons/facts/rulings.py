"""What people decide about results: facts, as `engine.seasons.facts.union` has them."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from leagues.core import Ending, EntrantId


@dataclass(frozen=True, slots=True)
class FixtureRuled:
    """It was decided how a fixture counts: by an organiser or moderator, or since time was over (`by` None).

    `places` are by seat, empty where nobody won.
    """

    kind: Literal["fixture_ruled"]
    fixture: int
    ending: Ending
    places: tuple[int, ...]
    note: str
    by: PersonId | None


@dataclass(frozen=True, slots=True)
class RulingReversed:
    """What was ruled about a fixture counts no more: its match's own outcome does."""

    kind: Literal["ruling_reversed"]
    fixture: int
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class FixtureReopened:
    """A fixture whose match was void is to be played again, in another match."""

    kind: Literal["fixture_reopened"]
    fixture: int
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class PointsAdjusted:
    """An organiser has given points or taken them (negative)."""

    kind: Literal["points_adjusted"]
    entrant: EntrantId
    points: int
    note: str
    by: PersonId
