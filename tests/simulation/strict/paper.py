"""A strict Discord on paper: channels are deleted, names refused, threads locked, the server out of reach."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from bot.platform.faults import UNKNOWN_CHANNEL
from bot.posts.post import Post
from engine.matches.service.sight import ServerState
from tests.fake_discord import BAD_FORM, BAD_NAME, refusal
from tests.simulation.hearing import FIRST_THREAD, NOTICE, POST
from tests.simulation.paper import MAILBOXES, PaperDiscord

LOCKED: Final = 160005
NO_ACCESS: Final = 50001
NO_SERVER_IN_COMMON: Final = 50278
NAMES_REFUSED: Final = 3
"""The first name of every third thread is refused."""


@dataclass(frozen=True, slots=True)
class Told:
    """A post or message that Discord has accepted about a match, up to the fact `seq`; `thread` is None in private."""

    at: datetime
    seq: int
    thread: int | None


@dataclass(kw_only=True, eq=False)
class StrictDiscord(PaperDiscord):
    """Discord as it may be: `accepted` is what it has taken about each match, `gone_at` when threads have gone."""

    state: ServerState = "there"
    locked: set[int] = field(default_factory=set)
    deleted_channels: set[int] = field(default_factory=set)
    accepted: dict[str, list[Told]] = field(default_factory=dict)
    gone_at: dict[int, datetime] = field(default_factory=dict)
    away: list[tuple[datetime, datetime]] = field(default_factory=list)
    refused: set[int] = field(default_factory=set)
    _parents: dict[int, int] = field(default_factory=dict)

    def server_state(self, server: int) -> ServerState:
        """Return how the server is."""
        return self.state

    def is_gone(self, server: int, channel: int) -> bool:
        """Tell whether a channel was deleted."""
        return channel in self.deleted_channels

    async def reopen(self, thread: int) -> bool:
        """Ask whether a thread is there; none is archived."""
        return await self._ask(lambda: thread not in self.gone)

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Open the thread below a message, unless its name is refused."""
        return await self._ask(lambda: self._begin(channel, message))

    async def open_free_thread(self, channel: int, *, name: str) -> int:
        """Open a thread that hangs below nothing."""
        return await self._ask(lambda: self._begin(channel, self._next()))

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        """Return a mailbox; people who share no server with the bot have none for it."""
        if self.state == "removed":
            raise refusal(NO_SERVER_IN_COMMON, 403)
        return await super().direct(person, is_notice=is_notice)

    def delete_channel(self, channel: int) -> None:
        """Let somebody delete a channel with all of its threads."""
        self.deleted_channels.add(channel)
        for thread, parent in self._parents.items():
            if parent == channel and thread not in self.gone:
                self.gone.add(thread)
                self.gone_at[thread] = self.now()

    @property
    def living_threads(self) -> list[int]:
        """Return the threads that are there."""
        return [thread for thread in self._parents if thread not in self.gone]

    def _begin(self, channel: int, thread: int) -> int:
        self._check(channel)
        if len(self._parents) % NAMES_REFUSED == 0 and channel not in self.refused:
            self.refused.add(channel)
            raise refusal(BAD_FORM, errors=BAD_NAME)
        self.refused.discard(channel)
        self._parents[thread] = channel
        return thread

    def _check(self, channel: int) -> None:
        if channel < MAILBOXES or channel >= 2 * MAILBOXES:
            self._check_place(channel)
        super()._check(channel)

    def _check_place(self, channel: int) -> None:
        if self.state == "unavailable":
            raise refusal(0, 503)
        if self.state == "removed":
            raise refusal(NO_ACCESS, 403)
        if channel in self.deleted_channels:
            raise refusal(UNKNOWN_CHANNEL, 404)
        if channel in self.locked:
            raise refusal(LOCKED, 403)

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change a message; a post that grows within a turn tells of what has been added to it."""
        await super().edit(channel, message, post)
        self._remember(channel, message)

    def _send(self, channel: int, post: Post, nonce: str) -> int:
        message = super()._send(channel, post, nonce)
        self._remember(channel, message)
        return message

    def _remember(self, channel: int, message: int) -> None:
        """Note what Discord has just accepted about a match."""
        sent = self.messages[message]
        found = (POST if sent.mailbox is None else NOTICE).search(sent.texts[-1])
        if found is not None and channel >= FIRST_THREAD:
            thread = channel if sent.mailbox is None else None
            self.accepted.setdefault(found[1], []).append(Told(self.now(), int(found[2]), thread))
