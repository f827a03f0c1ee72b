"""Strength of the computer: each level against the one below it, and against what the move builder suggests.

Matches are played to the end without clocks. One seat is taken by who is measured, all others by the other one; the
seat changes, and the same seeds are used for each seat.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final

from benchmarks.table import Measurement, at_least, at_most, plain
from benchmarks.timing import percentile
from games.contract import Game
from games.core import Chance, Seat
from players.arena import Chooser, at_level, at_random, beaten, by_suggestion, result
from players.core import LEVELS, Level
from players.registry import PLAYERS
from players.rng import rng_of

TITLE = "Computer players: share of the others beaten, with the interval in which it lies 95 times in 100"
MATCHES: Final = 400
PROCESSES: Final = os.cpu_count() or 1
LONGEST: Final = 4000
"""How many actions of a match are enough; a match without an end by then counts half."""

RANDOM: Final = "random"
SUGGESTED: Final = "suggested"
PAIRINGS: Final[Mapping[tuple[str, str], float]] = {
    ("easy", RANDOM): 0.80,
    ("medium", "easy"): 0.75,
    ("hard", "medium"): 0.65,
    ("hard", SUGGESTED): 0.85,
}
"""Pairings of levels, and the share of wins that is wanted."""

SLOWEST: Final[Mapping[Level, float]] = {"easy": 0.3, "medium": 8, "hard": 8}
"""Seconds that a choice may take at the 95th percentile."""

SEED: Final = 20
"""The first seed of the matches."""

Task = tuple[str, int, tuple[str, str], int]
"""The key of a game, how many play, who plays whom, and the number of the match."""


@dataclass(frozen=True, slots=True)
class DuelResult:
    """One match: the share beaten, whether it ended, and the seconds of each choice by who chose."""

    share: float
    is_ended: bool
    seconds: Mapping[str, Sequence[float]]


def run(*, effort: float = 1.0, games: Sequence[str] = (), processes: int | None = None) -> list[Measurement]:
    """Measure the computer of some games, of all where none is named; `effort` scales the number of matches."""
    matches = max(2, round(MATCHES * effort))
    if (processes or PROCESSES) == 1:
        return [row for key in games or PLAYERS for row in _game_rows(key, matches, map)]
    with get_context("spawn").Pool(processes or PROCESSES) as pool:
        return [row for key in games or PLAYERS for row in _game_rows(key, matches, pool.imap)]


def _game_rows(key: str, matches: int, spread: Callable[..., Iterable[DuelResult]]) -> list[Measurement]:
    """Measure one game; `spread` is a `map` that may use several processes."""
    info = PLAYERS[key].game.info
    rows: list[Measurement] = []
    seconds: dict[str, list[float]] = {}
    for seats in range(info.min_seats, info.max_seats + 1):
        for pairing, wanted in PAIRINGS.items():
            began = time.monotonic()
            found = list(spread(_played, [(key, seats, pairing, number) for number in range(matches)]))
            for name in pairing:
                seconds.setdefault(name, []).extend(spent for arena in found for spent in arena.seconds[name])
            rows += _told(_pairing_rows(f"{key}, {seats}: {' v '.join(pairing)}", found, wanted), began)
    return rows + _told(_time_rows(key, seconds), time.monotonic())


def _told(rows: Iterable[Measurement], began: float) -> list[Measurement]:
    """Say at once what was seen: a whole table takes long."""
    told = list(rows)
    for row in told:
        words = (row.what, row.seen, row.target, row.verdict, f"({time.monotonic() - began:.0f} s)")
        print("  ".join(filter(None, words)), file=sys.stderr, flush=True)
    return told


def _pairing_rows(what: str, found: Sequence[DuelResult], wanted: float) -> Iterator[Measurement]:
    shares = [arena.share for arena in found]
    share, ended = sum(shares) / len(shares), sum(arena.is_ended for arena in found) / len(found)
    low, high = wilson(share, len(shares))
    yield Measurement(what, f"{share:.1%} ({low:.1%} to {high:.1%})", f">= {wanted:.0%}", share >= wanted)
    yield at_least("  matches that ended", ended, 0.99, form="{:.1%}")


def _time_rows(key: str, seconds: Mapping[str, Sequence[float]]) -> Iterator[Measurement]:
    for level in (level for level in LEVELS if level in seconds):
        yield plain(f"{key}, {level}: a choice, p50", percentile(seconds[level], 50), form="{:.3f} s")
        yield at_most("  p95", percentile(seconds[level], 95), SLOWEST[level], form="{:.3f} s")


def wilson(share: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Return the interval of Wilson's score for a share seen in so many trials."""
    middle = share + z * z / (2 * trials)
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return (middle - reach) / (1 + z * z / trials), (middle + reach) / (1 + z * z / trials)


def _played(task: Task) -> DuelResult:
    """Play one match in this process."""
    key, seats, (one, other), number = task
    player = PLAYERS[key]
    seat = Seat(number % seats)
    seconds: dict[str, list[float]] = {one: [], other: []}
    choosers = [_timed(_chooser(key, name), seconds[name]) for name in [other] * seats]
    choosers[seat] = _timed(_chooser(key, one), seconds[one])
    outcome = result(player.game, choosers, rng_of(SEED, number // seats), longest=LONGEST)
    return DuelResult(beaten(outcome, seat), outcome is not None, seconds)


def _chooser(key: str, name: str) -> Chooser:
    player = PLAYERS[key]
    game: Game[Any, Any, Any] = player.game
    others = {RANDOM: at_random, SUGGESTED: by_suggestion}
    return others[name](game) if name in others else at_level(player, _level(name))


def _level(name: str) -> Level:
    return next(level for level in LEVELS if level == name)


def _timed(chooser: Chooser, seconds: list[float]) -> Chooser:
    """Return the same chooser, which notes how long its processor takes for each choice."""

    def choose(state: Any, seat: Seat, chance: Chance) -> Any:
        began = time.process_time()
        action = chooser(state, seat, chance)
        seconds.append(time.process_time() - began)
        return action

    return choose
