"""The outbox in memory, for tests."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from engine.ids import MatchId, PersonId
from engine.people.store import PeopleStore
from engine.share import EVERYTHING, Share
from engine.stores.matches import Summary
from engine.stores.outbox import Announcement, Brief, DiscordLocation, Notice, NoticeKind, SecretMessage, Stream
from tests.memory.plans import MemoryDisputes


class MemoryOutbox:
    """What is to be delivered; implements `engine.stores.outbox.Outbox`."""

    people: PeopleStore

    def __init__(self, disputes: MemoryDisputes) -> None:
        self._disputes = disputes
        self.matches: list[MatchId] = []
        self._outbox: list[Announcement] = []
        self._locations: dict[MatchId, DiscordLocation] = {}
        self._running: list[MatchId] = []
        self._servers: dict[Stream, int] = {}
        self._persons: dict[MatchId, tuple[PersonId, ...]] = {}
        self._messages: dict[tuple[MatchId, PersonId], SecretMessage] = {}
        self._notices: dict[tuple[PersonId, MatchId, NoticeKind], Notice] = {}

    def put(self, stream: Stream, announcement: Announcement | None, server: int) -> None:
        """Note in which server a log is, and what is to be announced of it."""
        self._servers[stream] = server
        if announcement is not None:
            self._outbox.append(announcement)

    def note(self, summary: Summary) -> None:
        """Note how a match is after a commit."""
        match = summary.match
        self._servers[Stream("match", match)] = summary.server
        self._persons[match] = summary.persons
        if match not in self.matches:
            self.matches.append(match)
        self._running = [running for running in self._running if running != match]
        if summary.phase == "running":
            self._running.append(match)

    def drop(self, person: PersonId) -> None:
        """Remove what is kept about a person."""
        self._messages = {key: kept for key, kept in self._messages.items() if key[1] != person}
        self._notices = {key: kept for key, kept in self._notices.items() if key[0] != person}

    def match_in(self, thread: int) -> MatchId | None:
        """Return the match that is played in a thread, or whose dispute is talked about there."""
        found = [
            match
            for match in reversed(self.matches)
            if self._locations.get(match, DiscordLocation(match)).thread == thread
        ]
        found += [case.match for case in self._disputes.kept.values() if case.thread == thread]
        return next(iter(found), None)

    async def locations(self, share: Share = EVERYTHING) -> Sequence[DiscordLocation]:
        found = [await self.location(match) for match in self._mine(share) if match in self._running]
        return [location for location in found if location.thread is not None]

    async def unshown(self, share: Share = EVERYTHING) -> Sequence[MatchId]:
        announced = {announcement.stream.id for announcement in self._outbox}
        running = [match for match in self._mine(share) if match in {*self._running} - announced]
        return [match for match in running if None in (self.location_of(match).thread, self.location_of(match).board)]

    def _mine(self, share: Share) -> Sequence[MatchId]:
        return [match for match in self.matches if share.has(self._servers[Stream("match", match)])]

    async def threadless(self, server: int) -> int:
        running = [match for match in self._running if self._servers[Stream("match", match)] == server]
        return sum(self.location_of(match).thread is None for match in running)

    async def lose_thread(self, match: MatchId, thread: int) -> bool:
        is_lost = any(location.match == match and location.thread == thread for location in await self.locations())
        if is_lost:
            self._locations[match] = DiscordLocation(match)
        return is_lost

    async def announcements(self, stream: Stream | None = None, *, share: Share = EVERYTHING) -> Sequence[Announcement]:
        mine = [kept for kept in self._outbox if share.has(self._servers[kept.stream])]
        return [kept for kept in mine if stream in {None, kept.stream}]

    async def brief(self, stream: Stream, *, share: Share = EVERYTHING) -> Brief:
        waiting, server = tuple(await self.announcements(stream, share=share)), self._servers[stream]
        known = waiting, await self.people.server(server), await self.people.forgotten()
        if stream.kind == "season":
            return Brief(*known)
        match = MatchId(stream.id)
        people = tuple([await self.people.person(person) for person in self._persons[match]])
        return Brief(*known, self.location_of(match), people, await self.people.muted_by(match))

    async def held_up(self, share: Share = EVERYTHING) -> Mapping[int, Sequence[Stream]]:
        held_up = dict.fromkeys(kept.stream for kept in await self.announcements(share=share))
        servers = dict.fromkeys(self._servers[stream] for stream in held_up)
        return {server: [stream for stream in held_up if self._servers[stream] == server] for server in servers}

    async def announced(
        self, announcement: Announcement, location: DiscordLocation | None = None, notices: Sequence[Notice] = ()
    ) -> None:
        if location is not None:
            await self.save_location(location)
        told = [
            kept
            for kept in self._outbox
            if kept.stream == announcement.stream and announcement.first <= kept.first <= announcement.last
        ]
        for notice in notices if told else ():
            self._add_notice(notice)
        self._outbox = [kept for kept in self._outbox if kept not in told]

    async def notices(self, *, upto: datetime, limit: int, share: Share = EVERYTHING) -> Sequence[Notice]:
        mine = [notice for notice in self._notices_in_order() if share.has(notice.person)]
        return [notice for notice in mine if notice.not_before <= upto][:limit]

    async def notices_of(self, person: PersonId) -> Sequence[Notice]:
        return [notice for notice in self._notices_in_order() if notice.person == person]

    async def next_notice_at(self, share: Share = EVERYTHING) -> datetime | None:
        mine = (notice for notice in self._notices.values() if share.has(notice.person))
        return min((notice.not_before for notice in mine), default=None)

    async def change_notice(self, before: Notice, after: Notice | None) -> bool:
        key = (before.person, before.match, before.kind)
        if self._notices.get(key) != before:
            return False
        del self._notices[key]
        if after is not None:
            self._add_notice(after)
        return True

    def _notices_in_order(self) -> Sequence[Notice]:
        return sorted(
            self._notices.values(), key=lambda notice: (notice.not_before, notice.person, notice.match, notice.kind)
        )

    def _add_notice(self, notice: Notice) -> None:
        present = self._notices.get((notice.person, notice.match, notice.kind))
        if present is None or present.seq < notice.seq:
            self._notices[notice.person, notice.match, notice.kind] = notice

    async def location(self, match: MatchId) -> DiscordLocation:
        return self.location_of(match)

    def location_of(self, match: MatchId) -> DiscordLocation:
        """Return where a match lives on Discord."""
        return self._locations.get(match, DiscordLocation(match))

    async def save_location(self, location: DiscordLocation) -> None:
        """Record where a match lives on Discord.

        Raises:
            KeyError: there is no such match.
        """
        if location.match not in self.matches:
            raise KeyError(location.match)
        self._locations[location.match] = location

    async def secret_messages(self, match: MatchId) -> Sequence[SecretMessage]:
        return [message for key, message in sorted(self._messages.items()) if key[0] == match]

    async def save_secret_message(self, message: SecretMessage) -> None:
        """Record the direct message that shows a player's secrets from now on.

        Raises:
            KeyError: there is no such match.
        """
        if message.match not in self.matches:
            raise KeyError(message.match)
        self._messages[message.match, message.person] = message
