"""Views: the text board, the notes, the score sheet, the examples."""

from games.columbiz import GAME, rules
from games.columbiz.view import CaptiveSeen, DieSeen, LineSeen, PlayerSeen
from games.core import CHANCE, Cell, Note, Outcome, Seat, Transition
from tests.games.columbiz.asking import drawn, played, told
from tests.games.columbiz.random_games import random_game

BOOK = "1-2-33-555-6"
POSITION = """
. . . . A .
. . . O . .
O O . . A .
"""


def test_the_text_board() -> None:
    state = played(drawn(POSITION, "33355126"), "3/1, 5/2", BOOK, "keep 33 555")
    assert GAME.narration.view(state, None).text().splitlines() == [
        "   1  2  3  4  5  6",
        "6  .  .  .  .  .  .  6",
        "5  .  .  .  .  .  .  5",
        "4  .  .  .  .  .  .  4",
        "3  .  .  .  .  A  .  3",
        "2  .  .  .  O  O' .  2",
        "1  O  O  O' .  -  .  1",
        "   1  2  3  4  5  6",
        "1: [33-555] ???",
        "  O 2 = 1 + 1 (1) [16]",
        "> A 0 = 0 + 0 (0) [18]",
    ]


def test_the_view_holds_the_receipt_of_the_latest_turn() -> None:
    view = GAME.narration.view(played(drawn(POSITION, "33355126", prisoners=(2, 0)), "3/1, 5/2"), None)
    last = view.last
    assert last is not None
    assert (last.seat, last.shown_dice, last.discs) == (0, "1-2-333-55-6", ("3/1", "5/2"))
    assert last.captives == (CaptiveSeen("5/1", Seat(1)),)
    assert last.lines == (LineSeen("3/1", "row", ("1/1", "2/1", "3/1"), 1),)
    assert (last.points, last.prisoners_points, last.laid_away) == (1, 2, 0)
    assert view.players[0] == PlayerSeen(Seat(0), 16, 3, 4, 1, 5, has_left=False)


def test_of_equal_dice_the_first_ones_count_as_kept() -> None:
    view = GAME.narration.view(played(rules.setup(2, {}), "6-1", BOOK, "keep 3 5", "1-1-3-5-6-6"), None)
    assert [die for die in view.dice if die.is_kept] == [DieSeen(3, True), DieSeen(5, True)]
    assert view.shown_dice == "11-33-55-66"
    assert view.text().splitlines()[8] == "2: [3-5] 11-3-5-66"


def test_the_states_of_a_turn_are_told_apart() -> None:
    start = rules.setup(3, {})
    due = played(start, "2-6-1")
    first = played(due, BOOK)
    notes = [GAME.narration.view(state, None).notes()[0] for state in (start, due, first, played(first, "keep 5"))]
    whose = {"seat": 1, "round": 1}
    assert notes == [
        Note("view_start"),
        Note("view_throw_due", whose),
        Note("view_to_move", {**whose, "number": 1, "dice": BOOK}),
        Note("view_keeping", {**whose, "kept": "5"}),
    ]
    assert GAME.narration.view(played(first, "stop"), None).notes()[0] == Note("view_stopped", {**whose, "dice": BOOK})


def test_a_description_says_who_has_left_and_that_the_round_is_the_last() -> None:
    state = drawn(dice="12335556", seats=3, supplies=(5, 0, 5))
    gone = GAME.rules.forfeit(state, GAME.rules.setup(3, {}).to_move)
    assert gone is not None
    codes = [note.code for note in GAME.narration.view(gone, None).notes()]
    assert codes == ["view_throw_due", "view_player", "view_left", "view_player", "last_round", "view_player"]
    assert GAME.narration.view(gone, None).text().splitlines()[-3:] == [
        "x O 0 = 0 + 0 (0) [5]",
        "> A 0 = 0 + 0 (0) [0]",
        "  X 0 = 0 + 0 (0) [5]",
    ]


def test_a_view_ended_from_outside_has_nobody_to_move_and_no_dice() -> None:
    view = GAME.narration.view(drawn(dice="12335556"), None).ended(Outcome("agreed", (1, 1), (0, 0)))
    assert (view.to_move, view.dice, view.due) == (None, (), 0)
    assert view.notes()[0] == Note("view_over", {"reason": "agreed"})


def test_an_end_is_not_called_a_last_round() -> None:
    over = played(drawn(dice="12335556", to_move=1, supplies=(0, 4)), "5/3")
    codes = [note.code for note in GAME.narration.view(over, None).notes()]
    assert codes == ["view_over", "view_last", "view_player", "view_player", "view_discs"]


def test_throws_are_told_with_what_was_kept() -> None:
    state = played(rules.setup(2, {}), "6-1")
    assert told(state, BOOK) == [Note("thrown", {"seat": 0, "number": 1, "dice": BOOK})]
    state = played(state, BOOK, "keep 33 555")
    assert told(state, "3-4-6") == [
        Note("thrown_rest", {"seat": 0, "number": 2, "kept": "33-555", "dice": "333-4-555-6"})
    ]
    state = played(state, "3-4-6", "roll")
    assert told(state, BOOK) == [Note("thrown", {"seat": 0, "number": 3, "dice": BOOK})]
    assert told(played(state, BOOK), "5/3") == []


def test_keeping_itself_is_not_told() -> None:
    assert told(played(rules.setup(2, {}), "6-1", BOOK), "keep 33") == []


def test_the_sheet_has_a_row_for_each_turn() -> None:
    lines = (BOOK, "keep 33 555", "3-4-6", "3/2, 5/3", "11-2-3-4-66-5", "5/1, 6/2", "555-1-2-3-4-6", "5/2")
    state = drawn(". . . . . .\nO O . . . .\n. . . . A .", "")
    transitions = []
    for line in lines:
        (seat,) = GAME.rules.to_act(state)
        action = GAME.notation.parse(state, seat, line)
        transitions.append(Transition(state, seat, action, GAME.rules.apply(state, seat, action)))
        state = transitions[-1].after
    rows = GAME.narration.sheet(transitions)
    assert [(row.turn, row.seat, [cell.text for cell in row.cells]) for row in rows] == [
        (1, 0, ["333-4-555-6", "3/2, 5/3", "1", "1", "16", "1+1=2"]),
        (1, 1, ["11-2-3-4-5-66", "5/1, 6/2", "", "", "16", "0+0=0"]),
        (2, 0, ["1-2-3-4-555-6", "5/2", "", "1", "15", "1+2=3"]),
    ]
    assert rows[0].cells[1] == Cell("3/2, 5/3", (0, 1))


def test_discs_laid_away_are_on_the_sheet() -> None:
    blocked = drawn("A A A A A A\n" * 2, "11223345", throws=1, supplies=(18, 6))
    action = GAME.notation.parse(blocked, blocked.to_move, "stop")
    (row,) = GAME.narration.sheet(
        [Transition(blocked, blocked.to_move, action, GAME.rules.apply(blocked, blocked.to_move, action))]
    )
    assert [cell.text for cell in row.cells] == ["11-22-33-4-5", "lay away 3", "", "", "15", "0+0=0"]


def test_random_sheets_agree_with_the_scores() -> None:
    transitions = list(random_game(3, 3))
    rows = GAME.narration.sheet(transitions)
    last = {row.seat: int(row.cells[-1].text.rpartition("=")[2]) for row in rows}
    assert tuple(last[seat] for seat in sorted(last)) == GAME.rules.scores(transitions[-1].after)
    assert len(rows) == transitions[-1].after.turns
    assert sum(transition.seat == CHANCE for transition in transitions) > len(rows)


def test_the_examples_show_what_their_topics_say() -> None:
    views = {
        topic: GAME.narration.view(state, None)
        for topic in GAME.info.topics
        if (state := GAME.narration.example(topic))
    }
    assert {"overview", "board", "turn", "placing", "capturing", "lines", "leaving"} == set(views)
    assert views["turn"].text().splitlines()[8] == "2: [33-555] 3-4-6"
    placing, capturing, lines = (views[topic].last for topic in ("placing", "capturing", "lines"))
    assert placing
    assert capturing
    assert lines
    assert (placing.shown_dice, placing.discs) == (BOOK, ("3/2", "5/3"))
    assert capturing.captives == (CaptiveSeen("5/1", Seat(1)), CaptiveSeen("5/2", Seat(1)))
    assert [disc.seat for disc in views["capturing"].discs if disc.field == "5/4"] == [1]
    assert [(line.direction, line.points) for line in lines.lines] == [("row", 1), ("column", 1)]
    assert lines.discs == ("4/1", "4/3")
    assert views["leaving"].players[2].has_left
