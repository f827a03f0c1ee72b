"""The facts of a season: what has happened, in the past tense. A closed union, only ever added to.

A fact holds plain values, so that an old log can be read by every later version. Results are not among them: they are
the outcomes of the matches that fixtures name, and the table is a function of both. Times are ISO texts in UTC.
"""

from dataclasses import dataclass
from typing import Literal, NewType

from engine.ids import MatchId, PersonId
from engine.log.facts import Draw
from engine.time.policy import Policy
from leagues.core import Criterion, Ending, EntrantId, Leaving

SeasonId = NewType("SeasonId", str)
"""Names a season in commands, buttons and exports."""

LeagueId = NewType("LeagueId", str)
"""Names a league: its seasons carry it."""

Format = Literal["single", "double"]


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


@dataclass(frozen=True, slots=True)
class SeasonFounded:
    """Somebody announces a season; `commitment` binds to the seed of its draws before anybody has signed up."""

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


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The organiser has changed the rules before the draw."""

    kind: Literal["rules_changed"]
    rules: Rules
    by: PersonId


@dataclass(frozen=True, slots=True)
class SignUpOpened:
    """People may sign up until a time."""

    kind: Literal["sign_up_opened"]
    until: str


@dataclass(frozen=True, slots=True)
class EntrantSignedUp:
    """Somebody takes part. `at_once` is how many matches they want at the same time; 0: as the season has it.

    Of an entrant who takes part already it changes these wishes.
    `is_standing`: they want to take part in every further season until they say stop.
    """

    kind: Literal["entrant_signed_up"]
    entrant: EntrantId
    person: PersonId
    at_once: int = 0
    is_standing: bool = False


@dataclass(frozen=True, slots=True)
class EntrantSignedOff:
    """Somebody who signed up does not take part after all; free before the draw."""

    kind: Literal["entrant_signed_off"]
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class StandbyOffered:
    """Somebody would take the place of a person who leaves."""

    kind: Literal["standby_offered"]
    person: PersonId


@dataclass(frozen=True, slots=True)
class StandbyWithdrawn:
    """Somebody is no substitute any more."""

    kind: Literal["standby_withdrawn"]
    person: PersonId


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
class EntrantMoved:
    """The organiser has put somebody into another division before the start."""

    kind: Literal["entrant_moved"]
    entrant: EntrantId
    division: int
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class PlannedFixture:
    """A fixture as the log keeps it: its number, division, round, and the entrants in the order of their seats."""

    number: int
    division: int
    round: int
    entrants: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class SeasonStarted:
    """All fixtures are made, in seats as the draw has them; the season ends at a time known from now on."""

    kind: Literal["season_started"]
    fixtures: tuple[PlannedFixture, ...]
    ends_at: str


@dataclass(frozen=True, slots=True)
class EntrantJoined:
    """Somebody takes a place in a division of a running season and meets all who play on in it.

    No fixture that was made before is touched. In the order of lots they come last.
    """

    kind: Literal["entrant_joined"]
    entrant: EntrantId
    person: PersonId
    division: int
    fixtures: tuple[PlannedFixture, ...]


@dataclass(frozen=True, slots=True)
class FixtureStarted:
    """A fixture is played in a match from now on."""

    kind: Literal["fixture_started"]
    fixture: int
    match: MatchId


@dataclass(frozen=True, slots=True)
class EntrantAsked:
    """Somebody is asked whether they go on; no answer until a time is a withdrawal.

    They have let matches wait or lost them on time (`silent`), or are not in the server any more (`gone`).
    """

    kind: Literal["entrant_asked"]
    entrant: EntrantId
    until: str
    reason: Literal["silent", "gone"] = "silent"


@dataclass(frozen=True, slots=True)
class EntrantConfirmed:
    """Somebody who was asked goes on."""

    kind: Literal["entrant_confirmed"]
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class EntrantWithdrew:
    """Somebody has left: by their own wish, by silence, or removed."""

    kind: Literal["entrant_withdrew"]
    entrant: EntrantId
    how: Leaving
    note: str
    by: PersonId | None


@dataclass(frozen=True, slots=True)
class StandbyAsked:
    """A substitute is asked to take somebody's place, until a time; then it is the next one's turn."""

    kind: Literal["standby_asked"]
    person: PersonId
    entrant: EntrantId
    until: str


@dataclass(frozen=True, slots=True)
class StandbyDeclined:
    """A substitute does not want this place, or has not answered in time."""

    kind: Literal["standby_declined"]
    person: PersonId
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class EntrantReplaced:
    """Somebody plays on in another's place: results before stay, the place in the table is the entrant's."""

    kind: Literal["entrant_replaced"]
    entrant: EntrantId
    person: PersonId
    note: str
    by: PersonId | None


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
class SeasonPaused:
    """Nothing begins and nothing ends in the season until it is resumed; matches that have begun go on.

    `by` is None where the bot was removed from the server: then its running matches are paused, too.
    """

    kind: Literal["season_paused"]
    note: str
    by: PersonId | None


@dataclass(frozen=True, slots=True)
class SeasonResumed:
    """The season goes on; every time in it is later by as long as the pause was.

    `by` is None where the bot is back in the server, or the pause has lasted as long as a pause may.
    """

    kind: Literal["season_resumed"]
    note: str
    by: PersonId | None


@dataclass(frozen=True, slots=True)
class OutageCredited:
    """The bot or Discord was away from `begun` to `ended`; every time in the season is later by as long."""

    kind: Literal["outage_credited"]
    begun: str
    ended: str


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
    | StandbyOffered
    | StandbyWithdrawn
    | SeedOpened
    | DivisionsDrawn
    | EntrantMoved
    | SeasonStarted
    | EntrantJoined
    | FixtureStarted
    | EntrantAsked
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
)
