"""Runs simulated leagues from the first day to the verdict."""

import asyncio
from pathlib import Path

from bot.operations.maintenance import check
from bot.operations.settings import Settings
from tests.simulation.league.judge import Verdict, judge
from tests.simulation.league.scale import LeagueScale
from tests.simulation.league.world import LeagueWorld
from tests.simulation.life import Life
from tests.simulation.records import Fault
from tests.simulation.simulate import alarms
from tests.simulation.simulated_loop import run
from tests.simulation.world import Evidence


def simulate(
    folder: Path, scale: LeagueScale, *, life: type[Life] = Life, world: type[LeagueWorld] = LeagueWorld
) -> tuple[Evidence, Verdict]:
    """Let the days pass over a database in a folder, then judge what they left."""
    evidence, faults = live(folder, scale, life=life, world=world)
    verdict = judge(evidence, folder / "fernzug.db")
    verdict.faults += faults
    return evidence, verdict


def live(
    folder: Path, scale: LeagueScale, *, life: type[Life] = Life, world: type[LeagueWorld] = LeagueWorld
) -> tuple[Evidence, list[Fault]]:
    """Let the days pass; return what they left, and what the bot itself complains of."""
    path = folder / "fernzug.db"
    with alarms() as heard:
        evidence = run(lambda loop: world(loop, path, scale, life=life).run(), start=scale.start)
    faults = [Fault("the bot logs an error", alarm) for alarm in heard]
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path}")  # type: ignore[call-arg]
    if asyncio.run(check(settings)):
        faults.append(Fault("check", "see above"))
    return evidence, faults
