"""Lets leagues be played for months, with everything that may happen to people and to the bot, and counts again.

    python -m tests.simulation.league                  # 64 people, 8 divisions, 3 seasons: many minutes
    python -m tests.simulation.league --short --seed 5

The bot is the real one on a real database file; Discord is made of paper, and time is simulated. The archive of every
season is judged by tools/verify, every deadline and post by a judge who shares no code with the leagues; every fault is
listed, and makes the program fail.
"""

import argparse
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from tests.simulation.league.scale import SHORT, LeagueScale
from tests.simulation.league.simulate import simulate
from tests.simulation.league.table import table
from tests.simulation.table import report


def main() -> int:
    """Run the program and print its table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--short", action="store_true", help="as in every run of the tests")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--people", type=int, default=None)
    chosen = parser.parse_args()
    scale = SHORT if chosen.short else LeagueScale()
    scale = replace(scale, **{key: value for key, value in vars(chosen).items() if key != "short" and value})
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        evidence, verdict = simulate(Path(folder), scale)
    return report(table(evidence, verdict), verdict.faults, began=began)


if __name__ == "__main__":
    raise SystemExit(main())
