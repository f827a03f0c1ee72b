"""The weekly round-up of a season: what was played since the last one, who leads, which match waits longest."""

from collections.abc import Iterator

from bot.i18n import Words
from bot.markup import Markup, when
from bot.posts import limits
from bot.posts.league.core import Standing, figure, place
from bot.posts.league.page import fixture_line
from bot.posts.league.presentation import presentation_of
from bot.posts.league.prospects import races
from bot.posts.post import fitting
from engine.seasons.course.milestones import WEEK
from engine.seasons.facts.course import WeekEnded
from engine.seasons.state.progress import counted, open_fixtures

MOST_RESULTS = 20
LEADERS = 3
ROOM = limits.V2_TEXT_TOTAL - 500
"""Characters; the rest is for what stands around."""


def round_up(fact: WeekEnded, standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield the lines of a round-up, as many as a post has room for: those of the highest divisions come first."""
    yield from fitting(_lines(fact.week, standing, words), ROOM)


def _lines(week: int, standing: Standing, words: Words) -> Iterator[Markup]:
    yield words("league-week", week=week, open=len(open_fixtures(standing.season, standing.progress)))
    waiting = standing.progress.waiting_since
    if waiting:
        longest = min(waiting, key=lambda entrant: (waiting[entrant], entrant))
        yield words("league-week-waiting", person=standing.mention(longest), since=when(waiting[longest]))
    yield from _results(week, standing, words)
    own = presentation_of(standing.season.rules).leaders
    if own is not None:
        yield from own(standing, words)
        return
    divisions = range(1, len(standing.tables) + 1)
    for number in divisions:
        yield words("league-week-leaders", division=number, persons=_leaders(standing, number, words))
    for number in divisions:
        yield from races(standing, number, words)


def _results(week: int, standing: Standing, words: Words) -> Iterator[Markup]:
    season = standing.season
    assert season.started_at is not None  # weeks are counted from there
    first, last = (int((season.started_at + WEEK * each).timestamp()) for each in (week - 1, week))
    results = counted(season, standing.progress)
    recent = [number for number, result in sorted(results.items()) if first <= result.ended_at < last]
    if not recent:
        yield words("league-week-quiet")
        return
    yield words("league-week-results", count=len(recent))
    for number in recent[:MOST_RESULTS]:
        yield fixture_line(standing, season.fixtures[number], words)


def _leaders(standing: Standing, number: int, words: Words) -> Markup:
    rows = [row for row in standing.tables[number - 1].rows if row.place is not None]
    return Markup(", ").join(
        Markup("{} {} ({})").format(place(row), standing.mention(row.entrant), figure(row.points, words))
        for row in rows[:LEADERS]
    )
