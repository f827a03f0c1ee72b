"""Go on learning how likely a win is in Gamwin's positions: the computer plays against itself, and results flow back.

    python -m players.gamwin.training --plays 2000 --seed 1

Reads the data file, plays with what it says, corrects it by temporal differences (Tesauro 1995), and writes it again
with the command. A play takes a few tenths of a second; what was learned comes of hundreds of thousands.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import chain, combinations_with_replacement
from math import exp
from pathlib import Path
from typing import Any, Final

from games.core import CHANCE, Seat
from games.gamwin import GAME
from games.gamwin.state import STONES, State
from games.gamwin.stones import key
from players.arena import at_level, steps
from players.evaluation import shares_of
from players.gamwin import PLAYER
from players.gamwin.judging import DATA
from players.gamwin.strip import HOME, OFF, Spot, spot_of
from players.rng import rng_of

LAMBDA: Final = 0.8
"""How much of what is learned of a position comes from the end of the play, and not from the position after it."""

RATE: Final = 1.0
"""By how many hundredths of the odds a number changes when a result surprises wholly."""

LONGEST: Final = 4000
"""How many actions of one play are enough; nothing is learned from a play without an end."""

OWN, OTHER = range(OFF, HOME + 1), range(HOME + 2)

Table = dict[tuple[int, ...], float]


class Learner:
    """The numbers of the data file, in hundredths of the odds, as they change."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._own: Table = dict(zip(_ways(OWN), data["own"], strict=True))
        self._other: Table = dict(zip(_ways(OTHER), data["other"], strict=True))
        self._both: Table = dict(zip(_pairs(), chain.from_iterable(data["both"]), strict=True))

    def learn(self, spots: Sequence[tuple[Spot, Seat]], shares: Sequence[float]) -> None:
        """Learn from one play: where who was about to throw, and each seat's share of the win at its end."""
        wins = list(shares)
        for spot, seat in reversed(spots):
            expected = self._share(spot)
            self._correct(spot, RATE * (wins[seat] - expected))
            wins[seat] = LAMBDA * wins[seat] + (1 - LAMBDA) * expected
            wins[1 - seat] = 1 - wins[seat]

    def numbers(self) -> dict[str, Any]:
        """Return the numbers in the form of the data file."""
        both = [round(number) for number in self._both.values()]
        return {
            "own": [round(number) for number in self._own.values()],
            "other": [round(number) for number in self._other.values()],
            "both": [both[start : start + len(OTHER)] for start in range(0, len(both), len(OTHER))],
        }

    def _share(self, spot: Spot) -> float:
        own, other = spot
        hundredths = self._own[own] + self._other[other] + sum(self._both[pair] for pair in _met(spot))
        return 1 / (1 + exp(-hundredths / 100))

    def _correct(self, spot: Spot, by: float) -> None:
        own, other = spot
        self._own[own] += by
        self._other[other] += by
        for pair in _met(spot):
            self._both[pair] += by / STONES


def _ways(places: range) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(places, STONES))


def _pairs() -> list[tuple[int, ...]]:
    return [(own, other) for own in OWN for other in OTHER]


def _met(spot: Spot) -> list[tuple[int, ...]]:
    return [(step, place) for step in spot[0] for place in spot[1]]


def trained(data: dict[str, Any], *, plays: int, seed: int) -> dict[str, Any]:
    """Return the numbers after so many plays of the medium player, which plays with those of the data file."""
    learner, chooser = Learner(data), at_level(PLAYER, "medium")
    for number in range(plays):
        states = list(steps(GAME, [chooser, chooser], rng_of(seed, number), longest=LONGEST))
        if outcome := GAME.rules.outcome(states[-1]):
            learner.learn([_about_to_throw(state) for state in states if _is_throw(state)], shares_of(outcome))
    return learner.numbers()


def _is_throw(state: State) -> bool:
    return state.phase == "game" and CHANCE in GAME.rules.to_act(state)


def _about_to_throw(state: State) -> tuple[Spot, Seat]:
    return spot_of(key(state.stones, state.home), state.to_move), state.to_move


def main(argv: Sequence[str]) -> int:
    """Train and write the data file."""
    parser = argparse.ArgumentParser(
        prog="python -m players.gamwin.training",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--plays", type=int, default=2000, help="default: 2000")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    chosen = parser.parse_args(argv)
    file = Path(__file__).with_name(DATA)
    data = json.loads(file.read_text(encoding="utf-8"))
    command = f"python -m players.gamwin.training --plays {chosen.plays} --seed {chosen.seed}"
    numbers = trained(data, plays=chosen.plays, seed=chosen.seed)
    made = {"made": data["made"], "commands": [*data.get("commands", []), command], **numbers}
    file.write_text(json.dumps(made) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
