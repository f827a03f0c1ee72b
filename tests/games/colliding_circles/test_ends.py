"""Rulebook: how a game ends, and ruling 1."""

from dataclasses import replace

import pytest

from games.colliding_circles import GAME, rules
from games.colliding_circles.board import BLACK, FIELDS, QUIET_LIMIT, RED
from games.colliding_circles.state import State, Turn
from games.colliding_circles.turn import successors
from games.core import Outcome
from tests.games.colliding_circles import naive
from tests.games.colliding_circles.asking import lines, played, refused, turn, why_not
from tests.games.colliding_circles.comparing import board_of
from tests.games.colliding_circles.drawing import drawn
from tests.games.colliding_circles.random_games import random_game

ALMOST_CLOSED = """
    A     B     C     D     E     F
11             r2 -- b3             11
10       r6 -- r1 R1 b2 -- b1       10
 9 r4 -- b5 R1 r6 -- r1 R1 r6 -- b5 9
 8 b3 R1 r6 -- b1 R1 r6 -- r5 R1 r6 8
 7 r4 -- r5 R1 b6 -- r5 R1 r4 -- b5 7
 6 ..    b4 -- r5 R1 r4 -- r3    b6 6
 5 r6 -- b5 B1 b4 -- r3    ## -- b5 5
 4 b1 B1 b6 -- r5 B1 b2 -- b1    r4 4
 3 b6 -- b5 B1 b4 -- b3 B1 b2 -- b3 3
 2       r4 -- r3 B1 r2 -- b1       2
 1             r4 -- b3             1
    A     B     C     D     E     F
"""
"""E5 is a hole, so only A6 can still take a die: a 5 beside 4 and 6."""

FEW_DICE = """
    A     B     C     D     E     F
 7 .. -- ..    b4 -- ..    .. -- ..
 6 ..    .. -- r5    .. -- ..    ..
 5 .. -- ..    b6 -- ..    .. -- ..
"""


def test_the_game_is_over_when_every_free_field_is_a_hole() -> None:
    state = drawn(ALMOST_CLOSED, black="51", to_move=BLACK)
    assert GAME.rules.scores(state) == (9, 6)
    after = played(state, "5*A6")
    assert GAME.rules.outcome(after) == Outcome("closed", (1, 2), (10, 6))
    assert not GAME.rules.to_act(after)


def test_no_die_is_thrown_after_the_end_and_the_hand_stays() -> None:
    state = drawn(ALMOST_CLOSED, black="51", to_move=BLACK, pools=(3, 3))
    after = GAME.rules.apply(state, BLACK, turn(state, "5*A6"))
    assert (after.due, after.hands[BLACK], after.pools, after.over) == (0, (1,), (3, 3), "closed")
    assert after.turns == state.turns + 1
    assert GAME.narration.view(after, None).to_move is None
    assert GAME.narration.view(after, None).turn == GAME.narration.view(state, None).turn


@pytest.mark.parametrize("more", ["+1", "1*E5", "A6-A7"])
def test_nothing_follows_the_end_in_a_line(more: str) -> None:
    state = drawn(ALMOST_CLOSED, black="51", to_move=BLACK)
    assert why_not(state, f"5*A6, {more}") == ("after_end", {"reason": "closed"})
    error = refused(state, f"5*A6, {more}")
    assert error is not None
    assert error.near == ("5*A6",)


def test_the_last_die_of_hand_and_pool_ends_the_game_at_once() -> None:
    state = drawn(FEW_DICE, red="5", pools=(0, 9))
    after = played(state, "5*C4")
    assert GAME.rules.outcome(after) == Outcome("last_die", (1, 1), (0, 0))
    assert why_not(state, "5*C4, +5") == ("after_end", {"reason": "last_die"})


def test_the_last_die_may_be_the_second_placement() -> None:
    state = drawn(FEW_DICE, red="55", pools=(0, 9))
    assert played(state, "5*C4").over is None
    assert played(state, "5*C4, 5*C8").over == "last_die"
    assert played(state, "5*C4, +5").over is None


def test_dice_in_the_pool_keep_the_game_going() -> None:
    state = drawn(FEW_DICE, red="5", pools=(1, 0))
    after = played(state, "5*C4", dice=[3])
    assert (after.over, after.hands[RED], after.pools) == (None, (3,), (0, 0))


def test_if_both_ends_hold_the_closed_board_is_recorded() -> None:
    state = drawn(ALMOST_CLOSED, black="5", pools=(0, 0), to_move=BLACK)
    assert played(state, "5*A6").over == "closed"


@pytest.mark.parametrize("seed", [0, 2, 9])
def test_no_manoeuvre_closes_the_board(seed: int) -> None:
    """Not even late in a game: the field that a die leaves is never a hole."""
    turns = [transition for transition in random_game(seed) if isinstance(transition.action, Turn)]
    for transition in turns[-8:]:
        for after in successors(rules.begin(transition.before, transition.seat)):
            if after.way:
                assert not naive.is_closed(board_of(after.dice))
                assert FIELDS[after.way[0]] not in naive.holes(board_of(after.dice))


def test_no_manoeuvre_is_possible_on_a_closed_board() -> None:
    closed = drawn(ALMOST_CLOSED.replace(" 6 ..", " 6 b5"))
    assert not [line for line in lines(closed) if "-" in line]


def test_the_higher_score_wins_and_equal_scores_are_a_draw() -> None:
    full = ALMOST_CLOSED.replace(" 6 ..", " 6 b5").replace("##", "..")
    won = rules.outcome(replace(drawn(full), over="closed"))
    assert won == Outcome("closed", (1, 2), (10, 6))
    assert won.winners == (RED,)
    drawn_game = rules.outcome(replace(drawn(FEW_DICE), over="last_die"))
    assert drawn_game == Outcome("last_die", (1, 1), (0, 0))
    assert drawn_game.is_draw


def quiet_after(turns: int) -> State:
    return played(drawn(FEW_DICE), *["pass"] * turns)


def test_twelve_turns_without_a_placement_end_the_game() -> None:
    assert quiet_after(QUIET_LIMIT - 1).over is None
    after = quiet_after(QUIET_LIMIT)
    assert after.over == "quiet"
    assert GAME.rules.outcome(after) == Outcome("quiet", (1, 1), (0, 0))


def test_manoeuvres_and_rethrows_are_quiet_a_placement_is_not() -> None:
    assert played(drawn(FEW_DICE, quiet=4), "C6-B6").quiet == 5
    assert played(drawn(FEW_DICE, quiet=4), "+6").quiet == 5
    assert played(drawn(FEW_DICE, quiet=4), "C6-B6, +6").quiet == 5
    assert played(drawn(FEW_DICE, quiet=4), "C6-B6, 5*C4").quiet == 0
    assert played(drawn(FEW_DICE, quiet=11), "5*C4").over is None


def test_the_throw_of_the_twelfth_quiet_turn_is_made() -> None:
    state = drawn(FEW_DICE, red="65531", quiet=11)
    due = GAME.rules.apply(state, RED, turn(state, "+6"))
    assert (due.due, due.over) == (1, None)
    after = played(state, "+6", dice=[2])
    assert (after.over, after.hands[RED]) == ("quiet", (5, 5, 3, 2, 1))


@pytest.mark.parametrize("quiet", range(QUIET_LIMIT))
def test_players_are_warned_from_the_eighth_quiet_turn_on(quiet: int) -> None:
    view = GAME.narration.view(drawn(FEW_DICE, quiet=quiet), None)
    warnings = [dict(note.params) for note in view.notes() if note.code == "quiet_turns"]
    assert warnings == ([{"turns": quiet, "left": QUIET_LIMIT - quiet}] if quiet >= 8 else [])
    assert view.quiet_turns == quiet


def test_after_the_end_nothing_is_legal() -> None:
    over = quiet_after(QUIET_LIMIT)
    for seat in (RED, BLACK):
        assert not list(GAME.rules.legal_actions(over, seat))
    assert why_not(over, "pass") == ("over", {"reason": "quiet"})
    assert rules.to_act(over) == frozenset()
