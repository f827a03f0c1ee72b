"""A store in memory, for tests: what it promises is what the contract suite demands of every store."""

from collections.abc import Sequence

from engine.facts import MatchId, PersonId
from engine.preferences import Person, Server
from engine.sealing import NO_SEAL, Seal
from engine.store import Announcement, Commit, Conflict, Entry, Letter, Phase, Place, Snapshot, Summary


class MemoryStore:
    """Keeps everything until the process ends; implements `engine.store.Store`.

    No method waits for anything, so each is one transaction.
    """

    def __init__(self, seal: Seal = NO_SEAL) -> None:
        self.seal = seal
        self._log: dict[MatchId, list[Entry]] = {}
        self._snapshots: dict[MatchId, Snapshot] = {}
        self._summaries: dict[MatchId, Summary] = {}
        self._seeds: dict[MatchId, bytes] = {}
        self._places: dict[MatchId, Place] = {}
        self._letters: dict[tuple[MatchId, PersonId], Letter] = {}
        self._outbox: list[Announcement] = []
        self._persons: dict[PersonId, Person] = {}
        self._servers: dict[int, Server] = {}
        self._notes: dict[str, str] = {}

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""

    async def append(self, commit: Commit) -> None:
        """Write a commit."""
        match = commit.snapshot.match
        entries = self._log.get(match, [])
        if commit.entries[0].seq != len(entries) + 1:
            raise Conflict(match)
        self._log[match] = [*entries, *commit.entries]
        self._snapshots[match] = commit.snapshot
        self._summaries[match] = commit.summary
        self._outbox.append(commit.announcement)
        if commit.seed is not None:
            self._seeds[match] = commit.seed

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        """Return the latest snapshot of a match, None if there is no such match."""
        return self._snapshots.get(match)

    async def log(self, match: MatchId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        """Return the entries with after < seq <= upto, in order."""
        return self._log.get(match, [])[after:upto]

    async def seed(self, match: MatchId) -> bytes | None:
        """Return the secret seed of a match; invitations from before they promised one have none."""
        return self._seeds.get(match)

    async def match_ids(self) -> Sequence[MatchId]:
        """Return every match, in the order of creation."""
        return list(self._log)

    async def summary(self, match: MatchId) -> Summary | None:
        """Return the summary of a match."""
        return self._summaries.get(match)

    async def matches_of(
        self, person: PersonId, *, phases: Sequence[Phase], server: int | None = None, limit: int, offset: int = 0
    ) -> Sequence[Summary]:
        """Return the matches in which a person sits or is invited: those where they are due first, then the latest."""
        latest = sorted(self._summaries.values(), key=lambda summary: summary.updated_at)[::-1]
        wanted = [
            summary
            for summary in latest
            if person in summary.persons and summary.phase in phases and server in {None, summary.server}
        ]
        return sorted(wanted, key=lambda summary: person not in summary.due)[offset : offset + limit]

    async def match_in_thread(self, thread: int) -> MatchId | None:
        """Return the match that is played in a thread, the latest if there were several."""
        found = (match for match in reversed(self._log) if self._places.get(match, Place(match)).thread == thread)
        return next(found, None)

    async def announcements(self, *, match: MatchId | None = None) -> Sequence[Announcement]:
        """Return what is still to be announced, oldest first."""
        return [announcement for announcement in self._outbox if match in {None, announcement.match}]

    async def announced(self, announcement: Announcement, place: Place) -> None:
        """Record that an announcement was delivered, and where the match now lives."""
        await self.save_place(place)
        self._outbox = [kept for kept in self._outbox if kept != announcement]

    async def place(self, match: MatchId) -> Place:
        """Return where a match lives on Discord."""
        return self._places.get(match, Place(match))

    async def save_place(self, place: Place) -> None:
        """Record where a match lives on Discord.

        Raises:
            KeyError: there is no such match.
        """
        if place.match not in self._log:
            raise KeyError(place.match)
        self._places[place.match] = place

    async def letters(self, match: MatchId) -> Sequence[Letter]:
        """Return the direct messages that show the secrets of a match."""
        return [letter for key, letter in sorted(self._letters.items()) if key[0] == match]

    async def save_letter(self, letter: Letter) -> None:
        """Record the direct message that shows a player's secrets from now on.

        Raises:
            KeyError: there is no such match.
        """
        if letter.match not in self._log:
            raise KeyError(letter.match)
        self._letters[letter.match, letter.person] = letter

    async def person(self, person: PersonId) -> Person:
        """Return a person's choices, the defaults if there are none."""
        return self._persons.get(person, Person(person))

    async def save_person(self, person: Person) -> None:
        """Record a person's choices."""
        self._persons[person.id] = person

    async def server(self, server: int) -> Server:
        """Return a server's choices, the defaults if there are none."""
        return self._servers.get(server, Server(server))

    async def save_server(self, server: Server) -> None:
        """Record a server's choices."""
        self._servers[server.id] = server

    async def remembered(self, key: str) -> str | None:
        """Return what the program has noted for itself under a key."""
        return self._notes.get(key)

    async def remember(self, key: str, value: str) -> None:
        """Note something for later starts of the program."""
        self._notes[key] = value
