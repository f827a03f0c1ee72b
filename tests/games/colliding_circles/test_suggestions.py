"""Continuations of a line: suggestions for typing, choices for the move builder, additions."""

import random
from itertools import islice

import pytest

from games.colliding_circles import GAME, rules
from games.colliding_circles.board import BLACK
from games.colliding_circles.state import State
from games.colliding_circles.syntax import write
from games.colliding_circles.turn import successors
from games.core import CHANCE
from tests.games.colliding_circles.asking import canonical, is_legal, lines, started, turn
from tests.games.colliding_circles.drawing import drawn
from tests.games.colliding_circles.random_games import random_game
from tests.games.walking import walk

BOARD = """
    A     B     C     D     E     F
 7 .. -- ..    b4 -- ..    .. -- ..
 6 ..    r4 -- r5    .. -- ..    ..
 5 .. -- ..    b6 -- ..    .. -- ..
"""
LONELY_SIX = " 4 ..    .. -- ..    b6 -- ..    .."


def suggested(state: State, text: str, most: int = 1000) -> list[str]:
    return [choice.line for choice in islice(GAME.notation.suggest(state, state.to_move, text), most)]


def test_every_suggestion_can_be_played_and_is_canonical() -> None:
    state = drawn(BOARD, red="65311")
    for text in ("", "6*", "b", "B6-", "5*C8", "B6-A7 ", "B6-A7, 5*c8, "):
        for choice in GAME.notation.suggest(state, state.to_move, text):
            assert choice.is_complete
            assert canonical(state, choice.line) == choice.line
            assert choice.line.endswith(choice.label)


def test_a_legal_line_leads_and_is_followed_by_one_action_more() -> None:
    state = drawn(BOARD, red="65311")
    found = suggested(state, "b6-a7")
    assert found[0] == "B6-A7"
    more = [line for line in found if line.startswith("B6-A7, ")]
    assert found[1 : 1 + len(more)] == more
    assert set(more) == {
        f"B6-A7, {GAME.notation.format(state, state.to_move, turn(state, line)).removeprefix('B6-A7, ')}"
        for line in more
    }
    assert {"B6-A7, 5*C8", "B6-A7, +1"} <= set(more)


def test_an_unfinished_action_is_finished() -> None:
    state = drawn(BOARD, red="65311")
    assert set(suggested(state, "6*")) == lines(state, "6*")
    assert set(suggested(state, "B6-A")) == lines(state, "B6-A")
    assert set(suggested(state, "+")) == {"+6", "+5", "+3", "+1"}
    assert set(suggested(state, "5*C8, +")) == {"5*C8, +6", "5*C8, +3", "5*C8, +1"}
    assert suggested(state, "5 x c8 , b") == []


def test_a_field_may_be_the_beginning_of_another_one() -> None:
    board = "\n".join(("10       .. -- ..    .. -- r1", "11             .. -- ..", " 1             .. -- r1"))
    state = drawn(board.replace("10       .. -- ..    .. -- r1", " 9 .. -- ..    b2 -- ..    .. -- .."), red="1")
    assert suggested(state, "1*C1") == ["1*C10"]
    both = drawn(" 2       .. -- ..    b2 -- ..\n 9 .. -- ..    b2 -- ..    .. -- ..", red="31")
    assert {"1*D1", "1*D1, 3*C8"} <= set(suggested(both, "1*D1"))
    assert suggested(both, "1*D1")[0] == "1*D1"


def test_a_qualified_manoeuvre_is_found_from_its_bracket() -> None:
    state = drawn(LONELY_SIX, to_move=BLACK)
    assert suggested(state, "d4-e3(") == ["D4-E3", "D4-E3(2)"]
    assert suggested(state, "d4-e3(2") == ["D4-E3(2)"]
    assert "D4-E3(2)" in suggested(state, "D4-E3")
    assert {"D4-E3", "D4-E3(2)"} <= set(suggested(state, "D4-"))


@pytest.mark.parametrize("text", ["p", "PASS", "pas", "aus", "aussetzen", "pass "])
def test_the_words_for_a_pass_are_finished(text: str) -> None:
    assert suggested(drawn(BOARD), text) == ["pass"]
    assert suggested(started(), text) == []


def test_a_pass_stands_last_when_nothing_is_typed() -> None:
    assert suggested(drawn(BOARD), "")[-1] == "pass"
    assert set(suggested(drawn(BOARD), "")) == lines(drawn(BOARD)) | {"pass"}
    assert set(suggested(started(), "")) == lines(started())


@pytest.mark.parametrize("text", ["7*", "G", "hello", "6*C6", "6*C6, 5*C8", "5*C8, pass", "5*C8; 6", "B6-A7-", "((("])
def test_what_begins_nothing_legal_gets_no_suggestion(text: str) -> None:
    assert suggested(drawn(BOARD, red="65311"), text) == []


def test_points_come_first() -> None:
    state = drawn(
        """
    A     B     C     D     E     F
 7 .. -- ..    b2 -- ..    .. -- ..
 6 ..    .. -- b3    r6 -- ..    ..
 5 .. -- ..    r4 -- r5    .. -- ..
""",
        red="65311",
    )
    first = next(GAME.notation.suggest(state, state.to_move, ""))
    assert first.line == "1*D7"
    assert [(note.code, note.params["points"]) for note in first.notes] == [("circle_completed", 5)]
    assert GAME.notation.choices(state, state.to_move, "1*")[0].line == "1*D7"


def positions() -> list[State]:
    rng = random.Random(9)
    states = [transition.before for seed in range(4) for transition in random_game(seed)]
    return [started(), *rng.sample([state for state in states if rules.to_act(state) and not state.due], 12)]


@pytest.mark.parametrize("number", range(13))
def test_choices_lead_to_every_legal_step_and_nowhere_else(number: int) -> None:
    state = positions()[number]
    begun = rules.begin(state, state.to_move)
    expected = {write(begun, after.steps) for after in successors(begun)} | ({"pass"} if begun.is_whole else set())
    assert reachable(state, "") == expected


def reachable(state: State, text: str) -> set[str]:
    """Return the complete lines that choices lead to, following each open choice."""
    found: set[str] = set()
    for choice in GAME.notation.choices(state, state.to_move, text):
        assert choice.line == text + choice.label

        if choice.is_complete:
            assert is_legal(state, choice.line)
            found.add(choice.line)
        else:
            assert not is_legal(state, choice.line)
            further = reachable(state, choice.line)
            assert further
            found |= further
    return found


def test_choices_go_on_after_a_complete_line() -> None:
    state = drawn(BOARD, red="65311")
    after = GAME.notation.choices(state, state.to_move, "B6-A7")
    assert {choice.group for choice in after} <= {"placement", "placement_whole", "rethrow"}
    assert {f"B6-A7, {end}" for end in ("+6", "+5", "+3", "+1", "5*C8")} <= {choice.line for choice in after}
    begun = {choice.line for choice in after if not choice.is_complete}
    assert begun in (set(), {f"B6-A7, {die}*" for die in (6, 5, 3, 1)})
    assert {choice.line for choice in GAME.notation.choices(state, state.to_move, "B6-A7, 5*")} >= {"B6-A7, 5*C8"}
    assert GAME.notation.choices(state, state.to_move, "5*C8, +6") == ()


def test_choices_of_one_group_stand_together() -> None:
    groups = [choice.group for choice in GAME.notation.choices(drawn(BOARD), 0, "")]  # type: ignore[arg-type]
    order = ["manoeuvre", "manoeuvre_whole", "placement", "placement_whole", "rethrow", "pass"]
    assert {"manoeuvre_whole", "placement_whole", "rethrow", "pass"} <= set(groups)
    assert groups == sorted(groups, key=order.index)


def test_two_actions_took_six_interactions() -> None:
    """To open the builder, an action, another one, and to confirm: each action is one choice."""
    for state in positions():
        begun = rules.begin(state, state.to_move)
        whole = {choice.line for choice in GAME.notation.choices(state, state.to_move, "") if choice.is_complete}
        assert {write(begun, after.steps) for after in successors(begun)} <= whole


def test_every_end_value_of_a_manoeuvre_can_be_chosen() -> None:
    state = drawn(LONELY_SIX, to_move=BLACK)
    labels = [choice.label for choice in GAME.notation.choices(state, BLACK, "D4-")]
    assert {"E3", "E3(2)"} <= set(labels)


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("pass", ()),
        ("B6-A7", ("placement", "rethrow")),
        ("5*C8", ("placement", "rethrow")),
        ("5*C8, 3*C3", ()),
        ("5*C8, 5*C4", ()),
        ("5*C8, +1", ()),
        ("+1", ()),
    ],
)
def test_additions_name_what_may_still_follow(line: str, codes: tuple[str, ...]) -> None:
    state = drawn(BOARD, red="655311")
    if is_legal(state, line):
        assert GAME.notation.additions(state, state.to_move, turn(state, line)) == codes


def test_nothing_can_be_added_to_the_opening() -> None:
    state = started()
    assert GAME.notation.additions(state, state.to_move, turn(state, "5*C6")) == ()


@pytest.mark.slow
def test_two_actions_took_more_than_opening_choosing_twice_and_confirming() -> None:
    for transition in islice(walk(GAME, 5), 120):
        if transition.seat == CHANCE:
            continue
        first = next(GAME.notation.suggest(transition.before, transition.seat, ""))
        for line in islice(GAME.notation.suggest(transition.before, transition.seat, first.line), 1, 4):
            offered = {choice.line for choice in GAME.notation.choices(transition.before, transition.seat, "")}
            then = {choice.line for choice in GAME.notation.choices(transition.before, transition.seat, first.line)}
            assert {first.line} <= offered
            assert {line.line} <= then or line.line in offered
