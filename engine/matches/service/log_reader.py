"""Matches as they were: whole logs, replayed beside the event loop, one at a time."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from engine.ids import MatchId, PersonId
from engine.log.chain import Entry
from engine.log.facts.codec import decode_fact
from engine.log.facts.play import ActionTaken
from engine.matches.errors import NoSuchLine, NoSuchMove, UnknownMatch
from engine.matches.service.audit import Fault, audit
from engine.matches.service.change import Change
from engine.matches.service.writer import MatchWriter
from engine.matches.state.fold import fold
from engine.matches.state.history import Play, PlayedStep, Through, replay
from engine.matches.state.match import Match
from engine.stores.outbox import Announcement
from games.core import CHANCE

T = TypeVar("T")


class LogReader:
    """Looks at what has been."""

    def __init__(self, writer: MatchWriter) -> None:
        self._writer = writer
        self._games = writer.parts.games
        self._store = writer.parts.store

    async def off_loop(self, work: Callable[[], T]) -> T:
        """Run what takes long beside the event loop, one at a time."""
        return await self._writer.off_loop(work)

    async def log(self, match_id: MatchId) -> Sequence[Entry]:
        """Return the whole log of a match."""
        entries = await self._store.matches.log(match_id)
        if not entries:
            raise UnknownMatch(match=match_id)
        return entries

    async def history(self, match_id: MatchId) -> tuple[PlayedStep, ...]:
        """Return the steps of the play that are in effect, throws included."""
        return (await self.whole_play(match_id)).played

    async def whole_play(self, match_id: MatchId, *, upto: int | None = None) -> Play:
        """Return the steps in effect and what was left behind by takebacks and rewinds."""
        log = (await self.log(match_id))[:upto]
        return await self._writer.off_loop(partial(replay, self._games, log, seal=self._store.seal))

    async def at(self, match_id: MatchId, seq: int) -> Match:
        """Return a match as it was after one of its facts.

        Raises:
            NoSuchMove: there is no such fact.
        """
        entries = await self.log(match_id)
        if not 1 <= seq <= len(entries):
            raise NoSuchMove(last=len(entries))
        return (await self._writer.off_loop(partial(fold, self._games, entries[:seq], seal=self._store.seal)))[-1]

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
        match = await self._writer.match(match_id)
        play = await self.whole_play(match_id, upto=match.seq)
        transitions, last = [step.transition for step in play.played], match.state
        if undone is not None:
            if not 1 <= undone <= len(play.undone):
                raise NoSuchLine(count=len(play.undone))
            transitions = [step.transition for step in play.undone[undone - 1].played]
            last = transitions[-1].after
        states = [*(transition.before for transition in transitions if transition.seat != CHANCE), last]
        if match.state is None or not 0 <= move < len(states):
            raise NoSuchMove(last=len(states) - 1)
        return states[move]

    async def position_after(self, match: Match, move: int) -> int:
        """Return the number of the position after the players' action number `move`, like `state_at`.

        Raises:
            NoSuchMove: there is no such action, or the match has not started.
        """
        if match.state is None or not 0 <= move <= match.moves:
            raise NoSuchMove(last=match.moves)
        if move == match.moves:
            return match.position
        play = await self.whole_play(match.id, upto=match.seq)
        following = [step.seq for step in play.played if step.transition.seat != CHANCE][move]
        return play.match_at(following - 1).position

    async def state_in(self, match: Match, position: int) -> Any:
        """Return the state of one of the positions of a match, in effect or left behind; they count from the start.

        Raises:
            NoSuchMove: there is no such position.
        """
        if position == match.position:
            return match.state
        play = await self.whole_play(match.id, upto=match.seq)
        states = (before.state for before in play.matches if before.position == position and before.state is not None)
        found = next(states, None)
        if found is None:
            raise NoSuchMove(last=match.moves)
        return found

    async def change(self, announcement: Announcement) -> Change:
        """Return again what an announcement tells of, from the log; for posts that a crash has held up."""
        entries = await self._store.matches.log(MatchId(announcement.stream.id), upto=announcement.last)
        matches = await self._writer.off_loop(partial(fold, self._games, entries, seal=self._store.seal))
        facts = tuple(decode_fact(entry.body) for entry in entries[announcement.first - 1 :])
        return self._writer.told((None, *matches)[announcement.first - 1 :], facts, announcement)

    async def audit(self, match_id: MatchId, *, through: Through = iter) -> tuple[Match, tuple[Fault, ...]]:
        """Check a match against its own log; return it and what does not agree; `through` is as for a replay."""
        snapshot = await self._writer.snapshot(match_id)
        match = await self._writer.opened(snapshot)
        log, seed = await self._store.matches.log(match_id, upto=snapshot.seq), await self._store.matches.seed(match_id)
        check = partial(audit, self._games, match_id, log, seal=self._store.seal, through=through)
        return match, await self._writer.off_loop(partial(check, snapshot=snapshot, seed=seed))

    async def planned(self, match_id: MatchId, person: PersonId, seq: int) -> str | None:
        """Return the line of a planned answer of a person that stands in the log as fact `seq`, None if none does."""
        entries = await self._store.matches.log(match_id, after=seq - 1, upto=seq)
        found = [decode_fact(entry.body) for entry in entries]
        mine = (fact for fact in found if isinstance(fact, ActionTaken) and fact.is_planned and fact.person == person)
        return next((fact.line for fact in mine), None)
