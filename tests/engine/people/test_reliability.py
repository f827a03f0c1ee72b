"""Reliability of a person: what counts for how much, what drops out, and how many matches lead back."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.people.reliability import (
    MATCHES,
    ORDER,
    Deed,
    Kind,
    Level,
    matches_to,
    meets,
    reliability,
    window,
)

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def finished(count: int) -> list[Kind]:
    return ["finished"] * count


def deeds(*kinds: Kind, answers: int = 0, seconds: int = 0) -> list[Deed]:
    """Return deeds of some kinds, the first one the oldest, the last one a day ago."""
    last = len(kinds)
    return [Deed(kind, NOON - DAY * (last - at), f"m{at}", answers, seconds) for at, kind in enumerate(kinds)]


KINDS = st.lists(
    st.sampled_from(("finished", "finished", "finished", "time", "asked", "silent", "removed")), max_size=40
)


@pytest.mark.parametrize(
    ("kinds", "level"),
    [
        ([], "new"),
        (["finished"], "new"),
        (["time"], "new"),
        (["finished", "time"], "new"),
        (["time", "time"], "unreliable"),
        (["silent"], "unreliable"),
        (["finished"] * 3, "reliable"),
        (["time", "finished", "finished"], "mixed"),
        (["time", *finished(9)], "reliable"),
        (["time", *finished(8)], "mixed"),
        (["time", "time", *finished(18)], "reliable"),
        (["silent", *finished(5)], "unreliable"),
        (["asked", *finished(5)], "mixed"),
    ],
)
def test_levels_follow_the_share_of_faults_and_who_is_new_is_not_bad(kinds: list[Kind], level: Level) -> None:
    assert reliability(deeds(*kinds), NOON).level == level


def test_only_the_latest_matches_of_a_year_count_and_what_was_left_since_the_first_of_them() -> None:
    old = deeds("time", "silent", *finished(MATCHES))
    assert reliability(old, NOON).count("time", "silent") == 0
    late = deeds("time", *finished(MATCHES - 2), "silent", "finished")
    assert (reliability(late, NOON).matches, reliability(late, NOON).count("silent", "time")) == (MATCHES, 2)
    assert reliability(old, NOON + timedelta(days=400)).deeds == ()


def test_the_way_back_is_as_many_matches_as_are_said() -> None:
    found = reliability(deeds("time", *finished(7)), NOON)
    assert found.way == ("reliable", 2)
    assert reliability(deeds("time", "time"), NOON).way == ("mixed", 4)
    assert reliability(deeds("finished"), NOON).way == ("reliable", 2)
    assert reliability(deeds(*finished(5)), NOON).way is None


@given(KINDS)
def test_everybody_can_come_back_by_as_many_matches_as_are_said_and_not_by_fewer(kinds: list[Kind]) -> None:
    known = deeds(*kinds)
    for least in ("mixed", "reliable"):
        needed = matches_to(window(known, NOON), least)
        levels = [
            reliability([*known, *(Deed("finished", NOON, f"n{at:02}") for at in range(more))], NOON).level
            for more in range(needed + 1)
        ]
        assert meets(levels[-1], least)
        assert not any(meets(level, least) for level in levels[:-1])


@given(KINDS)
def test_a_match_that_is_finished_never_makes_anybody_worse_than_mixed_is_from_new(kinds: list[Kind]) -> None:
    before = reliability(deeds(*kinds), NOON)
    after = reliability([*deeds(*kinds), Deed("finished", NOON, "z")], NOON)
    assert ORDER[after.level] >= ORDER[before.level]


def test_the_mean_answer_is_that_of_all_turns() -> None:
    known = [Deed("finished", NOON - DAY, "a", 10, 3600), Deed("time", NOON - 2 * DAY, "b", 30, 10800)]
    assert reliability(known, NOON).mean_answer == timedelta(minutes=6)
    assert reliability([], NOON).mean_answer is None
