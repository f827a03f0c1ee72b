"""Runs a soak from its first day to the table."""

import asyncio
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bot.operations.maintenance import check
from bot.operations.settings import Settings
from tests.simulation.records import Fault
from tests.simulation.simulate import alarms
from tests.simulation.simulated_loop import SimulatedLoop, run
from tests.simulation.soak.judge import judge_soak
from tests.simulation.soak.scale import SoakScale
from tests.simulation.soak.table import Sheet, sheet
from tests.simulation.soak.world import SoakWorld, Weight
from tests.simulation.world import Evidence


def soak(folder: Path, scale: SoakScale, *, told: Callable[[Weight], None] = lambda _: None) -> Sheet:
    """Let days pass over a database in a folder, then judge what they have left."""
    path, worlds = folder / "fernzug.db", list[SoakWorld]()

    async def live(loop: SimulatedLoop) -> Evidence:
        worlds.append(SoakWorld(loop, path, scale, told=told))
        return await worlds[0].run()

    try:
        with alarms() as heard:
            evidence = run(live, start=scale.start)
        verdict = judge_soak(evidence, path)
        verdict.faults += [Fault("the bot logs an error", alarm) for alarm in heard]
        settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path}")  # type: ignore[call-arg]
        if asyncio.run(check(settings)):
            verdict.faults.append(Fault("check", "see above"))
        return sheet(worlds[0], verdict)
    finally:
        for world in worlds:
            world.close()


def live(scale: SoakScale) -> Sheet:
    """Let one community live, and say every ten days how far it has come."""
    with tempfile.TemporaryDirectory() as folder:
        return soak(Path(folder), scale, told=partial(tell, scale.seed))


def tell(seed: int, weight: Weight) -> None:
    """Say how far a community has come."""
    done = f"{weight.written:,} writes, {weight.deaths} deaths, {weight.minutes:.1f} minutes of a processor"
    print(f"seed {seed}, day {weight.day}: {weight.resident:.1f} MiB, {done}", flush=True)
