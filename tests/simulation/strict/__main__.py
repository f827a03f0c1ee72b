"""Lets a season be played under a strict Discord, and counts who could see what.

    python -m tests.simulation.strict            # forty people, five weeks: some minutes
    python -m tests.simulation.strict --short --seed 5

The season's channel is deleted twice, the server is unavailable for a day, the bot is removed for ten days and comes
back, names are refused, threads are locked, and three try to stop their clocks by settings.
"""

import argparse
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from tests.simulation.strict.simulate import simulate
from tests.simulation.strict.world import SHORT, StrictScale
from tests.simulation.table import report


def main() -> int:
    """Run the program and print what it has found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--short", action="store_true", help="six people and ten days")
    parser.add_argument("--seed", type=int, default=None)
    chosen = parser.parse_args()
    scale = SHORT if chosen.short else StrictScale()
    scale = scale if chosen.seed is None else replace(scale, seed=chosen.seed)
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        verdict = simulate(Path(folder), scale)
    table = [
        f"held {verdict.held} times, {verdict.given / 3600:.0f} h given back",
        f"{verdict.timed_out} lost on time, {verdict.lapsed} ended unseen",
    ]
    return report("\n".join(table), verdict.faults, began=began)


if __name__ == "__main__":
    raise SystemExit(main())
