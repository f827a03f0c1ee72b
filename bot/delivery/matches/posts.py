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

from bot.delivery.matches.moderator_calls import ModeratorCalls
from bot.delivery.matches.thread_names import is_called_otherwise
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.retries import even_plainly, plain_form
from bot.delivery.services import DeliveryServices
from bot.markup import EMPTY, Markup
from bot.platform.faults import FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ignoring
from bot.posts.match.news import asks_moderators, goes_on, is_silent, shows_board
from bot.posts.post import Post
from bot.posts.recipients import Recipient, without
from engine.ids import PersonId
from engine.log.facts.play import PlayerReplaced
from engine.log.facts.start import MatchStarted
from engine.log.facts.time import PlayerReminded
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.stores.outbox import Brief, DiscordLocation

YOUNG: Final = timedelta(minutes=50)
ROOM: Final = 2500

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Shown:
    """A match's location once a change is shown, and the message that shows it if it was there already."""

    location: DiscordLocation
    found: int | None = None


@dataclass(frozen=True, slots=True)
class _Showing:
    """A change that is being shown, to whom and where; unless it is fresh, it may be there from before a crash."""

    change: Change
    recipient: Recipient
    location: DiscordLocation
    leavers: Collection[PersonId]
    pinged: Collection[PersonId]
    is_fresh: bool

    @property
    def match(self) -> Match:
        return self.change.after

    def named(self, post: Post) -> Post:
        """Return a post with placeholders for who has left for good."""
        return without(self.leavers, post, self.recipient)

    def shown(self, post: Post) -> Post:
        """Return a post like that, which pings nobody but those who may be pinged."""
        return self.named(post).pinging(self.pinged)


class MatchPosts:
    """Brings changes to the channels and threads of their matches."""

    def __init__(self, services: DeliveryServices, threads: MatchThreads) -> None:
        self._services = services
        self._threads = threads
        self._channels = services.channels
        self._presenter = services.presenter
        self._calls = ModeratorCalls(services)

    async def post(self, change: Change, brief: Brief, pinged: Collection[PersonId], *, is_fresh: bool) -> Shown:
        """Bring one change to Discord; only `pinged` may be pinged."""
        match, showing = change.after, await self._showing(change, brief, pinged, is_fresh=is_fresh)
        shown = await self._begun(showing)
        if change.before is None and match.phase == "proposed":
            return shown
        if change.before is None or change.before.phase == "proposed":
            await self._update_invitation(showing, shown.location)
        if match.phase in ("running", "over") and not is_silent(change):
            shown = await self._post_in_thread(showing, shown.location)
            await self._close_question(change, shown.location)
        elif any(isinstance(fact, PlayerReminded) for fact in change.facts):
            await self._threads.reopen(shown.location)
        if is_called_otherwise(change) and shown.location.thread is not None:
            await self._threads.names.renew(match, shown.location.thread, showing.recipient)
        return shown

    async def open(self, change: Change, brief: Brief, *, is_fresh: bool) -> DiscordLocation:
        """See to it that a match has its invitation, and its thread where it starts; return where it lives then."""
        return (await self._opened(await self._showing(change, brief, (), is_fresh=is_fresh))).location

    async def _showing(self, change: Change, brief: Brief, pinged: Collection[PersonId], *, is_fresh: bool) -> _Showing:
        recipient = await self._services.recipients.of_match(change.after, brief.server)
        location = brief.location or DiscordLocation(change.after.id)
        return _Showing(change, recipient, location, brief.leavers, pinged, is_fresh)

    async def _begun(self, showing: _Showing) -> Shown:
        """Open what is to be opened; if Discord does not let us open a thread, the invitation says all the same."""
        try:
            return await self._opened(showing)
        except FAULTS:
            before = showing.change.before
            if before is not None and before.phase == "proposed":
                location = await self._services.store.outbox.location(showing.match.id)
                with contextlib.suppress(*FAULTS):
                    await self._update_invitation(showing, location)
            raise

    async def _opened(self, showing: _Showing) -> Shown:
        change, match, shown = showing.change, showing.match, Shown(showing.location)
        if change.before is None and not match.proposal.is_private and shown.location.invitation is None:
            shown = await self._invite(showing)
        if not any(isinstance(fact, MatchStarted | PlayerReplaced) for fact in change.facts):
            return shown
        called = () if is_silent(change) else showing.pinged
        location = await self._threads.open(match, shown.location, showing.recipient, called)
        newcomers = [fact.after for fact in change.facts if isinstance(fact, PlayerReplaced)]
        if location.thread is not None and location == shown.location:
            await self._threads.join(location.thread, [person for person in newcomers if person not in called])
        return replace(shown, location=location)

    async def _invite(self, showing: _Showing) -> Shown:
        match, channel = showing.match, await self._services.homes.of(showing.match)
        found = None if showing.is_fresh else await self._channels.find(channel, self._presenter.marker(match))
        post = showing.shown(self._presenter.invitation(match, showing.recipient))
        send = partial(self._channels.send, channel, nonce=f"{nonce(match)}i")
        message = found or await even_plainly(send, post, self._plain(post, showing))
        return Shown(replace(showing.location, invitation=message), found)

    async def _update_invitation(self, showing: _Showing, location: DiscordLocation) -> None:
        if location.invitation is None:
            return
        match, recipient = showing.match, showing.recipient
        post = showing.named(self._presenter.invitation(match, recipient, thread=location.thread))
        edit = partial(self._channels.edit, await self._services.homes.of(match), location.invitation)
        with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            await even_plainly(edit, post, self._plain(post, showing))

    async def _post_in_thread(self, showing: _Showing, location: DiscordLocation) -> Shown:
        match, recipient = showing.match, showing.recipient
        location = await self._threads.open(match, location, recipient, showing.pinged)
        try:
            return await self._post_once(showing, location)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        log.info("thread is gone, opening another", match=match.id)
        location = await self._threads.open_another(match, location, recipient, showing.pinged)
        return await self._post_once(replace(showing, is_fresh=True), location)

    async def _post_once(self, showing: _Showing, location: DiscordLocation) -> Shown:
        assert location.thread is not None
        change, match = showing.change, showing.match
        found = None if showing.is_fresh else await self._channels.find(location.thread, self._presenter.marker(match))
        if found is not None:
            return Shown(await self._with_board(location, found) if shows_board(change) else location, found)
        earlier = await self._earlier_in_turn(change, location)
        if asks_moderators(change):
            called = await self._calls.called(match, location.thread, is_private=match.proposal.is_private)
            recipient, pinged = replace(showing.recipient, moderators=called), {*showing.pinged, *called.persons}
            showing = replace(showing, recipient=recipient, pinged=pinged)
        timed = change.timed or await self._services.matches.clocks.timed(match)
        post = showing.shown(await self._presenter.public(change, showing.recipient, timed=timed, earlier=earlier))
        plain = self._plain(post, showing)
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

    def _plain(self, post: Post, showing: _Showing) -> Post:
        match = showing.match
        return plain_form(post, self._presenter.plainly(match, showing.recipient), self._presenter.marker(match))

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
