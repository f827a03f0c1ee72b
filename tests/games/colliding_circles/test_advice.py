"""Refusals: every one points, names a rule, has words, and offers only what is legal."""

import random

import pytest

from games.colliding_circles import GAME, rules
from games.colliding_circles.board import FIELDS, NEIGHBOURS
from games.colliding_circles.state import State
from games.core import IllegalMove, MalformedMove, MoveError
from tests.games.colliding_circles.asking import canonical, is_legal, refused
from tests.games.colliding_circles.drawing import drawn
from tests.games.colliding_circles.random_games import random_game
from tests.searching import scaled
from tests.truth.messages import can_be_said

BOARD = """
    A     B     C     D     E     F
 7 .. -- ..    b4 -- ..    .. -- ..
 6 ..    .. -- r5    .. -- ..    ..
 5 .. -- ..    b6 -- ..    .. -- ..
"""


def check(state: State, text: str) -> MoveError | None:
    """Check whatever a text meets; return the error."""
    error = refused(state, text)
    if error is None:
        assert canonical(state, canonical(state, text)) == canonical(state, text)
        return None
    assert can_be_said(f"colliding_circles-error-{error.code}", frozenset(error.params))
    assert isinstance(error, MalformedMove | IllegalMove)
    assert error.rule in GAME.info.topics
    assert error.span is None or 0 <= error.span[0] < error.span[1] <= len(text)
    assert len(set(error.near)) == len(error.near) <= 4
    for line in error.near:
        assert canonical(state, line) == line
    return error


def positions() -> list[State]:
    rng = random.Random(5)
    states = [transition.before for seed in range(scaled(6)) for transition in random_game(seed)]
    return rng.sample([state for state in states if rules.to_act(state) and not state.due], scaled(40))


def garble(line: str, rng: random.Random) -> str:
    """Change a line in one or two places."""
    for _ in range(rng.randint(1, 2)):
        place = rng.randrange(len(line) + 1)
        match rng.randrange(4):
            case 0:
                line = line[:place] + rng.choice("ABCDEFG123456789*-+(), ") + line[place + 1 :]
            case 1:
                line = line[:place] + line[place + 1 :]
            case 2:
                line = line[:place] + rng.choice("AF16*-+() ,x\u2013") + line[place:]
            case _:
                line = ", ".join(rng.sample(parts := line.split(", "), len(parts)))
    return line


def any_action(rng: random.Random) -> str:
    """Return a well-formed action, seldom a legal one."""
    field, other, value = rng.choice(FIELDS), rng.choice(FIELDS), rng.randint(1, 6)
    near = FIELDS[rng.choice(NEIGHBOURS[FIELDS.index(field)])]
    return rng.choice(
        [f"{value}*{field}", f"{field}-{other}", f"{field}-{near}", f"{field}-{near}({value})", f"+{value}"]
    )


@pytest.mark.slow
def test_garbled_lines_meet_helpful_refusals() -> None:
    rng = random.Random(7)
    codes = set()
    for state in positions():
        offered = [choice.line for choice in GAME.notation.suggest(state, state.to_move, "")]
        for first in rng.sample(offered, min(3, len(offered))):
            more = [choice.line for choice in GAME.notation.suggest(state, state.to_move, first)]
            error = check(state, garble(rng.choice(more), rng))
            codes.add(error.code if error else None)
    assert {None, "unreadable", "unfinished", "unknown_field", "unknown_value", "order"} <= codes


@pytest.mark.slow
def test_any_actions_meet_helpful_refusals() -> None:
    rng = random.Random(8)
    codes = set()
    for state in positions():
        for _ in range(20):
            text = ", ".join(any_action(rng) for _ in range(rng.randint(1, 3)))
            error = check(state, text)
            codes.add(error.code if error else None)
    from_places = {"occupied", "not_in_hand", "adjacency", "hole", "no_neighbour", "start_value"}
    from_ways = {"no_die", "frozen", "at_limit", "too_far", "blocked", "way_adjacency", "unreachable_value"}
    from_turns = {"opening", "second_manoeuvre", "manoeuvre_late", "rethrow_not_last", "second_rethrow"}
    assert from_places | from_ways | from_turns <= codes


@pytest.mark.parametrize(
    ("text", "part"),
    [("5*C4, 6*C6", "6*C6"), ("C7-C8, 5*C4, 5*F9", "5*F9"), ("C6-B6(1), 5*C4", "C6-B6(1)"), ("5*C4 5*K1", "K1")],
)
def test_a_refusal_points_at_the_offending_part(text: str, part: str) -> None:
    error = check(drawn(BOARD, red="6553"), text)
    assert error is not None
    assert error.span is not None
    assert text[slice(*error.span)] == part


def test_near_lines_keep_what_was_right() -> None:
    error = check(drawn(BOARD, red="6553"), "C6-B6, 6*C8, +3")
    assert error is not None
    assert error.near[0] == "C6-B6, 5*C8, +3"
    assert all(line.startswith("C6-B6, ") for line in error.near)
    assert error.near[-1] == "C6-B6, +3"


def test_near_lines_of_a_manoeuvre_move_the_same_die() -> None:
    error = check(drawn(BOARD), "C6-C8")
    assert error is not None
    assert (error.code, error.params["field"], error.params["neighbour"]) == ("way_adjacency", "C8", "C7")
    assert error.near == ("C6-B8", "C6-B7", "C6-B9")


def test_a_mistyped_field_is_offered_right() -> None:
    error = check(drawn(BOARD, red="6553"), "5*C44")
    assert error is not None
    assert (error.code, error.near[0]) == ("unknown_field", "5*C8")


def test_unfinished_lines_are_offered_finished() -> None:
    error = check(drawn(BOARD, red="6553"), "C6-B6, 3*")
    assert error is not None
    assert error.near
    assert all(line.startswith("C6-B6, 3*") for line in error.near)


def test_nonsense_is_offered_something_legal() -> None:
    state = drawn(BOARD)
    for text in ("", "?", "hello", "7*Z99"):
        error = check(state, text)
        assert error is not None
        assert error.near
        assert all(is_legal(state, line) for line in error.near)
