"""/calendar: one's own deadlines, and the dates of one's seasons, as a file for any calendar. Always private."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from discord.ext import commands

from bot.i18n import Words
from bot.posts.league.core import title
from bot.posts.match.tasks import deadline
from bot.posts.person.calendar_file import CalendarEntry, calendar_file
from bot.posts.post import Attachment, Post
from bot.posts.speech import Speech
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.routing import ComponentEvent
from bot.requests.translation import command
from engine.matches.state.match import Match
from engine.seasons.course.schedule import dates
from engine.seasons.state.rungs import Rungs
from engine.seasons.state.season import Season
from engine.stores.matches import Summary, all_of_person

KEPT: Final = timedelta(days=60)
"""How long after its end a match stays in the file, so that calendars remove what they imported of it."""

ONCE_FIXED: Final = ("sign-up", "start", "end")
"""The dates that every season may have had."""


async def send_calendar(context: RequestContext) -> None:
    """Send the file."""
    words = context.words
    entries = [entry async for entry in _entries(context)]
    data = calendar_file(entries, name=words("calendar-name"), now=context.services.now())
    count = sum(not entry.is_cancelled for entry in entries)
    await context.replace(Post.of(words("calendar-done", count=count), Attachment("fernzug.ics", data)))


async def on_calendar(event: ComponentEvent) -> None:
    """Send the file by button."""
    await send_calendar(event.context)


async def _entries(context: RequestContext) -> AsyncIterator[CalendarEntry]:
    """Yield what stands in the file: the person's matches, then their seasons."""
    since = context.services.now() - KEPT
    for summary in await all_of_person(context.store.matches, context.person, phases=("running", "over")):
        if summary.phase == "running" or summary.updated_at >= since:
            yield await _of_match(context, summary)
    for season in await context.services.seasons.store.all():
        if context.person in season.persons and season.phase != "archived":
            whole = await context.services.seasons.season(season.season)
            link = await context.services.homes.link(whole)
            for entry in (*_of_season(context, whole), *_challenges(context, whole, since)):
                yield replace(entry, url=link)


async def _of_match(context: RequestContext, summary: Summary) -> CalendarEntry:
    """Return until when the person has time for a move; cancelled while they are not to move, or no clock runs."""
    words, match = context.words, await context.match(summary.match)
    at = await deadline(context.matches, match, context.person) if match.phase == "running" else None
    game = Speech(words).game(context.game_of(match))
    others = ", ".join(await _others(context, match))
    return CalendarEntry(
        key=f"match-{match.id}-{context.person}",
        sequence=match.seq,
        at=at or summary.updated_at,
        title=words("calendar-move", game=game, others=others),
        about=words("calendar-move-about", match=match.id),
        url=await context.services.homes.link(match),
        changed_at=summary.updated_at,
        is_cancelled=at is None,
    )


async def _others(context: RequestContext, match: Match) -> list[str]:
    """Return how those are called who play against the person, as far as that is known."""
    names = await context.presenter.names(match, context.words)
    return [name or "?" for person, name in zip(match.persons, names, strict=True) if person != context.person]


def _of_season(context: RequestContext, season: Season) -> list[CalendarEntry]:
    """Return the dates of a season; of one that was cancelled those that an earlier file may have held."""
    words = context.words
    if season.phase != "cancelled":
        return [
            _date(season, date.name, date.at, words, kind=date.kind, round_=date.round, is_cancelled=not date.is_fixed)
            for date in dates(season)
        ]
    return [_date(season, name, season.updated_at, words, kind=name, is_cancelled=True) for name in ONCE_FIXED]


def _challenges(context: RequestContext, season: Season, since: datetime) -> list[CalendarEntry]:
    """Return until when the person may answer challenges on a ladder; cancelled once that is over, or moves."""
    words, entries = context.words, list[CalendarEntry]()
    challenges = season.own.challenges if isinstance(season.own, Rungs) else {}
    for challenge in challenges.values():
        if season.entrants[challenge.opponent].person == context.person and challenge.until >= since:
            is_open = challenge.state == "open" and season.is_live and season.paused_at is None
            entry = _date(
                season,
                f"challenge-{challenge.number}",
                challenge.until,
                words,
                kind="challenge",
                is_cancelled=not is_open,
            )
            entries.append(replace(entry, about=words("calendar-challenge-about")))
    return entries


def _date(
    season: Season, name: str, at: datetime, words: Words, *, kind: str, round_: int = 0, is_cancelled: bool
) -> CalendarEntry:
    return CalendarEntry(
        key=f"season-{season.id}-{name}",
        sequence=season.seq,
        at=at,
        title=words(f"calendar-{kind}", season=title(season, words), round=round_),
        about=words("calendar-season-about", season=season.id),
        url="",
        changed_at=season.updated_at,
        is_cancelled=is_cancelled,
    )


class CalendarCommands(commands.Cog):
    """Calendars."""

    @command("calendar")
    async def calendar(self, interaction: Interaction) -> None:
        """Send the person's deadlines and the dates of their seasons."""
        await send_calendar(await RequestContext.of(interaction))
