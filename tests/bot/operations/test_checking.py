"""Whatever is made from the logs is made again and compared: results were turned in the file, and `check` was glad."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, cast

import pytest
from sqlalchemy import make_url, text

from bot.operations import checking, maintenance
from bot.operations.settings import Settings
from engine.ids import MatchId, PersonId
from engine.log import chain
from engine.moderation.moderators import Moderators
from storage.database import postgres
from storage.open import open_store
from storage.schema.core import metadata
from tests.databases import empty_database
from tests.engine.seasons.service.test_service import Club
from tests.servers import emptied_database

KEY: Final = "0123456789abcdef" * 2
ANNA, BERND = PersonId(1), PersonId(2)

DERIVED: Final = {
    "matches": {"number", "due_at", "thread", "invitation", "board", "state"},
    "private_matches": set(),
    "seats": set(),
    "results": set(),
    "fixtures": set(),
    "cases": {"thread"},
    "seasons": {"number", "due_at"},
}
"""Tables that are made from the logs, and their columns that are not.

The order of creation is told by `number` alone; `due_at` depends on what people choose, and is rewritten with every
look; a sealed `state` is opened, and compared as what it is.
"""
LOOKED_AT: Final = {"log", "season_log", "seeds", "season_seeds", "plans", "puzzles", "puzzle_answers"}
"""What is checked by itself: chains, commitments, lines that can be played."""
OWN: Final = {
    # choices of people, servers and moderators
    *("persons", "languages", "vacations", "mutes", "blocks", "member_notes", "hint_marks", "solved_steps"),
    *("servers", "server_moderators", "policies", "follows", "comments", "open_comments"),
    *("forgotten", "studies", "notes"),
    # where things are on Discord, and what is still to be told there
    *("outbox", "letters", "notices", "season_posts", "scheduled_events"),
    # what can be made again, or lasts a day
    *("recent", "reviews", "puzzle_searches"),
    # processes
    *("shards", "answered", "identified"),
}
"""What no log tells."""


def test_every_table_is_compared_with_the_logs_or_known_to_be_told_by_none() -> None:
    assert len(DERIVED) + len(LOOKED_AT) + len(OWN) == len(metadata.tables)
    assert {*DERIVED, *LOOKED_AT, *OWN} == set(metadata.tables)
    assert all(own <= set(metadata.tables[table].c.keys()) for table, own in DERIVED.items())


async def lived(path: Path) -> None:
    """Fill a database: a season with a finished match and a running one, a private match with a dispute."""
    path.write_bytes(empty_database())
    store = await open_store(f"sqlite+aiosqlite:///{path}", secret_key=KEY)
    club = Club(cast("Any", store))
    season = await club.start(4)
    await club.give_up(min(season.matches.values()))
    matches = club.matches
    proposed = await matches.invitations.propose(
        "gamwin", by=ANNA, server=7, channel=70, invited=[BERND], is_private=True
    )
    await matches.invitations.join(proposed.after.id, BERND)
    await Moderators(matches, store).open_dispute(proposed.after.id, ANNA, note="Look")
    await store.close()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database in which nothing is wrong."""
    path = tmp_path_factory.mktemp("sound") / "bot.db"
    asyncio.run(lived(path))
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, sound: bytes) -> Path:
    path = tmp_path / "bot.db"
    path.write_bytes(sound)
    return path


async def found(path: Path) -> list[str]:
    settings = Settings.model_validate({"database_url": f"sqlite+aiosqlite:///{path}", "secret_key": KEY})
    return list((await checking.faults(settings)).faults)


def tamper(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.server
async def test_a_copy_on_a_server_is_compared_as_well(path: Path) -> None:
    settings = Settings.model_validate({"secret_key": KEY})
    server = emptied_database()
    assert await maintenance.copy(settings, f"sqlite+aiosqlite:///{path}", server) == 0
    made = postgres.engine(make_url(server), patience=2)
    with made.begin() as connection:
        connection.execute(text("UPDATE results SET is_rated = NOT is_rated"))
        connection.execute(text("UPDATE seasons SET seq = seq - 1, name = 'Otherwise'"))
    made.dispose()
    found = (await checking.faults(settings.model_copy(update={"database_url": server}))).faults
    assert [fault.partition(" ")[2].partition(" at ")[0] for fault in found if " at fact " in fault] == [
        "result",
        "summary",
    ]
    assert sum("does not end as it was written" in fault for fault in found) == 1


def other(value: object) -> object:
    """Return another value that the same column could hold."""
    match value:
        case None:
            return "adjudicated"
        case int():
            return value + 1001
        case str() if value.startswith("["):
            return json.dumps([*json.loads(value), 4711])
        case str() if value.startswith("{"):
            return json.dumps(json.loads(value) | {"reason": "draw"})
        case _:
            return f"{value}x"


async def test_a_sound_database_has_no_fault(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        counts = {table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in DERIVED}
    assert min(counts.values()) > 0
    assert await found(path) == []


@pytest.mark.parametrize(
    ("table", "column"),
    [
        (table, column)
        for table, own in DERIVED.items()
        for column in metadata.tables[table].columns.keys()  # noqa: SIM118
        if column not in own
    ],
)
async def test_a_changed_value_is_found(path: Path, table: str, column: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        key = ", ".join(metadata.tables[table].primary_key.columns.keys())
        (*where, value) = connection.execute(f"SELECT {key}, {column} FROM {table}").fetchone()
        marks = ", ".join("?" * len(where))
        statement = f"UPDATE {table} SET {column} = ? WHERE ({key}) = ({marks})"
        assert connection.execute(statement, (other(value), *where)).rowcount == 1
    assert await found(path) != []


@pytest.mark.parametrize("table", DERIVED)
async def test_a_row_that_is_gone_is_found(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        key = ", ".join(metadata.tables[table].primary_key.columns.keys())
        statement = f"DELETE FROM {table} WHERE ({key}) = (SELECT {key} FROM {table} LIMIT 1)"
        assert connection.execute(statement).rowcount == 1
    assert await found(path) != []


RUNNING: Final = "(SELECT match FROM matches WHERE phase = 'running' LIMIT 1)"
FINISHED: Final = "(SELECT match FROM matches WHERE phase = 'over')"


@pytest.mark.parametrize(
    "statement",
    [
        f"INSERT INTO results SELECT {RUNNING}, game, server, persons, outcome, turns, is_rated, ended_at FROM results",
        f"INSERT INTO private_matches VALUES ({FINISHED})",
        f"INSERT INTO seats VALUES ({FINISHED}, 7, 4711, 'over')",
        f"INSERT INTO fixtures SELECT season, fixture, 9, match FROM fixtures WHERE match = {FINISHED}",
        f"INSERT INTO cases SELECT {FINISHED}, seq, server, person, state, ruling, opened_at, NULL FROM cases",
        "INSERT INTO results SELECT 'nowhere', game, server, persons, outcome, turns, is_rated, ended_at FROM results",
    ],
)
async def test_a_row_too_much_is_found(path: Path, statement: str) -> None:
    tamper(path, statement)
    assert await found(path) != []


async def test_matches_of_two_fixtures_exchanged_are_found(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        (one,), (two,) = connection.execute("SELECT match FROM fixtures ORDER BY fixture LIMIT 2")
        exchanged = "UPDATE fixtures SET match = CASE match WHEN ? THEN ? WHEN ? THEN ? ELSE match END"
        connection.execute(exchanged, (one, two, two, one))
    said = await found(path)
    assert len(said) == 4
    assert all("the list and its log do not agree" in fault for fault in said)


async def test_a_season_deleted_though_its_matches_name_it_is_found(path: Path) -> None:
    tables = ("seasons", "season_log", "season_seeds", "season_posts", "fixtures")
    tamper(path, "DROP TRIGGER season_log_is_not_deleted", *(f"DELETE FROM {table}" for table in tables))
    said = "\n".join(await found(path))
    assert "is missing, its matches are not" in said


async def test_rules_of_a_season_changed_and_chained_anew_are_found(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TRIGGER season_log_is_not_updated")
        rows = connection.execute("SELECT season, at, body FROM season_log ORDER BY seq").fetchall()
        bodies = [body.replace('"sign_up_days":', '"sign_up_days":1') for *_, body in rows]
        assert bodies != [body for *_, body in rows]
        previous = chain.GENESIS
        for seq, ((season, at, _), body) in enumerate(zip(rows, bodies, strict=True), 1):
            (entry,) = chain.link(
                [body], match=MatchId(season), after=seq - 1, previous=previous, at=chain.from_microseconds(at)
            )
            previous = entry.digest
            connection.execute(
                "UPDATE season_log SET body = ?, digest = ? WHERE season = ? AND seq = ?", (body, previous, season, seq)
            )
    said = "\n".join(await found(path))
    assert "does not end as it was written" in said
