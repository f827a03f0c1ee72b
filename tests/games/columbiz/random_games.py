"""Random play that looks like play: dice of a kind are kept, most lines place something, some players leave."""

import random
from collections.abc import Iterator

from games.columbiz import rules
from games.columbiz.heuristics import keeps
from games.columbiz.placing import options, place
from games.columbiz.state import Action, Keep, Place, State, Stop
from games.core import CHANCE, Transition
from tests.games.chances import Seeded


def random_play(seed: int, seats: int, *, leaving: float = 0.0) -> Iterator[State]:
    """Yield every state of a whole game; `leaving` is how likely somebody leaves before a step."""
    rng, chance = random.Random(seed), Seeded(seed)
    state = rules.setup(seats, {})
    yield state
    while actors := rules.to_act(state):
        if rng.random() < leaving:
            left = rules.forfeit(state, rng.choice(rules.active(state)))
            if left is None:
                return
            state = left
        else:
            (seat,) = actors
            action: Action = rules.draw(state, chance) if seat == CHANCE else random_decision(state, rng)
            state = rules.apply(state, seat, action)
        yield state


def random_game(seed: int, seats: int) -> Iterator[Transition[State, Action]]:
    """Yield every step of a whole game that nobody leaves."""
    rng, chance = random.Random(seed), Seeded(seed)
    state = rules.setup(seats, {})
    while actors := rules.to_act(state):
        (seat,) = actors
        action: Action = rules.draw(state, chance) if seat == CHANCE else random_decision(state, rng)
        after = rules.apply(state, seat, action)
        yield Transition(state, seat, action, after)
        state = after


def random_decision(state: State, rng: random.Random) -> Action:
    """Return a legal decision of the player to move."""
    if rules.may_throw(state) and rng.random() < 0.7:
        offered = [*keeps(state.board, state.dice)][:4]
        decisions: list[Action] = [Stop("stop"), Keep("keep", ()), *(Keep("keep", dice) for dice in offered * 3)]
        return rng.choice(decisions)
    fields = random_fields(state, rng)
    return Place("place", fields) if fields else Stop("stop")


def random_fields(state: State, rng: random.Random) -> tuple[str, ...]:
    """Return some legal placements, none if there are none."""
    progress = rules.begin(state)
    for _ in range(rng.choice((1, 2, 2, 3, 4))):
        if not (free := list(options(progress))):
            break
        progress = place(progress, rng.choice(free))
    return progress.fields
