"""Random play, quick: any circle to any target, mostly into a pocket, else in a direction; formations at random."""

import random
from collections.abc import Iterator

from games.core import CHANCE, Transition
from games.zirkeltanz import GAME
from games.zirkeltanz.arcs import legal_arcs
from games.zirkeltanz.offers import in_cents
from games.zirkeltanz.placement import directed, pocket_move
from games.zirkeltanz.rules import begin
from games.zirkeltanz.state import Action, Move, State
from tests.games.zirkeltanz.asking import FORMATIONS, set_up, throw

BOUND = 100


def walk(seed: int, bound: int = BOUND) -> Iterator[Transition[State, Action]]:
    """Yield the steps of a play after the set-up, to its end or bound."""
    rng = random.Random(seed)
    state = set_up(rng.choice(FORMATIONS), rng.choice(FORMATIONS), turn_limit=bound)
    while actors := GAME.rules.to_act(state):
        (seat,) = actors
        values = (rng.randint(1, 6) for _ in range(2 if state.phase == "start" else 1))
        action: Action = throw(*values) if seat == CHANCE else some_move(state, rng)
        after = GAME.rules.apply(state, seat, action)
        yield Transition(state, seat, action, after)
        state = after


def some_move(state: State, rng: random.Random) -> Move:
    """Return a legal move."""
    found = list(begin(state, state.to_move).placements)
    rng.shuffle(found)
    for placement in found:
        pockets = list(placement.legal_pockets)
        if pockets and rng.random() < 0.7:
            return pocket_move(rng.choice(pockets))
        for arc in legal_arcs(placement):
            move = directed(placement, in_cents(rng.uniform(arc.start, arc.end)))
            if placement.is_legal(move.at):
                return move
        if pockets:
            return pocket_move(rng.choice(pockets))
        if placement.has_place():
            return directed(placement, 0)
    raise AssertionError(state)


def positions(seed: int, bound: int = 120) -> Iterator[State]:
    """Yield the positions of a random play in which somebody is to move."""
    yield from (transition.after for transition in walk(seed, bound) if transition.after.thrown)
