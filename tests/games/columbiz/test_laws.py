"""Truths of every position that can be reached, over random games of two, three and four to their end."""

from collections import Counter

import pytest

from games.columbiz import rules
from games.columbiz.board import DISCS, prisoners_worth
from games.columbiz.state import State
from games.core import CHANCE
from tests.games.columbiz import naive
from tests.games.columbiz.random_games import random_game, random_play


def check_position(state: State, laid_away: Counter[int]) -> None:
    """Check that no disc is lost, that dice are eight or being thrown, and that the total is what it is made of."""
    seats = range(len(state.supplies))
    on_board = [state.board.count(seat + 1) for seat in seats]
    gone = [DISCS[len(seats)] - state.supplies[seat] - on_board[seat] - laid_away[seat] for seat in seats]
    assert all(count >= 0 for count in gone)
    assert sum(gone) == sum(state.prisoners)
    assert rules.scores(state) == tuple(
        points + prisoners_worth(taken) for points, taken in zip(state.points, state.prisoners, strict=True)
    )
    if state.over or state.starter is None:
        return
    assert len(state.dice) + state.due == 8
    assert state.dice == tuple(sorted(state.dice))
    assert 0 <= state.throws <= 3
    assert state.to_move not in state.left
    if not state.due:
        assert next(rules.legal_actions(state, state.to_move), None) is not None


def check_game(seed: int, seats: int, leaving: float = 0.0) -> State:
    """Play a game to its end, checking every position, and return the end."""
    count, laid_away, turns = 0, Counter[int](), Counter[int]()
    before = rules.setup(seats, {})
    for state in random_play(seed, seats, leaving=leaving):
        count += 1
        if state.turns > before.turns and state.last and state.left == before.left:
            assert state.turns == before.turns + 1
            laid_away[state.last.seat] += state.last.laid_away
            turns[state.last.seat] += 1
            assert 1 <= len(state.last.placed) + state.last.laid_away <= 4
        check_position(state, laid_away)
        before = state
    assert count - 1 <= rules.MAX_ACTIONS + seats
    check_end(before, turns)
    return before


def check_end(state: State, turns: Counter[int]) -> None:
    outcome = rules.outcome(state)
    assert outcome is not None
    stayed = rules.active(state)
    if state.over == "supply":
        assert 0 in state.supplies
        assert len({turns[seat] for seat in stayed}) == 1
        assert all(turns[seat] <= turns[stayed[0]] for seat in state.left)
    totals = [outcome.scores[seat] for seat in stayed]
    for seat in stayed:
        assert outcome.places[seat] == 1 + sum(total > outcome.scores[seat] for total in totals)
    assert [outcome.places[seat] for seat in state.left] == list(range(len(state.supplies), len(stayed), -1))


@pytest.mark.slow
@pytest.mark.parametrize("seats", DISCS)
def test_twenty_games_keep_every_law(seats: int) -> None:
    ends = [check_game(seed, seats) for seed in range(20)]
    assert {state.over for state in ends} == {"supply"}


def test_games_in_which_players_leave_keep_every_law() -> None:
    ends = Counter(check_game(seed, 3 + seed % 2, 0.015).over for seed in range(30))
    assert set(ends) == {"supply", "alone"}


@pytest.mark.long
@pytest.mark.covers(games=1000)
@pytest.mark.parametrize("seats", DISCS)
def test_a_thousand_games_keep_every_law(seats: int) -> None:
    for seed in range(1000, 2000):
        check_game(seed, seats)


@pytest.mark.long
@pytest.mark.covers(games=1000)
def test_a_thousand_games_in_which_players_leave_keep_every_law() -> None:
    for seed in range(2000, 3000):
        check_game(seed, 3 + seed % 2, 0.01)


def test_the_prisoners_table_of_the_naive_rules_is_the_printed_one() -> None:
    assert [prisoners_worth(count) for count in range(13)] == naive.PRISONERS


def test_what_chance_draws_is_accepted_and_sorted() -> None:
    for transition in random_game(5, 4):
        if transition.seat == CHANCE:
            assert rules.apply(transition.before, CHANCE, transition.action) == transition.after
