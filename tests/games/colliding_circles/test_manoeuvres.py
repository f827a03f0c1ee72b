"""Rulebook: manoeuvres, passing over fields, qualified manoeuvres, frozen circles."""

import pytest

from games.colliding_circles import GAME
from games.colliding_circles.board import BLACK, RED
from games.colliding_circles.state import Manoeuvre
from tests.games.colliding_circles.asking import canonical, is_legal, lines, played, turn, why_not
from tests.games.colliding_circles.drawing import drawn

LONELY_SIX = " 4 ..    .. -- ..    b6 -- ..    .."


def end_value(line: str, board: str = LONELY_SIX) -> int:
    (step,) = turn(drawn(board, to_move=BLACK), line).steps
    return step.value


def test_an_own_die_goes_down_an_opponent_s_up() -> None:
    board = " 6 ..    .. -- r5    .. -- ..    .."
    assert {"C6-C5", "C6-B6", "C6-C7"} <= lines(drawn(board), "C6-")
    assert turn(drawn(board), "C6-C5").steps == (Manoeuvre("manoeuvre", "C6", "C5", 4),)
    black = drawn(board, to_move=BLACK)
    assert lines(black, "C6-") == {"C6-C5", "C6-B6", "C6-C7"}
    assert turn(black, "C6-C5").steps == (Manoeuvre("manoeuvre", "C6", "C5", 6),)


@pytest.mark.parametrize(
    ("die", "to_move", "direction"),
    [("r1", RED, "down"), ("b1", BLACK, "down"), ("b6", RED, "up"), ("r6", BLACK, "up")],
)
def test_no_die_goes_below_one_or_above_six(die: str, to_move: int, direction: str) -> None:
    field = "C6" if die[1] == "1" else "C5"
    row = f" {field[1]} .. -- ..    {die} -- ..    .. -- .."
    state = drawn(row, to_move=RED if to_move == RED else BLACK)
    assert not lines(state, f"{field}-")
    told = {"field": field, "value": int(die[1]), "direction": direction}
    assert why_not(state, f"{field}-C4") == ("at_limit", told)


def test_a_way_leads_over_free_fields_only() -> None:
    state = drawn(
        """
    A     B     C     D     E     F
 3 .. -- ..    b2 -- r1    .. -- ..
 2       .. -- r1    r2 -- ..
 1             .. -- r1
"""
    )
    assert why_not(state, "D1-D2")[0] == "occupied"
    assert why_not(drawn(" 3 b2 -- b3\n 4 b3"), "A3-A5")[0] == "blocked"


def test_every_field_of_the_way_obeys_the_adjacency_rule() -> None:
    """The 4 on B6 can only leave over B7, as 3 beside the 2 on B8; it cannot pass beside a 6."""
    board = """
    A     B     C     D     E     F
 8 ..    b2 -- b3    .. -- ..    ..
 7 .. -- ..    b4 -- ..    .. -- ..
 6 ..    r4 -- r5    .. -- ..    ..
 5 .. -- r5    b6 -- ..    .. -- ..
"""
    assert {"B6-B7", "B6-A7", "B6-A6"} <= lines(drawn(board), "B6-")
    assert end_value("B6-A7", board.replace("r4", "b4")) == 2
    told = {"field": "B7", "value": 3, "neighbour": "B8", "neighbour_value": 6}
    blocked = drawn(board.replace("b2", "b6").replace("b3", ".."))
    code, params = why_not(blocked, "B6-A7")
    assert code == "way_adjacency"
    assert told.items() <= params.items()
    assert not lines(blocked, "B6-")


def test_the_start_of_a_way_counts_as_empty() -> None:
    """A die may pass beside the field that it has left, whatever it showed there."""
    state = drawn(" 6 ..    .. -- r5    .. -- ..    ..")
    assert is_legal(state, "C6-D5")


def test_no_field_is_visited_twice() -> None:
    board = " 6 ..    r4 -- r5    .. -- ..    ..\n 7 .. -- ..    .. -- ..    .. -- .."
    told = {"source": "B6", "target": "B7", "value": 1, "values": ("3",)}
    assert why_not(drawn(board), "B6-B7(1)") == ("unreachable_value", told)
    assert why_not(drawn(board), "B6-B6") == ("no_step", {"field": "B6"})


def test_a_die_may_end_without_neighbours_whatever_is_printed_there() -> None:
    assert end_value("D4-D6") == 4
    assert is_legal(drawn(LONELY_SIX, to_move=BLACK), "D4-F4")


def test_a_way_is_no_longer_than_the_pips_allow() -> None:
    state = drawn(" 6 ..    .. -- r3    .. -- ..    ..")
    code, params = why_not(state, "C6-C9")
    assert code == "too_far"
    assert params["steps"] == 2
    assert set(params["targets"]) == {"C4", "D5", "C5", "B5", "B6", "B7", "C7", "C8", "D7"}  # type: ignore[arg-type]


def test_the_shortest_way_is_meant_unless_the_value_is_given() -> None:
    assert end_value("D4-E3") == 4
    assert end_value("D4-E3(2)") == 2
    state = drawn(LONELY_SIX, to_move=BLACK)
    assert canonical(state, "D4-E3(4)") == "D4-E3"
    assert canonical(state, "D4-E3(2)") == "D4-E3(2)"
    assert {"D4-E3", "D4-E3(2)"} <= lines(state)
    after = played(state, "D4-E3(2)")
    assert after.last is not None
    assert after.last.ways == (("D3", "D2", "E2"),)


def test_the_longer_way_is_meant_where_only_that_is_legal() -> None:
    """Beside a 2 on E5 no 5 may pass over E4."""
    board = LONELY_SIX + "\n 5 .. -- ..    .. -- ..    r2 -- .."
    state = drawn(board, to_move=BLACK)
    assert end_value("D4-E3", board) == 2
    assert canonical(state, "D4-E3(2)") == "D4-E3"
    told = {"source": "D4", "target": "E3", "value": 4, "values": ("2",)}
    assert why_not(state, "D4-E3(4)") == ("unreachable_value", told)


def test_two_ways_of_one_length_are_one_manoeuvre() -> None:
    assert lines(drawn(LONELY_SIX, to_move=BLACK), "D4-E2") == {"D4-E2"}
    assert end_value("D4-E2") == 3


@pytest.mark.parametrize("value", [1, 3, 5, 6])
def test_a_value_that_no_way_gives_is_illegal(value: int) -> None:
    code, params = why_not(drawn(LONELY_SIX, to_move=BLACK), f"D4-E3({value})")
    assert (code, params["values"]) == ("unreachable_value", ("4", "2"))


def test_there_must_be_a_die() -> None:
    assert why_not(drawn(LONELY_SIX), "C6-C5") == ("no_die", {"field": "C6"})


GOOSE = """
    A     B     C     D     E     F
10       b2 -- r3    .. -- ..
 9 .. -- b3    r4 -- ..    .. -- ..
 8 ..    b2 -- b3    .. -- ..    ..
 7 .. -- ..    r4 -- ..    .. -- ..
 6 ..    .. -- ..    .. -- ..    ..
"""
"""BC9 complete: black 2 3 2 3 against red 4 3."""


def test_no_die_of_an_opponent_s_complete_circle_may_be_moved() -> None:
    state = drawn(GOOSE)
    assert [(c.centre, c.owner_seat, c.kind) for c in GAME.narration.view(state, None).circles] == [
        ("BC9", BLACK, "goose")
    ]
    told = {"circle": "BC9", "owner_seat": BLACK}
    for field in ("B8", "B9", "B10", "C8", "C9", "C10"):
        assert not lines(state, f"{field}-")
        assert why_not(state, f"{field}-A8") == ("frozen", {"field": field, **told})
    assert lines(state, "C7-")


def test_dice_of_one_s_own_circle_may_be_moved_whatever_their_colour() -> None:
    state = drawn(GOOSE, to_move=BLACK)
    assert turn(state, "B9-A9").steps == (Manoeuvre("manoeuvre", "B9", "A9", 2),)
    assert turn(state, "C9-D9").steps == (Manoeuvre("manoeuvre", "C9", "D9", 5),)
    assert GAME.rules.scores(state) == (0, 1)
    broken = played(state, "C9-D9")
    assert GAME.rules.scores(broken) == (0, 0)
    assert not GAME.narration.view(broken, None).circles


def test_a_broken_circle_may_be_closed_again_in_the_same_turn() -> None:
    state = drawn(GOOSE, to_move=BLACK, black="4")
    assert GAME.rules.scores(played(state, "C9-D9")) == (0, 0)
    closed = played(state, "C9-D9, 4*C9")
    assert GAME.rules.scores(closed) == (0, 1)
    assert [c.points for c in GAME.narration.view(closed, None).circles] == [1]


def test_a_manoeuvre_can_complete_a_circle_for_the_opponent() -> None:
    state = drawn(GOOSE.replace(" 9 .. -- b3    r4 -- ..", " 9 .. -- b3    .. -- r5"))
    assert not GAME.narration.view(state, None).circles
    after = played(state, "D9-C9")
    assert [(c.centre, c.owner_seat) for c in GAME.narration.view(after, None).circles] == [("BC9", BLACK)]
