"""Timing of answers: how long each took, where the time went, how it ended. Late answers are logged.

The first answer counts, as that is what somebody waits for; what follows it (posts, messages) is told by requests.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final

import discord
import structlog

from bot.posts.timings import TimedAnswer, Timings, begin, current
from bot.requests.interactions import Interaction

LATE_SECONDS: Final = 1.0
COMPLETION: Final = "completion"
"""The name under which all completions are counted."""
UNKNOWN: Final = "unknown"
"""The name under which unknown commands and components are counted."""

log = structlog.get_logger(__name__)


class AnswerTimes:
    """Measures each answer, and tells observers of it when it is over.

    Args:
        elapsed: a counter of seconds.
    """

    def __init__(self, elapsed: Callable[[], float] = perf_counter) -> None:
        self.observers: Final[list[Callable[[TimedAnswer], None]]] = []
        self.late = 0
        self._elapsed = elapsed

    def begin(self, interaction: Interaction) -> None:
        """Begin to measure: somebody has asked for something. A completion is over as soon as it is answered."""
        is_completion = interaction.type is discord.InteractionType.autocomplete
        begin(Timings(self._elapsed, (lambda: self.end(COMPLETION)) if is_completion else None))

    def end(self, command: str) -> None:
        """Note that an answer is over: that of the task in which this is called."""
        timings = current()
        if timings is None:
            return
        answer = timings.answer(command)
        if answer.seconds > LATE_SECONDS:
            self.late += 1
            parts = {part: _rounded(seconds) for part, seconds in answer.parts.items()}
            told = {"command": command, "outcome": answer.outcome, "seconds": _rounded(answer.seconds)}
            log.warning("late answer", **told, **parts, other=_rounded(answer.other))
        for observe in self.observers:
            observe(answer)


def name_of(interaction: Interaction) -> str:
    """Return what a command is counted as: its name behind a slash, whatever it was given."""
    return f"/{interaction.command.qualified_name}" if interaction.command else UNKNOWN


def _rounded(seconds: float) -> float:
    return round(seconds, 3)
