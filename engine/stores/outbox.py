"""The outbox: what logs say and channels or people do not know yet, and where a match has been posted.

Announcements are written with the commit that they tell of; delivering them deletes them. What nobody is ever told
leaves none.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol

from engine.ids import MatchId, PersonId
from engine.people.preferences import Person, Server
from engine.share import EVERYTHING, Share

NoticeKind = Literal["turn", "reminder", "absence", "digest", "plan", "over", "follow"]
ALL_MATCHES: Final = MatchId("")


StreamKind = Literal["match", "season"]


@dataclass(frozen=True, slots=True)
class Stream:
    """The log of a match or of a season, by its id; what it says is told in its order."""

    kind: StreamKind
    id: str


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that a log says and channels do not yet: its facts first..last."""

    stream: Stream
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class DiscordLocation:
    """A match's location on Discord: ids of its thread, the invitation and the latest board post (None: not yet)."""

    match: MatchId
    thread: int | None = None
    invitation: int | None = None
    board: int | None = None


@dataclass(frozen=True, slots=True)
class SecretMessage:
    """The direct message that shows a player's secrets; `message` is None where it can be kept up to date no longer."""

    match: MatchId
    person: PersonId
    channel: int
    message: int | None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that a person is still to get in private: that the fact `seq` of a match concerns them.

    There is one of a kind for a person and match: a later fact takes the place of an earlier one. The digest is about
    all matches (`ALL_MATCHES`, fact 0). `tries` counts the attempts to deliver it.
    """

    person: PersonId
    kind: NoticeKind
    not_before: datetime
    match: MatchId = ALL_MATCHES
    seq: int = 0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Brief:
    """Everything that telling a log needs, as of one moment.

    Attributes:
        waiting: its announcements, oldest first.
        server: what its server has chosen.
        leavers: who has left for good.
        location: where a match lives.
        people: who has a part in a match, with their choices.
        muted: who wants to hear nothing of a match.
    """

    waiting: tuple[Announcement, ...]
    server: Server
    leavers: frozenset[PersonId]
    location: DiscordLocation | None = None
    people: tuple[Person, ...] = ()
    muted: frozenset[PersonId] = frozenset()


class Outbox(Protocol):
    """Keeps what is to be delivered and where it went. Every method is one transaction.

    Who asks for a share is told of its servers only, of notices those to its persons.
    """

    async def announcements(self, stream: Stream | None = None, *, share: Share = EVERYTHING) -> Sequence[Announcement]:
        """Return what is still to be announced, of one log or of all, oldest first."""
        ...

    async def brief(self, stream: Stream, *, share: Share = EVERYTHING) -> Brief:
        """Return what a log still has to say, and what telling it needs to know.

        Raises:
            KeyError: there is no such log.
        """
        ...

    async def held_up(self, share: Share = EVERYTHING) -> Mapping[int, Sequence[Stream]]:
        """Return the logs of which something is still to be announced, oldest first, by their server."""
        ...

    async def announced(
        self, announcement: Announcement, location: DiscordLocation | None = None, notices: Sequence[Notice] = ()
    ) -> None:
        """Record that an announcement was delivered, where its match now lives, and who is still to be told.

        It may stand for several that follow one another: all whose facts are among its own.
        """
        ...

    async def notices(self, *, upto: datetime, limit: int, share: Share = EVERYTHING) -> Sequence[Notice]:
        """Return what may be told by now, in the order in which it may."""
        ...

    async def notices_of(self, person: PersonId) -> Sequence[Notice]:
        """Return what a person is still to be told, in the order in which that may be."""
        ...

    async def next_notice_at(self, share: Share = EVERYTHING) -> datetime | None:
        """Return from when on there is something to tell; None if there is nothing."""
        ...

    async def change_notice(self, before: Notice, after: Notice | None) -> bool:
        """Replace a notice by another one, or delete it; False: it is not there any more as it was."""
        ...

    async def location(self, match: MatchId) -> DiscordLocation:
        """Return where a match lives on Discord."""
        ...

    async def save_location(self, location: DiscordLocation) -> None:
        """Record where a match lives on Discord."""
        ...

    async def locations(self, share: Share = EVERYTHING) -> Sequence[DiscordLocation]:
        """Return where all running matches live that have a thread."""
        ...

    async def unshown(self, share: Share = EVERYTHING) -> Sequence[MatchId]:
        """Return the running matches without a thread or a board of which nothing is still to be announced."""
        ...

    async def threadless(self, server: int) -> int:
        """Return how many running matches of a server have no thread."""
        ...

    async def lose_thread(self, match: MatchId, thread: int) -> bool:
        """Record that the thread of a match is gone; False: the match does not run or has another one."""
        ...

    async def secret_messages(self, match: MatchId) -> Sequence[SecretMessage]:
        """Return the direct messages that show the secrets of a match."""
        ...

    async def save_secret_message(self, message: SecretMessage) -> None:
        """Record the direct message that shows a player's secrets from now on."""
        ...
