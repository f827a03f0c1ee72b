"""The computer of Columbiz: its quick placements are the rules', and its choices are sensible."""

from dataclasses import replace
from itertools import product
from operator import add
from statistics import fmean
from typing import Any

import pytest

from games.columbiz import GAME
from games.columbiz.board import DICE, FACES, FIELDS, INDEX, MOST_DISCS
from games.columbiz.dice import count_faces
from games.columbiz.heuristics import ways_on
from games.columbiz.rules import begin
from games.columbiz.state import Keep, Place, State
from games.core import Seat
from players.arena import at_level, at_random, steps
from players.columbiz import FEATURES, PLAYER
from players.columbiz.placements import Placements
from players.columbiz.thinking import Turn
from players.columbiz.throws import AT, COUNTS, best_within, expected
from players.core import LEVELS
from players.evaluation import guessed
from players.rng import Rng
from tests.games.chances import Seeded

GUESS = guessed(GAME.rules, FEATURES, (2, 3, 4))


def position(discs: dict[str, int], dice: tuple[int, ...], **changes: Any) -> State:
    """A turn of the first seat with its last dice thrown."""
    board = [0] * len(FIELDS)
    for field, seat in discs.items():
        board[INDEX[field]] = seat + 1
    start = GAME.rules.setup(2, {})
    return replace(start, board=tuple(board), starter=Seat(0), due=0, dice=dice, throws=3, **changes)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_placements_are_worth_what_the_rules_make_of_them(seats: int) -> None:
    placements = Placements(GUESS.weights[seats])
    looked = 0
    for state in list(steps(GAME, [at_random(GAME)] * seats, Rng(3), longest=300))[::5]:
        if not state.over and not state.due and (ways := ways_on(begin(state), state.prisoners[state.to_move])):
            turn = Turn(placements, state, state.to_move, MOST_DISCS)
            share, laid = turn.placed(count_faces(state.dice))
            places = [Place("place", way.fields) for way in ways]
            worth = [
                GUESS.share(GAME.rules.apply(state, state.to_move, placement), state.to_move) for placement in places
            ]
            assert laid is not None
            after = GAME.rules.apply(state, state.to_move, Place("place", laid.fields))
            assert GUESS.share(after, state.to_move) == pytest.approx(share)
            assert share == pytest.approx(max(worth))
            looked += 1
    assert looked > 3


def test_kept_dice_are_worth_the_mean_of_all_throws() -> None:
    values = [float(sum(face * count for face, count in enumerate(counts))) ** 2 for counts in COUNTS]
    means = expected(values)
    for kept in ((1, 0, 2, 0, 1, 2), (0, 0, 0, 1, 4, 0)):
        lacking = DICE - sum(kept)
        throws = (count_faces(dice) for dice in product(FACES, repeat=lacking))
        after = [values[AT[tuple(map(add, kept, thrown))]] for thrown in throws]
        assert means[AT[kept]] == pytest.approx(fmean(after))


def test_the_best_part_of_some_dice_is_found() -> None:
    rng = Rng(1)
    values = [rng.die(10**6) for _ in COUNTS]
    best = best_within(values)
    for counts in ((2, 0, 1, 0, 0, 3), (0, 1, 1, 1, 1, 4)):
        parts = product(*(range(count + 1) for count in counts))
        assert best[AT[counts]] == max(values[AT[part]] for part in parts)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_disc_that_wins_is_placed(level: Any) -> None:
    state = position(
        {"1/1": 0, "2/1": 0, "6/1": 1}, (3, 4, 4, 4, 5, 5, 6, 6), supplies=(1, 9), points=(0, 0), to_move=Seat(0)
    )
    last = replace(state, starter=Seat(1))
    after = GAME.rules.apply(last, Seat(0), PLAYER.choose(last, Seat(0), level, Seeded(1)))
    assert after.over
    assert GAME.rules.scores(after)[0] == 1


def test_eight_of_a_kind_are_not_thrown_again() -> None:
    lying = replace(position({"6/1": 1, "6/2": 1, "6/3": 1}, (6,) * 8), throws=1)
    assert isinstance(PLAYER.choose(lying, Seat(0), "hard", Seeded(1)), Place)


def test_many_equal_dice_are_kept() -> None:
    lying = replace(position({"5/1": 1, "5/2": 1, "5/3": 1}, (1, 2, 4, 5, 5, 5, 5, 6)), throws=1)
    for level in LEVELS:
        action = PLAYER.choose(lying, Seat(0), level, Seeded(1))
        assert isinstance(action, Keep | Place)
        assert isinstance(action, Place) or action.dice.count(5) == 4


@pytest.mark.slow
def test_a_play_is_the_same_with_the_same_luck() -> None:
    players = [at_level(PLAYER, "easy"), at_level(PLAYER, "medium")]
    first, again = (list(steps(GAME, players, Rng(9), longest=12)) for _ in range(2))
    assert first == again
