"""Numbers of lines in fixed positions: a slip in any rule changes one."""

import pytest

from games.core import CHANCE
from games.gamwin import GAME
from games.gamwin.board import PLACES
from games.gamwin.state import Line, State
from games.gamwin.stones import off
from tests.games.gamwin import naive
from tests.games.gamwin.asking import started
from tests.games.gamwin.drawing import drawn

POSITIONS = {
    "a stone that blocks and one off": (drawn("R8=rrb", (9, 8, 7), home=(1, 0)), 14327),
    "captures on both sides": (drawn("L4=b R6=b L5=r R5=r", (6, 5, 4), home=(1, 0)), 1111),
    "a wall to open": (drawn("L7=b R7=b R8=rrr", (7, 2, 8), to_move="r", home=(1, 0)), 39),
    "a pair": (drawn("R7=b R9=b L7=b R8=rrr", (1, 1, 4), has_thrown=True), 4),
    "stones before home": (drawn("R2=bb R3=b L1=r", (1, 4, 2)), 105),
    "nothing but a throw": (drawn("L1=bbb", (1, 9, 8)), 7),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_so_many_lines_as_the_naive_rules_find(name: str) -> None:
    state, count = POSITIONS[name]
    lines = list(GAME.rules.legal_actions(state, state.to_move))
    assert len(lines) == len(set(lines)) == naive_count(state) == count


def naive_count(state: State) -> int:
    """Count lines that never come back to a position: each with seven throws behind it, or none.

    With a pair there is the pass alone or one thing, after which the dice are thrown by themselves.
    """
    colour = "br"[state.to_move]
    board = {place: list(content) for place, content in zip(PLACES, state.stones, strict=True)}
    has_pair = len(set(state.dice)) < len(state.dice)

    def lines(board: naive.Board, left: int, home: int, visited: list[tuple[naive.Board, int]], depth: int) -> int:
        is_over = home == 3
        closings = 0 if is_over or (has_pair and depth) else 1 if has_pair else 7
        total = closings + (depth > 0)
        if is_over or (has_pair and depth):
            return total
        for step in naive.legal_steps(board, left, list(state.dice), colour):
            after, _, is_home = naive.play(board, colour, step)
            if (after, home + is_home) not in visited:
                here = [*visited, (after, home + is_home)]
                total += lines(after, left - (not step.source), home + is_home, here, depth + 1)
        return total

    home = state.home[state.to_move]
    return lines(board, off(state.stones, state.home, state.to_move), home, [(board, home)], 0)


def test_a_first_throw_has_so_many_lines() -> None:
    """Every selection of the dice in every order, each with a pass or without; all three end by themselves."""
    lines = list(GAME.rules.legal_actions(started((9, 5, 2)), GAME.rules.setup(2, {"starter": 1}).to_move))
    ordered = {1: 3, 2: 6, 3: 6}
    assert len(lines) == 1 + 2 * ordered[1] + 2 * ordered[2] + ordered[3]
    assert all(isinstance(line, Line) for line in lines)


def test_a_throw_falls_in_every_way() -> None:
    assert sum(1 for _ in GAME.rules.legal_actions(GAME.rules.setup(2, {"starter": 1}), CHANCE)) == 6**3
