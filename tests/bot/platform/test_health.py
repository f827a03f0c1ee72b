"""The bot shows that it is alive, and the container's health check believes it for a minute only."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.operations import healthcheck
from bot.platform.health import Hearing, is_connected, shown_alive

SOON = 0.01


async def until_touched(file: Path) -> None:
    async with asyncio.timeout(5):
        while not file.exists():  # noqa: ASYNC110 - a file sends no event
            await asyncio.sleep(SOON)


async def test_touches_while_alive_and_removes_the_file_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "alive"
    async with shown_alive(file, lambda: True, seconds=SOON):
        await until_touched(file)
        os.utime(file, (0, 0))
        async with asyncio.timeout(5):
            while not file.stat().st_mtime:  # noqa: ASYNC110 - a file sends no event
                await asyncio.sleep(SOON)
    assert not file.exists()


async def test_touches_nothing_while_disconnected(tmp_path: Path) -> None:
    file = tmp_path / "alive"
    is_alive = False
    async with shown_alive(file, lambda: is_alive, seconds=SOON):
        await asyncio.sleep(5 * SOON)
        assert not file.exists()
        is_alive = True
        await until_touched(file)


async def test_a_folder_that_comes_later_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "later" / "alive"
    async with shown_alive(file, lambda: True, seconds=SOON):
        await asyncio.sleep(5 * SOON)
        file.parent.mkdir()
        await until_touched(file)


async def test_without_a_file_nothing_happens() -> None:
    async with shown_alive(None, lambda: True, seconds=SOON):
        assert not [task for task in asyncio.all_tasks() if task.get_name() == "health"]


@pytest.mark.parametrize(
    ("is_ready", "is_open", "latency", "expected"),
    [
        (True, True, 0.04, True),
        (False, False, float("nan"), False),
        (True, False, 0.04, False),
        (True, True, float("inf"), False),
    ],
    ids=["connected", "not logged in", "reconnecting", "no heartbeat yet"],
)
def test_connected_means_ready_open_and_answered(
    *, is_ready: bool, is_open: bool, latency: float, expected: bool
) -> None:
    shards = {
        0: SimpleNamespace(is_closed=lambda: False, latency=0.1),
        1: SimpleNamespace(is_closed=lambda: not is_open, latency=latency),
    }
    client = SimpleNamespace(heard={0, 1} if is_ready else set(), is_idle=False, shards=shards)
    assert is_connected(cast("Hearing", client)) is expected


def test_the_check_wants_a_fresh_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "alive"
    monkeypatch.chdir(tmp_path)
    assert healthcheck.main() == 1, "no file is named"
    monkeypatch.setenv("HEALTH_FILE", str(file))
    assert healthcheck.main() == 1, "the bot has not touched it yet"
    file.touch()
    assert healthcheck.main() == 0
    os.utime(file, (0, file.stat().st_mtime - healthcheck.MAX_AGE_SECONDS - 1))
    assert healthcheck.main() == 1, "the bot has stopped touching it"
    os.utime(file, (0, file.stat().st_mtime + 3600))
    assert healthcheck.main() == 1, "the clock was put back, and nobody has touched it since"


@pytest.mark.slow
def test_the_check_is_a_program(tmp_path: Path) -> None:
    (tmp_path / "alive").touch()
    environment = os.environ | {"HEALTH_FILE": str(tmp_path / "alive")}
    command = [sys.executable, "-m", "bot.operations.healthcheck"]
    assert subprocess.run(command, env=environment, check=False).returncode == 0


async def test_only_the_bot_may_write_the_file_whatever_others_may_by_default(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with shown_alive(tmp_path / "alive", lambda: True, seconds=SOON):
            await until_touched(tmp_path / "alive")
            assert (tmp_path / "alive").stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)
