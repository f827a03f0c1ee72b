"""Turns: dice as they lie, back and forth (rulings 4 and 5), what goes on by itself, the ends (rulings 6 and 9)."""

from dataclasses import replace

import pytest

from games.core import IllegalMove, Outcome, Seat
from games.gamwin import GAME
from games.gamwin.board import QUIET_LIMIT
from games.gamwin.dice import NAMES
from games.gamwin.state import LONGEST, Line, Pass, Roll, State
from games.gamwin.stones import key
from tests.games.gamwin.asking import code_of, is_legal, played, thrown, why_not
from tests.games.gamwin.drawing import drawn, stones


def test_the_dice_of_the_other_may_be_used_as_they_lie() -> None:
    state = drawn("R8=rr", (7, 9, 3), to_move="r")
    assert stones(played(state, "R8-R9, R9-L9")) == "L9=r R8=r"


def test_a_pair_that_the_other_has_left_is_not_used_but_thrown_again() -> None:
    state = played(drawn("L2=b R8=r", (5, 5, 3), has_thrown=True), "pass")
    assert (state.to_move, state.due) == (1, NAMES)


@pytest.mark.parametrize(
    ("line", "due"),
    [("roll", NAMES), ("keep 9", ("IV", "V")), ("keep 4", ("III", "V")), ("keep 8 4", ("III",)), ("keep 9 8", ("IV",))],
)
def test_the_dice_that_are_not_kept_are_thrown_in_their_order(line: str, due: tuple[str, ...]) -> None:
    assert played(drawn("L2=b", (9, 4, 8)), line).due == due


def test_kept_dice_stay_as_they_lie() -> None:
    assert thrown(played(drawn("L2=b", (9, 4, 8)), "keep 4"), 1, 3).dice == (1, 4, 3)


def test_what_cannot_be_kept() -> None:
    state = drawn("L2=b", (9, 4, 8))
    assert why_not(state, "keep 5") == ("not_kept", {"number": 5, "lying": ("9", "8", "4")})
    assert code_of(state, "keep 9 4 8") == "keep_all"
    with pytest.raises(IllegalMove, match="kept_order"):
        GAME.rules.apply(state, Seat(0), Line("line", (), Roll("roll", (4, 8))))


def test_ruling_4_who_has_moved_goes_on_with_moves_or_a_throw() -> None:
    state = drawn("L2=b", (3, 4, 8), has_thrown=True)
    moved = played(state, "L2-L3")
    assert moved.to_move == 0
    assert is_legal(moved, "L3-L4")
    assert is_legal(moved, "roll")
    assert code_of(moved, "pass") == "pass_not_yet"


def test_ruling_5_in_a_position_thrown_in_there_is_no_throw_but_a_pass() -> None:
    state = drawn("L3=b", (3, 4, 8), has_thrown=True)
    assert code_of(state, "roll") == "throw_again"
    assert is_legal(state, "pass")
    assert code_of(state, "L3-L4, L4-L3, roll") == "throw_again"
    assert is_legal(state, "L3-L4, L4-L3, pass")


def test_ruling_5_in_every_other_position_there_is_no_pass() -> None:
    state = drawn("L3=b", (3, 4, 8))
    assert code_of(state, "pass") == "pass_not_yet"
    assert code_of(state, "L3-L4, pass") == "pass_not_yet"
    assert is_legal(state, "L3-L4, L4-L3, roll")


def test_ruling_5_remembers_all_positions_of_the_turn() -> None:
    state = played(drawn("L3=b L8=b", (3, 4, 7)), "keep 4 3")
    state = played(thrown(state, 7), "L3-L4, keep 4 3")
    state = played(thrown(state, 7), "L8-L7, keep 4 3")
    state = thrown(state, 8)
    assert len(state.thrown_in) == 3
    assert code_of(played(state, "L7-L8"), "roll") == "throw_again"
    assert code_of(played(state, "L7-L8, L4-L3"), "roll") == "throw_again"
    assert is_legal(played(state, "L4-L3"), "roll")


def test_ruling_5_is_about_stones_not_dice_and_only_about_this_turn() -> None:
    passed = played(drawn("L3=b R3=r", (2, 4, 8), has_thrown=True), "pass")
    assert passed.thrown_in == ()
    assert is_legal(passed, "roll")


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ("L8=b", "*9"),
        ("L9=b", "L9-R9"),
        ("R2=b L5=b", "R2-R1"),
        ("L8=b R9=r", "L8-L9"),
    ],
)
def test_what_cannot_come_back_empties_the_memory_of_positions(before: str, line: str) -> None:
    state = drawn(before, (9, 1, 4), has_thrown=True)
    assert state.thrown_in
    assert played(state, line).thrown_in == ()


def test_a_turn_ends_by_itself_after_a_throw_without_a_legal_step() -> None:
    state = thrown(played(drawn("L2=bbb R3=rr", (7, 4, 8)), "roll"), 9, 5, 7)
    assert (state.to_move, state.due, state.turns) == (1, (), 3)
    assert state.dice == (9, 5, 7)


def test_a_turn_that_ends_by_itself_with_a_pair_lets_the_other_throw_all_three() -> None:
    state = thrown(played(drawn("L5=rrr L2=b", (7, 4, 8), home=(2, 0)), "roll"), 5, 5, 7)
    assert (state.to_move, state.due) == (1, NAMES)


def test_ruling_5_a_turn_ends_by_itself_where_neither_step_nor_throw_is_left() -> None:
    """The stone goes back to where the player has thrown, and no number lies on which it could go on."""
    here, there = drawn("L6=b", (6, 8, 3), home=(2, 0)), drawn("L5=b", (6, 8, 3), home=(2, 0))
    state = replace(there, thrown_in=(key(here.stones, here.home), key(there.stones, there.home)))
    after = played(state, "L5-L6")
    assert (after.to_move, after.turns, after.due) == (1, state.turns + 1, ())


def test_ruling_5_a_jump_back_to_a_position_thrown_in_ends_the_turn() -> None:
    here, there = drawn("L5=b", (5, 5, 3), home=(2, 0)), drawn("L8=b", (5, 5, 3), home=(2, 0))
    state = replace(there, thrown_in=(key(here.stones, here.home), key(there.stones, there.home)))
    after = played(state, "L8-L5")
    assert (after.to_move, after.due) == (1, NAMES)
    assert code_of(state, "L8-L5, roll") == "after_pair"


def home_stretch(home: int, began: int) -> State:
    """Return a state with Blue before the last step, `began` stones home when the turn began."""
    state = drawn("R2=" + "b" * (3 - home), (1, 4, 8), home=(home, 2))
    return replace(state, began=f"{state.began[:-2]}{began}2")


def test_three_stones_home_win_at_once() -> None:
    after = played(home_stretch(2, 1), "R2-R1")
    assert GAME.rules.outcome(after) == Outcome("home", (1, 2), (3, 2))
    assert GAME.rules.to_act(after) == frozenset()
    assert code_of(home_stretch(2, 1), "R2-R1, roll") == "after_end"
    red = played(drawn("L2=r", (1, 4, 8), to_move="r", home=(0, 2)), "L2-L1")
    assert GAME.rules.outcome(red) == Outcome("home", (2, 1), (0, 3))


def test_all_three_home_in_one_turn_are_a_durchmarsch() -> None:
    after = played(drawn("R2=bb R3=b", (1, 4, 2)), "R2-R1, R2-R1, R3-R2, R2-R1")
    assert GAME.rules.outcome(after) == Outcome("durchmarsch", (1, 2), (3, 0))
    assert GAME.rules.outcome(played(home_stretch(2, 0), "R2-R1")) == Outcome("durchmarsch", (1, 2), (3, 2))


def test_ruling_6_forty_turns_that_change_nothing_are_a_draw() -> None:
    state = drawn("L3=b R3=r", (2, 4, 8), has_thrown=True, quiet=QUIET_LIMIT - 1)
    after = played(state, "pass")
    assert GAME.rules.outcome(after) == Outcome("quiet", (1, 1), (0, 0))
    assert GAME.rules.to_act(after) == frozenset()


def test_ruling_6_counts_turns_at_whose_end_all_stones_stand_as_at_their_beginning() -> None:
    state = drawn("L3=b R6=r", (3, 4, 8), has_thrown=True, quiet=7)
    assert played(state, "L3-L4, L4-L3, pass").quiet == 8
    moved = replace(played(state, "L3-L4"), thrown_in=(key(*_position(played(state, "L3-L4"))),))
    assert played(moved, "pass").quiet == 0


def _position(state: State) -> tuple[tuple[str, ...], tuple[int, int]]:
    return state.stones, state.home


def test_ruling_6_forty_turns_from_the_first_on() -> None:
    state = drawn("L1=bbb R1=rrr", (3, 4, 8))
    for turn in range(QUIET_LIMIT):
        assert GAME.rules.outcome(state) is None
        assert state.quiet == turn
        state = thrown(played(state, "roll"), 9, 4, 8)
    assert state.over == "quiet"


def test_ruling_9_so_many_lines_and_throws_are_a_draw() -> None:
    state = replace(drawn("L3=b R3=r", (3, 4, 8)), actions=LONGEST - 1)
    after = played(state, "roll")
    assert (after.over, after.due) == ("longest", ())
    assert GAME.rules.outcome(after) == Outcome("longest", (1, 1), (0, 0))
    assert GAME.info.max_actions == LONGEST
    won = played(replace(home_stretch(2, 1), actions=LONGEST - 1), "R2-R1")
    assert won.over == "home"


def test_a_line_without_anything_is_none() -> None:
    with pytest.raises(IllegalMove, match="nothing"):
        GAME.rules.apply(drawn("L3=b", (3, 4, 8)), Seat(0), Line("line", (), None))


def test_a_line_changes_nothing_if_a_part_of_it_is_illegal() -> None:
    state = drawn("L3=b", (3, 4, 8))
    assert not GAME.rules.is_legal(state, Seat(0), Line("line", (), Pass("pass")))
    assert code_of(state, "L3-L4, L4-L5, roll") == "not_lying"


def test_the_number_of_the_turn_grows_with_every_turn() -> None:
    state = drawn("L3=b R3=r", (3, 4, 8), has_thrown=True)
    assert GAME.rules.turn_number(played(state, "L3-L4")) == GAME.rules.turn_number(state)
    assert GAME.rules.turn_number(played(state, "pass")) == GAME.rules.turn_number(state) + 1
