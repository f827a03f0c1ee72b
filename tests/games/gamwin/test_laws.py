"""Whole random games: what holds in every position, and that all of them end."""

from collections import Counter
from collections.abc import Iterable

import pytest

from games.core import CHANCE
from games.gamwin import GAME
from games.gamwin.board import BLUE, HOMES, PLACES, QUIET_LIMIT, RED
from games.gamwin.dice import NAMES, pair
from games.gamwin.moves import legal_steps
from games.gamwin.state import LONGEST, STONES, Action, Line, Pass, State, Throw
from games.gamwin.stones import key, off
from tests.games.gamwin.random_games import TEMPERS, random_game

MEMORY = 405
"""Upper bound on positions in a row without anything final: two stones on one side and one on the other."""

CONTENTS = {"", "b", "bb", "bbb", "r", "rr", "rrr", "bbr", "rrb"}


def check(state: State) -> None:
    """Assert what is true of every position."""
    assert set(state.stones) <= CONTENTS
    for seat in (BLUE, RED):
        assert 0 <= off(state.stones, state.home, seat) <= STONES - state.home[seat]
        assert "br"[seat] not in state.stones[PLACES.index(HOMES[seat])]
    assert len(state.thrown_in) == len(set(state.thrown_in)) <= MEMORY
    assert state.quiet <= QUIET_LIMIT
    if state.phase == "game" and not state.due and not state.over:
        has_thrown_here = key(state.stones, state.home) in state.thrown_in
        assert any(legal_steps(state)) or not has_thrown_here
        assert pair(state.dice) is None or has_thrown_here


def play(seeds: Iterable[int]) -> Counter[str]:
    """Play games to their ends and return how they ended."""
    ends: Counter[str] = Counter()
    for seed in seeds:
        last = None
        for transition in random_game(seed, starter=seed % 3):
            check(transition.after)
            assert transition.after.actions == transition.before.actions + 1
            assert transition.after.turns - transition.before.turns in (0, 1)
            last = transition.after
        assert last is not None
        outcome = GAME.rules.outcome(last)
        assert outcome is not None
        assert last.actions <= LONGEST
        assert (max(outcome.scores) == STONES) == (outcome.reason in ("home", "durchmarsch"))
        ends[outcome.reason] += 1
    return ends


@pytest.mark.slow
def test_random_games_end() -> None:
    """Games of those who mostly know what they want; the others take longer."""
    seeds = [seed for seed in range(16) if seed % len(TEMPERS) != len(TEMPERS) - 1]
    assert play(seeds).total() == 12


@pytest.mark.long
@pytest.mark.covers(games=1000)
def test_a_thousand_random_games_end_in_every_way_that_is_likely() -> None:
    """Nearly all by those who mostly know what they want: who wanders needs thousands of actions for a game."""
    resolute, careless, wandering = range(0, 3760, 4), range(1, 201, 4), range(2, 42, 4)
    ends = play([*resolute, *careless, *wandering])
    assert ends.total() == 1000
    assert {"home", "durchmarsch"} <= set(ends)


def test_lines_read_back_and_are_canonical() -> None:
    for seed in range(4):
        for transition in random_game(seed, steps=200):
            text = GAME.notation.format(transition.before, transition.seat, transition.action)
            assert GAME.notation.parse(transition.before, transition.seat, text) == transition.action
            bare = text.replace("x", "").replace("#", "")
            assert GAME.notation.parse(transition.before, transition.seat, bare) == transition.action


def test_a_line_is_what_its_steps_are_one_by_one() -> None:
    """Steps entered in lines of their own lead to the same stones and dice; only what is shown as latest differs.

    A pass may be written where the turn ends by itself anyway.
    """
    for seed in range(4):
        for transition in random_game(seed, steps=200):
            if not isinstance(transition.action, Line) or not transition.action.steps:
                continue
            state = transition.before
            for step in transition.action.steps:
                state = GAME.rules.apply(state, transition.seat, Line("line", (step,), None))
            is_over_anyway = state.turns > transition.before.turns and isinstance(transition.action.closing, Pass)
            if transition.action.closing and not is_over_anyway:
                state = GAME.rules.apply(state, transition.seat, Line("line", (), transition.action.closing))
            for name in ("stones", "home", "dice", "due", "to_move", "thrown_in", "turns", "over"):
                assert getattr(state, name) == getattr(transition.after, name)


def test_throws_are_of_the_dice_that_are_due_in_their_order() -> None:
    for transition in random_game(5, steps=300):
        action: Action = transition.action
        if isinstance(action, Throw):
            assert transition.seat == CHANCE
            names = [die.name for die in action.dice[:3]]
            assert names == [name for name in NAMES if name in names]
            assert tuple(die.name for die in action.dice) == transition.before.due


def test_a_kept_die_shows_what_it_showed() -> None:
    for transition in random_game(6, steps=300):
        if isinstance(transition.action, Throw):
            for name, was, now in zip(NAMES, transition.before.dice, transition.after.dice, strict=True):
                assert name in transition.before.due or was == now
