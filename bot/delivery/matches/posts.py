"""The posts that a change leaves in public: the invitation in its channel, news and board in the match's thread.

After a crash or a fault of Discord a post may be there although we do not know: so whatever is posted late is first
looked for by its marker (match, number of the fact, head of the chain), which no other post bears.
"""

import contextlib
from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Final

import discord
import structlog

from bot.delivery.matches.thread_names import is_called_otherwise
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.retries import even_plainly, plain_form
from bot.delivery.services import DeliveryServices
from bot.markup import EMPTY, Markup
from bot.platform.faults import FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ignoring
from bot.posts.match.news import goes_on, is_silent, shows_board
from bot.posts.post import Post
from bot.posts.recipients import Recipient
from engine.ids import PersonId
from engine.log.facts.play import PlayerReplaced
from engine.log.facts.start import MatchStarted
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.stores.outbox import DiscordLocation

YOUNG: Final = timedelta(minutes=50)
ROOM: Final = 2500

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Shown:
    """A match's location once a change is shown, and the message that shows it if it was there already."""

    location: DiscordLocation
    found: int | None = None


class MatchPosts:
    """Brings changes to the channels and threads of their matches."""

    def __init__(self, services: DeliveryServices, threads: MatchThreads) -> None:
        self._services = services
        self._threads = threads
        self._channels = services.channels
        self._presenter = services.presenter

    async def post(self, change: Change, pinged: Collection[PersonId], *, is_fresh: bool) -> Shown:
        """Bring one change to Discord; only `pinged` may be pinged."""
        match = change.after
        recipient = await self._services.recipients.of_match(match)
        shown = await self._begun(change, recipient, pinged, is_fresh=is_fresh)
        if change.before is None and match.phase == "proposed":
            return shown
        if change.before is None or change.before.phase == "proposed":
            await self._update_invitation(match, shown.location, recipient)
        if match.phase in ("running", "over") and not is_silent(change):
            shown = await self._post_in_thread(change, shown.location, recipient, pinged, is_fresh=is_fresh)
            await self._close_question(change, shown.location)
        if is_called_otherwise(change) and shown.location.thread is not None:
            await self._threads.names.renew(match, shown.location.thread, recipient)
        return shown

    async def _begun(
        self, change: Change, recipient: Recipient, pinged: Collection[PersonId], *, is_fresh: bool
    ) -> Shown:
        """Open what is to be opened; if Discord does not let us open a thread, the invitation says all the same."""
        try:
            return await self._opened(change, recipient, pinged, is_fresh=is_fresh)
        except FAULTS:
            if change.before is not None and change.before.phase == "proposed":
                location = await self._services.store.outbox.location(change.after.id)
                with contextlib.suppress(*FAULTS):
                    await self._update_invitation(change.after, location, recipient)
            raise

    async def open(self, change: Change, *, is_fresh: bool) -> DiscordLocation:
        """See to it that a match has its invitation, and its thread where it starts; return where it lives then."""
        recipient = await self._services.recipients.of_match(change.after)
        return (await self._opened(change, recipient, (), is_fresh=is_fresh)).location

    async def _opened(
        self, change: Change, recipient: Recipient, pinged: Collection[PersonId], *, is_fresh: bool
    ) -> Shown:
        match = change.after
        shown = Shown(await self._services.store.outbox.location(match.id))
        if change.before is None and not match.proposal.is_private and shown.location.invitation is None:
            shown = await self._invite(match, shown.location, recipient, pinged, is_fresh=is_fresh)
        if any(isinstance(fact, MatchStarted | PlayerReplaced) for fact in change.facts):
            return replace(shown, location=await self._threads.open(match, shown.location, recipient))
        return shown

    async def _invite(
        self,
        match: Match,
        location: DiscordLocation,
        recipient: Recipient,
        pinged: Collection[PersonId],
        *,
        is_fresh: bool,
    ) -> Shown:
        channel = await self._services.homes.of(match)
        found = None if is_fresh else await self._channels.find(channel, self._presenter.trace(match))
        post = (await self._shown(self._presenter.invitation(match, recipient), recipient)).pinging(pinged)
        send = partial(self._channels.send, channel, nonce=f"{nonce(match)}i")
        message = found or await even_plainly(send, post, self._plain(post, match, recipient))
        return Shown(replace(location, invitation=message), found)

    async def _update_invitation(self, match: Match, location: DiscordLocation, recipient: Recipient) -> None:
        if location.invitation is None:
            return
        post = await self._shown(self._presenter.invitation(match, recipient, thread=location.thread), recipient)
        edit = partial(self._channels.edit, await self._services.homes.of(match), location.invitation)
        with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            await even_plainly(edit, post, self._plain(post, match, recipient))

    async def _post_in_thread(
        self,
        change: Change,
        location: DiscordLocation,
        recipient: Recipient,
        pinged: Collection[PersonId],
        *,
        is_fresh: bool,
    ) -> Shown:
        match = change.after
        location = await self._threads.open(match, location, recipient)
        try:
            return await self._post_once(change, location, recipient, pinged, is_fresh=is_fresh)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        log.info("thread is gone, opening another", match=match.id)
        location = await self._threads.open_another(match, location, recipient)
        return await self._post_once(change, location, recipient, pinged, is_fresh=True)

    async def _post_once(
        self,
        change: Change,
        location: DiscordLocation,
        recipient: Recipient,
        pinged: Collection[PersonId],
        *,
        is_fresh: bool,
    ) -> Shown:
        assert location.thread is not None
        match = change.after
        found = None if is_fresh else await self._channels.find(location.thread, self._presenter.trace(match))
        if found is not None:
            return Shown(await self._with_board(location, found) if shows_board(change) else location, found)
        earlier = await self._earlier_in_turn(change, location)
        timed = change.timed or await self._services.matches.clocks.timed(match)
        post = await self._presenter.public(change, recipient, timed=timed, earlier=earlier)
        post = (await self._shown(post, recipient)).pinging(pinged)
        plain = self._plain(post, match, recipient)
        if earlier and location.board is not None:
            await even_plainly(partial(self._channels.edit, location.thread, location.board), post, plain)
            return Shown(location)
        message = await even_plainly(partial(self._channels.send, location.thread, nonce=nonce(match)), post, plain)
        return Shown(await self._with_board(location, message) if shows_board(change) else location)

    async def _with_board(self, location: DiscordLocation, board: int) -> DiscordLocation:
        """Take the buttons off the former board and return where the match lives now.

        Where that cannot be done, the old buttons answer for the present position.
        """
        if location.thread is not None and location.board not in (None, board):
            try:
                await self._channels.retire(location.thread, location.board or 0)
            except FAULTS as error:
                log.info("former board keeps its buttons", thread=location.thread, error=repr(error))
        return replace(location, board=board)

    async def _close_question(self, change: Change, location: DiscordLocation) -> None:
        """Take the buttons off the question of an offer that has come to its end.

        Where that cannot be done, they answer that the offer is over.
        """
        before, after = change.before, change.after
        if before is None or before.offer is None or location.thread is None:
            return
        if after.offer is not None and after.offer.seq == before.offer.seq:
            return
        try:
            asked = await self._channels.find(location.thread, self._presenter.trace_of_offer(before))
            if asked is not None:
                await self._channels.retire(location.thread, asked)
        except FAULTS as error:
            log.info("question keeps its buttons", thread=location.thread, error=repr(error))

    def _plain(self, post: Post, match: Match, recipient: Recipient) -> Post:
        return plain_form(post, self._presenter.plainly(match, recipient), self._presenter.marker(match))

    async def _shown(self, post: Post, recipient: Recipient) -> Post:
        return await self._services.recipients.without_leavers(post, recipient)

    async def _earlier_in_turn(self, change: Change, location: DiscordLocation) -> Markup:
        """Return what the turn's post says already, if this change goes on in the same turn and the post can grow.

        A post grows while it is young (Discord limits edits of old messages) and while there is room.
        """
        game = self._presenter.game_of(change.after)
        if location.thread is None or location.board is None or not goes_on(game, change):
            return EMPTY
        if self._services.now() - discord.utils.snowflake_time(location.board) > YOUNG:
            return EMPTY
        with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            said = await self._channels.first_text(location.thread, location.board)
            return said if len(said) < ROOM else EMPTY
        return EMPTY


def nonce(match: Match) -> str:
    """Return what lets Discord refuse to post the same thing twice (at most 25 characters)."""
    return f"{match.id}-{match.seq}"
