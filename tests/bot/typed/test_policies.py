"""Policies in words: every shipped one in every language, an example that is counted, drafts that fit on a button."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import Words
from bot.posts.post import Key
from bot.typed import policies
from bot.typed.durations import DAY, HOUR, MINUTE
from bot.typed.policies import ON_TIMEOUT
from engine.time.policy import FAST, RELAXED, SHIPPED, Policy
from games.registry import GAMES
from tests.bot.bench import WORDS

YEAR_OF_MINUTES = 366 * 24 * 60
times = st.integers(0, YEAR_OF_MINUTES).map(lambda minutes: minutes * MINUTE)
drafts = st.builds(
    Policy,
    name=st.text(st.characters(categories=["L", "N"]), max_size=policies.LONGEST_NAME),
    bank=times,
    increment=times,
    cap=times,
    sleeps=st.booleans(),
    rest_days=st.sets(st.integers(0, 6)).map(lambda days: tuple(sorted(days))),
    vacation_days=st.integers(0, 366),
    reminders=st.sampled_from([(), (50,), (50, 10), (50, 25, 10)]),
    on_timeout=st.sampled_from(ON_TIMEOUT),
)


@given(drafts)
def test_a_draft_travels_on_a_button(draft: Policy) -> None:
    assert policies.decode(policies.encode(draft)) == draft
    assert Key("draft_typed", text=policies.encode(draft)).fits


@pytest.fixture(params=list(WORDS.values()), ids=list(WORDS))
def words(request: pytest.FixtureRequest) -> Words:
    found: Words = request.param
    return found


def test_shipped_policies_are_found_by_their_names_in_all_languages(words: Words) -> None:
    for name in SHIPPED:
        assert policies.find(policies.title(name, words).upper(), {}, WORDS) == name
    assert policies.find("nowhere", {}, WORDS) is None
    own = {"Weekend": replace(FAST, name="Weekend")}
    assert policies.find(" weekend ", own, WORDS) == "Weekend"


def test_an_invitation_says_how_long_it_takes_unless_no_time_runs(words: Words) -> None:
    for game in GAMES.values():
        with_clock = policies.offer(RELAXED, game, words, seats=game.info.min_seats)
        assert len(with_clock) == 6
        assert len(policies.offer(None, game, words, seats=2)) == 2


def test_the_example_counts_only_waking_hours(words: Words) -> None:
    text = "\n".join(policies.example(RELAXED, words))
    counted = [words("clock-hours", count=hours) for hours in (14, 16, 16, 16, 10)]
    assert [part for part in counted if part in text] == counted
    assert words("policy-example-time", day=policies.weekday(4, words), time="17:00", week=1) in text


def test_the_example_skips_days_of_rest_and_runs_at_night_if_the_policy_says_so(words: Words) -> None:
    restful = replace(RELAXED, bank=7 * DAY, sleeps=False, rest_days=(5, 6))
    text = "\n".join(policies.example(restful, words))
    assert f"{policies.weekday(5, words, 'abbreviated')} {words('clock-empty')}" in text
    assert words("policy-example-time", day=policies.weekday(2, words), time="9:00", week=2) in text


def test_days_and_lists_are_said_as_each_language_says_them() -> None:
    weekend = {key: [policies.weekday(day, words) for day in (5, 6)] for key, words in WORDS.items()}
    assert policies.joined(weekend["de"], WORDS["de"]) == "Samstag und Sonntag"
    assert policies.joined(weekend["en"], WORDS["en"]) == "Saturday and Sunday"
    assert policies.weekday(0, WORDS["de"], "abbreviated") == "Mo"


def test_terms_name_what_stops_a_clock_and_what_zero_means(words: Words) -> None:
    bare = replace(FAST, sleeps=False, increment=0, reminders=(), bank=36 * HOUR)
    terms = policies.terms(bare, words)
    assert len(terms) == 3
    assert words("policy-runs-on") in terms
    assert len({policies.terms(replace(FAST, on_timeout=effect), words)[2] for effect in ON_TIMEOUT}) == len(ON_TIMEOUT)
    rested = " ".join(policies.terms(replace(FAST, rest_days=(5, 6)), words))
    assert policies.joined([policies.weekday(5, words), policies.weekday(6, words)], words) in rested
