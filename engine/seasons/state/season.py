"""A season as of one of its facts. Values only; `fold` makes it, `decisions` says what may happen next."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal

from engine.ids import MatchId, PersonId
from engine.seasons.facts.course import SeasonFounded
from engine.seasons.facts.fixtures import FixtureRuled
from engine.seasons.facts.formats import TeamRules
from engine.seasons.facts.rules import Rules, SeasonId
from engine.seasons.state.rungs import Rungs
from engine.seasons.state.squads import Squads
from engine.seasons.state.stages import Stages
from leagues.core import Adjustment, Bye, EntrantId, Fixture, Scoring, Withdrawal

Phase = Literal["announced", "open", "drawn", "running", "overtime", "closed", "archived", "cancelled"]

OVER: Final[tuple[Phase, ...]] = ("closed", "archived", "cancelled")
"""The phases in which nothing is played any more."""


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
    """What was decided about a fixture."""

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
        byes: who had nobody to play in a round that was drawn for itself.
        round: the latest round that was drawn for itself; 0 where all fixtures are made at the start.
        draws: how many values chance has given.
        advanced: who has won and lost the meetings of a knockout, as far as it was told; by `leagues.knockout.Slot`.
        ratings: what everybody had at the draw, as its records say.
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
        waits_since: since when somebody waits for a group, or was last told how many wait.
        waiting_on: who waits for the next group, since this one has started without them.
        rungs: of a ladder: what has happened on it.
        weeks: how many weeks have had their round-up.
        announced_certainties: who was told to be first, or promoted, before the end.
        allowed: who may sign up though they do not meet the conditions.
        stages: of a pentathlon: how far they are.
        squads: where teams play: who is in them, and who plays at which board.
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
    byes: tuple[Bye, ...] = ()
    round: int = 0
    draws: int = 0
    advanced: Mapping[tuple[int, int], tuple[EntrantId | None, EntrantId | None]] = field(default_factory=dict)
    ratings: Mapping[EntrantId, int] = field(default_factory=dict)
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
    waits_since: datetime | None = None
    waiting_on: tuple[Entrant, ...] = ()
    rungs: Rungs = field(default_factory=Rungs)
    weeks: int = 0
    announced_certainties: frozenset[tuple[EntrantId, str]] = frozenset()
    allowed: frozenset[PersonId] = frozenset()
    stages: Stages = field(default_factory=Stages)
    squads: Squads = field(default_factory=Squads)

    @property
    def scoring(self) -> Scoring:
        """Return what results are worth."""
        rules = self.rules
        return Scoring(
            rules.win, rules.draw, rules.unplayed, rules.has_walkover_wins, rules.difference_cap, rules.tie_breaks
        )

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
        return self.squads.teams[one.id].members if one.id in self.squads.teams else (one.person,)

    def is_complete(self, entrant: EntrantId) -> bool:
        """Tell whether an entrant can play: a team needs somebody for each board."""
        is_team = entrant in self.squads.teams
        return not is_team or len(self.squads.teams[entrant].members) >= self.rules.of(TeamRules).boards

    def players(self, fixture: Fixture) -> tuple[PersonId | None, ...]:
        """Return who plays for each entrant at a fixture, in the order of its seats; None while nobody does."""
        if self.rules.own.has_teams:
            return self.lineups_of(fixture.number)
        return tuple(self.entrants[one].person for one in fixture.entrants)

    def lineups_of(self, number: int) -> tuple[PersonId | None, ...]:
        """Return who plays at a board of teams; nobody before its round has begun."""
        return self.squads.lineups.get(number, (None, None))

    def players_for(self, entrant: EntrantId) -> tuple[PersonId, ...]:
        """Return who counts for what an entrant has come to: all who have had a board of the team, or the person."""
        if not self.rules.own.has_teams:
            return (self.entrants[entrant].person,)
        own = (each for each in self.fixtures.values() if entrant in each.entrants)
        seated = (self.lineups_of(each.number)[each.entrants.index(entrant)] for each in own)
        return tuple(dict.fromkeys(person for person in seated if person is not None))

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
        known = (rules.at_once, one.at_once, rules.newcomers_at_once if one.is_new else 0)
        return tuple(limit for limit in known if limit)

    def has_left(self, entrant: EntrantId) -> bool:
        """Tell whether an entrant has withdrawn."""
        return any(withdrawal.entrant == entrant for withdrawal in self.withdrawals)

    def fixture_in(self, match: MatchId) -> Fixture | None:
        """Return the fixture that is played in a match."""
        return next((self.fixtures[number] for number, known in self.matches.items() if known == match), None)
