"""When to try again what Discord has not taken.

A fault of Discord passes: what it has held up is tried at every round, so that it comes as soon as Discord is well
again. A refusal stands until somebody does something about it, and Discord counts refused requests: those are made ever
more rarely, at least once an hour, and at once when something has changed.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.delivery.backoff import Backoff
from bot.platform.faults import FAULTS, reason_of
from engine.log.facts import MatchId

RETRY_SECONDS: Final = 30.0
"""Between two rounds."""

LONGEST_WAIT: Final = timedelta(hours=1)


class Retries(Backoff[MatchId]):
    """Knows of each match from when on it may be tried again.

    Args:
        pause: seconds between two rounds.
        now: the clock.
    """

    def __init__(self, pause: float, now: Callable[[], datetime]) -> None:
        super().__init__(timedelta(seconds=pause), LONGEST_WAIT, now)

    def failed(self, match: MatchId, error: Exception) -> None:
        """Note that a match was tried in vain, and why."""
        if isinstance(error, FAULTS) and reason_of(error) == "fault":
            self.forget(match)
        else:
            self.in_vain(match)
