"""The course of a season: facts about its parts, its draw, its pauses and its end."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from engine.ids import MatchId, PersonId
from engine.log.facts.chance import Draw
from engine.seasons.facts.places import (
    PlannedFixture,
)
from engine.seasons.facts.rules import LeagueId, Rules, SeasonId
from leagues.core import EntrantId
from leagues.divisions import Claim


@dataclass(frozen=True, slots=True)
class SeasonFounded:
    """Somebody announces a season; `commitment` binds to the seed of its draws before anybody has signed up.

    `pentathlon` is the one of which it is a stage, `stage` which one, counted from 1; 0 where it is none.
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
    pentathlon: SeasonId | None
    stage: int


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
class SeasonSeedOpened:
    """Sign-up has ended; the seed that the season was bound to is opened, so that anybody can repeat the draw."""

    kind: Literal["season_seed_opened"]
    seed: str


@dataclass(frozen=True, slots=True)
class DrawnRecord:
    """An entrant's record at the draw, as `leagues.divisions.DrawRecord` says."""

    entrant: EntrantId
    division: int | None
    order: int
    of: int
    away: int
    rating: int
    claim: Claim | None


@dataclass(frozen=True, slots=True)
class DivisionsDrawn:
    """The divisions with their entrants, the highest first, in the order of the draw; `lots` decide the last ties.

    `records` are what the divisions follow from beside the lots.
    """

    kind: Literal["divisions_drawn"]
    divisions: tuple[tuple[EntrantId, ...], ...]
    lots: tuple[EntrantId, ...]
    draws: tuple[Draw, ...]
    starts_at: str
    records: tuple[DrawnRecord, ...]


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
    """The present part of the season lasts longer."""

    kind: Literal["season_extended"]
    until: str
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class OvertimeBegan:
    """The season's end has come with matches unfinished; they have until a time, then what is open is unplayed."""

    kind: Literal["overtime_began"]
    until: str


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """An organiser ends the present part of the season now: sign-up, the time to object, the matches, overtime."""

    kind: Literal["phase_ended"]
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class SeasonPaused:
    """Nothing begins and nothing ends in the season until it is resumed; matches that have begun go on.

    `by` is None where its server cannot be reached, which it could not be since `since` (ISO, else empty): `note` says
    why.
    """

    kind: Literal["season_paused"]
    note: str
    by: PersonId | None
    since: str


@dataclass(frozen=True, slots=True)
class SeasonResumed:
    """The season goes on; every time in it is later by as long as the pause was.

    `by` is None where its server can be reached again, or the pause has lasted as long as a pause may.
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


def iso(at: datetime) -> str:
    """Return a time as facts hold it."""
    return at.isoformat(timespec="seconds")


CourseFact = (
    SeasonFounded
    | RulesChanged
    | SignUpOpened
    | SeasonSeedOpened
    | DivisionsDrawn
    | SeasonStarted
    | FixtureStarted
    | SeasonExtended
    | OvertimeBegan
    | PhaseEnded
    | WeekEnded
    | PlaceDecided
    | SeasonClosed
    | SeasonCorrected
    | SeasonArchived
    | SeasonCancelled
)

PauseFact = SeasonPaused | SeasonResumed | OutageCredited
"""The facts by which every time in a season becomes later."""
