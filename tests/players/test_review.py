"""Reviews: the weight of positions, the gain of throws, the turning points; with a game of ladders."""

from typing import Any

import pytest

from games.core import CHANCE, Chance, Seat
from players import review
from players.core import Level, Player
from tests.engine.toy import Climb, Fall, Ladder

GAME = Ladder().game
START = GAME.rules.setup(2, {"top": 12})


def estimate(state: Any) -> tuple[float, ...]:
    """Expect of each seat as much as it has climbed, and one more."""
    whole = sum(rung + 1 for rung in state.rungs)
    return tuple((rung + 1) / whole for rung in state.rungs)


def choose(state: Any, seat: Seat, level: Level, chance: Chance) -> Any:
    return Climb("climb")


PLAYER: Player[Any, Any] = Player(GAME, choose, estimate)
DUE = GAME.rules.apply(START, Seat(0), Climb("climb"))


def thrown(value: int) -> Any:
    return GAME.rules.apply(DUE, CHANCE, Fall("fall", value))


def test_equal_seeds_weigh_alike_and_a_throw_that_is_due_by_what_may_fall() -> None:
    plain, due = review.weigh(PLAYER, [START, DUE], 7)
    assert plain == (0.5, 0.5)
    assert sum(due) == pytest.approx(1)
    assert 0.5 < due[0] < estimate(thrown(6))[0]
    assert review.weigh(PLAYER, [START, DUE], 7) == [plain, due]


def test_a_play_that_is_over_is_worth_its_outcome() -> None:
    high = GAME.rules.apply(GAME.rules.setup(2, {"top": 3}), Seat(0), Climb("climb"))
    won = GAME.rules.apply(high, CHANCE, Fall("fall", 6))
    assert review.weigh(PLAYER, [won], 1) == [(1.0, 0.0)]


def test_a_high_throw_is_lucky_and_all_possible_throws_together_are_not() -> None:
    low, high = review.gifts(PLAYER, [(DUE, thrown(1)), (DUE, thrown(6))], 3)
    assert low.given[0] < 0 < high.given[0]
    assert high.given[0] == pytest.approx(-high.given[1])
    every = review.gifts(PLAYER, [(DUE, thrown(value)) for value in range(1, 7)], 3)
    mean = sum(gift.given[0] for gift in every) / 6
    doubt = sum(gift.doubt[0] ** 2 for gift in every) ** 0.5 / 6
    assert doubt > 0
    assert abs(mean) < 4 * doubt


def test_the_computer_says_what_it_would_have_played() -> None:
    assert review.better(PLAYER, START, Seat(0), 1) == GAME.notation.format(START, Seat(0), Climb("climb"))


def test_a_play_turns_where_a_share_changes_most() -> None:
    weighed = {0: (0.5, 0.5), 1: (0.55, 0.45), 2: (0.2, 0.8), 3: (0.31, 0.69), 4: (0.6, 0.4), 6: (0.45, 0.55)}
    turns = review.turning_points(weighed)
    assert [(turn.first, turn.last, turn.seat) for turn in turns] == [(1, 2, 0), (3, 4, 0), (4, 6, 0)]
    assert turns[0].by == pytest.approx(-0.35)
    assert review.turning_points({0: (0.5, 0.5), 1: (0.52, 0.48)}) == ()


@pytest.mark.parametrize(("count", "most"), [(0, 5), (1, 5), (5, 5), (6, 5), (1000, 160)])
def test_a_long_play_is_sampled_from_its_first_to_its_last_position(count: int, most: int) -> None:
    numbers = review.spread(count, most)
    assert len(numbers) == len(set(numbers)) == min(count, most)
    assert list(numbers) == sorted(numbers)
    if count:
        assert (numbers[0], numbers[-1]) == (0, count - 1)
