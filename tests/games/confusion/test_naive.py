"""The rules against a second, naive set of them, over random games: the same tries, answers, marks and ends."""

import random

import pytest

from games.confusion import GAME
from games.confusion.board import FILES
from games.confusion.kit import LETTERS, letters
from games.confusion.state import Reveal, State, Try
from games.core import CHANCE, Seat
from tests.games.confusion import naive
from tests.games.confusion.twins import play
from tests.searching import scaled


def square(name: str) -> naive.Square:
    return FILES.index(name[0]) + 1, int(name[1:])


def compare(board: naive.Board, state: State) -> None:
    for seat in (0, 1):
        for letter, die in zip(LETTERS, state.dice[seat], strict=True):
            key = (seat, letter)
            assert board.dice.get(key) == (square(die.square) if die.square else None)
            assert (key in board.promoted) == die.is_promoted
            assert board.possible[key] == set(letters(die.known))
    assert board.puck == square(state.puck)
    assert (board.turns, board.quiet) == (state.turns, state.quiet)
    winner = "" if state.winner is None else f" {state.winner}"
    assert board.end == (f"{state.over}{winner}" if state.over else "")
    if not state.over:
        assert (board.mover, board.answering) == (state.to_move, state.is_answering)
        listed = [action for action in GAME.rules.legal_actions(state, state.to_move) if isinstance(action, Try)]
        assert {(attempt.letter, attempt.how, square(attempt.target)) for attempt in listed} == naive.tries(board)


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(scaled(3)))
@pytest.mark.slow
def test_the_naive_rules_agree_on_a_whole_game(seed: int) -> None:
    board: naive.Board | None = None
    for transition in play(seed):
        if board is None:
            assert transition.seat == CHANCE
            board = naive.start(transition.after.types)
        elif isinstance(transition.action, Try):
            is_allowed = naive.play(
                board, transition.action.letter, transition.action.how, square(transition.action.target)
            )
            assert transition.after.last is not None
            assert transition.after.last.is_allowed == is_allowed
        elif isinstance(transition.action, Reveal):
            key = (int(transition.seat), transition.action.letter)
            assert naive.true_type(board, key) == transition.action.type
            board.revealed.add(key)
            board.possible[key] = {transition.action.type}
            while not board.end and not naive.tries(board):
                naive.finish(board, news=False)
        compare(board, transition.after)
    assert board is not None
    assert board.end


def test_an_answer_depends_on_the_hidden_type_alone() -> None:
    """Every type against every way: as the naive table says."""
    rng = random.Random(1)
    for transition in list(play(7))[::25]:
        state = transition.after
        if state.over:
            continue
        seat = Seat(state.to_move)
        board = naive.Board(state.types, {}, mover=seat)
        for action in rng.sample(list(GAME.rules.legal_actions(state, seat)), 5):
            if isinstance(action, Try):
                die = state.dice[seat][LETTERS.index(action.letter)]
                key = (int(seat), action.letter)
                pattern = naive.PROMOTED if die.is_promoted else naive.FORWARD[naive.true_type(board, key)]
                last = GAME.rules.apply(state, seat, action).last
                assert last is not None
                assert last.is_allowed == naive.can(pattern, seat, square(die.square or ""), square(action.target))
