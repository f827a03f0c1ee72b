"""Walks through any game: what a player might do, chosen by a seeded generator, until the end or long enough."""

import hashlib
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from pydantic import TypeAdapter

from games.contract import Game
from games.core import CHANCE, Seat, Transition
from tests.games.chances import Seeded

AnyGame = Game[Any, Any, Any]

LISTED = 60
LONGEST = 20_000
OFFERED = 12


def walk(game: AnyGame, seed: int, steps: int | None = None) -> Iterator[Transition[Any, Any]]:
    """Yield the steps of a play with as many seats as the seed says, to its end unless a number of steps is given."""
    rng, chance = random.Random(seed), Seeded(seed)
    seats = rng.randint(game.info.min_seats, game.info.max_seats)
    state = game.rules.setup(seats, {option.key: rng.randint(option.low, option.high) for option in game.info.options})
    for _ in range(steps if steps is not None else game.info.max_actions or LONGEST):
        if not (actors := game.rules.to_act(state)):
            return
        seat = rng.choice(sorted(actors))
        action = game.rules.draw(state, chance) if seat == CHANCE else some_action(game, state, seat, rng)
        after = game.rules.apply(state, seat, action)
        yield Transition(state, seat, action, after)
        state = after


def some_action(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Return a legal action: mostly a suggested line gone on with, at times one of the first that are listed."""
    line = ""
    for _ in range(rng.choice((0, 1, 2, 2, 3, 3))):
        offered = [choice.line for choice in islice(game.notation.suggest(state, seat, line), OFFERED)]
        line = rng.choice(offered[1:] or offered) if offered else line
    if line:
        return game.notation.parse(state, seat, line)
    return rng.choice(list(islice(game.rules.legal_actions(state, seat), LISTED)))


def digest(game: AnyGame) -> str:
    """Return a digest of all texts of a play."""
    told = hashlib.sha256()
    kinds: tuple[Any, ...] = (game.info.state_type, game.info.action_type)
    states, actions = map(TypeAdapter, kinds)
    for transition in walk(game, 11, 40):
        told.update(states.dump_json(transition.after))
        told.update(actions.dump_json(transition.action))
        told.update(repr(game.narration.view(transition.after, None)).encode())
    return told.hexdigest()
