"""A turn: what everybody can see is asked first and costs nothing, then the hidden type answers."""

import pytest

from games.confusion import GAME
from games.confusion.board import BLACK, BLUE
from games.confusion.state import Try
from games.core import IllegalMove
from tests.games.confusion.asking import (
    code,
    die,
    learned,
    left,
    placed,
    played,
    record,
    refused,
    started,
    told,
    transition,
)


def test_an_allowed_try_moves_the_die_and_ends_the_turn() -> None:
    state = started()
    assert record(state, "H-c3") == "H-c3 +"
    after = played(state, "H-c3")
    assert die(after, BLUE, "H").square == "c3"
    assert (after.to_move, after.turns) == (BLACK, 1)


def test_a_forbidden_try_moves_nothing_and_ends_the_turn_all_the_same() -> None:
    state = started()
    assert record(state, "H-d3") == "H-d3 -"
    after = played(state, "H-d3")
    assert die(after, BLUE, "H").square == "d2"
    assert (after.to_move, after.turns) == (BLACK, 1)
    assert told(state, "H-d3") == ["forbidden"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("H-e4", "not_straight"),
        ("H-d2", "no_step"),
        ("H-d7", "too_far"),
        ("H F5", "too_many_steps"),
        ("A B1", "off_board"),
        ("A L3", "off_board"),
        ("B-d4", "blocked"),
        ("B-d2", "own_die"),
        ("HP-d3", "no_control"),
        ("P-d3", "no_puck"),
        ("H F0", "no_step"),
    ],
)
def test_what_everybody_can_see_is_no_move_and_costs_nothing(line: str, why: str) -> None:
    error = refused(started(), line)
    assert error.code == why
    assert isinstance(error, IllegalMove)
    assert error.near


def test_a_lying_puck_blocks_but_can_be_moved_onto() -> None:
    state = placed("A f4", "C a11")
    assert code(state, "A-f7") == "blocked_puck"
    assert record(state, "A-f6") == "A-f6 +"


def test_enemy_dice_block_but_can_be_captured() -> None:
    state = placed("A f2, B f3", "C f4, D a11", "a6")
    assert code(state, "A-f4") == "blocked"
    assert code(state, "B-f5") == "blocked"
    assert record(state, "B-f4") == "B-f4xC +"


def test_a_capture_takes_the_die_off_and_keeps_its_type_hidden() -> None:
    after = played(placed("B f3", "C f4, D a11", "a6"), "B-f4")
    assert die(after, BLACK, "C").square is None
    assert GAME.rules.scores(after) == (11, 11)
    owner, enemy = GAME.narration.view(after, BLACK), GAME.narration.view(after, BLUE)
    assert owner.side(BLACK)[2].type is None
    assert enemy.side(BLACK)[2].type == "c"
    assert GAME.narration.view(after, None).side(BLACK)[2].type is None


def test_ruling_1_a_captured_die_keeps_what_was_known_and_no_more() -> None:
    state = learned(placed("B f3", "H f4, D a11", "a6"), BLACK, "H", "hi")
    after = played(state, "B-f4")
    assert die(after, BLACK, "H").square is None
    assert left(after, BLACK, "H") == "hi"


def test_a_forbidden_capture_captures_nothing_and_is_recorded_without_x() -> None:
    state = placed("H f3", "C f4, D a11", "a6")
    assert record(state, "H-f4xC") == "H-f4 -"
    assert die(played(state, "H-f4"), BLACK, "C").square == "f4"


def test_ruling_5_a_revealed_die_is_refused_what_it_openly_cannot_do() -> None:
    state = placed("H! d2", "C a11")
    error = refused(state, "H-d3")
    assert (error.code, error.rule) == ("openly_revealed", "reveal")
    assert all(GAME.notation.record(transition(state, line)).endswith("+") for line in error.near)


def test_ruling_5_a_promoted_die_moves_two_in_every_direction_and_no_more() -> None:
    state = placed("A' f8", "C a11", "a6")
    assert code(state, "A-f5") == "openly_promoted"
    for line in ("A-f6", "A-d8", "A-d6", "A-h10", "A-f9"):
        assert record(state, line) == f"{line} +"


def test_ruling_5_a_die_whose_type_is_certain_can_still_be_tried_in_vain() -> None:
    state = learned(placed("H d2", "C a11"), BLUE, "H", "h")
    assert record(state, "H-d3") == "H-d3 -"
    assert played(state, "H-d3").to_move == BLACK


def test_only_who_is_to_move_may_try() -> None:
    state = started()
    assert code(state, "H-h9", BLACK) == "not_to_move"
    with pytest.raises(IllegalMove, match="not_to_move"):
        GAME.rules.apply(state, BLACK, Try("try", "H", "die", "h9"))


def test_a_captured_die_cannot_be_tried() -> None:
    assert code(placed("B f3", "C a11"), "A-c2") == "captured"


@pytest.mark.parametrize("letter", ["", "M", "AB"])
def test_a_die_that_does_not_exist_is_refused(letter: str) -> None:
    with pytest.raises(IllegalMove, match="unknown_die"):
        GAME.rules.apply(started(), BLUE, Try("try", letter, "die", "d3"))


def test_ruling_2_who_has_no_visible_move_passes() -> None:
    """Blue's only die is revealed as type a and blocked by its way to the edge; the game passes for Blue."""
    state = placed("A! f10, B a1", "C f11, D k11", "a6", to_move=BLACK)
    alone = placed("A! f11", "C f10, D k11", "a6", to_move=BLACK)
    after = played(alone, "D-k10")
    assert (after.to_move, after.turns) == (BLACK, 2)
    assert told(alone, "D-k10") == ["allowed", "passed"]
    assert played(state, "D-k10").to_move == BLUE


def test_ruling_2_who_has_no_die_passes() -> None:
    after = played(placed("", "D k11", "a6", to_move=BLACK), "D-k10")
    assert (after.to_move, after.turns, after.quiet) == (BLACK, 2, 1)


def test_ruling_2_a_reveal_that_leaves_no_visible_move_ends_in_a_pass() -> None:
    state = learned(placed("A f11", "D k11", "a6"), BLUE, "A", "a")
    after = played(state, "A=a")
    assert after.to_move == BLACK
    assert told(state, "A=a") == ["revealed", "passed"]
