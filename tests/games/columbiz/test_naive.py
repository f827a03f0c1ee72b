"""The game against the naive implementation: the same legal actions, captures and points on random positions."""

import random

import pytest

from games.columbiz import rules
from games.columbiz.board import FIELDS
from games.columbiz.state import Keep, Place, State, Stop
from games.core import IllegalMove, Seat
from tests.games.columbiz import naive
from tests.games.columbiz.asking import drawn
from tests.games.columbiz.random_games import random_play
from tests.searching import scaled


def decisions(seed: int, share: float) -> list[State]:
    """Return a share of the positions of a random game in which a player decides."""
    rng = random.Random(seed)
    found = [state for state in random_play(seed, 2 + seed % 3, leaving=0.005) if not state.due and not state.over]
    return [state for state in found if rng.random() < share]


def board_of(state: State) -> naive.Board:
    return {naive.field(FIELDS[at]): holder - 1 for at, holder in enumerate(state.board) if holder}


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(scaled(6)))
def test_the_same_actions_are_legal(seed: int) -> None:
    for state in decisions(seed, 0.12):
        dice, seat = list(state.dice), state.to_move
        listed = list(rules.legal_actions(state, seat))
        assert len(listed) == len(set(listed))
        lines = {tuple(map(naive.field, action.fields)) for action in listed if isinstance(action, Place)}
        assert lines == naive.all_lines(board_of(state), dice, state.supplies[seat], seat)
        if state.throws < 3 and not state.is_stopped:
            assert {action.dice for action in listed if isinstance(action, Keep)} == naive.all_keeps(dice)
            assert Stop("stop") in listed
        else:
            assert all(isinstance(action, Place) for action in listed)


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(scaled(6)))
def test_the_same_captures_and_points(seed: int) -> None:
    rng = random.Random(seed)
    for state in decisions(seed, 0.5):
        seat = state.to_move
        lines = [action for action in rules.legal_actions(state, seat) if isinstance(action, Place)]
        for action in rng.sample(lines, min(6, len(lines))):
            board, captured, points = board_of(state), 0, 0
            for name in action.fields:
                board, more, scored = naive.laid(board, seat, naive.field(name))
                captured, points = captured + more, points + scored
            after = rules.apply(state, seat, action)
            assert board_of(after) == board
            assert after.prisoners[seat] == state.prisoners[seat] + captured
            assert after.points[seat] == state.points[seat] + points


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(scaled(4)))
def test_any_line_is_accepted_by_both_or_by_neither(seed: int) -> None:
    rng = random.Random(seed)
    for state in decisions(seed, 0.3):
        seat = state.to_move
        for _ in range(60):
            names = tuple(rng.choice(FIELDS) for _ in range(rng.choice((1, 1, 2, 3, 5))))
            fields = tuple(map(naive.field, names))
            is_accepted = accepted(state, Place("place", names))
            assert is_accepted == naive.legal(board_of(state), list(state.dice), state.supplies[seat], seat, fields)


def accepted(state: State, action: Place) -> bool:
    try:
        rules.apply(state, state.to_move, action)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize(
    ("text", "dice", "lines", "decisions"),
    [
        ("", "12335556", 1060, 1156),
        ("", "11223344", 632, 713),
        ("", "11111111", 52, 61),
        (". . . . A .", "55551234", 657, 737),
        ("A A A O O O", "11223344", 64, 145),
    ],
)
def test_there_are_so_many_lines_of_placements_and_decisions(text: str, dice: str, lines: int, decisions: int) -> None:
    """With eight ones there are 6 single discs, 22 pairs and 24 triples: orders count, sums stay within eight."""
    assert sum(1 for _ in rules.legal_actions(drawn(text, dice), Seat(0))) == lines
    assert sum(1 for _ in rules.legal_actions(drawn(text, dice, throws=1), Seat(0))) == decisions
