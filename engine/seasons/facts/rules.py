"""The rules of a season, frozen at its start, and the ids of seasons and leagues."""

from dataclasses import dataclass, field
from typing import Literal, NewType, TypeVar

from engine.seasons.errors import OtherFormat
from engine.seasons.facts.formats import FormatRules, KnownCriterion, RoundRobinRules
from engine.time.policy import Policy
from leagues.core import Scoring

LeagueId = NewType("LeagueId", str)
"""Names a league: its seasons carry it."""
SeasonId = NewType("SeasonId", str)
"""Names a season in commands, buttons and exports."""
OwnRules = TypeVar("OwnRules")
"""The rules that only one format has."""


@dataclass(frozen=True, slots=True)
class SeasonScoring(Scoring):
    """The worth of results, and the tie-breaks, of those that there are, that decide between equal points."""

    tie_breaks: tuple[KnownCriterion, ...] = ("direct", "wins", "sonneborn_berger")


@dataclass(frozen=True, slots=True)
class Conditions:
    """Conditions of sign-up.

    Attributes:
        least_reliability: how reliable somebody must be (`engine.people.reliability`).
        newcomers_at_once: matches that a newcomer plays at the same time, at most; 0: as everybody.
        least_rating, most_rating: bounds of the shown rating; 0 is none.
    """

    least_reliability: Literal["any", "mixed", "reliable"] = "any"
    newcomers_at_once: int = 0
    least_rating: int = 0
    most_rating: int = 0


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a season; frozen at the start of a season.

    Attributes:
        game, game_version, options: as in an invitation.
        seats: of each match.
        policy: how time runs; leagues need one in which running out of time is a loss.
        own: which format it is, and what only that one has.
        least, most: people in a division.
        at_once: matches that one person plays at the same time, at most; 0 is all of them.
        promoted, relegated: how many change divisions.
        scoring: what results are worth, and what decides between equal points.
        sign_up_days, objection_hours, days, overtime_days, appeal_days: how long each part of the season lasts.
        answer_hours: how long somebody has to answer when they are asked whether they go on, or to be a substitute.
        silent_days: who has not moved for so long in a running match is asked.
        allows_takeback_of_throws: a takeback may go back across a throw.
        recurs: sign-up for the next season opens by itself when half of this one is over.
        allows_late: until half of it is over people may still join a running season, where a division has room.
        allows_study: players may try lines of their running matches out on the study board.
        conditions: who may sign up.
    """

    game: str
    game_version: int
    options: tuple[tuple[str, int], ...]
    seats: int
    policy: Policy
    own: FormatRules = field(default_factory=RoundRobinRules)
    least: int = 4
    most: int = 8
    at_once: int = 0
    promoted: int = 2
    relegated: int = 2
    scoring: SeasonScoring = field(default_factory=SeasonScoring)
    sign_up_days: int = 10
    objection_hours: int = 24
    days: int = 42
    overtime_days: int = 7
    appeal_days: int = 3
    answer_hours: int = 72
    silent_days: int = 7
    allows_takeback_of_throws: bool = False
    recurs: bool = True
    allows_late: bool = False
    allows_study: bool = True
    conditions: Conditions = field(default_factory=Conditions)

    def of(self, kind: type[OwnRules]) -> OwnRules:
        """Return what only one format has, to code that deals with that format alone.

        Raises:
            OtherFormat: the rules are of another one.
        """
        if not isinstance(self.own, kind):
            raise OtherFormat
        return self.own
