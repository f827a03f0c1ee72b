"""The posts of a season in its channel: news, each once; the page and the tables, kept up to date.

After a crash a post may be there although we do not know: so each is looked for by its marker before it is sent.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import discord
import structlog

from bot.delivery.retries import even_plainly, plain_form
from bot.delivery.seasons.pentathlon_posts import PentathlonPosts
from bot.delivery.seasons.people import LeaverLetters, SeasonPings
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.markup import Markup
from bot.platform.faults import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ignoring, stands
from bot.posts import limits
from bot.posts.league.core import Standing, mark, marker
from bot.posts.league.news import is_asking, is_correction, news_post
from bot.posts.league.page import page_post
from bot.posts.league.presentation import presentation_of
from bot.posts.league.rounds import round_picture
from bot.posts.painter import Painter
from bot.posts.post import Post
from bot.posts.recipients import Called, NamesOf, Recipient, drawn_of, texts_of
from bot.posts.speech import Speech
from engine.ids import PersonId
from engine.seasons.facts.course import SeasonClosed
from engine.seasons.facts.fixtures import RoundDrawn
from engine.seasons.facts.rules import SeasonId
from engine.seasons.results.standings import tables
from engine.seasons.service.store import SeasonPost
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import Season
from engine.stores.outbox import Announcement, Stream

log = structlog.get_logger(__name__)


class SeasonPosts:
    """Brings what the log of a season says to Discord."""

    def __init__(self, services: DeliveryServices, painter: Painter, reports: Reports, names_of: NamesOf) -> None:
        self._services = services
        self._seasons = services.seasons
        self._painter = painter
        self._reports = reports
        self.pings = SeasonPings(services)
        self._letters = LeaverLetters(services)
        self._names_of = names_of
        self._shown: dict[tuple[SeasonId, str], str] = {}
        self._refused: set[tuple[SeasonId, str]] = set()
        self.pentathlons = PentathlonPosts(services.seasons, painter, self.called)

    async def held_up(self) -> Sequence[SeasonId]:
        """Return the seasons of which something is still to be told."""
        held_up = await self._services.store.outbox.held_up(self._services.share())
        streams = (stream for of_server in held_up.values() for stream in of_server)
        return [SeasonId(stream.id) for stream in streams if stream.kind == "season"]

    async def tell(self, season_id: SeasonId) -> None:
        """Post what is still to be told of a season, in order, and bring its page and tables up to date."""
        for announcement in await self._services.store.outbox.announcements(Stream("season", season_id)):
            await self._tell(announcement)
        await self.refresh(season_id)

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

    async def report(self, season_id: SeasonId, error: Exception) -> None:
        """Report that Discord does not let a season be posted, to those who look after the server."""
        season = await self._seasons.season(season_id)
        await self._reports.report_season(season, error)

    async def standing(self, season: Season) -> Standing:
        """Return a season as it stands, with the names of its people."""
        progress, finished = await self._seasons.standing(season)
        persons = [entrant.person for entrant in season.entrants.values()] if season.divisions else []
        called = await self.called(season.founded.server, persons)
        spans, now = await self._seasons.spans(season, progress), self._services.now()
        made = tables(season, progress)
        return Standing(season, progress, made, finished, texts_of(called), now, spans, drawn_of(called))

    async def names(self, server: int, persons: Iterable[PersonId]) -> Mapping[PersonId, str]:
        """Return how people are called in texts in a server."""
        return texts_of(await self.called(server, persons))

    async def called(self, server: int, persons: Iterable[PersonId]) -> Mapping[PersonId, Called]:
        """Return how people are called in a server."""
        persons = tuple(persons)
        return dict(zip(persons, await self._names_of(server, persons), strict=True))

    async def refresh(self, season_id: SeasonId) -> None:
        """Bring the page and the tables of a season up to date, where they show something else than before."""
        season = await self._seasons.season(season_id)
        recipient = await self._public(season)
        if season.rules.own.has_stages:
            await self._keep(season, "page", await self.pentathlons.page(season, recipient), recipient)
            return
        standing = await self.standing(season)
        game = Speech(recipient.words).game(self._services.matches.game(season.rules.game))
        await self._keep(season, "page", page_post(standing, recipient, game, self._services.now()), recipient)
        if season.fixtures or season.rules.own.is_endless:
            for number in range(1, len(season.divisions) + 1):
                post = await presentation_of(season.rules).post(standing, number, self._painter, recipient, marked=None)
                await self._keep(season, f"table-{number}", post, recipient)

    async def _tell(self, announcement: Announcement) -> None:
        change = await self._seasons.change(announcement)
        await self._post(change)
        await self._letters.send(change)
        await self._services.store.outbox.announced(announcement)

    async def _post(self, change: SeasonChange) -> None:
        season, recipient = change.after, await self._public(change.after)
        is_pentathlon = season.rules.own.has_stages
        post = await (self.pentathlons.news(change, recipient) if is_pentathlon else self._news(change, recipient))
        if post is not None:
            if not is_asking(change.facts):
                post = await self.pings.allowed(season, post)
            mark_line, home = marker(season, "news"), await self._services.homes.of(season)
            is_said = await self._services.channels.find(home, mark_line) is not None
            if is_said or await self.say(season, post, mark_line, nonce=f"{season.id}-{season.seq}n"):
                await self.pings.note(season, post)

    async def say(self, season: Season, post: Post, mark_line: Markup, *, nonce: str) -> bool:
        """Post news where a season lives; False: Discord refuses them, and those in charge have been told."""
        recipient, home = await self._public(season), await self._services.homes.of(season)
        shown = await self._services.recipients.without_leavers(post, recipient)
        plain = self._plain(season, shown, mark_line, recipient)
        try:
            await even_plainly(partial(self._services.channels.send, home, nonce=nonce), shown, plain)
        except discord.HTTPException as error:
            await self._step_over(season, error)
            return False
        return True

    async def _step_over(self, season: Season, error: discord.HTTPException) -> None:
        """Report that Discord refuses a post of a season, which then holds up no other.

        Raises:
            discord.HTTPException: it is no refusal, so the post is to be tried again.
        """
        if not stands(error):
            raise error
        log.warning("post of a season stepped over", season=season.id, error=repr(error))
        await self._reports.report_season(season, error)

    def _plain(self, season: Season, post: Post, mark_line: Markup, recipient: Recipient) -> Post:
        return plain_form(post, recipient.words("plain-season", season=season.id), mark_line)

    async def _news(self, change: SeasonChange, recipient: Recipient) -> Post | None:
        before, after = await self._compared(change)
        ratings, unsettled = await self._rating_changes(change), await self._unsettled(change)
        post = news_post(change, before, after, recipient, ratings, unsettled)
        if post is None:
            return None
        if any(isinstance(fact, SeasonClosed) for fact in change.facts):
            post = await self._with_tables(post, after, recipient)
        return await self._with_rounds(change, post, after, recipient)

    async def _with_tables(self, post: Post, standing: Standing, recipient: Recipient) -> Post:
        """Return the post about the end with the final tables as pictures, as many as a message may have."""
        draw = presentation_of(standing.season.rules).picture
        numbers = range(1, min(len(standing.tables), limits.ATTACHMENTS) + 1)
        pictures = [await draw(standing, number, self._painter, recipient) for number in numbers]
        head, *rest = post.blocks
        return replace(post, blocks=(head, *pictures, *rest))

    async def _with_rounds(self, change: SeasonChange, post: Post, standing: Standing, recipient: Recipient) -> Post:
        """Return the post about drawn rounds with their tables as pictures, where more than two sit at them."""
        drawn = [fact for fact in change.facts if isinstance(fact, RoundDrawn)][: limits.ATTACHMENTS]
        made = [await round_picture(fact, standing, self._painter, recipient) for fact in drawn]
        head, *rest = post.blocks
        return replace(post, blocks=(head, *filter(None, made), *rest))

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

    async def _compared(self, change: SeasonChange) -> tuple[Standing | None, Standing]:
        """Return the season before and after a change, with the same outcomes of matches."""
        after = await self.standing(change.after)
        if change.before is None:
            return None, after
        made = tables(change.before, after.progress) if change.before.divisions else ()
        return replace(after, season=change.before, tables=made), after

    async def _keep(self, season: Season, name: str, post: Post, recipient: Recipient) -> None:
        """Bring a post that is kept up to date to what it says now; send it if it is not there."""
        post = await self._services.recipients.without_leavers(post, recipient)
        key = season.id, name
        text = "\n".join(block for block in post.text.splitlines() if mark(season, name) not in block)
        if self._shown.get(key) == text:
            return
        plain = self._plain(season, post, mark(season, name), recipient)
        try:
            await even_plainly(partial(self._put, season, name), post, plain)
        except discord.HTTPException as error:
            await self._step_over(season, error)
            self._refused.add(key)
        self._shown[key] = text

    async def _put(self, season: Season, name: str, post: Post) -> None:
        """Let a post that is kept up to date show something; send it if it is not there."""
        channels, (channel, message) = self._services.channels, await self._place(season, name)
        is_there = False
        if message is not None:
            with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                await channels.edit(channel, message, post)
                is_there = True
        if not is_there:
            channel = await self._services.homes.of(season)
            message = await channels.send(channel, post, nonce=f"{season.id}-{name}-{season.seq}"[:25])
        assert message is not None
        await self._seasons.store.save_post(SeasonPost(season.id, name, channel, message))

    async def _place(self, season: Season, name: str) -> tuple[int, int | None]:
        """Return the channel of a post that is kept up to date, and its id there; None if it is still to be sent."""
        known = (await self._seasons.store.posts(season.id)).get(name)
        if known is not None and not self._services.channels.is_gone(season.founded.server, known.channel):
            return known.channel, known.message
        home = await self._services.homes.of(season)
        return home, await self._services.channels.find(home, mark(season, name))

    async def _public(self, season: Season) -> Recipient:
        return await self._services.recipients.public(season.founded.server)
