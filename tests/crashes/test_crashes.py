"""The short form of the crash program; the long one is `python -m tests.crashes.program --crashes 1000`."""

from tests.crashes.program import run


def test_no_crash_between_commit_and_post_loses_a_move_or_doubles_a_post() -> None:
    tally = run(40)
    assert tally.faults == []
    assert tally.crashes >= 40
    assert tally.posts > 10
