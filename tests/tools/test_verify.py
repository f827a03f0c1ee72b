"""tools/verify.py accepts every honest match, also one that is not over, and stands whatever it is given."""

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.homes import GAMES
from tests.tools.forging import found
from tests.tools.plays import Json, Play, finished
from tests.truth import project
from tools import verify

NONSENSE: tuple[Any, ...] = (None, -1, 2**300, "x", [], {})
SCHEMA = json.loads(project.read("docs/export.schema.json"))


@pytest.mark.parametrize("lot", range(4))
@pytest.mark.parametrize("key", GAMES)
async def test_an_honest_match_agrees(key: str, lot: int) -> None:
    match = await finished(key, lot, moves=60 if lot else 400)
    assert found(match) == ""
    jsonschema.validate(match, SCHEMA)


async def test_a_match_that_is_not_over_agrees_as_far_as_it_goes(tmp_path: Path) -> None:
    play = Play(GAMES["confusion"], 1)
    match = await play.export(await play.start())
    assert found(match) == ""
    said = run(tmp_path, match).stdout
    assert "its seed is still secret" in said
    assert "Secrets that were committed to: 1, not open yet." in said


def run(folder: Path, match: Json | str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program as its users do, away from the project and without any of its packages."""
    file = folder / "match.json"
    file.write_text(match if isinstance(match, str) else json.dumps(match), encoding="utf-8")
    program = project.ROOT / "tools/verify.py"
    command = [sys.executable, "-I", "-S", str(program), str(file), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


async def test_the_program(tmp_path: Path) -> None:
    match = await finished("columbiz", 5, moves=12)
    head, seq = match["head"][:8], len(match["facts"])
    honest = run(tmp_path, match, "--head", head, "--head", f"{seq}:{head}")
    assert honest.returncode == 0
    assert honest.stdout.splitlines()[-2:] == [
        f"Head of the chain: #{seq} {head}. It stands under the post of that fact.",
        "Everything agrees.",
    ]
    del match["facts"][4]
    forged = run(tmp_path, match)
    assert forged.returncode == 1
    assert forged.stdout.startswith("fact 5 is missing, double or out of order: number 6 stands in its place\n")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "JSONDecodeError"),
        ("[" * 100_000, "RecursionError"),
        ("[]", "TypeError"),
        ("{}", "KeyError"),
        ('{"format": "fernzug-match", "version": 9}', "not 'fernzug-match' 1"),
        (
            '{"format": "fernzug-match", "version": 1, "match": "", "game": "", "head": "", "facts": []}',
            "its list of facts is empty or damaged",
        ),
    ],
)
def test_what_is_no_exported_match(tmp_path: Path, text: str, reason: str) -> None:
    said = run(tmp_path, text)
    assert said.returncode == 2
    assert "is no exported match" in said.stderr
    assert reason in said.stderr


def test_a_head_that_is_none(tmp_path: Path) -> None:
    said = run(tmp_path, "{}", "--head", "hello")
    assert said.returncode == 2
    assert "'hello' is not like 3d6b903d or 12:3d6b903d" in said.stderr


async def test_whatever_is_damaged_is_found_and_nothing_breaks_it() -> None:
    """Put nonsense into every place of a match, one after the other."""
    whole = await finished("columbiz", 2, moves=3)
    for way in list(places(whole["facts"])):
        for nonsense in NONSENSE:
            match = json.loads(json.dumps(whole))
            place: Any = match["facts"]
            for part in way[:-1]:
                place = place[part]
            if place[way[-1]] == nonsense:
                continue
            place[way[-1]] = nonsense
            with contextlib.suppress(verify.NotAMatch):
                assert found(match), (way, nonsense)


def places(value: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to everything inside of a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*way, key)
        yield from places(part, (*way, key))
