"""Measure what docs/performance.md explains.

    python -m benchmarks                          print every table
    python -m benchmarks move pictures            print some: engine move commit together pictures ... leagues
    python -m benchmarks players --game gamwin    print how strong the computer is in a game (all games: hours)
    python -m benchmarks servers --server URL     print what a move costs in an empty database on a PostgreSQL server
    python -m benchmarks scale processes --server URL --matches 1000 100000 1000000 --folder FOLDER
                                                  print what moves cost among so many matches in files and on a server,
                                                  on which databases are made that stay there (for a superuser)
    python -m benchmarks sharing --server URL     print what the real bot takes in several processes
    python -m benchmarks load                     print how long people wait while fifty matches are played at once
    python -m benchmarks dashboard                print what the dashboard shows meanwhile (needs Prometheus)
    python -m benchmarks update                   print what becomes of what people press while the bot is updated
    python -m benchmarks --effort 0.2             measure fewer rounds (the figures then mean less)

`python3 dev.py bench` installs what the comparisons need, then does the same.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from benchmarks import (
    commits,
    dashboard,
    engine,
    leagues,
    load,
    loop,
    memory,
    moves,
    pictures,
    players,
    processes,
    scale,
    season,
    servers,
    sharing,
    start,
    together,
    update,
)
from benchmarks.table import printed
from players.registry import PLAYERS

PROGRAMS: dict[str, ModuleType] = {
    "engine": engine,
    "move": moves,
    "commit": commits,
    "together": together,
    "pictures": pictures,
    "scale": scale,
    "loop": loop,
    "load": load,
    "dashboard": dashboard,
    "memory": memory,
    "start": start,
    "leagues": leagues,
    "season": season,
    "players": players,
    "servers": servers,
    "processes": processes,
    "sharing": sharing,
    "update": update,
}
LONG = ("players", "season", "servers", "processes", "sharing", "load", "dashboard", "update")
"""Measurements that run only when asked for by name."""
ON_SERVER = ("servers", "processes", "sharing")
"""Measurements that need a PostgreSQL."""


def main(argv: Sequence[str]) -> int:
    """Print the tables that were asked for; a target that is missed is said, but is no failure of the program."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("program", nargs="*", choices=[*PROGRAMS, []], help=f"default: all but {', '.join(LONG)}")
    parser.add_argument("--effort", type=float, default=1.0, help="how many rounds, default: 1")
    parser.add_argument("--game", action="append", default=[], choices=[*PLAYERS], help="for players, default: all")
    parser.add_argument("--processes", type=int, help="for players, default: one a core")
    parser.add_argument(
        "--server", default="", help="for scale and what needs a server: postgresql://user@host/database"
    )
    parser.add_argument("--matches", type=int, nargs="+", default=[], help="for scale: among how many")
    parser.add_argument("--folder", type=Path, help="for scale: where files are kept for the next time")
    chosen = parser.parse_args(argv)
    if not chosen.server and (on_server := sorted({*ON_SERVER}.intersection(chosen.program))):
        parser.error(f"{on_server[0]} is measured on a PostgreSQL of yours: --server postgresql://user@host/database")
    narrowed = {
        "players": {"games": chosen.game, "processes": chosen.processes},
        "scale": {"server": chosen.server, "sizes": chosen.matches, "folder": chosen.folder},
        **{name: {"server": chosen.server} for name in ON_SERVER},
    }
    rows = []
    for name in chosen.program or [name for name in PROGRAMS if name not in LONG]:
        began = time.monotonic()
        found = PROGRAMS[name].run(effort=chosen.effort, **narrowed.get(name, {}))
        print(printed(f"{name}: {PROGRAMS[name].TITLE} ({time.monotonic() - began:.0f} s)", found), flush=True)
        rows += found
    verdicts = [row.is_met for row in rows if row.is_met is not None]
    print(f"{sum(verdicts)} of {len(verdicts)} targets met")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
