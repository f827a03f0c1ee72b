"""The game against the naive implementation: the same legal steps, results and lines at every point of many turns."""

import itertools
import random

import pytest

from games.colliding_circles import rules
from games.colliding_circles.board import FIELDS
from games.colliding_circles.dice import circles, holes
from games.colliding_circles.paths import ends
from games.colliding_circles.state import Manoeuvre, Placement, Rethrow, Step
from games.colliding_circles.syntax import write_step
from games.colliding_circles.turn import TurnSoFar, play, successors
from games.core import IllegalMove
from tests.games.colliding_circles import naive
from tests.games.colliding_circles.comparing import board_of, colour, legal, naive_legal, plain
from tests.games.colliding_circles.random_games import random_game
from tests.searching import scaled

GAMES = scaled(12)


def turns_under_way(seed: int) -> list[TurnSoFar]:
    """Return each turn of a random game after each of its steps, and one wayward step further."""
    rng = random.Random(seed)
    found = []
    for transition in random_game(seed):
        state = transition.before
        if state.due or state.over or state.last is None or rng.random() > 0.3:
            continue
        progress = rules.begin(state, state.to_move)
        found.append(progress)
        for _ in range(3):
            further = list(successors(progress))
            if not further:
                break
            progress = rng.choice(further)
            found.append(progress)
    return found


@pytest.mark.slow
@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_same_steps_are_legal_and_do_the_same(seed: int) -> None:
    for progress in turns_under_way(seed):
        assert legal(progress) == naive_legal(progress)
        if progress.steps:
            assert progress.over == naive.end(
                board_of(progress.dice), list(progress.hand), progress.pool, plain(progress.steps[-1])
            )


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(GAMES))
def test_circles_holes_and_results_are_the_same(seed: int) -> None:
    rng = random.Random(seed)
    for progress in turns_under_way(seed):
        board = board_of(progress.dice)
        assert {c.name: ("rb"[c.owner], c.kind, c.points) for c in circles(progress.dice)} == naive.circles(board)
        assert [FIELDS[index] for index in holes(progress.dice)] == naive.holes(board)
        for after in rng.sample(further := list(successors(progress)), min(5, len(further))):
            expected = naive.play(board, list(progress.hand), colour(progress.seat), plain(after.steps[-1]))
            assert (board_of(after.dice), list(after.hand)) == expected


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.slow
def test_a_bare_manoeuvre_means_the_shortest_legal_way(seed: int) -> None:
    for progress in turns_under_way(seed):
        if progress.steps or progress.is_opening:
            continue
        shortest = naive.shortest_values(board_of(progress.dice), colour(progress.seat))
        for after in successors(progress):
            if isinstance(step := after.steps[-1], Manoeuvre):
                is_bare = "(" not in write_step(progress, step)
                assert is_bare == (step.value == shortest[step.source, step.target])


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(0, GAMES, 4))
def test_nothing_else_is_accepted(seed: int) -> None:
    rng = random.Random(seed)
    for progress in rng.sample(turns_under_way(seed), 10):
        allowed = naive_legal(progress)
        for step in any_steps(rng):
            if plain(step) in allowed:
                assert play(progress, step).steps[-1] == step
            else:
                with pytest.raises(IllegalMove):
                    play(progress, step)


def any_steps(rng: random.Random) -> list[Step]:
    fields = rng.sample(FIELDS, 12)
    placements = [Placement("placement", value, field) for value in range(1, 7) for field in fields]
    manoeuvres = [Manoeuvre("manoeuvre", source, target, rng.randint(1, 6)) for source in fields for target in fields]
    return [*placements, *manoeuvres, *(Rethrow("rethrow", value) for value in range(1, 7))]


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(0, GAMES, 4))
def test_every_way_shown_is_a_legal_way(seed: int) -> None:
    for progress in turns_under_way(seed):
        for source, die in enumerate(progress.dice):
            for target, values in (ends(progress.dice, source, progress.seat) if die else {}).items():
                for value, way in values.items():
                    check_way(progress, source, target, value, way)


def check_way(progress: TurnSoFar, source: int, target: int, value: int, way: tuple[int, ...]) -> None:
    board = board_of(progress.dice)
    owner, shown = board.pop(FIELDS[source])
    change = -1 if owner == colour(progress.seat) else 1
    assert (way[0], way[-1]) == (source, target)
    assert len(set(way)) == len(way)
    for before, here in itertools.pairwise(way):
        shown += change
        assert FIELDS[here] in naive.NEIGHBOURS[FIELDS[before]]
        assert FIELDS[here] not in board
        assert naive.obeys(board, FIELDS[here], shown)
    assert shown == value
