"""Measure what docs/performance.md explains.

    python -m benchmarks                          print every table
    python -m benchmarks move pictures            print some: engine move commit pictures scale loop memory start
    python -m benchmarks --effort 0.2             measure fewer rounds (the figures then mean less)

`python3 dev.py bench` installs what the comparisons need, then does the same.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from types import ModuleType

from benchmarks import commits, engine, loop, memory, moves, pictures, scale, start
from benchmarks.table import printed

PROGRAMS: dict[str, ModuleType] = {
    "engine": engine,
    "move": moves,
    "commit": commits,
    "pictures": pictures,
    "scale": scale,
    "loop": loop,
    "memory": memory,
    "start": start,
}


def main(argv: Sequence[str]) -> int:
    """Print the tables that were asked for; a target that is missed is said, but is no failure of the program."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("program", nargs="*", choices=[*PROGRAMS, []], help="default: all")
    parser.add_argument("--effort", type=float, default=1.0, help="how many rounds, default: 1")
    chosen = parser.parse_args(argv)
    rows = []
    for name in chosen.program or PROGRAMS:
        began = time.monotonic()
        found = PROGRAMS[name].run(effort=chosen.effort)
        print(printed(f"{name}: {PROGRAMS[name].TITLE} ({time.monotonic() - began:.0f} s)", found), flush=True)
        rows += found
    verdicts = [row.is_met for row in rows if row.is_met is not None]
    print(f"{sum(verdicts)} of {len(verdicts)} targets met")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
