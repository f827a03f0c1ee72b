"""The facts of a season: a closed union of what has happened, in the past tense.

A fact holds plain values. Results are not among them: they are the outcomes of the matches that fixtures name, and the
table is a function of both. Times are ISO texts in UTC.
"""

from typing import Final

from engine.seasons.facts.course import CourseFact, FixtureStarted, PauseFact, SeasonFounded, SeasonSeedOpened
from engine.seasons.facts.fixtures import DrawFact, FixtureFact
from engine.seasons.facts.flash import WaitTold
from engine.seasons.facts.ladder import LadderFact
from engine.seasons.facts.places import (
    EntrantSignedOff,
    EntrantSignedUp,
    PlaceFact,
    StandbyDeclined,
    StandbyOffered,
    StandbyWithdrawn,
)
from engine.seasons.facts.stages import PentathlonStarted, StageFact
from engine.seasons.facts.teams import BoardsOrdered, MemberDeclined, MemberJoined, MemberMissing, TeamFact

OwnFact = DrawFact | LadderFact | PentathlonStarted | StageFact | TeamFact | WaitTold
"""The facts that only some formats have."""

SeasonFact = CourseFact | FixtureFact | OwnFact | PauseFact | PlaceFact

Facts = tuple[SeasonFact, ...]
"""The facts of a decision; empty where there is nothing to write down."""

SILENT: Final = (
    SeasonFounded,
    EntrantSignedUp,
    EntrantSignedOff,
    StandbyOffered,
    StandbyWithdrawn,
    StandbyDeclined,
    SeasonSeedOpened,
    FixtureStarted,
    MemberJoined,
    MemberDeclined,
    BoardsOrdered,
    MemberMissing,
)
"""Facts that the season's page, or that of a team, alone shows."""


def is_silent(facts: Facts) -> bool:
    """Tell whether nobody is told of facts."""
    return all(isinstance(fact, SILENT) for fact in facts)
