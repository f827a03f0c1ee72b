"""Pauses and outages: every time in a season is later by as long as nobody could do anything."""

from dataclasses import replace
from datetime import datetime, timedelta

from engine.seasons.facts.course import OutageCredited, PauseFact, SeasonPaused, SeasonResumed
from engine.seasons.state.season import EntrantQuestion, Season


def changed(season: Season, fact: PauseFact, at: datetime) -> Season:
    """Return what a pause, its end or an outage makes of a season."""
    match fact:
        case SeasonPaused():
            since = datetime.fromisoformat(fact.since) if fact.since else at
            return replace(season, paused_at=since, away="" if fact.by else fact.note)
        case SeasonResumed():
            assert season.paused_at is not None
            return replace(_given_back(season, season.paused_at, at), paused_at=None, away="")
        case OutageCredited(begun=begun, ended=ended):
            return _given_back(season, datetime.fromisoformat(begun), datetime.fromisoformat(ended))


def _given_back(season: Season, begun: datetime, ended: datetime) -> Season:
    """Return the season with every time later by as long as nobody could do anything."""
    span = ended - begun
    return replace(
        season,
        outages=(*season.outages, (begun, ended)),
        until=season.until and season.until + span,
        started_at=season.started_at and season.started_at + span,
        activity_checks=_later(season.activity_checks, span),
        standby_questions=_later(season.standby_questions, span),
    )


def _later(questions: tuple[EntrantQuestion, ...], span: timedelta) -> tuple[EntrantQuestion, ...]:
    return tuple(replace(question, until=question.until + span) for question in questions)
