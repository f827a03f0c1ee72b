"""Before a program is installed it plays all stored matches, and every difference is named."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.operations import replaying
from bot.operations.replaying import Difference, differences
from bot.operations.settings import Settings
from engine.ids import PersonId
from engine.matches.service.service import Matches
from games.registry import GAMES
from storage.open import open_store
from tests.databases import lay_database
from tests.tools.plays import Play
from tests.truth import project

OTHER = """
import json, sys
told = json.loads(open({told!r}).read())
assert sys.argv[1:-1] == ["replay", "--tell", "--all", "--database"], sys.argv
assert sys.argv[-1] != {url!r}
print(json.dumps(told))
"""


async def stored(folder: Path, *keys: str) -> Settings:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{folder}/bot.db")
    lay_database(folder / "bot.db")
    store = await open_store(settings.database_url)
    matches, people = Matches(store, GAMES), [PersonId(1), PersonId(2)]
    for key in keys:
        match = (await matches.invitations.propose(key, by=people[0], server=1, channel=2, invited=[people[1]])).after
        await matches.invitations.join(match.id, people[1])
        for _ in range(3):
            summary = await store.matches.summary(match.id)
            assert summary is not None
            player = summary.due[0]
            line = next(choice.line for choice in await matches.suggest(match.id, player, "") if choice.is_complete)
            await matches.play(match.id, player, line)
    await store.close()
    return settings


def checkout(folder: Path, told: replaying.Told, settings: Settings) -> Path:
    """Return the folder of another program, which tells what it is told to tell."""
    (folder / "bot").mkdir(parents=True)
    (folder / "told.json").write_text(json.dumps({match: list(lines) for match, lines in told.items()}))
    main = OTHER.format(told=str(folder / "told.json"), url=settings.database_url)
    (folder / "bot" / "__main__.py").write_text(main)
    return folder


async def test_a_program_that_plays_otherwise_is_caught(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = await stored(tmp_path, "columbiz", "gamwin")
    told = await replaying.told_of_all(settings)
    assert [len(lines) >= 3 for lines in told.values()] == [True, True]
    same = checkout(tmp_path / "same", told, settings)
    assert await replaying.replay_with(settings, same, None) == 0
    assert "2 matches played with both programs, 0 differ." in capsys.readouterr().out
    match, lines = next(iter(told.items()))
    other = checkout(tmp_path / "other", {**told, match: [*lines[:-1], "0: something else"]}, settings)
    assert await replaying.replay_with(settings, other, None) == 1
    said = capsys.readouterr().out
    assert f"{match}, step {len(lines) - 1}: here {lines[-1]}; there 0: something else" in said
    assert "1 differ." in said


async def test_the_other_program_gets_our_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)
    settings = Settings(secret_key=SecretStr("k" * 32))
    (tmp_path / "other" / "bot").mkdir(parents=True)
    asks = "import json, os; print(json.dumps({'key': [os.environ['SECRET_KEY']]}))"
    (tmp_path / "other" / "bot" / "__main__.py").write_text(asks)
    command = replaying._asked(tmp_path / "other", None, "")
    told = await replaying._told_there(tmp_path / "other", command, settings.key)
    assert told == {"key": ["k" * 32]}


async def test_a_program_that_breaks_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = await stored(tmp_path, "gamwin")
    (tmp_path / "empty").mkdir()
    assert await replaying.replay_with(settings, tmp_path / "empty", None) == 1
    assert f"The program in {tmp_path / 'empty'} cannot play them" in capsys.readouterr().err


async def test_a_program_that_is_not_there_ended_in_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = await stored(tmp_path, "gamwin")
    assert await replaying.replay_with(settings, tmp_path / "none", None) == 1
    assert (
        f"The program in {tmp_path / 'none'} cannot be started (No such file or directory)." in capsys.readouterr().err
    )


@pytest.mark.slow
async def test_ctrl_c_ends_both_programs_and_leaves_nothing(tmp_path: Path) -> None:
    settings, told, scratch = await stored(tmp_path, "gamwin"), tmp_path / "told", tmp_path / "scratch"
    python = tmp_path / "other" / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\necho $$ > {told}\nexec tail -f /dev/null\n")
    python.chmod(0o700)
    os.mkfifo(told)
    scratch.mkdir()
    env = {**os.environ, "DATABASE_URL": settings.database_url, "TMPDIR": str(scratch)}
    words = "replay", "--all", "--with", str(tmp_path / "other")
    ours = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", *words, env=env, stderr=PIPE)
    theirs = int(await asyncio.to_thread(told.read_text))
    ours.send_signal(signal.SIGINT)
    _, said = await ours.communicate()
    assert ours.returncode == 130
    assert said.decode().splitlines()[-1] == "Stopped. Nothing was changed."
    with pytest.raises(ProcessLookupError):
        os.kill(theirs, 0)
    assert list(scratch.iterdir()) == []


@pytest.mark.slow
async def test_this_program_agrees_with_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = Play(GAMES["columbiz"], 4)
    match = await play.go_on(await play.start(), 8)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(await play.export(match)))
    assert await replaying.replay_with(Settings(), project.ROOT, file) == 0
    assert "1 matches played with both programs, 0 differ." in capsys.readouterr().out


def test_every_step_that_differs_is_named_up_to_a_few() -> None:
    ours = {"a": ["1", "2"], "b": ["1"], "c": ["1"] * 9}
    theirs = {"a": ["1", "2", "3"], "c": ["2"] * 9, "d": ["1"]}
    assert list(differences(ours, theirs)) == [
        Difference("a", 2, None, "3"),
        Difference("b", 0, "1", None),
        *(Difference("c", step, "1", "2") for step in range(replaying.SHOWN)),
        Difference("d", 0, None, "1"),
    ]
