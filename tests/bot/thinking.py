"""Thinkers for tests: they think here and at once, with computer players that a test may give."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from engine.ids import PersonId
from games.core import Seat
from players.core import Level, Player
from players.registry import PLAYERS
from players.rng import SeededRng

T = TypeVar("T")


class ThinksHere:
    """Thinks in this process; implements `bot.platform.computer_workers.ComputerPool`."""

    def __init__(self, players: Mapping[str, Player[Any, Any]] = PLAYERS) -> None:
        self.players = players

    async def turn(self, game: str, state: Any, seat: Seat, level: Level, seed: bytes) -> Any:
        player = self.players[game]
        if player.wants_to_resign(state, seat, SeededRng(seed)):
            return None
        return player.choose(state, seat, level, SeededRng(seed))

    async def agrees(self, game: str, state: Any, seat: Seat, seed: bytes) -> bool:
        return self.players[game].accepts_draw(state, seat, SeededRng(seed))

    async def estimates(
        self, game: str, states: Sequence[Any], *, person: PersonId | None = None
    ) -> list[tuple[float, ...]]:
        del person
        return [self.players[game].estimate(state) for state in states]

    async def do(self, function: Callable[..., T], *arguments: Any, person: PersonId | None = None) -> T:
        del person
        return function(*arguments)

    async def stop(self) -> None:
        """Nothing goes on."""
