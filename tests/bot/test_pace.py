"""Direct messages leave at a pace that Discord does not take for spam."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace import BURST, BURST_TIME, Pace


class Clock:
    """A clock that sleeping puts forward."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 21, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@given(st.integers(1, 60), st.lists(st.integers(0, 40), min_size=5, max_size=150))
def test_never_more_than_allowed_in_any_stretch(per_minute: int, pauses: list[int]) -> None:
    clock = Clock()
    pace, sent = Pace(per_minute, now=clock), []
    for pause in pauses:
        clock.now += timedelta(seconds=pause)
        sent.append(clock.now + pace.take())
    assert sent == sorted(sent)
    for count, span in ((per_minute, timedelta(minutes=1)), (min(BURST, per_minute), BURST_TIME)):
        assert all(later - first >= span for first, later in zip(sent, sent[count:], strict=False))


@pytest.mark.parametrize("per_minute", [1, 3, 20])
async def test_whoever_takes_a_turn_waits_for_it(per_minute: int) -> None:
    clock = Clock()
    pace = Pace(per_minute, now=clock, sleep=clock.sleep)
    begun = clock.now
    for _ in range(2 * per_minute):
        await pace.turn()
    assert clock.now - begun >= timedelta(minutes=1)
    assert pace.wait > timedelta()
