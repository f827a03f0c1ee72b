"""Changes to a file behind the bot's back are found, and a copy that the bot could not use replaces nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine

from storage.database.sqlite import SqliteFile
from storage.errors import DamagedDatabase, LostKey, WrongKey
from storage.open import open_store
from storage.sealing import KEY_FILE
from storage.upkeep.backup import backup, restore
from storage.upkeep.inspection import faults_of_file, try_out
from tests.databases import lay_database
from tests.storage.samples import commit


@pytest.fixture
async def kept(url: str, path: Path) -> Path:
    """A database with three matches, closed."""
    lay_database(path)
    store = await open_store(url)
    for match in ("a", "b", "c"):
        await store.matches.append(commit(match, seed=bytes(32)))
    await store.close()
    assert list(faults_of_file(path)) == []
    return path


@pytest.mark.parametrize(
    ("done", "said"),
    [
        ("DROP TRIGGER log_is_not_updated", "log_is_not_updated is not as it was made"),
        ("DROP INDEX ix_seats_person_phase", "ix_seats_person_phase is not as it was made"),
        ("UPDATE seats SET person = 4711 WHERE match = 'a' AND bit = 0", "seats of a do not agree"),
        ("DELETE FROM seats WHERE match = 'b'", "seats of b do not agree"),
        ("DELETE FROM matches WHERE match = 'a'", "1 matches are missing"),
        ("DELETE FROM matches WHERE match = 'c'", "match c is missing, its log is not"),
    ],
)
@pytest.mark.slow
def test_what_was_tampered_with_is_found(kept: Path, done: str, said: str) -> None:
    with closing(sqlite3.connect(kept, isolation_level=None)) as connection:
        connection.execute(done)
    assert said in "\n".join(faults_of_file(kept))


def test_a_hollow_copy_replaces_nothing(kept: Path, url: str, tmp_path: Path) -> None:
    """It had our revision and no table, and was taken for a backup."""
    hollow, before = tmp_path / "hollow.db", kept.read_bytes()
    with closing(sqlite3.connect(kept)) as connection:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    with closing(sqlite3.connect(hollow)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        connection.commit()
    with pytest.raises(DamagedDatabase, match="missing"):
        restore(hollow, url)
    assert kept.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([kept.name, KEY_FILE, hollow.name])


def test_a_copy_without_its_key_replaces_nothing(kept: Path, url: str, tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere" / "bot.db"
    backup(url, copy)
    elsewhere.parent.mkdir()
    with pytest.raises(LostKey):
        restore(copy, f"sqlite+aiosqlite:///{elsewhere}")
    assert list(elsewhere.parent.iterdir()) == []


async def test_a_connection_to_a_copy_stayed_open_when_the_key_was_wrong(
    kept: Path, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, made, migrator = tmp_path / "copy.db", [], SqliteFile.migrator

    def noted(place: SqliteFile, *, patience: float) -> Engine:
        made.append(migrator(place, patience=patience))
        return made[-1]

    backup(url, copy)
    monkeypatch.setattr(SqliteFile, "migrator", noted)
    with pytest.raises(WrongKey):
        try_out(copy, kept, secret_key="k" * 32)
    assert [engine.pool.checkedin() for engine in made] == [0, 0]  # type: ignore[attr-defined]
