"""Posts of pentathlons: their page and their news."""

from collections.abc import Awaitable, Callable, Iterable, Mapping

from bot.posts.league.pentathlon import PentathlonStanding, is_shown, pentathlon_picture, pentathlon_post
from bot.posts.league.pentathlon_news import is_end, pentathlon_news_post
from bot.posts.painter import Painter
from bot.posts.post import Post
from bot.posts.recipients import Called, Recipient, drawn_of, texts_of
from engine.ids import PersonId
from engine.seasons.service.service import Seasons
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import Season

CalledBy = Callable[[int, Iterable[PersonId]], Awaitable[Mapping[PersonId, Called]]]
"""How people are called in a server."""


class PentathlonPosts:
    """Makes what the log of a pentathlon and its stages say into posts."""

    def __init__(self, seasons: Seasons, painter: Painter, called: CalledBy) -> None:
        self._seasons = seasons
        self._painter = painter
        self._called = called

    async def standing(self, season: Season) -> PentathlonStanding:
        """Return a pentathlon as it stands, with the names of its people."""
        found = PentathlonStanding(season, await self._seasons.pentathlons.stages(season))
        persons = [PersonId(row.entrant) for row in found.rows]
        called = await self._called(season.founded.server, persons)
        return PentathlonStanding(season, found.stages, texts_of(called), drawn_of(called))

    async def page(self, season: Season, recipient: Recipient) -> Post:
        """Return the page of a pentathlon."""
        standing = await self.standing(season)
        picture = await pentathlon_picture(standing, self._painter, recipient) if is_shown(standing) else None
        return pentathlon_post(standing, picture, recipient)

    async def news(self, change: SeasonChange, recipient: Recipient) -> Post | None:
        """Return the post about a change, the one about the end with the final table as a picture."""
        standing = await self.standing(change.after)
        picture = await pentathlon_picture(standing, self._painter, recipient) if is_end(change) else None
        return pentathlon_news_post(change, recipient, picture)
