"""Runs a strict world from its first day to the verdict."""

from pathlib import Path

from storage.sealing import seal_of
from tests.simulation.league.simulate import live
from tests.simulation.strict.judge import Verdict, judge
from tests.simulation.strict.world import StrictScale, StrictWorld


def simulate(folder: Path, scale: StrictScale) -> Verdict:
    """Let the days pass over a database in a folder, then judge what they left."""
    evidence, faults = live(folder, scale, world=StrictWorld)
    verdict = judge(evidence, seal_of(None, folder / "fernzug.db"))
    verdict.faults += faults
    return verdict
