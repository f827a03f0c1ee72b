"""Moves of the computer: matches in which it is due, thinking done elsewhere, decisions carried out.

What is due stands in the store, so nothing is lost with the process. A match that has gone on meanwhile drops what was
thought about it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

import structlog

from bot.delivery.retries import Backoff
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.errors import PostDelayed
from bot.platform.computer_workers import ComputerPool
from bot.platform.faults import FAULTS
from bot.posts.post import Post
from engine.errors import Refusal
from engine.ids import MatchId
from engine.log.facts.offers import OfferMade
from engine.log.facts.play import ActionTaken
from engine.log.facts.secrets import SecretsDelivered, SecretTaken
from engine.log.facts.start import MatchStarted
from engine.matches.decisions.computer import Duty, next_seat
from engine.matches.service.change import Change

PATIENCE: Final = timedelta(seconds=25)
"""How long the post about a person's move waits for the computer's answer."""
PATIENCE_AT_START: Final = timedelta(seconds=8)
"""How long the first board of a match waits for the computer's first move: the thread is there, and still empty."""
LONGEST_WAIT: Final = timedelta(hours=1)
"""Between two attempts of the computer that fails again and again."""
LOOKS_EVERY: Final = 600.0
"""Seconds between two looks at the store while nothing waits for the computer."""
START: Final = MatchStarted | SecretsDelivered
"""Facts after which the first board may be shown."""
AWAITED: Final = ActionTaken | SecretTaken | OfferMade | START
"""After what a post may wait; a resumption, for one, is shown at once."""

log = structlog.get_logger(__name__)


class ComputerPlayers(DeliveryTask):
    """Lets the computer play.

    Args:
        services: what delivery works with.
        computer_pool: where the computer thinks.
        tell: tells everybody what the computer has done.
    """

    def __init__(
        self, services: DeliveryServices, computer_pool: ComputerPool, *, tell: Callable[[Change], Awaitable[object]]
    ) -> None:
        super().__init__("computer players", services)
        self._matches = services.matches
        self._computer_pool = computer_pool
        self._tell = tell
        self._announcer_bell = self._runtime.bells["announcer"]
        self._backoff = Backoff[MatchId](timedelta(seconds=self._pause), LONGEST_WAIT, services.now)
        self._failed: set[MatchId] = set()
        self._playing: dict[MatchId, asyncio.Task[None]] = {}
        self._again: set[MatchId] = set()
        self._has_ended = False

    def is_coming(self, change: Change) -> bool:
        """Tell whether the computer does something after a change so soon that one post can tell of both; it begins."""
        match = change.after
        if self._has_ended or next_seat(self._matches.game_of(match), match) is None:
            return False
        patience = PATIENCE_AT_START if any(isinstance(fact, START) for fact in change.facts) else PATIENCE
        self._begin(match.id, patience)
        is_awaited = any(isinstance(fact, AWAITED) for fact in change.facts)
        is_well = match.id not in self._failed
        return is_awaited and is_well and self._services.now() < match.updated_at + patience

    async def poll(self) -> float:
        """Begin in every match that waits for the computer: after a start, and where something has failed.

        Matches in which nobody comes come to their end.
        """
        async for change in self._matches.computer.lapse_untouched():
            await self._say(change)
        waiting = await self._matches.computer.waiting()
        self._backoff.keep(waiting)
        self._failed.intersection_update(waiting)
        for match in waiting:
            self._begin(match)
        return self._pause if waiting else LOOKS_EVERY

    def start(self) -> None:
        """Begin, or go on after an end."""
        self._has_ended = False
        super().start()

    async def stop(self) -> None:
        """End; what the computer has begun to think about is thought about again after the next start."""
        self._has_ended = True
        await super().stop()
        playing = tuple(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def _begin(self, match: MatchId, patience: timedelta = PATIENCE) -> None:
        """Let the computer play in a match, one thing after the other, unless it has just failed there."""
        if match in self._playing:
            self._again.add(match)
        elif self._backoff.is_due(match):
            self._playing[match] = asyncio.create_task(self._play(match, patience), name="computer plays")

    async def _play(self, match: MatchId, patience: timedelta) -> None:
        """Do everything that is the computer's to do in a match; if it takes long, let what waits for it be posted."""
        late = asyncio.get_running_loop().call_later(patience.total_seconds(), self._announcer_bell.ring)
        try:
            while True:
                self._again.discard(match)
                while (duty := await self._matches.computer.duty(match)) is not None:
                    if (change := await self._do(duty)) is not None:
                        await self._say(change)
                if match not in self._again:
                    break
            self._failed.discard(match)
            self._backoff.forget(match)
        except Exception as error:
            log.exception("computer does not play", match=match, error=repr(error))
            await self._give_up(match)
        finally:
            late.cancel()
            self._playing.pop(match, None)

    async def _do(self, duty: Duty) -> Change | None:
        if duty.asked is not None:
            return await self._answer(duty)
        action = await self._computer_pool.turn(duty.game, duty.state, duty.seat, duty.level, duty.seed)
        return await self._matches.computer.move(duty, action)

    async def _answer(self, duty: Duty) -> Change | None:
        """Agree to everything but a draw, which is thought about; what is not possible any more is declined."""
        is_accepted = duty.asked != "draw" or await self._computer_pool.agrees(
            duty.game, duty.state, duty.seat, duty.seed
        )
        try:
            return await self._matches.computer.answer(duty, is_accepted=is_accepted)
        except Refusal:
            return await self._matches.computer.answer(duty, is_accepted=False)

    async def _say(self, change: Change) -> None:
        try:
            await self._tell(change)
        except PostDelayed:
            log.info("computer has played, not shown yet", match=change.after.id)

    async def _give_up(self, match_id: MatchId) -> None:
        """Try again later, and say so the first time."""
        self._backoff.failed(match_id)
        is_first = match_id not in self._failed
        self._failed.add(match_id)
        self.wake()
        self._announcer_bell.ring()
        if not is_first:
            return
        services = self._services
        try:
            match, location = await self._matches.match(match_id), await services.store.outbox.location(match_id)
            if location.thread is not None:
                recipient = await services.recipients.of_match(match)
                said = Post.of(recipient.words("computer-is-ill"))
                await services.channels.send(location.thread, said, nonce=f"{match_id}-{match.seq}-h")
        except FAULTS as error:
            log.info("nobody was told that the computer does not play", match=match_id, error=repr(error))
