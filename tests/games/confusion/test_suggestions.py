"""Lines that go on from what is typed, and the choices of the move builder."""

from games.confusion import GAME
from games.confusion.board import BLACK, BLUE
from games.core import CHANCE
from tests.games.confusion.asking import learned, placed, started

STATE = placed("H d4, A c1", "C d5, D a11", "d4")


def lines(text: str) -> list[str]:
    return [choice.line for choice in GAME.notation.suggest(STATE, BLUE, text)]


def labels(text: str) -> list[str]:
    return [choice.label for choice in GAME.notation.choices(STATE, BLUE, text)]


def test_a_typed_line_leads() -> None:
    assert lines("H-d3")[0] == "H-d3"
    assert lines("hp z1")[0] == "HP-d3"


def test_a_beginning_by_square_or_by_direction_is_gone_on_with() -> None:
    assert {"H-e3", "H-e4", "H-e5"} <= set(lines("H-e"))
    assert all(line.split("-")[0] in ("H", "HP") for line in lines("H"))
    assert set(lines("P z")) == {"P-d3", "P-d2", "P-d1", "P-c3", "P-b2", "P-a1", "P-e3", "P-f2", "P-g1"}


def test_all_that_is_publicly_possible_is_offered_the_promising_first() -> None:
    listed = {GAME.notation.format(STATE, BLUE, action) for action in GAME.rules.legal_actions(STATE, BLUE)}
    assert set(lines("")) == listed
    home = placed("A f9, B c1", "C a11", "f9")
    assert next(GAME.notation.suggest(home, BLUE, "")).line == "AP-f11"


def test_what_the_sheet_excludes_comes_last() -> None:
    state = learned(started(), BLUE, "H", "hi")
    offered = [choice.line for choice in GAME.notation.suggest(state, BLUE, "H")]
    assert offered.index("H-d3") > offered.index("H-c3")


def test_notes_say_what_a_try_would_do_and_how_likely_the_sheet_makes_it() -> None:
    notes = {choice.line: [note.code for note in choice.notes] for choice in GAME.notation.suggest(STATE, BLUE, "H")}
    assert notes["H-d5"] == ["would_capture", "would_leave_puck", "odds"]
    assert notes["HP-d3"] == ["odds"]
    chance = next(iter(GAME.notation.suggest(STATE, BLUE, "H-d5"))).notes[-1]
    assert chance.params == {"able": 7, "left": 12}


def test_the_builder_asks_for_a_die_then_a_square_then_the_puck() -> None:
    assert labels("") == ["A (c1)", "H (d4)"]
    assert {choice.group for choice in GAME.notation.choices(STATE, BLUE, "A")} == {"square"}
    assert all(choice.is_complete for choice in GAME.notation.choices(STATE, BLUE, "A"))
    square = next(choice for choice in GAME.notation.choices(STATE, BLUE, "H") if choice.label == "d3")
    assert (square.line, square.is_complete) == ("H(P)-d3", False)
    assert labels("H(P)-d3") == ["H-d3", "HP-d3", "P-d3"]


def test_where_only_the_puck_can_go_the_choice_says_so() -> None:
    state = placed("H d4, A d5", "D a11", "d4")
    choice = next(choice for choice in GAME.notation.choices(state, BLUE, "H") if choice.line.endswith("d5"))
    assert (choice.line, choice.label, choice.is_complete) == ("P-d5", "P-d5", True)


def test_certain_types_can_be_revealed_from_the_builder_in_anybodys_turn() -> None:
    state = learned(started(), BLACK, "H", "h")
    assert [choice.line for choice in GAME.notation.choices(state, BLACK, "")] == ["H=h"]
    assert [choice.line for choice in GAME.notation.suggest(state, BLACK, "")] == ["H=h"]
    assert GAME.notation.choices(started(), BLACK, "") == ()


def test_chance_is_offered_nothing() -> None:
    state = GAME.rules.setup(2, {})
    assert list(GAME.notation.suggest(state, CHANCE, "")) == []
    assert GAME.notation.choices(state, CHANCE, "") == ()
