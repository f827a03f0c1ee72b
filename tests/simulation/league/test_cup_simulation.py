"""Simulated knockouts, with everything that may happen to people and to the bot; the judge is tried on forged logs."""

import copy
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from tests.simulation.league.cups import CUPS, CupCourse, CupVerdict, simulate_cups
from tests.simulation.league.raw import Said
from tests.simulation.league.scale import LeagueScale
from tests.simulation.world import Evidence

pytestmark = pytest.mark.slow

Forge = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> tuple[Evidence, CupVerdict]:
    return simulate_cups(tmp_path_factory.mktemp("cups"), CUPS)


def test_short_cups_leave_nothing_wrong_late_or_told_twice(short: tuple[Evidence, CupVerdict]) -> None:
    evidence, verdict = short
    assert verdict.faults == []
    assert sum(evidence.deaths.values()) >= 3
    assert any(course.phase == "closed" for course in verdict.courses)
    assert verdict.kinds["meeting_decided matches"] >= 10
    assert {"round_drawn", "meetings_made", "fixture_ruled", "season_closed"} <= verdict.kinds.keys()


def seats(fact: dict[str, Any]) -> None:
    fact["fixtures"][0]["entrants"].reverse()


def another(fact: dict[str, Any]) -> None:
    fact["winner"], fact["loser"] = fact["loser"], fact["winner"]


def nobody_more(fact: dict[str, Any]) -> None:
    fact["fixtures"] = []


def seal(fact: dict[str, Any]) -> None:
    fact["table_digest"] = fact["table_digest"][::-1]


def seeds(fact: dict[str, Any]) -> None:
    fact["divisions"][0].reverse()


FORGERIES: Final[Sequence[tuple[str, Forge]]] = (
    ("round_drawn", seats),
    ("round_drawn", nobody_more),
    ("meeting_decided", another),
    ("season_closed", seal),
    ("divisions_drawn", seeds),
)


def test_the_judge_finds_what_was_forged(short: tuple[Evidence, CupVerdict], subtests: pytest.Subtests) -> None:
    _, verdict = short
    course = next(each for each in verdict.courses if each.phase == "closed")
    for kind, forge in FORGERIES:
        with subtests.test(kind, forge=forge.__name__):
            forged = CupCourse(_forged(course.facts, kind, forge), course.raw, course.outages)
            forged.go_through()
            assert forged.faults


def _forged(facts: Any, kind: str, forge: Forge) -> list[Said]:
    """Return facts of which the first of a kind says something else."""
    found = [copy.deepcopy(said) for said in facts]
    first = next(said for said in found if said.kind == kind and said.fact.get("loser", 1) is not None)
    forge(first.fact)
    return found


@pytest.mark.long
@pytest.mark.covers(people=40, seasons=2)
def test_long_cups_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    _, verdict = simulate_cups(tmp_path, replace(LeagueScale(), people=40, days=40, lasts=4))
    assert verdict.faults == []
