"""The fold of a season's facts: what each of them makes of the season."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from fractions import Fraction

from engine.seasons.facts.course import (
    DivisionsDrawn,
    FixtureStarted,
    OutageCredited,
    OvertimeBegan,
    PhaseEnded,
    PlaceDecided,
    RulesChanged,
    SeasonArchived,
    SeasonCancelled,
    SeasonClosed,
    SeasonCorrected,
    SeasonExtended,
    SeasonFounded,
    SeasonPaused,
    SeasonResumed,
    SeasonSeedOpened,
    SeasonStarted,
    SignUpOpened,
    WeekEnded,
)
from engine.seasons.facts.fixtures import (
    FixtureReopened,
    FixtureRuled,
    MeetingDecided,
    MeetingsMade,
    PointsAdjusted,
    RoundDrawn,
    RulingReversed,
)
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderIdle, LadderJoined
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
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.stages import (
    PentathlonStarted,
    StageClosed,
    StageCorrected,
    StageDropped,
    StageLeftOut,
    StageOpened,
)
from engine.seasons.facts.teams import (
    BoardsOrdered,
    CaptainChanged,
    LineupSet,
    MemberDeclined,
    MemberInvited,
    MemberJoined,
    MemberLeft,
    MemberMissing,
    MemberSteppedIn,
    TeamNamed,
)
from engine.seasons.facts.union import SeasonFact
from engine.seasons.state.season import Entrant, EntrantQuestion, Ruled, Season
from engine.seasons.state.team_fold import team_changed
from leagues.core import Adjustment, Bye, EntrantId, Fixture, Withdrawal


def begin(season: SeasonId, fact: SeasonFounded, *, at: datetime, digest: str) -> Season:
    """Return a season as its first fact leaves it."""
    return Season(season, 1, digest, fact, fact.rules, at)


def fold(season: SeasonId, facts: Iterable[tuple[SeasonFact, datetime, str]]) -> Season:
    """Return the season that facts make, each with its time and the digest of its entry."""
    made = fold_on(None, season, facts)
    assert made is not None  # a season is never without facts
    return made


def fold_on(known: Season | None, season: SeasonId, facts: Iterable[tuple[SeasonFact, datetime, str]]) -> Season | None:
    """Return what further facts make of a season as far as it is `known`; None while there are no facts of it."""
    for fact, at, digest in facts:
        if known is None:
            assert isinstance(fact, SeasonFounded)
            known = begin(season, fact, at=at, digest=digest)
        else:
            known = step(known, fact, at=at, digest=digest)
    return known


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
            return replace(season, phase="open", until=datetime.fromisoformat(until) if until else None)
        case EntrantSignedUp() | EntrantSignedOff() | StandbyOffered() | StandbyWithdrawn():
            return _waiting(_signed(season, fact), at)
        case SignUpAllowed(person=person):
            return replace(season, allowed=season.allowed | {person})
        case WaitTold():
            return replace(season, waits_since=at)
        case SeasonSeedOpened(seed=seed):
            return replace(season, seed=seed)
        case DivisionsDrawn():
            return _drawn(season, fact)
        case EntrantMoved(entrant=entrant, division=division):
            return replace(season, divisions=_moved(season.divisions, entrant, division))
        case SeasonStarted() | FixtureStarted():
            return _started(season, fact, at)
        case RoundDrawn():
            return _round_drawn(season, fact)
        case MeetingsMade(fixtures=fixtures):
            return replace(season, fixtures={**season.fixtures, **_made(fixtures)})
        case MeetingDecided():
            return replace(season, advanced={**season.advanced, (fact.round, fact.number): (fact.winner, fact.loser)})
        case EntrantJoined() | EntrantTransferred():
            return _joined(season, fact, at)
        case EntrantKept(entrant=entrant, division=division):
            return replace(season, entitled_division={**season.entitled_division, entrant: division})
        case TimeAsked(entrant=entrant):
            return replace(season, asked_for_time={**season.asked_for_time, entrant: at})
        case EntrantAsked() | EntrantConfirmed() | EntrantWithdrew():
            return _staying(season, fact, at)
        case StandbyAsked() | StandbyDeclined() | EntrantReplaced():
            return _substituted(season, fact, at)
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
            return replace(season, until=at, rungs=season.rungs.closed())
        case LadderJoined() | ChallengeMade() | ChallengeAnswered():
            return _climbed(season, fact, at)
        case LadderIdle():
            return replace(season, until=at, rungs=season.rungs.closed())
        case SeasonPaused():
            since = datetime.fromisoformat(fact.since) if fact.since else at
            return replace(season, paused_at=since, away="" if fact.by else fact.note)
        case SeasonResumed():
            assert season.paused_at is not None
            return replace(_given_back(season, season.paused_at, at), paused_at=None, away="")
        case OutageCredited(begun=begun, ended=ended):
            return _given_back(season, datetime.fromisoformat(begun), datetime.fromisoformat(ended))
        case WeekEnded(week=week):
            return replace(season, weeks=week)
        case PlaceDecided(entrant=entrant, what=what):
            return replace(season, announced_certainties=season.announced_certainties | {(entrant, what)})
        case PentathlonStarted():
            return replace(season, phase="running", until=None)
        case StageLeftOut() | StageOpened() | StageClosed() | StageDropped():
            return replace(season, stages=season.stages.after(fact))
        case LineupSet() | MemberSteppedIn() | TeamNamed() | MemberInvited() | MemberJoined():
            return team_changed(season, fact)
        case MemberDeclined() | MemberLeft() | BoardsOrdered() | MemberMissing() | CaptainChanged():
            return team_changed(season, fact)
        case StageCorrected(table_digest=digest):
            return replace(season, stages=season.stages.after(fact), table_digest=digest or season.table_digest)


def _given_back(season: Season, begun: datetime, ended: datetime) -> Season:
    """Return the season with every time later by as long as nobody could do anything."""
    span = ended - begun
    return replace(
        season,
        outages=(*season.outages, (begun, ended)),
        until=season.until and season.until + span,
        waits_since=season.waits_since and season.waits_since + span,
        rungs=season.rungs.later(span),
        started_at=season.started_at and season.started_at + span,
        activity_checks=_later(season.activity_checks, span),
        standby_questions=_later(season.standby_questions, span),
    )


def _later(questions: tuple[EntrantQuestion, ...], span: timedelta) -> tuple[EntrantQuestion, ...]:
    return tuple(replace(question, until=question.until + span) for question in questions)


def _signed(season: Season, fact: EntrantSignedUp | EntrantSignedOff | StandbyOffered | StandbyWithdrawn) -> Season:
    match fact:
        case EntrantSignedUp():
            known = season.entrants.get(fact.entrant, Entrant(fact.entrant, (fact.person,), is_new=fact.is_new))
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
            waiting_on = (*season.waiting_on, season.entrants[fact.entrant]) if fact.waits_on else season.waiting_on
            stages = season.stages.without(season.entrants[fact.entrant].person)
            return replace(season, entrants=left, divisions=divisions, waiting_on=waiting_on, stages=stages)
        case StandbyOffered():
            return replace(season, standby=(*season.standby, fact.person))
        case StandbyWithdrawn():
            return replace(season, standby=tuple(person for person in season.standby if person != fact.person))


def _waiting(season: Season, at: datetime) -> Season:
    """Return the season with the time since which somebody waits."""
    return replace(season, waits_since=(season.waits_since or at) if season.entrants else None)


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
        entitled_division={one.entrant: one.division for one in fact.records if one.division is not None},
        lots=fact.lots,
        draws=len(fact.draws),
        ratings={one.entrant: one.rating for one in fact.records},
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
        ends_at = datetime.fromisoformat(fact.ends_at) if fact.ends_at else None
        groups = tuple(group for group in season.divisions if group)
        return replace(season, phase="running", divisions=groups, fixtures=fixtures, until=ends_at, started_at=at)
    return replace(season, matches={**season.matches, fact.fixture: fact.match})


def _round_drawn(season: Season, fact: RoundDrawn) -> Season:
    """Return the season with another round, which ends at a time of its own; overtime of the one before is over."""
    return replace(
        season,
        phase="running",
        until=datetime.fromisoformat(fact.until),
        fixtures={**season.fixtures, **_made(fact.fixtures)},
        byes=(*season.byes, *(Bye(one, fact.round) for one in fact.byes)),
        round=max(season.round, fact.round),
        draws=season.draws + len(fact.draws),
    )


def _made(planned: Iterable[PlannedFixture]) -> Mapping[int, Fixture]:
    return {each.number: Fixture(each.number, each.division, each.round, each.entrants) for each in planned}


def _joined(season: Season, fact: EntrantJoined | EntrantTransferred, at: datetime) -> Season:
    """Return the season with another entrant, the last in the division and in the order of lots."""
    if isinstance(fact, EntrantTransferred):
        season = _staying(season, EntrantWithdrew("entrant_withdrew", fact.entrant, "moved", fact.note, fact.by), at)
        before, entrant = season.entrants[fact.entrant], fact.place
        joined = replace(before, id=entrant, persons=(before.person,))
        season = replace(season, entitled_division={**season.entitled_division, entrant: fact.division})
    else:
        entrant, joined = fact.entrant, Entrant(fact.entrant, (fact.person,), is_new=fact.is_new)
    return replace(
        season,
        entrants={**season.entrants, entrant: joined},
        latest_entrant=entrant,
        divisions=_moved(season.divisions, entrant, fact.division),
        lots=(*season.lots, entrant),
        fixtures={**season.fixtures, **_made(fact.fixtures)},
        standby=tuple(person for person in season.standby if person != joined.person),
    )


def _climbed(season: Season, fact: LadderJoined | ChallengeMade | ChallengeAnswered, at: datetime) -> Season:
    season = replace(season, rungs=season.rungs.after(fact, at))
    if isinstance(fact, LadderJoined):
        return replace(
            season,
            entrants={**season.entrants, fact.entrant: Entrant(fact.entrant, (fact.person,))},
            latest_entrant=fact.entrant,
            divisions=((*(season.divisions[0] if season.divisions else ()), fact.entrant),),
        )
    if isinstance(fact, ChallengeAnswered) and fact.fixture is not None:
        return replace(season, fixtures={**season.fixtures, **_made((fact.fixture,))})
    return season


def _reopened(season: Season, fixture: int) -> Season:
    """Return the season with a fixture as if it had not begun; its match counts for nothing any more."""
    return replace(
        season,
        matches={number: match for number, match in season.matches.items() if number != fixture},
        rulings={number: ruled for number, ruled in season.rulings.items() if number != fixture},
        voided=(*season.voided, season.matches[fixture]),
    )


def _staying(season: Season, fact: EntrantAsked | EntrantConfirmed | EntrantWithdrew, at: datetime) -> Season:
    others = tuple(question for question in season.activity_checks if question.entrant != fact.entrant)
    match fact:
        case EntrantAsked(entrant=entrant, until=until, reason=reason):
            person = season.entrants[entrant].person
            question = EntrantQuestion(person, entrant, datetime.fromisoformat(until), at, reason == "gone")
            return replace(season, activity_checks=(*others, question))
        case EntrantConfirmed(entrant=entrant):
            is_back = any(question.is_gone for question in season.activity_checks if question.entrant == entrant)
            confirmed = season.confirmed if is_back else season.confirmed | {entrant}
            return replace(season, activity_checks=others, confirmed=confirmed)
        case EntrantWithdrew(entrant=entrant, how=how):
            withdrawal = Withdrawal(entrant, how, int(at.timestamp()))
            rungs = season.rungs.left(entrant, at) if season.rules.own.is_endless else season.rungs
            return replace(season, activity_checks=others, withdrawals=(*season.withdrawals, withdrawal), rungs=rungs)


def _substituted(season: Season, fact: StandbyAsked | StandbyDeclined | EntrantReplaced, at: datetime) -> Season:
    match fact:
        case StandbyAsked(person=person, entrant=entrant, until=until):
            question = EntrantQuestion(person, entrant, datetime.fromisoformat(until), at)
            return replace(season, standby_questions=(*season.standby_questions, question))
        case StandbyDeclined(person=person, entrant=entrant):
            left = tuple(each for each in season.standby_questions if each.entrant != entrant)
            return replace(season, standby_questions=left, declined=season.declined | {(person, entrant)})
        case EntrantReplaced(entrant=entrant, person=person):
            before = season.entrants[entrant]
            after = Entrant(before.id, (*before.persons, person), since=at)
            return replace(
                season,
                entrants={**season.entrants, entrant: after},
                withdrawals=tuple(one for one in season.withdrawals if one.entrant != entrant),
                standby=tuple(one for one in season.standby if one != person),
                standby_questions=tuple(
                    each for each in season.standby_questions if each.entrant != entrant and each.person != person
                ),
                confirmed=season.confirmed - {entrant},
            )


def _ended(
    season: Season, fact: SeasonClosed | SeasonCorrected | SeasonArchived | SeasonCancelled, at: datetime
) -> Season:
    match fact:
        case SeasonClosed(table_digest=table_digest):
            until = at + timedelta(days=season.rules.appeal_days)
            closed = replace(season, phase="closed", until=until, table_digest=table_digest)
            return replace(closed, activity_checks=(), standby_questions=())
        case SeasonCorrected(table_digest=table_digest):
            return replace(season, table_digest=table_digest)
        case SeasonArchived():
            return replace(season, phase="archived", until=None)
        case SeasonCancelled():
            ended = replace(season, phase="cancelled", until=None, activity_checks=(), standby_questions=())
            return replace(ended, paused_at=None, away="")
