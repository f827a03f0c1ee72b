"""The crash program, shortly and at length."""

import pytest

from tests.crashes import season_start
from tests.crashes.program import run


def test_no_crash_between_commit_and_post_loses_a_move_or_doubles_a_post() -> None:
    kill(24, seed=1)


@pytest.mark.long
@pytest.mark.covers(kills=250)
@pytest.mark.parametrize("seed", range(1000, 5000, 1000))
def test_no_crash_of_a_thousand_loses_a_move_or_doubles_a_post(seed: int) -> None:
    """As `python -m tests.crashes.program --crashes 1000`."""
    kill(250, seed=seed)


def test_a_season_starts_once_wherever_the_bot_dies() -> None:
    kill_starts(every=500, first=301)


@pytest.mark.long
@pytest.mark.covers(kills=100)
@pytest.mark.parametrize("first", [1, 20])
def test_a_season_starts_once_wherever_the_bot_dies_a_hundred_times(first: int) -> None:
    """As `python -m tests.crashes.season_start --every 40`."""
    kill_starts(every=97, first=first)


def kill_starts(*, every: int, first: int) -> None:
    tally = season_start.run(every=every, first=first)
    assert tally.faults == []
    assert tally.kills >= tally.places // every
    assert tally.matches == season_start.PAIRS * (tally.kills + 1)


def kill(crashes: int, *, seed: int) -> None:
    tally = run(crashes, seed=seed)
    assert tally.faults == []
    assert tally.crashes >= crashes
    assert tally.posts > crashes // 4
