"""Finding puzzles: positions in which one line is far better than every other one, as the computer sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import fmean
from typing import Any, Final

from games.contract import Game
from games.core import Chance, Seat
from players.core import LEVELS, Player
from players.review import SAMPLES, value
from players.rng import rng_of

LEAST_MARGIN: Final = 0.04
"""By so much, in shares of the win, the best line must be better than the next one."""

FEWEST: Final = 4
MOST: Final = 2000
"""Positions with fewer or more possible actions are no puzzles."""

FIRST_SAMPLES: Final = 6
CLOSER: Final = 6
"""All actions are weighed roughly, and so many of them closely."""

REDEALT: Final = 6
"""How many positions that the seat cannot tell apart are weighed in a game with secrets."""

SEARCHES: Final = 2
"""Searches with different seeds that must come to the same line, at the highest level."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The line that is best, and by how much it is better than the next one, in shares of the win."""

    line: str
    margin: float


def find(player: Player[Any, Any], state: Any, seat: Seat, seed: int) -> Finding | None:
    """Return the solution of a position if it is a puzzle; equal seeds give equal answers.

    The best action must lead clearly, and a hard search must come to it again and again. Actions that leave the same
    board are one.
    """
    actions = list(islice(player.game.rules.legal_actions(state, seat), MOST + 1))
    if len(actions) > MOST:
        return None
    distinct = list({left(player.game, state, seat, action): action for action in reversed(actions)}.values())[::-1]
    if len(distinct) < FEWEST:
        return None
    rough = _ranked(player, state, seat, distinct, seed, samples=FIRST_SAMPLES)
    (best, first), (_, second) = _ranked(
        player, state, seat, [action for action, _ in rough[:CLOSER]], seed + 1, samples=SAMPLES
    )[:2]
    if first - second < LEAST_MARGIN or not _is_sure(player, state, seat, best, seed):
        return None
    return Finding(player.game.notation.format(state, seat, best), first - second)


def left(game: Game[Any, Any, Any], state: Any, seat: Seat, action: Any) -> str:
    """Return the board that an action leaves, in words as its seat sees it: the order in which it came about is lost.

    In Columbiz `3/2, 5/3` and `5/3, 3/2` are two actions, and often one answer.
    """
    board: str = game.narration.view(game.rules.apply(state, seat, action), seat).text()
    return board


def _is_sure(player: Player[Any, Any], state: Any, seat: Seat, best: Any, seed: int) -> bool:
    """Tell whether hard searches all come to an action, or to one that leaves the same board."""
    found = (player.choose(state, seat, LEVELS[-1], rng_of(seed, number)) for number in range(SEARCHES))
    wanted = left(player.game, state, seat, best)
    return all(left(player.game, state, seat, action) == wanted for action in found)


def _ranked(
    player: Player[Any, Any], state: Any, seat: Seat, actions: Sequence[Any], seed: int, *, samples: int
) -> list[tuple[Any, float]]:
    """Return actions with the share of the win that each leaves the seat, the best first; rng is the same for all."""
    worlds = _worlds(player, state, seat, rng_of(seed, 0))
    apply = player.game.rules.apply
    found = [
        (
            action,
            fmean(
                value(player, apply(world, seat, action), rng_of(seed, at), samples=samples)[seat]
                for at, world in enumerate(worlds, start=1)
            ),
        )
        for action in actions
    ]
    return sorted(found, key=lambda rated: -rated[1])


def _worlds(player: Player[Any, Any], state: Any, seat: Seat, chance: Chance) -> list[Any]:
    """Return positions that the seat cannot tell from this one: this one itself where nothing is secret."""
    if not player.game.has_secrets:
        return [state]
    return [player.game.secrets.redeal(state, seat, chance) for _ in range(REDEALT)]
