"""Computer players by the key of their game, and the jobs that the bot gives them: plain functions of plain data.

One line a game; a game without one is not offered against the computer.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, TypeVar

from games.core import Seat
from players.core import Level, Player
from players.rng import SeededRng

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
T = TypeVar("T")


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


def turn(game: str, state: Any, seat: Seat, level: Level, seed: bytes) -> Any:
    """Return the action that the computer of a game takes, None where it resigns.

    `state` holds only what the seat may know.
    """
    player = PLAYERS[game]
    if player.wants_to_resign(state, seat, SeededRng(seed)):
        return None
    return player.choose(state, seat, level, SeededRng(seed))


def agrees(game: str, state: Any, seat: Seat, seed: bytes) -> bool:
    """Tell whether the computer of a game agrees to a draw."""
    return PLAYERS[game].accepts_draw(state, seat, SeededRng(seed))


def estimates(game: str, states: Sequence[Any]) -> list[tuple[float, ...]]:
    """Return for each position the share of the win that every seat may expect."""
    return [PLAYERS[game].estimate(state) for state in states]


def by_player(work: Callable[..., T], game: str, *arguments: Any) -> T:
    """Return what a function of `players` makes of the computer of a game and further arguments."""
    return work(PLAYERS[game], *arguments)
