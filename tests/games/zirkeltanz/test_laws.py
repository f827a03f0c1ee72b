"""Laws that hold after any sequence of legal moves."""

from dataclasses import replace
from itertools import combinations

import pytest
from pydantic import TypeAdapter

from games.zirkeltanz import GAME, rules
from games.zirkeltanz.offers import directions, offers
from games.zirkeltanz.placement import is_winning
from games.zirkeltanz.rules import begin
from games.zirkeltanz.state import BLUE, Action, Move, State
from games.zirkeltanz.syntax import write
from tests.games.zirkeltanz import naive
from tests.games.zirkeltanz.asking import FORMATIONS, played, started
from tests.games.zirkeltanz.random_games import BOUND, walk
from tests.searching import scaled


def hold_the_laws(seed: int, bound: int) -> State:
    """Play a random game, hold every step against the laws, and return its end."""
    state = None
    for transition in walk(seed, bound):
        state = transition.after
        if isinstance(transition.action, Move):
            move = transition.action
            circle = next(laid for laid in state.circles if laid.at == move.at)
            assert any(
                naive.beside(circle, other)
                and abs(naive.distance(circle.at, other.at) - naive.radius(circle) - naive.radius(other)) <= 2
                for other in state.circles
            )
            assert len(set(transition.before.circles) - set(state.circles)) == 1
    assert state is not None
    for circle, other in combinations(state.circles, 2):
        assert naive.distance(circle.at, other.at) >= naive.radius(circle) + naive.radius(other) - 2
    return state


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(scaled(10)))
def test_no_circles_overlap_and_every_moved_one_touches_a_neighbour(seed: int) -> None:
    assert hold_the_laws(seed, 60).over in ("covered", "turn_limit")


@pytest.mark.long
@pytest.mark.covers(games=100)
@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_a_thousand_random_games_to_their_end_or_bound(first: int) -> None:
    ends = [hold_the_laws(seed, BOUND).over for seed in range(first, first + 100)]
    assert set(ends) == {"covered", "turn_limit"}


@pytest.mark.parametrize("seed", range(5))
def test_a_replay_gives_identical_integers(seed: int) -> None:
    """From the record alone, as text and back."""
    actions: TypeAdapter[Action] = TypeAdapter(Action)
    transitions = list(walk(seed, 40))
    state = transitions[0].before
    for transition in transitions:
        recorded = actions.validate_json(actions.dump_json(transition.action))
        state = GAME.rules.apply(state, transition.seat, recorded)
        assert state == transition.after


@pytest.mark.parametrize("seed", range(5))
def test_a_line_means_the_same_place_again(seed: int) -> None:
    for transition in walk(seed, 40):
        if isinstance(transition.action, Move):
            assert (
                GAME.notation.parse(transition.before, transition.seat, write(transition.action)) == transition.action
            )


def test_the_size_of_a_state_does_not_grow() -> None:
    states: TypeAdapter[State] = TypeAdapter(State)
    sizes = [len(states.dump_json(transition.after)) for transition in walk(3, 80) if transition.after.thrown]
    assert max(sizes) < min(sizes) + 250


def wins_in_two(blue: str, yellow: str, value: int) -> bool:
    """Tell whether Blue could win with two own turns in a row, from pockets and coarse directions."""
    state = started(blue, yellow, value=value)
    turn = begin(state, state.to_move)
    firsts = [*offers(turn), *(offer for placement in turn.placements for offer in directions(placement))]
    for first in firsts:
        after = rules.apply(state, state.to_move, first.move)
        for second in range(1, 6):
            again = begin(played_on(after, second), state.to_move)
            if any(is_winning(again, offer.placement, offer.move.at) for offer in offers(again)):
                return True
    return False


def played_on(state: State, value: int) -> State:
    """Return the position as if Blue were to move again with a throw."""
    return replace(state, to_move=BLUE, thrown=value)


@pytest.mark.long
@pytest.mark.covers(openings=10)
@pytest.mark.parametrize("blue", FORMATIONS)
def test_nobody_can_win_in_two_own_turns_by_own_force(blue: str) -> None:
    assert not any(wins_in_two(blue, yellow, value) for yellow in FORMATIONS[:2] for value in range(1, 6))


def test_the_first_move_of_a_match_never_wins() -> None:
    for blue in FORMATIONS:
        for value in range(1, 6):
            state = started(blue, "wall", value=value)
            for offer in offers(begin(state, state.to_move)):
                assert played(state, write(offer.move)).over is None
