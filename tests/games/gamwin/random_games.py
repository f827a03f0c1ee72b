"""Random play that looks like play: mostly what is suggested first, at times anything, in several tempers."""

import random
from collections.abc import Iterator
from itertools import islice

from games.core import CHANCE, Transition
from games.gamwin import rules, turn
from games.gamwin.state import Action, State
from games.gamwin.suggestions import going_on
from games.gamwin.turn import LineSoFar
from tests.games.chances import Seeded

TEMPERS = (0.95, 0.7, 0.4, 0.0)
"""How likely the step that looks best is taken."""


def random_game(seed: int, *, starter: int = 0, steps: int | None = None) -> Iterator[Transition[State, Action]]:
    """Yield every step of a game, to its end unless a number of steps is given."""
    rng, chance = random.Random(seed), Seeded(seed)
    temper = TEMPERS[seed % len(TEMPERS)]
    state = rules.setup(2, {rules.STARTER: starter})
    while (actors := rules.to_act(state)) and steps != 0:
        (seat,) = actors
        action: Action = rules.draw(state, chance) if seat == CHANCE else random_line(state, rng, temper).line
        after = rules.apply(state, seat, action)
        yield Transition(state, seat, action, after)
        state = after
        steps = None if steps is None else steps - 1


def random_line(state: State, rng: random.Random, temper: float) -> LineSoFar:
    """Return a legal line: usually a few steps and then what closes it."""
    progress = rules.begin(state, state.to_move)
    while True:
        found = list(islice(going_on(progress, ""), 12))
        if not found:
            return progress
        progress = found[0] if rng.random() < temper else rng.choice(found)
        if progress.closing or (turn.ended(progress) is not None) or rng.random() < 0.1:
            return progress
