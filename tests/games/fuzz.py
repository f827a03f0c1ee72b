"""Hostile texts: what reading them costs, for all games.

    python -m tests.games.fuzz [TEXTS] [SEED]

times the reading of every hostile text and, for each game, of so many random ones (20,000 unless told otherwise), and
prints what took longest.
"""

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from heapq import heappop, heappush
from itertools import islice
from typing import Any

from games.core import CHANCE, MoveError, Seat, Transition
from games.registry import GAMES
from tests.games.walking import AnyGame, walk

LONGEST = 4000
RICH = 200
"""How many steps of a play are searched for the position that offers most."""

POSITIONS = 4
KEPT = 20
"""How many of the slowest lines are measured again."""

OFFERED = 25
"""How many lines a completion shows."""

RUNS = (
    " ",
    ",",
    "9",
    "0",
    "(",
    ")",
    "[",
    "@",
    "-",
    "=",
    ":",
    "+",
    "x",
    "*",
    "!",
    "., ",
    "a ",
    "\u00a0\u200b",
    "\U0001f3b2",
)
WORDS = (
    "",
    "pass",
    "keep",
    "lass",
    "behalte",
    "roll",
    "stop",
    "formation",
    "aufstellung",
    "ready",
    "p",
    "H",
    "Hp",
    "v",
)
ENDS = ("", "!", "9")
ALPHABET = "abcdefghijklLRHPpxX0123456789 ,;:.()[]<>@=+-*!#/^°\u00a0\u2212\u00d7éß\u0660\U0001f3b2"


@cache
def positions(game: AnyGame) -> tuple[tuple[Any, Seat], ...]:
    """Return a few positions in which a player is to act: early, later, at a set-up, where most is offered."""
    found = (first_choice(islice(walk(game, seed), step, None)) for seed, step in ((3, 4), (5, 31), (8, 90)))
    return (*filter(None, found), richest(game))


def first_choice(transitions: Iterator[Transition[Any, Any]]) -> tuple[Any, Seat] | None:
    """Return the first position of a play in which a player acts, if there is one."""
    return next(((transition.before, transition.seat) for transition in transitions if transition.seat != CHANCE), None)


def richest(game: AnyGame) -> tuple[Any, Seat]:
    """Return the position of a play in which the builder has most to offer."""
    transitions = (transition for transition in islice(walk(game, 3), RICH) if transition.seat != CHANCE)
    found = max(transitions, key=lambda transition: len(game.notation.choices(transition.before, transition.seat, "")))
    return found.before, found.seat


def hostile(game: AnyGame, state: Any, seat: Seat) -> Iterator[str]:
    """Yield texts that make a careless reader work: words, lines and their beginnings, followed by long runs."""
    lines = [choice.line for choice in islice(game.notation.suggest(state, seat, ""), 2)]
    begun = [line[:at] for line in lines for at in range(1, min(len(line), 12) + 1)]
    for word in dict.fromkeys((*WORDS, *lines, *begun)):
        for run in RUNS:
            for end in ENDS:
                yield (word + run * (3900 // len(run)))[:LONGEST] + end
    for line in lines:
        for between in (",", ", ", " "):
            yield between.join([line] * (LONGEST // (len(line) + len(between))))


def nonsense(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> str:
    """Return a random text: characters of notations and of elsewhere, or a line with slips, at times repeated."""
    length = rng.choice((3, 8, 20, 100, LONGEST))
    if rng.random() < 0.5:
        return "".join(rng.choices(ALPHABET, k=length))
    lines = [choice.line for choice in islice(game.notation.suggest(state, seat, ""), OFFERED)] or ["a"]
    text = list(rng.choice((" ", ",", ", ")).join(rng.choices(lines, k=rng.choice((1, 2, 10)))))
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] = rng.choice(ALPHABET)
    return ("".join(text) * rng.choice((1, 1, 40)))[:LONGEST]


def readings(game: AnyGame, state: Any, seat: Seat, text: str) -> dict[str, Callable[[], object]]:
    """Return what is done with a typed text, by name; a refusal is told with all that it offers."""

    def parse() -> object:
        try:
            return game.notation.format(state, seat, game.notation.parse(state, seat, text))
        except MoveError as error:
            return error.near

    return {
        "parse": parse,
        "suggest": lambda: list(islice(game.notation.suggest(state, seat, text), OFFERED)),
        "choices": lambda: game.notation.choices(state, seat, text),
        "why": lambda: game.narration.view_with_choices(state, seat, text),
    }


def cost(read: Callable[[], object]) -> float:
    """Return the milliseconds of CPU that a reading takes."""
    begun = time.process_time()
    read()
    return (time.process_time() - begun) * 1000


def main(texts: str = "20000", seed: str = "0") -> None:
    """Time all readings and print the slowest of each game and kind; these are read again, undisturbed if possible."""
    rng = random.Random(int(seed))
    gc.freeze()
    for key, game in GAMES.items():
        slowest: dict[str, list[tuple[float, int, str, Callable[[], object]]]] = {}
        count = 0
        for state, seat in positions(game):
            random_texts = (nonsense(game, state, seat, rng) for _ in range(int(texts) // POSITIONS))
            for text in (*hostile(game, state, seat), *random_texts):
                for name, read in readings(game, state, seat, text).items():
                    count += 1
                    found = slowest.setdefault(name, [])
                    heappush(found, (cost(read), count, text, read))
                    if len(found) > KEPT:
                        heappop(found)
        for name, found in slowest.items():
            again = sorted(((min(cost(read) for _ in range(3)), text) for _, _, text, read in found), reverse=True)
            for took, text in again[:3]:
                print(f"{key:18} {name:8} {took:8.1f} ms  {len(text):5}  {text[:60]!r}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
