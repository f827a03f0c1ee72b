"""The dice, the throw for the start, first throws and their captures (ruling 1), the option of who starts."""

from collections import Counter

import pytest

from games.core import CHANCE, IllegalMove, Outcome, Seat
from games.gamwin import GAME, rules
from games.gamwin.board import BLUE, RED
from games.gamwin.dice import FACES, NAMES
from games.gamwin.state import Die, Throw
from tests.games.chances import Script
from tests.games.gamwin.asking import canonical, code_of, is_legal, played, started, thrown, why_not
from tests.games.gamwin.drawing import stones


def test_every_number_is_on_exactly_two_dice() -> None:
    assert Counter(number for faces in FACES.values() for number in faces) == dict.fromkeys(range(1, 10), 2)
    assert [list(faces) == sorted(set(faces)) for faces in FACES.values()] == [True] * 3


def test_a_face_is_chosen_by_its_place_among_the_six_in_the_order_of_the_names() -> None:
    state = GAME.rules.setup(2, {"starter": 1})
    throw = rules.draw(state, Script([6, 5, 1]))
    assert throw.dice == (Die("III", 9), Die("IV", 8), Die("V", 2))


def test_for_the_start_blue_throws_three_and_then_red() -> None:
    state = GAME.rules.setup(2, {})
    throw = rules.draw(state, Script([1, 2, 3, 4, 5, 6]))
    assert throw.dice == (Die("III", 1), Die("IV", 3), Die("V", 4), Die("III", 6), Die("IV", 8), Die("V", 8))


@pytest.mark.parametrize(
    ("numbers", "starter"), [((9, 9, 8, 1, 1, 2), BLUE), ((1, 1, 2, 9, 9, 8), RED), ((7, 1, 2, 1, 1, 7), BLUE)]
)
def test_the_higher_sum_starts(numbers: tuple[int, ...], starter: Seat) -> None:
    state = thrown(GAME.rules.setup(2, {}), *numbers)
    assert (state.phase, state.starter, state.to_move, state.due) == ("first", starter, starter, NAMES)


def test_a_tie_is_thrown_again() -> None:
    state = thrown(GAME.rules.setup(2, {}), 9, 1, 2, 6, 4, 2)
    assert (state.phase, state.due) == ("start", NAMES * 2)
    assert thrown(state, 9, 1, 2, 6, 4, 3).to_move == RED


@pytest.mark.parametrize(("option", "seat"), [(1, BLUE), (2, RED)])
def test_the_option_says_who_starts_without_a_throw_for_it(option: int, seat: Seat) -> None:
    state = GAME.rules.setup(2, {"starter": option})
    assert (state.phase, state.to_move, state.due) == ("first", seat, NAMES)


def test_the_game_is_for_two() -> None:
    with pytest.raises(ValueError, match="3"):
        GAME.rules.setup(3, {})


def test_each_die_of_a_first_throw_brings_in_one_stone_at_most() -> None:
    state = started((9, 5, 2))
    assert stones(played(state, "*9, *5")) == "L5=b L9=b"
    assert why_not(state, "*9, *9") == ("die_used", {"number": 9})
    assert why_not(state, "*4") == ("not_lying", {"number": 4, "lying": ("9", "5", "2")})


def test_a_pair_may_be_used_with_both_dice_of_a_first_throw() -> None:
    assert stones(played(started((7, 8, 8), starter=RED), "*8, *8, *7")) == "R7=r R8=rr"


@pytest.mark.parametrize("line", ["L5-L6", "*9, L9-R9", "roll", "keep 5"])
def test_nothing_else_is_possible_at_a_first_throw(line: str) -> None:
    assert code_of(started((9, 5, 2)), line) == "first_only"


def test_none_some_or_all_may_come_in_and_pass_ends_it() -> None:
    state = started((9, 5, 2))
    for line in ("pass", "*5, pass", "*9, *2, *5"):
        after = played(state, line)
        assert (after.phase, after.to_move, after.due) == ("first", RED, NAMES)
    entered = played(state, "*9")
    assert (entered.to_move, entered.due) == (BLUE, ())
    assert code_of(state, "*9, *5, *2, *2") == "after_first"
    assert canonical(state, "*9, *5, *2, pass") == "*9, *5, *2"


def test_after_both_first_throws_the_starter_throws_all_three_for_the_real_game() -> None:
    state = played(thrown(played(started((9, 5, 2), starter=RED), "*9, pass"), 9, 8, 4), "pass")
    assert (state.phase, state.to_move, state.due) == ("game", RED, NAMES)
    assert [GAME.rules.turn_number(started()), GAME.rules.turn_number(state)] == [1, 3]


def test_ruling_1_first_throws_capture_too() -> None:
    state = thrown(played(started((9, 5, 2)), "*9, *5, pass"), 5, 5, 2)
    assert canonical(state, "*5, *5, *2") == "*5x, *5, *2"
    after = played(state, "*5, *5, *2")
    assert stones(after) == "L9=b R2=r R5=rr"
    assert GAME.narration.view(after, None).off == (2, 0)


def test_a_throw_must_be_one_that_is_due_and_can_fall() -> None:
    state = GAME.rules.setup(2, {"starter": 1})
    for dice in ((Die("III", 4), Die("IV", 1), Die("V", 2)), (Die("III", 9), Die("IV", 9)), ()):
        with pytest.raises(IllegalMove, match="bad_throw"):
            GAME.rules.apply(state, CHANCE, Throw("throw", dice))
    with pytest.raises(IllegalMove, match="bad_throw"):
        GAME.rules.apply(started(), CHANCE, Throw("throw", (Die("III", 9), Die("IV", 5), Die("V", 2))))


def test_in_a_rematch_the_loser_starts_and_after_a_draw_it_is_thrown_for() -> None:
    changed = {Seat(0): Seat(1), Seat(1): Seat(0)}
    won = Outcome("home", (1, 2), (3, 1))
    assert GAME.rules.rematch_options({"starter": 1}, won, changed) == {"starter": 1}
    assert GAME.rules.rematch_options({}, Outcome("resigned", (2, 1), (0, 0)), changed) == {"starter": 2}
    assert GAME.rules.rematch_options({"starter": 1}, Outcome("agreed", (1, 1), (0, 0)), changed) == {"starter": 0}


def test_nobody_moves_while_dice_are_due_or_out_of_turn() -> None:
    due = GAME.rules.setup(2, {})
    with pytest.raises(IllegalMove, match="throw_due"):
        GAME.notation.parse(due, BLUE, "*9")
    with pytest.raises(IllegalMove, match="not_to_move"):
        GAME.notation.parse(started(), RED, "*9")
    assert is_legal(started(), "*9")
