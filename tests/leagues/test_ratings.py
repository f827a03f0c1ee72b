"""Ratings: a fold of rated matches, the same in whatever pieces it is made."""

from hypothesis import given
from hypothesis import strategies as st

from leagues.ratings import MONTH, MU, SIGMA, RatedMatch, Rating, Ratings, differences, fold, steps

EVENTS = st.lists(
    st.builds(
        RatedMatch,
        match=st.text("abcdef", min_size=3, max_size=3),
        at=st.integers(0, 10 * MONTH),
        persons=st.sampled_from([(1, 2), (2, 3), (3, 1), (4, 1)]),
        places=st.sampled_from([(1, 2), (2, 1), (1, 1)]),
    ),
    unique_by=lambda event: event.match,
    max_size=12,
)


@given(events=EVENTS)
def test_the_order_is_by_end_and_id_however_events_come_in(events: list[RatedMatch]) -> None:
    assert fold(events) == fold(list(reversed(events)))


@given(events=EVENTS, cut=st.integers(0, 12))
def test_a_fold_may_go_on_where_an_earlier_one_ended(events: list[RatedMatch], cut: int) -> None:
    ordered = sorted(events, key=lambda event: (event.at, event.match))
    assert fold(ordered[cut:], fold(ordered[:cut])) == fold(events)


def test_the_winner_goes_up_and_the_loser_down() -> None:
    after = fold([RatedMatch("a", 0, (1, 2), (1, 2))])
    assert after.rating(1).shown > 1500 > after.rating(2).shown
    assert after.rating(1).sigma < SIGMA


def test_equals_who_draw_stay_where_they_are() -> None:
    after = fold([RatedMatch("a", 0, (1, 2), (1, 1))])
    assert round(after.rating(1).mu, 9) == round(after.rating(2).mu, 9) == MU


def test_absence_makes_less_sure_but_never_less_than_at_first() -> None:
    known = Rating(30.0, 4.0, 20, last_at=0)
    assert known.at(MONTH - 1) == known
    assert known.at(MONTH).sigma == (16 + 0.36) ** 0.5
    assert known.at(1000 * MONTH).sigma == SIGMA


def test_a_rating_is_provisional_until_enough_is_known() -> None:
    assert Rating().is_provisional
    assert not Rating(25.0, 3.9, 1, 0).is_provisional
    assert not Rating(25.0, 5.0, 10, 0).is_provisional


def test_newcomers_do_not_lead_the_ladder() -> None:
    known = Ratings({1: Rating(27.0, 2.0, 30, 0), 2: Rating(30.0, 7.0, 1, 0)})
    assert [person for person, _ in known.ladder(0)] == [1, 2]


def test_small_differences_are_not_told() -> None:
    before = Ratings({1: Rating(25.0), 2: Rating(25.0)})
    after = Ratings({1: Rating(25.01), 2: Rating(26.0)})
    assert differences(before, after) == {2: 40.0}


def test_each_step_says_what_a_match_did() -> None:
    events = [RatedMatch("b", 5, (1, 2), (1, 2)), RatedMatch("a", 5, (1, 2), (2, 1))]
    made = list(steps(events))
    assert [(step.match.match, step.person) for step in made] == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]
    assert made[2].before == made[0].after
