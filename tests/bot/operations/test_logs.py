"""Log lines in both forms: an error with its reference and traceback, and no value of any variable."""

import json
import logging
import subprocess
import sys
from functools import cache

import pytest
from pydantic import SecretStr, TypeAdapter, ValidationError
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError

from bot.operations.logs import OwnLevels, blotted, known_to
from bot.operations.settings import Settings

PROGRAM = """
import logging
import structlog
from bot.operations.logs import known_to, set_up_logs
from bot.operations.settings import Settings

def throw(seed):
    raise KeyError("no such thing")

set_up_logs(Settings(log_format="{form}", log_level="{level}"))
log = structlog.get_logger("bot.requests.replies")
try:
    throw("4711 is secret"[::-1])
except KeyError as error:
    log.error("unexpected error", reference="abcd1234", exc_info=error)
log.info("quiet")
logging.getLogger("alembic.runtime.plugins").info("setup plugin")
try:
    raise ConnectionResetError("gone")
except ConnectionResetError as error:
    logging.getLogger("discord.shard").error("Attempting a reconnect for shard ID %s in %.2fs", 0, 1.5, exc_info=error)
"""


@cache
def logged(form: str, level: str = "info") -> str:
    """Return what a program writes to its log."""
    program = PROGRAM.format(form=form, level=level)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stderr


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.slow
def test_an_error_is_told_whole_but_without_values(form: str) -> None:
    said = logged(form)
    for part in ("abcd1234", "Traceback", "no such thing", "unexpected error", "bot.requests.replies"):
        assert part in said
    assert "4711 is secret"[::-1] not in said


@pytest.mark.slow
def test_json_lines_are_json() -> None:
    lines = [json.loads(line) for line in logged("json").splitlines()]
    assert [line["level"] for line in lines] == ["error", "info", "warning"]


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.slow
def test_a_lost_connection_is_a_warning_of_one_line(form: str) -> None:
    said = logged(form)
    (line,) = [row for row in said.splitlines() if "reconnect" in row]
    assert "shard ID 0 in 1.50s ConnectionResetError('gone')" in line
    assert "warning" in line
    assert said.count("Traceback") == 1


@pytest.mark.slow
def test_the_level_is_heeded() -> None:
    assert "quiet" in logged("text")
    assert "quiet" not in logged("text", "warning")


@pytest.mark.slow
def test_alembic_does_not_tell_each_step() -> None:
    assert "setup plugin" not in logged("text")


SECRET = "c2VjcmV0"


def quoted_by_libraries() -> list[str]:
    """Return errors as libraries put them, each with the secret in what it quotes."""
    said = [
        f"Webhook ID 1 with POST https://discord.com/api/v10/webhooks/1/{SECRET}?wait=true has returned 500",
        f"500, message='', url='https://discord.com/api/v10/interactions/12/{SECRET}/callback'",
        f"Ignoring exception in dynamic item callback for <Button custom_id='m1:{SECRET}' label=None>",
    ]
    refused = f'(psycopg.errors.NotNullViolation) null value\nDETAIL:  Failing row contains ({SECRET}, "a\nb", null).'
    said += [refused, f"{refused}\n[SQL: INSERT INTO log]", f"{refused}\n\nThe above exception was the direct cause"]
    try:
        TypeAdapter(int).validate_python(f"a{SECRET}, b")
    except ValidationError as error:
        said.append(str(error))
    try:
        with create_engine("sqlite://").connect() as connection:
            connection.execute(text("SELECT nothing FROM nowhere WHERE key = :key"), {"key": f"[{SECRET}]"})
    except DBAPIError as error:
        said.append(str(error))
    return said


@pytest.mark.parametrize("said", quoted_by_libraries())
def test_what_libraries_quote_is_blotted_out_and_the_rest_stays(said: str) -> None:
    assert SECRET in said
    for line in (said, json.dumps(said), repr(said)):
        assert SECRET not in blotted(line, ())
        assert blotted(line, ())[:20] == line[:20]


def test_the_password_of_a_server_is_a_known_secret() -> None:
    settings = Settings(database_url="postgresql+psycopg://bot:a%2Fb@server/fernzug", secret_key=SecretStr("k" * 32))
    assert {"a/b", "a%2Fb", "k" * 32} <= set(known_to(settings))
    assert known_to(Settings(database_url="sqlite+aiosqlite:///fernzug.db"))[2:] == ()


def test_a_known_secret_is_blotted_out_wherever_it_stands() -> None:
    assert blotted(f"Bot {SECRET}: {SECRET}", (SECRET,)) == "Bot …: …"


@pytest.mark.parametrize(
    "logger", ["discord.gateway", "discord.http", "aiosqlite", "psycopg", "aiohttp.client", "sqlalchemy.engine"]
)
def test_libraries_are_not_heard_at_debug_whatever_their_level(logger: str) -> None:
    made = logging.getLogger(logger).makeRecord(logger, logging.DEBUG, "", 0, "", (), None)
    assert not OwnLevels().filter(made)
    made.levelno = logging.WARNING
    assert OwnLevels().filter(made)


def test_we_are() -> None:
    assert OwnLevels().filter(logging.getLogger("bot.app").makeRecord("bot.app", logging.DEBUG, "", 0, "", (), None))
