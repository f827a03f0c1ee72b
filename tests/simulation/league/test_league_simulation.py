"""Simulated leagues, two short seasons and three long ones."""

from pathlib import Path

import pytest

from tests.simulation.league.scale import SHORT, LeagueScale
from tests.simulation.league.simulate import simulate
from tests.simulation.league.table import table


def test_two_short_seasons_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    evidence, verdict = simulate(tmp_path, SHORT)
    assert verdict.faults == []
    assert verdict.reading is not None
    assert evidence.deaths["kill"] >= 1
    assert sum(course.state.phase == "archived" for course in verdict.courses.values()) >= 3
    assert verdict.reading.changed >= 40
    assert verdict.reading.reports >= 10
    assert evidence.refusals["party-to-season"] >= 1


@pytest.mark.long
@pytest.mark.covers(people=LeagueScale().people, seasons=LeagueScale().seasons)
def test_three_long_seasons_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    """As `python -m tests.simulation.league`."""
    evidence, verdict = simulate(tmp_path, LeagueScale())
    print(table(evidence, verdict))
    assert verdict.faults == []
