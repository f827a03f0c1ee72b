"""A store in memory, for tests: what it promises is what the contract suite demands of every store."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime

from engine.calendars import Habits
from engine.disputes import OPEN
from engine.facts import MatchId, PersonId
from engine.policy import Policy
from engine.preferences import Language, Person, Server, Vacation
from engine.sealing import NO_SEAL, Seal
from engine.store import (
    Announcement,
    Case,
    Commit,
    Conflict,
    Entry,
    Letter,
    Notice,
    NoticeKind,
    Phase,
    Place,
    Plan,
    Snapshot,
    Summary,
)


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
        self._cases: dict[tuple[MatchId, int], Case] = {}
        self._outbox: list[Announcement] = []
        self._persons: dict[PersonId, Person] = {}
        self._languages: dict[PersonId, Language] = {}
        self._servers: dict[int, Server] = {}
        self._vacations: dict[tuple[PersonId, date], Vacation] = {}
        self._mutes: set[tuple[PersonId, MatchId]] = set()
        self._notices: dict[tuple[PersonId, MatchId, NoticeKind], Notice] = {}
        self._plans: dict[tuple[MatchId, PersonId, int], Plan] = {}
        self._policies: dict[tuple[int, str], Policy] = {}
        self._forgotten: set[PersonId] = set()
        self._notes: dict[str, str] = {}

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""

    async def append(self, commit: Commit) -> None:
        """Write a commit."""
        match = commit.snapshot.match
        entries = self._log.get(match, [])
        if commit.entries[0].seq != len(entries) + 1:
            raise Conflict(match)
        present = [plan for plan in self._plans.values() if plan.match == match]
        if (plans := commit.plans) is not None:
            if len(plans.present) != len(present):
                raise Conflict(match)
            if plans.carried_out is not None:
                self._plans.pop(plan_key(plans.carried_out), None)
        self._log[match] = [*entries, *commit.entries]
        self._snapshots[match] = commit.snapshot
        self._summaries[match] = commit.summary
        self._outbox.append(commit.announcement)
        if commit.seed is not None:
            self._seeds[match] = commit.seed
        if (case := commit.case) is not None:
            known = self._cases.get((match, case.seq))
            self._cases[match, case.seq] = replace(case, thread=known.thread if known else None)

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

    async def due_before(self, at: datetime) -> Sequence[MatchId]:
        """Return the running matches in which time alone brings something about up to a time, the earliest first."""
        return [match for due_at, match in self._due() if due_at <= at]

    async def next_due(self) -> datetime | None:
        """Return when time alone brings something about next in any running match, None if it never does."""
        return min((due_at for due_at, _ in self._due()), default=None)

    def _due(self) -> Sequence[tuple[datetime, MatchId]]:
        running = [summary for summary in self._summaries.values() if summary.phase == "running"]
        return sorted((summary.due_at, summary.match) for summary in running if summary.due_at is not None)

    async def save_due(self, match: MatchId, *, seq: int, due_at: datetime | None) -> None:
        """Record when time alone brings something about; nothing if the match has gone on since fact `seq`."""
        if self._snapshots[match].seq == seq:
            self._summaries[match] = replace(self._summaries[match], due_at=due_at)

    async def seed_and_plans(self, match: MatchId) -> tuple[bytes | None, Sequence[Plan]]:
        """Return both at once, for a move."""
        return await self.seed(match), await self.plans(match)

    async def plans(self, match: MatchId) -> Sequence[Plan]:
        """Return the plans of a match, those for past positions included, by person and number."""
        return [plan for key, plan in sorted(self._plans.items()) if key[0] == match]

    async def save_plan(self, plan: Plan, *, seq: int) -> None:
        """Record a plan.

        Raises:
            Conflict: the match has gone on since fact `seq`, or the person has a plan of this number.
        """
        if self._snapshots[plan.match].seq != seq or plan_key(plan) in self._plans:
            raise Conflict(plan.match)
        self._plans[plan_key(plan)] = plan

    async def delete_plan(self, plan: Plan) -> None:
        """Strike a plan off, if it is still there."""
        self._plans.pop(plan_key(plan), None)

    async def habits(self, persons: Sequence[PersonId], server: int) -> Habits:
        """Return what decides how time is counted for these persons (in this order) on a server."""
        away = [vacation for _, vacation in sorted(self._vacations.items()) if vacation.person in persons]
        found = [await self.person(person) for person in persons]
        return Habits(tuple(found), tuple(away), await self.server(server))

    async def policies(self, server: int) -> Sequence[Policy]:
        """Return a server's own policies, by name."""
        return [policy for key, policy in sorted(self._policies.items()) if key[0] == server]

    async def save_policy(self, server: int, policy: Policy) -> None:
        """Record a server's own policy; one of the same name is replaced."""
        self._policies[server, policy.name] = policy

    async def delete_policy(self, server: int, name: str) -> None:
        """Strike a server's own policy off; matches that have it keep it."""
        self._policies.pop((server, name), None)

    async def match_in_thread(self, thread: int) -> MatchId | None:
        """Return the match that is played in a thread, or whose dispute is talked about there."""
        found = [match for match in reversed(self._log) if self._places.get(match, Place(match)).thread == thread]
        found += [case.match for case in self._cases.values() if case.thread == thread]
        return next(iter(found), None)

    async def announcements(self, *, match: MatchId | None = None) -> Sequence[Announcement]:
        """Return what is still to be announced, oldest first."""
        return [announcement for announcement in self._outbox if match in {None, announcement.match}]

    async def announced(self, announcement: Announcement, place: Place, notices: Sequence[Notice] = ()) -> None:
        """Record that an announcement was delivered, where the match now lives, and who is still to be told."""
        await self.save_place(place)
        for notice in notices if announcement in self._outbox else ():
            self._add_notice(notice)
        self._outbox = [kept for kept in self._outbox if kept != announcement]

    async def notices(self, *, upto: datetime, limit: int) -> Sequence[Notice]:
        """Return what may be told by now, in the order in which it may."""
        return [notice for notice in self._notices_in_order() if notice.not_before <= upto][:limit]

    async def notices_of(self, person: PersonId) -> Sequence[Notice]:
        """Return what a person is still to be told, in the order in which that may be."""
        return [notice for notice in self._notices_in_order() if notice.person == person]

    async def next_notice_at(self) -> datetime | None:
        """Return from when on there is something to tell; None if there is nothing."""
        return min((notice.not_before for notice in self._notices.values()), default=None)

    async def change_notice(self, before: Notice, after: Notice | None) -> bool:
        """Put another notice in the place of one, or strike it off; False: it is not there any more as it was."""
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

    async def case(self, match: MatchId, seq: int) -> Case | None:
        """Return a dispute by the number of the fact that opened it."""
        return self._cases.get((match, seq))

    async def cases(self, server: int, *, limit: int, offset: int = 0) -> Sequence[Case]:
        """Return the disputes of a server: those that wait for a ruling first, then the latest."""
        latest = sorted(self._cases.values(), key=lambda case: case.opened_at, reverse=True)
        found = sorted((c for c in latest if c.server == server), key=lambda case: case.state not in OPEN)
        return found[offset : offset + limit]

    async def save_case_thread(self, match: MatchId, seq: int, thread: int) -> None:
        """Record where a dispute is talked about.

        Raises:
            KeyError: there is no such dispute.
        """
        self._cases[match, seq] = replace(self._cases[match, seq], thread=thread)

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

    async def seen_language(self, person: PersonId) -> Language | None:
        """Return the language of a person's Discord as it was last seen."""
        return self._languages.get(person)

    async def see_language(self, person: PersonId, language: Language) -> None:
        """Record the language of a person's Discord."""
        self._languages[person] = language

    async def vacations(self, person: PersonId) -> Sequence[Vacation]:
        """Return a person's vacations, past and planned, in order."""
        return [vacation for key, vacation in sorted(self._vacations.items()) if key[0] == person]

    async def save_vacation(self, vacation: Vacation) -> None:
        """Record a vacation; one that begins on the same day is replaced."""
        self._vacations[vacation.person, vacation.first] = vacation

    async def delete_vacation(self, vacation: Vacation) -> None:
        """Strike a vacation off."""
        self._vacations.pop((vacation.person, vacation.first), None)

    async def mute(self, person: PersonId, match: MatchId) -> None:
        """Record that a person wants to be told nothing of a match; may be recorded again."""
        self._mutes.add((person, match))

    async def unmute(self, person: PersonId, match: MatchId) -> None:
        """Record that a person wants to be told of a match again."""
        self._mutes.discard((person, match))

    async def muted_by(self, match: MatchId) -> frozenset[PersonId]:
        """Return who wants to be told nothing of a match."""
        return frozenset(person for person, of_match in self._mutes if of_match == match)

    async def muted_matches(self, person: PersonId) -> Sequence[MatchId]:
        """Return the matches of which a person wants to be told nothing."""
        return sorted(match for of_person, match in self._mutes if of_person == person)

    async def forget(self, person: PersonId, at: datetime) -> None:  # noqa: ARG002 - the moment is for operators only
        """Remove what is kept about a person outside of logs, and record that this id is shown as a placeholder."""
        self._persons.pop(person, None)
        self._languages.pop(person, None)
        self._mutes = {mute for mute in self._mutes if mute[0] != person}
        self._vacations = {key: kept for key, kept in self._vacations.items() if key[0] != person}
        self._notices = {key: kept for key, kept in self._notices.items() if key[0] != person}
        self._letters = {key: kept for key, kept in self._letters.items() if key[1] != person}
        self._plans = {key: kept for key, kept in self._plans.items() if key[1] != person}
        self._forgotten.add(person)

    async def recall(self, person: PersonId) -> None:
        """Record that somebody who was forgotten is shown by name again."""
        self._forgotten.discard(person)

    async def forgotten(self) -> frozenset[PersonId]:
        """Return who is shown as a placeholder."""
        return frozenset(self._forgotten)

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


def plan_key(plan: Plan) -> tuple[MatchId, PersonId, int]:
    """Return what tells a plan from all others."""
    return plan.match, plan.person, plan.number
