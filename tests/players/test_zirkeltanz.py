"""The computer of Zirkeltanz: its plane agrees with the rules, it wins where it can, and its plays end."""

from dataclasses import replace

import pytest

from games.core import CHANCE, Seat
from games.zirkeltanz import offers, rules
from games.zirkeltanz.examples import example
from games.zirkeltanz.measures import NUMBERS, UNIT
from games.zirkeltanz.placement import Turn
from games.zirkeltanz.state import BLUE, SEATS, YELLOW, Lay, Move, Ready, State
from players.core import LEVELS, Level
from players.zirkeltanz import PLAYER
from players.zirkeltanz.choice import index_of
from players.zirkeltanz.plane import can_win, edition_of, places, plane_of
from tests.games.chances import Seeded


def example_of(topic: str) -> State:
    state = example(topic)
    assert state is not None
    return state


def random_play(seed: int, turns: int) -> list[State]:
    """Return the positions of a play at random in which a circle is to be moved."""
    chance, state = Seeded(seed), rules.setup(2, {})
    found: list[State] = []
    while len(found) < turns and (actors := rules.to_act(state)):
        seat = min(actors)
        if state.phase == "play" and seat != CHANCE:
            found.append(state)
        action = rules.draw(state, chance) if seat == CHANCE else rules.sample(state, seat, chance)
        state = rules.apply(state, seat, action)
    return found


def near(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0] * 1000), round(at[1] * 1000)


@pytest.mark.parametrize("seed", range(2))
def test_the_pockets_are_those_of_the_rules(seed: int) -> None:
    for state in random_play(seed, 12):
        turn = Turn(state, state.to_move, state.thrown)
        found = {near(at) for _, at in places(edition_of(1), plane_of(state), state.to_move, state.thrown)}
        listed = {
            near((pocket.at[0] / UNIT, pocket.at[1] / UNIT))
            for placement in turn.placements
            for pocket in placement.legal_pockets
        }
        assert found == listed


@pytest.mark.parametrize("topic", ["laying", "six", "end"])
def test_who_can_win_is_who_is_offered_a_winning_move(topic: str) -> None:
    state = replace(example_of(topic), over=None)
    for seat in SEATS:
        for number in NUMBERS:
            turn = Turn(replace(state, to_move=seat, thrown=number), seat, number)
            offered = any(offer.is_winning for offer in offers.offers(turn))
            assert can_win(edition_of(1), plane_of(state), seat, number) == offered


def before_the_win() -> State:
    """Return the position of the rules' example in which Blue's 4 wins."""
    state = example_of("end")
    last = state.last
    assert last is not None
    index = index_of(Turn(state, BLUE, 4), last.move)
    circles = list(state.circles)
    circles[index] = replace(circles[index], x=last.old_x, y=last.old_y)
    return replace(state, circles=tuple(circles), over=None, thrown=4, to_move=last.seat)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_winning_move_is_made(level: Level) -> None:
    state = before_the_win()
    move = PLAYER.choose(state, state.to_move, level, Seeded(1))
    assert rules.apply(state, state.to_move, move).over == "covered"


@pytest.mark.parametrize("level", LEVELS)
def test_a_formation_is_laid_and_the_set_up_finished(level: Level) -> None:
    state = rules.setup(2, {})
    lay = PLAYER.choose(state, YELLOW, level, Seeded(5))
    assert isinstance(lay, Lay)
    assert lay.formation
    laid = rules.apply(state, YELLOW, lay)
    assert PLAYER.choose(laid, YELLOW, level, Seeded(5)) == Ready("ready")


def test_the_set_up_does_not_depend_on_the_other_ones_circles() -> None:
    state = rules.setup(2, {})
    other = rules.apply(state, BLUE, Lay("lay", "ring", ()))
    for seed in range(5):
        assert PLAYER.choose(state, YELLOW, "hard", Seeded(seed)) == PLAYER.choose(other, YELLOW, "hard", Seeded(seed))


@pytest.mark.slow
def test_the_easy_player_ends_its_plays() -> None:
    chance, state = Seeded(2), rules.setup(2, {})
    while actors := rules.to_act(state):
        seat = min(actors)
        action = rules.draw(state, chance) if seat == CHANCE else PLAYER.choose(state, seat, "easy", chance)
        state = rules.apply(state, seat, action)
        assert state.turns < 200
    assert rules.outcome(state) is not None


def test_a_six_is_answered_with_a_circle_of_the_other() -> None:
    state = replace(example_of("laying"), thrown=6)
    move = PLAYER.choose(state, state.to_move, "medium", Seeded(1))
    assert isinstance(move, Move)
    assert move.circle.startswith("!")


def test_the_estimate_is_the_same_for_both_sides_of_a_mirror() -> None:
    state = example_of("laying")
    circles = tuple(replace(circle, seat=Seat(1 - circle.seat), y=-circle.y) for circle in state.circles)
    turned = replace(state, circles=(*circles[10:], *circles[:10]), to_move=Seat(1 - state.to_move))
    blue, yellow = PLAYER.estimate(state)
    assert PLAYER.estimate(turned) == pytest.approx((yellow, blue))
