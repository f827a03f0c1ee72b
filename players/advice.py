"""Advice after an action of one's own: a line that would have been clearly better.

Answers for one action held against the computer's choice, as far as the seat could know when it acted. Must not
know matches or words.
"""

from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from games.core import CHANCE, Chance, Note, Seat
from players.core import LEVELS, Level, Player
from players.review import value
from players.rng import rng_of

LEVEL: Final[Level] = "medium"
"""Level used for advice."""

CLEARLY: Final = 2.0
"""A line is worth a word if it makes the odds of winning so many times as good."""

MUCH: Final = 0.15
"""And if the share of the win that may be expected grows by so much: who is far ahead or behind is left alone."""

LEAST: Final = 0.002
"""No share of the win counts as less, nor as nearer to all of it: what is decided needs no advice."""

SAMPLES: Final = 8
"""Times that a turn which a line leaves open is played to its end; with secrets it is redealt each time."""

MOST_ACTIONS: Final = 6
"""The most actions that are taken to play a turn to its end."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A better line, and what it would have brought."""

    line: str
    notes: tuple[Note, ...]


def advise(player: Player[Any, Any], state: Any, seat: Seat, action: Any, seed: int) -> Advice | None:
    """Return what would have been clearly better than an action, None where nothing was; equal seeds advise alike.

    What the position hides from the seat is dealt again, so nothing of it can leak; what a line would have brought is
    left open where only carrying it out could have shown it.
    """
    game = player.game
    other = player.choose(state, seat, LEVEL, rng_of(seed, 0))
    if other == action:
        return None
    mine, better = (_share(player, state, seat, tried, seed) for tried in (action, other))
    if better < mine + MUCH or _odds(better) < CLEARLY * _odds(mine):
        return None
    hidden = game.secrets.preview(state, seat, other)
    notes = () if hidden else game.preview(state, seat, other)[1]
    return Advice(game.notation.format(state, seat, other), notes)


def _odds(share: float) -> float:
    return share / (1 - share)


def _share(player: Player[Any, Any], state: Any, seat: Seat, action: Any, seed: int) -> float:
    """Return the share of the win that a seat may expect after an action, over positions that it cannot tell apart."""
    game, shares = player.game, []
    for number in range(1, SAMPLES + 1):
        rng = rng_of(seed, number)
        dealt = game.secrets.redeal(state, seat, rng)
        after = _turn_over(player, game.rules.apply(dealt, seat, action), seat, rng)
        shares.append(value(player, after, rng)[seat])
    return min(max(fmean(shares), LEAST), 1 - LEAST)


def _turn_over(player: Player[Any, Any], state: Any, seat: Seat, chance: Chance) -> Any:
    """Return a position after the rest of a turn, as the computer plays it: only whole turns can be compared."""
    rules = player.game.rules
    turn = rules.turn_number(state)
    for _ in range(MOST_ACTIONS):
        acting = rules.to_act(state)
        if rules.turn_number(state) != turn or not acting & {seat, CHANCE}:
            break
        if acting == {CHANCE}:
            state = rules.apply(state, CHANCE, rules.draw(state, chance))
        else:
            state = rules.apply(state, seat, player.choose(state, seat, LEVELS[0], chance))
    return state
