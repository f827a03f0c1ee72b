"""A program that plays games at random and prints how long its processor was at it; it runs over older rules, too.

A step is: who may act, one action, carrying it out. The action is what the lot gives, or (`listed`, and where rules
have no lot) one of the first `LISTED` that are legal. It knows the contract of games and nothing else of ours.
"""

import gc
import hashlib
import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from games.core import CHANCE
from games.registry import GAMES

LISTED = 60
"""Colliding Circles and Gamwin have hundreds of thousands of lines in a turn; nobody lists them all."""

LONGEST = 1000
"""How many actions of one play are enough: some plays of Zirkeltanz never end."""

Play = Callable[[random.Random, int], tuple[int, str]]
"""Plays once, so many actions at most; returns their number and a text that says how it went."""


class Lot:
    """Luck from a seeded generator."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def die(self, sides: int) -> int:
        """Throw a die."""
        return 1 + int(self._rng.random() * sides)


def played(key: str, *, is_listed: bool) -> Play:
    """Return what plays one of our games, with as few people and as the options are."""
    game = GAMES[key]
    rules, options = game.rules, {option.key: option.default for option in game.info.options}
    sample = None if is_listed else getattr(rules, "sample", None)

    def play(rng: random.Random, longest: int) -> tuple[int, str]:
        lot, actions = Lot(rng), 0
        state: Any = rules.setup(game.info.min_seats, options)
        while actions < longest and (actors := rules.to_act(state)):
            seat = min(actors)
            if seat == CHANCE:
                action = rules.draw(state, lot)
            elif sample:
                action = sample(state, seat, lot)
            else:
                action = rng.choice(list(islice(rules.legal_actions(state, seat), LISTED)))
            state = rules.apply(state, seat, action)
            actions += 1
        return actions, repr(state)

    return play


def chess(rng: random.Random, longest: int) -> tuple[int, str]:
    """Play chess with python-chess."""
    from chess import Board

    board, actions = Board(), 0
    while actions < longest and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        actions += 1
    return actions, board.fen()


def backgammon(rng: random.Random, longest: int) -> tuple[int, str]:
    """Play backgammon with OpenSpiel, whose rules are C++."""
    import pyspiel

    state, actions = pyspiel.load_game("backgammon").new_initial_state(), 0
    while actions < longest and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        actions += 1
    return actions, str(state)


RIVALS: Mapping[str, tuple[str, Play]] = {"chess": ("chess", chess), "backgammon": ("pyspiel", backgammon)}
"""What others play, each with the module that it needs."""


def timed(play: Play, budget: int) -> tuple[int, float, str]:
    """Play until there were so many actions; return their number, the seconds of the processor, and a digest."""
    actions, digest = 0, hashlib.sha256()
    gc.collect()
    gc.freeze()  # what was played before must not be looked through again
    began = time.process_time()
    for seed in range(budget):
        count, how = play(random.Random(seed), min(LONGEST, budget))  # noqa: S311 - no secret
        digest.update(how.encode())
        actions += count
        if actions >= budget:
            break
    return actions, time.process_time() - began, digest.hexdigest()


def main(names: list[str], budget: int) -> None:
    """Print what was measured, by name; what is not installed is left out."""
    found = {}
    for name in names:
        key, _, listed = name.partition(" ")
        module, play = RIVALS.get(name) or ("games", played(key, is_listed=bool(listed)))
        if importlib.util.find_spec(module):
            timed(play, budget // 20)
            found[name] = timed(play, budget)
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[2:], int(sys.argv[1]))
