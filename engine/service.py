"""The use cases of matches: load, decide, append, return what happened. The only async part of the engine.

A request that loses a race is decided again on what the winner left, so that nobody is refused without a reason.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from engine import chain, codec, decisions, secrecy
from engine.codec import AnyGame, Games
from engine.decisions import Source
from engine.dice import RecordedChance, SeededChance, new_seed
from engine.errors import NoSuchMove, NotAPlayer, UnknownGame, UnknownMatch, WrongPhase
from engine.facts import (
    Delivery,
    Fact,
    MatchEnded,
    MatchId,
    MatchProposed,
    MatchStarted,
    OfferKind,
    PersonId,
    TurnTakenBack,
)
from engine.fold import begin, fold, step
from engine.history import Played, history, moments
from engine.ids import new_match_id
from engine.match import Match, decode, encode
from engine.store import Announcement, Commit, Conflict, Entry, Store, Summary
from games.core import CHANCE, Choice, Moment, Note, Outcome, Seat

MAX_TRIES = 8
PAIR = 2

ChanceFor = Callable[[bytes, MatchId, int], RecordedChance]
Decide = Callable[[Match], Sequence[Fact]]


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


@dataclass(frozen=True, slots=True)
class Preview:
    """What a line would do, as far as its player may know: before any die is thrown, before any answer."""

    match: Match
    seat: Seat
    line: str
    after: Any
    notes: tuple[Note, ...]
    additions: tuple[str, ...]
    outcome: Outcome | None


class Matches:
    """Everything that can be done with matches.

    Every method raises `engine.errors.Refusal` when a request is not carried out, and `UnknownMatch` in particular.
    """

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

    # Looking

    async def match(self, match_id: MatchId) -> Match:
        """Return a match as it is now."""
        snapshot = await self._store.snapshot(match_id)
        if snapshot is None:
            raise UnknownMatch(match=match_id)
        return decode(self._games, snapshot, self._store.seal)

    async def log(self, match_id: MatchId) -> Sequence[Entry]:
        """Return the whole log of a match."""
        entries = await self._store.log(match_id)
        if not entries:
            raise UnknownMatch(match=match_id)
        return entries

    async def history(self, match_id: MatchId) -> tuple[Played, ...]:
        """Return the steps of the play that are in effect."""
        return history(self._games, await self.log(match_id), seal=self._store.seal)

    async def state_at(self, match_id: MatchId, move: int) -> Any:
        """Return the state after the players' action number `move` and the throws that followed it (0: the start).

        Raises:
            NoSuchMove: there is no such action, or the match has not started.
        """
        match = await self.match(match_id)
        played = history(self._games, await self._store.log(match_id, upto=match.seq), seal=self._store.seal)
        moments = [one.moment for one in played]
        states = [*(moment.before for moment in moments if moment.seat != CHANCE), match.state]
        if match.state is None or not 0 <= move < len(states):
            raise NoSuchMove(last=len(states) - 1)
        return states[move]

    async def happened(self, announcement: Announcement) -> Happened:
        """Return again what an announcement tells of, from the log; for posts that a crash has held up."""
        entries = await self._store.log(announcement.match, upto=announcement.last_seq)
        matches = fold(self._games, entries, seal=self._store.seal)
        facts = tuple(codec.decode_fact(entry.body) for entry in entries[announcement.first_seq - 1 :])
        before = matches[announcement.first_seq - 2] if announcement.first_seq > 1 else None
        return self._happened(before, matches[-1], facts, announcement)

    async def preview(self, match_id: MatchId, person: PersonId, text: str, *, position: int | None = None) -> Preview:
        """Read a line and say what it would do; nothing changes and no die is thrown.

        Raises:
            games.core.MoveError: the line cannot be played.
        """
        match = await self.match(match_id)
        game = self.game_of(match)
        line = decisions.read_line(game, match, person, text, position=position)
        foreseen, notes = game.foresee(match.state, line.seat, line.action)
        return Preview(
            match=match,
            seat=line.seat,
            line=line.text,
            after=foreseen,
            notes=notes,
            additions=game.additions(match.state, line.seat, line.action),
            outcome=game.outcome(foreseen),
        )

    async def suggest(self, match_id: MatchId, person: PersonId, text: str) -> Iterator[Choice]:
        """Return lines that go on from what a player has typed, best first; none for anybody who may not act."""
        match = await self.match(match_id)
        game = self.game_of(match)
        seat = match.seat_of(person)
        if seat is None or not match.may_act(game, seat):
            return iter(())
        return game.suggest(match.state, seat, text)

    # Before the start

    async def propose(
        self,
        game_key: str,
        *,
        by: PersonId,
        server: int,
        channel: int,
        invited: Sequence[PersonId] = (),
        seats: int | None = None,
        wished_seat: Seat | None = None,
        options: Iterable[tuple[str, int]] = (),
        rematch_of: MatchId | None = None,
    ) -> Happened:
        """Invite to a match; `seats` defaults to the people named, at least the fewest that the game takes."""
        game = self.game(game_key)
        proposal = MatchProposed(
            kind="match_proposed",
            game=game_key,
            game_version=game.info.version,
            options=tuple(sorted({**_defaults(game), **dict(options)}.items())),
            seats=max(len(invited) + 1, game.info.min_seats) if seats is None else seats,
            by=by,
            invited=tuple(invited),
            wished_seat=wished_seat,
            server=server,
            channel=channel,
            rematch_of=rematch_of,
        )
        facts = decisions.propose(game, proposal)
        entries = chain.link(
            map(codec.encode_fact, facts), match=self._id_for(), after=0, previous=chain.GENESIS, at=self._now()
        )
        match = begin(entries[0], proposal)
        return await self._commit(game, None, match, facts, entries)

    async def rematch(self, match_id: MatchId, person: PersonId, *, channel: int) -> Happened:
        """Invite the others to the same game again, with sides changed; who has resigned may ask, too."""
        match = await self.match(match_id)
        decisions.require_phase(match, "over")
        seat = match.seat_of(person)
        if seat is None:
            raise NotAPlayer
        assert match.outcome is not None
        wished = Seat((seat + 1) % len(match.persons))
        seats = {seat: wished, wished: seat} if len(match.persons) == PAIR else {seat: wished}
        options = self.game_of(match).rematch_options(dict(match.proposal.options), match.outcome, seats)
        return await self.propose(
            match.proposal.game,
            by=person,
            server=match.proposal.server,
            channel=channel,
            invited=[other for other in match.persons if other != person],
            wished_seat=wished,
            options=options.items(),
            rematch_of=match.id,
        )

    async def join(self, match_id: MatchId, person: PersonId) -> Happened:
        """Accept an invitation; the last one to do so starts the match."""
        seed = self._seed_for()
        return await self._change(
            match_id,
            lambda match: decisions.join(self.game_of(match), match, person, self._source(match, seed)),
            seed=seed,
        )

    async def decline(self, match_id: MatchId, person: PersonId) -> Happened:
        """Decline an invitation by name."""
        return await self._change(match_id, lambda match: decisions.decline(match, person))

    async def withdraw(self, match_id: MatchId, person: PersonId) -> Happened:
        """Take the own invitation back."""
        return await self._change(match_id, lambda match: decisions.withdraw(match, person))

    # Playing

    async def play(self, match_id: MatchId, person: PersonId, text: str, *, position: int | None = None) -> Happened:
        """Carry out a line.

        Raises:
            games.core.MoveError: the line cannot be played.
        """
        seed = await self._seed(match_id)

        def decide(match: Match) -> Sequence[Fact]:
            game = self.game_of(match)
            line = decisions.read_line(game, match, person, text, position=position)
            return decisions.play(game, match, person, line, self._source(match, seed))

        return await self._change(match_id, decide)

    async def resign(self, match_id: MatchId, person: PersonId) -> Happened:
        """Give up."""
        seed = await self._seed(match_id)
        return await self._change(
            match_id,
            lambda match: decisions.resign(self.game_of(match), match, person, self._source(match, seed)),
        )

    async def offer_draw(self, match_id: MatchId, person: PersonId) -> Happened:
        """Offer a draw, or agree to the one offered."""
        seed = await self._seed(match_id)
        return await self._change(
            match_id, lambda match: decisions.offer_draw(self.game_of(match), match, person, seed=seed)
        )

    async def offer_takeback(self, match_id: MatchId, person: PersonId) -> Happened:
        """Ask to take the own latest turn back."""
        return await self._change(match_id, lambda match: decisions.offer_takeback(match, person))

    async def answer(self, match_id: MatchId, person: PersonId, *, kind: OfferKind, is_accepted: bool) -> Happened:
        """Agree to the open offer, or decline it."""
        seed = await self._seed(match_id)
        return await self._change(
            match_id,
            lambda match: decisions.answer(
                self.game_of(match), match, person, kind=kind, is_accepted=is_accepted, seed=seed
            ),
        )

    async def cancel_offer(self, match_id: MatchId, person: PersonId) -> Happened:
        """Take the own open offer back."""
        return await self._change(match_id, lambda match: decisions.cancel_offer(match, person))

    # Secrets

    async def deliver(self, match_id: MatchId, person: PersonId, *, how: Delivery) -> Happened:
        """Record that a player has got the own secrets."""
        return await self._change(match_id, lambda match: secrecy.deliver(match, person, how=how))

    async def fail_delivery(self, match_id: MatchId, person: PersonId) -> Happened:
        """Record that a player takes no direct messages."""
        return await self._change(match_id, lambda match: secrecy.fail_delivery(match, person))

    async def look(self, match_id: MatchId, person: PersonId) -> Happened:
        """Let a moderator look at all secrets: what is returned may be shown to this person."""
        return await self._change(match_id, lambda match: secrecy.look(self.game_of(match), match, person))

    # How a change is carried out

    async def _seed(self, match_id: MatchId) -> bytes:
        seed = await self._store.seed(match_id)
        if seed is None:
            match = await self.match(match_id)
            raise WrongPhase(phase=match.phase)
        return seed

    def _source(self, match: Match, seed: bytes) -> Source:
        return Source(seed, self._chance_for(seed, match.id, match.draws), self._store.seal)

    async def _change(self, match_id: MatchId, decide: Decide, *, seed: bytes | None = None) -> Happened:
        """Decide and append, again if somebody else was faster; a match that starts keeps the seed."""
        for _ in range(MAX_TRIES):
            before = await self.match(match_id)
            game = self.game_of(before)
            facts = await self._with_secrets_opened(before, tuple(decide(before)))
            entries = chain.link(
                map(codec.encode_fact, facts), match=match_id, after=before.seq, previous=before.digest, at=self._now()
            )
            after = await self._fold_on(game, before, entries, facts)
            is_start = any(isinstance(fact, MatchStarted) for fact in facts)
            try:
                return await self._commit(game, before, after, facts, entries, seed=seed if is_start else None)
            except Conflict:
                continue
        raise Conflict

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
            if isinstance(fact, TurnTakenBack):
                log = await self._store.log(match.id, upto=fact.back_to)
                earlier = fold(self._games, log, seal=self._store.seal)[-1]
            match = step(game, match, entry, fact, earlier=earlier, seal=self._store.seal)
        return match

    async def _commit(
        self,
        game: AnyGame,
        before: Match | None,
        after: Match,
        facts: Sequence[Fact],
        entries: Sequence[Entry],
        *,
        seed: bytes | None = None,
    ) -> Happened:
        announcement = Announcement(match=after.id, first_seq=entries[0].seq, last_seq=entries[-1].seq)
        await self._store.append(
            Commit(
                entries=entries,
                snapshot=encode(game, after, self._store.seal),
                summary=summarise(game, after),
                announcement=announcement,
                seed=seed,
            )
        )
        return self._happened(before, after, tuple(facts), announcement)

    def _happened(
        self, before: Match | None, after: Match, facts: tuple[Fact, ...], announcement: Announcement
    ) -> Happened:
        steps = moments(self.game_of(after), before, facts, seal=self._store.seal)
        return Happened(before, after, facts, announcement, steps)


def _defaults(game: AnyGame) -> dict[str, int]:
    """Return a game's options as they are when nobody names them; a match keeps them though they may change later."""
    return {option.key: option.default for option in game.info.options}


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
    seats = {*match.due(game), *match.untold}
    if match.offer is not None:
        answered = {match.offer.seat, *match.offer.accepted}
        seats |= set(match.active) - answered
    return tuple(match.persons[seat] for seat in sorted(seats))
