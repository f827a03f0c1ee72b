"""The hall of fame and the archive: buttons below somebody's own seasons, and below each other."""

from collections.abc import Sequence
from functools import partial

from bot.errors import UnknownButton
from bot.features.league.lookup import standing_of
from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent, number
from bot.posts.league.hall import ALL, archive_post, final_post, hall_post
from bot.posts.post import NO_MATCH
from bot.posts.progress import Progress
from bot.posts.speech import Speech
from engine.errors import UnknownSeason
from engine.seasons.facts.rules import LeagueId, SeasonId
from engine.seasons.results.hall_of_fame import Final, final_of, hall

OVER = frozenset({"closed", "archived"})
SIZE = 500
"""About how many bytes the end of a season takes while it is kept in memory."""


async def show(event: ComponentEvent) -> None:
    """Show a page of the hall of fame, of the league that the key names or of all."""
    key = event.key
    await _show(event.context, None if key.match == NO_MATCH else LeagueId(key.match), number(key.text))


async def of_league(event: ComponentEvent) -> None:
    """Show the hall of fame of the league that was chosen."""
    await _show(event.context, None if event.value == ALL else LeagueId(event.value), 0)


async def past(event: ComponentEvent) -> None:
    """Show a page of the archive."""
    context = event.context
    post = archive_post(await finals(context), number(event.key.text), partial(_game_name, context), context.words)
    await context.replace(post)


async def open_season(event: ComponentEvent) -> None:
    """Show the final tables of the season that was chosen.

    Raises:
        UnknownButton: there is none here, or it is not over.
    """
    context = event.context
    try:
        season = await context.services.seasons.season(SeasonId(event.value))
    except UnknownSeason:
        raise UnknownButton from None
    if season.founded.server != context.server or season.phase not in OVER:
        raise UnknownButton
    await context.replace(final_post(await standing_of(context, season), context.words))


async def finals(context: RequestContext) -> Sequence[Final]:
    """Return how the seasons of this server have ended, the latest first; stages count with their event only.

    Raises:
        Busy: the person has asked for too much at once.
    """
    found = []
    for summary in await context.services.seasons.store.of_server(context.server):
        if summary.phase in OVER:
            season = await context.services.seasons.season(summary.season)
            key = ("final", season.id, season.seq)
            work = partial(_final, context, season.id)
            final = await context.services.long_work.do(context.person, key, work, size=lambda _: SIZE, weight="light")
            if final is not None and season.founded.pentathlon is None:
                found.append(final)
    return found


async def _final(context: RequestContext, season_id: SeasonId, _: Progress) -> Final | None:
    season = await context.services.seasons.season(season_id)
    return final_of(season, await context.services.seasons.tables(season))


async def _show(context: RequestContext, league: LeagueId | None, page: int) -> None:
    known = await finals(context)
    leagues = {one.league: one.name for one in reversed(known)}
    if league is not None and league not in leagues:
        raise UnknownButton
    made = hall(one for one in known if league in {None, one.league})
    await context.replace(hall_post(made, page, league, leagues, partial(_game_name, context), context.words))


def _game_name(context: RequestContext, key: str) -> str:
    return Speech(context.words).game(context.matches.game(key))
