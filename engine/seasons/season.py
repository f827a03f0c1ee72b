"""A season as of one of its facts, and the fold that makes it. Values only; `decisions` says what may happen next."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Final, Literal

from engine.ids import MatchId, PersonId
from engine.seasons.facts import (
    DivisionsDrawn,
    EntrantAsked,
    EntrantConfirmed,
    EntrantJoined,
    EntrantMoved,
    EntrantReplaced,
    EntrantSignedOff,
    EntrantSignedUp,
    EntrantWithdrew,
    FixtureReopened,
    FixtureRuled,
    FixtureStarted,
    OutageCredited,
    OvertimeBegan,
    PhaseEnded,
    PlaceDecided,
    PlannedFixture,
    PointsAdjusted,
    Rules,
    RulesChanged,
    RulingReversed,
    SeasonArchived,
    SeasonCancelled,
    SeasonClosed,
    SeasonCorrected,
    SeasonExtended,
    SeasonFact,
    SeasonFounded,
    SeasonId,
    SeasonPaused,
    SeasonResumed,
    SeasonStarted,
    SeedOpened,
    SignUpOpened,
    StandbyAsked,
    StandbyDeclined,
    StandbyOffered,
    StandbyWithdrawn,
    WeekEnded,
)
from leagues.core import Adjustment, EntrantId, Fixture, Scoring, Withdrawal

Phase = Literal["announced", "open", "drawn", "running", "overtime", "closed", "archived", "cancelled"]

OVER: Final[tuple[Phase, ...]] = ("closed", "archived", "cancelled")
"""The phases in which nothing is played any more."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has a place in the season; `persons` are all who have played in it, the present one last."""

    id: EntrantId
    persons: tuple[PersonId, ...]
    at_once: int = 0
    is_standing: bool = False

    @property
    def person(self) -> PersonId:
        """Return who plays in this place now."""
        return self.persons[-1]


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody is to answer until a time: whether they go on, or (a substitute) whether they take a place."""

    person: PersonId
    entrant: EntrantId
    until: datetime


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
        fixtures: all that is to be played, by number.
        matches: the match in which each fixture is played, by the fixture's number.
        voided: earlier matches of fixtures that are played again.
        asked: who is asked whether they go on.
        standby: substitutes, in the order in which they offered themselves.
        standby_question: the substitute who is asked now.
        declined: substitutes and the places that they did not want.
        rulings: what was decided, by the fixture's number.
        paused_at: since when nothing begins or ends; None while the season goes on.
        is_away: it is paused since the bot is not in the server.
        lost: the times of outages and pauses, in which nobody could do anything.
        weeks: how many weeks have had their round-up.
        decided: who was told to be first, or promoted, before the end.
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
    fixtures: Mapping[int, Fixture] = field(default_factory=dict)
    matches: Mapping[int, MatchId] = field(default_factory=dict)
    voided: tuple[MatchId, ...] = ()
    asked: tuple[Question, ...] = ()
    confirmed: frozenset[EntrantId] = frozenset()
    standby: tuple[PersonId, ...] = ()
    standby_question: Question | None = None
    declined: frozenset[tuple[PersonId, EntrantId]] = frozenset()
    withdrawals: tuple[Withdrawal, ...] = ()
    rulings: Mapping[int, Ruled] = field(default_factory=dict)
    adjustments: tuple[Adjustment, ...] = ()
    seed: str | None = None
    table_digest: str | None = None
    paused_at: datetime | None = None
    is_away: bool = False
    lost: tuple[tuple[datetime, datetime], ...] = ()
    weeks: int = 0
    decided: frozenset[tuple[EntrantId, str]] = frozenset()

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
        return next((one for one in self.entrants.values() if one.person == person), None)

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Return who plays now, and then the substitutes."""
        playing = (one.person for one in self.entrants.values() if not self.has_left(one.id))
        return tuple(dict.fromkeys((*playing, *self.standby)))

    def division_of(self, entrant: EntrantId) -> int | None:
        """Return the number of an entrant's division, from 1."""
        return next((number for number, group in enumerate(self.divisions, 1) if entrant in group), None)

    def fixtures_of(self, division: int) -> tuple[Fixture, ...]:
        """Return the fixtures of a division, by number."""
        return tuple(fixture for fixture in self.fixtures.values() if fixture.division == division)

    def passed(self, since: datetime, now: datetime) -> timedelta:
        """Return how much time has passed since then in which people could do something."""
        lost = (min(ended, now) - max(begun, since) for begun, ended in self.lost)
        return now - since - sum((each for each in lost if each > timedelta()), timedelta())

    def has_left(self, entrant: EntrantId) -> bool:
        """Tell whether an entrant has withdrawn."""
        return any(withdrawal.entrant == entrant for withdrawal in self.withdrawals)

    def fixture_in(self, match: MatchId) -> Fixture | None:
        """Return the fixture that is played in a match."""
        return next((self.fixtures[number] for number, known in self.matches.items() if known == match), None)


def begin(season: SeasonId, fact: SeasonFounded, *, at: datetime, digest: str) -> Season:
    """Return a season as its first fact leaves it."""
    return Season(season, 1, digest, fact, fact.rules, at)


def fold(season: SeasonId, facts: Iterable[tuple[SeasonFact, datetime, str]]) -> Season:
    """Return the season that facts make, each with its time and the digest of its entry."""
    each = iter(facts)
    founded, at, digest = next(each)
    assert isinstance(founded, SeasonFounded)
    made = begin(season, founded, at=at, digest=digest)
    for fact, at, digest in each:
        made = step(made, fact, at=at, digest=digest)
    return made


def step(season: Season, fact: SeasonFact, *, at: datetime, digest: str) -> Season:
    """Return what a fact makes of a season."""
    return replace(_changed(season, fact, at), seq=season.seq + 1, digest=digest, updated_at=at)


def _changed(season: Season, fact: SeasonFact, at: datetime) -> Season:  # noqa: C901 - one case for each kind of fact
    match fact:
        case SeasonFounded():
            raise AssertionError
        case RulesChanged(rules=rules):
            return replace(season, rules=rules)
        case SignUpOpened(until=until):
            return replace(season, phase="open", until=datetime.fromisoformat(until))
        case EntrantSignedUp() | EntrantSignedOff() | StandbyOffered() | StandbyWithdrawn():
            return _signed(season, fact)
        case SeedOpened(seed=seed):
            return replace(season, seed=seed)
        case DivisionsDrawn():
            return _drawn(season, fact)
        case EntrantMoved(entrant=entrant, division=division):
            return replace(season, divisions=_moved(season.divisions, entrant, division))
        case SeasonStarted() | FixtureStarted():
            return _started(season, fact, at)
        case EntrantJoined():
            return _joined(season, fact)
        case EntrantAsked() | EntrantConfirmed() | EntrantWithdrew():
            return _staying(season, fact, at)
        case StandbyAsked() | StandbyDeclined() | EntrantReplaced():
            return _substituted(season, fact)
        case FixtureRuled(fixture=fixture):
            return replace(season, rulings={**season.rulings, fixture: Ruled(fact, at)})
        case RulingReversed(fixture=fixture):
            kept = {number: ruled for number, ruled in season.rulings.items() if number != fixture}
            return replace(season, rulings=kept)
        case FixtureReopened(fixture=fixture):
            return _reopened(season, fixture)
        case PointsAdjusted(entrant=entrant, points=points):
            return replace(season, adjustments=(*season.adjustments, Adjustment(entrant, Fraction(points))))
        case SeasonExtended(until=until):
            return replace(season, until=datetime.fromisoformat(until))
        case OvertimeBegan(until=until):
            return replace(season, phase="overtime", until=datetime.fromisoformat(until))
        case SeasonClosed() | SeasonCorrected() | SeasonArchived() | SeasonCancelled():
            return _ended(season, fact, at)
        case PhaseEnded():
            return replace(season, until=at)
        case SeasonPaused():
            return replace(season, paused_at=at, is_away=fact.by is None)
        case SeasonResumed():
            assert season.paused_at is not None
            return replace(_given_back(season, season.paused_at, at), paused_at=None, is_away=False)
        case OutageCredited(begun=begun, ended=ended):
            return _given_back(season, datetime.fromisoformat(begun), datetime.fromisoformat(ended))
        case WeekEnded(week=week):
            return replace(season, weeks=week)
        case PlaceDecided(entrant=entrant, what=what):
            return replace(season, decided=season.decided | {(entrant, what)})


def _given_back(season: Season, begun: datetime, ended: datetime) -> Season:
    """Return the season with every time later by as long as nobody could do anything."""
    span, asked = ended - begun, season.standby_question
    return replace(
        season,
        lost=(*season.lost, (begun, ended)),
        until=season.until and season.until + span,
        started_at=season.started_at and season.started_at + span,
        asked=tuple(replace(question, until=question.until + span) for question in season.asked),
        standby_question=asked and replace(asked, until=asked.until + span),
    )


def _signed(season: Season, fact: EntrantSignedUp | EntrantSignedOff | StandbyOffered | StandbyWithdrawn) -> Season:
    match fact:
        case EntrantSignedUp():
            known = season.entrants.get(fact.entrant, Entrant(fact.entrant, (fact.person,)))
            entrant = replace(known, at_once=fact.at_once, is_standing=fact.is_standing)
            others = tuple(person for person in season.standby if person != fact.person)
            return replace(
                season,
                entrants={**season.entrants, fact.entrant: entrant},
                latest_entrant=max(season.latest_entrant, fact.entrant),
                standby=others,
            )
        case EntrantSignedOff():
            left = {number: one for number, one in season.entrants.items() if number != fact.entrant}
            divisions = tuple(tuple(one for one in group if one != fact.entrant) for group in season.divisions)
            return replace(season, entrants=left, divisions=divisions)
        case StandbyOffered():
            return replace(season, standby=(*season.standby, fact.person))
        case StandbyWithdrawn():
            return replace(season, standby=tuple(person for person in season.standby if person != fact.person))


def _drawn(season: Season, fact: DivisionsDrawn) -> Season:
    """Return the season after the draw; who found no place in a division is the first substitute."""
    members = {entrant for group in fact.divisions for entrant in group}
    left_over = tuple(one.person for number, one in season.entrants.items() if number not in members)
    return replace(
        season,
        phase="drawn",
        entrants={number: one for number, one in season.entrants.items() if number in members},
        standby=(*left_over, *season.standby),
        divisions=fact.divisions,
        lots=fact.lots,
        until=datetime.fromisoformat(fact.starts_at),
    )


def _moved(
    divisions: tuple[tuple[EntrantId, ...], ...], entrant: EntrantId, division: int
) -> tuple[tuple[EntrantId, ...], ...]:
    kept = [tuple(one for one in group if one != entrant) for group in divisions]
    kept[division - 1] = (*kept[division - 1], entrant)
    return tuple(kept)


def _started(season: Season, fact: SeasonStarted | FixtureStarted, at: datetime) -> Season:
    if isinstance(fact, SeasonStarted):
        fixtures = _made(fact.fixtures)
        ends_at = datetime.fromisoformat(fact.ends_at)
        groups = tuple(group for group in season.divisions if group)
        return replace(season, phase="running", divisions=groups, fixtures=fixtures, until=ends_at, started_at=at)
    return replace(season, matches={**season.matches, fact.fixture: fact.match})


def _made(planned: Iterable[PlannedFixture]) -> Mapping[int, Fixture]:
    return {each.number: Fixture(each.number, each.division, each.round, each.entrants) for each in planned}


def _joined(season: Season, fact: EntrantJoined) -> Season:
    """Return the season with another entrant, the last in the division and in the order of lots."""
    entrant = fact.entrant
    return replace(
        season,
        entrants={**season.entrants, entrant: Entrant(entrant, (fact.person,))},
        latest_entrant=entrant,
        divisions=_moved(season.divisions, entrant, fact.division),
        lots=(*season.lots, entrant),
        fixtures={**season.fixtures, **_made(fact.fixtures)},
        standby=tuple(person for person in season.standby if person != fact.person),
    )


def _reopened(season: Season, fixture: int) -> Season:
    """Return the season with a fixture as if it had not begun; its match counts for nothing any more."""
    return replace(
        season,
        matches={number: match for number, match in season.matches.items() if number != fixture},
        rulings={number: ruled for number, ruled in season.rulings.items() if number != fixture},
        voided=(*season.voided, season.matches[fixture]),
    )


def _staying(season: Season, fact: EntrantAsked | EntrantConfirmed | EntrantWithdrew, at: datetime) -> Season:
    others = tuple(question for question in season.asked if question.entrant != fact.entrant)
    match fact:
        case EntrantAsked(entrant=entrant, until=until):
            person = season.entrants[entrant].person
            question = Question(person, entrant, datetime.fromisoformat(until))
            return replace(season, asked=(*others, question))
        case EntrantConfirmed(entrant=entrant):
            return replace(season, asked=others, confirmed=season.confirmed | {entrant})
        case EntrantWithdrew(entrant=entrant, how=how):
            withdrawal = Withdrawal(entrant, how, int(at.timestamp()))
            return replace(season, asked=others, withdrawals=(*season.withdrawals, withdrawal))


def _substituted(season: Season, fact: StandbyAsked | StandbyDeclined | EntrantReplaced) -> Season:
    match fact:
        case StandbyAsked(person=person, entrant=entrant, until=until):
            return replace(season, standby_question=Question(person, entrant, datetime.fromisoformat(until)))
        case StandbyDeclined(person=person, entrant=entrant):
            return replace(season, standby_question=None, declined=season.declined | {(person, entrant)})
        case EntrantReplaced(entrant=entrant, person=person):
            before = season.entrants[entrant]
            after = replace(before, persons=(*before.persons, person), at_once=0, is_standing=False)
            return replace(
                season,
                entrants={**season.entrants, entrant: after},
                withdrawals=tuple(one for one in season.withdrawals if one.entrant != entrant),
                standby=tuple(one for one in season.standby if one != person),
                standby_question=None,
                confirmed=season.confirmed - {entrant},
            )


def _ended(
    season: Season, fact: SeasonClosed | SeasonCorrected | SeasonArchived | SeasonCancelled, at: datetime
) -> Season:
    match fact:
        case SeasonClosed(table_digest=table_digest):
            until = at + timedelta(days=season.rules.appeal_days)
            closed = replace(season, phase="closed", until=until, table_digest=table_digest)
            return replace(closed, asked=(), standby_question=None)
        case SeasonCorrected(table_digest=table_digest):
            return replace(season, table_digest=table_digest)
        case SeasonArchived():
            return replace(season, phase="archived", until=None)
        case SeasonCancelled():
            ended = replace(season, phase="cancelled", until=None, asked=(), standby_question=None)
            return replace(ended, paused_at=None, is_away=False)
