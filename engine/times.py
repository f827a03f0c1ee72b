"""The use cases of time: what it brings about by itself, claims, pauses, extensions, outages."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from engine import moderation, offers, timing
from engine.changes import Changes, Happened
from engine.facts import MatchId, PauseReason, PersonId
from engine.match import Match
from engine.store import Conflict
from games.core import Seat

BEAT: Final = "beat"
FOR_EVER: Final = datetime.max.replace(tzinfo=UTC)
PAGE: Final = 100
SHORT_GAP: Final = timedelta(minutes=2)
"""Up to this the bot counts as never having been away."""


class Times(Changes):
    """Everything that can be done with the time of matches."""

    async def wake(self, match_id: MatchId) -> tuple[Happened, ...]:
        """Bring about what time alone has brought about by now: each moment a change of its own, the earliest first."""
        happened: list[Happened] = []
        while True:
            try:
                passed = await self._let_time_pass(await self.timed(await self.match(match_id)))
            except Conflict:
                continue
            if passed is None:
                await self._reschedule(match_id)
                return tuple(happened)
            happened.append(passed)

    async def deadlines(self, match: Match) -> Mapping[Seat, datetime]:
        """Return until when each seat that is to move has time; nothing where no clock runs."""
        return timing.deadlines(await self.timed(match))

    async def due_before(self, at: datetime) -> Sequence[MatchId]:
        """Return the matches to wake up to a time, the earliest first."""
        return await self._store.due_before(at)

    async def next_due(self) -> datetime | None:
        """Return when a match is to be woken next, None if none ever is."""
        return await self._store.next_due()

    async def claim_time(self, match_id: MatchId, person: PersonId) -> Happened:
        """Claim the win over who has no time left."""
        seed = await self._seed(match_id)
        return await self._change(
            match_id, lambda match: timing.claim(self.game_of(match), match, person, self._source(match, seed))
        )

    async def pause(
        self, match_id: MatchId, *, reason: PauseReason, by: PersonId | None = None, note: str = ""
    ) -> Happened:
        """Stop the clocks and the play."""
        return await self._change(match_id, lambda match: moderation.pause(match, reason=reason, by=by, note=note))

    async def resume(self, match_id: MatchId, *, by: PersonId | None = None, note: str = "") -> Happened:
        """Let a paused match go on."""
        return await self._change(match_id, lambda match: moderation.resume(match, by=by, note=note))

    async def give_time(self, match_id: MatchId, seat: Seat, seconds: int, *, by: PersonId, note: str) -> Happened:
        """Give a player more time, as a moderator."""
        return await self._change(match_id, lambda match: moderation.give_time(match, seat, seconds, by=by, note=note))

    # Who plays on

    async def offer_abandon(self, match_id: MatchId, person: PersonId) -> Happened:
        """Ask to end the match without a winner, or agree to it."""
        seed = await self._seed(match_id)
        return await self._change(
            match_id, lambda match: offers.offer_abandon(self.game_of(match), match, person, seed=seed)
        )

    async def offer_substitute(
        self, match_id: MatchId, person: PersonId, substitute: PersonId, *, replaced: Seat | None = None
    ) -> Happened:
        """Ask to let somebody take over the own seat, or that of a player who has no time left."""
        return await self._change(
            match_id,
            lambda match: offers.offer_substitute(self.game_of(match), match, person, substitute, replaced=replaced),
        )

    async def replace(
        self, match_id: MatchId, seat: Seat, substitute: PersonId, *, by: PersonId, note: str
    ) -> Happened:
        """Let somebody take over a seat, as a moderator."""
        return await self._change(
            match_id,
            lambda match: moderation.replace_player(self.game_of(match), match, seat, substitute, by=by, note=note),
        )

    # What changes how time is counted

    async def recharge(self, person: PersonId, save: Callable[[], Awaitable[None]]) -> None:
        """Save what changes a person's calendar (zone, sleep, vacation): what has run before is charged as it counted.

        The clocks of all the person's matches are charged first and rescheduled afterwards.
        """
        await self._recharge(await self._matches_of(person), save)

    async def recharge_server(self, server: int, save: Callable[[], Awaitable[None]]) -> None:
        """Save what changes the calendar of a server (its zone), like `recharge`."""
        running = await self._store.due_before(FOR_EVER)
        summaries = [await self._store.summary(match) for match in running]
        await self._recharge([found.match for found in summaries if found and found.server == server], save)

    # Outages

    async def beat(self) -> None:
        """Note that the bot is at work; call it more often than every two minutes."""
        await self._store.remember(BEAT, self._now().isoformat())

    async def recover(self) -> tuple[Happened, ...]:
        """Give back the time of an outage that has just ended, known by the latest beat; call it at the start.

        Nothing may be woken before, nor any request carried out.
        """
        now, beat = self._now(), await self._store.remembered(BEAT)
        happened: tuple[Happened, ...] = ()
        if beat is not None and now - datetime.fromisoformat(beat) > SHORT_GAP:
            happened = await self.credit_outage(datetime.fromisoformat(beat), now)
        for match in await self._store.due_before(FOR_EVER):
            await self._reschedule(match)
        await self.beat()
        return happened

    async def credit_outage(self, begun: datetime, ended: datetime) -> tuple[Happened, ...]:
        """Give every clock back what it has run while nobody could play; what was given back already is not again."""
        credited = [await self._credit(match, begun, ended) for match in await self._store.due_before(FOR_EVER)]
        return tuple(happened for happened in credited if happened is not None)

    async def _credit(self, match_id: MatchId, begun: datetime, ended: datetime) -> Happened | None:
        while True:
            timed = await self.timed(await self.match(match_id))
            gifts = timing.credit(timed, begun, ended)
            try:
                return await self._carry_out(timed, gifts) if gifts else None
            except Conflict:
                continue

    async def _recharge(self, matches: Sequence[MatchId], save: Callable[[], Awaitable[None]]) -> None:
        for match in matches:
            await self._charge(match)
        await save()
        for match in matches:
            await self._reschedule(match)

    async def _matches_of(self, person: PersonId) -> Sequence[MatchId]:
        found: list[MatchId] = []
        while page := await self._store.matches_of(person, phases=["running"], limit=PAGE, offset=len(found)):
            found += [summary.match for summary in page]
        return found

    async def _charge(self, match_id: MatchId) -> None:
        while True:
            try:
                timed = await self._up_to_date(match_id)
                if spent := timing.reckon(timed):
                    await self._carry_out(timed, spent)
                return
            except Conflict:
                continue

    async def _reschedule(self, match_id: MatchId) -> None:
        timed = await self.timed(await self.match(match_id))
        await self._store.save_due(match_id, seq=timed.match.seq, due_at=timing.next_wake(timed))
