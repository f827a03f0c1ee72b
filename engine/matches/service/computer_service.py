"""Actions of the computer in matches: what is due, and what was thought about it."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

from engine.ids import COMPUTER_PERSONS, MatchId
from engine.log.facts.union import Fact
from engine.matches.decisions import clock_policy, computer, moves, offers
from engine.matches.decisions.computer import Duty
from engine.matches.decisions.moves import ReadLine
from engine.matches.service.change import Change, Situation
from engine.matches.service.writer import MatchWriter


class ComputerService:
    """Lets the computer move, resign and answer in its matches."""

    def __init__(self, writer: MatchWriter) -> None:
        self._writer = writer
        self._store = writer.parts.store

    async def waiting(self) -> Sequence[MatchId]:
        """Return the matches of the share that wait for the computer, those first that have waited longest."""
        return await self._store.matches.waiting_for(COMPUTER_PERSONS, self._writer.parts.share())

    async def lapse_untouched(self) -> AsyncIterator[Change]:
        """End the matches of the share in which nothing has happened for too long, and yield what that has changed."""
        since, share = self._writer.now() - clock_policy.COMPUTER_LAPSES_AFTER, self._writer.parts.share()
        for match in await self._store.matches.untouched(COMPUTER_PERSONS, since, share):
            change = await self._writer.change_if(
                match, lambda at: clock_policy.lapse(at.game, at.match, at.timed.now, at.source)
            )
            if change is not None:
                yield change

    async def duty(self, match_id: MatchId) -> Duty | None:
        """Return what the computer is to do first in a match, None if nothing."""
        found = await self._writer.up_to_date(match_id)
        if found.match.phase != "running":
            return None
        return computer.duty(found.game, found.match, found.source.key)

    async def move(self, duty: Duty, action: Any) -> Change | None:
        """Carry out an action, None to resign; nothing where the match has gone on since it was thought about."""

        def decide(at: Situation) -> Sequence[Fact]:
            if action is None:
                return moves.resign(at.game, at.match, duty.person, at.source)
            line = ReadLine(duty.seat, action, at.game.notation.format(at.match.state, duty.seat, action))
            at.game.rules.apply(at.match.state, duty.seat, action)  # whatever it was that thought: nobody cheats
            return moves.play(at.game, at.match, duty.person, line, at.source)

        return await self._carry_out(duty, decide)

    async def answer(self, duty: Duty, *, is_accepted: bool) -> Change | None:
        """Answer the open offer; nothing where the match has gone on since it was thought about."""

        def decide(at: Situation) -> Sequence[Fact]:
            assert duty.asked is not None
            return offers.answer(at.game, at.match, duty.person, kind=duty.asked, is_accepted=is_accepted, seed=at.seed)

        return await self._carry_out(duty, decide)

    async def _carry_out(self, duty: Duty, decide: Any) -> Change | None:
        def decide_if_due(at: Situation) -> Sequence[Fact]:
            now = computer.next_seat(at.game, at.match), computer.moment_of(at.match)
            return decide(at) if now == (duty.seat, duty.at) else ()

        return await self._writer.change_if(duty.match, decide_if_due)
