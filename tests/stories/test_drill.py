"""The restore drill of docs/operations.md: a community whose database is destroyed goes on from its latest backup."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.operations import backups, beginning, maintenance
from storage.errors import LostDatabase, StorageError
from storage.files import COMPANIONS
from tests.databases import new_database, on_file, settings_of
from tests.stories.conftest import story
from tests.stories.table import Table
from tests.stories.test_restart import heal


async def ended(env: Mapping[str, str], *words: str) -> tuple[int | None, str]:
    """Run a command of the bot's program; return its exit code and what it says."""
    command = [sys.executable, "-m", "bot", *words]
    process = await asyncio.create_subprocess_exec(*command, env={**os.environ, **env}, stdout=PIPE, stderr=STDOUT)
    output, _ = await process.communicate()
    return process.returncode, output.decode()


def destroy(database: Path) -> None:
    """Leave nothing of a database but its name and its size."""
    database.write_bytes(bytes(database.stat().st_size))
    for companion in filter(None, COMPANIONS):
        Path(f"{database}{companion}").unlink(missing_ok=True)


@on_file
@pytest.mark.slow
async def test_a_community_whose_database_is_destroyed_goes_on_from_its_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    async with story(tmp_path) as sandbox:
        env = {**new_database(tmp_path), "BACKUP_DIR": str(folder)}
        table = await Table.set_up(sandbox)
        await table.play_first()
        mover = table.to_move
        code, said = await ended(env, "backup")
        assert (code, said.count("stands: restored and checked.")) == (0, 1), "while the bot runs"
        await table.play_first()

        await sandbox.stop_bot()
        destroy(tmp_path / "fernzug.db")
        settings = settings_of(tmp_path).model_copy(update={"backup_dir": folder})
        with pytest.raises(StorageError):
            await maintenance.check(settings)
        deleted = (tmp_path / "fernzug.db").rename(tmp_path / "deleted")
        with pytest.raises(LostDatabase):
            await beginning.refuse_to_begin_anew(settings)
        deleted.rename(tmp_path / "fernzug.db")
        capsys.readouterr()
        assert backups.list_backups(settings) == 0
        latest = capsys.readouterr().out.splitlines()[0]
        assert latest.endswith("checked")
        code, said = await ended(env, "restore", latest.split()[0])
        assert (code, "is kept as" in said) == (0, True), said
        assert await maintenance.check(settings) == 0

        heal(sandbox)
        await sandbox.start_bot()
        lines = await table.suggestions(person=mover)
        await table.confirm(await table.type(lines[0], mover), mover)
        assert table.to_move is not mover
