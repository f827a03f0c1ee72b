"""Old backups go once a later one holds everything in them: one with fewer matches took the place of a good one."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.upkeep import backup_rotation
from storage.upkeep.backup_folder import TIME, Backup, listed
from storage.upkeep.backup_rotation import DAYS, LAST, WEEKS, drop_repeated, holds, kept, prune

NOW = datetime(2026, 5, 20, 12, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "backups"
    made.mkdir()
    return made


@pytest.fixture
def all_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each backup hold every earlier one."""
    monkeypatch.setattr(backup_rotation, "holds", lambda _later, _earlier: True)


def backup_of(folder: Path, at: datetime, logs: dict[str, int], *, seasons: int = 0, lineage: str = "") -> Path:
    """Write what of a backup is looked at: matches with so many facts each, and a season with so many."""
    path = folder / f"fernzug-{at:{TIME}}.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE matches (match, seq, digest)")
        connection.execute("CREATE TABLE log (match, seq, digest)")
        connection.execute("CREATE TABLE season_log (season, seq, digest)")
        facts = [(match, seq, f"{match}{lineage}{seq}") for match, last in logs.items() for seq in range(1, last + 1)]
        connection.executemany("INSERT INTO log VALUES (?, ?, ?)", facts)
        heads = [(match, last, f"{match}{lineage}{last}") for match, last in logs.items()]
        connection.executemany("INSERT INTO matches VALUES (?, ?, ?)", heads)
        of_season = [("s", seq, f"s{lineage}{seq}") for seq in range(1, seasons + 1)]
        connection.executemany("INSERT INTO season_log VALUES (?, ?, ?)", of_season)
    return path


@pytest.mark.usefixtures("all_alike")
def test_what_is_old_goes(folder: Path) -> None:
    for days in range(60):
        at = NOW - timedelta(days=days)
        (folder / f"fernzug-{at:{TIME}}.db").touch()
        (folder / f"fernzug-{at - timedelta(hours=1):{TIME}}.db").touch()
    (folder / f"fernzug-{NOW - timedelta(days=90):{TIME}}.db.failed").touch()
    (folder / "notes.txt").touch()
    pruned = prune(folder, NOW)
    left = [backup for backup in listed(folder) if backup.condition == "good"]
    assert [(NOW - backup.at).days for backup in left] == [0, 0, 1, 1, 2, 3, 4, 5, 6, 10, 17, 24]
    assert (len(pruned.gone), pruned.irreplaceable) == (120 - len(left), [])
    assert len(list(folder.iterdir())) == len(left) + 2


@given(st.lists(st.integers(0, 90 * 24), unique=True), st.integers(0, 5))
def test_never_one_of_the_last_and_no_day_without_one(hours: list[int], migrated: int) -> None:
    made = [
        Backup(Path(f"{age}"), NOW - timedelta(hours=age), "0003" if place < migrated else None, "good")
        for place, age in enumerate(hours)
    ]
    stay = kept(made, NOW)
    assert set(stay) <= set(made)
    assert set(sorted(made, key=lambda backup: backup.at)[-LAST:]) <= set(stay)
    for backup in made:
        if NOW - backup.at < timedelta(days=DAYS):
            assert any(other.at.date() == backup.at.date() and other.at >= backup.at for other in stay)
        if NOW - backup.at < timedelta(weeks=WEEKS):
            week = backup.at.isocalendar()[:2]
            assert any(other.at.isocalendar()[:2] == week for other in stay)
    assert len(stay) <= LAST + (DAYS + 1) + (WEEKS + 1) + 1


@pytest.mark.usefixtures("all_alike")
def test_a_clock_that_jumps_years_ahead_makes_no_backup_old(folder: Path) -> None:
    for days in range(30):
        (folder / f"fernzug-{NOW - timedelta(days=days):{TIME}}.db").touch()
    ahead = NOW + timedelta(days=10 * 365)
    (folder / f"fernzug-{ahead:{TIME}}.db").touch()
    prune(folder, ahead)
    assert [(NOW - backup.at).days for backup in listed(folder)][1:] == [0, 1, 2, 3, 4, 5, 10]


@pytest.mark.parametrize(
    ("logs", "seasons", "lineage", "is_held"),
    [
        ({"a": 3, "b": 2}, 2, "", True),
        ({"a": 4, "b": 2, "c": 1}, 3, "", True),
        ({"a": 3}, 2, "", False),
        ({"a": 3, "b": 1}, 2, "", False),
        ({"a": 3, "b": 2}, 1, "", False),
        ({"a": 9, "b": 9, "c": 9}, 9, "anew", False),
        ({}, 0, "", False),
    ],
    ids=["the same", "more", "a match less", "a fact less", "less of a season", "other ones", "nothing"],
)
def test_a_later_backup_holds_an_earlier_one(
    folder: Path, logs: dict[str, int], seasons: int, lineage: str, *, is_held: bool
) -> None:
    earlier = backup_of(folder, NOW - timedelta(days=1), {"a": 3, "b": 2}, seasons=2)
    later = backup_of(folder, NOW, logs, seasons=seasons, lineage=lineage)
    assert holds(later, earlier) is is_held
    assert len(list(folder.iterdir())) == 2, "nothing is written beside them"


def test_what_cannot_be_read_is_taken_for_no_replacement(folder: Path) -> None:
    earlier, torn = backup_of(folder, NOW - timedelta(days=1), {"a": 1}), folder / f"fernzug-{NOW:{TIME}}.db"
    torn.write_bytes(earlier.read_bytes()[:100])
    assert not holds(torn, earlier)
    assert not holds(folder / "none.db", earlier)
    assert not (folder / "none.db").exists()


def test_the_last_backup_of_a_database_that_was_lost_never_goes(folder: Path) -> None:
    before, good = (backup_of(folder, NOW - timedelta(days=400 + age), {"a": 3 - age}) for age in (1, 0))
    for days in range(60):
        backup_of(folder, NOW - timedelta(days=days), {"b": 60 - days})
    pruned = prune(folder, NOW)
    assert before in pruned.gone
    assert (pruned.irreplaceable, good.exists()) == ([good], True)


def test_starts_that_fail_again_and_again_do_not_fill_the_folder_nor_cost_what_was_there(folder: Path) -> None:
    def waits(minutes: int, facts: int) -> Path:
        copy = backup_of(folder, NOW + timedelta(minutes=minutes), {"a": facts})
        return copy.rename(copy.with_name(f"{copy.stem}-before-0007.db.unchecked"))

    first, second, *rest = [waits(minutes, facts) for minutes, facts in enumerate((1, 9, 1, 1, 1))]
    other = backup_of(folder, NOW - timedelta(days=1), {"a": 1})
    drop_repeated(folder, "0007")
    assert not first.exists()
    assert all(path.exists() for path in (second, *rest, other)), "one that has more than those after it stays"
