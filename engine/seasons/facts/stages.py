"""The facts of events over several games, such as a pentathlon, and what is frozen about their stages.

An event is a season without fixtures of its own. Each stage is an ordinary season; the table of the event is a function
of the places that its closed stages have come to, which stand in the event's own log.
"""

from dataclasses import dataclass
from typing import Literal, NewType

from engine.ids import PersonId
from leagues.core import Criterion, EntrantId

SeasonId = NewType("SeasonId", str)
"""Names a season in commands, buttons and exports."""


@dataclass(frozen=True, slots=True)
class StageRules:
    """What is played in a stage; everything else is as the rules of the event have it.

    Attributes:
        name: how the game is called, for lists of seasons.
        game, game_version, options, seats, tie_breaks: as in `engine.seasons.facts.union.Rules`.
    """

    name: str
    game: str
    game_version: int
    options: tuple[tuple[str, int], ...]
    seats: int
    tie_breaks: tuple[Criterion, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """The stages of an event and how they count.

    Attributes:
        stages: in their order.
        is_in_turn: a stage begins when the one before is over; otherwise all begin at once.
        break_days: for how long people may still sign up for a stage, or off, before it is drawn; not for the first.
        first, taking_part, best: as in `leagues.pentathlon.Rules`.
    """

    stages: tuple[StageRules, ...]
    is_in_turn: bool = True
    break_days: int = 2
    first: int = 10
    taking_part: int = 1
    best: int = 4


@dataclass(frozen=True, slots=True)
class StagePlace:
    """The place that somebody has come to in their group of a stage."""

    person: PersonId
    place: int


@dataclass(frozen=True, slots=True)
class EventStarted:
    """Sign-up for the event has ended; who comes later may still sign up for stages that have not begun."""

    kind: Literal["event_started"]


@dataclass(frozen=True, slots=True)
class StageLeftOut:
    """Somebody leaves a stage out, or takes part in it after all, before it is opened."""

    kind: Literal["stage_left_out"]
    entrant: EntrantId
    stage: int
    is_out: bool


@dataclass(frozen=True, slots=True)
class StageOpened:
    """A stage, counted from 1, is the season of this id; all who take part are signed up for it."""

    kind: Literal["stage_opened"]
    stage: int
    season: SeasonId


@dataclass(frozen=True, slots=True)
class StageClosed:
    """A stage is over: the places in each of its groups, the best first; who was struck has none."""

    kind: Literal["stage_closed"]
    stage: int
    groups: tuple[tuple[StagePlace, ...], ...]


@dataclass(frozen=True, slots=True)
class StageDropped:
    """A stage has not taken place, so that it counts for nobody."""

    kind: Literal["stage_dropped"]
    stage: int


@dataclass(frozen=True, slots=True)
class StageCorrected:
    """The places of a stage that was over have changed; `table_digest` binds to the event's table if that was final."""

    kind: Literal["stage_corrected"]
    stage: int
    groups: tuple[tuple[StagePlace, ...], ...]
    table_digest: str | None = None


StageFact = StageLeftOut | StageOpened | StageClosed | StageDropped | StageCorrected
"""What changes the stages of an event."""
