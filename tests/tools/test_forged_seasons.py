"""Changed archives of seasons are found out, and it is told what is wrong; unchanged ones are believed."""

import json
import re
import zipfile
from pathlib import Path

import jsonschema
import pytest

from engine.seasons.files import export
from tests.searching import is_long
from tests.tools.archives import MADE, archive, found, found_in, held, packed
from tests.tools.forged_seasons import FORGED
from tests.truth import project
from tools.verify.__main__ import main

SCHEMA = json.loads(project.read("docs/season.schema.json"))
LEAST = 100


@pytest.mark.slow
@pytest.mark.parametrize("name", MADE)
def test_a_true_archive_agrees(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "season.zip"
    path.write_bytes(archive(name))
    assert found(path) == []
    assert main([str(path)]) == 0
    said = capsys.readouterr().out
    count = len([file for file in held(archive(name)) if "matches/" in file])
    followed = re.findall(r"Matches followed by the rules of their game: (\d+) of (\d+)\.", said)
    assert [sum(map(int, counts)) for counts in zip(*followed, strict=True)] == [count, count]
    assert said.endswith("Everything agrees.\n")


@pytest.mark.slow
@pytest.mark.parametrize("name", MADE)
def test_an_archive_is_as_its_schema_says(name: str) -> None:
    """In the suite of every fifth of the matches, which are all written alike."""
    files = held(archive(name))
    matches = sorted(file for file in files if file.endswith(".json") and "matches/" in file)
    of_seasons = jsonschema.Draft202012Validator(SCHEMA)
    of_matches = jsonschema.Draft202012Validator(json.loads(project.read("docs/export.schema.json")))
    for file in matches[:: 1 if is_long() else 5]:
        of_matches.validate(json.loads(files[file]))
    for file in files.keys() - matches:
        if file.endswith(".json"):
            of_seasons.validate(json.loads(files[file]))


def test_the_published_schema_is_current() -> None:
    assert export.schema() == SCHEMA, "python -m engine.seasons.files.export > docs/season.schema.json"
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_there_are_at_least_a_hundred() -> None:
    assert len(FORGED) >= LEAST


@pytest.mark.slow
@pytest.mark.parametrize("what", FORGED)
def test_a_forged_archive_is_rejected_by_name(what: str) -> None:
    name, forge, message = FORGED[what]
    files = held(archive(name))
    forge(files)
    said = found_in(files)
    assert any(part in line for line in said for part in message.split("|")), "\n".join(said)


def test_a_file_that_is_there_twice_is_named(tmp_path: Path) -> None:
    path = tmp_path / "season.zip"
    path.write_bytes(archive("winter"))
    with zipfile.ZipFile(path, "a") as written, pytest.warns(UserWarning, match="Duplicate"):
        written.writestr("season.json", "{}")
    assert "season.json is there twice" in found(path)


def test_a_damaged_archive_is_no_archive(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = archive("winter")
    for broken in (data[:-30], packed({"README.txt": b""}), packed({"season.json": b"[]"}), b""):
        path = tmp_path / "season.zip"
        path.write_bytes(broken)
        assert main([str(path)]) == 2
        assert "is no exported match or season" in capsys.readouterr().err
