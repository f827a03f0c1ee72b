"""When to try again what Discord has not taken.

A fault of Discord passes: what it has held up is tried at every round, so that it comes as soon as Discord is well
again. A refusal stands until somebody does something about it, and Discord counts refused requests: those are made ever
more rarely, at least once an hour, and at once when something has changed.
"""

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Final

from bot.platform.faults import FAULTS, reason_of
from engine.log.facts import MatchId

RETRY_SECONDS: Final = 30.0
"""Between two rounds."""

LONGEST_WAIT: Final = timedelta(hours=1)


class Retries:
    """Knows of each match from when on it may be tried again.

    Args:
        pause: seconds between two rounds.
        now: the clock.
    """

    def __init__(self, pause: float, now: Callable[[], datetime]) -> None:
        self._pause = timedelta(seconds=pause)
        self._now = now
        self._waits: dict[MatchId, tuple[datetime, timedelta]] = {}

    def is_due(self, match: MatchId) -> bool:
        """Tell whether a match may be tried now."""
        due, _ = self._waits.get(match, (self._now(), self._pause))
        return self._now() >= due

    def failed(self, match: MatchId, error: Exception) -> None:
        """Note that a match was tried in vain."""
        if isinstance(error, FAULTS) and reason_of(error) == "fault":
            self._waits.pop(match, None)
            return
        _, wait = self._waits.get(match, (self._now(), self._pause))
        self._waits[match] = (self._now() + wait, min(wait * 2, LONGEST_WAIT))

    def keep(self, matches: Collection[MatchId]) -> None:
        """Forget all matches but those that are still to be tried."""
        self._waits = {match: wait for match, wait in self._waits.items() if match in matches}

    def clear(self) -> None:
        """Let everything be tried at once."""
        self._waits.clear()
