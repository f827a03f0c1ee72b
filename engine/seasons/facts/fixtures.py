"""Facts about fixtures: rounds and meetings that are made, and rulings on how they count."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from engine.log.facts.chance import Draw
from engine.seasons.facts.places import (
    PlannedFixture,
)
from leagues.core import Ending, EntrantId, Fixture


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


def made(facts: Iterable[PlannedFixture]) -> Mapping[int, Fixture]:
    """Return the fixtures that facts hold, by number."""
    return {fact.number: Fixture(fact.number, fact.division, fact.round, fact.entrants) for fact in facts}


@dataclass(frozen=True, slots=True)
class MeetingsMade:
    """Both of a pair are known, or two are equal and a decider follows: these fixtures start within the present round.

    Their numbers tell where in the bracket they are, as `leagues.knockout.numbered` has it.
    """

    kind: Literal["meetings_made"]
    division: int
    fixtures: tuple[PlannedFixture, ...]


@dataclass(frozen=True, slots=True)
class MeetingDecided:
    """Somebody goes on in the bracket, or nobody does; told again with somebody else if a ruling changes it in time.

    Attributes:
        round, number: where, as `leagues.knockout.Slot` says; 0, 0 is the match for the third place.
        winner: who goes on; None where nobody has turned up.
        loser: who is out by it; None where there was nobody.
        by: what decided.
    """

    kind: Literal["meeting_decided"]
    division: int
    round: int
    number: int
    winner: EntrantId | None
    loser: EntrantId | None
    by: Literal["matches", "advantage", "bye", "withdrawal", "nobody", "kept"]


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
    """A ruling about a fixture counts no more: its match's own outcome does."""

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


DrawFact = RoundDrawn | MeetingsMade | MeetingDecided
"""The facts of formats in which fixtures are made one after the other."""
FixtureFact = FixtureRuled | RulingReversed | FixtureReopened | PointsAdjusted
"""Decisions about how fixtures count, in every format."""
