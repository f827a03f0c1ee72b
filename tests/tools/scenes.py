"""Short matches with something in them that can be forged: a refusal, a draw, a substitute, a time-out, an outage."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import cache, partial

from engine.ids import MatchId
from engine.matches.records.export import exported
from engine.matches.service.service import Matches
from engine.matches.service.sight import ServerState, Sight
from engine.stores.outbox import DiscordLocation, Stream
from engine.time.policy import FAST, RELAXED, Policy
from games.core import Seat
from games.registry import GAMES
from storage.sealing import AesSeal
from tests.engine.log_builders import NOON
from tests.memory.store import MemoryStore
from tests.tools.plays import PERSONS, Json

ANNA, BERT, CARL, DORA = PERSONS
GAME = "gamwin"


class Scene:
    """A match between Anna, who has the first seat, and Bert; the clock is set forward by hand."""

    def __init__(self, policy: Policy | None, game: str = GAME) -> None:
        self._policy, self._game, self._hours = policy, game, 0.0
        names = iter([MatchId("scene001")])
        self.store = MemoryStore(AesSeal(bytes(32)))
        self.matches = Matches(
            self.store,
            GAMES,
            now=self.now,
            seed_for=lambda: bytes(32),
            id_for=lambda: next(names),
        )

    def now(self) -> datetime:
        return NOON + timedelta(hours=self._hours)

    async def start(self) -> None:
        proposed = await self.matches.invitations.propose(
            self._game, by=ANNA, server=7, channel=8, invited=[BERT], wished_seat=Seat(0), policy=self._policy
        )
        self.id = proposed.after.id
        await self.matches.invitations.join(self.id, BERT)

    def wait(self, hours: float) -> None:
        self._hours += hours

    async def look(self) -> None:
        """Let time do its work, and hold what cannot be seen."""
        for match in await self.matches.holds.to_look_at():
            await self.matches.holds.look_at(match)
        await self.matches.clocks.wake(self.id)

    async def play(self, moves: int = 4) -> None:
        for _ in range(moves):
            match = await self.matches.match(self.id)
            person = match.persons[match.due(GAMES[self._game])[0]]
            self.wait(1)
            await self.matches.play(self.id, person, next(await self.matches.suggest(self.id, person, "")).line)

    async def export(self) -> Json:
        match = await self.matches.match(self.id)
        data: Json = json.loads(exported(GAMES[self._game], match, await self.matches.logs.log(self.id)))
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
    """Anna hands her seat to Dora; then the player to move runs out of time, and loses by it."""
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


async def waited_for(scene: Scene) -> None:
    """Bert cannot be sent his secrets, the bot is away for a while, he sleeps at other hours, and fetches them."""
    await scene.matches.deliver(scene.id, ANNA, how="message")
    await scene.matches.fail_delivery(scene.id, BERT)
    scene.wait(10)
    await scene.matches.clocks.credit_outage(NOON + timedelta(hours=1), NOON + timedelta(hours=10))
    scene.wait(5)
    await scene.matches.clocks.recharge(BERT, partial(asyncio.sleep, 0))
    await scene.matches.deliver(scene.id, BERT, how="fetched")
    scene.wait(1)
    await scene.matches.resign(scene.id, ANNA)


async def unseen(scene: Scene) -> None:
    """The server is away for a day; one moves all the same; nobody sees the match for two weeks after that."""
    await scene.play()
    state: ServerState = "there"
    scene.matches.holds.see_through(Sight(scene.store, lambda _: state, scene.now))
    place = DiscordLocation(scene.id, thread=1, board=2)
    for announcement in await scene.store.outbox.announcements(Stream("match", scene.id)):
        await scene.store.outbox.announced(announcement, place)
    state = "unavailable"
    for hours in (0, 1, 23):
        scene.wait(hours)
        await scene.look()
    await scene.play(1)
    state = "there"
    for hours in (1, 80, 300):
        scene.wait(hours)
        await scene.look()


SCENES: dict[str, tuple[Callable[[Scene], Awaitable[None]], Policy | None]] = {
    "refused": (refused, None),
    "agreed": (agreed, None),
    "handed over": (handed_over, FAST),
    "claimed": (claimed, RELAXED),
    "waited for": (waited_for, RELAXED),
    "unseen": (unseen, FAST),
}
OTHER_GAMES: dict[str, str] = {"waited for": "confusion"}


@cache
def scene(name: str) -> str:
    """Return the export of a scene."""

    async def played() -> Json:
        act, policy = SCENES[name]
        stage = Scene(policy, OTHER_GAMES.get(name, GAME))
        await stage.start()
        await act(stage)
        return await stage.export()

    return json.dumps(asyncio.run(played()))
