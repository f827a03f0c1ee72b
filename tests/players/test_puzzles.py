"""Positions that make puzzles; with a choice among numbers, of which two that are alike leave the same position."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from games.columbiz.lessons import LESSON
from games.contract import OPEN
from games.core import Chance, Seat
from games.lessons import position
from games.registry import GAMES
from players.core import Level, Player
from players.puzzles import find, left

ALIKE = 10
"""Numbers that differ by so much leave the same position."""


SHARE = LESSON.steps[2]
SHARED = ("5/1, 5/2", "5/2, 5/1", "5/3", "keep 33", "keep 555", "roll")


def choice_of(count: int) -> Any:
    """Return a game in which so many numbers may be chosen once."""
    rules = SimpleNamespace(
        legal_actions=lambda state, seat: iter(range(count)),
        apply=lambda state, seat, action: action % ALIKE,
        to_act=lambda state: frozenset({Seat(0)}),
        outcome=lambda state: None,
    )
    notation = SimpleNamespace(format=lambda state, seat, action: f"N{action}")
    narration = SimpleNamespace(view=lambda state, seat: SimpleNamespace(text=lambda: f"board {state}"))
    return SimpleNamespace(rules=rules, notation=notation, narration=narration, secrets=OPEN, has_secrets=False)


def player(*, likes: int | None, chooses: Callable[[Chance], int], count: int = ALIKE) -> Player[Any, Any]:
    """Return a player who likes one position, and chooses by its rng."""

    def estimate(state: Any) -> tuple[float, ...]:
        return (0.9, 0.1) if state == likes else (0.6, 0.4)

    def choose(_state: Any, _seat: Seat, level: Level, chance: Chance) -> Any:
        assert level == "hard"
        return chooses(chance)

    return Player(choice_of(count), choose, estimate)


def test_a_line_far_better_than_all_others_to_which_every_search_comes_is_a_puzzle() -> None:
    found = find(player(likes=7, chooses=lambda _: 7), None, Seat(0), 1)
    assert found is not None
    assert found.line == "N7"
    assert found.margin == pytest.approx(0.3)


def test_lines_that_leave_the_same_position_are_one() -> None:
    found = find(player(likes=7, chooses=lambda chance: 7 + ALIKE * (chance.die(2) - 1), count=20), None, Seat(0), 1)
    assert found is not None
    assert found.line == "N7"


def test_the_order_in_which_discs_are_placed_makes_no_other_answer() -> None:
    """Four discs in two dozen orders were two dozen best lines, so that hardly a turn of Columbiz was a puzzle."""
    game = GAMES["columbiz"]
    state = position(LESSON, SHARE)
    boards = {line: left(game, state, Seat(0), game.notation.parse(state, Seat(0), line)) for line in SHARED}
    assert boards["5/1, 5/2"] == boards["5/2, 5/1"] != boards["5/3"]
    assert len({boards[line] for line in ("keep 33", "keep 555", "roll")}) == len(("keep 33", "keep 555", "roll"))


def test_a_position_without_a_clear_best_line_is_none() -> None:
    assert find(player(likes=None, chooses=lambda _: 0), None, Seat(0), 1) is None


def test_a_line_to_which_not_every_search_comes_is_none() -> None:
    assert find(player(likes=7, chooses=lambda _: 3), None, Seat(0), 1) is None


@pytest.mark.parametrize("count", [3, 2001])
def test_a_position_with_too_few_or_too_many_actions_is_none(count: int) -> None:
    assert find(player(likes=2, chooses=lambda _: 2, count=count), None, Seat(0), 1) is None
