"""What all house players share: luck, estimates, where search looks, how weights are fitted, when somebody gives up."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from benchmarks.players import wilson
from games.core import Outcome, Seat
from games.registry import GAMES
from players.arena import at_random, beaten, by_suggestion, result, steps
from players.core import Player
from players.evaluation import shares_of, squashed
from players.luck import Luck, luck_number
from players.regression import Example, fitted, surprise
from players.search import Expectimax, halved, played_on
from tests.games.chances import Seeded

COLUMBIZ = GAMES["columbiz"]
FIRST = Seat(0)


def test_luck_is_even_and_the_same_for_the_same_seed() -> None:
    luck = Luck(7)
    values = [luck.die(6) for _ in range(6000)]
    assert set(values) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 1000) < 120 for count in Counter(values).values())
    again = Luck(7)
    assert [again.die(6) for _ in range(100)] == values[:100]
    assert {luck_number(7, number).die(1000) for number in range(5)} != {luck_number(8, 0).die(1000)}


def test_shares_are_those_of_the_first_places() -> None:
    assert shares_of(Outcome("end", (1, 3, 1), (5, 2, 5))) == (0.5, 0, 0.5)
    assert squashed([700, 700]) == (0.5, 0.5)
    assert sum(squashed([1000, -1000, 3])) == pytest.approx(1)


def test_halving_finds_the_best_within_its_budget() -> None:
    asked: list[tuple[int, int]] = []

    def sample(candidate: int, number: int) -> float:
        asked.append((candidate, number))
        return candidate + Luck(number).die(100) / 30

    assert halved([1, 5, 3, 4, 2], sample, budget=120) == 5
    assert len(asked) <= 120
    numbers = {candidate: sorted(number for one, number in asked if one == candidate) for candidate in range(1, 6)}
    assert all(mine == numbers[5][: len(mine)] for mine in numbers.values())


def test_of_one_candidate_nothing_is_asked() -> None:
    assert halved(["only"], lambda *_: pytest.fail("asked"), budget=10) == "only"


def test_regression_finds_the_weights_that_made_the_shares() -> None:
    luck = Luck(1)
    rows = [[[luck.die(100) / 50, luck.die(100) / 50, 1.0] for _ in range(2)] for _ in range(200)]
    examples = [Example(two, squashed([2 * row[0] - row[1] for row in two])) for two in rows]
    weights = fitted(examples, ridge=1e-9)
    assert weights == pytest.approx((2, -1, 0), abs=1e-3)
    assert surprise(examples, weights) < surprise(examples, (0, 0, 0))


def counted(state: Any) -> tuple[float, ...]:
    """An estimate of Columbiz by points alone."""
    return squashed([float(score) for score in COLUMBIZ.rules.scores(state)])


def test_expectimax_averages_over_throws_and_takes_what_is_best_for_who_moves() -> None:
    before = next(state for state in steps(COLUMBIZ, [at_random(COLUMBIZ)] * 2, Luck(2), longest=50) if state.turns > 4)
    search: Expectimax[Any, Any] = Expectimax(
        COLUMBIZ.rules, counted, lambda state, seat: list(COLUMBIZ.rules.legal_actions(state, seat))[:5], throws=3
    )
    assert search.shares(before, 0, 1) == counted(before)
    assert search.shares(before, 3, 1) == search.shares(before, 3, 1)
    assert sum(search.shares(before, 3, 1)) == pytest.approx(1)


def test_a_play_is_cut_off_after_so_many_actions() -> None:
    actions = []

    def policy(state: Any, seat: Any, chance: Any) -> Any:
        actions.append(seat)
        return COLUMBIZ.rules.sample(state, seat, chance)

    last = played_on(COLUMBIZ.rules, COLUMBIZ.rules.setup(2, {}), policy, Luck(1), actions=7)
    assert len(actions) == 7
    assert not last.due


def test_a_play_between_the_lot_and_suggestions_ends() -> None:
    outcome = result(COLUMBIZ, [at_random(COLUMBIZ), by_suggestion(COLUMBIZ)], Luck(4), longest=300)
    assert outcome is not None
    assert beaten(outcome, outcome.winners[0]) == 1


def test_shared_places_and_plays_without_an_end_count_half() -> None:
    assert [beaten(Outcome("end", (1, 2, 2, 4), (3, 2, 2, 1)), Seat(seat)) for seat in (0, 1, 2, 3)] == [1, 0.5, 0.5, 0]
    assert beaten(None, FIRST) == 0.5


def test_an_interval_holds_the_share() -> None:
    low, high = wilson(0.8, 400)
    assert (round(low, 3), round(high, 3)) == (0.758, 0.836)


def player(*shares: float) -> Player[Any, Any]:
    return Player(COLUMBIZ, 1, lambda *_: pytest.fail("nothing to choose"), lambda _: shares)


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
