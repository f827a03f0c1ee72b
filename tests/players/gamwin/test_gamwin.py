"""The computer of Gamwin: it looks at every position that the dice lead to, comes home, and ends its matches."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from games.core import Seat
from games.gamwin import GAME, rules
from games.gamwin.board import BLUE, PLACES, RED
from games.gamwin.state import State
from games.gamwin.stones import key
from games.gamwin.turn import play_all, whole_lines
from players.arena import at_level, at_random, result, steps
from players.core import LEVELS
from players.gamwin import FEATURES, PLAYER
from players.gamwin.strip import falls, lying, reach, spot_of, turned
from players.gamwin.thinking import reached
from players.rng import Rng
from tests.games.chances import Seeded


def decisions(seed: int) -> list[State]:
    """Return the positions of a random play in which somebody has to decide."""
    return [state for state in steps(GAME, [at_random(GAME)] * 2, Rng(seed), longest=300) if not state.due]


def test_every_position_that_lines_lead_to_is_looked_at_once() -> None:
    for state in decisions(2)[10:90:20]:
        begun = rules.begin(state, state.to_move)
        found = [progress.position for progress in reached(begun)]
        assert len(found) == len(set(found))
        assert set(found) == {begun.position, *(progress.position for progress in islice(whole_lines(begun), 3000))}


def test_numbers_lead_where_lines_lead() -> None:
    for state in decisions(6)[10:90:16]:
        begun, seat = rules.begin(state, state.to_move), state.to_move
        spot = spot_of(begun.position, seat)
        assert {spot, *reach(spot, lying(state.dice))} == {
            spot_of(progress.position, seat) for progress in reached(begun)
        }
        assert turned(spot) == spot_of(begun.position, Seat(1 - seat))


def test_what_may_lie_after_a_throw_is_all_that_may_fall() -> None:
    found = dict(falls((1, 3, 2), (3, 1)))
    assert found == pytest.approx({lying((1, 3, number)): 1 / 6 for number in (2, 3, 4, 6, 7, 8)})


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_stone_goes_home(level: Any) -> None:
    state = position({"R3": "b", "L9": "r", "R8": "r"}, (1, 3, 2), home=(2, 0))
    after = rules.apply(state, BLUE, PLAYER.choose(state, BLUE, level, Seeded(1)))
    assert after.over == "home"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_stone_of_the_other_is_captured(level: Any) -> None:
    state = position({"R5": "b", "L2": "r", "L3": "bb"}, (2, 1, 8), home=(0, 2))
    line = PLAYER.choose(state, BLUE, level, Seeded(1))
    assert "r" not in "".join(rules.apply(state, BLUE, line).stones[:9])


def position(places: dict[str, str], dice: tuple[int, int, int], *, home: tuple[int, int] = (0, 0)) -> State:
    """A turn of Blue, who finds these dice."""
    stones = tuple(places.get(place, "") for place in PLACES)
    start = GAME.rules.setup(2, {})
    return replace(start, phase="game", stones=stones, home=home, dice=dice, due=(), began=key(stones, home))


@pytest.mark.slow
def test_a_match_ends_and_is_the_same_with_the_same_luck() -> None:
    players = [at_level(PLAYER, "medium"), at_level(PLAYER, "hard")]
    first, again = (result(GAME, players, Rng(3), longest=2000) for _ in range(2))
    assert first == again
    assert first is not None
    assert not first.is_draw


def test_features_are_the_same_from_both_sides() -> None:
    state = decisions(4)[60]
    swap = str.maketrans("br", "rb")
    turned = tuple(content.translate(swap) for content in (*state.stones[9:], *state.stones[:9]))
    other = replace(state, stones=turned, home=state.home[::-1], to_move=Seat(1 - state.to_move))
    assert FEATURES.count(other) == FEATURES.count(state)[::-1]


def test_lines_are_played_as_they_were_found() -> None:
    state = decisions(5)[40]
    begun = rules.begin(state, state.to_move)
    for way in reached(begun):
        if way.is_whole:
            assert play_all(begun, way.line).position == way.position


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_before_it_passed_the_computer_stepped_where_a_lying_number_lets_its_stone_be_captured(level: Any) -> None:
    here, ahead = ({"R7": "r", "L5": "r", place: "r", "L9": "bb"} for place in ("L4", "L3"))
    states = [position(stones, (9, 1, 3), home=(0, 0)) for stones in (here, ahead)]
    thrown_in = tuple(sorted(key(state.stones, state.home) for state in states))
    state = replace(states[0], to_move=RED, thrown_in=thrown_in)
    line = PLAYER.choose(state, RED, level, Seeded(1))
    assert GAME.notation.format(state, RED, line) == "pass"
