"""What the standings of a season look like: the table of a division, or what its format shows in its place."""

from datetime import datetime

from bot.posts.league.core import Standing
from bot.posts.league.ladder import ladder_picture, ladder_post
from bot.posts.league.tables import table_picture, table_post
from bot.posts.painter import Painter
from bot.posts.post import Picture, Post
from bot.posts.recipients import Recipient
from engine.ids import PersonId
from engine.seasons.season import Season


def shown_divisions(season: Season) -> range:
    """Return the divisions whose standings are worth showing."""
    is_shown = bool(season.fixtures) or season.rules.is_endless
    return range(1, len(season.divisions) + 1) if is_shown else range(0)


async def standings_post(
    standing: Standing,
    division: int,
    painter: Painter,
    recipient: Recipient,
    *,
    page: int = 0,
    marked: PersonId | None,
    now: datetime,
) -> Post:
    """Return a page of a division's standings, with the line of `marked` stressed."""
    if standing.season.rules.is_endless:
        return await ladder_post(standing, painter, recipient, page=page, marked=marked, now=now)
    return await table_post(standing, division, painter, recipient, page=page, marked=marked)


async def standings_picture(
    standing: Standing, division: int, painter: Painter, recipient: Recipient, *, now: datetime
) -> Picture:
    """Return the picture of a division's standings, with the same in words."""
    if standing.season.rules.is_endless:
        return await ladder_picture(standing, painter, recipient, now=now)
    return await table_picture(standing, division, painter, recipient)
