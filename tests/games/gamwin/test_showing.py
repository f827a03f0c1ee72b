"""Views and texts: the text board, the view, notes, the record, the examples beside the rules."""

from dataclasses import replace

import pytest

from games.core import CHANCE, Cell, Note, Outcome, Seat, Transition
from games.gamwin import GAME
from games.gamwin.board import BLUE, RED
from games.gamwin.examples import AFTER
from games.gamwin.state import LONGEST, Action, State
from games.gamwin.view import DieSeen
from tests.games.gamwin.asking import line, played, script, started, thrown
from tests.games.gamwin.drawing import drawn
from tests.games.gamwin.random_games import random_game
from tests.games.gamwin.test_worked_example import EXAMPLE, act, before

BOARD = """\
     1   2   3   4   5   6   7   8   9
L    .   .   .   .   b   .   .   .   .
R    .   .   .   .   .   .   r rrb   .
  b: L1>L9 R9>R1 | -   | #B
> r: R1>R9 L9>L1 | -   | #-
9' 8 5 :
31/40"""


def told(state: State, text: str) -> list[Note]:
    action = line(state, text)
    transition: Transition[State, Action] = Transition(
        state, state.to_move, action, GAME.rules.apply(state, state.to_move, action)
    )
    return list(GAME.narration.describe(transition))


def told_of_throw(state: State, *numbers: int) -> list[Note]:
    action = GAME.rules.draw(state, script(state, numbers))
    transition: Transition[State, Action] = Transition(state, CHANCE, action, GAME.rules.apply(state, CHANCE, action))
    return list(GAME.narration.describe(transition))


def test_the_text_board_shows_everything() -> None:
    state = drawn("L5=b R7=r R8=rrb", (9, 5, 8), to_move="r", home=(1, 0), quiet=31)
    assert GAME.narration.view(replace(state, thrown=("III",)), None).text() == BOARD


def test_text_boards_fit_a_phone_and_have_no_words() -> None:
    for transition in random_game(1, steps=200):
        for row in GAME.narration.view(transition.after, None).text().splitlines():
            assert len(row) <= 38


def test_the_view_tells_blocks_walls_and_used_dice() -> None:
    places = GAME.narration.view(drawn("R8=rrb L5=bbb", (9, 5, 8)), None).places
    assert [(place.name, place.is_wall, place.blocked_seat) for place in places] == [
        ("L5", True, None),
        ("R8", True, RED),
    ]
    view = GAME.narration.view(played(started((7, 8, 8)), "*8"), None)
    assert [(die.number, die.is_used) for die in view.dice] == [(7, False), (8, False), (8, True)]
    assert view.is_first_throw


def test_dice_that_are_about_to_be_thrown_are_marked() -> None:
    view = GAME.narration.view(played(drawn("L3=b", (9, 4, 8)), "keep 4"), None)
    assert [die.is_due for die in view.dice] == [True, False, True]
    assert view.to_move is None


def test_fresh_dice_are_those_thrown_last() -> None:
    view = GAME.narration.view(thrown(played(drawn("L3=b", (9, 4, 8)), "keep 4"), 7, 7), None)
    assert view.dice[0] == DieSeen("III", 7, is_fresh=True, is_used=False, is_due=False)
    assert [die.is_fresh for die in view.dice] == [True, False, True]


def test_the_latest_steps_are_kept_until_others_come() -> None:
    state = played(drawn("L8=b R7=r", (7, 1, 4)), "L8-L7, *4")
    view = GAME.narration.view(state, None)
    assert view.last_ways == (("L8", "L7"), ("off", "L4"))
    assert view.captured == ("R7",)
    assert GAME.narration.view(played(state, "keep 7"), None).last_ways == view.last_ways
    assert GAME.narration.view(played(drawn("R2=b", (1, 9, 4)), "R2-R1"), None).last_ways == (("R2", "home"),)


def test_captures_home_walls_and_blocks_are_told_in_order() -> None:
    state = drawn("R2=b L1=r L8=b R7=r", (1, 7, 4))
    assert told(state, "L8-L7, R2-R1") == [
        Note("captured", {"seat": BLUE, "victim_seat": RED, "place": "R7"}),
        Note("captured", {"seat": BLUE, "victim_seat": RED, "place": "L1"}),
        Note("came_home", {"seat": BLUE, "home": 1}),
    ]
    wall = drawn("R8=rrr L9=bb", (7, 9, 2), to_move="r")
    assert told(wall, "R8-R7, R8-R9, R9-L9") == [
        Note("wall_opened", {"seat": RED, "place": "R8"}),
        Note("blocked", {"seat": RED, "victim_seat": BLUE, "place": "L9"}),
    ]
    assert told(drawn("L5=bb", (5, 9, 2)), "*5") == [Note("wall_built", {"seat": BLUE, "place": "L5"})]


def test_a_block_that_the_same_line_leaves_again_was_told_twice() -> None:
    state = drawn("R8=bb R7=rr", (7, 6, 3))
    block = Note("blocked", {"seat": BLUE, "victim_seat": RED, "place": "R7"})
    assert told(state, "R8-R7, R7-R6, R8-R7") == [block]
    assert told(state, "R8-R7, R7-R6") == []


def test_throws_are_told_with_names_and_what_lies() -> None:
    state = played(drawn("L3=b", (9, 4, 8)), "keep 4")
    assert told_of_throw(state, 7, 2) == [
        Note("thrown_some", {"seat": BLUE, "dice": ("7 (III)", "2 (V)"), "lying": "7 4 2"}),
    ]
    assert told_of_throw(played(drawn("L3=b", (9, 4, 8)), "roll"), 1, 1, 4) == [
        Note("thrown", {"seat": BLUE, "dice": ("4 (V)", "1 (III)", "1 (IV)"), "lying": "4 1 1"}),
        Note("pair", {"number": 1}),
    ]


def test_the_throw_for_the_start_is_told() -> None:
    state = GAME.rules.setup(2, {})
    assert told_of_throw(state, 9, 5, 2, 1, 1, 2)[-1] == Note("starts", {"seat": BLUE})
    assert told_of_throw(state, 9, 5, 2, 9, 5, 2)[-1] == Note("start_tie")
    assert told_of_throw(state, 9, 5, 2, 1, 1, 2)[0] == Note("start_throw", {"seat": BLUE, "lying": "9 5 2", "sum": 16})


def test_a_turn_that_ends_by_itself_is_told() -> None:
    state = played(drawn("L2=bbb R3=rr", (7, 4, 8)), "roll")
    assert told_of_throw(state, 9, 5, 7)[-1] == Note("no_step", {"seat": BLUE, "next_seat": RED})
    passed = told(drawn("L3=b", (9, 4, 8), has_thrown=True, quiet=30), "pass")
    assert passed == [Note("waived", {"seat": BLUE}), Note("quiet_turns", {"turns": 31, "left": 9})]


def test_a_march_was_told_in_five_sentences() -> None:
    none = drawn("R2=bb R3=b", (1, 4, 2))
    assert [note.code for note in told(none, "R2-R1, R2-R1, R3-R2, R2-R1")] == ["ended_durchmarsch"]
    three = drawn("R2=bb R5=b", (1, 4, 2))
    assert told(three, "R2-R1, R2-R1")[-1] == Note("came_home", {"seat": BLUE, "home": 2})
    assert sum(note.code == "came_home" for note in told(three, "R2-R1, R2-R1")) == 1


def test_every_end_is_told() -> None:
    two = drawn("R2=b", (1, 4, 8), home=(2, 1))
    assert told(two, "R2-R1")[-1] == Note("ended_home", {"seat": BLUE, "stones": 3, "score": "3/1"})
    none = drawn("R2=bb R3=b", (1, 4, 2))
    last = told(none, "R2-R1, R2-R1, R3-R2, R2-R1")[-1]
    assert last == Note("ended_durchmarsch", {"seat": BLUE, "score": "3/0"})
    quiet = drawn("L3=b", (9, 4, 8), has_thrown=True, quiet=39)
    assert told(quiet, "pass")[-1] == Note("ended_quiet", {"turns": 40, "score": "0/0"})
    long = replace(drawn("L3=b", (9, 4, 8)), actions=LONGEST - 1)
    assert told(long, "roll")[-1] == Note("ended_longest", {"actions": LONGEST, "score": "0/0"})


def test_a_view_that_was_ended_from_outside() -> None:
    view = GAME.narration.view(drawn("L3=b", (9, 4, 8)), None).ended(Outcome("resigned", (2, 1), (0, 0)))
    assert view.to_move is None
    assert view.notes()[0] == Note("view_over", {"reason": "resigned"})


def test_the_record_is_that_of_the_rulebook() -> None:
    state = GAME.rules.setup(2, {})
    transitions = []
    for turn in EXAMPLE:
        transitions.append(act(state, turn))
        state = transitions[-1].after
    rows = GAME.narration.sheet(transitions)
    texts = [(row.turn, "br"[row.seat], *(cell.text for cell in row.cells)) for row in rows]
    assert texts == [
        (0, "b", "9 5 2 :", "16", "0/0"),
        (0, "r", "9 4 2 :", "15", "0/0"),
        (1, "b", "9 5 2 :", "*9, *5, pass", "0/0"),
        (1, "r", "8 8 7 :", "*8, *8, *7", "0/0"),
        (2, "b", "9 8 4 :", "L9-R9, R9-R8, keep 4", "0/0"),
        (2, "b", "5 4 1 :", "L5-L4, keep 5", "0/0"),
        (2, "b", "7 6 5 :", "L4-L5, L5-L6, L6-L7x, R8-R7, roll", "0/0"),
        (2, "b", "9 5 3 :", "*9, L9-R9, roll", "0/0"),
        (2, "b", "5 4 3 :", "", "0/0"),
        (2, "r", "5 4 3 :", "roll", "0/0"),
        (2, "r", "8 2 1 :", "*8, roll", "0/0"),
        (2, "r", "9 2 2 :", "pass", "0/0"),
        (3, "b", "4 1 1 :", "R9-R1#", "1/0"),
        (3, "b", "9 7 3 :", "", "1/0"),
        (3, "r", "9 7 3 :", "R8-R7x, R8-R9, R8-R9, R9-L9, R9-L9", "1/0"),
    ]
    assert rows[5].cells[0] == Cell("5 4 1 :", (0, 2))
    assert rows[-1].cells[0] == Cell("9 7 3 :", ())


def test_the_examples_are_moments_of_the_rulebooks_example() -> None:
    for topic, count in AFTER.items():
        assert topic in GAME.info.topics
        state, same = GAME.narration.example(topic), before(count)
        assert state is not None
        assert (state.stones, state.to_move, state.home, state.due) == (same.stones, same.to_move, same.home, same.due)
    assert GAME.narration.example("notation") is None


def test_the_examples_show_what_their_topics_say() -> None:
    views = {
        topic: GAME.narration.view(state, None)
        for topic in GAME.info.topics
        if (state := GAME.narration.example(topic))
    }
    assert any(place.blocked_seat == RED for place in views["places"].places)
    assert views["start"].is_first_throw
    assert sorted(die.number for die in views["pairs"].dice) == [1, 1, 4]
    assert any(place.is_wall and place.blocked_seat is None for place in views["turn"].places)
    assert views["turn"].to_move == RED


@pytest.mark.parametrize("seat", [BLUE, RED])
def test_everybody_sees_the_same(seat: Seat) -> None:
    state = drawn("L3=b", (9, 4, 8))
    assert GAME.narration.view(state, seat) == GAME.narration.view(state, None)
