"""Simulated leagues, two short seasons and three long ones."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tests.simulation.league.course import Course
from tests.simulation.league.judge import Verdict
from tests.simulation.league.posts import TOLD
from tests.simulation.league.scale import SHORT, LeagueScale
from tests.simulation.league.simulate import simulate
from tests.simulation.league.table import table
from tests.simulation.world import Evidence

LEAVING: Final = {f"entrant_withdrew {how}" for how in ("asked", "silent", "removed")}
HAPPENS: Final = TOLD - {"entrant_withdrew"} | LEAVING
"""Everything that people are told of, and every way to leave."""

NOBODYS_WISH: Final = {"rules_changed", "phase_ended", "entrant_kept", "time_asked", "entrant_transferred"}
TOO_LONG: Final = {"week_ended", "entrant_confirmed", "standby_asked", "fixture_reopened", "entrant_withdrew asked"}
"""What needs more days, or more people, than two short seasons have."""


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> tuple[Evidence, Verdict]:
    return simulate(tmp_path_factory.mktemp("leagues"), replace(SHORT, days=8, people=11, seed=13))


def played(verdict: Verdict) -> list[Course]:
    """Return the seasons of the large league that were played to their end."""
    courses = verdict.courses.values()
    archived = [course for course in courses if course.state.phase == "archived"]
    return [course for course in archived if course.state.rules["seats"] == 2 and not course.state.is_by_rounds]


def test_two_short_seasons_leave_nothing_wrong_late_or_told_twice(short: tuple[Evidence, Verdict]) -> None:
    _, verdict = short
    assert verdict.faults == []
    assert verdict.reading is not None
    assert verdict.reading.changed >= 40
    assert verdict.reading.reports >= 10


def test_everything_happens_in_two_short_seasons(short: tuple[Evidence, Verdict]) -> None:
    evidence, verdict = short
    assert HAPPENS - NOBODYS_WISH - TOO_LONG - verdict.kinds == set()
    assert evidence.deaths.keys() == {"kill", "restart"}
    assert evidence.storms
    assert any(someone.away for someone in evidence.people)
    assert evidence.refusals["party-to-season"] >= 1
    assert sum(course.state.phase == "archived" for course in verdict.courses.values()) >= 3
    for course in played(verdict):
        assert course.figures.up >= 2
        assert course.figures.down >= 2
    assert any(course.figures.stayed for course in verdict.courses.values())


@pytest.mark.long
@pytest.mark.covers(people=LeagueScale().people, seasons=LeagueScale().seasons)
def test_three_long_seasons_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    """As `python -m tests.simulation.league --seed 6`, in which people come back and the bench is asked, too."""
    evidence, verdict = simulate(tmp_path, LeagueScale(seed=6))
    print(table(evidence, verdict))
    assert verdict.faults == []
    assert HAPPENS - NOBODYS_WISH - verdict.kinds == set()
    assert all(course.figures.up and course.figures.down for course in played(verdict))
    assert any(course.figures.returned for course in verdict.courses.values())
