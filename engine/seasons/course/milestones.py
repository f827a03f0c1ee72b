"""Milestones of a running season: the end of a week, and places that are certain before the end."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import Final, Literal

from engine.seasons.course.schedule import left_standing, next_at
from engine.seasons.facts.course import PlaceDecided, WeekEnded
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts
from engine.seasons.formats import format_of
from engine.seasons.state.progress import Progress, open_fixtures
from engine.seasons.state.season import Season
from leagues.bounds import Span, prospects
from leagues.core import EntrantId

What = Literal["title", "promotion", "relegation"]

WEEK: Final = timedelta(days=7)


def possible_places(season: Season, progress: Progress, division: int) -> Mapping[EntrantId, Span]:
    """Return the places that the people of a division can still have; may take a second; call it off the loop."""
    return format_of(season.rules).possible_places(season, progress, division)


def spans(season: Season, progress: Progress) -> Mapping[EntrantId, Span]:
    """Return the places that the people of all divisions can still have; may take a second; call it off the loop."""
    divisions = range(1, len(season.divisions) + 1)
    return {one: span for division in divisions for one, span in possible_places(season, progress, division).items()}


def reached(season: Season, progress: Progress, now: datetime) -> Facts:
    """Return what is to be told now; empty where there is nothing, as when the season closes by itself at once.

    May take a second; call it off the loop.
    """
    is_ending = season.phase == "overtime" and season.until is not None and season.until <= now
    if not season.is_live or is_ending or season.paused_at is not None:
        return ()
    if not open_fixtures(season, progress) and not season.rules.own.is_endless:
        return ()
    if any(left_standing(season, progress)):  # how their matches end decides whether they stay in the table
        return ()
    return (*_weeks(season, now), *_decided(season, progress))


def next_look(season: Season, progress: Progress, now: datetime) -> datetime | None:
    """Return when time next brings something about in a season, or a week of it is to be told; None if never."""
    return min(filter(None, (next_at(season, progress, now), next_week(season))), default=None)


def next_week(season: Season) -> datetime | None:
    """Return when the week that is running ends."""
    if not season.is_live or season.started_at is None or season.paused_at is not None:
        return None
    return season.started_at + WEEK * (season.weeks + 1)


def _weeks(season: Season, now: datetime) -> Iterator[WeekEnded]:
    """Yield the week that has ended; of several that nobody could be told of only the last."""
    at = next_week(season)
    if at is not None and at <= now and season.started_at is not None:
        yield WeekEnded("week_ended", (now - season.started_at) // WEEK)


def _decided(season: Season, progress: Progress) -> Iterator[PlaceDecided]:
    """Yield who is first, promoted or relegated, whatever is still to come, unless it was told."""
    lowest = len(season.divisions)
    for number in range(1, lowest + 1):
        spans = possible_places(season, progress, number)
        for entrant, span in spans.items():
            what = _certain(span, len(spans), season.rules, is_first=number == 1, is_last=number == lowest)
            if what and (entrant, what) not in season.announced_certainties and not season.has_left(entrant):
                yield PlaceDecided("place_decided", entrant, what)


def _certain(span: Span, people: int, rules: Rules, *, is_first: bool, is_last: bool) -> What | None:
    """Return what the places come to that somebody can still have, None while it is open."""
    found = prospects(
        span, people, promoted=rules.promoted, relegated=rules.relegated, is_highest=is_first, is_lowest=is_last
    )
    if found.title == "certain":
        return "title"
    if found.promotion == "certain":
        return "promotion"
    return "relegation" if found.relegation == "certain" else None
