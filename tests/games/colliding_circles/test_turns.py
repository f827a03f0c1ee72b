"""Rulebook: the start, what a turn may consist of, placing, rethrowing and replacing."""

import pytest

from games.colliding_circles import GAME, rules
from games.colliding_circles.board import BLACK, RED
from games.colliding_circles.state import Action, Placement, State, Throw, Turn
from games.core import CHANCE, IllegalMove, Transition
from tests.games.chances import Script
from tests.games.colliding_circles.asking import is_legal, lines, played, refused, started, turn, why_not
from tests.games.colliding_circles.drawing import drawn

THREE_DICE = """
    A     B     C     D     E     F
 7 .. -- ..    b4 -- ..    .. -- ..
 6 ..    .. -- r5    .. -- ..    ..
 5 .. -- ..    b6 -- ..    .. -- ..
"""


def test_red_opens_with_a_die_that_shows_the_number_printed_on_its_field() -> None:
    state = started(red="55421")
    assert lines(state) == {"5*C6", "4*C5", "2*D6", "1*D7"}
    actions = [action for action in GAME.rules.legal_actions(state, RED) if isinstance(action, Turn)]
    assert [len(action.steps) for action in actions] == [1, 1, 1, 1]


@pytest.mark.parametrize("line", ["pass", "5*C6, 4*C5", "5*C6, +1", "+1", "C6-C5, 5*C6"])
def test_the_opening_is_one_placement_and_nothing_else(line: str) -> None:
    assert why_not(started(), line) == ("opening", {"lines": ("5*C6", "4*C5", "2*D6", "1*D7")})


@pytest.mark.parametrize("line", ["1*D7", "2*D6", "3*D5", "4*C5", "5*C6", "6*C7"])
def test_some_die_always_fits_for_the_opening(line: str) -> None:
    assert lines(started(red=line[0] * 5)) == {line}


def test_the_opening_is_red_s_first_turn_only() -> None:
    state = played(started(), "5*C6")
    assert state.to_move == BLACK
    assert is_legal(state, "pass")
    assert is_legal(played(state, "pass"), "pass")


@pytest.mark.parametrize(
    "line",
    [
        "pass",
        "C6-B6",
        "5*C4",
        "+6",
        "C6-B6, 3*C8",
        "C6-B6, +6",
        "5*C4, 5*C8",
        "5*C4, +6",
        "C6-B6, 3*C8, 5*C4",
        "C6-B6, 5*C4, +6",
    ],
)
def test_each_part_of_a_turn_may_be_left_out(line: str) -> None:
    assert is_legal(drawn(THREE_DICE, red="65531"), line)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("C6-B6, C7-C8", "second_manoeuvre"),
        ("5*C8, C8-B8", "manoeuvre_late"),
        ("5*C4, 5*C8, 3*D7", "third_placement"),
        ("5*C4, 5*C8, +6", "rethrow_after_two"),
        ("+6, 6*B6", "rethrow_not_last"),
        ("+6, +5", "second_rethrow"),
    ],
)
def test_a_turn_has_no_further_parts(line: str, code: str) -> None:
    assert why_not(drawn(THREE_DICE, red="65531"), line) == (code, {})


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("5*C4, C6-B6", "C6-B6, 5*C4"),
        ("+6, 5*C4", "5*C4, +6"),
        ("+6, 5*C4, C6-B6", "C6-B6, 5*C4, +6"),
        ("3*C9, 5*C8", None),
        ("6*C3, 5*C4", "5*C4, 6*C3"),
    ],
)
def test_actions_are_judged_in_the_order_written(line: str, order: str | None) -> None:
    state = drawn(THREE_DICE, red="65531")
    error = refused(state, line)
    assert error is not None
    assert (error.params.get("line"), error.code == "order") == (order, order is not None)
    assert error.near[0] == order or order is None


def test_the_example_of_an_order_in_the_specification() -> None:
    state = drawn(THREE_DICE, red="32")
    assert is_legal(state, "3*C8, 2*B8")
    assert why_not(state, "2*B8, 3*C8") == ("order", {"line": "3*C8, 2*B8"})


def test_a_placement_needs_a_die_of_the_hand() -> None:
    state = drawn(THREE_DICE, red="53")
    assert why_not(state, "6*B6") == ("not_in_hand", {"value": 6, "hand": ("5", "3")})
    assert why_not(state, "5*C4, 5*C8") == ("not_in_hand", {"value": 5, "hand": ("3",)})


def test_a_die_just_rethrown_or_placed_is_no_longer_in_the_hand() -> None:
    state = drawn(THREE_DICE, red="53")
    assert is_legal(state, "5*C4, +3")
    assert why_not(state, "5*C4, +5") == ("not_in_hand", {"value": 5, "hand": ("3",)})


def test_joining_obeys_every_occupied_neighbour() -> None:
    state = drawn(
        """
    A     B     C     D     E     F
 7 .. -- r1    b2 -- ..    .. -- ..
 6 ..    .. -- r5    .. -- ..    ..
 5 .. -- ..    b6 -- ..    .. -- ..
"""
    )
    told = {"neighbour": "C6", "neighbour_value": 5, "values": ("6",)}
    assert why_not(state, "2*B6") == ("adjacency", {"field": "B6", "value": 2, **told})
    assert lines(state, "6*B6") == {"6*B6"}


def test_six_and_one_are_neighbours() -> None:
    state = drawn(THREE_DICE)
    assert {"5*C4", "1*C4"} <= lines(state)
    assert not {"2*C4", "3*C4", "4*C4", "6*C4"} & lines(state)


def test_printed_numbers_mean_nothing_beside_a_die() -> None:
    """The 3 printed on D5 does not count beside a 6 on C5."""
    state = drawn(THREE_DICE)
    assert why_not(state, "3*D5")[0] == "adjacency"
    assert is_legal(state, "5*D5")


def test_starting_anew_takes_a_free_printed_field_and_its_number() -> None:
    state = drawn(" 6 ..    .. -- r5    .. -- ..    ..", red="665321")
    assert {"3*D5", "2*D6", "1*D7"} <= lines(state)
    assert is_legal(state, "3*D5, 1*D7")
    assert why_not(state, "6*D7") == ("start_value", {"field": "D7", "value": 6, "printed": 1})
    starts = ("D7=1", "D6=2", "D5=3")
    assert why_not(state, "2*A5") == ("no_neighbour", {"field": "A5", "starts": starts})
    assert lines(state, "6*C7") == {"6*C7"}


def test_one_placement_may_start_and_the_other_join() -> None:
    state = drawn(THREE_DICE.replace("b4", ".."), red="321")
    assert is_legal(state, "1*D7, 2*D8")
    assert why_not(state, "2*D8, 1*D7") == ("order", {"line": "1*D7, 2*D8"})


def test_a_place_that_is_taken_takes_no_die() -> None:
    told = {"field": "C7", "occupant_seat": BLACK, "value": 4}
    assert why_not(drawn(THREE_DICE), "4*C7") == ("occupied", told)


def test_what_was_placed_is_replaced_at_the_end_of_the_turn() -> None:
    state = played(drawn(THREE_DICE, red="65531", pools=(9, 8)), "5*C4, 5*C8", dice=[2, 4])
    assert (state.hands[RED], state.pools) == ((6, 4, 3, 2, 1), (7, 8))
    assert state.to_move == BLACK


def test_a_rethrown_die_comes_first_and_is_not_from_the_pool() -> None:
    state = drawn(THREE_DICE, red="65531")
    due = GAME.rules.apply(state, RED, turn(state, "5*C4, +1"))
    assert (due.hands[RED], due.due, GAME.rules.to_act(due)) == ((6, 5, 3), 2, frozenset({CHANCE}))
    thrown = rules.draw(due, Script([4, 2]))
    notes = [(note.code, dict(note.params)) for note in GAME.narration.describe(_moment(due, thrown))]
    assert notes == [
        ("rethrown", {"seat": RED, "old": 1, "new": 4}),
        ("thrown", {"seat": RED, "dice": ("2",), "pool": 8}),
    ]
    assert GAME.rules.apply(due, CHANCE, thrown).hands[RED] == (6, 5, 4, 3, 2)


def _moment(state: State, thrown: Throw) -> Transition[State, Action]:
    return Transition(state, CHANCE, thrown, GAME.rules.apply(state, CHANCE, thrown))


def test_one_die_for_each_placement_while_the_pool_lasts() -> None:
    state = played(drawn(THREE_DICE, red="65531", pools=(1, 0)), "5*C4, 5*C8", dice=[2])
    assert (state.hands[RED], state.pools) == ((6, 3, 2, 1), (0, 0))
    black = played(drawn(THREE_DICE, black="31", pools=(1, 0), to_move=BLACK), "3*C8")
    assert (black.hands[BLACK], black.pools, black.to_move) == ((1,), (1, 0), RED)


def test_a_rethrow_is_possible_with_an_empty_pool() -> None:
    state = played(drawn(THREE_DICE, red="31", pools=(0, 0)), "+1", dice=[6])
    assert (state.hands[RED], state.pools) == ((6, 3), (0, 0))
    state = played(drawn(THREE_DICE, red="31", pools=(0, 0)), "3*C8, +1", dice=[6])
    assert (state.hands[RED], state.over) == ((6,), None)


@pytest.mark.parametrize("values", [(), (1,), (1, 2, 3), (0, 1), (1, 7)])
def test_chance_throws_exactly_what_is_due(values: tuple[int, ...]) -> None:
    state = drawn(THREE_DICE, red="65531")
    due = GAME.rules.apply(state, RED, turn(state, "5*C4, +1"))
    with pytest.raises(IllegalMove, match="bad_throw"):
        GAME.rules.apply(due, CHANCE, Throw("throw", values))


def test_nobody_acts_out_of_turn() -> None:
    state = drawn(THREE_DICE, red="65531")
    line = Turn("turn", (Placement("placement", 5, "C4"),))
    with pytest.raises(IllegalMove, match="not_to_move"):
        GAME.rules.apply(state, BLACK, line)
    with pytest.raises(IllegalMove, match="bad_throw"):
        GAME.rules.apply(state, CHANCE, Throw("throw", (1,)))
    due = GAME.rules.apply(state, RED, line)
    with pytest.raises(IllegalMove, match="throw_due"):
        GAME.rules.apply(due, RED, line)
    assert not list(GAME.rules.legal_actions(state, BLACK))
    assert not list(GAME.notation.suggest(due, RED, ""))
    assert not GAME.notation.choices(state, BLACK, "")


@pytest.mark.parametrize(
    ("placement", "code"),
    [(Placement("placement", 5, "Z9"), "unknown_field"), (Placement("placement", 0, "C4"), "unknown_value")],
)
def test_an_action_that_no_line_could_name_is_refused(placement: Placement, code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        GAME.rules.apply(drawn(THREE_DICE), RED, Turn("turn", (placement,)))


def test_the_game_is_for_two() -> None:
    with pytest.raises(ValueError, match="3"):
        rules.setup(3, {})
