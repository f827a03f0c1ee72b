"""The next scheduled event of a match, and changes of its time: charges, outages."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from engine.ids import MatchId, PersonId
from engine.matches.decisions import clock_policy
from engine.matches.decisions.clock_policy import Timed
from engine.matches.service.change import Change, Situation
from engine.matches.service.sight import HoldService
from engine.matches.service.writer import MatchWriter
from engine.matches.state.match import Match
from engine.share import EVERYTHING, Share, shard_of
from engine.stores.matches import Conflict, all_of_person
from engine.time.presence import Presence
from games.core import Seat

BEAT: Final = "beat"
FOR_EVER: Final = datetime.max.replace(tzinfo=UTC)
GiveBack = Callable[[datetime, datetime, Share], Awaitable[object]]
"""Gives the time of an outage back, which began and ended then, to whom it has concerned."""


class ClockService:
    """The effects of time on matches: wake-ups, reminders, time-outs, outages."""

    def __init__(self, writer: MatchWriter, holds: HoldService) -> None:
        self._writer = writer
        self._holds = holds
        self._store = writer.parts.store
        self._presence: Presence | None = None
        self._noticing = asyncio.Lock()
        self._share = writer.parts.share
        self._on_outage: list[GiveBack] = []
        writer.before_time_passes(self.notice_outage)
        writer.before_time_is_up(self._give_back_elsewhere)

    async def timed(self, match: Match) -> Timed:
        """Return a match with the calendars by which its clocks run, as of now."""
        return await self._writer.timed(match)

    async def wake(self, match_id: MatchId) -> tuple[Change, ...]:
        """Carry out the scheduled events that are due by now: each moment a change of its own, the earliest first."""
        await self.notice_outage()
        change: list[Change] = []
        while True:
            try:
                found = await self._writer.situation(match_id)
                passed = await self._writer.let_time_pass(found)
            except Conflict:
                continue
            if passed is None:
                await self._save_due(found)
                return tuple(change)
            change.append(passed)

    async def deadlines(self, match: Match) -> Mapping[Seat, datetime]:
        """Return until when each seat that is to move, or to fetch secrets, has time; nothing where no clock runs."""
        timed = await self.timed(match)
        return {**clock_policy.deadlines(timed), **clock_policy.fetch_deadlines(timed)}

    async def due_before(self, at: datetime) -> Sequence[MatchId]:
        """Return the matches of the share to wake up to a time, the earliest first."""
        return await self._store.matches.due_before(at, self._share())

    async def next_due(self) -> datetime | None:
        """Return when a match of the share is to be woken next, None if none ever is."""
        return await self._store.matches.next_due(self._share())

    # What changes how time is counted

    async def recharge(self, person: PersonId, save: Callable[[], Awaitable[None]]) -> None:
        """Save what changes a person's calendar (zone, sleep, vacation): what has run before is charged as it counted.

        The clocks of all the person's matches are charged first and rescheduled afterwards.
        """
        matches = await self._matches_of(person)
        for match in matches:
            await self._charge(match)
        await save()
        for match in matches:
            await self._reschedule(match)

    # Outages

    def on_outage(self, give_back: GiveBack) -> None:
        """Let the time of an outage be given back elsewhere, too, once clocks have got it.

        It may be asked again after a crash, so what was given back already must be known there.
        """
        self._on_outage.append(give_back)

    async def heartbeat(self) -> tuple[Change, ...]:
        """Note that the bot is at work; call it more often than every two minutes while people can reach it.

        Where it was not called for longer, whatever the reason, time is given back first.
        """
        credited = await self.notice_outage()
        now, elapsed = self._times()
        self._presence = self._presence.beat(now, elapsed) if self._presence else Presence.since(now, elapsed)
        await self._note(self._share(), self._presence.highest)
        return credited

    async def notice_outage(self) -> tuple[Change, ...]:
        """Give back the time of an outage that has not been noticed yet; nothing else happens in any match before."""
        async with self._noticing:
            now, elapsed = self._times()
            outage = None if self._presence is None else self._presence.outage(now, elapsed)
            if outage is None:
                return ()
            credited = await self.credit_outage(*outage, share=self._share())
            self._presence = Presence.since(now, elapsed)
            return credited

    async def recover(self) -> tuple[Change, ...]:
        """Give back the time of an outage that has just ended, known by the latest beat; call it at the start.

        Nothing may be woken before, nor any request carried out.
        """
        if beats := await self._beats(self._share()):
            self._presence = Presence.since(min(beats.values()), self._writer.parts.elapsed())
        return await self.heartbeat()

    async def adopt(self, share: Share) -> tuple[Change, ...]:
        """Give back the time for which nobody has looked after a share; call it before this process does."""
        credited: tuple[Change, ...] = ()
        for shard, beat in (await self._beats(share)).items():
            now, elapsed = self._times()
            if outage := Presence.since(beat, elapsed).outage(now, elapsed):
                credited += await self.credit_outage(*outage, share=Share(frozenset({shard}), share.count))
        await self._note(share, self._writer.now())
        return credited

    async def _give_back_elsewhere(self, match: Match) -> None:
        """Give a match of another process the time for which nobody has looked after it, as far as it has not yet."""
        count = self._share().count
        shard = shard_of(match.proposal.server, count)
        for beat in (await self._beats(Share(frozenset({shard}), count))).values():
            now, elapsed = self._times()
            if outage := Presence.since(beat, elapsed).outage(now, elapsed):
                await self._credit(match.id, *outage)

    async def _beats(self, share: Share) -> Mapping[int, datetime]:
        """Return the latest time at which each shard is known to have been looked after."""
        beats = dict(await self._store.shards.beats())
        if (noted := await self._store.notes.read(BEAT)) is not None:
            alone = datetime.fromisoformat(noted)
            beats = {shard: max(alone, beats.get(shard, alone)) for shard in share.shards}
        return {shard: beat for shard, beat in beats.items() if shard in share.shards}

    async def _note(self, share: Share, at: datetime) -> None:
        """Note that the bot was at work; who is alone notes it for everything, and whatever the number of shards."""
        if share.count > 1:
            await self._store.shards.beat(share.shards, at)
        elif share.is_whole:
            await self._store.notes.write(BEAT, at.isoformat())

    async def reschedule(self, share: Share = EVERYTHING) -> None:
        """Recompute when each match is to be woken, as an update may have changed it; people may play meanwhile."""
        for match in await self._store.matches.due_before(FOR_EVER, share):
            await self._reschedule(match)

    def _times(self) -> tuple[datetime, float]:
        return self._writer.now(), self._writer.parts.elapsed()

    async def credit_outage(self, begun: datetime, ended: datetime, *, share: Share = EVERYTHING) -> tuple[Change, ...]:
        """Give every clock back what it has run while nobody could play; what was given back already is not again."""
        running = await self._store.matches.due_before(FOR_EVER, share)
        credited = [await self._credit(match, begun, ended) for match in running]
        for give_back in self._on_outage:
            await give_back(begun, ended, share)
        return tuple(change for change in credited if change is not None)

    async def _credit(self, match_id: MatchId, begun: datetime, ended: datetime) -> Change | None:
        while True:
            found = await self._writer.situation(match_id)
            gifts = clock_policy.credit(found.timed, begun, ended)
            try:
                return await self._writer.carry_out(found, gifts) if gifts else None
            except Conflict:
                continue

    async def _matches_of(self, person: PersonId) -> Sequence[MatchId]:
        return [summary.match for summary in await all_of_person(self._store.matches, person, phases=["running"])]

    async def _charge(self, match_id: MatchId) -> None:
        while True:
            try:
                found = await self._writer.up_to_date(match_id)
                if spent := clock_policy.settle(found.timed):
                    await self._writer.carry_out(found, spent)
                return
            except Conflict:
                continue

    async def _reschedule(self, match_id: MatchId) -> None:
        found = await self._writer.situation(match_id)
        self._holds.note(found.match)
        await self._save_due(found)

    async def _save_due(self, found: Situation) -> None:
        due_at = clock_policy.next_wake(found.timed)
        await self._store.matches.save_due(found.match.id, seq=found.match.seq, due_at=due_at)
