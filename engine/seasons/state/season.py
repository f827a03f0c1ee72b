"""A season as of one of its facts. Values only; `fold` makes it, `decisions` says what may happen next."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal, TypeVar

from engine.ids import MatchId, PersonId
from engine.seasons.errors import OtherFormat
from engine.seasons.facts.course import SeasonFounded
from engine.seasons.facts.fixtures import FixtureRuled
from engine.seasons.facts.rules import Rules, SeasonId
from engine.seasons.state.own import Advances, DrawnRounds, Entrant, FormatState, Queue
from engine.seasons.state.rungs import Rungs
from engine.seasons.state.squads import Squads
from engine.seasons.state.stages import Stages
from leagues.core import Adjustment, EntrantId, Fixture, Withdrawal

Phase = Literal["announced", "open", "drawn", "running", "overtime", "closed", "archived", "cancelled"]

OwnState = FormatState | DrawnRounds | Advances | Rungs | Squads | Queue | Stages
"""The states of the formats, each its own."""
Kept = TypeVar("Kept")

OVER: Final[tuple[Phase, ...]] = ("closed", "archived", "cancelled")
"""The phases in which nothing is played any more."""


@dataclass(frozen=True, slots=True)
class EntrantQuestion:
    """Somebody is to answer until a time: whether they go on, or (a substitute) whether they take a place.

    They were asked at `since`; `is_gone` since they are not in the server any more.
    """

    person: PersonId
    entrant: EntrantId
    until: datetime
    since: datetime
    is_gone: bool = False


@dataclass(frozen=True, slots=True)
class Ruled:
    """A decision about a fixture."""

    fact: FixtureRuled
    at: datetime


@dataclass(frozen=True, slots=True)
class Season:
    """A season as of fact `seq`.

    Attributes:
        until: when the present phase ends by itself; None where it does not.
        entrants: those who take part, by their number; who signed off is not among them.
        divisions: entrants in the order of the draw, the highest division first.
        lots: entrants in the order in which lots were drawn, for the last ties; late joiners after them.
        entitled_division: where somebody belongs by the season before, as it was known when they were placed.
        fixtures: all that is to be played, by number.
        own: what only its format keeps.
        matches: the match in which each fixture is played, by the fixture's number.
        voided: earlier matches of fixtures that are played again.
        activity_checks: who is asked whether they go on.
        asked_for_time: when somebody has asked the organisers for time, the last time.
        standby: substitutes, in the order in which they offered themselves.
        standby_questions: who is asked now to take which place; about each place at most one.
        declined: substitutes and the places that they did not want.
        rulings: what was decided, by the fixture's number.
        paused_at: since when nothing begins or ends; None while the season goes on.
        away: it is paused since its server cannot be reached, for this reason.
        outages: the times of outages and pauses, in which nobody could do anything.
        weeks: how many weeks have had their round-up.
        announced_certainties: who was told to be first, or promoted, before the end.
        allowed: who may sign up though they do not meet the conditions.
    """

    id: SeasonId
    seq: int
    digest: str
    founded: SeasonFounded
    rules: Rules
    updated_at: datetime
    phase: Phase = "announced"
    until: datetime | None = None
    started_at: datetime | None = None
    entrants: Mapping[EntrantId, Entrant] = field(default_factory=dict)
    latest_entrant: int = 0
    divisions: tuple[tuple[EntrantId, ...], ...] = ()
    lots: tuple[EntrantId, ...] = ()
    entitled_division: Mapping[EntrantId, int] = field(default_factory=dict)
    fixtures: Mapping[int, Fixture] = field(default_factory=dict)
    own: OwnState = field(default_factory=FormatState)
    matches: Mapping[int, MatchId] = field(default_factory=dict)
    voided: tuple[MatchId, ...] = ()
    activity_checks: tuple[EntrantQuestion, ...] = ()
    confirmed: frozenset[EntrantId] = frozenset()
    asked_for_time: Mapping[EntrantId, datetime] = field(default_factory=dict)
    standby: tuple[PersonId, ...] = ()
    standby_questions: tuple[EntrantQuestion, ...] = ()
    declined: frozenset[tuple[PersonId, EntrantId]] = frozenset()
    withdrawals: tuple[Withdrawal, ...] = ()
    rulings: Mapping[int, Ruled] = field(default_factory=dict)
    adjustments: tuple[Adjustment, ...] = ()
    seed: str | None = None
    table_digest: str | None = None
    paused_at: datetime | None = None
    away: str = ""
    outages: tuple[tuple[datetime, datetime], ...] = ()
    weeks: int = 0
    announced_certainties: frozenset[tuple[EntrantId, str]] = frozenset()
    allowed: frozenset[PersonId] = frozenset()

    @property
    def is_live(self) -> bool:
        """Tell whether fixtures are being played."""
        return self.phase in {"running", "overtime"}

    @property
    def is_over(self) -> bool:
        """Tell whether nothing is played any more."""
        return self.phase in OVER

    def entrant_of(self, person: PersonId) -> Entrant | None:
        """Return the place in which a person plays now."""
        return next((one for one in reversed(list(self.entrants.values())) if person in self.present(one)), None)

    def present(self, one: Entrant) -> tuple[PersonId, ...]:
        """Return who plays in a place now: a person, or the members of a team."""
        if one.id in self.former:
            return ()
        return self.own.members(one)

    def players(self, fixture: Fixture) -> tuple[PersonId | None, ...]:
        """Return who plays for each entrant at a fixture, in the order of its seats; None while nobody does."""
        return self.own.players(fixture, self.entrants)

    def players_for(self, entrant: EntrantId) -> tuple[PersonId, ...]:
        """Return who counts for what an entrant has come to: all who have had a board of the team, or the person."""
        return self.own.played_for(self.entrants[entrant], self.fixtures)

    @property
    def number(self) -> int:
        """Return which season of its league it is; 0 where no other follows on it."""
        return 0 if self.rules.own.is_endless else self.founded.number

    @property
    def round(self) -> int:
        """Return the latest round that was drawn for itself; 0 where all fixtures are made at the start."""
        return self.own.round

    def of(self, kind: type[Kept]) -> Kept:
        """Return what only one format keeps, to code that deals with that format alone.

        Raises:
            OtherFormat: the season is played in another one.
        """
        if not isinstance(self.own, kind):
            raise OtherFormat
        return self.own

    @property
    def former(self) -> frozenset[EntrantId]:
        """Return the places of people who play in another division now."""
        return frozenset(withdrawal.entrant for withdrawal in self.withdrawals if withdrawal.how == "moved")

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Return who plays now, and then the substitutes."""
        left = {withdrawal.entrant for withdrawal in self.withdrawals}
        playing = (person for one in self.entrants.values() if one.id not in left for person in self.present(one))
        return tuple(dict.fromkeys((*playing, *self.standby)))

    def question_about(self, entrant: EntrantId) -> EntrantQuestion | None:
        """Return who is asked now to take a place."""
        return next((question for question in self.standby_questions if question.entrant == entrant), None)

    def question_to(self, person: PersonId, entrant: EntrantId | None = None) -> EntrantQuestion | None:
        """Return what somebody is asked about a place, about any if none is named."""
        own = (question for question in self.standby_questions if question.person == person)
        return next((question for question in own if entrant in {None, question.entrant}), None)

    def division_of(self, entrant: EntrantId) -> int | None:
        """Return the number of an entrant's division, from 1."""
        return next((number for number, group in enumerate(self.divisions, 1) if entrant in group), None)

    def fixtures_of(self, division: int) -> tuple[Fixture, ...]:
        """Return the fixtures of a division, by number."""
        return tuple(fixture for fixture in self.fixtures.values() if fixture.division == division)

    def playing(self, division: int) -> tuple[EntrantId, ...]:
        """Return who plays on in a division, in the order of the draw."""
        return tuple(one for one in self.divisions[division - 1] if not self.has_left(one))

    def passed(self, since: datetime, now: datetime) -> timedelta:
        """Return how much time has passed since then in which people could do something."""
        lost = (min(ended, now) - max(begun, since) for begun, ended in self.outages)
        return now - since - sum((each for each in lost if each > timedelta()), timedelta())

    def silent_at(self, since: datetime, now: datetime) -> datetime:
        """Return from when on somebody counts as silent for whom a match has waited since then, as known now."""
        return since + timedelta(days=self.rules.silent_days) + (now - since - self.passed(since, now))

    def limits(self, entrant: EntrantId) -> tuple[int, ...]:
        """Return what bounds how many matches somebody plays at the same time: the season, they themselves, newness."""
        one, rules = self.entrants[entrant], self.rules
        known = (rules.at_once, one.at_once, rules.conditions.newcomers_at_once if one.is_new else 0)
        return tuple(limit for limit in known if limit)

    def has_left(self, entrant: EntrantId) -> bool:
        """Tell whether an entrant has withdrawn."""
        return any(withdrawal.entrant == entrant for withdrawal in self.withdrawals)

    def fixture_in(self, match: MatchId) -> Fixture | None:
        """Return the fixture that is played in a match."""
        return next((self.fixtures[number] for number, known in self.matches.items() if known == match), None)
