"""Common ground of all computer players: rng, estimates, fitting of weights, resignation."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from benchmarks.players import wilson
from games.core import Outcome, Seat
from games.registry import GAMES
from players.arena import at_random, beaten, by_suggestion, result
from players.core import Player
from players.evaluation import shares_of, squashed
from players.regression import Example, fitted, surprise
from players.rng import Rng, rng_of
from tests.games.chances import Seeded

COLUMBIZ = GAMES["columbiz"]
FIRST = Seat(0)


def test_luck_is_even_and_the_same_for_the_same_seed() -> None:
    rng = Rng(7)
    values = [rng.die(6) for _ in range(6000)]
    assert set(values) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 1000) < 120 for count in Counter(values).values())
    again = Rng(7)
    assert [again.die(6) for _ in range(100)] == values[:100]
    assert {rng_of(7, number).die(1000) for number in range(5)} != {rng_of(8, 0).die(1000)}


def test_shares_are_those_of_the_first_places() -> None:
    assert shares_of(Outcome("end", (1, 3, 1), (5, 2, 5))) == (0.5, 0, 0.5)
    assert squashed([700, 700]) == (0.5, 0.5)
    assert sum(squashed([1000, -1000, 3])) == pytest.approx(1)


def test_regression_finds_the_weights_that_made_the_shares() -> None:
    rng = Rng(1)
    rows = [[[rng.die(100) / 50, rng.die(100) / 50, 1.0] for _ in range(2)] for _ in range(200)]
    examples = [Example(two, squashed([2 * row[0] - row[1] for row in two])) for two in rows]
    weights = fitted(examples, ridge=1e-9)
    assert weights == pytest.approx((2, -1, 0), abs=1e-3)
    assert surprise(examples, weights) < surprise(examples, (0, 0, 0))


def test_a_play_between_the_lot_and_suggestions_ends() -> None:
    outcome = result(COLUMBIZ, [at_random(COLUMBIZ), by_suggestion(COLUMBIZ)], Rng(4), longest=300)
    assert outcome is not None
    assert beaten(outcome, outcome.winners[0]) == 1


def test_shared_places_and_plays_without_an_end_count_half() -> None:
    assert [beaten(Outcome("end", (1, 2, 2, 4), (3, 2, 2, 1)), Seat(seat)) for seat in (0, 1, 2, 3)] == [1, 0.5, 0.5, 0]
    assert beaten(None, FIRST) == 0.5


def test_an_interval_holds_the_share() -> None:
    low, high = wilson(0.8, 400)
    assert (round(low, 3), round(high, 3)) == (0.758, 0.836)


def player(*shares: float) -> Player[Any, Any]:
    return Player(COLUMBIZ, lambda *_: pytest.fail("nothing to choose"), lambda _: shares)


def test_of_two_who_is_as_good_as_beaten_resigns() -> None:
    state = COLUMBIZ.rules.setup(2, {})
    assert player(0.01, 0.99).wants_to_resign(state, FIRST, Seeded(1))
    assert not player(0.03, 0.97).wants_to_resign(state, FIRST, Seeded(1))
    assert not player(0.0, 1.0, 0.0).wants_to_resign(COLUMBIZ.rules.setup(3, {}), FIRST, Seeded(1))


def test_a_draw_is_agreed_to_by_who_expects_no_more_or_after_very_long() -> None:
    state = COLUMBIZ.rules.setup(2, {})
    assert player(0.5, 0.5).accepts_draw(state, FIRST, Seeded(1))
    assert not player(0.6, 0.4).accepts_draw(state, FIRST, Seeded(1))
    late = replace(state, turns=COLUMBIZ.info.most_turns)
    assert player(0.6, 0.4).accepts_draw(late, FIRST, Seeded(1))
