"""Lets people play for sixty days, with everything that may happen to them and to the bot, and counts what came of it.

    python -m tests.simulation                     # the long form: some minutes
    python -m tests.simulation --days 9 --matches 24 --people 16 --seed 5

The bot is the real one on a real database file; Discord is made of paper, and time is simulated. The table shows how
deadlines, reminders and messages fared; every fault that the judge finds is listed, and makes the program fail.
"""

import argparse
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from tests.simulation.simulate import simulate
from tests.simulation.table import report, table
from tests.simulation.world import Scale


def main() -> int:
    """Run the program and print its table."""
    usual = Scale()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--start", type=datetime.fromisoformat, default=usual.start, help="first day")
    for name in ("days", "matches", "people", "deaths", "storms", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name))
    chosen = parser.parse_args()
    scale = Scale(**{**vars(chosen), "start": chosen.start.replace(tzinfo=UTC)})
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        evidence, verdict = simulate(Path(folder), scale)
    return report(table(evidence, verdict), verdict.faults, began=began)


if __name__ == "__main__":
    raise SystemExit(main())
