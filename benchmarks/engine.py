"""Speed of the rules: random plays, beside what others play with."""

import gc
import importlib.util
import random
import statistics
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from benchmarks.table import Measurement, at_least, plain
from benchmarks.timing import TIMES
from games.core import CHANCE
from games.registry import GAMES

TITLE = "The rules: actions of random plays in a second of one processor"
LONGEST: Final = 1000
"""Actions after which a play is cut off; some plays of Zirkeltanz never end."""
RATE: Final = "{:,.0f}"
LEAST_RATIO: Final = 1.0
"""How many times as fast as python-chess, which is pure Python like our rules, each game is to be."""

Play = Callable[[random.Random, int], int]
"""Plays once, at most so many actions; returns their number."""


class SeededChance:
    """Dice from a seeded generator."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def die(self, sides: int) -> int:
        """Throw a die."""
        return 1 + int(self._rng.random() * sides)


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Measure all games by turns; `effort` scales the number of rounds and of actions."""
    budget = max(20, round(4000 * effort))
    plays: dict[str, Play] = {key: partial(_play_game, key) for key in GAMES}
    plays |= {name: play for name, (module, play) in RIVALS.items() if importlib.util.find_spec(module)}
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(max(1, round(7 * effort))):
        for name, play in plays.items():
            rates[name].append(_rate(play, budget))
    rows = []
    for name in plays:
        rows.append(plain(name, statistics.median(rates[name]), form=RATE))
        if name in GAMES and CHESS in rates:
            ratios = (rate / chess for rate, chess in zip(rates[name], rates[CHESS], strict=True))
            rows.append(at_least(f"  / {CHESS}", statistics.median(ratios), LEAST_RATIO, form=TIMES))
    return rows + [Measurement(f"{name}: not installed", "") for name in RIVALS if name not in plays]


def _rate(play: Play, budget: int) -> float:
    """Return the actions in a second of the processor, over plays until there were enough."""
    actions = 0
    gc.collect()
    gc.freeze()  # what was played before must not be looked through again
    began = time.process_time()
    for seed in range(budget):
        actions += play(random.Random(seed), min(LONGEST, budget))  # noqa: S311 - no secret
        if actions >= budget:
            break
    return actions / (time.process_time() - began)


def _play_game(key: str, rng: random.Random, longest: int) -> int:
    """Play one of our games with the fewest seats and the usual options."""
    game = GAMES[key]
    rules, chance, actions = game.rules, SeededChance(rng), 0
    state: Any = rules.setup(game.info.min_seats, {option.key: option.default for option in game.info.options})
    while actions < longest and (actors := rules.to_act(state)):
        seat = min(actors)
        action = rules.draw(state, chance) if seat == CHANCE else rules.sample(state, seat, chance)
        state = rules.apply(state, seat, action)
        actions += 1
    return actions


def _play_chess(rng: random.Random, longest: int) -> int:
    """Play chess with python-chess."""
    from chess import Board

    board, actions = Board(), 0
    while actions < longest and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        actions += 1
    return actions


def _play_backgammon(rng: random.Random, longest: int) -> int:
    """Play backgammon with OpenSpiel, whose rules are C++."""
    import pyspiel

    state, actions = pyspiel.load_game("backgammon").new_initial_state(), 0
    while actions < longest and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        actions += 1
    return actions


CHESS: Final = "chess (python-chess)"
RIVALS: Mapping[str, tuple[str, Play]] = {
    CHESS: ("chess", _play_chess),
    "backgammon (OpenSpiel: pip install open_spiel)": ("pyspiel", _play_backgammon),
}
"""Games of others, each with the module that it needs."""
