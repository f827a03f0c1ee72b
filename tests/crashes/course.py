"""The course of one world, life by life, and what was seen in it."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from tests.crashes.blows import Blow, Fate, Kind
from tests.crashes.judge import Kept, checked, doubled, forgotten, unfinished
from tests.crashes.life import Life, name_of
from tests.crashes.points import Points
from tests.crashes.processes import End, end_of, first_ended, fork, kill_all
from tests.crashes.world import World

Struck = tuple[str, str, str]
"""In which way the bot was struck, at which place, and at which moment."""


@dataclass
class Tally:
    """What was seen: how often each place was struck, what was compared, and what is wrong."""

    blows: Counter[Struck] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[Struck, str]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add what was seen elsewhere."""
        self.blows.update(other.blows)
        self.seen.update(other.seen)
        self.faults += other.faults


class Ground(Protocol):
    """What worlds stand on: a kind of database, and how the bot is struck there."""

    kinds: Collection[Kind]
    away_s: Sequence[int]

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def make(self, folder: Path, seed: int) -> World:
        """Make a world with an empty database."""
        ...

    def lots(self, world: World, rng: random.Random) -> Sequence[Blow]:
        """Draw what befalls the next life."""
        ...

    def powers(self, world: World, rng: random.Random) -> tuple[Mapping[Kind, Callable[[], None]], Callable[[], None]]:
        """Return how a life is struck, other than to death, and what ends that after a transaction."""
        ...

    def bury(self, world: World, blow: str, name: str, rng: random.Random) -> None:
        """Do to the database what follows from the death of a process by a blow."""
        ...

    def read(self, world: World) -> Kept:
        """Read what people may remember."""
        ...


class Course:
    """Lets a world go on from the first life of its bot to the end of everything."""

    def __init__(self, ground: Ground, folder: Path, seed: int) -> None:
        self._ground = ground
        self._lot = random.Random(seed)
        self._world = ground.make(folder, seed)
        self._discord = self._world.discord()
        self._faults: list[tuple[Struck, str]] = []
        self._known = set[str]()

    def run(self, most: int) -> Tally:
        """Let the bot's processes live again and again; they are struck about `most` times."""
        going_on: dict[int, int] = {}
        try:
            lives = self._run(most, going_on)
        finally:
            kill_all(going_on)
        self._look()
        self._look_at_end()
        told = len(self._world.memory())
        seen = Counter(worlds=1, lives=lives, acknowledged=told, messages=len(self._discord.messages()))
        return Tally(Counter(self._struck()), seen, self._faults)

    def _run(self, most: int, going_on: dict[int, int]) -> int:
        """Let processes live, kept by their ids in `going_on`, until nothing is left to do; return how many did."""
        world, lives, is_over = self._world, 0, False
        while going_on or not is_over:
            while len(going_on) < world.processes and not is_over:
                blows = self._ground.lots(world, self._lot) if len(self._struck()) < most else ()
                going_on[self._begin(lives, blows)] = lives
                lives += 1
            child = first_ended(going_on)
            number, end = going_on.pop(child), end_of(child, world.said)
            is_over = is_over or end == "done"
            if end == "killed":
                self._ground.bury(world, self._struck()[-1][0], name_of(number), self._lot)
                self._look()
                world.clock.pass_by(timedelta(seconds=self._lot.choice(self._ground.away_s)))
        return lives

    def _begin(self, number: int, blows: Sequence[Blow]) -> int:
        """Let a process of the bot begin, and return its id."""
        world, rng = self._world, random.Random(self._lot.random())

        def live() -> End:
            powers, on_end = self._ground.powers(world, rng)
            return asyncio.run(spend(world, Fate(blows, world.blows, powers), on_end, number))

        return fork(live, world.said)

    def _struck(self) -> list[Struck]:
        """Return what has befallen the bot so far."""
        told = self._world.blows.read_text() if self._world.blows.exists() else ""
        return [(kind, place, moment) for kind, place, moment in (line.split("\t") for line in told.splitlines())]

    def _look(self) -> None:
        """Compare what people remember and read with what there is."""
        memory = self._world.memory()
        self._blame([*forgotten(memory, self._ground.read(self._world)), *doubled(self._discord)])

    def _look_at_end(self) -> None:
        """Compare everything, in a process of its own."""
        world, found = self._world, self._world.folder / "found"

        def judge() -> None:
            faults = [*asyncio.run(unfinished(world)), *asyncio.run(checked(world))]
            found.write_text(json.dumps(faults))

        end_of(fork(judge, world.said), world.said)
        self._blame(json.loads(found.read_text()))

    def _blame(self, faults: Sequence[str]) -> None:
        """Note what is wrong, once, beside the latest blow."""
        latest = (*self._struck(), ("none", "none", "none"))[-2 if self._struck() else -1]
        new = [fault for fault in faults if fault not in self._known]
        self._known.update(new)
        self._faults += [(latest, f"{self._world.folder.name}: {fault}") for fault in new]


async def spend(world: World, points: Points, on_end: Callable[[], None], number: int) -> End:
    """Live one life."""
    life = Life(world, points, on_end=on_end, number=number)
    await life.begin()
    is_over = await life.spend()
    await life.end()
    return "done" if is_over else "left"
