"""How matches change: load, decide, append, say what happened. The use cases in `engine.service` are made of this.

A request that loses a race is decided again on what the winner left, so that nobody is refused without a reason.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from engine import chain, codec, secrecy, timing
from engine.calendars import calendars
from engine.codec import AnyGame, Games
from engine.decisions import Source
from engine.dice import RecordedChance, SeededChance, key, new_seed
from engine.errors import UnknownGame, UnknownMatch, WrongPhase
from engine.facts import Fact, MatchEnded, MatchId, MatchStarted, PersonId, TimeSpent, TurnTakenBack
from engine.fold import fold, step
from engine.history import moments
from engine.ids import new_match_id
from engine.match import Match, OutdatedSnapshot, decode, encode
from engine.rulings import MatchRewound
from engine.store import Announcement, Case, Commit, Conflict, Entry, Plans, Snapshot, Store, Summary
from engine.timing import Timed
from games.core import Moment

MAX_TRIES = 8

ChanceFor = Callable[[bytes, MatchId, int], RecordedChance]
Decide = Callable[[Match], Sequence[Fact]]
Attempt = Callable[["Timed"], Awaitable["Happened"]]


def utc_now() -> datetime:
    """Return the present time; the service takes another clock in tests."""
    return datetime.now(UTC)


def seeded(seed: bytes, match: MatchId, start: int) -> RecordedChance:
    """Return the chance of a real match."""
    return SeededChance(seed, match=match, start=start)


@dataclass(frozen=True, slots=True)
class Happened:
    """What a request has brought about: the match before (None: it is new) and after, and the facts between.

    `moments` are the steps of the play among them.
    """

    before: Match | None
    after: Match
    facts: tuple[Fact, ...]
    announcement: Announcement
    moments: tuple[Moment[Any, Any], ...] = ()

    @property
    def fact(self) -> Fact:
        """Return the first fact that is more than the charge of a clock: what the request was about."""
        return next((fact for fact in self.facts if not isinstance(fact, TimeSpent)), self.facts[0])


class Changes:
    """Carries out what is decided, for matches in one store."""

    def __init__(
        self,
        store: Store,
        games: Games,
        *,
        now: Callable[[], datetime] = utc_now,
        chance_for: ChanceFor = seeded,
        seed_for: Callable[[], bytes] = new_seed,
        id_for: Callable[[], MatchId] = new_match_id,
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._chance_for = chance_for
        self._seed_for = seed_for
        self._id_for = id_for

    @property
    def games(self) -> Games:
        """Return the games that can be played, by key."""
        return self._games

    def game(self, key: str) -> AnyGame:
        """Return the rules of a game.

        Raises:
            UnknownGame: there is none of this key.
        """
        if key not in self._games:
            raise UnknownGame(game=key)
        return self._games[key]

    def game_of(self, match: Match) -> AnyGame:
        """Return the rules that a match is played by."""
        return self.game(match.proposal.game)

    async def match(self, match_id: MatchId) -> Match:
        """Return a match as it is now."""
        return await self._opened(await self._snapshot(match_id))

    async def _snapshot(self, match_id: MatchId) -> Snapshot:
        snapshot = await self._store.snapshot(match_id)
        if snapshot is None:
            raise UnknownMatch(match=match_id)
        return snapshot

    async def _opened(self, snapshot: Snapshot) -> Match:
        """Return the match of a snapshot; right after an update of the program, the log has to say how it stands."""
        try:
            return decode(self._games, snapshot, self._store.seal)
        except OutdatedSnapshot:
            log = await self._store.log(snapshot.match, upto=snapshot.seq)
            return fold(self._games, log, seal=self._store.seal)[-1]

    async def timed(self, match: Match, *, now: datetime | None = None) -> Timed:
        """Return a match with the calendars by which its clocks run, as of a time (None: the present)."""
        if now is None:
            now = self._now()
        if match.policy is None or match.started_at is None or match.phase != "running":
            return Timed(match, (), now)
        habits = await self._store.habits(match.persons, match.proposal.server)
        return Timed(match, calendars(match.policy, habits, since=match.started_at), now)

    async def decide(self, match_id: MatchId, decision: Callable[[Match, bytes, datetime], Sequence[Fact]]) -> Happened:
        """Carry out a decision that is made elsewhere; it is given the match, its seed and the time."""
        seed = await self._seed(match_id)
        return await self._change(match_id, lambda match: decision(match, seed, self._now()))

    async def _seed(self, match_id: MatchId) -> bytes:
        seed = await self._store.seed(match_id)
        if seed is None:
            match = await self.match(match_id)
            raise WrongPhase(phase=match.phase)
        return seed

    async def _promised_seed(self, match_id: MatchId) -> tuple[bytes, bytes | None]:
        """Return the seed of an invitation, a second time if it is fresh: invitations of old have promised none."""
        seed = await self._store.seed(match_id)
        if seed is not None:
            return seed, None
        fresh = self._seed_for()
        return fresh, fresh

    def _source(self, match: Match, seed: bytes) -> Source:
        drawn_from = key(seed, match=match.id, entropies=match.entropies)
        return Source(seed, drawn_from, self._chance_for(drawn_from, match.id, match.draws), self._store.seal)

    async def _change(self, match_id: MatchId, decide: Decide, *, seed: bytes | None = None) -> Happened:
        """Decide and append, again if somebody else was faster; a match that starts keeps the seed.

        What time has brought about before comes first, as a change of its own: a move that is too late finds the match
        as the time-out has left it.
        """

        async def attempt(timed: Timed) -> Happened:
            facts = (*timing.charge(timed), *decide(timing.charged(timed)))
            return await self._carry_out(timed, facts, seed=seed)

        return await self._attempt(match_id, attempt)

    async def _attempt(self, match_id: MatchId, attempt: Attempt) -> Happened:
        for _ in range(MAX_TRIES):
            try:
                return await attempt(await self._up_to_date(match_id))
            except Conflict:
                continue
        raise Conflict

    async def _up_to_date(self, match_id: MatchId) -> Timed:
        """Return a match in which every time-out up to now is written."""
        timed = await self.timed(await self.match(match_id))
        while timing.is_time_up(timed):
            passed = await self._let_time_pass(timed)
            assert passed is not None  # the time-out at least
            timed = await self.timed(passed.after)
        return timed

    async def _let_time_pass(self, timed: Timed) -> Happened | None:
        """Write down what time alone has brought about first, None if there is nothing."""
        at = timing.next_wake(timed)
        if at is None or at > timed.now:
            return None
        source = self._source(timed.match, await self._seed(timed.match.id))
        return await self._carry_out(timed, timing.wake(self.game_of(timed.match), timed, source))

    async def _carry_out(
        self, timed: Timed, facts: Sequence[Fact], *, seed: bytes | None = None, plans: Plans | None = None
    ) -> Happened:
        """Append what was decided on a match as it was at a time."""
        before = timed.match
        facts = await self._with_secrets_opened(before, tuple(facts))
        entries = chain.link(
            map(codec.encode_fact, facts), match=before.id, after=before.seq, previous=before.digest, at=timed.now
        )
        after = await self._fold_on(self.game_of(before), before, entries, facts)
        has_same_persons = after.persons == before.persons
        later = replace(timed, match=after) if has_same_persons else await self.timed(after, now=timed.now)
        is_start = any(isinstance(fact, MatchStarted) for fact in facts)
        return await self._commit(before, later, facts, entries, seed=seed if is_start else None, plans=plans)

    async def _with_secrets_opened(self, before: Match, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
        """Add what opens the secrets where the facts end a match that has had any."""
        if not self.game_of(before).info.has_secrets or not any(isinstance(fact, MatchEnded) for fact in facts):
            return facts
        log = await self._store.log(before.id, upto=before.seq)
        earlier = [codec.decode_fact(entry.body) for entry in log]
        return (*facts, *secrecy.open_secrets((*earlier, *facts), self._store.seal))

    async def _fold_on(self, game: AnyGame, match: Match, entries: Sequence[Entry], facts: Sequence[Fact]) -> Match:
        for entry, fact in zip(entries, facts, strict=True):
            earlier = None
            if isinstance(fact, TurnTakenBack | MatchRewound):
                log = await self._store.log(match.id, upto=fact.back_to)
                earlier = fold(self._games, log, seal=self._store.seal)[-1]
            match = step(game, match, entry, fact, earlier=earlier, seal=self._store.seal)
        return match

    async def _commit(
        self,
        before: Match | None,
        later: Timed,
        facts: Sequence[Fact],
        entries: Sequence[Entry],
        *,
        seed: bytes | None = None,
        plans: Plans | None = None,
    ) -> Happened:
        after, game = later.match, self.game_of(later.match)
        announcement = Announcement(match=after.id, first_seq=entries[0].seq, last_seq=entries[-1].seq)
        await self._store.append(
            Commit(
                entries=entries,
                snapshot=encode(game, after, self._store.seal),
                summary=replace(summarise(game, after), due_at=timing.next_wake(later)),
                announcement=announcement,
                seed=seed,
                case=case_of(before, after),
                plans=plans,
            )
        )
        return self._happened(before, after, tuple(facts), announcement)

    def _happened(
        self, before: Match | None, after: Match, facts: tuple[Fact, ...], announcement: Announcement
    ) -> Happened:
        steps = moments(self.game_of(after), before, facts, seal=self._store.seal)
        return Happened(before, after, facts, announcement, steps)


def case_of(before: Match | None, after: Match) -> Case | None:
    """Return the dispute of a match if a change has changed it."""
    dispute = after.dispute
    if dispute is None or (before is not None and before.dispute == dispute):
        return None
    return Case(
        match=after.id,
        seq=dispute.seq,
        server=after.proposal.server,
        person=dispute.person,
        state=dispute.state,
        ruling=dispute.ruling,
        opened_at=dispute.opened_at,
    )


def summarise(game: AnyGame, match: Match) -> Summary:
    """Return what lists show of a match, and who is due: to answer an invitation or offer, fetch secrets, move."""
    proposal = match.proposal
    guests = tuple(dict.fromkeys((*match.joined, *proposal.invited)))
    return Summary(
        match=match.id,
        game=proposal.game,
        phase=match.phase,
        server=proposal.server,
        channel=proposal.channel,
        persons=match.persons or (proposal.by, *guests),
        due=_due(game, match),
        updated_at=match.updated_at,
    )


def _due(game: AnyGame, match: Match) -> tuple[PersonId, ...]:
    if match.phase == "proposed":
        return tuple(guest for guest in match.proposal.invited if guest not in match.joined)
    if match.phase != "running":
        return ()
    seats = {*match.due(game), *match.untold, *match.asked}
    if match.offer is not None and match.offer.replaced in match.asked:
        seats.discard(match.offer.replaced)  # the substitute is asked, who sits nowhere yet
    return tuple(match.persons[seat] for seat in sorted(seats))
