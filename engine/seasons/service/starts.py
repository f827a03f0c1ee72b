"""How many matches of a season may still start, as there is room for them."""

from collections.abc import Awaitable, Callable, Sequence

from engine.seasons.state.season import Season
from leagues.core import Fixture

Room = Callable[[Season, int], Awaitable[int]]
"""How many of the matches of a season that may start have room now."""


class Starts:
    """Counts down how many matches may still start; how many have room is asked once, when the first ones are to."""

    def __init__(self, room: Room | None) -> None:
        self._room = room
        self._left: int | None = None

    async def of(self, season: Season, waiting: Sequence[Fixture]) -> Sequence[Fixture]:
        """Return those of the waiting fixtures that may start."""
        if self._room is None:
            return waiting
        if self._left is None and waiting:
            self._left = await self._room(season, len(waiting))
        chosen = waiting[: self._left or 0]
        self._left = (self._left or 0) - len(chosen) if waiting else self._left
        return chosen
