"""Views of each viewer, previews, the text board, the record, the end."""

from games.confusion import GAME, secrets
from games.confusion.board import BLACK, BLUE
from games.confusion.examples import EXAMPLE_DEAL, SHEETS, example, illustration
from games.confusion.state import Action, State
from games.core import Outcome, Seat, Transition, Viewer
from tests.games.confusion.asking import IN_ORDER, learned, placed, played, started, told, transition

BACKWARDS = IN_ORDER[::-1]


def types(state: State, viewer: Viewer, about: Seat) -> str:
    return "".join(die.type or "?" for die in GAME.narration.view(state, viewer).side(about))


def test_a_player_sees_the_enemys_types_and_not_the_own_ones() -> None:
    state = started(IN_ORDER, BACKWARDS)
    assert (types(state, BLUE, BLACK), types(state, BLUE, BLUE)) == (BACKWARDS, "?" * 12)
    assert (types(state, BLACK, BLUE), types(state, BLACK, BLACK)) == (IN_ORDER, "?" * 12)


def test_the_public_sees_revealed_types_only() -> None:
    state = played(learned(started(), BLUE, "H", "h"), "H=h")
    assert (types(state, None, BLUE), types(state, None, BLACK)) == ("???????h????", "?" * 12)


def test_the_public_has_no_sheets_unless_they_are_open() -> None:
    assert GAME.narration.view(started(), None).sheets is None
    assert GAME.narration.view(secrets.with_open_notes(started()), None).sheets is not None
    assert GAME.narration.view(started(), BLUE).sheets == GAME.narration.view(started(), BLACK).sheets


def test_after_the_end_everybody_sees_everything() -> None:
    state = played(placed("A f9", "C a11", "f9"), "AP-f11", "C-a10")
    for viewer in (None, BLUE, BLACK):
        assert (types(state, viewer, BLUE), types(state, viewer, BLACK)) == (IN_ORDER, IN_ORDER)


def test_a_past_position_stays_as_it_was_and_can_be_opened() -> None:
    state = started(IN_ORDER, BACKWARDS)
    assert types(state, None, BLACK) == "?" * 12
    opened = GAME.secrets.revealed(state)
    assert (types(opened, None, BLUE), types(opened, BLACK, BLACK)) == (IN_ORDER, BACKWARDS)
    assert GAME.narration.view(opened, None).is_open
    assert GAME.rules.outcome(opened) is None


def test_an_end_from_outside_opens_nothing_by_itself() -> None:
    view = GAME.narration.view(started(), None).ended(Outcome("resigned", (2, 1), (0, 0)))
    assert all(die.type is None for die in view.dice)
    assert view.to_move is None


# --- Previews


def test_a_preview_shows_the_position_as_if_allowed_whatever_the_type() -> None:
    shown = []
    for deal in (IN_ORDER, "abcdefghijkl".replace("h", "x").replace("a", "h").replace("x", "a")):
        state = started(deal)
        foreseen, notes = GAME.preview(state, BLUE, GAME.notation.parse(state, BLUE, "H-d3"))
        shown.append((GAME.narration.view(foreseen, BLUE), notes))
    assert shown[0] == shown[1]
    view, notes = shown[0]
    assert view.side(BLUE)[7].square == "d3"
    assert view.last is not None
    assert (view.last.is_allowed, view.last.record) == (None, "H-d3")
    assert [note.code for note in notes] == ["asked"]
    assert notes[0].params == {"other_seat": BLACK, "able": 7, "left": 12}


def test_a_preview_neither_promotes_nor_ends_nor_learns() -> None:
    state = placed("A f9", "C a11", "f9")
    foreseen, notes = GAME.preview(state, BLUE, GAME.notation.parse(state, BLUE, "AP-f11"))
    assert not foreseen.dice[0][0].is_promoted
    assert foreseen.dice[0][0].known == state.dice[0][0].known
    assert [note.code for note in notes] == ["asked", "would_threaten"]
    answering = played(state, "AP-f11")
    foreseen, notes = GAME.preview(answering, BLACK, GAME.notation.parse(answering, BLACK, "C-a10"))
    assert foreseen.over is None
    assert notes[-1].code == "must_catch"


def test_a_preview_of_what_everybody_knows_says_so() -> None:
    state = placed("H! d2", "C a11")
    _, notes = GAME.preview(state, BLUE, GAME.notation.parse(state, BLUE, "H-c2"))
    assert [note.code for note in notes] == ["certain"]


def test_a_preview_of_a_reveal_shows_it() -> None:
    state = learned(started(), BLUE, "H", "h")
    foreseen, notes = GAME.preview(state, BLUE, GAME.notation.parse(state, BLUE, "H=h"))
    assert foreseen.dice[0][7].is_revealed
    assert [note.code for note in notes] == ["revealed"]


# --- The text board and descriptions


def test_the_text_board_of_the_public() -> None:
    state = played(placed("A f9, H! b2, K' c3", "C a11, D f11", "f9"), "AP-f11")
    text = GAME.narration.view(state, None).text().splitlines()
    assert text[1].split() == ["11", "vC", ".", ".", ".", ".", "^Ao", ".", ".", ".", ".", ".", "11"]
    assert "^AP-f11xD +^" in " ".join(text).replace("^ AP", "^AP")
    assert text[14].startswith("  ^ A' Bx Cx")
    assert "H=h!" in text[14]
    assert "K'" in text[14]
    assert text[15].startswith("! v")
    assert text[-1] == "0/80 1/600"


def test_the_text_board_of_a_player_has_the_sheets_the_own_dice_left() -> None:
    state = played(started(*EXAMPLE_DEAL), *SHEETS)
    text = GAME.narration.view(state, BLACK).text().splitlines()
    assert text[-13:][0] == "v ABCDEFGHIJKL   ^ ABCDEFGHIJKL"
    assert text[-12] == "a ............   a .......#...."
    assert len("\n".join(text)) < 1900


def test_the_text_board_can_be_turned() -> None:
    view = GAME.narration.view(started(), BLACK).turned()
    assert view.text().splitlines()[0].split() == list("kjihgfedcba")
    assert GAME.narration.view(started(), BLUE).turned() == GAME.narration.view(started(), BLUE)


def test_a_description_names_what_the_picture_shows() -> None:
    state = played(placed("A f9, H! b2", "C a11, D f11", "f9"), "AP-f11")
    notes = {note.code: note.params for note in GAME.narration.view(state, None).notes()}
    assert notes["view_answering"] == {"seat": BLACK}
    assert notes["view_allowed"]["line"] == "AP-f11xD +^"
    assert notes["view_holder"] == {"seat": BLUE, "die": "A", "square": "f11"}
    assert notes["view_promoted"]["dice"] == ("A",)
    assert notes["view_revealed"]["dice"] == ("H=h",)
    assert "view_types" not in notes
    private = [note for note in GAME.narration.view(state, BLUE).notes() if note.code == "view_types"]
    assert [note.params["seat"] for note in private] == [BLACK]


def test_sheets_can_be_described() -> None:
    state = played(started(*EXAMPLE_DEAL), *SHEETS)
    (note,) = GAME.narration.view(state, BLUE).sheet_notes(BLUE)
    assert "H: hi" in str(note.params["dice"])
    (note,) = GAME.narration.view(state, BLUE).dice_notes(BLACK)
    assert "K=b" in str(note.params["dice"])


# --- The record


def test_the_record_has_a_row_for_each_try_reveal_and_pass() -> None:
    state = learned(placed("A f11, H b2", "D k11", "a6", to_move=BLACK), BLUE, "A", "a")
    steps: list[Transition[State, Action]] = []
    for line, seat in (("A=a", BLUE), ("D-k10", BLACK), ("H-b3", BLUE)):
        steps.append(transition(state, line, seat))
        state = steps[-1].after
    rows = GAME.narration.sheet(steps)
    assert [(row.turn, row.seat, row.cells[0].text) for row in rows] == [
        (1, BLUE, "A=a"),
        (1, BLACK, "D-k10 +"),
        (1, BLUE, "H-b3 -"),
    ]
    assert rows[1].cells[1].text == "7"
    alone = transition(placed("A! f11", "D k11", "a6", to_move=BLACK), "D-k10")
    assert [row.cells[0].text for row in GAME.narration.sheet([alone])] == ["D-k10 +", "pass"]


def test_the_deal_is_told_without_saying_anything_and_has_no_row() -> None:
    state = GAME.rules.setup(2, {})
    deal = next(GAME.rules.legal_actions(state, next(iter(GAME.rules.to_act(state)))))
    step = Transition(state, next(iter(GAME.rules.to_act(state))), deal, started())
    assert [note.code for note in GAME.narration.describe(step)] == ["dealt"]
    assert GAME.narration.sheet([step]) == ()
    assert GAME.secrets.is_secret(state, step.seat, deal)


def test_the_puck_left_behind_is_told() -> None:
    assert told(placed("A f6", "C a11"), "A-f8") == ["allowed", "puck_free"]


def test_examples() -> None:
    shown = example("types")
    assert shown is not None
    assert types(shown, BLACK, BLUE) == IN_ORDER
    assert example("sheets") is not None
    assert example("rulings") is None


def test_the_pictures_of_topics_are_those_that_players_see() -> None:
    assert {topic: illustration(topic) for topic in GAME.info.topics if example(topic)} == {
        "overview": (BLUE, ("board",)),
        "board": (None, ("board",)),
        "types": (BLACK, ("dice",)),
        "turn": (None, ("board",)),
        "sheets": (BLUE, ("mine", "yours")),
    }
