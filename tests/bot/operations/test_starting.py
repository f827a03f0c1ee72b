"""Impossible wishes of the operator are refused with a sentence."""

from pathlib import Path

import pytest

from bot import __main__ as program


@pytest.fixture
def on_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/bot.db")


@pytest.mark.usefixtures("on_a_file")
def test_a_file_is_not_shared(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--shards", "0-3/16"]) == 5
    assert "start it without --shards" in capsys.readouterr().err


@pytest.mark.usefixtures("on_a_file")
def test_shards_that_there_are_not_are_a_wrong_argument(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["--shards", "9/2"])
    assert ended.value.code == 2
    assert "of 2 there are 0 to 1" in capsys.readouterr().err
