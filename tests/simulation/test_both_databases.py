"""The same days over a file and over a server leave the same: what was stored, row by row, and what was sent."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage.schema.core import metadata
from storage.sealing import seal_of
from storage.stores.store import SqlStore
from storage.upkeep.copying import copy
from tests import servers
from tests.seeded import DRAWS
from tests.simulation.league.continuous import CONTINUOUS, ContinuousWorld
from tests.simulation.league.cups import CUPS, CupWorld
from tests.simulation.league.events import EVENTS, EventsWorld
from tests.simulation.league.scale import SHORT
from tests.simulation.league.simulate import live
from tests.simulation.league.world import LeagueWorld
from tests.simulation.ledger import StraightDatabase, ledger
from tests.simulation.life import Life
from tests.simulation.world import NINE_DAYS, Evidence, World

Rows = dict[str, list[tuple[Any, ...]]]

pytestmark = [pytest.mark.server, pytest.mark.long]


def on_server(url: str) -> type[Life]:
    """Return a life over a database on a server; its key lies where that of the file would."""

    class LifeOnServer(Life):
        def open_store(self, path: Path) -> SqlStore:
            return ledger(StraightDatabase.on_server(url), seal_of(None, path), self._diary.notes)

    return LifeOnServer


def lived(folder: Path, scale: Any, world: type[Any], life: type[Life]) -> Evidence:
    DRAWS.seed(scale.seed)
    evidence, faults = live(folder, scale, world=world, life=life)
    assert faults == []
    return evidence


def rows(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as database:
        found = {name: sorted(database.execute(f"SELECT * FROM {name}"), key=str) for name in metadata.tables}
    return {name: [tuple(map(read, row)) for row in those] for name, those in found.items()}


def read(value: object) -> object:
    """Return a value; of a document a server keeps what it says, but not in which order."""
    return json.loads(value) if isinstance(value, str) and value.startswith("{") else value


def sent(evidence: Evidence) -> Iterator[tuple[Any, ...]]:
    for each in evidence.paper.messages.values():
        yield each.at, each.channel, each.mailbox, *each.texts


@pytest.mark.parametrize(
    ("world", "scale"),
    [
        pytest.param(world, scale, id=name, marks=pytest.mark.covers(days=scale.days))
        for name, world, scale in (
            ("single matches", World, NINE_DAYS),
            ("leagues", LeagueWorld, SHORT),
            ("cups", CupWorld, CUPS),
            ("events", EventsWorld, EVENTS),
            ("a ladder", ContinuousWorld, CONTINUOUS),
        )
    ],
)
def test_the_same_days_leave_the_same(tmp_path: Path, world: type[Any], scale: Any) -> None:
    file, copied, url = tmp_path / "fernzug.db", tmp_path / "copy.db", servers.make_database("days")
    seal_of(None, file)  # else the first of the two would draw a random key
    here = lived(tmp_path, scale, world, Life)
    there = lived(tmp_path, scale, world, on_server(url))
    copy(url, f"sqlite+aiosqlite:///{copied}")
    assert [*sent(there)] == [*sent(here)]
    assert rows(copied) == rows(file)
