"""Tune the evaluation of the computer: it plays against itself and learns from how that ends.

    python -m players.tuning columbiz --matches 400 --seed 1

Starts from the guessed weights, plays, fits the weights to the results, and plays on with these: `--rounds` times. Now
and then a move is random, so that there is something to learn from. Writes `weights.json` beside the game's
features, with the command that made it; the same command writes the same file.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from games.core import Chance, Seat
from players.arena import Chooser, at_level, steps
from players.core import LEVELS, Level, Player
from players.evaluation import DATA, Evaluation, Features, guessed, shares_of
from players.regression import Example, fitted, surprise
from players.rng import Rng, rng_of

STRAY: Final = 12
"""Moves of which one is random."""

EACH: Final = 3
"""Of the positions of a play one in so many is learned from: neighbours say nearly the same."""

LONGEST: Final = 4000
"""How many actions of one play are enough; nothing is learned from a play without an end."""

RIDGE: Final = 0.0005
DIGITS: Final = 4


class Computer(Protocol):
    """The offer of a game's package in `players/`."""

    FEATURES: Features[Any]
    PLAYER: Player[Any, Any]

    def made(self, evaluation: Evaluation[Any], /) -> Player[Any, Any]:
        """Return the player that thinks with an evaluation."""


def straying(chooser: Chooser, player: Player[Any, Any]) -> Chooser:
    """Return a player that now and then makes a random move."""

    def choose(state: Any, seat: Seat, chance: Chance) -> Any:
        is_lot = chance.die(STRAY) == 1
        return player.game.rules.sample(state, seat, chance) if is_lot else chooser(state, seat, chance)

    return choose


def learned_from(
    player: Player[Any, Any], features: Features[Any], rng: Rng, *, level: Level, seats: int
) -> Iterator[Example]:
    """Yield examples from one play of a player against itself; none if it does not end."""
    chooser = straying(at_level(player, level), player)
    states = list(steps(player.game, [chooser] * seats, rng, longest=LONGEST))
    if outcome := player.game.rules.outcome(states[-1]):
        shares = shares_of(outcome)
        first = rng.die(EACH)
        yield from (Example(features.count(state), shares) for state in states[first:-1:EACH])


def tuned_weights(
    computer: Computer, *, level: Level, seats: int, matches: int, rounds: int, seed: int
) -> tuple[tuple[float, ...], float]:
    """Return the weights for a number of seats after all rounds, and how surprised they are by the last plays."""
    rules = computer.PLAYER.game.rules
    evaluation = guessed(rules, computer.FEATURES, [seats])
    error = 0.0
    for number in range(rounds):
        player = computer.made(evaluation)
        rngs = [rng_of(seed, number * matches + match) for match in range(matches)]
        examples = [
            example
            for rng in rngs
            for example in learned_from(player, computer.FEATURES, rng, level=level, seats=seats)
        ]
        weights = fitted(examples, ridge=RIDGE)
        error = surprise(examples, weights)
        print(f"{seats} seats, round {number + 1}: {len(examples)} positions, {error:.4f} nats", file=sys.stderr)
        evaluation = replace(evaluation, weights={seats: weights})
    return tuple(round(weight, DIGITS) for weight in evaluation.weights[seats]), error


def written(computer: Computer, *, level: Level, matches: int, rounds: int, seed: int) -> str:
    """Return the contents of a game's data file."""
    info = computer.PLAYER.game.info
    chosen = "" if level == LEVELS[0] else f" --level {level}"
    found = {
        seats: tuned_weights(computer, level=level, seats=seats, matches=matches, rounds=rounds, seed=seed)
        for seats in range(info.min_seats, info.max_seats + 1)
    }
    data = {
        "command": f"python -m players.tuning {info.key} --matches {matches} --rounds {rounds} --seed {seed}{chosen}",
        "matches": matches,
        "seed": seed,
        "surprise": {seats: round(error, DIGITS) for seats, (_, error) in found.items()},
        "features": computer.FEATURES.names,
        "weights": {seats: weights for seats, (weights, _) in found.items()},
    }
    return json.dumps(data, indent=2) + "\n"


def main(argv: Sequence[str]) -> int:
    """Tune one game and write its data file."""
    parser = argparse.ArgumentParser(
        prog="python -m players.tuning", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", help="the key of a game that has the computer with features")
    parser.add_argument("--matches", type=int, default=400, help="plays a round and number of seats, default: 400")
    parser.add_argument("--rounds", type=int, default=3, help="default: 3")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[0], help="who plays against itself, default: easy")
    chosen = parser.parse_args(argv)
    computer: Any = import_module(f"players.{chosen.game}")
    text = written(computer, level=chosen.level, matches=chosen.matches, rounds=chosen.rounds, seed=chosen.seed)
    (Path(computer.__file__).parent / DATA).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
