"""The throw for the start, throwing and keeping: rulings 1, 2 and 4."""

import pytest

from games.columbiz import GAME, rules
from games.columbiz.state import Keep, Place, StartThrow, Stop, Throw
from games.core import CHANCE, IllegalMove, Note, Seat
from tests.games.columbiz.asking import canonical, drawn, is_legal, played, refused, thrown, told, why_not

BOOK = "1-2-33-555-6"


def test_the_highest_starts_and_is_thrown_for() -> None:
    state = thrown(rules.setup(3, {}), (2, 6, 5))
    assert (state.starter, state.to_move, state.due) == (1, 1, 8)
    assert GAME.rules.to_act(state) == {CHANCE}


def test_play_goes_round_in_seat_order_from_the_starter() -> None:
    state = thrown(rules.setup(3, {}), (2, 6, 5))
    order = []
    for _ in range(4):
        order.append(state.to_move)
        state = played(state, "1-2-3-4-5-666", "6/1" if len(order) == 1 else GAME_LINES[len(order) - 2])
    assert order == [1, 2, 0, 1]


GAME_LINES = ("5/1", "4/1", "3/1")


def test_ruling_1_only_the_tied_throw_again_in_seat_order_until_one_is_highest() -> None:
    state = rules.setup(4, {})
    throw = StartThrow("start", ((5, 2, 5, 5), (3, 6, 6), (1, 4)))
    assert GAME.rules.apply(state, CHANCE, throw).starter == 3
    assert thrown(state, (5, 2, 5, 5, 3, 6, 6, 1, 4)).starter == 3
    assert told(state, "5-2-5-5, 3-6-6, 1-4") == [
        *(Note("start_die", {"seat": seat, "value": value}) for seat, value in enumerate((5, 2, 5, 5))),
        Note("start_tie", {"value": 5}),
        *(Note("start_die", {"seat": seat, "value": value}) for seat, value in ((0, 3), (2, 6), (3, 6))),
        Note("start_tie", {"value": 6}),
        *(Note("start_die", {"seat": seat, "value": value}) for seat, value in ((2, 1), (3, 4))),
        Note("starts", {"seat": 3}),
    ]


@pytest.mark.parametrize(
    "rounds", [(), ((5, 5),), ((5, 2), (3, 4)), ((5, 2, 3),), ((7, 1),), ((5, 5), (1, 2, 3)), ((5, 2), (3,))]
)
def test_no_other_throw_for_the_start_is_accepted(rounds: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(IllegalMove, match="bad_throw"):
        GAME.rules.apply(rules.setup(2, {}), CHANCE, StartThrow("start", rounds))


def test_the_first_throw_is_made_when_the_turn_begins() -> None:
    state = thrown(thrown(rules.setup(2, {}), (6, 1)), (5, 3, 1, 6, 5, 2, 3, 5))
    assert (state.dice, state.throws) == ((1, 2, 3, 3, 5, 5, 5, 6), 1)
    assert GAME.rules.to_act(state) == {0}


def test_any_dice_may_be_kept_and_the_rest_is_thrown() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK, "keep 33 555")
    assert (state.dice, state.due) == ((3, 3, 5, 5, 5), 3)
    after = thrown(state, (5, 1, 3))
    assert (after.dice, after.throws, after.kept) == ((1, 3, 3, 3, 5, 5, 5, 5), 2, (3, 3, 5, 5, 5))


def test_ruling_2_dice_kept_before_the_second_throw_may_be_thrown_again() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK, "keep 33 555", "1-1-4")
    assert played(state, "keep 114").dice == (1, 1, 4)
    assert played(state, "roll").due == 8


def test_two_more_throws_at_most() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK, "roll", BOOK, "roll", BOOK)
    for line in ("keep 33", "roll", "stop"):
        assert why_not(state, line) == ("third_throw", {})
    assert is_legal(state, "5/3")


def test_stop_ends_the_throwing_as_keeping_all_eight_does() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK)
    assert (
        GAME.notation.parse(state, Seat(0), "stop")
        == GAME.notation.parse(state, Seat(0), "keep 1 2 33 555 6")
        == Stop("stop")
    )
    stopped = played(state, "stop")
    assert stopped.is_stopped
    assert why_not(stopped, "keep 33") == ("stopped", {})
    assert is_legal(stopped, "5/3")
    assert told(state, "stop") == [Note("stopped", {"seat": 0})]


def test_whoever_comes_after_somebody_who_has_stopped_throws_on() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK, "stop", "5/3", BOOK)
    assert (state.to_move, state.throws, state.is_stopped) == (1, 1, False)
    assert is_legal(state, "keep 33")


def test_no_face_is_kept_more_often_than_it_lies() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK)
    assert why_not(state, "keep 333 55") == ("not_thrown", {"face": 3, "wanted": 3, "there": 2})
    error = refused(state, "keep 4")
    assert error is not None
    assert error.span == (5, 6)
    assert why_not(state, "keep 1 2 33 555 66") == ("not_thrown", {"face": 6, "wanted": 2, "there": 1})


def test_only_canonical_keeps_are_actions() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK)
    for dice in ((5, 3), (1, 2, 3, 3, 5, 5, 5, 6)):
        with pytest.raises(IllegalMove, match="bad_keep"):
            GAME.rules.apply(state, Seat(0), Keep("keep", dice))


@pytest.mark.parametrize("dice", [(1,) * 7, (2, 1, 1, 1, 1, 1, 1, 1), (0, 1, 1, 1, 1, 1, 1, 1), (7,) * 8])
def test_no_other_throw_is_accepted(dice: tuple[int, ...]) -> None:
    state = played(rules.setup(2, {}), "6-1")
    with pytest.raises(IllegalMove, match="bad_throw"):
        GAME.rules.apply(state, CHANCE, Throw("throw", dice))
    with pytest.raises(IllegalMove, match="bad_throw"):
        GAME.rules.apply(played(state, BOOK), CHANCE, Throw("throw", dice))


def test_nobody_acts_out_of_turn() -> None:
    due = played(rules.setup(2, {}), "6-1")
    with pytest.raises(IllegalMove, match="throw_due"):
        GAME.rules.apply(due, Seat(0), Stop("stop"))
    state = played(due, BOOK)
    with pytest.raises(IllegalMove, match="not_to_move"):
        GAME.rules.apply(state, Seat(1), Place("place", ("5/3",)))
    with pytest.raises(IllegalMove, match="not_to_move"):
        GAME.notation.parse(state, Seat(1), "5/3")


def test_placing_before_the_third_throw_means_stop_first() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK)
    assert canonical(state, "stop, 3/2 5/3") == canonical(state, "3/2, 5/3") == "3/2, 5/3"
    assert played(state, "3/2, 5/3").turns == 1


def test_placements_that_are_not_legal_do_not_stop_the_throwing() -> None:
    state = played(rules.setup(2, {}), "6-1", BOOK)
    assert not is_legal(state, "5/4")
    assert is_legal(state, "keep 555")


FULL_LOW = """
A A A A A A
"""


def test_ruling_4_being_unable_to_place_is_decided_after_the_third_throw_only() -> None:
    state = drawn(FULL_LOW, "11223345", throws=1, supplies=(18, 12))
    blocked = drawn(FULL_LOW.replace("A A A A A A", "A A A A A A\n" * 2), "11223345", throws=1, supplies=(18, 6))
    assert is_legal(state, "1/2")
    assert {choice.line for choice in GAME.notation.suggest(blocked, Seat(0), "") if "/" in choice.line} == set()
    assert GAME.rules.to_act(blocked) == {0}
    second = played(blocked, "roll", "11-22-33-4-5")
    assert (second.throws, second.turns) == (2, 0)
    third = played(second, "roll", "11-22-33-4-5")
    assert (third.turns, third.supplies) == (1, (15, 6))


def test_ruling_4_or_when_the_player_stops() -> None:
    blocked = drawn(FULL_LOW.replace("A A A A A A", "A A A A A A\n" * 2), "11223345", throws=1, supplies=(18, 6))
    after = played(blocked, "stop")
    assert (after.turns, after.supplies, after.to_move) == (1, (15, 6), 1)
    assert told(blocked, "stop") == [
        Note("stopped", {"seat": 0}),
        Note("laid_away", {"seat": 0, "discs": 3, "supply": 15}),
    ]


def test_ruling_4_with_no_free_field_the_dice_are_thrown_all_the_same() -> None:
    full = drawn("A A A A A A\n" * 6, "11223345", throws=1, supplies=(18, 6))
    assert is_legal(full, "roll")
    assert played(full, "stop").supplies == (15, 6)
