"""The posts of a season in its channel: news, each once; the page and the tables, kept up to date.

After a crash a post may be there although we do not know: so each is looked for by its marker before it is sent.
"""

from functools import partial

from bot.delivery.retries import even_plainly, plain_form
from bot.delivery.seasons.news import SeasonNews
from bot.delivery.seasons.people import SeasonPings
from bot.delivery.seasons.views import SeasonView, SeasonViews
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.delivery.tellers import stepping_over
from bot.markup import Markup
from bot.platform.faults import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ignoring
from bot.posts import limits
from bot.posts.league.core import mark
from bot.posts.league.page import page_post
from bot.posts.league.pentathlon import PentathlonStanding, is_shown, pentathlon_picture, pentathlon_post
from bot.posts.league.presentation import presentation_of
from bot.posts.painter import Painter
from bot.posts.post import Post
from bot.posts.recipients import NamesOf
from bot.posts.speech import Speech
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.store import SeasonPost
from engine.seasons.state.season import Season


class SeasonPosts:
    """Brings posts of seasons to Discord: those that are sent once, and those that are kept up to date."""

    def __init__(self, services: DeliveryServices, painter: Painter, reports: Reports, names_of: NamesOf) -> None:
        self._services = services
        self._seasons = services.seasons
        self._painter = painter
        self._reports = reports
        self.views = SeasonViews(services, names_of)
        self.news = SeasonNews(services.seasons, painter, self.views)
        self.pings = SeasonPings(services)
        self._shown: dict[tuple[SeasonId, str], str] = {}
        self._refused: set[tuple[SeasonId, str]] = set()

    def forget(self, season_id: SeasonId) -> None:
        """Forget what the page and the tables of a season show: somebody else has kept them up to date."""
        self._shown = {key: text for key, text in self._shown.items() if key[0] != season_id}
        self._refused = {key for key in self._refused if key[0] != season_id}

    async def has_lost(self, season_id: SeasonId) -> bool:
        """Tell whether the page or a table of a season was deleted or refused; it is tried again with the next news."""
        lost = {name for season, name in self._refused if season == season_id}
        server = (await self._seasons.season(season_id)).founded.server
        for name, post in (await self._seasons.store.posts(season_id)).items():
            is_gone = self._services.channels.is_gone(server, post.channel)
            if is_gone or not await self._services.channels.has(post.channel, post.message):
                lost.add(name)
        for name in lost:
            self._shown.pop((season_id, name), None)
            self._refused.discard((season_id, name))
        return bool(lost)

    async def report(self, season: Season, error: Exception) -> None:
        """Report that Discord does not let a season be posted, to those who look after the server."""
        await self._reports.report_season(season, error)

    async def say(self, view: SeasonView, post: Post, mark_line: Markup, *, nonce: str) -> None:
        """Post news where a season lives, in a plainer form where Discord refuses them."""
        shown, home = view.shown(post), await self._services.homes.of(view.season)
        send = partial(self._services.channels.send, home, nonce=nonce)
        await even_plainly(send, shown, _plain(view, shown, mark_line))

    async def refresh(self, view: SeasonView) -> None:
        """Bring the page and the tables of a season up to date, where they show something else than before."""
        recipient, standing = view.recipient, view.standing
        if isinstance(standing, PentathlonStanding):
            picture = await pentathlon_picture(standing, self._painter, recipient) if is_shown(standing) else None
            await self._keep(view, "page", pentathlon_post(standing, picture, recipient))
            return
        season = standing.season
        game = Speech(recipient.words).game(self._services.matches.game(season.rules.game))
        await self._keep(view, "page", page_post(standing, recipient, game, self._services.now()))
        if season.fixtures or season.rules.own.is_endless:
            for number in range(1, len(season.divisions) + 1):
                post = await presentation_of(season.rules).post(standing, number, self._painter, recipient, marked=None)
                await self._keep(view, f"table-{number}", post)

    async def _keep(self, view: SeasonView, name: str, post: Post) -> None:
        """Bring a post that is kept up to date to what it says now; send it if it is not there."""
        season, post = view.season, view.shown(post)
        key, mark_line = (season.id, name), mark(season, name)
        text = "\n".join(block for block in post.text.splitlines() if mark_line not in block)
        if self._shown.get(key) == text:
            return
        async with stepping_over(partial(self.report, season)) as step:
            await even_plainly(partial(self._put, view, name), post, _plain(view, post, mark_line))
        if step.refusal is not None:
            self._refused.add(key)
        self._shown[key] = text

    async def _put(self, view: SeasonView, name: str, post: Post) -> None:
        """Let a post that is kept up to date show something; send it if it is not there."""
        season, channels = view.season, self._services.channels
        (channel, message), is_there = await self._place(view, name), False
        if message is not None:
            with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                await channels.edit(channel, message, post)
                is_there = True
        if not is_there:
            channel = await self._services.homes.of(season)
            message = await channels.send(channel, post, nonce=f"{season.id}-{name}-{season.seq}"[: limits.NONCE])
        assert message is not None
        place = SeasonPost(season.id, name, channel, message)
        if view.posts.get(name) != place:
            await self._seasons.store.save_post(place)

    async def _place(self, view: SeasonView, name: str) -> tuple[int, int | None]:
        """Return the channel of a post that is kept up to date, and its id there; None if it is still to be sent."""
        season, known = view.season, view.posts.get(name)
        if known is not None and not self._services.channels.is_gone(season.founded.server, known.channel):
            return known.channel, known.message
        home = await self._services.homes.of(season)
        return home, await self._services.channels.find(home, mark(season, name))


def _plain(view: SeasonView, post: Post, mark_line: Markup) -> Post:
    return plain_form(post, view.recipient.words("plain-season", season=view.season.id), mark_line)
