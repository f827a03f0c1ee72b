"""The course of a season: its rules, its draw, its start, its milestones and its end."""

from dataclasses import replace
from datetime import datetime, timedelta

from engine.seasons.facts.course import (
    CourseFact,
    DivisionsDrawn,
    FixtureStarted,
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
    SeasonSeedOpened,
    SeasonStarted,
    SignUpOpened,
    WeekEnded,
)
from engine.seasons.facts.fixtures import made
from engine.seasons.formats import format_of
from engine.seasons.state.season import Season


def changed(season: Season, fact: CourseFact, at: datetime) -> Season:
    """Return what a fact about its course makes of a season."""
    match fact:
        case SeasonFounded():
            raise AssertionError
        case RulesChanged(rules=rules):
            is_same = isinstance(rules.own, type(season.rules.own))
            return replace(season, rules=rules, own=season.own if is_same else format_of(rules).state())
        case SignUpOpened(until=until):
            return replace(season, phase="open", until=datetime.fromisoformat(until) if until else None)
        case SeasonSeedOpened(seed=seed):
            return replace(season, seed=seed)
        case DivisionsDrawn():
            return _drawn(season, fact)
        case SeasonStarted():
            return _started(season, fact, at)
        case FixtureStarted(fixture=fixture, match=match):
            return replace(season, matches={**season.matches, fixture: match})
        case SeasonExtended(until=until):
            return replace(season, until=datetime.fromisoformat(until))
        case OvertimeBegan(until=until):
            return replace(season, phase="overtime", until=datetime.fromisoformat(until))
        case PhaseEnded():
            return replace(season, until=at)
        case WeekEnded(week=week):
            return replace(season, weeks=week)
        case PlaceDecided(entrant=entrant, what=what):
            return replace(season, announced_certainties=season.announced_certainties | {(entrant, what)})
        case SeasonClosed() | SeasonCorrected() | SeasonArchived() | SeasonCancelled():
            return _ended(season, fact, at)


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
        until=datetime.fromisoformat(fact.starts_at),
    )


def _started(season: Season, fact: SeasonStarted, at: datetime) -> Season:
    ends_at = datetime.fromisoformat(fact.ends_at) if fact.ends_at else None
    groups = tuple(group for group in season.divisions if group)
    return replace(
        season, phase="running", divisions=groups, fixtures=made(fact.fixtures), until=ends_at, started_at=at
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
