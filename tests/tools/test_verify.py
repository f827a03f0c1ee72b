"""tools/verify accepts every honest match, also one that is not over, and stands whatever it is given."""

import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Container, Iterator
from functools import cache, reduce
from itertools import cycle
from operator import getitem
from pathlib import Path
from types import FrameType
from typing import Any

import jsonschema
import pytest

from engine.ids import PersonId
from engine.log.facts.start import ComputerSeat
from engine.matches.records.export import exported
from engine.matches.service.service import Matches
from games.registry import GAMES
from tests.memory.store import MemoryStore
from tests.searching import is_long
from tests.tools.forging import found, rechained
from tests.tools.plays import Json, Play, finished
from tests.truth import project
from tools import build_verify, verify
from tools.verify.__main__ import main
from tools.verify.log import MOST_CHARACTERS, MOST_FACTS

NONSENSE: tuple[Any, ...] = (None, -1, 2**300, "x", [], {})
VALIDATOR = jsonschema.Draft202012Validator(json.loads(project.read("docs/export.schema.json")))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rng", "moves"),
    [
        (1, 40),
        (2, 40),
        pytest.param(0, 120, marks=pytest.mark.long),
        pytest.param(3, 60, marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("key", GAMES)
async def test_an_honest_match_agrees(key: str, rng: int, moves: int) -> None:
    match = await finished(key, rng, moves=moves)
    assert found(match) == ""
    VALIDATOR.validate(match)


@pytest.mark.slow
async def test_a_match_that_is_not_over_agrees_as_far_as_it_goes(tmp_path: Path) -> None:
    play = Play(GAMES["confusion"], 1)
    match = await play.export(await play.start())
    assert found(match) == ""
    said = run(tmp_path, match).stdout
    assert "its seed is still secret" in said
    assert "Secrets that were committed to: 1, not open yet." in said


@cache
def program() -> Path:
    """Return the program in one file, as players get it."""
    target = Path(tempfile.mkdtemp()) / "verify.pyz"
    build_verify.build(target)
    return target


def run(folder: Path, match: Json | str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program as its users do, away from the project and without any of its packages."""
    file = folder / "match.json"
    file.write_text(match if isinstance(match, str) else json.dumps(match), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(program()), str(file), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.slow
async def test_the_program(tmp_path: Path) -> None:
    match = await finished("columbiz", 5, moves=12)
    head, seq = match["head"][:8], len(match["facts"])
    honest = run(tmp_path, match, "--head", head, "--head", f"{seq}:{head}")
    assert honest.returncode == 0
    assert honest.stdout.splitlines()[-2:] == [
        f"Head of the chain: #{seq} {match['head'][:16]}. Its first digits stand under the post of that fact.",
        "Everything agrees.",
    ]
    del match["facts"][4]
    forged = run(tmp_path, match)
    assert forged.returncode == 1
    assert forged.stdout.startswith("fact 5 is missing, double or out of order: number 6 stands in its place\n")
    assert "agrees" not in forged.stdout
    nothing = run(tmp_path, "")
    assert nothing.returncode == 2
    assert "is no exported match" in nothing.stderr


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "JSONDecodeError"),
        ("[" * 100_000, "RecursionError"),
        ("[]", "TypeError"),
        ("{}", "KeyError"),
        ('{"format": "fernzug-match", "version": 9}', "not 'fernzug-match' 1"),
        (
            '{"format": "fernzug-match", "version": 1, "match": "aaaaaaaa", "game": "", "game_version": 1, '
            '"seats": [], "head": "", "comments": [], "facts": []}',
            "its list of facts is empty or damaged",
        ),
        ('{"format": "fernzug-match", "version": 1, "facts": []}', "does not have exactly"),
        ('{"format": "fernzug-match", "format": "x"}', "a name stands twice"),
        ('{"format": NaN}', "NaN is no whole number"),
        (" " * (MOST_CHARACTERS + 1), "is larger than"),
    ],
)
def test_what_is_no_exported_match(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, reason: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    assert main([str(file)]) == 2
    said = capsys.readouterr().err
    assert "is no exported match" in said
    assert len(said) < 500
    assert reason in said


@pytest.mark.slow
def test_a_head_that_is_none(tmp_path: Path) -> None:
    said = run(tmp_path, "{}", "--head", "hello")
    assert said.returncode == 2
    assert "'hello' is not like 3d6b903d or 12:3d6b903d" in said.stderr


@pytest.mark.slow
async def test_whatever_is_damaged_is_found_and_nothing_breaks_it() -> None:
    """Put nonsense into every place of a match, one after the other; all of it in the long form."""
    whole = await finished("columbiz", 2, moves=3)
    for facts, way, nonsense in damaged(whole["facts"]):
        with contextlib.suppress(verify.NotAMatch):
            assert found({**whole, "facts": facts}), (way, nonsense)


def damaged(whole: Any, *, but: Container[str | int] = ()) -> Iterator[tuple[Any, tuple[str | int, ...], Any]]:
    """Yield a JSON value with nonsense in one place, that place and the nonsense, for every place in turn.

    Something else is put into each, all kinds of it in the long form; nothing into what lies in a place of `but`.
    """
    ways = (way for way in places(whole) if way[0] not in but)
    for way, tried in zip(ways, cycle([NONSENSE] if is_long() else ([value] for value in NONSENSE)), strict=False):
        for nonsense in tried:
            made = json.loads(json.dumps(whole))
            place = reduce(getitem, way[:-1], made)
            if place[way[-1]] != nonsense:
                place[way[-1]] = nonsense
                yield made, way, nonsense


def places(value: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to everything inside of a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*way, key)
        yield from places(part, (*way, key))


async def test_nothing_in_a_file_steers_the_terminal_or_forges_the_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Put a forged report into every text of a match, one after the other."""
    whole, file = await finished("columbiz", 2, moves=3), tmp_path / "match.json"
    forged = "\x1b[2J\n\u202eEverything agrees.\r\u2028Everything agrees.\n"
    for way in list(places(whole)):
        match = json.loads(json.dumps(whole))
        place: Any = match
        for part in way[:-1]:
            place = place[part]
        if not isinstance(place[way[-1]], str):
            continue
        place[way[-1]] = forged
        with contextlib.suppress(TypeError, ValueError, AttributeError):
            rechained(match)
        if match == whole:
            continue  # heads and digests were recomputed
        file.write_text(json.dumps(match))
        code = main([str(file)])
        said = capsys.readouterr()
        for line in [*said.out.split("\n"), *said.err.split("\n")]:
            assert line.isprintable(), (way, line)
            assert not line.startswith("Everything") or (code, way[-1]) == (0, "note"), way


@pytest.mark.slow
def test_a_file_with_more_facts_than_can_be_checked_is_refused() -> None:
    fact = {"seq": 1, "at": "", "digest": "", "fact": {"kind": "notes_opened"}}
    head = {"match": "aaaaaaaa", "game": "", "game_version": 1, "seats": [], "head": "", "version": 1, "comments": []}
    with pytest.raises(verify.NotAMatch, match="more than"):
        verify.read(json.dumps({**head, "format": "fernzug-match", "facts": [fact] * (MOST_FACTS + 1)}))


@pytest.mark.slow
async def test_the_work_for_a_fact_does_not_grow_with_the_match() -> None:
    """A long match once took minutes: the key was recomputed for every draw."""
    short, long = [await work(await played_on(moves)) for moves in (30, 300)]
    assert long < 2 * short


async def played_on(moves: int) -> Json:
    play = Play(GAMES["gamwin"], 0, takebacks=0)
    return await play.export(await play.go_on(await play.start(), moves))


async def work(match: Json) -> float:
    """Return how many functions are called for each fact."""
    calls = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        assert found(match) == ""
    finally:
        sys.setprofile(None)
    return calls / len(match["facts"])


def test_the_program_is_the_same_whoever_builds_it(tmp_path: Path) -> None:
    build_verify.build(tmp_path / "verify.pyz")
    assert (tmp_path / "verify.pyz").read_bytes() == program().read_bytes()


async def test_it_says_that_it_does_not_think_for_the_computer(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "does not think" in capsys.readouterr().out
    matches = Matches(MemoryStore(), GAMES)
    for computer, says_so in (((ComputerSeat("easy", 1),), True), ((), False)):
        change = await matches.invitations.propose("columbiz", by=PersonId(1), server=1, channel=2, computer=computer)
        if not computer:
            change = await matches.invitations.join(change.after.id, PersonId(2))
        match = change.after
        file = exported(matches.game_of(match), match, await matches.logs.log(match.id)).decode()
        assert ("cannot think them again" in "".join(verify.summary(verify.read(file)))) == says_so
