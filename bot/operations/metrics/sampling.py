"""What is measured at intervals, however often somebody asks: the database and the event loop."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.operations.metrics.catalogue import Catalogue
from bot.platform.background import BackgroundTask
from storage.upkeep.vitals import Vitals

VITALS_SECONDS: Final = 15.0
"""Prometheus asks about as often."""
LONGEST_PAUSE: Final = 60.0
"""Meanwhile the last values are shown, so a database that was away is soon looked at again."""
TICK_SECONDS: Final = 1.0


class VitalSigns(BackgroundTask):
    """Reads how the database is doing, however often somebody asks for it.

    Args:
        catalogue: where it is shown.
        read: reads it.
    """

    def __init__(self, catalogue: Catalogue, read: Callable[[], Awaitable[Vitals]]) -> None:
        super().__init__("vital signs", pause=VITALS_SECONDS, longest=LONGEST_PAUSE)
        self._catalogue = catalogue
        self._read = read

    async def poll(self) -> float:
        """Read it once."""
        self._catalogue.read(await self._read())
        return VITALS_SECONDS


class LoopLag(BackgroundTask):
    """Asks to be called every second, and notes how late it is.

    Args:
        catalogue: where it is noted.
        elapsed: a counter of seconds.
    """

    def __init__(self, catalogue: Catalogue, elapsed: Callable[[], float]) -> None:
        super().__init__("loop lag", pause=TICK_SECONDS)
        self._catalogue = catalogue
        self._elapsed = elapsed
        self._expected: float | None = None

    async def poll(self) -> float:
        """Note how late it is."""
        now = self._elapsed()
        if self._expected is not None:
            self._catalogue.loop_lag.observe(max(0.0, now - self._expected))
        self._expected = now + TICK_SECONDS
        return TICK_SECONDS
