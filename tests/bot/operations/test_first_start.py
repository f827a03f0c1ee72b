"""Mistakes at a first start are answered with one sentence, where they once were a traceback of 30 to 90 lines."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import Route

from bot import __main__ as program
from bot.operations import doctor, healthcheck
from bot.operations.settings import BadSettings, Settings, read_settings
from tests.databases import lay_database

TOKEN = "MTIzNDU2Nzg5.abc.def"
CLOSED_PORT = "http://127.0.0.1:9/api"


@pytest.fixture
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of settings, in the folder in which the program is called."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path / ".env"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("token", [TOKEN, f"Bot {TOKEN}", f"bot  {TOKEN} "])
def test_settings_are_read_as_editors_write_them(env: Path, encoding: str, token: str) -> None:
    env.write_text(f"# für euch\r\nDISCORD_TOKEN='{token}'\r\nOPERATER_SERVER=1\r\n", encoding=encoding)
    env.chmod(0o600)
    assert read_settings().discord_token.get_secret_value() == TOKEN
    (unknown,) = [finding.text for finding in doctor.env_findings(env) if finding.degree == "note"]
    assert "did you mean OPERATOR_SERVER?" in unknown


@pytest.mark.parametrize(
    "content",
    ["# für euch\n".encode("latin-1"), "DISCORD_TOKEN=x\n".encode("utf-16-le"), b"\xff\xfeD"],
    ids=["latin-1", "UTF-16 without a mark", "UTF-16 cut off"],
)
@pytest.mark.parametrize("words", [[], ["doctor"], ["check"]])
def test_settings_in_another_encoding(
    env: Path, content: bytes, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    env.write_bytes(content)
    assert program.main(words) == 2
    assert capsys.readouterr().err == ".env is not text in UTF-8: open it in an editor and save it as UTF-8.\n"


def test_settings_that_only_somebody_else_may_read(
    env: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    env.touch()
    monkeypatch.setattr(Path, "read_bytes", refused)
    assert program.main(["doctor"]) == 2
    said = ".env cannot be read (Permission denied): give it to the bot's user.\n"
    assert capsys.readouterr().err == said
    assert healthcheck.main() == 1
    assert capsys.readouterr().err == said


def test_all_that_makes_no_sense_is_said_at_once(env: Path) -> None:
    env.write_text("COMPUTER_WORKERS=0\nLOG_LEVEL=loud\n")
    with pytest.raises(BadSettings) as said:
        read_settings()
    assert [line.partition(":")[0] for line in str(said.value).splitlines()] == ["LOG_LEVEL", "COMPUTER_WORKERS"]


async def _refused_connection() -> Exception:
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(TOKEN)
        except Exception as error:
            return error
    raise AssertionError


def no_connection() -> Exception:
    return asyncio.run(_refused_connection())


def discord_down() -> Exception:
    answer: Any = SimpleNamespace(status=503, reason="Service\nUnavailable")
    return discord.DiscordServerError(answer, "<html>\n" * 1000)


def no_answer() -> Exception:
    return TimeoutError()


@pytest.mark.parametrize("fault", [no_connection, discord_down, no_answer])
@pytest.mark.parametrize("log_format", ["text", "json"])
def test_discord_that_is_away(
    env: Path, fault: Any, log_format: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Route, "BASE", CLOSED_PORT)
    error = fault()

    async def run(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(program, "run", run)
    lay_database(env.with_name("fernzug.db"))
    env.write_text(f"DISCORD_TOKEN={TOKEN}\nLOG_FORMAT={log_format}\n")
    capfd.readouterr()
    assert program.main([]) == 6
    (line,) = capfd.readouterr().err.splitlines()
    said = json.loads(line)["event"] if log_format == "json" else line
    assert said.startswith("Discord cannot be reached (")
    assert len(said) < 350
