"""Durations: read generously in both languages, said to the point, and read again as they were said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import BadDuration
from bot.i18n import Words
from bot.typed import durations
from bot.typed.durations import DAY, HOUR, MINUTE, MONTH, WEEK, YEAR
from tests.bot.bench import WORDS

EN, DE = WORDS["en"], WORDS["de"]


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("3d", 3 * DAY),
        ("72h", 3 * DAY),
        ("3 Tage", 3 * DAY),
        ("  3 DAYS ", 3 * DAY),
        ("1 Tag, 12 Std.", 36 * HOUR),
        ("1 day and 12 hours", 36 * HOUR),
        ("1d12h", 36 * HOUR),
        ("1d + 12h", 36 * HOUR),
        ("1 Tag und 12 Stunden", 36 * HOUR),
        ("1,5 Tage", 36 * HOUR),
        ("1.5 days", 36 * HOUR),
        ("90 min", 90 * MINUTE),
        ("2 Wochen", 2 * WEEK),
        ("0", 0),
        ("0 h", 0),
    ],
)
def test_what_people_type(typed: str, seconds: int) -> None:
    assert durations.read(typed, WORDS.values()) == seconds


@pytest.mark.parametrize("typed", ["", "3", "soon", "3 moons", "d", "-3d", "3d or 4d", "1:30", "11000 days"])
def test_what_is_no_duration(typed: str) -> None:
    with pytest.raises(BadDuration) as refused:
        durations.read(typed, WORDS.values())
    assert refused.value.params == {"typed": typed}


@given(st.integers(0, 400 * 24 * 60), st.sampled_from([EN, DE]))
def test_what_is_said_exactly_can_be_typed_again(minutes: int, words: Words) -> None:
    said = durations.exact(minutes * MINUTE, words)
    if minutes:
        assert durations.read(said, WORDS.values()) == minutes * MINUTE


@pytest.mark.parametrize(
    ("seconds", "english", "german"),
    [
        (0, "less than a minute", "weniger als eine Minute"),
        (59, "less than a minute", "weniger als eine Minute"),
        (MINUTE, "1 minute", "1 Minute"),
        (DAY, "1 day", "1 Tag"),
        (2 * DAY + 3 * HOUR + 59 * MINUTE, "2 days 3 hours", "2 Tage 3 Stunden"),
    ],
)
def test_how_much_is_left(seconds: int, english: str, german: str) -> None:
    assert durations.left(seconds, EN) == english
    assert durations.left(seconds, DE) == german


def test_a_clock_is_short() -> None:
    assert durations.compact(2 * DAY + 4 * HOUR + MINUTE, EN) == "2 d 4 h"
    assert durations.compact(2 * DAY + 4 * HOUR + MINUTE, DE) == "2 T. 4 Std."
    assert durations.compact(30, EN) == "0 min"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (5 * HOUR, "5 hours"),
        (3 * DAY, "3 days"),
        (13 * DAY, "13 days"),
        (47 * HOUR, "2 days"),
        (5 * WEEK, "5 weeks"),
        (4 * MONTH, "4 months"),
        (3 * YEAR, "3 years"),
        (90 * MINUTE, "1 hour 30 minutes"),
    ],
)
def test_long_durations_are_rough(seconds: int, said: str) -> None:
    assert durations.rough(seconds, EN) == said
