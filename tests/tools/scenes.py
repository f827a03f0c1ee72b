"""Short matches with something in them that can be forged: a refusal, a draw, a substitute, a time-out."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import cache

from engine.log.facts import MatchId
from engine.matches.export import exported
from engine.matches.service import Matches
from engine.time.policy import FAST, RELAXED, Policy
from games.core import Seat
from tests.engine.written import NOON
from tests.homes import GAMES
from tests.memory.store import MemoryStore
from tests.tools.plays import PERSONS, Json

ANNA, BERT, CARL, DORA = PERSONS
GAME = "gamwin"


class Scene:
    """A match of Gamwin between Anna, who has the first seat, and Bert; the clock is set forward by hand."""

    def __init__(self, policy: Policy | None) -> None:
        self._policy, self._hours = policy, 0.0
        names = iter([MatchId("scene001")])
        self.matches = Matches(
            MemoryStore(), GAMES, now=self._now, seed_for=lambda: bytes(32), id_for=lambda: next(names)
        )

    def _now(self) -> datetime:
        return NOON + timedelta(hours=self._hours)

    async def start(self) -> None:
        proposed = await self.matches.propose(
            GAME, by=ANNA, server=7, channel=8, invited=[BERT], wished_seat=Seat(0), policy=self._policy
        )
        self.id = proposed.after.id
        await self.matches.join(self.id, BERT)

    def wait(self, hours: float) -> None:
        self._hours += hours

    async def play(self, moves: int = 4) -> None:
        for _ in range(moves):
            match = await self.matches.match(self.id)
            person = match.persons[match.due(GAMES[GAME])[0]]
            self.wait(1)
            await self.matches.play(self.id, person, next(await self.matches.suggest(self.id, person, "")).line)

    async def export(self) -> Json:
        match = await self.matches.match(self.id)
        data: Json = json.loads(exported(GAMES[GAME], match, await self.matches.logs.log(self.id)))
        return data


async def refused(scene: Scene) -> None:
    """Somebody wants a turn back and does not get it; then nobody wants a draw; then somebody resigns."""
    await scene.play()
    await scene.matches.offer_takeback(scene.id, ANNA)
    await scene.matches.answer(scene.id, BERT, kind="takeback", is_accepted=False)
    await scene.matches.offer_draw(scene.id, BERT)
    await scene.matches.answer(scene.id, ANNA, kind="draw", is_accepted=False)
    await scene.play()
    await scene.matches.resign(scene.id, ANNA)


async def agreed(scene: Scene) -> None:
    """A turn is taken back, and a draw agreed."""
    await scene.play()
    await scene.matches.offer_takeback(scene.id, ANNA)
    await scene.matches.answer(scene.id, BERT, kind="takeback", is_accepted=True)
    await scene.play()
    await scene.matches.offer_draw(scene.id, ANNA)
    await scene.matches.answer(scene.id, BERT, kind="draw", is_accepted=True)


async def handed_over(scene: Scene) -> None:
    """Anna hands her seat to Dora; then time runs out for whoever is to move, and that loses."""
    await scene.play()
    await scene.matches.offer_substitute(scene.id, ANNA, DORA)
    await scene.matches.answer(scene.id, BERT, kind="substitute", is_accepted=True)
    await scene.matches.answer(scene.id, DORA, kind="substitute", is_accepted=True)
    await scene.play()
    scene.wait(48)
    await scene.matches.clocks.wake(scene.id)


async def claimed(scene: Scene) -> None:
    """Time runs out, and the other one claims the win."""
    await scene.play()
    scene.wait(400)
    await scene.matches.clocks.wake(scene.id)
    match = await scene.matches.match(scene.id)
    late = match.due(GAMES[GAME])[0]
    await scene.matches.claim_time(scene.id, match.persons[1 - late])


SCENES: dict[str, tuple[Callable[[Scene], Awaitable[None]], Policy | None]] = {
    "refused": (refused, None),
    "agreed": (agreed, None),
    "handed over": (handed_over, FAST),
    "claimed": (claimed, RELAXED),
}


@cache
def scene(name: str) -> str:
    """Return the export of a scene."""

    async def played() -> Json:
        act, policy = SCENES[name]
        stage = Scene(policy)
        await stage.start()
        await act(stage)
        return await stage.export()

    return json.dumps(asyncio.run(played()))
