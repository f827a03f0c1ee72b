"""Facts about the stages of a pentathlon.

A pentathlon is a season without fixtures of its own. Each stage is an ordinary season; the table of the pentathlon is a
function of the places that its closed stages have come to, which stand in its own log.
"""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from engine.seasons.facts.rules import SeasonId
from leagues.core import EntrantId


@dataclass(frozen=True, slots=True)
class StagePlace:
    """The place that somebody has come to in their group of a stage."""

    person: PersonId
    place: int


@dataclass(frozen=True, slots=True)
class PentathlonStarted:
    """Sign-up for the pentathlon has ended; who comes later may still sign up for stages that have not begun."""

    kind: Literal["pentathlon_started"]


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
    """Places of a stage that was over have changed; `table_digest` binds to the final table if there was one."""

    kind: Literal["stage_corrected"]
    stage: int
    groups: tuple[tuple[StagePlace, ...], ...]
    table_digest: str | None


StageFact = StageLeftOut | StageOpened | StageClosed | StageDropped | StageCorrected
"""Facts that change the stages of a pentathlon."""
