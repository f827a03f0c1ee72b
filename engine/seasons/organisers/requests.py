"""Requests of organisers: who wants what of which season, with what was chosen for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from engine.ids import PersonId
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from leagues.core import Ending, EntrantId, Leaving
from leagues.divisions import DrawRecord


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict on a fixture: its ending and, if it has any, the places of those who meet."""

    ending: Ending
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Transfer:
    """The choice whether an entrant who belongs to another division by a correction is moved there, or stays."""

    entrant: EntrantId
    is_moved: bool


@dataclass(frozen=True, slots=True)
class OrganiserChoices:
    """The choices for an act besides its reason; an act looks only at those fields that its row names.

    `member` takes part, `newcomer` and `substitute` do not yet.
    """

    member: PersonId | None = None
    newcomer: PersonId | None = None
    substitute: PersonId | None = None
    division: int = 0
    leaving: Leaving = "asked"
    fixture: int = 0
    ending: Verdict | None = None
    points: int = 0
    days: int = 0
    corrected: Transfer | None = None


NO_CHOICES: Final = OrganiserChoices()


@dataclass(frozen=True, slots=True)
class OrganiserRequest:
    """An organiser wants something done at a moment.

    An act about a correction also needs the season before, and what that says by now of those who play (`records`).
    """

    season: Season
    progress: Progress
    by: PersonId
    note: str
    now: datetime
    chosen: OrganiserChoices = NO_CHOICES
    before: Season | None = None
    records: Mapping[EntrantId, DrawRecord] = field(default_factory=dict)
