"""A year of a community on one bot: single matches with disputes and the computer, and leagues one after the other."""

import asyncio
import gc
import random
import time
from collections.abc import Callable, Coroutine
from ctypes import CDLL
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar, Final

from bot.wiring import BotDependencies
from engine.ids import MatchId, PersonId
from engine.log.facts.start import ComputerSeat
from engine.matches.state.match import Match
from engine.moderation.moderator_policy import NO_CHOICES, ActName, Choices
from engine.stores.matches import Summary
from engine.time.policy import HOUR
from games.core import Seat
from games.registry import GAMES
from players.core import Level
from tests.bot.thinking import ThinksHere
from tests.simulation.life import Life
from tests.simulation.people import Someone
from tests.simulation.simulated_loop import SimulatedLoop
from tests.simulation.soak.archive import Drawer, Scroll
from tests.simulation.soak.guests import KINDS, Era, Guest
from tests.simulation.soak.scale import SoakScale, eras_of
from tests.simulation.world import CHANNEL, DAY, MODERATOR, SERVERS, Evidence, Founding, World

MIB: Final = 2**20
PAGE: Final = 4096
WEIGHED_EVERY: Final = 10
CARELESS: Final = 0
"""A version that no computer player has, so that nobody tries to repeat what it has done."""
RULINGS: Final[tuple[ActName, ...]] = ("dismiss", "dismiss", "adjudicate", "void")


class Careless(ThinksHere):
    """Computer players that play anything legal: real ones think elsewhere, and their memory is not the bot's."""

    async def turn(self, game: str, state: Any, seat: Seat, level: Level, seed: bytes) -> Any:
        return random.Random(seed).choice(list(islice(GAMES[game].rules.legal_actions(state, seat), 30)))

    async def agrees(self, game: str, state: Any, seat: Seat, seed: bytes) -> bool:
        return seed[0] % 2 == 0


class SoakLife(Life):
    """The bot with computer players that do not think."""

    def make_parts(self) -> BotDependencies:
        """Return what the bot is made of."""
        return replace(super().make_parts(), computer_pool=Careless())


@dataclass(frozen=True, slots=True)
class Weight:
    """How many MiB the process takes after a day, and what there was by then: writes, deaths, minutes it has worked."""

    day: int
    resident: float
    written: int
    deaths: int
    minutes: float


class SoakWorld(World):
    """Everything outside of the bot, for a year."""

    channel = CHANNEL + 100
    hours_between_rounds: ClassVar[tuple[float, float]] = (6, 18)

    def __init__(
        self, loop: SimulatedLoop, path: Path, scale: SoakScale, *, told: Callable[[Weight], None] = lambda _: None
    ) -> None:
        self.soak, self._told = scale, told
        super().__init__(loop, path, scale, life=SoakLife)
        self.guests: list[Guest] = []
        self.weights: list[Weight] = []
        self._playing: dict[PersonId, Guest] = {}
        self._closes = time.monotonic() + scale.minutes * 60

    def gather(self) -> Evidence:
        """Return the people and a new Discord, whose messages go to the disk as what is written does."""
        found = super().gather()
        self._files = Drawer(self._path.with_name("messages")), Scroll(self._path.with_name("diary"))
        found.paper.messages, found.diary.lines = self._files
        return found

    def close(self) -> None:
        """Close the files."""
        for file in self._files:
            file.close()

    def _plan(self) -> list[Founding]:
        """Return who wants to play what with whom, evenly over the year; in some matches the computer plays."""
        spread = random.Random(self.soak.seed + 8)
        found = []
        for number, founding in enumerate(super()._plan()):
            at = self.soak.start + spread.uniform(0, 0.93) * self.soak.days * DAY
            founding = replace(founding, at=at)
            if number % self.soak.computer_every == 0:
                computer = (ComputerSeat("easy", CARELESS),)
                founding = replace(founding, invited=founding.invited[1:], computer=computer)
            found.append(founding)
        return sorted(found, key=lambda founding: founding.at)

    # The year

    async def _live(self) -> None:
        """Let people lead their lives, and everything else go on as long as they do."""
        others = [asyncio.create_task(work) for work in self._others()]
        await asyncio.gather(*(self._lead(someone) for someone in self.evidence.people))
        for task in others:
            task.cancel()
        done, _ = await asyncio.wait(others)
        for task in done:
            if not task.cancelled():
                task.result()
        await self._go_on()
        self._weigh()

    def _others(self) -> list[Coroutine[Any, Any, None]]:
        return [*super()._others(), self._look_at_scales(), *map(self._receive, eras_of(self.soak))]

    @property
    def _is_over(self) -> bool:
        return super()._is_over or time.monotonic() > self._closes

    async def _go_on(self) -> None:
        """See that the bot is there in the end, whatever was about to happen to it."""
        life = self._life
        if life is not None and not life.ended.is_set():
            life.spare()
            return
        if life is not None:
            self._lived()
        await self._revive()

    # The leagues

    async def _receive(self, era: Era) -> None:
        """Let some people play leagues for a while; their organisers stay until the end."""
        await self._until(era.scale.start)
        while (guest := await self._open(era)) is None:  # noqa: ASYNC110 - as people look in again
            await asyncio.sleep(60)
        rng = random.Random(era.scale.seed + 5)
        while True:
            await asyncio.sleep(rng.uniform(*guest.hours_between_rounds) * HOUR)
            if self._loop.now() > era.scale.end:
                self._playing = {one: each for one, each in self._playing.items() if each is not guest}
            await self._reach(lambda life: guest._make_rounds(life, rng))

    async def _open(self, era: Era) -> Guest | None:
        """Announce what is played in an era; None where the bot is not there, or will not be there for long."""
        life = self._reachable
        if life is None or life.is_doomed:
            return None
        guest: Guest = KINDS[era.kind](self, era)
        await life.run(guest.open(life))
        self.guests.append(guest)
        self._playing = {someone.id: guest for someone in guest.evidence.people}
        return guest

    async def _visit(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Visit leagues, too, where somebody plays in some."""
        guest = self._playing.get(someone.id)
        await (super()._visit(life, someone, rng) if guest is None else guest._visit(life, someone, rng))

    # Disputes

    async def _look_at(self, life: Life, someone: Someone, summary: Summary, rng: random.Random) -> None:
        if summary.phase == "running" and rng.random() < self.soak.calls:
            await self._call(life, someone, summary.match)
        await super()._look_at(life, someone, summary, rng)

    async def _call(self, life: Life, someone: Someone, match_id: MatchId) -> None:
        """Call for a moderator, or say one's own of what another has called for."""
        match = await life.matches.match(match_id)
        if match.dispute is not None and match.dispute.is_open:
            await life.tell(await life.moderators.state_side(match_id, someone.id, text="It was not so."))
        else:
            await life.tell(await life.moderators.open_dispute(match_id, someone.id, note="Look at this."))

    async def _make_rounds(self, life: Life, rng: random.Random) -> None:
        """Let a moderator look after the running matches."""
        for server in SERVERS:
            for summary in await life.store.matches.of_server(server.id, viewer=None, phases=("running",), limit=1000):
                with self._refusable():
                    await self._rule(life, await life.matches.match(summary.match), rng)

    async def _rule(self, life: Life, match: Match, rng: random.Random) -> None:
        """Rule about what is disputed, else do what a moderator does."""
        if match.dispute is None or not match.dispute.is_open:
            return await super()._rule(life, match, rng)
        if rng.random() < 0.5:
            act = rng.choice(RULINGS)
            chosen = Choices(winners=(rng.choice(match.active),)) if act == "adjudicate" else NO_CHOICES
            await life.tell(await life.moderators.act(match.id, MODERATOR, act, note="Seen.", chosen=chosen))
        return None

    # The scales

    async def _look_at_scales(self) -> None:
        while True:
            self._weigh()
            await asyncio.sleep(WEIGHED_EVERY * DAY.total_seconds())

    def _weigh(self) -> None:
        """Note how much memory the process takes after everything that is not needed was given back."""
        day = round((self._loop.now() - self.soak.start) / DAY)
        weight = Weight(day, resident(), len(self.evidence.diary.lines), self.evidence.deaths.total(), worked())
        self.weights.append(weight)
        self._told(weight)


def worked() -> float:
    """Return for how many minutes this process has had a processor."""
    return time.process_time() / 60


def resident() -> float:
    """Return how many MiB of memory this process takes, without what it has only not given back."""
    gc.collect()
    CDLL(None).malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / MIB
