"""Notation: what is understood, what is written, what is not a line."""

import pytest

from games.colliding_circles import GAME
from games.colliding_circles.board import BLACK
from games.core import MalformedMove
from tests.games.colliding_circles.asking import canonical, played, refused, started, turn
from tests.games.colliding_circles.drawing import drawn

BOARD = """
    A     B     C     D     E     F
 7 .. -- ..    b4 -- ..    .. -- ..
 6 ..    r4 -- r5    .. -- ..    ..
 5 .. -- ..    b6 -- ..    .. -- ..
"""
HAND = "65311"


@pytest.mark.parametrize(
    "text",
    [
        "B6-A7, 5*C8, +1",
        "b6-a7, 5*c8, +1",
        "B6-A7,5*C8,+1",
        "B6-A7 5*C8 +1",
        "  B6-A7   5*C8   +1  ",
        ",B6-A7,,5*C8 , , +1,",
        "B6-A7(2)5*C8+1",
        "B6-A7 ( 2 ) 5*C8+1",
        "B6 - A7, 5 * C8, + 1",
        "B6 -A7, 5* C8, +1",
        "B 6 - A 7, 5 * C 8, +1",
        "B6-A7,\u00a05*C8,\t+1\n",
        "B6\u2010A7, 5*C8, +1",
        "B6\u2011A7, 5*C8, +1",
        "B6\u2012A7, 5*C8, +1",
        "B6\u2013A7, 5*C8, +1",
        "B6\u2014A7, 5*C8, +1",
        "B6\u2015A7, 5*C8, +1",
        "B6\u2212A7, 5*C8, +1",
        "B6-A7, 5x\u200bC8, +1",
        "B6-A7, 5xC8, +1",
        "B6-A7, 5XC8, +1",
        "B6-A7, 5 x c8 +1",
        "B6-A7, 5\u00d7C8, +1",
    ],
)
def test_lines_are_read_generously_and_written_in_one_form(text: str) -> None:
    assert canonical(drawn(BOARD, red=HAND), text) == "B6-A7, 5*C8, +1"


@pytest.mark.parametrize("text", ["pass", "Pass", "PASS", " pass ", "pass,", "aussetzen", "Aussetzen", ", AUSSETZEN"])
def test_a_turn_without_any_action_is_a_pass(text: str) -> None:
    state = drawn(BOARD)
    assert turn(state, text).steps == ()
    assert canonical(state, text) == "pass"


def test_an_action_begins_at_plus_and_ends_at_a_bracket() -> None:
    state = drawn(BOARD, red=HAND)
    assert canonical(state, "5*C8+1") == "5*C8, +1"
    assert canonical(state, "B6-A7(2)+1") == "B6-A7, +1"
    assert canonical(state, "B6-A7+1") == "B6-A7, +1"


def test_a_value_is_written_only_where_it_says_more_than_the_bare_manoeuvre() -> None:
    state = drawn(" 4 ..    .. -- ..    b6 -- ..    ..", to_move=BLACK)
    assert canonical(state, "d4-e3(4)") == "D4-E3"
    assert canonical(state, "d4-e3(2)") == "D4-E3(2)"
    assert turn(state, "D4-E3") == turn(state, "D4-E3(4)")


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("", "empty", None),
        ("  ", "empty", None),
        (",,", "empty", None),
        ("hello", "unreadable", "hello"),
        ("5*C8 hello", "unreadable", "hello"),
        ("C8*5", "unreadable", "C8*5"),
        ("5*C8(5)", "unreadable", "5*C8(5)"),
        ("B6-A7-A8", "unreadable", "B6-A7-A8"),
        ("B6-A7(2", "unfinished", "B6-A7(2"),
        ("B6-A7(", "unfinished", "B6-A7("),
        ("B6-A7)", "unreadable", "B6-A7)"),
        ("5*", "unfinished", "5*"),
        ("5*C8, 3*", "unfinished", "3*"),
        ("5*C", "unfinished", "5*C"),
        ("5", "unfinished", "5"),
        ("B6", "unfinished", "B6"),
        ("B6-", "unfinished", "B6-"),
        ("B6 - A", "unfinished", "B6 - A"),
        ("+", "unfinished", "+"),
        ("5*G4", "unknown_field", "G4"),
        ("5*A2", "unknown_field", "A2"),
        ("5*c12", "unknown_field", "c12"),
        ("B1-B2", "unknown_field", "B1"),
        ("B6-C55*C8", "unreadable", "B6-C55*C8"),
        ("0*C8", "unknown_value", "0"),
        ("7*C8", "unknown_value", "7"),
        ("B6-A7(9)", "unknown_value", "9"),
        ("+10", "unknown_value", "10"),
        ("pass, 5*C8", "pass_with_actions", "pass"),
        ("5*C8 aussetzen", "pass_with_actions", "aussetzen"),
        ("1" * 9000, "unfinished", "1" * 9000),
        ("5*C" + "8" * 5000, "unreadable", "5*C" + "8" * 5000),
        ("ß*C8", "unreadable", "ß*C8"),
        ("5*Ä8", "unreadable", "5*Ä8"),
        ("½*C8", "unreadable", "½*C8"),
    ],
)
def test_what_is_not_a_line_is_pointed_at(text: str, code: str, part: str | None) -> None:
    error = refused(drawn(BOARD, red=HAND), text)
    assert isinstance(error, MalformedMove)
    assert error.code == code
    assert (text[slice(*error.span)] if error.span else None) == part


@pytest.mark.parametrize(
    ("text", "wants"),
    [
        ("5", "sign"),
        ("B6", "sign"),
        ("B6-", "field"),
        ("5*", "field"),
        ("5*C", "field"),
        ("B", "field"),
        ("+", "value"),
        ("B6-A7(", "value"),
        ("B6-A7(2", "bracket"),
    ],
)
def test_what_is_unfinished_says_what_it_wants(text: str, wants: str) -> None:
    error = refused(drawn(BOARD), text)
    assert error is not None
    assert error.params == {"text": text, "wants": wants}


def test_an_unknown_field_comes_with_the_nearest_names() -> None:
    error = refused(drawn(BOARD), "5*B11")
    assert error is not None
    assert error.params == {"text": "B11", "fields": ("B10", "B9", "C11")}


@pytest.mark.parametrize("text", ["5C6", "5c6", "5 C6", "5,C6", "5, c6", "05*C06", "5*c006", " ,5 c 6"])
def test_a_placement_is_understood_without_its_sign_and_with_leading_zeros(text: str) -> None:
    assert canonical(started(), text) == "5*C6"


def test_a_line_of_placements_without_signs_is_understood() -> None:
    state = played(started("65542", "64431"), "5C6", dice=(1,))
    assert canonical(state, "4C7") == canonical(state, "4*C7") == "4*C7"
    assert next(GAME.notation.suggest(state, state.to_move, "4C7")).line == "4*C7"
