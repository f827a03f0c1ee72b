"""News of a season as posts: in words, with tables and drawn rounds as pictures."""

from collections.abc import Mapping
from dataclasses import replace

from bot.delivery.seasons.views import SeasonView, SeasonViews
from bot.posts import limits
from bot.posts.league.core import Standing
from bot.posts.league.news import is_correction, news_post
from bot.posts.league.pentathlon import PentathlonStanding, pentathlon_picture
from bot.posts.league.pentathlon_news import is_end, pentathlon_news_post
from bot.posts.league.presentation import presentation_of
from bot.posts.league.rounds import round_picture
from bot.posts.painter import Painter
from bot.posts.post import Picture, Post
from engine.seasons.facts.course import SeasonClosed
from engine.seasons.facts.fixtures import RoundDrawn
from engine.seasons.results.standings import tables
from engine.seasons.service.service import Seasons
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import Season


class SeasonNews:
    """Makes the posts about changes of seasons."""

    def __init__(self, seasons: Seasons, painter: Painter, views: SeasonViews) -> None:
        self._seasons = seasons
        self._painter = painter
        self._views = views

    async def post(self, view: SeasonView, change: SeasonChange) -> Post | None:
        """Return the post about a change of a season, None where its page alone shows it."""
        if isinstance(view.standing, PentathlonStanding):
            return await self._of_pentathlon(replace(view.standing, season=change.after), view, change)
        after = await self._views.earlier(view.standing, change.after)
        ratings, unsettled = await self._rating_changes(change), await self._unsettled(change)
        post = news_post(change, _before(change, after), after, view.recipient, ratings, unsettled)
        if post is None:
            return None
        head, *rest = post.blocks
        return replace(post, blocks=(head, *await self._pictures(change, after, view), *rest))

    async def _of_pentathlon(self, standing: PentathlonStanding, view: SeasonView, change: SeasonChange) -> Post | None:
        picture = await pentathlon_picture(standing, self._painter, view.recipient) if is_end(change) else None
        return pentathlon_news_post(change, view.recipient, picture)

    async def _pictures(self, change: SeasonChange, standing: Standing, view: SeasonView) -> list[Picture]:
        """Return the rounds that were drawn for more than two at a table, and the final tables, as many as may be."""
        drawn = [fact for fact in change.facts if isinstance(fact, RoundDrawn)][: limits.ATTACHMENTS]
        made = [await round_picture(fact, standing, self._painter, view.recipient) for fact in drawn]
        pictures = [picture for picture in made if picture is not None]
        if any(isinstance(fact, SeasonClosed) for fact in change.facts):
            draw = presentation_of(standing.season.rules).picture
            numbers = range(1, min(len(standing.tables), limits.ATTACHMENTS) + 1)
            pictures += [await draw(standing, number, self._painter, view.recipient) for number in numbers]
        return pictures

    async def _unsettled(self, change: SeasonChange) -> Season | None:
        """Return the next season if a correction of one that is over says who belongs elsewhere in it."""
        return await self.unsettled(change.after) if is_correction(change) and change.after.is_over else None

    async def unsettled(self, season: Season) -> Season | None:
        """Return the next season if somebody in it belongs to another division by now, and nobody has decided yet."""
        following = await self._seasons.successor(season)
        if following is None or not await self._seasons.corrected_places(following):
            return None
        return following

    async def _rating_changes(self, change: SeasonChange) -> Mapping[int, float]:
        """Return by how much ratings are different by a correction."""
        if change.before is None or not is_correction(change):
            return {}
        return await self._seasons.ratings.differences(change.before, change.after)


def _before(change: SeasonChange, after: Standing) -> Standing | None:
    """Return the season before a change, with the same outcomes of matches."""
    if change.before is None:
        return None
    made = tables(change.before, after.progress) if change.before.divisions else ()
    return replace(after, season=change.before, tables=made)
