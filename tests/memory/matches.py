"""The logs of matches in memory, for tests; what they promise is what the contract suite demands of every store."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from operator import itemgetter

from engine.ids import MatchId, PersonId, is_computer
from engine.log.chain import Entry
from engine.people.quotas import DAY, HOUR, Claim, Counts
from engine.share import EVERYTHING, Share
from engine.stores.matches import (
    PLAYED,
    Commit,
    Conflict,
    FinishedMatch,
    FixtureMatch,
    MatchStanding,
    Phase,
    Projected,
    RunningMatch,
    ServerOrder,
    Snapshot,
    StoredMatch,
    Summary,
)
from engine.stores.outbox import Stream
from tests.memory.outbox import MemoryOutbox
from tests.memory.people import MemoryPeople
from tests.memory.plans import MemoryDisputes, MemoryPlans


class MemoryMatches:
    """Logs of matches; implements `engine.stores.matches.MatchStore`."""

    def __init__(
        self, people: MemoryPeople, outbox: MemoryOutbox, plans: MemoryPlans, disputes: MemoryDisputes
    ) -> None:
        self._people = people
        self._outbox = outbox
        self._plans = plans
        self._disputes = disputes
        self._log: dict[MatchId, list[Entry]] = {}
        self.snapshots = plans.snapshots
        self._summaries: dict[MatchId, Summary] = {}
        self._seeds: dict[MatchId, bytes] = {}
        self._finished: dict[MatchId, FinishedMatch] = {}
        self._fixtures: dict[tuple[str, int, int], FixtureMatch] = {}
        self._invited: list[tuple[datetime, PersonId, PersonId]] = []
        self._started: list[tuple[datetime, PersonId]] = []

    async def append(self, commit: Commit) -> None:
        await self.carry_out(commit)

    async def carry_out(self, commit: Commit) -> None:
        """Write a commit."""
        match = commit.snapshot.match
        entries = self._log.get(match, [])
        if commit.entries[0].seq != len(entries) + 1:
            raise Conflict(match)
        self.require_free(commit.fixture)
        if commit.rematch_of is not None and self._open_rematch(commit.rematch_of, commit.summary.persons):
            raise Conflict(match)
        present = await self._plans.of_match(match)
        blocking = await self._blocking(commit.claim)
        if (claim := commit.claim) is not None:
            claim.judge(self._counted(claim, blocking))
            self._invited += [(claim.at, claim.by, guest) for guest in claim.invited if claim.by is not None]
            self._started += [(claim.at, person) for person in claim.starting]
        if (plans := commit.plans) is not None:
            if len(plans.present) != len(present):
                raise Conflict(match)
            if plans.carried_out is not None:
                await self._plans.delete(plans.carried_out)
        self._log[match] = [*entries, *commit.entries]
        self.snapshots[match] = commit.snapshot
        self._summaries[match] = commit.summary
        self._outbox.note(commit.summary)
        self._outbox.put(Stream("match", match), commit.announcement, commit.summary.server)
        if commit.seed is not None:
            self._seeds[match] = commit.seed
        if commit.case is not None:
            self._disputes.record(commit.case)
        if commit.finished is not None:
            self._finished[match] = commit.finished
        if (fixture := commit.fixture) is not None:
            self._fixtures[fixture.season, fixture.fixture, fixture.attempt] = fixture

    def require_free(self, fixture: FixtureMatch | None) -> None:
        """Do nothing unless a fixture has a match.

        Raises:
            Conflict: it has one.
        """
        if fixture is not None and (fixture.season, fixture.fixture, fixture.attempt) in self._fixtures:
            raise Conflict(fixture.name)

    async def _blocking(self, claim: Claim | None) -> frozenset[PersonId]:
        if claim is None or claim.by is None:
            return frozenset()
        return frozenset([guest for guest in claim.invited if claim.by in await self._people.blocked_by(guest)])

    def _counted(self, claim: Claim, blocking: frozenset[PersonId]) -> Counts:
        """Return what the people of a claim have going on."""
        inviting = [
            summary
            for summary in self._summaries.values()
            if summary.phase == "proposed" and summary.persons[0] == claim.by
        ]
        lately = [guest for at, by, guest in self._invited if by == claim.by and at > claim.at - DAY]
        started = [person for at, person in self._started if at > claim.at - HOUR]
        running = [
            person for summary in self._summaries.values() if summary.phase == "running" for person in summary.persons
        ]
        with_computer = [
            person
            for summary in self._summaries.values()
            if summary.phase == "running" and any(map(is_computer, summary.persons))
            for person in summary.persons
        ]
        return Counts(
            open_invitations=len(inviting),
            open_to={guest: sum(guest in summary.persons[1:] for summary in inviting) for guest in claim.invited},
            daily_to={guest: lately.count(guest) for guest in claim.invited},
            starts={person: started.count(person) for person in claim.starting},
            running={person: running.count(person) for person in claim.starting},
            with_computer={person: with_computer.count(person) for person in claim.starting},
            blocking=blocking,
        )

    async def load(self, match: MatchId) -> StoredMatch | None:
        snapshot = await self.snapshot(match)
        if snapshot is None:
            return None
        summary, planned = self._summaries[match], await self._plans.of_match(match)
        clock_settings = await self._people.clock_settings(summary.persons)
        return StoredMatch(snapshot, self._seeds.get(match), tuple(planned), clock_settings)

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        return self.snapshots.get(match)

    async def snapshot_in(self, thread: int) -> Snapshot | None:
        match = self._outbox.match_in(thread)
        return None if match is None else self.snapshots[match]

    async def log(self, match: MatchId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        return self._log.get(match, [])[after:upto]

    async def seed(self, match: MatchId) -> bytes | None:
        return self._seeds.get(match)

    async def ids(self) -> Sequence[MatchId]:
        return list(self._log)

    async def summary(self, match: MatchId) -> Summary | None:
        return self._summaries.get(match)

    async def projected(self, match: MatchId) -> Projected | None:
        if (summary := self._summaries.get(match)) is None:
            return None
        told = tuple(replace(case, thread=None) for key, case in sorted(self._disputes.kept.items()) if key[0] == match)
        return Projected(replace(summary, due_at=None), self._finished.get(match), told)

    async def of_person(
        self, person: PersonId, *, phases: Sequence[Phase], server: int | None = None, limit: int, offset: int = 0
    ) -> Sequence[Summary]:
        latest = sorted(self._summaries.values(), key=lambda summary: summary.updated_at)[::-1]
        wanted = [
            summary
            for summary in latest
            if person in summary.persons and summary.phase in phases and server in {None, summary.server}
        ]
        return sorted(wanted, key=lambda summary: person not in summary.due)[offset : offset + limit]

    async def of_server(
        self,
        server: int,
        *,
        viewer: PersonId | None,
        phases: Sequence[Phase],
        game: str | None = None,
        person: PersonId | None = None,
        order: ServerOrder = "latest",
        limit: int,
        offset: int = 0,
    ) -> Sequence[Summary]:
        wanted = [
            summary
            for summary in self._summaries.values()
            if summary.server == server
            and summary.phase in phases
            and game in {None, summary.game}
            and (person is None or person in summary.persons)
            and (not summary.is_private or viewer in summary.persons)
        ]
        if order == "deadline":
            wanted.sort(key=lambda summary: (summary.due_at is None, summary.due_at or summary.updated_at))
        else:
            wanted.sort(key=lambda summary: summary.updated_at)
        found = wanted[::-1] if order == "latest" else wanted
        return found[offset : offset + limit]

    async def finished(self, matches: Sequence[MatchId]) -> Mapping[MatchId, FinishedMatch]:
        return {match: self._finished[match] for match in matches if match in self._finished}

    async def rated(self, game: str) -> Sequence[FinishedMatch]:
        found = [match for match in self._finished.values() if match.game == game and match.is_rated]
        return sorted(found, key=lambda match: (match.ended_at, match.match))

    async def ended_since(self, server: int, since: datetime) -> Sequence[FinishedMatch]:
        found = [match for match in self._finished.values() if match.server == server and match.ended_at >= since]
        return sorted(found, key=lambda match: (match.ended_at, match.match))

    async def of_season(self, season: str) -> Sequence[FixtureMatch]:
        return [self._fixtures[key] for key in sorted(self._fixtures) if key[0] == season]

    async def open_rematch(self, match: MatchId, persons: Collection[PersonId]) -> MatchId | None:
        return self._open_rematch(match, persons)

    def _open_rematch(self, match: MatchId, persons: Collection[PersonId]) -> MatchId | None:
        open_ones = (summary for summary in self._summaries.values() if summary.phase in ("proposed", "running"))
        for summary in open_ones:
            is_of = json.loads(self._log[summary.match][0].body).get("rematch_of") == match
            if is_of and set(persons) & set(summary.persons):
                return summary.match
        return None

    async def running(self, matches: Sequence[MatchId]) -> Sequence[RunningMatch]:
        known = [self._summaries[match] for match in matches if match in self._summaries]
        return [
            RunningMatch(
                summary.match, summary.persons, summary.due, self._played_at(summary.match) or summary.updated_at
            )
            for summary in known
            if summary.phase == "running"
        ]

    async def standing(self, matches: Sequence[MatchId]) -> MatchStanding:
        return MatchStanding(await self.finished(matches), await self.running(matches))

    def _played_at(self, match: MatchId) -> datetime | None:
        played = (entry.at for entry in self._log[match] if json.loads(entry.body)["kind"] in PLAYED)
        return max(played, default=None)

    async def waiting_for(self, persons: Collection[PersonId], share: Share = EVERYTHING) -> Sequence[MatchId]:
        running = self._in_phase("running", share)
        found = [summary for summary in running if set(summary.due) & set(persons)]
        return [summary.match for summary in sorted(found, key=lambda summary: summary.updated_at)]

    async def untouched(
        self, persons: Collection[PersonId], at: datetime, share: Share = EVERYTHING
    ) -> Sequence[MatchId]:
        running = [summary for summary in self._in_phase("running", share) if summary.updated_at <= at]
        found = [summary for summary in running if set(summary.persons) & set(persons)]
        return [summary.match for summary in sorted(found, key=lambda summary: summary.updated_at)]

    async def proposed_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[MatchId]:
        found = [summary for summary in self._in_phase("proposed", share) if summary.updated_at <= at]
        return [summary.match for summary in sorted(found, key=lambda summary: summary.updated_at)]

    async def due_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[MatchId]:
        return [match for due_at, match in self._due(share) if due_at <= at]

    async def next_due(self, share: Share = EVERYTHING) -> datetime | None:
        return min((due_at for due_at, _ in self._due(share)), default=None)

    async def scheduled_on(self, server: int) -> Sequence[MatchId]:
        running = self._in_phase("running", EVERYTHING)
        return [summary.match for summary in running if summary.server == server and summary.due_at is not None]

    async def servers_playing(self, share: Share = EVERYTHING) -> Sequence[int]:
        running = self._in_phase("running", share)
        return sorted({summary.server for summary in running if summary.due_at is not None})

    def _in_phase(self, phase: Phase, share: Share) -> Sequence[Summary]:
        return [summary for summary in self._summaries.values() if summary.phase == phase and share.has(summary.server)]

    def _due(self, share: Share) -> Sequence[tuple[datetime, MatchId]]:
        running = self._in_phase("running", share)
        due = [(summary.due_at, summary.match) for summary in running if summary.due_at is not None]
        return sorted(due, key=itemgetter(0))

    async def save_due(self, match: MatchId, *, seq: int, due_at: datetime | None) -> None:
        if self.snapshots[match].seq == seq:
            self._summaries[match] = replace(self._summaries[match], due_at=due_at)
