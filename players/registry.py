"""The computer by the key of their game: one line a game. A game without one is not offered against the computer."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from players.core import Player

VERSIONS: Final[Mapping[str, int]] = {
    "colliding_circles": 2,
    "columbiz": 1,
    "confusion": 1,
    "gamwin": 4,
    "zirkeltanz": 2,
}
"""The version of each game's computer player.

It is raised when the same position, level and rng would give another action: a log names the version that played, and
`check` repeats only what this one did.
"""


class _Players(Mapping[str, Player[Any, Any]]):
    """Imports the computer when it is first asked for.

    The bot asks for none: they think in processes of their own, each of which needs those of a few games.
    """

    def __getitem__(self, game: str) -> Player[Any, Any]:
        if game not in VERSIONS:
            raise KeyError(game)
        player: Player[Any, Any] = import_module(f"players.{game}").PLAYER
        return player

    def __iter__(self) -> Iterator[str]:
        return iter(VERSIONS)

    def __len__(self) -> int:
        return len(VERSIONS)


PLAYERS: Final[Mapping[str, Player[Any, Any]]] = _Players()
"""Each game's computer player."""
