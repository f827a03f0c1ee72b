"""The place where computer players think, as those who let them think see it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from engine.ids import PersonId
from games.core import Seat
from players.core import Level

T = TypeVar("T")


class ComputerPool(Protocol):
    """Lets computer players think, elsewhere and in turn (`bot.platform.computer_workers`)."""

    async def turn(self, game: str, state: Any, seat: Seat, level: Level, seed: bytes) -> Any:
        """Return the action that the computer takes in a match, None to resign; `state` is what the seat may know.

        Raises:
            ComputerFailed: it could not be thought through.
        """
        ...

    async def agrees(self, game: str, state: Any, seat: Seat, seed: bytes) -> bool:
        """Tell whether the computer agrees to a draw in a match.

        Raises:
            ComputerFailed: it could not be thought through.
        """
        ...

    async def estimates(
        self, game: str, states: Sequence[Any], *, person: PersonId | None = None
    ) -> list[tuple[float, ...]]:
        """Return for each position the share of the win that every seat may expect."""
        ...

    async def do(self, function: Callable[..., T], *arguments: Any, person: PersonId | None = None) -> T:
        """Return what a function of `players` returns for a person.

        Raises:
            ComputerIsBusy: too much is waiting.
            ComputerFailed: it has failed, or taken too long.
        """
        ...

    async def stop(self) -> None:
        """End; who still waits is cancelled."""
        ...
