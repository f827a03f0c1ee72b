"""Random play that looks like play: mostly placements, some manoeuvres, rethrows and passes, in several tempers."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from games.colliding_circles import rules
from games.colliding_circles.board import FIELDS
from games.colliding_circles.dice import placeable
from games.colliding_circles.paths import ends
from games.colliding_circles.state import Action, Manoeuvre, Placement, Rethrow, State, Step, Turn
from games.colliding_circles.turn import TurnSoFar, out_of_turn, play
from games.core import CHANCE, Transition
from tests.games.chances import Seeded


@dataclass(frozen=True)
class Temper:
    """How likely each part of a turn is tried."""

    manoeuvre: float
    placement: float
    rethrow: float


TEMPERS = (Temper(0.3, 0.9, 0.5), Temper(0.05, 1.0, 0.8), Temper(0.8, 0.6, 0.5), Temper(0.5, 0.12, 0.3))
"""Lively, eager, restless, idle: eager games end by a closed board or a last die, idle ones by ruling 1."""


def random_game(seed: int) -> Iterator[Transition[State, Action]]:
    """Yield every step of a whole game."""
    rng, chance = random.Random(seed), Seeded(seed)
    temper = TEMPERS[seed % len(TEMPERS)]
    state = rules.setup(2, {})
    while actors := rules.to_act(state):
        (seat,) = actors
        action: Action = rules.draw(state, chance) if seat == CHANCE else random_turn(state, rng, temper)
        after = rules.apply(state, seat, action)
        yield Transition(state, seat, action, after)
        state = after


def random_turn(state: State, rng: random.Random, temper: Temper) -> Turn:
    """Return a legal turn."""
    progress = rules.begin(state, state.to_move)
    if rng.random() < temper.manoeuvre and not progress.is_opening:
        progress = _tried(progress, random_manoeuvre(progress, rng))
    for _ in range(2):
        if (progress.is_opening and not progress.steps) or rng.random() < temper.placement:
            progress = _tried(progress, random_placement(progress, rng))
    if rng.random() < temper.rethrow and progress.hand and not out_of_turn(progress, "rethrow"):
        progress = play(progress, Rethrow("rethrow", rng.choice(progress.hand)))
    return Turn("turn", progress.steps)


def _tried(progress: TurnSoFar, step: Step | None) -> TurnSoFar:
    return play(progress, step) if step and not out_of_turn(progress, step.kind) else progress


def random_manoeuvre(progress: TurnSoFar, rng: random.Random) -> Manoeuvre | None:
    """Return a legal manoeuvre of one of a few dice picked at random, None if these cannot move."""
    dice = [index for index, die in enumerate(progress.dice) if die]
    for source in rng.sample(dice, min(4, len(dice))):
        if found := ends(progress.dice, source, progress.seat):
            target = rng.choice(sorted(found))
            return Manoeuvre("manoeuvre", FIELDS[source], FIELDS[target], rng.choice(sorted(found[target])))
    return None


def random_placement(progress: TurnSoFar, rng: random.Random) -> Placement | None:
    """Return a legal placement, None if there is none."""
    for index in rng.sample(range(len(FIELDS)), len(FIELDS)):
        if values := sorted(placeable(progress.dice, index).intersection(progress.hand)):
            return Placement("placement", rng.choice(values), FIELDS[index])
    return None
