"""Beside the fields: captures on both sides, blocks, walls and how they open (rulings 3 and 7)."""

import pytest

from tests.games.gamwin.asking import canonical, code_of, is_legal, played, why_not
from tests.games.gamwin.drawing import drawn, stones


def test_an_arrival_captures_single_enemies_on_both_sides() -> None:
    state = drawn("L4=b L5=r R5=r", (5, 8, 2))
    assert canonical(state, "L4-L5") == "L4-L5x"
    after = played(state, "L4-L5")
    assert stones(after) == "L5=b"


@pytest.mark.parametrize(
    ("before", "line", "after"),
    [
        ("L4=b L5=rr", "L4-L5", "L5=rrb"),
        ("L4=b R5=rr", "L4-L5", "L5=b R5=rr"),
        ("L4=b L5=r R5=rr", "L4-L5x", "L5=b R5=rr"),
        ("L4=b R5=rrr", "L4-L5", "L5=b R5=rrr"),
        ("L4=b L5=b R5=r", "L4-L5x", "L5=bb"),
    ],
)
def test_two_or_three_of_a_colour_on_one_side_are_safe(before: str, line: str, after: str) -> None:
    state = drawn(before, (5, 8, 2))
    assert canonical(state, line) == line
    assert stones(played(state, line)) == after


def test_a_stone_that_is_brought_in_captures() -> None:
    assert canonical(drawn("R5=r", (5, 8, 2)), "*5") == "*5x"


def test_ruling_3_a_crossing_captures() -> None:
    state = drawn("L9=b R9=r L8=b", (9, 8, 2))
    assert stones(played(state, "L9-R9")) == "L8=b R9=b"
    assert canonical(drawn("L9=bb R9=rr", (9, 8, 2)), "L9-R9") == "L9-R9"


def test_only_an_arrival_captures_not_becoming_single() -> None:
    state = drawn("L4=bb R4=rr L9=b R9=r", (3, 5, 8), to_move="r")
    after = played(state, "R4-R5")
    assert stones(after) == "L4=bb L9=b R4=r R5=r R9=r"


def test_blocked_stones_cannot_move_not_even_by_a_pair_jump() -> None:
    for dice in ((7, 9, 3), (7, 3, 7), (9, 9, 3)):
        state = drawn("R8=rrb", dice, to_move="r", home=(0, 1))
        assert why_not(state, f"R8-R{dice[0]}") == ("blocked", {"place": "R8"})


def test_a_blocker_that_leaves_frees_the_stones() -> None:
    state = played(drawn("R8=rrb", (7, 9, 3)), "R8-R7, keep 9")
    assert stones(state) == "R7=b R8=rr"


def test_a_blocker_is_captured_from_the_opposite_side_only() -> None:
    state = drawn("R8=rrb L9=r", (5, 8, 3), to_move="r")
    assert canonical(state, "L9-L8") == "L9-L8x"
    assert stones(played(state, "L9-L8")) == "L8=r R8=rr"
    assert why_not(drawn("R8=rrb R7=r", (5, 8, 3), to_move="r"), "R7-R8") == ("full", {"place": "R8"})


def test_nothing_moves_into_a_wall_or_past_it_of_whatever_colours() -> None:
    for wall in ("rrr", "rrb", "bbr"):
        state = drawn(f"L8={wall} L7=b", (8, 9, 7)) if wall != "bbr" else drawn("L8=bbr L7=b", (9, 8, 7))
        assert why_not(state, "L7-L8") == ("full", {"place": "L8"})
        assert code_of(state, "L7-L9") == "too_far"


def test_no_stone_is_brought_into_a_wall_but_behind_it() -> None:
    state = drawn("L5=rrr", (5, 8, 6))
    assert why_not(state, "*5") == ("full", {"place": "L5"})
    assert stones(played(state, "*8, *6")) == "L5=rrr L6=b L8=b"


def test_a_crossing_needs_room_on_the_other_side() -> None:
    assert why_not(drawn("L9=b R9=rrr", (9, 8, 2)), "L9-R9") == ("full", {"place": "R9"})


def test_an_own_wall_opens_backwards_and_then_the_others_are_free() -> None:
    state = drawn("R8=rrr", (9, 7, 2), to_move="r")
    assert why_not(state, "R8-R9") == ("wall", {"place": "R8"})
    assert stones(played(state, "R8-R7, R8-R9, R8-R9")) == "R7=r R9=rr"


def test_an_own_wall_opens_by_a_jump_in_either_direction() -> None:
    state = drawn("L5=bbb", (9, 9, 2))
    assert stones(played(state, "L5-L9")) == "L5=bb L9=b"
    assert stones(played(drawn("L5=bbb", (2, 9, 2)), "L5-L2")) == "L2=b L5=bb"
    assert is_legal(drawn("L5=bbb", (6, 9, 6)), "L5-L6")


@pytest.mark.parametrize(
    ("wall", "mover", "line"),
    [("L9=bbb", "b", "L9-R9"), ("R9=rrr", "r", "R9-L9"), ("L1=bbb", "b", "L1-L2"), ("L9=rrr", "r", "L9-L8")],
)
def test_no_step_forward_or_across_opens_a_wall(wall: str, mover: str, line: str) -> None:
    assert code_of(drawn(wall, (9, 8, 2), to_move=mover), line) == "wall"


@pytest.mark.parametrize(("wall", "mover"), [("L1=bbb", "b"), ("R9=bbb", "b"), ("R1=rrr", "r"), ("L9=rrr", "r")])
def test_a_wall_with_nothing_behind_it_opens_by_a_pair_only(wall: str, mover: str) -> None:
    for dice in ((1, 9, 8), (2, 9, 8)):
        state = drawn(wall, dice, to_move=mover, has_thrown=True)
        assert [line for line in ("pass",) if is_legal(state, line)] == ["pass"]
        assert not any(is_legal(state, f"{wall[:2]}-{side}{number}") for side in "LR" for number in range(1, 10))
    pair = drawn(wall, (5, 5, 8), to_move=mover)
    assert is_legal(pair, f"{wall[:2]}-{wall[0]}5")


def test_ruling_7_nobody_is_obliged_to_open_a_wall() -> None:
    state = drawn("R8=rrr", (7, 9, 2), to_move="r", has_thrown=True)
    assert is_legal(state, "pass")


def test_a_wall_of_both_colours_is_opened_by_the_outer_stone_in_any_direction() -> None:
    state = drawn("L5=rrb", (6, 4, 2))
    assert is_legal(state, "L5-L6")
    assert is_legal(state, "L5-L4")
