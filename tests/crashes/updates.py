"""Kills the program while it makes a database or its next version brings one up to date, and compares the rows.

Whatever statement it dies at, and whatever of the last pages is torn, the next start ends with the same database as an
update that nothing has disturbed.
"""

import random
import shutil
import sqlite3
import tempfile
from contextlib import closing, nullcontext
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, Pool, event

from storage.database.sqlite import SqliteFile
from storage.upkeep.migrate import make_and_upgrade
from tests.crashes.blows import Blow, Fate
from tests.crashes.course import Struck, Tally
from tests.crashes.points import Points
from tests.crashes.processes import end_of, fork
from tests.crashes.tearing import tear
from tests.crashes.world import QUICK
from tests.databases import lay_database
from tests.storage.next_version import next_version

PATIENCE: Final = 2.0
NOTHING, BEFORE = "nothing", "the version before"
NAME: Final = "fernzug.db"
TORN: Final = 0.15
NOTES: Final = 40
VERSIONS: Final = (NOTHING, BEFORE)


class Counted(Points):
    """Counts the places and strikes nobody."""

    def __init__(self) -> None:
        super().__init__(0)
        self.passed = 0

    def here(self, place: str = "", moment: str = "inside") -> None:
        """Pass a place."""
        self.passed += moment == "inside"


def play(crashes: int, place: Path, *, seed: int) -> Tally:
    """Kill updates so often, each from a version at a lot."""
    tally, rng = Tally(), random.Random(seed)
    for number in range(crashes):
        version = rng.choice(VERSIONS)
        folder = place / f"update{number}"
        folder.mkdir()
        expected, statements = undisturbed(version)
        blow = Blow("torn", 1) if rng.random() < TORN else Blow("killed", rng.randint(1, statements))
        struck = kill(folder, version, blow, rng)
        tally.blows[struck] += 1
        tally.seen["updates"] += 1
        if content(folder / NAME) != expected:
            tally.faults.append((struck, f"the update from {version} has another result"))
        shutil.rmtree(folder)
    return tally


@cache
def undisturbed(version: str) -> tuple[list[str], int]:
    """Return what an update makes of a database, and with how many statements."""
    with tempfile.TemporaryDirectory(dir=QUICK) as place:
        folder, points = Path(place), Counted()
        lay(folder / NAME, version)

        def work() -> None:
            update(folder / NAME, version, points)
            (folder / "passed").write_text(str(points.passed))

        assert end_of(fork(work, folder / "said"), folder / "said") == "done"
        return content(folder / NAME), int((folder / "passed").read_text())


def kill(folder: Path, version: str, blow: Blow, rng: random.Random) -> Struck:
    """Kill an update, and let the next start go on with what is left; return where it was struck."""
    path, said, record = folder / NAME, folder / "said", folder / "blows"
    lay(path, version)
    assert end_of(fork(lambda: update(path, version, Fate([blow], record, {})), said), said) == "killed"
    if blow.kind == "torn":
        tear(path, rng)
    assert end_of(fork(lambda: update(path, version, Counted()), said), said) == "done"
    kind, place, moment = record.read_text().rstrip("\n").split("\t")
    return kind, place, moment


def lay(path: Path, version: str) -> None:
    """Put a database of this version there, with something in it, or nothing."""
    if version != NOTHING:
        lay_database(path, **{f"note{number}": "x" * number for number in range(NOTES)})


def update(path: Path, version: str, points: Points) -> None:
    """Make a database, or bring it to the next version."""
    place = f"update from {version}"
    event.listen(Engine, "after_cursor_execute", lambda *_: points.here(place, "inside"))
    event.listen(Pool, "checkin", lambda *_: points.here(place, "committed"))
    with next_version(path.parent) if version != NOTHING else nullcontext():
        make_and_upgrade(SqliteFile(path), patience=PATIENCE)


def content(path: Path) -> list[str]:
    """Return everything in a database, as statements."""
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())
