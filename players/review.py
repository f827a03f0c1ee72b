"""Analysis of a play: the winning chances in its positions, the effect of each throw, and its turning points.

Cut into pieces of work that are each short enough to be done between others. Must not know matches or words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, pvariance
from typing import Any, Final

from games.core import CHANCE, Chance, Seat
from players.core import LEVELS, Level, Player
from players.rng import rng_of

Shares = tuple[float, ...]
"""The share of the win that each seat may expect, from 0 to 1, together 1."""

MOST_POSITIONS: Final = 160
"""The most positions of a play that are weighed; in a longer play they are evenly spread."""

MOST_THROWS: Final = 40
"""The most throws of a play that are weighed; of more throws, evenly spread ones."""

SAMPLES: Final = 48
"""How many throws are sampled in place of one that was made."""

TURNS: Final = 32
"""How many ends of a turn are sampled after a throw that was made, and after another in its place."""

LONGEST_TURN: Final = 12
"""The most steps of a turn that are taken before its position is weighed."""

TURNING_POINTS: Final = 3
LEAST_TURN: Final = 0.03
"""A smaller change of anybody's share turns nothing."""
LEVEL: Final[Level] = "hard"
"""Level used for opinions."""


@dataclass(frozen=True, slots=True)
class Gift:
    """The gain of each seat from a throw over what it could expect, and how unsure that is (one standard error)."""

    given: Shares
    doubt: Shares


@dataclass(frozen=True, slots=True)
class Swing:
    """Between two positions, by their numbers: how much the share of the seat changed that it changed most for."""

    first: int
    last: int
    seat: Seat
    by: float


def weigh(player: Player[Any, Any], states: Sequence[Any], seed: int) -> list[Shares]:
    """Return how good positions are for everybody; equal seeds give equal answers."""
    return [value(player, state, rng_of(seed, at)) for at, state in enumerate(states)]


def gifts(player: Player[Any, Any], throws: Sequence[tuple[Any, Any]], seed: int) -> list[Gift]:
    """Return what throws gave, each told as the position in which it was due and the one after it.

    They are held against sampled throws of the same moment, each followed by the rest of the turn, so they are a little
    unsure.
    """
    return [_gift(player, before, after, rng_of(seed, at)) for at, (before, after) in enumerate(throws)]


def better(player: Player[Any, Any], state: Any, seat: Seat, seed: int) -> str:
    """Return the line that the computer would have played for a seat, thinking its hardest."""
    return player.game.notation.format(state, seat, player.choose(state, seat, LEVELS[-1], rng_of(seed, 0)))


def value(player: Player[Any, Any], state: Any, chance: Chance, *, samples: int = SAMPLES) -> Shares:
    """Return the shares of a position: by its outcome, by the mean over sampled throws where one is due, or estimated.

    `chance` is where so many `samples` come from.
    """
    rules = player.game.rules
    if outcome := rules.outcome(state):
        return tuple((place == 1) / len(outcome.winners) for place in outcome.places)
    if rules.to_act(state) == {CHANCE}:
        return _mean(_sampled(player, state, chance, samples))
    return player.estimate(state)


def _gift(player: Player[Any, Any], before: Any, after: Any, chance: Chance) -> Gift:
    turn = player.game.rules.turn_number(before)
    expected, thrown = ([_end_of_turn(player, state, turn, chance) for _ in range(TURNS)] for state in (before, after))
    given = tuple(mine - mean for mine, mean in zip(_mean(thrown), _mean(expected), strict=True))
    doubt = tuple(
        ((pvariance(mine) + pvariance(mean)) / TURNS) ** 0.5
        for mine, mean in zip(zip(*thrown, strict=True), zip(*expected, strict=True), strict=True)
    )
    return Gift(given, doubt)


def _end_of_turn(player: Player[Any, Any], state: Any, turn: int, chance: Chance) -> Shares:
    """Return the shares at the end of a turn if it goes on as the easy player plays: what dice are for shows."""
    rules = player.game.rules
    for _ in range(LONGEST_TURN):
        due = rules.to_act(state)
        if not due or rules.turn_number(state) != turn:
            break
        seat = min(due)
        thrown = seat == CHANCE
        action = rules.draw(state, chance) if thrown else player.choose(state, seat, LEVELS[0], chance)
        state = rules.apply(state, seat, action)
    return value(player, state, chance, samples=1)


def spread(count: int, most: int) -> tuple[int, ...]:
    """Return at most so many of the numbers below `count`, evenly spread, first and last among them."""
    if count <= most:
        return tuple(range(count))
    return tuple(round(at * (count - 1) / (most - 1)) for at in range(most))


def turning_points(weighed: Mapping[int, Shares]) -> tuple[Swing, ...]:
    """Return where shares changed most from one weighed position to the next, in the order of the play."""
    numbers = sorted(weighed)
    changes = [_change(first, last, weighed[first], weighed[last]) for first, last in pairwise(numbers)]
    large = sorted((change for change in changes if abs(change.by) >= LEAST_TURN), key=lambda change: -abs(change.by))
    return tuple(sorted(large[:TURNING_POINTS], key=lambda change: change.first))


def _change(first: int, last: int, before: Shares, after: Shares) -> Swing:
    moved = [new - old for old, new in zip(before, after, strict=True)]
    seat = max(range(len(moved)), key=lambda at: round(abs(moved[at]), 9))
    return Swing(first, last, Seat(seat), moved[seat])


def _sampled(player: Player[Any, Any], state: Any, chance: Chance, count: int) -> list[Shares]:
    """Return the shares after sampled throws; what falls the same way twice is estimated once."""
    known: dict[Any, Shares] = {}
    found = []
    for _ in range(count):
        after = _settled(player, state, chance)
        if after not in known:
            known[after] = value(player, after, chance)
        found.append(known[after])
    return found


def _settled(player: Player[Any, Any], state: Any, chance: Chance) -> Any:
    """Return a position after throws by chance, as soon as somebody else is to act or the play is over."""
    rules = player.game.rules
    while rules.to_act(state) == {CHANCE}:
        state = rules.apply(state, CHANCE, rules.draw(state, chance))
    return state


def _mean(shares: Sequence[Shares]) -> Shares:
    return tuple(fmean(column) for column in zip(*shares, strict=True))


@dataclass(frozen=True, slots=True)
class Opinion:
    """The share of the win that every seat may expect, from 0 to 1; the line of who is to move, empty if nobody is."""

    shares: Shares
    line: str


def opinion(player: Player[Any, Any], state: Any, seed: int) -> Opinion:
    """Return what the computer thinks of a position that everybody may see; equal seeds give the same."""
    game = player.game
    due = sorted(game.rules.to_act(state))
    shares = value(player, state, rng_of(seed, 0))
    if not due or due[0] == CHANCE:
        return Opinion(shares, "")
    action = player.choose(state, due[0], LEVEL, rng_of(seed, 1))
    return Opinion(shares, game.notation.format(state, due[0], action))
