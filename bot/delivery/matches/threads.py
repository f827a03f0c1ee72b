"""Threads in which matches are played: opened below the invitation, and again where one was deleted."""

import asyncio
import contextlib
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from bot.delivery.matches.thread_names import ThreadNames
from bot.delivery.retries import even_plainly, plain_form
from bot.delivery.services import DeliveryServices
from bot.platform.faults import FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ignoring
from bot.posts.recipients import Recipient
from engine.ids import MatchId, PersonId, is_computer
from engine.matches.state.match import Match
from engine.stores.outbox import DiscordLocation, Stream


class MatchThreads:
    """Opens threads for matches."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services
        self.names = ThreadNames(services)
        self._locks: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()
        self.without_board: set[MatchId] = set()
        """The matches whose new thread may still lack its board."""
        self.behind: set[MatchId] = set()
        """The matches whose thread shows an earlier board, as Discord has refused a later one."""

    async def open(
        self, match: Match, location: DiscordLocation, recipient: Recipient, pinged: Collection[PersonId] = ()
    ) -> DiscordLocation:
        """Open the thread of a match unless there is one, and return where the match lives then.

        Everybody who plays is in it from the start; those whom its first post pings, Discord adds by that.
        """
        if location.thread is not None:
            return location
        thread = await self.names.even_neutral(match, recipient, partial(self._open, match, location))
        location = replace(location, thread=thread)
        await self._services.store.outbox.save_location(location)
        if not match.proposal.is_private:  # there they are in already
            await self.join(thread, [person for person in _people(match) if person not in pinged])
        return location

    async def join(self, thread: int, persons: Collection[PersonId]) -> None:
        """Have the thread in the lists of some people; whom Discord does not take now, the next ping adds."""
        with contextlib.suppress(*FAULTS):
            await self._services.channels.join(thread, persons)

    async def reopen(self, location: DiscordLocation) -> None:
        """Take the thread of a match out of the archive if it is there, so that its buttons can be pressed."""
        if location.thread is not None and not self._services.channels.knows(location.thread):
            with contextlib.suppress(*FAULTS):
                await self._services.channels.reopen(location.thread)

    async def _open(self, match: Match, location: DiscordLocation, name: str) -> int:
        channel, thread = await self._services.homes.of(match), None
        if match.proposal.is_private:
            thread = await self._open_private(match, channel, name)
        if location.invitation is not None:
            with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                thread = await self._services.channels.open_thread(channel, location.invitation, name=name)
        if thread is None:
            thread = await self._services.channels.open_free_thread(channel, name=name)
        return thread

    async def open_another(
        self, match: Match, location: DiscordLocation, recipient: Recipient, pinged: Collection[PersonId]
    ) -> DiscordLocation:
        """Open a thread in the place of one that is gone."""
        return await self.open(match, replace(location, thread=None, invitation=None, board=None), recipient, pinged)

    async def relocate(self, match_id: MatchId) -> None:
        """Let a running match that has lost its thread go on in another one, with its board.

        What is still to be announced opens the thread itself, and shows the board there.
        """
        services = self._services
        match, location = await services.matches.match(match_id), await services.store.outbox.location(match_id)
        is_new, is_behind = location.thread is None, match_id in self.behind
        if match.phase != "running" or not (is_new or is_behind or lacks_board(match, location)):
            self.has_shown(match_id)
            return
        if await services.store.outbox.announcements(Stream("match", match_id)):
            return
        recipient = await services.recipients.of_match(match)
        is_tried = match_id in self.without_board  # else what bears its marker there is news without the board
        if not is_behind:
            self.without_board.add(match_id)
        location = await self.open(match, location, recipient)
        assert location.thread is not None
        marker, message = services.presenter.marker(match), None
        if is_tried and not is_new:
            message = await services.channels.find(location.thread, marker)
        if message is None:
            message = await self._show_again(match, location.thread, recipient, is_behind=is_behind)
        await services.store.outbox.save_location(replace(location, board=message))
        self.has_shown(match_id)

    async def _show_again(self, match: Match, thread: int, recipient: Recipient, *, is_behind: bool) -> int:
        """Post the present board, pinging nobody."""
        presenter, timed = self._services.presenter, await self._services.matches.clocks.timed(match)
        said = recipient.words("thread-behind" if is_behind else "thread-again")
        post = await presenter.again(match, recipient, said, timed=timed)
        post = (await self._services.recipients.without_leavers(post, recipient)).pinging(())
        plain = plain_form(post, presenter.plainly(match, recipient), presenter.marker(match))
        send = partial(self._services.channels.send, thread, nonce=f"{match.id}-{match.seq}-r")
        return await even_plainly(send, post, plain)

    def has_shown(self, match: MatchId) -> None:
        """Note that the present board of a match can be seen in its thread."""
        self.without_board.discard(match)
        self.behind.discard(match)

    def lock(self, match: MatchId) -> asyncio.Lock:
        """Return what lets only one post about a match, or open its thread, at a time."""
        return self._locks.setdefault(match, asyncio.Lock())

    async def _open_private(self, match: Match, channel: int, name: str) -> int | None:
        """Open a thread that only its people see; None where the server does not let us: then one is open to all."""
        return await self._services.channels.open_private_thread(channel, name=name, members=_people(match))


def _people(match: Match) -> list[PersonId]:
    return [person for person in match.persons if not is_computer(person)]


def lacks_board(match: Match, location: DiscordLocation) -> bool:
    """Tell whether the thread of a match is without a board, though it waits for no secrets to be delivered first."""
    return location.board is None and not match.undelivered
