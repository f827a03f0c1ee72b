"""docs/operations.md lists every error of the database and every exit code, and the program ends with them."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operations.settings import Settings
from storage.errors import StorageError
from tests.truth import project

TEXT = project.read("docs/operations.md")


def kinds(of: type[StorageError]) -> Iterator[type[StorageError]]:
    yield of
    for child in of.__subclasses__():
        yield from kinds(child)


def test_every_error_of_the_database_is_explained() -> None:
    listed = {code: sentence for code, sentence, _ in project.rows(TEXT, under="## What the database says")}
    assert listed == {kind.code: kind.sentence.replace("{detail}", "…") for kind in kinds(StorageError)}


def test_every_limit_has_its_variable_and_default() -> None:
    listed = {
        name.lower(): default for name, _, default in project.rows(TEXT, under="### How much people may have going on")
    }
    limits = {name: str(field.default) for name, field in Settings.model_fields.items() if name.startswith("most_")}
    assert listed == {**limits, "messages_per_minute": str(Settings.model_fields["messages_per_minute"].default)}


def test_every_exit_code_is_explained() -> None:
    listed = {int(code) for code, _ in project.rows(TEXT, under="## Exit codes")}
    sources = project.read("bot/__main__.py") + project.read("bot/operations/maintenance.py")
    returned = {int(code) for code in re.findall(r"return (\d+)", sources)} | {
        int(code) for pair in re.findall(r"return (\d+) if .* else (\d+)", sources) for code in pair
    }
    assert listed == returned


def test_a_setting_that_made_no_sense_ended_with_a_traceback_and_was_started_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COMPUTER_WORKERS", "0")
    assert main(["check"]) == 2
    assert capsys.readouterr().err.startswith("COMPUTER_WORKERS: ")


@pytest.mark.slow
def test_the_program_ends_with_these_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ended(*words: str, database: str = "good") -> tuple[int, str]:
        monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / database}.db")
        return main(words), capsys.readouterr().err

    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with closing(sqlite3.connect("foreign.db")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert ended("--begin-anew", "check")[0] == 0
    with pytest.raises(SystemExit) as nonsense:
        main(["--nonsense"])
    assert nonsense.value.code == 2
    code, said = ended()
    assert (code, "DISCORD_TOKEN is not set" in said) == (2, True)
    code, said = ended("check", database="foreign")
    assert (code, "belongs to another program" in said) == (3, True)
