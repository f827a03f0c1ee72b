"""Attacks the bot in every way that has been thought of, and counts what succeeds.

    python -m tests.adversary                      # the long form: some minutes
    python -m tests.adversary --scale 1            # what the suite tries
    python -m tests.adversary --only clocks --seed 7

Every success is listed, and makes the program fail.
"""

import argparse
import asyncio

from tests.adversary.campaign import run, table
from tests.adversary.families import FAMILIES

USUAL, SHOWN = 40, 40


def main() -> int:
    """Run the program and print its table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--scale", type=int, default=USUAL, help="how many times as much as in the suite")
    parser.add_argument("--seed", type=int, default=1, help="by which lot")
    parser.add_argument("--only", choices=FAMILIES, nargs="+", default=list(FAMILIES), help="which families")
    chosen = parser.parse_args()
    results = {name: asyncio.run(run(FAMILIES[name], scale=chosen.scale, seed=chosen.seed)) for name in chosen.only}
    print(table(results))
    successes = [success for tally, _ in results.values() for success in tally.all_successes]
    print(*successes[:SHOWN], sep="\n")
    return 1 if successes else 0


if __name__ == "__main__":
    raise SystemExit(main())
