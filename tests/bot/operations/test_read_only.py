"""In a container only the data folder can be written: SQLite found no place there, and every new match failed."""

import os
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from storage.database.lane import Lane
from storage.database.sqlite import BEGIN_WRITING, TEMPORARY, SqliteFile, existing, pragmas
from tests.bot.operations.read_only_life import live
from tests.databases import lay_database
from tests.truth import project

APART = ("unshare", "--mount")
READ_ONLY = """
mount --bind "$1" "$1"
while read -r _ place kind _; do
    case $kind in proc|sysfs|devpts|mqueue|cgroup*) continue ;; esac
    [ "$place" = "$1" ] || mount -o remount,bind,ro "$place"
done < /proc/self/mounts
exec "$2" -m tests.bot.operations.read_only_life "$1"
"""


def can_mount() -> bool:
    """Tell whether this process may mount things where nobody else sees it."""
    try:
        return subprocess.run([*APART, "true"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not can_mount(), reason="only root may make the rest of the file system read-only")
def test_a_bot_that_can_write_to_its_data_folder_only_could_begin_no_match(tmp_path: Path) -> None:
    command = [*APART, "sh", "-c", READ_ONLY, "sh", str(tmp_path), sys.executable]
    done = subprocess.run(command, cwd=project.ROOT, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


async def test_no_temporary_file_is_looked_for_outside_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> str:
        raise FileNotFoundError("No usable temporary directory found")

    monkeypatch.setattr("os.nice", lambda _: 0)  # it cannot be taken back
    monkeypatch.setattr(tempfile, "gettempdir", nowhere)
    await live(tmp_path)


async def test_every_connection_keeps_temporary_tables_in_memory(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    lay_database(path)
    in_memory = [(2,)]
    with closing(existing(path)) as connection:
        assert connection.execute("PRAGMA temp_store").fetchall() == in_memory
    migrator = SqliteFile(path).migrator(patience=1)
    with migrator.begin() as changing:
        assert [tuple(row) for row in changing.exec_driver_sql("PRAGMA temp_store")] == in_memory
    migrator.dispose()
    lane = Lane(path, begin=BEGIN_WRITING, pragmas=pragmas(patience=1))
    await lane.open()
    found = await lane.run(lambda working: working.exec_driver_sql("PRAGMA temp_store").all())
    await lane.close()
    assert [tuple(row) for row in found] == in_memory
    assert TEMPORARY in pragmas(patience=1, is_read_only=True)
