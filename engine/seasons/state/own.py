"""Entrants of a season, and what a format keeps beside what all seasons keep."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from engine.ids import PersonId
from leagues.core import Bye, EntrantId, Fixture

Entrants = Mapping[EntrantId, "Entrant"]


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has a place in the season; `persons` are all who have played in it, the present one last.

    `since` is when the present one has taken the place over, None if nobody has. `is_new`: they have signed up as a
    newcomer.
    """

    id: EntrantId
    persons: tuple[PersonId, ...]
    at_once: int = 0
    is_standing: bool = False
    since: datetime | None = None
    is_new: bool = False

    @property
    def person(self) -> PersonId:
        """Return who plays in this place now."""
        return self.persons[-1]


@dataclass(frozen=True, slots=True)
class FormatState:
    """A round robin, whose fixtures are all made at the start, keeps nothing more; other formats answer differently."""

    @property
    def round(self) -> int:
        """Return the latest round that was drawn; 0 where none is."""
        return 0

    @property
    def byes(self) -> tuple[Bye, ...]:
        """Return who had nobody to play in a round that was drawn."""
        return ()

    def name(self, entrant: EntrantId) -> str:  # noqa: ARG002 - only some formats have names
        """Return how an entrant is called, empty where it is a person."""
        return ""

    def members(self, entrant: Entrant) -> tuple[PersonId, ...]:
        """Return who takes part as one entrant now: a person, or the members of a team."""
        return (entrant.person,)

    def players(self, fixture: Fixture, entrants: Entrants) -> tuple[PersonId | None, ...]:
        """Return who plays at a fixture, in the order of its seats; None while nobody does."""
        return tuple(entrants[entrant].person for entrant in fixture.entrants)

    def played_for(self, entrant: Entrant, fixtures: Mapping[int, Fixture]) -> tuple[PersonId, ...]:  # noqa: ARG002 - as teams need it
        """Return who counts for what an entrant has come to."""
        return (entrant.person,)


@dataclass(frozen=True, slots=True)
class DrawnRounds(FormatState):
    """Rounds that are drawn one after the other.

    Attributes:
        round: the latest.
        byes: who had nobody to play.
        draws: how many values chance has given.
        ratings: what everybody had at the draw, as its records say.
    """

    round: int = 0
    byes: tuple[Bye, ...] = ()
    draws: int = 0
    ratings: Mapping[EntrantId, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advances(FormatState):
    """The rounds of a knockout, and who has won and lost its meetings, by `leagues.knockout.Slot`, as far as told."""

    round: int = 0
    meetings: Mapping[tuple[int, int], tuple[EntrantId | None, EntrantId | None]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Queue(FormatState):
    """People who wait for a flash group.

    Attributes:
        since: since when somebody waits, or since when they were last told how many wait.
        waiting_on: those without whom this group has started.
    """

    since: datetime | None = None
    waiting_on: tuple[Entrant, ...] = ()
