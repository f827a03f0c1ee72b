"""Faults put into the rules of leagues while a season is played, and the judges that must find them.

A function is replaced in this process, wherever it was imported to. A short season is played through the real service
(`tests/tools/archives.py`), or some days are simulated where only they show the fault. Then the rules are sound again.
"""

import asyncio
import importlib
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from bot.operations.maintenance import check
from bot.operations.settings import Settings
from engine.seasons.entrants import leave
from engine.seasons.facts.formats import RoundRobinRules, RoundsRules
from engine.seasons.files.audit import audit
from engine.seasons.files.pentathlon import stage_faults
from tests.engine.seasons.season_builders import RULES, SLOW
from tests.simulation.league.continuous import CONTINUOUS, ContinuousWorld
from tests.simulation.league.followed import left_in
from tests.simulation.league.judge import judged
from tests.simulation.league.scale import MAIN, SHORT, rules_of
from tests.simulation.league.world import LeagueWorld
from tests.simulation.life import Life
from tests.simulation.simulate import alarms
from tests.simulation.simulated_loop import run
from tests.tools.archives import MADE, Player, corrected, found_in, held

DAY: Final = timedelta(days=1)
ROOMS: Final = ("leagues", "engine", "bot", "tests")
Make = Callable[[Any], Any]
"""Returns what stands in the place of a function."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A fault: in which play it shows, which function or entry it is in, and what stands there instead."""

    play: str
    where: str
    make: Make


@contextmanager
def broken(fault: Broken) -> Iterator[None]:
    """Put a fault into the rules."""
    module, _, path = fault.where.partition(":")
    owner: Any = importlib.import_module(module)
    *outer, name = path.split(".")
    for each in outer:
        owner = getattr(owner, each)
    original = owner[name] if isinstance(owner, Mapping) else vars(owner)[name]
    made = fault.make(original)
    with pytest.MonkeyPatch.context() as patch:
        _forget()
        if isinstance(owner, ModuleType):
            for importer, known_as in [*_importers(original)]:
                patch.setattr(importer, known_as, made)
        elif isinstance(owner, Mapping):
            patch.setitem(owner, name, made)
        else:
            patch.setattr(owner, name, made)
        yield
    _forget()


def _modules() -> list[ModuleType]:
    return [module for name, module in sys.modules.items() if name.partition(".")[0] in ROOMS]


def _importers(value: object) -> Iterator[tuple[ModuleType, str]]:
    """Yield the modules that know a function, and by which name."""
    for module in _modules():
        yield from ((module, name) for name, known in vars(module).items() if known is value)


def _forget() -> None:
    """Forget what was counted by other rules."""
    for module in _modules():
        for known in [*vars(module).values()]:
            if hasattr(known, "cache_clear") and not isinstance(known, type):
                known.cache_clear()


# Plays


async def watched() -> Player:
    """Play a double round robin of four in which somebody looks every six hours whether something is due."""
    club = Player(21)
    double = RoundRobinRules("double")
    await club.found(4, game="gamwin", own=double, policy=SLOW, promoted=0, relegated=0, at_once=2)
    for _ in range(4 * (RULES.sign_up_days + 2)):
        await club.wait(hours=6)
        await club.seasons.advance(club.id)
    await club.finish()
    return club


async def waited() -> Player:
    """Play a Swiss of four in which nobody moves, so that deadlines decide."""
    club = Player(22)
    swiss = RoundsRules("swiss", rounds=2, round_days=4)
    await club.found(4, game="gamwin", own=swiss, policy=SLOW, promoted=0, relegated=0, overtime_days=1)
    for _ in range(RULES.sign_up_days + 16):
        await club.wait(days=1)
        await club.seasons.advance(club.id)
    return club


async def leaving() -> Player:
    """Play a single round robin of four of whom one leaves when most of it is played."""
    club = Player(23)
    await club.found(4, game="gamwin", policy=SLOW, promoted=0, relegated=0, at_once=1)
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    for _ in range(3):
        await club.play((await club.open_matches())[0], 6, 0)
    season, (number, *_) = await club.season(), await club.open_matches()
    person = season.entrants[season.fixtures[number].entrants[0]].person
    await club.act(partial(leave.withdraw, person=person, how="asked", by=person))
    await club.finish()
    return club


class MainWorld(LeagueWorld):
    """Divisions with promotion and relegation, and nothing else."""

    async def open(self, life: Life) -> None:
        """Announce the league."""
        await life.run(self._announce(life, MAIN, rules_of(self._rules, seats=2)))


PLAYS: Final[Mapping[str, Callable[[], Awaitable[Player]]]] = {
    **MADE,
    "watched": watched,
    "waited": waited,
    "leaving": leaving,
}
WORLDS: Final[Mapping[str, tuple[type[LeagueWorld], Any]]] = {
    "leagues": (MainWorld, replace(SHORT, days=7, people=10, substitutes=0, seed=13)),
    "groups": (ContinuousWorld, CONTINUOUS),
}
"""Plays that take a simulated world, and with it the simulation's own judge."""


def judges_of(fault: Broken, folder: Path) -> set[str]:
    """Return who finds a fault: tools/verify, the simulation's own judge, `bot check` with sound rules."""
    return _in_world(fault, folder) if fault.play in WORLDS else asyncio.run(_in_play(fault))


async def _in_play(fault: Broken) -> set[str]:
    with broken(fault):
        club = await PLAYS[fault.play]()
        if fault.play == "winter":
            await corrected(club)
        (archive,) = await club.archive()
    audited = await _audited(club)
    return {name for name, found in (("verify", found_in(held(archive))), ("check", audited)) if found}


async def _audited(club: Player) -> list[Any]:
    """Return what `bot check` finds wrong with the season of a club and the stages of it."""
    season = await club.season()
    stages = await club.seasons.pentathlons.stages(season)
    found: list[Any] = [*stage_faults(season, stages)]
    for one in (season, *(stage for stage, _ in stages.values())):
        store, finished = club.store.seasons, await club.store.matches.finished(list(one.matches.values()))
        log, summary, seed = await store.log(one.id), await store.summary(one.id), await store.seed(one.id)
        found += audit(one.id, log, summary=summary, seed=seed, finished=finished)
    return found


def _in_world(fault: Broken, folder: Path) -> set[str]:
    world, scale = WORLDS[fault.play]
    path = folder / "fernzug.db"
    with broken(fault), alarms():
        evidence = run(lambda loop: world(loop, path, scale).run(), start=scale.start)
        left = left_in(path)
    kinds = {"verify" if each.what == "verify" else "own" for each in judged(evidence, left).faults}
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path}")  # type: ignore[call-arg]
    return kinds | ({"check"} if asyncio.run(check(settings)) else set())
