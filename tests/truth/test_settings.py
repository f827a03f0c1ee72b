""".env.example, the Dockerfile and the invitation link agree with the code."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from sqlalchemy import make_url

from bot.operations.settings import Settings
from bot.requests.channel_check import WANTED
from bot.requests.installs import invitation_link
from sandbox.protocol.permissions import BOT
from storage.database.postgres import server_of
from tests.truth import project

LINE = re.compile(r"^#?([A-Z_]+)=(.*)$", re.MULTILINE)


def test_the_example_names_every_setting_and_no_other() -> None:
    named = [name.lower() for name, _ in LINE.findall(project.read(".env.example"))]
    assert sorted(named) == sorted(Settings.model_fields)


def test_the_example_shows_the_defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    defaults = Settings()
    lines = [f"{name}={value}\n" for name, value in LINE.findall(project.read(".env.example"))]
    (tmp_path / ".env").write_text("".join(lines), encoding="utf-8")
    assert Settings() == defaults


def test_the_compose_file_sets_what_there_is_and_asks_for_what_has_no_default() -> None:
    text = project.read("compose.yaml")
    given = dict(re.findall(r"^      ([A-Z_]+): (.+)$", text, re.MULTILINE))
    assert {name.lower() for name in given if not name.startswith("POSTGRES_")} <= set(Settings.model_fields)
    asked = set(re.findall(r"\$\{(\w+):\?", text))
    assert set(re.findall(r"\$\{(\w+)", text)) == asked == {"POSTGRES_PASSWORD", "SECRET_KEY"}
    address = make_url(re.sub(r"\$\{.*?\}", "x", given["DATABASE_URL"]))
    assert (address.username, address.database) == (given["POSTGRES_USER"], given["POSTGRES_DB"])
    assert f"  {address.host}:\n    image: postgres:" in text
    assert server_of(given["DATABASE_URL"]) is not None


def test_no_module_reads_the_environment_by_itself() -> None:
    reading = re.compile(r"os\.(?:environ(?! \|)|getenv)")  # `os.environ | …` is handed on whole to another program
    own = ("games/", "engine/", "renderers/", "storage/", "bot/")
    assert not [project.name(file) for file in python_files(own) if reading.search(file.read_text(encoding="utf-8"))]


@pytest.fixture(scope="module")
def loaded() -> frozenset[str]:
    """The modules that a bot has when it is connected and nobody has asked it for anything."""
    program = "import sys, bot.__main__, bot.operations.healthcheck; print(*sys.modules)"
    words = [sys.executable, "-c", program]
    return frozenset(subprocess.run(words, cwd=project.ROOT, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.slow
@pytest.mark.parametrize(
    "heavy",
    [
        "PIL",
        "openskill",
        "alembic",
        "psycopg",
        "sqlalchemy.ext.asyncio",
        "sqlalchemy.dialects.postgresql",
        "players.columbiz",
    ],
)
def test_a_bot_at_rest_does_without_what_it_may_never_need(loaded: frozenset[str], heavy: str) -> None:
    assert heavy not in loaded


@pytest.mark.slow
def test_the_image_holds_every_room_that_the_bot_needs(loaded: frozenset[str]) -> None:
    copied = re.findall(r"^COPY (\w+) \./\1$", project.read("Dockerfile"), re.MULTILINE)
    assert sorted(copied) == sorted({module.partition(".")[0] for module in loaded} & set(project.rooms()))
    assert set(re.findall(r"^!(\S+)$", project.read(".dockerignore"), re.MULTILINE)) == {
        *copied,
        "requirements/run.lock",
        "requirements/postgresql.lock",
    }


def test_the_image_sets_known_variables() -> None:
    block = re.search(r"^ENV PATH=(?:.*\\\n)*.*$", project.read("Dockerfile"), re.MULTILINE)
    assert block
    names = set(re.findall(r"\b([A-Z_]+)=", block[0])) - {"PATH", "PYTHONUNBUFFERED"}
    assert names <= {name.upper() for name in Settings.model_fields}


def test_the_invitation_link_asks_for_what_the_bot_needs() -> None:
    readme = project.read("README.md")
    link = re.search(r"https://discord\.com/oauth2/authorize\S+", readme)
    assert link
    asked = parse_qs(urlsplit(link[0]).query)
    needed = discord.Permissions(**dict.fromkeys(WANTED, True))
    assert link[0] == invitation_link("APPLICATION_ID"), "the answer where the bot is not has the same"
    assert asked["permissions"] == [str(needed.value)] == [str(int(BOT))], "the sandbox's bot has these, and no others"
    assert asked["scope"] == ["bot applications.commands"]
    assert [
        word for word in WANTED if f"**{word.replace('_', ' ').title().replace(' In ', ' in ')}**" not in readme
    ] == []


def python_files(rooms: tuple[str, ...]) -> list[Path]:
    """Return the modules of some rooms."""
    return [file for file in project.files() if file.suffix == ".py" and project.name(file).startswith(rooms)]
