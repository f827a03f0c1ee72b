"""Changes of matches: load, decide, append, report. The services of matches are made with this.

A request that loses a race is decided again on what the winner left, so that nobody is refused without a reason.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final, TypeVar

from engine.ids import MatchId
from engine.log import chain, codec
from engine.log.chain import Entry
from engine.log.codec import AnyGame
from engine.log.errors import MissingRules
from engine.log.facts.codec import decode_fact, encode_fact
from engine.log.facts.play import MatchEnded, TurnTakenBack
from engine.log.facts.rulings import MatchRewound
from engine.log.facts.start import MatchProposed
from engine.log.facts.time import PlayerReminded, SecretsUnfetched, TimeRanOut
from engine.log.facts.union import Fact, is_silent
from engine.matches.decisions import clock_policy, secrecy
from engine.matches.decisions.clock_policy import Timed
from engine.matches.decisions.dice import key
from engine.matches.decisions.holds import hold, released_by_move
from engine.matches.decisions.moves import Source
from engine.matches.errors import UnknownGame, UnknownMatch
from engine.matches.service.change import Change, Decide, LookAt, Prepared, Situation, nothing
from engine.matches.service.dependencies import MatchDependencies
from engine.matches.state.fold import begin, fold, step
from engine.matches.state.match import Match, OutdatedSnapshot, decode, encode
from engine.matches.state.projections import case_of, claim_of, finished, fixture_of, summarise
from engine.matches.state.steps import Applied, transitions
from engine.people.calendars import ClockSettings, calendars
from engine.stores.matches import Commit, Conflict, FixtureMatch, Snapshot
from engine.stores.outbox import Announcement, Stream
from engine.stores.plans import Plans

T = TypeVar("T")
MAX_TRIES = 8
COSTS: Final = (TimeRanOut, SecretsUnfetched, PlayerReminded)
"""Facts by which time costs somebody something, or warns of it: never of what they could not see."""


class MatchWriter:
    """Carries out what is decided, for matches in one store."""

    def __init__(self, parts: MatchDependencies) -> None:
        self.parts = parts
        self._store = parts.store
        self._one_at_a_time = asyncio.Semaphore(1)
        self._before_time_passes: Callable[[], Awaitable[object]] | None = None
        self._before_time_is_up: Callable[[Match], Awaitable[object]] | None = None
        self._unseen: LookAt | None = None
        self._after_outcome: Callable[[FixtureMatch], Awaitable[object]] | None = None

    def before_time_passes(self, step: Callable[[], Awaitable[object]]) -> None:
        """Let something be done before any scheduled event of a match."""
        self._before_time_passes = step

    def before_time_is_up(self, step: Callable[[Match], Awaitable[object]]) -> None:
        """Let something be done before a time-out in a match that another process looks after."""
        self._before_time_is_up = step

    def before_time_costs(self, unseen: LookAt) -> None:
        """Let it be asked whether a match can be seen before time costs anybody anything, a reminder included."""
        self._unseen = unseen

    def after_outcome(self, step: Callable[[FixtureMatch], Awaitable[object]]) -> None:
        """Let something be done once a match of a season has an outcome, or another one, whether it is told or not."""
        self._after_outcome = step

    def now(self) -> datetime:
        """Return the present time."""
        return self.parts.now()

    def game(self, key: str, version: int | None = None) -> AnyGame:
        """Return the rules of a game, those of today or of a version.

        Raises:
            UnknownGame: there is none of this key.
            MissingRules: there is none of this version.
        """
        if key not in self.parts.games:
            raise UnknownGame(game=key)
        game = self.parts.games[key]
        if version is None:
            return game
        try:
            return game.in_version(version)
        except KeyError:
            raise MissingRules(game=key, version=version) from None

    def game_of(self, match: Match) -> AnyGame:
        """Return the rules that a match is played by, in the version that was agreed on.

        Raises:
            MissingRules: they are not here.
        """
        return codec.game_of(self.parts.games, match.proposal)

    async def off_loop(self, work: Callable[[], T]) -> T:
        """Run what takes long beside the event loop, one at a time."""
        async with self._one_at_a_time:
            return await self.parts.off_loop(work)

    async def snapshot(self, match_id: MatchId) -> Snapshot:
        """Return the latest snapshot of a match."""
        snapshot = await self._store.matches.snapshot(match_id)
        if snapshot is None:
            raise UnknownMatch(match=match_id)
        return snapshot

    async def match(self, match_id: MatchId) -> Match:
        """Return a match as it is now."""
        return await self.opened(await self.snapshot(match_id))

    async def opened(self, snapshot: Snapshot) -> Match:
        """Return the match of a snapshot; right after an update of the program, the log has to say how it stands."""
        try:
            return decode(self.parts.games, snapshot, self._store.seal)
        except OutdatedSnapshot:
            return await self.match_at(snapshot.match, snapshot.seq)

    async def match_at(self, match_id: MatchId, seq: int) -> Match:
        """Return a match as it was after a fact, from its log."""
        log = await self._store.matches.log(match_id, upto=seq)
        return (await self.off_loop(partial(fold, self.parts.games, log, seal=self._store.seal)))[-1]

    async def timed(self, match: Match, *, now: datetime | None = None) -> Timed:
        """Return a match with the calendars by which its clocks run, as of a time (None: the present)."""
        now = now or self._now_in(match)
        if not _has_clocks(match):
            return Timed(match, (), now)
        settings = await self._store.people.clock_settings(match.persons)
        return _timed(match, settings, now)

    def _now_in(self, match: Match) -> datetime:
        """Return the present time; while a clock that was set back has not caught up, that of the last fact."""
        return max(self.now(), match.updated_at)

    async def situation(self, match_id: MatchId) -> Situation:
        """Return what a request finds, as of now."""
        kept = await self._store.matches.load(match_id)
        if kept is None:
            raise UnknownMatch(match=match_id)
        match = await self.opened(kept.snapshot)
        timed = _timed(match, kept.clock_settings, self._now_in(match))
        assert kept.seed is not None  # it was kept with the first fact
        return Situation(
            self.game_of(match),
            clock_policy.charged(timed),
            timed,
            kept.plans,
            kept.seed,
            self._source,
        )

    def _source(self, match: Match, seed: bytes) -> Source:
        drawn_from = key(seed, match=match.id, entropies=match.entropies)
        return Source(seed, drawn_from, self.parts.chance_for(drawn_from, match.id, match.draws), self._store.seal)

    async def change(self, match_id: MatchId, decide: Decide) -> Change:
        """Decide and append, again if somebody else was faster.

        What time has brought about before comes first, as a change of its own: a move that is too late finds the match
        as the time-out has left it.
        """

        async def attempt(found: Situation) -> Change:
            facts = decide(found)
            return await self.carry_out(found, (*clock_policy.charge_before(found.timed, facts), *facts))

        return await self.attempt(match_id, attempt)

    async def change_if(self, match_id: MatchId, decide: Decide) -> Change | None:
        """Decide and append like `change`; None where the decision is that there is nothing to do."""

        async def attempt(found: Situation) -> Change | None:
            facts = decide(found)
            if not facts:
                return None
            return await self.carry_out(found, (*clock_policy.charge_before(found.timed, facts), *facts))

        return await self.attempt(match_id, attempt)

    async def attempt(self, match_id: MatchId, attempt: Callable[[Situation], Awaitable[T]]) -> T:
        """Let a request be carried out on a match in which every time-out up to now is written."""
        for _ in range(MAX_TRIES):
            try:
                with self.parts.deciding():
                    return await attempt(await self.up_to_date(match_id))
            except Conflict:
                continue
        raise Conflict

    async def up_to_date(self, match_id: MatchId) -> Situation:
        """Return what a request finds after every time-out up to now is written.

        Raises:
            Conflict: somebody else was faster with one of them.
        """
        if self._before_time_passes is not None:
            await self._before_time_passes()
        found = await self.situation(match_id)
        is_ours = self.parts.share().has(found.match.proposal.server)
        if clock_policy.is_time_up(found.timed) and self._before_time_is_up is not None and not is_ours:
            await self._before_time_is_up(found.match)
            found = await self.situation(match_id)
        while clock_policy.is_time_up(found.timed):
            await self.let_time_pass(found)
            found = await self.situation(match_id)
        return found

    async def let_time_pass(self, found: Situation) -> Change | None:
        """Write down the first scheduled event that is due, None if there is nothing.

        Raises:
            Conflict: somebody else was faster.
        """
        at = clock_policy.next_wake(found.timed)
        if at is None or at > found.timed.now:
            return None
        source = found.source_at(found.timed.match)
        facts = clock_policy.wake(found.game, found.timed, source)
        if self._unseen is not None and any(isinstance(fact, COSTS) for fact in facts):
            is_ours = self.parts.share().has(found.match.proposal.server)
            unseen = await self._unseen(found.match, is_ours=is_ours)
            facts = facts if unseen is None else hold(found.timed, unseen)
        return await self.carry_out(found, facts)

    async def carry_out(self, found: Situation, facts: Sequence[Fact], *, plans: Plans | None = None) -> Change:
        """Append what was decided on a match as it was found.

        Raises:
            Conflict: somebody else was faster.
        """
        timed, before = found.timed, found.timed.match
        facts = await self._with_secrets_opened(found.game, before, released_by_move(before, tuple(facts)))
        bodies = map(encode_fact, facts)
        entries = chain.link(bodies, match=before.id, after=before.seq, previous=before.digest, at=timed.now)
        matches = await self._fold_on(found.game, before, entries, facts, found.applied)
        after = matches[-1]
        has_same_persons = after.persons == before.persons
        later = replace(timed, match=after) if has_same_persons else await self.timed(after, now=timed.now)
        return await self.commit(matches, later, facts, entries, plans=plans)

    async def begin(
        self, proposal: MatchProposed, match_id: MatchId, seed: bytes, follow: Callable[..., Sequence[Fact]] = nothing
    ) -> Change:
        """Append the first facts of a match: its proposal, and what `follow` decides on it with game and source."""
        begun = await self.prepared(proposal, match_id, seed, follow)
        await self._store.matches.append(begun.commit)
        return begun.change

    async def prepared(
        self,
        proposal: MatchProposed,
        match_id: MatchId,
        seed: bytes,
        follow: Callable[..., Sequence[Fact]],
        *,
        settings: ClockSettings | None = None,
    ) -> Prepared:
        """Return the first facts of a match as `begin` appends them; `settings` hold its people, None if not known."""
        game, now = self.game(proposal.game, proposal.game_version), self.now()
        (first,) = self._linked([proposal], match_id, now)
        match = begin(first, proposal)
        source = self._source(match, seed)
        facts = (proposal, *follow(game, match, source=source))
        entries = self._linked(facts, match_id, now)
        matches = await self._fold_on(game, match, entries[1:], facts[1:], source.applied)
        after = matches[-1]
        known = settings and settings.of(after.persons)
        later = _timed(after, known, now) if known else await self.timed(after, now=now)
        return self._made((None, *matches), later, facts, entries, seed=seed)

    @staticmethod
    def _linked(facts: Sequence[Fact], match_id: MatchId, now: datetime) -> tuple[Entry, ...]:
        return chain.link(map(encode_fact, facts), match=match_id, after=0, previous=chain.GENESIS, at=now)

    async def _with_secrets_opened(self, game: AnyGame, before: Match, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
        """Add what opens the secrets where the facts end a match that has had any."""
        if not game.has_secrets or not any(isinstance(fact, MatchEnded) for fact in facts):
            return facts
        log = await self._store.matches.log(before.id, upto=before.seq)

        def opened() -> tuple[Fact, ...]:
            earlier = (decode_fact(entry.body) for entry in log)
            return secrecy.open_secrets((*earlier, *facts), self._store.seal)

        return (*facts, *await self.off_loop(opened))

    async def _fold_on(
        self, game: AnyGame, match: Match, entries: Sequence[Entry], facts: Sequence[Fact], applied: Applied
    ) -> tuple[Match, ...]:
        """Return a match, and how each of the facts leaves it."""
        matches = [match]
        for entry, fact in zip(entries, facts, strict=True):
            earlier = None
            if isinstance(fact, TurnTakenBack | MatchRewound):
                earlier = await self.match_at(match.id, fact.back_to)
            seal = self._store.seal
            matches.append(step(game, matches[-1], entry, fact, earlier=earlier, seal=seal, applied=applied))
        return tuple(matches)

    async def commit(
        self,
        matches: Sequence[Match | None],
        later: Timed,
        facts: Sequence[Fact],
        entries: Sequence[Entry],
        *,
        plans: Plans | None = None,
    ) -> Change:
        """Append facts and everything that is made from them.

        `matches` are the match before and after each fact.

        Raises:
            Conflict: somebody else was faster.
            TooMuch: a start is more than people may have going on.
        """
        made = self._made(matches, later, facts, entries, plans=plans)
        await self._store.matches.append(made.commit)
        fixture = fixture_of(later.match)
        if made.commit.finished is not None and fixture is not None and self._after_outcome is not None:
            await self._after_outcome(fixture)
        return made.change

    def _made(
        self,
        matches: Sequence[Match | None],
        later: Timed,
        facts: Sequence[Fact],
        entries: Sequence[Entry],
        *,
        seed: bytes | None = None,
        plans: Plans | None = None,
    ) -> Prepared:
        before, after, game = matches[0], later.match, self.game_of(later.match)
        announcement = Announcement(Stream("match", after.id), entries[0].seq, entries[-1].seq)
        commit = Commit(
            entries=entries,
            snapshot=encode(game, after, self._store.seal),
            summary=replace(summarise(game, after), due_at=clock_policy.next_wake(later)),
            announcement=None if is_silent(facts) else announcement,
            seed=seed,
            case=case_of(before, after),
            plans=plans,
            finished=finished(game, after) if before is None or before.outcome != after.outcome else None,
            fixture=None if before else fixture_of(after),
            rematch_of=None if before else after.proposal.rematch_of,
            claim=claim_of(self.parts.quotas, before, after, at=later.now),
        )
        told = self.told((*matches[:-1], after), tuple(facts), announcement)
        return Prepared(commit, replace(told, timed=later))

    def told(self, matches: Sequence[Match | None], facts: tuple[Fact, ...], announcement: Announcement) -> Change:
        """Return what has happened, with the steps of the play; `matches` are the match before and after each fact."""
        before, after = matches[0], matches[-1]
        assert after is not None
        return Change(
            before, after, facts, announcement, transitions(self.game_of(after), matches, facts, seal=self._store.seal)
        )


def _has_clocks(match: Match) -> bool:
    return match.policy is not None and match.started_at is not None and match.phase == "running"


def _timed(match: Match, settings: ClockSettings, now: datetime) -> Timed:
    if not _has_clocks(match):
        return Timed(match, (), now)
    assert match.policy is not None
    assert match.started_at is not None
    clocks_by = calendars(match.policy, settings, since=match.started_at, rest_zone=match.proposal.rest_zone)
    return Timed(match, clocks_by, now)
