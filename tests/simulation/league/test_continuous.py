"""A simulated ladder and simulated flash groups."""

from pathlib import Path

from tests.simulation.league.continuous import CONTINUOUS, ContinuousWorld
from tests.simulation.league.continuous_judge import judge
from tests.simulation.league.simulate import live

HAPPENS = {"ladder_joined", "challenge_made", "challenge_answered", "entrant_withdrew", "fixture_ruled"}


def test_twelve_days_of_a_ladder_and_groups_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    evidence, faults = live(tmp_path, CONTINUOUS, world=ContinuousWorld)
    verdict = judge(evidence, tmp_path / "fernzug.db")
    assert [*faults, *verdict.faults] == []
    assert HAPPENS - verdict.seen.keys() == set()
    assert verdict.seen["order"] >= 20
    assert verdict.seen["group"] >= 3
    assert verdict.seen["passed over"] >= 1
    assert evidence.deaths.keys() == {"kill", "restart"}
    assert evidence.storms
