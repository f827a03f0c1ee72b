"""The simulation over sixty days; nine are in test_judge, as what they leave is forged there."""

import asyncio
from pathlib import Path

import pytest

from tests.simulation.simulate import simulate
from tests.simulation.simulated_loop import SimulatedLoop, run
from tests.simulation.table import table
from tests.simulation.world import NINE_DAYS, Scale


def test_time_goes_on_after_half_a_year() -> None:
    async def story(loop: SimulatedLoop) -> float:
        await asyncio.sleep(2**25 + 0.3)
        ended = loop.create_future()
        loop.call_later(0, ended.set_result, None)
        await ended
        return loop.time()

    assert run(story, start=NINE_DAYS.start) == 2**25 + 0.3


@pytest.mark.long
@pytest.mark.covers(days=Scale().days, matches=Scale().matches)
def test_sixty_days_leave_nothing_late_lost_or_told_twice(tmp_path: Path) -> None:
    """As `python -m tests.simulation`."""
    evidence, verdict = simulate(tmp_path, Scale())
    print(table(evidence, verdict))
    assert verdict.faults == []
