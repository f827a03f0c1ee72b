"""Views: the text board, the notes of a picture and of a step, the score sheet."""

import random
from dataclasses import replace

import pytest

from games.colliding_circles import GAME
from games.colliding_circles.board import BLACK, RED
from games.colliding_circles.examples import TURNS
from games.colliding_circles.sheet import fresh_dice
from games.colliding_circles.state import Action, State, Throw
from games.colliding_circles.view import DieSeen, StepSeen
from games.core import CHANCE, Cell, Note, Transition
from tests.games.chances import Script
from tests.games.colliding_circles.asking import played, started, turn
from tests.games.colliding_circles.drawing import drawn, read_dice
from tests.games.colliding_circles.random_games import random_game
from tests.games.colliding_circles.sample import TURNS as SAMPLE

BOARD = """\
    A     B     C     D     E     F
11             .. -- ..             11
10       .. -- ..    .. -- ..       10
 9 .. -- ..    .. -- r5    .. -- .. 9
 8 ..    .. -- ..    ## -- r3    .. 8
 7 .. -- ..    b2 -- b1    .. -- .. 7
 6 ..    .. -- b3 R5 r6 -- ..    .. 6
 5 .. -- ..    r4 -- r5    .. -- .. 5
 4 ..    .. -- ..    .. -- ..    .. 4
 3 .. -- ..    .. -- ..    .. -- .. 3
 2       .. -- ..    .. -- ..       2
 1             .. -- ..             1
    A     B     C     D     E     F
5/0
> r: 6 5 3 1 1 (9)
  b: 4 2 (8)
##: D8
9/12"""
"""A complete circle, a hole, quiet turns."""


def board_state() -> State:
    return drawn(BOARD.split("5/0")[0], red="65311", black="42", pools=(9, 8), quiet=9)


def test_the_text_board_shows_everything() -> None:
    assert GAME.narration.view(replace(board_state(), last=played(drawn(BOARD), "pass").last), None).text() == BOARD


def test_the_printed_numbers_stand_on_free_fields() -> None:
    text = GAME.narration.view(started("55421", "64431"), None).text()
    assert text.splitlines()[5:8] == [
        " 7 .. -- ..    .6 -- .1    .. -- .. 7",
        " 6 ..    .. -- .5    .2 -- ..    .. 6",
        " 5 .. -- ..    .4 -- .3    .. -- .. 5",
    ]
    assert text.splitlines()[13:] == ["0/0", "> r: 5' 5' 4' 2' 1' (23)", "  b: 6' 4' 4' 3' 1' (23)"]


@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_board_reads_back(seed: int) -> None:
    for transition in random_game(seed):
        assert read_dice(GAME.narration.view(transition.after, None).text()) == transition.after.dice


def test_text_boards_fit_a_phone_and_have_no_words() -> None:
    for transition in random_game(1):
        for line in GAME.narration.view(transition.after, None).text().splitlines():
            assert len(line) <= 38
            assert all(len(word.strip("'()/>:#-.0123456789")) <= 1 for word in line.split())


def test_the_view_lists_dice_circles_and_the_last_turn() -> None:
    state = played(drawn(BOARD, red="65311"), "D5-C3, 5*D5, +1", dice=[4, 2])
    view = GAME.narration.view(state, None)
    assert DieSeen("C3", RED, 2) in view.dice
    assert view.last_seat == RED
    assert view.last_steps == (
        StepSeen("manoeuvre", ("D5", "D4", "D3", "C3"), 2),
        StepSeen("placement", ("D5",), 5),
        StepSeen("rethrow", (), 1),
    )
    assert view.hands[RED] == (6, 4, 3, 2, 1)
    assert view.fresh == ((1, 3), ())


@pytest.mark.parametrize(
    ("hand", "new", "fresh"),
    [
        ((5, 4, 2, 1, 1), (1,), (4,)),
        ((6, 4, 3, 2, 1), (6, 2), (0, 3)),
        ((4, 4, 4), (4, 4), (1, 2)),
        ((5, 5, 3), (), ()),
        ((2,), (2,), (0,)),
    ],
)
def test_of_equal_dice_as_many_are_new_as_were_thrown(
    hand: tuple[int, ...], new: tuple[int, ...], fresh: tuple[int, ...]
) -> None:
    assert fresh_dice(hand, new) == fresh


def test_only_the_hand_just_thrown_is_new() -> None:
    state = started()
    assert GAME.narration.view(state, None).fresh == ((0, 1, 2, 3, 4), (0, 1, 2, 3, 4))
    state = played(state, "5*C6", dice=[1])
    assert GAME.narration.view(state, None).fresh == ((4,), ())
    assert GAME.narration.view(played(state, "pass"), None).fresh == ((), ())


def test_the_number_of_the_turn_counts_as_on_the_score_sheet() -> None:
    state = started()
    seen = [GAME.narration.view(state, None).turn]
    for line in ("5*C6", "pass", "pass", "pass"):
        state = played(state, line)
        seen.append(GAME.narration.view(state, None).turn)
    assert seen == [1, 1, 2, 2, 3]
    assert GAME.narration.view(GAME.rules.setup(2, {}), None).to_move is None


def told(state: State, line: str) -> list[Note]:
    action = turn(state, line)
    return list(
        GAME.narration.describe(
            Transition(state, state.to_move, action, GAME.rules.apply(state, state.to_move, action))
        )
    )


def test_a_circle_broken_and_closed_again_is_told_as_both() -> None:
    state = drawn(BOARD, red="65311")
    assert told(state, "D5-D4, 5*D5") == [
        Note("circle_broken", {"circle": "CD6", "owner_seat": RED, "kind": "wolf", "points": 5}),
        Note("circle_completed", {"circle": "CD6", "owner_seat": RED, "kind": "wolf", "points": 5}),
    ]
    assert told(state, "D5-D4")[1:] == [Note("points", {"seat": RED, "points": -5, "score": "0/0"})]


def test_holes_throws_and_quiet_turns_are_told() -> None:
    state = drawn(BOARD, red="65311", quiet=7)
    assert told(state, "D9-D10") == [
        Note("hole_opened", {"field": "D8"}),
        Note("quiet_turns", {"turns": 8, "left": 4}),
    ]
    assert told(state, "pass") == [Note("passed", {"seat": RED}), Note("quiet_turns", {"turns": 8, "left": 4})]
    due = GAME.rules.setup(2, {})
    throw = GAME.rules.draw(due, Script([5, 5, 4, 2, 1, 6, 4, 4, 3, 1]))
    transition: Transition[State, Action] = Transition(due, CHANCE, throw, GAME.rules.apply(due, CHANCE, throw))
    assert GAME.narration.describe(transition) == (
        Note("thrown", {"seat": RED, "dice": ("5", "5", "4", "2", "1"), "pool": 23}),
        Note("thrown", {"seat": BLACK, "dice": ("6", "4", "4", "3", "1"), "pool": 23}),
    )


def test_the_warning_waits_for_the_throw_of_the_turn() -> None:
    state = drawn(BOARD, red="65311", quiet=7)
    assert told(state, "+6") == []
    due = GAME.rules.apply(state, RED, turn(state, "+6"))
    throw = Throw("throw", (2,))
    transition: Transition[State, Action] = Transition(due, CHANCE, throw, GAME.rules.apply(due, CHANCE, throw))
    assert GAME.narration.describe(transition) == (
        Note("rethrown", {"seat": RED, "old": 6, "new": 2}),
        Note("quiet_turns", {"turns": 8, "left": 4}),
    )


def sheet_of(state: State, *lines: str, dice: tuple[int, ...] = ()) -> list[tuple[Cell, ...]]:
    transitions: list[Transition[State, Action]] = []
    script = list(dice)
    for line in lines:
        action = turn(state, line)
        after = GAME.rules.apply(state, state.to_move, action)
        transitions.append(Transition(state, state.to_move, action, after))
        if after.due:
            thrown = GAME.rules.draw(after, Script([script.pop(0) for _ in range(after.due)]))
            transitions.append(Transition(after, CHANCE, thrown, GAME.rules.apply(after, CHANCE, thrown)))
        state = transitions[-1].after
    return [row.cells for row in GAME.narration.sheet(transitions)]


def test_the_sheet_has_a_row_for_each_turn() -> None:
    rows = sheet_of(
        drawn(BOARD, red="65311", black="42", pools=(9, 8)),
        "D5-D4, 5*D5",
        "pass",
        "+1",
        "4*E7, +2",
        dice=(6, 5, 3, 3),
    )
    assert [[cell.text for cell in row] for row in rows] == [
        ["D5-D4", "5*D5", "", "6 6 3 1 1", "8", "5/0"],
        ["", "", "", "4 2", "8", "5/0"],
        ["", "", "+1", "6 6 5 3 1", "8", "5/0"],
        ["", "4*E7", "+2", "3 3", "7", "5/0"],
    ]
    assert [row[3].marked for row in rows] == [(1,), (), (2,), (0, 1)]


def test_a_turn_whose_dice_are_not_thrown_yet_has_its_row() -> None:
    state = drawn(BOARD, red="65311")
    action = turn(state, "D5-D4, 5*D5")
    transition: Transition[State, Action] = Transition(state, RED, action, GAME.rules.apply(state, RED, action))
    (row,) = GAME.narration.sheet([transition])
    assert (row.turn, row.seat, row.cells[3].text) == (11, RED, "6 3 1 1")


def test_random_sheets_agree_with_the_lines_played() -> None:
    rng = random.Random(3)
    transitions = list(random_game(rng.randrange(100)))
    rows = GAME.narration.sheet(transitions)
    turns = [transition for transition in transitions if transition.seat != CHANCE]
    for row, transition in zip(rows, turns, strict=True):
        line = ", ".join(cell.text for cell in row.cells[:3] if cell.text) or "pass"
        assert line == GAME.notation.format(transition.before, transition.seat, transition.action)


def test_the_examples_are_the_moments_of_the_sample_game() -> None:
    assert GAME.narration.example("end") is None
    for topic, turns in TURNS.items():
        told = SAMPLE[turns - 1]["position"] if turns else None
        state = GAME.narration.example(topic)
        assert state is not None
        assert (state.turns, state.due) == (turns, 0)
        if told:
            assert {die.field: f"{'rb'[die.seat]}{die.value}" for die in GAME.narration.view(state, None).dice} == told[
                "board"
            ]
            assert [list(hand) for hand in state.hands] == list(told["hands"].values())


def test_the_examples_show_what_their_topics_say() -> None:
    views = {
        topic: GAME.narration.view(state, None)
        for topic in GAME.info.topics
        if (state := GAME.narration.example(topic))
    }
    assert {circle.kind for circle in views["circles"].circles} == {"wolf", "fox", "goose"}
    assert views["holes"].holes == ("D6",)
    assert views["manoeuvre"].last_steps == (StepSeen("manoeuvre", ("B6", "B7", "A7"), 2),)
    assert [die.field for die in views["placement"].dice] == ["C6"]
    assert not views["board"].dice
