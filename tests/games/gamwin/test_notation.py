"""Lines: read generously, written in one form, refused with the place, the rule and what is legal near it."""

import re

import pytest

from games.core import CHANCE, AmbiguousMove, IllegalMove, MalformedMove
from games.gamwin import GAME, syntax
from games.gamwin.state import Line, Move, Roll
from tests.games.gamwin.asking import canonical, code_of, is_legal, line, refused, started, thrown, why_not
from tests.games.gamwin.drawing import drawn
from tests.truth.messages import contents

STATE = drawn("L5=b L9=b R7=r R8=rr", (9, 8, 4))
"""Blue's first throw of the rulebook's example."""


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("l9-r9,r9-r8,keep 4", "L9-R9, R9-R8, keep 4"),
        ("L9 – R9   R9−R8 lass 4", "L9-R9, R9-R8, keep 4"),
        (",, l 9-r 9 ,, keep 4 8 ,", "L9-R9, keep 8 4"),
        ("LASS 4, 8", "keep 8 4"),
        ("keep4", "keep 4"),
        ("Wurf", "roll"),
        ("ROLL", "roll"),
        ("x9", "*9"),
        ("× 9", "*9"),
        ("∗ 4", "*4"),
        ("L9-R9 x8", "L9-R9, *8"),
        ("L9-R9 x 8", "L9-R9, *8"),
        ("L9-R9x8", "L9-R9, *8"),
        ("L5-L4 *9", "L5-L4, *9"),
        ("L5-L4*9", "L5-L4, *9"),
        ("*9L 5-L4", "*9, L5-L4"),
    ],
)
def test_read_generously_and_written_in_one_form(typed: str, written: str) -> None:
    assert canonical(STATE, typed) == written


def test_the_marks_may_be_left_out_or_given() -> None:
    state = drawn("L8=b R7=r R2=b", (7, 1, 4))
    assert canonical(state, "L8-L7, R2-R1") == "L8-L7x, R2-R1#"
    assert canonical(state, "l8-l7x r2-r1#") == "L8-L7x, R2-R1#"
    assert canonical(state, "L8-L7 x, R2-R1 #") == "L8-L7x, R2-R1#"
    both = drawn("R2=b L1=r", (7, 1, 4))
    for typed in ("R2-R1", "R2-R1x", "R2-R1#", "R2-R1x#", "R2-R1#x"):
        assert canonical(both, typed) == "R2-R1x#"


@pytest.mark.parametrize(
    ("typed", "says", "span"), [("L5-L4x", "capture", (5, 6)), ("L5-L4#", "home", (5, 6)), ("*4x", "capture", (2, 3))]
)
def test_a_wrong_mark_is_refused(typed: str, says: str, span: tuple[int, int]) -> None:
    error = refused(STATE, typed)
    assert error is not None
    assert (error.code, error.params, error.span) == ("wrong_mark", {"says": says}, span)
    assert error.near == (typed[:-1],)


def test_an_x_that_may_be_a_mark_or_an_entry_is_asked_about() -> None:
    state = drawn("L8=b R7=r", (7, 1, 4))
    error = refused(state, "L8-L7x4")
    assert isinstance(error, AmbiguousMove)
    assert (error.code, error.span) == ("mark_or_entry", (5, 7))
    assert error.near == ("L8-L7x", "L8-L7x, *4")
    assert canonical(state, "L8-L7xx4") == "L8-L7x, *4"
    assert canonical(state, "L8-L7x x4") == "L8-L7x, *4"
    assert canonical(state, "L8-L7 x4") == "L8-L7x, *4"


def test_a_roll_after_a_pair_is_the_throw_that_comes_by_itself() -> None:
    state = drawn("R9=b", (1, 1, 4))
    assert canonical(state, "R9-R1, roll") == "R9-R1#"
    assert line(state, "R9-R1 roll") == Line("line", (Move("move", "R9", "R1"),), None)
    assert code_of(state, "R9-R1, keep 4") == "after_pair"
    assert code_of(state, "R9-R1, roll, roll") == "after_pair"
    assert code_of(drawn("R9=b", (1, 1, 4), home=(2, 0)), "R9-R1, roll") == "after_end"


@pytest.mark.parametrize(
    ("typed", "code", "span"),
    [
        ("", "empty", None),
        (" , ", "empty", None),
        ("hello", "unreadable", (0, 5)),
        ("L5-L4, what", "unreadable", (7, 11)),
        ("L5", "unfinished", (0, 2)),
        ("L5-", "unfinished", (0, 3)),
        ("*", "unfinished", (0, 1)),
        ("keep", "unfinished", (0, 4)),
        ("L5-L4-L3", "unreadable", (0, 8)),
        ("L5-L10", "unknown_place", (3, 6)),
        ("A5-L4", "unknown_place", (0, 2)),
        ("*10", "unknown_number", (1, 3)),
        ("keep 84", "kept_together", (5, 7)),
        ("keep 0", "unknown_number", (5, 6)),
    ],
)
def test_what_cannot_be_read(typed: str, code: str, span: tuple[int, int] | None) -> None:
    error = refused(STATE, typed)
    assert isinstance(error, MalformedMove)
    assert (error.code, error.span) == (code, span)
    assert error.near
    assert all(is_legal(STATE, near) for near in error.near)


@pytest.mark.parametrize(
    ("typed", "code", "span"),
    [
        ("L9-R9, R9-R7, keep 4", "too_far", (7, 12)),
        ("keep 4, L9-R9", "after_throw", (8, 13)),
        ("roll roll", "after_throw", (5, 9)),
        ("L6-L7", "no_stone", (0, 5)),
        ("R8-R9", "not_yours", (0, 5)),
        ("*4 *4", "none_off", (3, 5)),
    ],
)
def test_what_a_rule_forbids_points_at_the_part(typed: str, code: str, span: tuple[int, int]) -> None:
    error = refused(STATE, typed)
    assert isinstance(error, IllegalMove)
    assert (error.code, error.span) == (code, span)
    assert error.near
    assert error.rule in GAME.info.topics
    assert all(is_legal(STATE, near) for near in error.near)


def test_nothing_stands_behind_a_pass() -> None:
    assert code_of(drawn("L5=b", (9, 8, 4), has_thrown=True), "pass, L5-L4") == "after_pass"


def test_what_is_near_keeps_the_rest_of_the_line() -> None:
    error = refused(STATE, "L9-L8, L5-L6, keep 4")
    assert error is not None
    assert error.near[0].startswith("L9-L8, L5-L4")
    assert error.near[0].endswith("keep 4")


def test_throws_are_written_as_the_record_has_them() -> None:
    state = GAME.rules.setup(2, {"starter": 1})
    throw = GAME.notation.parse(state, CHANCE, "9 8 4 : III-IV-V")
    assert GAME.notation.format(state, CHANCE, throw) == "9 8 4 : III-IV-V"
    assert GAME.rules.apply(state, CHANCE, throw) == thrown(state, 9, 8, 4)
    for text in ("9 8 4", "9 8 : III", "9 : VI", "0 : III"):
        with pytest.raises(MalformedMove):
            GAME.notation.parse(state, CHANCE, text)


def test_a_throw_for_the_start_is_two_groups() -> None:
    state = GAME.rules.setup(2, {})
    text = "9 5 2 : III-IV-V / 8 8 7 : IV-V-III"
    assert GAME.notation.format(state, CHANCE, GAME.notation.parse(state, CHANCE, text)) == text


def test_kept_numbers_are_stored_in_descending_order() -> None:
    assert line(STATE, "keep 4 9").closing == Roll("roll", (9, 4))


def test_examples_in_the_rules_can_be_read() -> None:
    """Every quoted line of both languages; words and results are no lines."""
    lines = set()
    for language in ("en", "de"):
        for message, content in contents(language).items():
            if message.startswith(("gamwin-topic-", "gamwin-error-")):
                quoted = re.findall(r"`([^`]+)`", "".join(content.texts))
                lines |= {text for text in quoted if re.search(r"[*]\d|[LR]\d-|^(keep|lass|wurf|roll|pass|verz)", text)}
    assert len(lines) > 15
    for text in lines:
        syntax.read(text)


def test_why_not_tells_the_numbers_that_lie() -> None:
    assert why_not(STATE, "L5-L6") == ("not_lying", {"number": 6, "lying": ("9", "8", "4")})


def test_a_refused_line_with_places_that_do_not_exist_was_a_crash() -> None:
    state = drawn("L5=b L9=b", (9, 8, 4))
    for text in ("L5-K4", "A5-A4", "L9-B9"):
        refusal = refused(state, text)
        assert refusal
        assert refusal.code == "unknown_place"
        assert refusal.near
        assert all(is_legal(state, near) for near in refusal.near)


def test_more_dice_of_a_number_than_lie_cannot_be_kept() -> None:
    state = drawn("L5=b", (9, 5, 2))
    assert why_not(state, "keep 9 9") == ("not_kept", {"number": 9, "lying": ("9", "5", "2")})
    assert canonical(state, "keep 9") == canonical(state, "keep 09") == "keep 9"


def test_the_pass_that_ends_a_first_throw_may_be_written() -> None:
    state = started((9, 8, 4))
    for text in ("*9, *8, *4, pass", "*9, *8, *4"):
        assert canonical(state, text) == "*9, *8, *4"
    assert code_of(state, "*9, *8, *4, roll") == "after_first"


def test_an_x_before_a_number_is_asked_about_only_where_the_rules_leave_two_readings() -> None:
    nothing_captured = drawn("L5=b", (9, 5, 4))
    assert canonical(nothing_captured, "L5-L4x9") == "L5-L4, *9"
    captured = drawn("L5=b L4=r", (9, 5, 4))
    assert code_of(captured, "L5-L4x9") == "mark_or_entry"
    assert code_of(captured, "L5-L4x8") != "mark_or_entry"


def test_leading_zeros_of_places_and_numbers_say_nothing() -> None:
    state = drawn("L5=b", (9, 5, 4))
    assert canonical(state, "L05-L04, *09, keep 04") == "L5-L4, *9, keep 4"
    assert canonical(state, "x005") == "*5"


def test_a_line_has_an_end() -> None:
    state = drawn("L5=b", (5, 4, 9))
    to_and_fro = ", ".join(["L5-L4", "L4-L5"] * 30)
    assert canonical(state, to_and_fro) == to_and_fro
    assert why_not(state, f"{to_and_fro}, L5-L4") == ("too_many", {"most": 60})
    refusal = refused(state, f"{to_and_fro}, L5-L4")
    assert refusal
    assert all(is_legal(state, near) for near in refusal.near)
    assert list(GAME.notation.suggest(state, state.to_move, f"{to_and_fro}, L5-L4")) == []
