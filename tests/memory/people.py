"""Choices of people and servers in memory, for tests."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime

from engine.ids import MatchId, PersonId
from engine.people.calendars import ClockSettings
from engine.people.preferences import Language, Person, Server, SolvedStep, Vacation
from engine.share import EVERYTHING, Share
from engine.time.policy import Policy
from tests.memory.notes import MemoryNotes
from tests.memory.outbox import MemoryOutbox
from tests.memory.plans import MemoryPlans
from tests.memory.practice import MemoryPuzzles
from tests.memory.remarks import MemoryRemarks
from tests.memory.social import MemoryComments, MemoryFollows
from tests.memory.studies import MemoryStudies


class MemoryPeople:
    """Choices of people and servers; implements `engine.people.store.PeopleStore`."""

    def __init__(
        self,
        outbox: MemoryOutbox,
        plans: MemoryPlans,
        notes: MemoryNotes,
        puzzles: MemoryPuzzles,
        studies: MemoryStudies,
        remarks: MemoryRemarks,
        follows: MemoryFollows,
        comments: MemoryComments,
    ) -> None:
        self._outbox = outbox
        self._plans = plans
        self._notes = notes
        self._puzzles = puzzles
        self._studies = studies
        self._remarks = remarks
        self._follows = follows
        self._comments = comments
        self._persons: dict[PersonId, Person] = {}
        self._languages: dict[PersonId, Language] = {}
        self._servers: dict[int, Server] = {}
        self._moderators: dict[int, tuple[PersonId, ...]] = {}
        self._vacations: dict[tuple[PersonId, date], Vacation] = {}
        self._mutes: set[tuple[PersonId, MatchId]] = set()
        self._blocks: set[tuple[PersonId, PersonId]] = set()
        self._solved: set[tuple[PersonId, str, str]] = set()
        self._policies: dict[tuple[int, str], Policy] = {}
        self._forgotten: set[PersonId] = set()

    async def person(self, person: PersonId) -> Person:
        return self._persons.get(person, Person(person))

    async def save_person(self, person: Person) -> None:
        self._persons[person.id] = person

    async def seen_language(self, person: PersonId) -> Language | None:
        return self._languages.get(person)

    async def see_language(self, person: PersonId, language: Language) -> None:
        self._languages[person] = language

    async def vacations(self, person: PersonId) -> Sequence[Vacation]:
        return [vacation for key, vacation in sorted(self._vacations.items()) if key[0] == person]

    async def save_vacation(self, vacation: Vacation) -> None:
        self._vacations[vacation.person, vacation.first] = vacation

    async def delete_vacation(self, vacation: Vacation) -> None:
        self._vacations.pop((vacation.person, vacation.first), None)

    async def clock_settings(self, persons: Sequence[PersonId]) -> ClockSettings:
        away = [vacation for _, vacation in sorted(self._vacations.items()) if vacation.person in persons]
        found = [await self.person(person) for person in persons]
        return ClockSettings(tuple(found), tuple(away))

    async def mute(self, person: PersonId, match: MatchId) -> None:
        self._mutes.add((person, match))

    async def unmute(self, person: PersonId, match: MatchId) -> None:
        self._mutes.discard((person, match))

    async def muted_by(self, match: MatchId) -> frozenset[PersonId]:
        return frozenset(person for person, of_match in self._mutes if of_match == match)

    async def muted_matches(self, person: PersonId) -> Sequence[MatchId]:
        return sorted(match for of_person, match in self._mutes if of_person == person)

    async def block(self, person: PersonId, blocked: PersonId) -> None:
        self._blocks.add((person, blocked))

    async def unblock(self, person: PersonId, blocked: PersonId) -> None:
        self._blocks.discard((person, blocked))

    async def blocked_by(self, person: PersonId) -> Sequence[PersonId]:
        return sorted(blocked for of_person, blocked in self._blocks if of_person == person)

    async def solved_steps(self, person: PersonId) -> Sequence[SolvedStep]:
        return [SolvedStep(*solved) for solved in sorted(self._solved) if solved[0] == person]

    async def save_solved_step(self, solved: SolvedStep) -> None:
        self._solved.add((solved.person, solved.game, solved.step))

    async def forget(self, person: PersonId, at: datetime) -> None:
        self._persons.pop(person, None)
        self._languages.pop(person, None)
        self._mutes = {mute for mute in self._mutes if mute[0] != person}
        self._vacations = {key: kept for key, kept in self._vacations.items() if key[0] != person}
        self._blocks = {block for block in self._blocks if block[0] != person}
        self._solved = {solved for solved in self._solved if solved[0] != person}
        for server, named in self._moderators.items():
            self._moderators[server] = tuple(moderator for moderator in named if moderator != person)
        self._outbox.drop(person)
        self._plans.drop(person)
        self._notes.drop(person)
        self._studies.drop(person)
        self._remarks.drop(person)
        self._puzzles.drop_person(person)
        self._follows.drop(person)
        self._comments.drop(person)
        self._forgotten.add(person)

    async def recall(self, person: PersonId) -> None:
        self._forgotten.discard(person)

    async def forgotten(self) -> frozenset[PersonId]:
        return frozenset(self._forgotten)

    async def server(self, server: int) -> Server:
        if server not in self._servers:
            return Server(server)
        return replace(self._servers[server], moderators=self._moderators.get(server, ()))

    async def save_server(self, server: Server) -> None:
        self._servers[server.id] = server

    async def name_moderators(self, server: int, persons: Sequence[PersonId]) -> None:
        self._moderators[server] = tuple(sorted(persons))

    async def moderates(self, person: PersonId) -> Sequence[int]:
        return sorted(server for server, named in self._moderators.items() if person in named)

    async def puzzle_servers(self, share: Share = EVERYTHING) -> Sequence[Server]:
        return [server for server in await self._mine(share) if server.puzzle_channel is not None]

    async def report_servers(self, share: Share = EVERYTHING) -> Sequence[Server]:
        return [server for server in await self._mine(share) if server.report_channel is not None]

    async def _mine(self, share: Share) -> Sequence[Server]:
        return [await self.server(number) for number in sorted(self._servers) if share.has(number)]

    async def policies(self, server: int) -> Sequence[Policy]:
        return [policy for key, policy in sorted(self._policies.items()) if key[0] == server]

    async def save_policy(self, server: int, policy: Policy) -> None:
        self._policies[server, policy.name] = policy

    async def delete_policy(self, server: int, name: str) -> None:
        self._policies.pop((server, name), None)
