"""The puck: who controls it, the three ways to move with it, promotion on the way."""

import pytest

from games.confusion import GAME
from games.confusion.attempts import Piece, controller
from games.confusion.board import BLACK, BLUE
from games.core import MoveError
from tests.games.confusion.asking import code, die, left, placed, played, record, told


def test_a_die_on_the_puck_controls_it() -> None:
    state = placed("A f4", "C a11")
    assert controller(state) is None
    after = played(state, "A-f6")
    assert controller(after) == Piece(BLUE, "A")
    assert told(state, "A-f6") == ["allowed", "puck_taken"]


def test_an_enemy_die_on_the_puck_is_captured() -> None:
    state = placed("A f4", "C f6, D a11")
    assert record(state, "A-f6") == "A-f6xC +"
    assert controller(played(state, "A-f6")) == Piece(BLUE, "A")


def test_no_second_own_die_may_move_onto_the_puck() -> None:
    assert code(placed("A f4, B f6", "C a11"), "A-f6") == "own_die"


def test_the_die_can_leave_the_puck_behind() -> None:
    after = played(placed("A f6", "C a11"), "A-f8")
    assert (after.puck, controller(after)) == ("f6", None)


def test_the_die_can_take_the_puck_along_capturing_as_usual() -> None:
    state = placed("A f6", "C f8, D a11")
    assert record(state, "AP-f8") == "AP-f8xC +"
    assert controller(played(state, "AP-f8")) == Piece(BLUE, "A")
    assert played(state, "AP-f8").puck == "f8"


def test_the_puck_can_be_played_away_onto_a_free_square() -> None:
    state = placed("A f6", "C a11")
    after = played(state, "P-f9")
    assert (after.puck, die(after, BLUE, "A").square) == ("f9", "f6")
    assert told(state, "P-f9") == ["allowed", "puck_free"]


@pytest.mark.parametrize(("blue", "black", "owner"), [("A f6, K f9", "C a11", BLUE), ("A f6", "C f9", BLACK)])
def test_whoever_stands_where_the_puck_ends_controls_it(blue: str, black: str, owner: int) -> None:
    state = placed(blue, black)
    after = played(state, "P-f9")
    holder = controller(after)
    assert holder is not None
    assert holder.seat == owner
    assert GAME.rules.scores(after) == GAME.rules.scores(state)


def test_the_puck_captures_nothing_and_passes_over_nobody() -> None:
    state = placed("A f6", "C f8, D a11")
    assert code(state, "P-f9") == "blocked"
    assert record(state, "P-f8") == "P-f8 +"
    assert code(state, "P-f8xC") == "captures_nothing"


def test_the_puck_moves_by_the_type_of_its_die_and_the_answer_is_about_it() -> None:
    state = placed("A f6", "C a11")
    assert record(state, "P-g7") == "P-g7 -"
    after = played(state, "P-g7")
    assert (after.puck, controller(after)) == ("f6", Piece(BLUE, "A"))
    assert left(after, BLUE, "A") == "abcd"


def test_only_who_controls_the_puck_can_move_it() -> None:
    state = placed("A f4, B e4", "C f6")
    assert code(state, "P-f5") == "no_puck"
    assert code(state, "AP-f5") == "no_control"


# --- Promotion


@pytest.mark.parametrize("line", ["A-f11", "AP-f11"])
@pytest.mark.parametrize("black", ["C a11", "C f11, D a11"])
def test_a_promotable_die_is_promoted_on_the_enemys_base_row(line: str, black: str) -> None:
    state = placed("A f9", black, "f9")
    captured = "xC" if "C f11" in black else ""
    assert record(state, line) == f"{line}{captured} +^"
    after = played(state, line)
    assert die(after, BLUE, "A").is_promoted
    assert left(after, BLUE, "A") == "ae"
    assert GAME.narration.view(after, None).side(BLUE)[0].type is None


def test_the_promotion_says_which_four_it_may_be_and_no_more() -> None:
    after = played(placed("E f10", "C a11"), "E-g11")
    assert left(after, BLUE, "E") == "eil"
    assert "promoted" in told(placed("E f10", "C a11"), "E-g11")


def test_who_is_not_promoted_is_none_of_the_four() -> None:
    state = placed("B f9", "C a11")
    assert told(state, "B-f11") == ["allowed", "not_promoted"]
    assert left(played(state, "B-f11"), BLUE, "B") == "bcd"


def test_being_given_the_puck_there_promotes_nobody() -> None:
    state = placed("B f8, A f11", "C a11", "f8")
    assert record(state, "P-f11") == "P-f11 +"
    assert not die(played(state, "P-f11"), BLUE, "A").is_promoted


def test_a_forbidden_arrival_promotes_nobody_and_carries_no_mark() -> None:
    assert record(placed("L f10", "C a11"), "L-f11") == "L-f11 -"


def test_black_is_promoted_on_rank_1() -> None:
    state = placed("A a1", "A f3", to_move=BLACK)
    assert record(state, "A-f1") == "A-f1 +^"


def test_answers_about_a_promoted_die_say_nothing_about_its_type() -> None:
    state = played(placed("E f10", "C a11, D b11"), "E-g11", "C-a10")
    known = die(state, BLUE, "E").known
    after = played(state, "E-g9")
    assert die(after, BLUE, "E").known == known
    assert after.quiet == state.quiet + 1


def test_a_promoted_die_is_not_promoted_again() -> None:
    state = placed("A' f10", "C a11", "a6")
    assert told(state, "A-f11") == ["allowed"]


def test_a_revealed_die_is_promoted_as_well() -> None:
    after = played(placed("A! f9", "C a11", "a6"), "A-f11")
    assert die(after, BLUE, "A").is_promoted
    assert die(after, BLUE, "A").is_revealed


def test_a_line_with_two_readings_of_the_puck_is_a_question() -> None:
    with pytest.raises(MoveError, match="which_way") as caught:
        GAME.notation.parse(placed("A f6", "C a11"), BLUE, "A(P)-f8")
    assert set(caught.value.near) == {"A-f8", "AP-f8", "P-f8"}
