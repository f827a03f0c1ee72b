"""Random play, quick: any circle to any target, mostly into a nook, else in a direction; formations by lot."""

import random
from collections.abc import Iterator

from games.core import CHANCE, Moment
from games.zirkeltanz.arcs import legal_arcs
from games.zirkeltanz.laying import directed, layings, nook_move
from games.zirkeltanz.offers import in_cents
from games.zirkeltanz.rules import begin
from games.zirkeltanz.state import Action, Move, State
from tests.games.zirkeltanz.asking import FORMATIONS, GAME, set_up, throw

BOUND = 100


def walk(seed: int, bound: int = BOUND) -> Iterator[Moment[State, Action]]:
    """Yield the steps of a play after the set-up, to its end or bound."""
    luck = random.Random(seed)
    state = set_up(luck.choice(FORMATIONS), luck.choice(FORMATIONS), turn_limit=bound)
    while actors := GAME.to_act(state):
        (seat,) = actors
        values = (luck.randint(1, 6) for _ in range(2 if state.phase == "start" else 1))
        action: Action = throw(*values) if seat == CHANCE else some_move(state, luck)
        after = GAME.apply(state, seat, action)
        yield Moment(state, seat, action, after)
        state = after


def some_move(state: State, luck: random.Random) -> Move:
    """Return a legal move."""
    found = list(layings(begin(state, state.to_move)))
    luck.shuffle(found)
    for laying in found:
        nooks = list(laying.legal_nooks())
        if nooks and luck.random() < 0.7:
            return nook_move(luck.choice(nooks))
        for arc in legal_arcs(laying):
            move = directed(laying, in_cents(luck.uniform(arc.start, arc.end)))
            if laying.is_legal(move.at):
                return move
        if nooks:
            return nook_move(luck.choice(nooks))
        if laying.has_place():
            return directed(laying, 0)
    raise AssertionError(state)


def positions(seed: int, bound: int = 120) -> Iterator[State]:
    """Yield the positions of a random play in which somebody is to move."""
    yield from (moment.after for moment in walk(seed, bound) if moment.after.thrown)
