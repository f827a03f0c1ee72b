"""Log lines in both forms: an error with its reference and traceback, and no value of any variable."""

import json
import subprocess
import sys

import pytest

PROGRAM = """
import logging
import structlog
from bot.logs import set_up_logs
from bot.settings import Settings

def throw(seed):
    raise KeyError("no such thing")

set_up_logs(Settings(log_format="{form}", log_level="{level}"))
log = structlog.get_logger("bot.replies")
try:
    throw("4711 is secret"[::-1])
except KeyError as error:
    log.error("unexpected error", reference="abcd1234", exc_info=error)
log.info("quiet")
logging.getLogger("alembic.runtime.plugins").info("setup plugin")
"""


def logged(form: str, level: str = "info") -> str:
    """Return what a program writes to its log."""
    program = PROGRAM.format(form=form, level=level)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stderr


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_is_told_whole_but_without_values(form: str) -> None:
    said = logged(form)
    for part in ("abcd1234", "Traceback", "no such thing", "unexpected error", "bot.replies"):
        assert part in said
    assert "4711 is secret"[::-1] not in said


def test_json_lines_are_json() -> None:
    lines = [json.loads(line) for line in logged("json").splitlines()]
    assert [line["level"] for line in lines] == ["error", "info"]


def test_the_level_is_heeded() -> None:
    assert "quiet" in logged("text")
    assert "quiet" not in logged("text", "warning")


def test_alembic_does_not_tell_each_step() -> None:
    assert "setup plugin" not in logged("text")
