"""A soak in small: days instead of a year."""

from pathlib import Path
from typing import Final

from tests.simulation.soak.scale import SoakScale
from tests.simulation.soak.soak import soak
from tests.simulation.soak.table import table

DAYS: Final = SoakScale(days=4, matches=12, people=10, eras=1, deaths=2, storms=1, seed=3, computer_every=2, calls=0.2)


def test_days_of_a_community_leave_nothing_wrong(tmp_path: Path) -> None:
    found = soak(tmp_path, DAYS)
    assert found.faults == []
    assert found.endings.total() >= 12
    assert found.counts["moves"] >= 10
    assert found.counts["disputes"] >= 1
    assert [found.counts[f"seasons: {name}"] for name in ("single", "swiss", "pods")] == [2, 1, 1]
    assert found.counts["restarts"] + found.counts["kills"] == 2
    assert len(found.weights) == 2
    assert "faults: none" in table([found, found])
