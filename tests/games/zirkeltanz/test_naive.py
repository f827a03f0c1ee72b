"""The game against a second, naive set of rules: pockets to the last micro-unit, arcs, and whether there is a move."""

import random
from dataclasses import replace
from decimal import Decimal, localcontext
from itertools import islice

import pytest

from games.zirkeltanz import geometry
from games.zirkeltanz.arcs import Arc, legal_arcs
from games.zirkeltanz.placement import Placement, has_move
from games.zirkeltanz.rules import begin
from games.zirkeltanz.state import State
from tests.games.zirkeltanz import naive
from tests.games.zirkeltanz.asking import position
from tests.games.zirkeltanz.random_games import positions

UNSURE = 8
"""Within so many micro-units of a contact the scan, which does not round, has no say."""


def some_positions(count: int, seed: int) -> list[State]:
    """Return positions of random plays; each has many exact contacts."""
    found: list[State] = []
    while len(found) < count:
        found += islice(positions(seed), 3, 120, 9)
        seed += 1
    return found[:count]


def test_nooks_agree_with_decimals() -> None:
    rng = random.Random(1)
    for _ in range(4000):
        target = (rng.randint(-60_000_000, 60_000_000), rng.randint(-60_000_000, 60_000_000))
        reach, near = rng.randint(2, 10) * 1_000_000, rng.randint(2, 12) * 1_000_000
        away = rng.choice([rng.randint(1, reach + near + 5), reach + near + rng.randint(-4, 4)])
        turn = rng.randint(0, geometry.TURN - 1)
        other = geometry.place_at(target, away, turn)
        assert [at for _, at in geometry.pockets(target, reach, other, near)] == naive.pockets(
            target, reach, other, near
        )


@pytest.mark.parametrize(
    ("target", "other", "x"), [(0, 5, 2), (0, 7, 4), (0, -5, -2), (0, -7, -4), (1, 6, 4), (1, 8, 4), (-1, -6, -4)]
)
def test_ties_are_rounded_to_even(target: int, other: int, x: int) -> None:
    """Half way between two places lies half a micro-unit; what is rounded is the place, not the way to it."""
    for (_, place), turned in zip(
        geometry.pockets((target, 0), 9, (other, 0), 9), geometry.pockets((0, target), 9, (0, other), 9), strict=True
    ):
        assert (place[0], turned[1][1]) == (x, x)
    assert [at for _, at in geometry.pockets((target, 0), 9, (other, 0), 9)] == naive.pockets(
        (target, 0), 9, (other, 0), 9
    )


def test_directions_are_exact_to_a_thousandth_of_a_micro_unit() -> None:
    """Sines from a series of decimals with 60 digits."""
    rng = random.Random(2)
    with localcontext() as context:
        context.prec = 60
        for _ in range(300):
            direction = rng.randint(0, geometry.TURN - 1)
            sine, cosine = geometry.sine_cosine(direction)
            arc = Decimal(direction) / 180_000_000 * Decimal("3.14159265358979323846264338327950288419716939937510582")
            for value, first in ((sine, 1), (cosine, 0)):
                term = arc if first else Decimal(1)
                total, power = term, first
                while abs(term) > Decimal("1e-50"):
                    term = -term * arc * arc / ((power + 1) * (power + 2))
                    total, power = total + term, power + 2
                assert abs(total - Decimal(value) / 10**40) * 12_000_000 < Decimal("1e-25")


def agrees(placement: Placement, state: State, steps: int) -> None:
    """Hold the arcs and the tests of places against a scan all around the target."""
    arcs = legal_arcs(placement)
    for direction, at, free in naive.scan(state, placement.circle, placement.target, steps):
        if abs(free) < UNSURE:
            continue
        assert is_on(arcs, direction) == (free > 0)
        assert placement.is_legal(at) == (free > 0)


def is_on(arcs: tuple[Arc, ...], direction: float) -> bool:
    return any(arc.start <= turned <= arc.end for arc in arcs for turned in (direction, direction + 360))


def compare(states: list[State], steps: int) -> int:
    """Compare every laying of some positions; return how many there were."""
    count = 0
    for state in states:
        for placement in begin(state, state.to_move).placements:
            agrees(placement, state, steps)
            mine = {pocket.at for pocket in placement.legal_pockets}
            assert mine == naive.legal_pockets(state, placement.circle, placement.target)
            count += 1
    return count


@pytest.mark.slow
def test_arcs_and_nooks_agree_with_a_dense_scan() -> None:
    assert compare(some_positions(25, 100), 180) > 200


@pytest.mark.long
@pytest.mark.covers(positions=500)
@pytest.mark.parametrize("seed", range(1000, 5000, 1000))
def test_arcs_and_nooks_agree_with_a_dense_scan_on_thousands_of_positions(seed: int) -> None:
    assert compare(some_positions(500, seed), 45) > 4_000


@pytest.mark.parametrize("residue", range(-4, 5))
@pytest.mark.parametrize("turn", [0, 1, 33_333_333, 90_000_000, 222_222_222])
@pytest.mark.slow
def test_arcs_at_exactly_tangent_circles(residue: int, turn: int) -> None:
    """Circles around a target at the distance at which the moved one just passes, or just not."""
    x, y = geometry.place_at((100_000_000, 0), 11_000_000 + residue, turn)
    state = position(f"3a(30,30) 4a(100,0) 1a(u{x},u{y})", value=3)
    compare([state], 720)
    placement = next(placement for placement in begin(state, state.to_move).placements if placement.target.name == "4a")
    assert len(legal_arcs(placement)) == 1
    middle = geometry.place_at(placement.target.at, placement.distance, turn)
    assert placement.is_legal(middle) == naive.is_legal(state, placement.circle, placement.target, middle)


@pytest.mark.slow
def test_whether_there_is_a_move_agrees_with_a_scan() -> None:
    for state in some_positions(60, 300):
        assert has_move(begin(state, state.to_move)) == naive.has_move(state, 72)


@pytest.mark.long
@pytest.mark.covers(games=40)
def test_lost_turns_agree_with_a_scan() -> None:
    """Every throw of random plays: where the game passes a turn no direction is legal, and the other way round."""
    for seed in range(40):
        for state in positions(seed, 60):
            for value in range(1, 6):
                asked = position_with(state, value)
                mine = has_move(begin(asked, asked.to_move))
                if not mine or value == 1:
                    assert mine == naive.has_move(asked)


def position_with(state: State, value: int) -> State:
    return replace(state, thrown=value)
