"""Offers: lines for autocompletion, choices and switches for the move builder, possible additions."""

from itertools import islice

import pytest

from games.core import Seat
from games.gamwin import GAME
from games.gamwin.state import State
from games.gamwin.suggestions import LONGEST_LINE
from tests.games.gamwin.asking import line, played, started
from tests.games.gamwin.drawing import drawn
from tests.games.gamwin.random_games import random_game


def offered(state: State, typed: str = "") -> list[str]:
    return [choice.line for choice in islice(GAME.notation.suggest(state, state.to_move, typed), 25)]


def labels(state: State, text: str, group: str) -> list[str]:
    return [choice.label for choice in GAME.notation.choices(state, state.to_move, text) if choice.group == group]


def test_home_comes_first_then_captures_then_opening_a_wall() -> None:
    state = drawn("R2=b R7=b L6=r", (1, 6, 4), home=(1, 0))
    assert offered(state)[:2] == ["R2-R1#", "R7-R6x"]
    wall = drawn("R8=rrr", (7, 9, 2), to_move="r")
    assert offered(wall)[0] == "R8-R7"


def test_going_back_comes_after_throwing_and_last() -> None:
    state = drawn("L5=b", (9, 8, 4), has_thrown=False)
    found = offered(state)
    assert found.index("roll") < found.index("L5-L4")
    assert found[0].startswith("*")


def test_dice_that_serve_are_kept_first() -> None:
    state = drawn("L3=b R2=b", (1, 9, 8), home=(1, 0))
    throws = [text for text in offered(state) if text.startswith("keep") or text == "roll"]
    assert throws[0] == "keep 1"


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("L9-R9", "L9-R9"),
        ("l9", "L9-R9"),
        ("*", "*9"),
        ("x", "*9"),
        ("ke", "keep"),
        ("la", "keep"),
        ("wu", "roll"),
        ("keep 8", "keep 8"),
        ("L9-R9, r", "L9-R9, R9-R8"),
        ("L9-R9, keep 8", "L9-R9, keep 8"),
    ],
)
def test_lines_go_on_from_what_is_typed(typed: str, first: str) -> None:
    state = drawn("L5=b L9=b R7=r R8=rr", (9, 8, 4))
    assert offered(state, typed)[0].startswith(first)


def test_the_typed_line_leads_if_it_is_legal() -> None:
    state = drawn("L5=b L9=b R7=r R8=rr", (9, 8, 4))
    assert offered(state, "L9-R9, R9-R8")[:1] == ["L9-R9, R9-R8"]
    assert offered(state, "keep 8") == ["keep 8", "keep 8 4"]
    assert offered(state, "nonsense") == []


def test_nobody_else_is_offered_anything() -> None:
    state = drawn("L5=b", (9, 8, 4))
    assert list(GAME.notation.suggest(state, Seat(1), "")) == []
    assert GAME.notation.choices(state, Seat(1), "") == ()


def test_the_builder_offers_single_steps_and_switches() -> None:
    state = drawn("L5=b L9=b R7=r R8=rr", (9, 8, 4))
    assert labels(state, "", "step") == ["L9-R9", "L5-L4", "L9-L8"]
    assert labels(state, "", "entry") == ["*9", "*8", "*4"]
    assert labels(state, "", "keep") == ["9 (III)", "8 (IV)", "4 (V)"]
    assert labels(state, "", "roll") == ["roll"]
    assert labels(state, "", "pass") == []
    assert labels(state, "L9-R9", "step")[0] == "R9-R8"


def test_switches_turn_dice_over() -> None:
    state = drawn("L5=b", (9, 8, 4))
    kept = {
        choice.label: (choice.is_chosen, choice.line)
        for choice in GAME.notation.choices(state, Seat(0), "L5-L4, keep 8")
    }
    assert kept == {
        "9 (III)": (False, "L5-L4, keep 9 8"),
        "8 (IV)": (True, "L5-L4, roll"),
        "4 (V)": (False, "L5-L4, keep 8 4"),
    }
    two = [choice.label for choice in GAME.notation.choices(state, Seat(0), "keep 9 8")]
    assert two == ["9 (III)", "8 (IV)"]


def test_a_pair_has_jumps_and_a_pass_and_no_switches() -> None:
    state = drawn("L5=b", (9, 9, 4), has_thrown=True)
    assert labels(state, "", "jump") == ["L5-L9"]
    assert labels(state, "", "keep") == labels(state, "", "roll") == []
    assert labels(state, "", "pass") == ["pass"]
    assert GAME.notation.choices(state, Seat(0), "L5-L9") == ()


def test_a_first_throw_has_entries_and_a_pass() -> None:
    state = started((7, 8, 8))
    assert labels(state, "", "entry") == ["*8", "*7"]
    assert labels(state, "*8", "entry") == ["*8", "*7"]
    assert labels(state, "*8, *8", "entry") == ["*7"]
    assert labels(state, "", "pass") == ["pass"]


def test_what_could_still_follow() -> None:
    state = drawn("L5=b", (9, 8, 4), home=(2, 0))
    assert GAME.notation.additions(state, Seat(0), line(state, "L5-L4")) == ("throw",)
    assert GAME.notation.additions(state, Seat(0), line(state, "roll")) == ()
    more = drawn("L5=b", (9, 8, 4))
    assert GAME.notation.additions(more, Seat(0), line(more, "L5-L4")) == ("step", "throw")


def test_lines_of_choices_stay_short_enough_for_buttons() -> None:
    state = drawn("L4=b L5=b", (5, 4, 6))
    text = ""
    while more := [choice.line for choice in GAME.notation.choices(state, Seat(0), text) if choice.group == "step"]:
        text = more[-1]
    assert len(text) <= LONGEST_LINE
    assert all(
        len(choice.line) <= LONGEST_LINE + len(", keep 9 8") for choice in GAME.notation.choices(state, Seat(0), text)
    )


@pytest.mark.parametrize("seed", range(6))
def test_all_groups_are_known_and_best_first_is_legal(seed: int) -> None:
    for transition in random_game(seed, steps=120):
        state = transition.before
        if state.due:
            continue
        choices = GAME.notation.choices(state, state.to_move, "")
        assert choices
        assert played(state, offered(state)[0]) != state
