"""Lets communities live for a year on bots of their own, and counts what came of it.

    python -m tests.simulation.soak                            # 600 people, 365 days, two processes: up to an hour
    python -m tests.simulation.soak --people 40 --matches 60 --days 40 --eras 2 --communities 1

Each community has its bot in a process of its own: the real one on a real database file, with single matches of all
games, the computer, disputes, vacations, people who leave, and leagues of all formats in turn, while Discord
fails and the bot is restarted and killed. Discord is made of paper, time is simulated. Every ten days the memory of the
process is noted; what the judges need lies on the disk. Every fault that they find is listed, and makes the program
fail; so does memory that has grown by more than 5 MiB since day 10.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Final

from tests.simulation.soak.scale import SoakScale
from tests.simulation.soak.soak import live
from tests.simulation.soak.table import Sheet, table
from tests.simulation.table import LISTED

SHARED: Final = ("people", "matches", "deaths", "storms")
"""What is divided among the communities."""
TO_PLAY: Final = 0.75
"""The share of the real time in which people may play; the rest is for the judges."""


def main() -> int:
    """Run the program and print its table."""
    usual = SoakScale()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--communities", type=int, default=2, help="each in a process of its own")
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="of real time, then it comes to its end")
    for name in ("days", "eras", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name))
    for name in SHARED:
        parser.add_argument(f"--{name}", type=int, default=2 * getattr(usual, name), help="in all communities together")
    chosen = parser.parse_args()
    began = time.monotonic()
    sheets = run(chosen)
    print(table(sheets))
    print(f"\n{(time.monotonic() - began) / 60:.1f} minutes")
    faults = [fault for each in sheets for fault in each.faults]
    for fault in faults[:LISTED]:
        print(f"{fault.what}: {fault.where}")
    return 1 if faults else 0


def run(chosen: argparse.Namespace) -> list[Sheet]:
    """Let all communities live at the same time."""
    given = {name: getattr(chosen, name) for name in ("days", "eras")}
    given |= {name: getattr(chosen, name) // chosen.communities for name in SHARED}
    scale = replace(SoakScale(), minutes=chosen.minutes * TO_PLAY, **given)
    scales = [replace(scale, seed=chosen.seed + number) for number in range(chosen.communities)]
    with ProcessPoolExecutor(len(scales), mp_context=get_context("spawn")) as processes:
        return list(processes.map(live, scales))


if __name__ == "__main__":
    raise SystemExit(main())
