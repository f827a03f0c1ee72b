"""The cost of a file to tools/verify is in proportion to its size, whatever stands in it."""

import json
import resource
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.searching import is_long
from tests.tools.archives import archive, held
from tests.tools.forging import found, rechained
from tests.tools.forging_seasons import chained, nth
from tests.tools.plays import Json, finished
from tests.tools.test_verify import places
from tools import verify
from tools.verify.effort import Effort, TooMuch
from tools.verify.seasons import report
from tools.verify.seasons.files import NotAnArchive
from tools.verify.seasons.ladder import Climb, rungs
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Ending

MEMORY = 256 * 1024 * 1024
SECONDS = 20
"""Of the processor: a thousand times what any of these takes."""
NUMBERS = (10**9, 2**63 - 1, -1)
Way = tuple[str | int, ...]


@contextmanager
def bounded() -> Iterator[None]:
    """Fail where more than so much memory or so many seconds of the processor are used."""

    def stop(_signal: int, _frame: object) -> None:
        pytest.fail("it does not end")

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    present = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    resource.setrlimit(resource.RLIMIT_AS, (present + MEMORY, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def numbers(whole: Json, rows: str) -> Iterator[tuple[Json, Way]]:
    """Yield a file with another number in place of each that it has: one for each field of each kind of fact."""
    seen = set[tuple[object, ...]]()
    values: Iterator[Sequence[int]] = cycle([NUMBERS] if is_long() else ([number] for number in NUMBERS))
    for way in places(whole):
        value = at(whole, way)
        kind = whole[rows][way[1]]["fact"]["kind"] if way[0] == rows and len(way) > 3 else ""
        sort = (kind, *(part if isinstance(part, str) else "" for part in way))
        if type(value) is int and sort not in seen:
            seen.add(sort)
            for number in next(values):
                made = json.loads(json.dumps(whole))
                at(made, way[:-1])[way[-1]] = number
                yield made, way


def at(whole: Any, way: Way) -> Any:
    for part in way:
        whole = whole[part]
    return whole


@pytest.mark.slow
@pytest.mark.parametrize("name", ["double", "swiss", "cup", "ladder", "teams", "pentathlon"])
def test_no_number_in_a_season_costs_more(name: str) -> None:
    whole = json.loads(held(archive(name))["season.json"])
    with bounded():
        for file, way in numbers(whole, "log"):
            chained(file)
            try:
                assert all(isinstance(line, str) for line in report.check_text(json.dumps(file))[1]), way
            except NotAnArchive:
                continue


@pytest.mark.slow
async def test_no_number_in_a_match_costs_more() -> None:
    whole = await finished("columbiz", 3, moves=3)
    with bounded():
        for file, way in numbers(whole, "facts"):
            rechained(file)
            try:
                assert isinstance(found(file), str), way
            except verify.NotAMatch:
                continue


def repeated(kind: str, times: int) -> Callable[[Json], None]:
    """Return what repeats a fact of a season so often."""

    def change(file: Json) -> None:
        row = file["log"][nth(file["log"], kind)]
        file["log"] += [row] * times

    return change


def turned_again_and_again(file: Json) -> None:
    """Correct a closed season by two rulings in turn, so that each correction says something new."""
    rows, row = file["log"], file["log"][-1]
    for number in range(2000):
        ruled = {"kind": "fixture_ruled", "fixture": 1, "ending": "played", "note": str(number), "by": 99}
        turn = [1, 2] if number % 2 else [2, 1]
        corrected = {"kind": "season_corrected", "table_digest": f"{number:064}", "note": "", "by": 99}
        rows += [{**row, "fact": {**ruled, "places": turn}}, {**row, "fact": corrected}]


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        turned_again_and_again,
        repeated("season_closed", 4000),
        repeated("fixture_started", 4000),
        repeated("entrant_signed_up", 4000),
        lambda file: file["log"][0]["fact"]["rules"]["scoring"].update(tie_breaks=["wins"] * 100_000),
    ],
)
def test_what_is_said_again_and_again_is_not_counted_without_end(change: Callable[[Json], None]) -> None:
    file = json.loads(held(archive("double"))["season.json"])
    change(file)
    chained(file)
    text = json.dumps(file)
    made, said = report.check_text(text)
    assert list(said)
    assert made.course.effort.left > 0


def test_a_season_that_would_cost_too_much_is_given_up() -> None:
    made, _ = report.check_text(held(archive("double"))["season.json"].decode())
    made.course.effort.left = 0
    with pytest.raises(TooMuch):
        made.course.effort.spend(1)


def test_a_ladder_is_not_counted_anew_for_each_challenge() -> None:
    """One of some years took minutes, and would now be given up."""
    challenges = 500
    anew = sum(150 * 2 * number for number in range(challenges))
    assert climbed(challenges) < anew / 10


def climbed(challenges: int) -> float:
    """Return the steps that so many challenges cost, one lost after the other, while some matches still run."""
    course, climb = SeasonCourse("season00", effort=Effort(10**9), rules={"own": {"reach": 3}}), Climb()
    course.climbed += [(at, {"kind": "ladder_joined", "entrant": at}) for at in range(1, 9)]
    results: dict[int, Ending] = {}
    for number in range(challenges):
        one, other = 5 + number % 2 * 2, 3 + number % 2 * 2
        at = 100 + 10 * number
        climb.at(course, dict(results))
        fixture = {"number": number, "entrants": [one, other]}
        made, challenge = {"kind": "challenge_made", "entrant": one, "opponent": other}, len(course.climbed)
        answered = {"kind": "challenge_answered", "challenge": challenge, "fixture": fixture}
        course.climbed += [(at, made), (at + 1, answered)]
        results[number] = Ending("played", (2, 1), moment=at + 5)
        known = rungs(course.climbed, results, course.rules)
        assert climb.at(course, dict(results)) == known
    return 10**9 - course.effort.left
