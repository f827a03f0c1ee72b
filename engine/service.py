"""The use cases of matches: invitations, moves, offers, secrets, and looking. Async only because the store is."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine import chain, codec, decisions, offers, plans, secrecy, timing
from engine.audit import Fault, audit
from engine.changes import ChanceFor, Happened, seeded, utc_now
from engine.codec import AnyGame
from engine.decisions import Source
from engine.dice import commitment
from engine.errors import NoSuchLine, NoSuchMove, NotAPlayer, UnknownMatch
from engine.facts import ActionTaken, Delivery, Fact, MatchId, MatchProposed, OfferKind, PersonId
from engine.fold import begin, fold
from engine.history import Play, Played, replay
from engine.match import Match
from engine.policy import Policy
from engine.store import Announcement, Conflict, Entry, Plan, Plans
from engine.times import Times
from engine.timing import Timed
from games.core import CHANCE, Choice, Note, Outcome, Seat

__all__ = ["ChanceFor", "Happened", "Matches", "Preview", "seeded", "utc_now"]

PAIR = 2


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


class Matches(Times):
    """Everything that can be done with matches.

    Every method raises `engine.errors.Refusal` when a request is not carried out, and `UnknownMatch` in particular.
    """

    # Looking

    async def log(self, match_id: MatchId) -> Sequence[Entry]:
        """Return the whole log of a match."""
        entries = await self._store.log(match_id)
        if not entries:
            raise UnknownMatch(match=match_id)
        return entries

    async def history(self, match_id: MatchId, *, upto: int | None = None) -> tuple[Played, ...]:
        """Return the steps of the play that are in effect, or were so after fact `upto`."""
        return (await self.whole_play(match_id, upto=upto)).played

    async def whole_play(self, match_id: MatchId, *, upto: int | None = None) -> Play:
        """Return the steps in effect and what was left behind by takebacks and rewinds."""
        return replay(self._games, (await self.log(match_id))[:upto], seal=self._store.seal)

    async def at(self, match_id: MatchId, seq: int) -> Match:
        """Return a match as it was after one of its facts.

        Raises:
            NoSuchMove: there is no such fact.
        """
        entries = await self.log(match_id)
        if not 1 <= seq <= len(entries):
            raise NoSuchMove(last=len(entries))
        return fold(self._games, entries[:seq], seal=self._store.seal)[-1]

    async def state_at(self, match_id: MatchId, move: int, *, undone: int | None = None) -> Any:
        """Return the state after the players' action number `move` and the throws that followed it (0: the start).

        Args:
            match_id: the match.
            move: the number of the action.
            undone: the number, from 1, of a line that was left behind, to look there; None for what is in effect.

        Raises:
            NoSuchMove: there is no such action, or the match has not started.
            NoSuchLine: so many lines were not left behind.
        """
        match = await self.match(match_id)
        play = await self.whole_play(match_id, upto=match.seq)
        moments, last = [step.moment for step in play.played], match.state
        if undone is not None:
            if not 1 <= undone <= len(play.undone):
                raise NoSuchLine(count=len(play.undone))
            moments = [step.moment for step in play.undone[undone - 1].played]
            last = moments[-1].after
        states = [*(moment.before for moment in moments if moment.seat != CHANCE), last]
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

    async def audit(self, match_id: MatchId) -> tuple[Match, tuple[Fault, ...]]:
        """Check a match against its own log; return it and what does not agree. May take a moment, beside the loop."""
        snapshot = await self._snapshot(match_id)
        match = await self._opened(snapshot)
        log, seed = await self._store.log(match_id, upto=snapshot.seq), await self._store.seed(match_id)
        check = partial(audit, self._games, match_id, log, snapshot=snapshot, seed=seed, seal=self._store.seal)
        return match, await asyncio.to_thread(check)

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
        policy: Policy | None = None,
    ) -> Happened:
        """Invite to a match; `seats` defaults to the people named, at least the fewest that the game takes."""
        game = self.game(game_key)
        match_id, seed = self._id_for(), self._seed_for()
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
            policy=policy,
            commitment=commitment(seed, match=match_id),
        )
        facts = decisions.propose(game, proposal)
        entries = chain.link(
            map(codec.encode_fact, facts), match=match_id, after=0, previous=chain.GENESIS, at=self._now()
        )
        match = begin(entries[0], proposal)
        return await self._commit(None, Timed(match, (), match.updated_at), facts, entries, seed=seed)

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
            policy=match.policy,
        )

    async def join(self, match_id: MatchId, person: PersonId) -> Happened:
        """Accept an invitation; the last one to do so starts the match."""
        seed, fresh = await self._promised_seed(match_id)
        return await self._change(
            match_id,
            lambda match: decisions.join(self.game_of(match), match, person, self._source(match, seed)),
            seed=fresh,
        )

    async def add_entropy(self, match_id: MatchId, person: PersonId, entropy: str) -> Happened:
        """Add entropy to the draws before the start; who has not joined yet joins with it.

        Raises:
            BadEntropy: it is empty or too long, or the person has added some before.
        """
        seed, fresh = await self._promised_seed(match_id)

        def decide(match: Match) -> Sequence[Fact]:
            added = decisions.add_entropy(match, person, entropy)
            if person in (match.proposal.by, *match.joined):
                return added
            mixed = replace(match, entropies=(*match.entropies, *((each.person, each.entropy) for each in added)))
            return (*added, *decisions.join(self.game_of(match), mixed, person, self._source(mixed, seed)))

        return await self._change(match_id, decide, seed=fresh)

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

        async def attempt(timed: Timed) -> Happened:
            seed, known = await self._store.seed_and_plans(match_id)
            match, game = timing.charged(timed), self.game_of(timed.match)
            line = decisions.read_line(game, match, person, text, position=position)
            assert seed is not None  # a line can be read, so the match has started

            def source_at(moment: Match) -> Source:
                return self._source(moment, seed)

            moved = decisions.play(game, match, person, line, source_at(match))
            done = plans.answered(game, match, moved, known, source_at)
            looked_at = Plans(tuple(known), done.plan) if game.info.allows_plans else None
            return await self._carry_out(timed, (*timing.charge(timed), *done.facts), plans=looked_at)

        return await self._attempt(match_id, attempt)

    async def plan(self, match_id: MatchId, person: PersonId, condition: str, line: str) -> Plan:
        """Plan an answer to the opponent's next action; only the person learns of it.

        Raises:
            games.core.MoveError: the opponent cannot play that, or the answer cannot be played then.
        """
        while True:
            match, present = await self.match(match_id), await self._store.plans(match_id)
            made = plans.plan(self.game_of(match), match, person, condition, line, present=present)
            try:
                await self._store.save_plan(made, seq=match.seq)
            except Conflict:
                continue
            return made

    async def plans(self, match_id: MatchId, person: PersonId) -> tuple[Plan, ...]:
        """Return a person's own plans that can still be carried out."""
        match = await self.match(match_id)
        return plans.current(await self._store.plans(match_id), match, person)

    async def suggest_condition(self, match_id: MatchId, person: PersonId, text: str) -> Iterator[Choice]:
        """Return what the opponent may play next, for a plan; none for anybody who cannot plan."""
        match = await self.match(match_id)
        seat = match.seat_of(person)
        return iter(()) if seat is None else plans.conditions(self.game_of(match), match, seat, text)

    async def suggest_reply(self, match_id: MatchId, person: PersonId, condition: str, text: str) -> Iterator[Choice]:
        """Return what a player may answer to a line of the opponent, for a plan."""
        match = await self.match(match_id)
        seat = match.seat_of(person)
        return iter(()) if seat is None else plans.replies(self.game_of(match), match, seat, condition, text)

    async def cancel_plan(self, match_id: MatchId, person: PersonId, number: int) -> Plan:
        """Strike one of the own plans off and return it.

        Raises:
            NoSuchPlan: there is none of this number (any more).
        """
        match = await self.match(match_id)
        found = plans.find(await self._store.plans(match_id), match, person, number)
        await self._store.delete_plan(found)
        return found

    async def lapsed_plans(self, match_id: MatchId) -> tuple[Plan, ...]:
        """Return the plans that can be carried out no more; their owners are to be told, then `forget_plan`."""
        match = await self.match(match_id)
        if not self.game_of(match).info.allows_plans:
            return ()
        return tuple(each for each in await self._store.plans(match_id) if plans.is_lapsed(each, match))

    async def planned(self, match_id: MatchId, person: PersonId, seq: int) -> str | None:
        """Return the line of a planned answer of a person that stands in the log as fact `seq`, None if none does."""
        entries = await self._store.log(match_id, after=seq - 1, upto=seq)
        found = [codec.decode_fact(entry.body) for entry in entries]
        mine = (fact for fact in found if isinstance(fact, ActionTaken) and fact.is_planned and fact.person == person)
        return next((fact.line for fact in mine), None)

    async def forget_plan(self, lapsed: Plan) -> None:
        """Strike a plan off of which the owner was told that it has lapsed."""
        await self._store.delete_plan(lapsed)

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
            match_id, lambda match: offers.offer_draw(self.game_of(match), match, person, seed=seed)
        )

    async def offer_takeback(self, match_id: MatchId, person: PersonId) -> Happened:
        """Ask to take the own latest turn back."""
        return await self._change(match_id, lambda match: offers.offer_takeback(match, person))

    async def offer_open_notes(self, match_id: MatchId, person: PersonId) -> Happened:
        """Ask to let everybody see the notes that the game keeps for players, or agree to it."""
        seed = await self._seed(match_id)
        return await self._change(
            match_id, lambda match: offers.offer_open_notes(self.game_of(match), match, person, seed=seed)
        )

    async def answer(
        self, match_id: MatchId, person: PersonId, *, kind: OfferKind, is_accepted: bool, number: int | None = None
    ) -> Happened:
        """Agree to the open offer, or decline it; `number` is the fact of the offer that the person has read."""
        seed = await self._seed(match_id)
        return await self._change(
            match_id,
            lambda match: offers.answer(
                self.game_of(match), match, person, kind=kind, is_accepted=is_accepted, seed=seed, number=number
            ),
        )

    async def cancel_offer(self, match_id: MatchId, person: PersonId, *, number: int | None = None) -> Happened:
        """Take the own open offer back."""
        return await self._change(match_id, lambda match: offers.cancel_offer(match, person, number=number))

    # Secrets

    async def deliver(self, match_id: MatchId, person: PersonId, *, how: Delivery) -> Happened:
        """Record that a player has got the own secrets."""
        return await self._change(match_id, lambda match: secrecy.deliver(match, person, how=how))

    async def fail_delivery(self, match_id: MatchId, person: PersonId) -> Happened:
        """Record that a player takes no direct messages."""
        return await self._change(match_id, lambda match: secrecy.fail_delivery(match, person))


def _defaults(game: AnyGame) -> dict[str, int]:
    """Return a game's options as they are when nobody names them; a match keeps them though they may change later."""
    return {option.key: option.default for option in game.info.options}
