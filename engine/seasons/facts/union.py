"""The facts of a season: what has happened, in the past tense. A closed union, only ever added to.

A fact holds plain values, so that an old log can be read by every later version. Results are not among them: they are
the outcomes of the matches that fixtures name, and the table is a function of both. Times are ISO texts in UTC.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, NewType

from engine.ids import MatchId, PersonId
from engine.log.facts import Draw
from engine.seasons.facts.bracket import MeetingDecided, MeetingsMade
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderIdle, LadderJoined
from engine.seasons.facts.pauses import OutageCredited, SeasonPaused, SeasonResumed
from engine.seasons.facts.places import (
    EntrantAsked,
    EntrantConfirmed,
    EntrantJoined,
    EntrantKept,
    EntrantMoved,
    EntrantReplaced,
    EntrantSignedOff,
    EntrantSignedUp,
    EntrantTransferred,
    EntrantWithdrew,
    PlannedFixture,
    SignUpAllowed,
    StandbyAsked,
    StandbyDeclined,
    StandbyOffered,
    StandbyWithdrawn,
    TimeAsked,
    WaitTold,
)
from engine.seasons.facts.rounds import RoundDrawn
from engine.seasons.facts.rulings import FixtureReopened as FixtureReopened
from engine.seasons.facts.rulings import FixtureRuled as FixtureRuled
from engine.seasons.facts.rulings import PointsAdjusted as PointsAdjusted
from engine.seasons.facts.rulings import RulingReversed as RulingReversed
from engine.seasons.facts.stages import (
    Event,
    EventStarted,
    StageClosed,
    StageCorrected,
    StageDropped,
    StageLeftOut,
    StageOpened,
)
from engine.seasons.facts.stages import SeasonId as SeasonId
from engine.seasons.facts.teams import TeamFact
from engine.time.policy import Policy
from leagues.core import Criterion, EntrantId
from leagues.divisions import Claim

LeagueId = NewType("LeagueId", str)
"""Names a league: its seasons carry it."""

Format = Literal["single", "double", "swiss", "pods", "knockout", "ladder", "teams"]


@dataclass(frozen=True, slots=True)
class Rules:
    """What is played, and by which rules; frozen at the start of a season.

    Attributes:
        game, game_version, options: as in an invitation.
        seats: of each match.
        policy: how time runs; leagues need one in which running out of time is a loss.
        format: everybody meets everybody once, or twice with seats changed.
        least, most: people in a division.
        at_once: matches that one person plays at the same time, at most; 0 is all of them.
        promoted, relegated: how many change divisions.
        win, draw, unplayed, has_walkover_wins, difference_cap, tie_breaks: as in `leagues.core.Scoring`.
        sign_up_days, objection_hours, days, overtime_days, appeal_days: how long each part of the season lasts.
        answer_hours: how long somebody has to answer when they are asked whether they go on, or to be a substitute.
        silent_days: who has not moved for so long in a running match is asked.
        allows_takeback_of_throws: a takeback may go back across a throw.
        recurs: sign-up for the next season opens by itself when half of this one is over.
        allows_late: until half of it is over people may still join a running season, where a division has room.
        allows_study: players may try lines of their running matches out on the study board.
        least_reliability: how reliable somebody must be to sign up (`engine.people.reliability`).
        newcomers_at_once: matches that a newcomer plays at the same time, at most; 0: as everybody.
        least_rating, most_rating: shown ratings of those who may sign up; 0 is no bound.
        flash: a group starts by itself as soon as so many people wait who have room; 0: by date.
        flash_room: who plays so many matches has no room for another group.
        boards: how many matches a meeting of teams has; 0 where no teams play.
        team_limit: by how many points of rating somebody may be weaker than a teammate on a lower board.
        reach: how many rungs up a challenge may go on a ladder.
        event: the stages of an event over several games, of which each is a season by these rules; None in a season.
        rounds: how many rounds are drawn one after the other; 0 where the format has no such number.
        round_days: how long a round lasts that is drawn for itself.
        advantage, has_third_place: as in `leagues.knockout.Rules`.
    """

    game: str
    game_version: int
    options: tuple[tuple[str, int], ...]
    seats: int
    policy: Policy
    format: Format = "single"
    least: int = 4
    most: int = 8
    at_once: int = 0
    promoted: int = 2
    relegated: int = 2
    win: int = 2
    draw: int = 1
    unplayed: Literal["draw", "nothing"] = "draw"
    has_walkover_wins: bool = True
    difference_cap: int = 20
    tie_breaks: tuple[Criterion, ...] = ("direct", "wins", "sonneborn_berger")
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
    least_reliability: Literal["any", "mixed", "reliable"] = "any"
    newcomers_at_once: int = 0
    least_rating: int = 0
    most_rating: int = 0
    flash: int = 0
    flash_room: int = 7
    reach: int = 3
    event: Event | None = None
    boards: int = 0
    team_limit: int = 100
    rounds: int = 0
    round_days: int = 7
    advantage: Literal["seed", "lot"] = "seed"
    has_third_place: bool = False

    @property
    def is_by_rounds(self) -> bool:
        """Tell whether rounds are drawn one after the other, so that not all were to meet."""
        return self.rounds > 0

    @property
    def is_endless(self) -> bool:
        """Tell whether people come, play and go at any time, without a draw and a date of the end."""
        return self.format == "ladder"


@dataclass(frozen=True, slots=True)
class SeasonFounded:
    """Somebody announces a season; `commitment` binds to the seed of its draws before anybody has signed up.

    `event` is the event of which it is a stage, counted from 1.
    """

    kind: Literal["season_founded"]
    league: LeagueId
    name: str
    number: int
    server: int
    channel: int
    by: PersonId
    rules: Rules
    previous: SeasonId | None
    commitment: str
    event: SeasonId | None = None
    stage: int = 0


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The organiser has changed the rules before the draw."""

    kind: Literal["rules_changed"]
    rules: Rules
    by: PersonId


@dataclass(frozen=True, slots=True)
class SignUpOpened:
    """People may sign up until a time; without one (empty) until a group starts by itself."""

    kind: Literal["sign_up_opened"]
    until: str


@dataclass(frozen=True, slots=True)
class SeedOpened:
    """Sign-up has ended; the seed that the season was bound to is opened, so that anybody can repeat the draw."""

    kind: Literal["season_seed_opened"]
    seed: str


@dataclass(frozen=True, slots=True)
class DrawnRecord:
    """What an entrant has brought to the draw, as `leagues.divisions.Record` says."""

    entrant: EntrantId
    division: int | None
    order: int
    of: int
    away: int
    rating: int
    claim: Claim | None


@dataclass(frozen=True, slots=True)
class DivisionsDrawn:
    """Who plays in which division, the highest first, in the order of the draw; `lots` decide the last ties.

    `records` are what the divisions follow from beside the lots; None in logs of earlier versions.
    """

    kind: Literal["divisions_drawn"]
    divisions: tuple[tuple[EntrantId, ...], ...]
    lots: tuple[EntrantId, ...]
    draws: tuple[Draw, ...]
    starts_at: str
    records: tuple[DrawnRecord, ...] | None = None


@dataclass(frozen=True, slots=True)
class SeasonStarted:
    """All fixtures are made, in seats as the draw has them; the season ends at a time known from now on."""

    kind: Literal["season_started"]
    fixtures: tuple[PlannedFixture, ...]
    ends_at: str


@dataclass(frozen=True, slots=True)
class FixtureStarted:
    """A fixture is played in a match from now on."""

    kind: Literal["fixture_started"]
    fixture: int
    match: MatchId


@dataclass(frozen=True, slots=True)
class SeasonExtended:
    """The present part of the season lasts longer; in logs of earlier versions also for an outage (`by` None)."""

    kind: Literal["season_extended"]
    until: str
    note: str
    by: PersonId | None


@dataclass(frozen=True, slots=True)
class OvertimeBegan:
    """The season's end has come with matches unfinished; they have until a time, then what is open is unplayed."""

    kind: Literal["overtime_began"]
    until: str


@dataclass(frozen=True, slots=True)
class SeasonClosed:
    """Every fixture has its ending. `table_digest` binds to all tables, `heads` to the logs of all matches."""

    kind: Literal["season_closed"]
    table_digest: str
    heads: tuple[tuple[MatchId, str], ...]


@dataclass(frozen=True, slots=True)
class SeasonCorrected:
    """A ruling after the close has changed the tables; what was acted on stays unless the organiser says otherwise."""

    kind: Literal["season_corrected"]
    table_digest: str
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class SeasonArchived:
    """The time for appeals is over."""

    kind: Literal["season_archived"]


@dataclass(frozen=True, slots=True)
class SeasonCancelled:
    """The season does not take place, or not to its end; running matches go on outside of any league."""

    kind: Literal["season_cancelled"]
    note: str
    by: PersonId | None


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """An organiser ends the present part of the season now: sign-up, the time to object, the matches, overtime."""

    kind: Literal["phase_ended"]
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class WeekEnded:
    """Another week of the season is over, counted from 1: time for the round-up."""

    kind: Literal["week_ended"]
    week: int


@dataclass(frozen=True, slots=True)
class PlaceDecided:
    """Whatever the open fixtures come to, an entrant is first of the first division, promoted, or relegated."""

    kind: Literal["place_decided"]
    entrant: EntrantId
    what: Literal["title", "promotion", "relegation"]


SeasonFact = (
    SeasonFounded
    | RulesChanged
    | SignUpOpened
    | EntrantSignedUp
    | EntrantSignedOff
    | SignUpAllowed
    | StandbyOffered
    | StandbyWithdrawn
    | WaitTold
    | SeedOpened
    | DivisionsDrawn
    | EntrantMoved
    | SeasonStarted
    | RoundDrawn
    | MeetingsMade
    | MeetingDecided
    | EntrantJoined
    | EntrantTransferred
    | EntrantKept
    | FixtureStarted
    | EntrantAsked
    | TimeAsked
    | EntrantConfirmed
    | EntrantWithdrew
    | StandbyAsked
    | StandbyDeclined
    | EntrantReplaced
    | FixtureRuled
    | RulingReversed
    | FixtureReopened
    | PointsAdjusted
    | SeasonExtended
    | OvertimeBegan
    | SeasonClosed
    | SeasonCorrected
    | SeasonArchived
    | SeasonCancelled
    | PhaseEnded
    | SeasonPaused
    | SeasonResumed
    | WeekEnded
    | PlaceDecided
    | OutageCredited
    | LadderJoined
    | ChallengeMade
    | ChallengeAnswered
    | LadderIdle
    | EventStarted
    | StageLeftOut
    | StageOpened
    | StageClosed
    | StageDropped
    | StageCorrected
    | TeamFact
)

Facts = tuple[SeasonFact, ...]
"""What a decision comes to; empty where there is nothing to write down."""


def iso(at: datetime) -> str:
    """Return a time as facts hold it."""
    return at.isoformat(timespec="seconds")
