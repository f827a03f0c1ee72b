"""What the computer thinks of one position: everybody's share of the win, and the line that it would play."""

from dataclasses import dataclass
from typing import Any, Final

from games.core import CHANCE
from players.core import Level, Player
from players.luck import luck_number
from players.review import Shares, value

LEVEL: Final[Level] = "hard"
"""So well thinks who is asked."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """The share of the win that every seat may expect, from 0 to 1; the line of who is to move, empty if nobody is."""

    shares: Shares
    line: str


def opinion(player: Player[Any, Any], state: Any, seed: int) -> Opinion:
    """Return what the computer thinks of a position that everybody may see; equal seeds give the same."""
    game = player.game
    due = sorted(game.rules.to_act(state))
    shares = value(player, state, luck_number(seed, 0))
    if not due or due[0] == CHANCE:
        return Opinion(shares, "")
    action = player.choose(state, due[0], LEVEL, luck_number(seed, 1))
    return Opinion(shares, game.notation.format(state, due[0], action))
