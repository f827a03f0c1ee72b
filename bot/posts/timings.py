"""Breakdown of an answer's time: the seconds of its parts are added up while it is worked on, wherever that is done.

Each part of the work notes its time with `spent`; work for no answer is measured for nobody. Knows neither Discord nor
metrics.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, get_args

Part = Literal["load", "decide", "commit", "draw", "discord"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)

AnswerOutcome = Literal["done", "refused", "forbidden", "database", "discord", "unexpected"]
OUTCOMES: Final[tuple[AnswerOutcome, ...]] = get_args(AnswerOutcome)
"""The end of an answer: as asked for, with a refusal of ours, or with a fault of Discord, the database or ours."""


@dataclass(frozen=True, slots=True)
class TimedAnswer:
    """The timing of an answer: seconds until the first answer was with Discord, and how many of them each part took.

    `other` is what no part claims: words, layouts, and waiting for the event loop.
    """

    command: str
    outcome: AnswerOutcome
    seconds: float
    parts: Mapping[Part, float]

    @property
    def other(self) -> float:
        """Return the seconds that no part claims."""
        return max(0.0, self.seconds - sum(self.parts.values()))


class Timings:
    """The time that is spent on one answer.

    Args:
        elapsed: a counter of seconds.
        on_first: called when the first answer is with Discord.
    """

    def __init__(self, elapsed: Callable[[], float], on_first: Callable[[], None] | None = None) -> None:
        self.outcome: AnswerOutcome = "done"
        self._elapsed = elapsed
        self._began: Final = elapsed()
        self._spent: dict[Part, float] = dict.fromkeys(PARTS, 0.0)
        self._first: tuple[float, Mapping[Part, float]] | None = None
        self._on_first = on_first

    @contextmanager
    def part(self, part: Part) -> Iterator[None]:
        """Count the time of a block for a part, but for what others inside of it claim for themselves."""
        began, claimed = self._elapsed(), sum(self._spent.values())
        try:
            yield
        finally:
            inner = sum(self._spent.values()) - claimed
            self.add(part, max(0.0, self._elapsed() - began - inner))

    def add(self, part: Part, seconds: float) -> None:
        """Count seconds for a part."""
        self._spent[part] += seconds

    def answered(self) -> None:
        """Note that an answer is with Discord; only the first one counts."""
        if self._first is None:
            self._first = self._so_far()
            if self._on_first is not None:
                self._on_first()

    def answer(self, command: str) -> TimedAnswer:
        """Return how a command was answered; where nobody was, all that was spent on it."""
        seconds, parts = self._first or self._so_far()
        return TimedAnswer(command, self.outcome, seconds, parts)

    def _so_far(self) -> tuple[float, Mapping[Part, float]]:
        return self._elapsed() - self._began, MappingProxyType(dict(self._spent))


_CURRENT: ContextVar[Timings | None] = ContextVar("timings", default=None)


def begin(timings: Timings) -> None:
    """Let everything that follows in this task, and in those that it begins, be spent on one answer."""
    _CURRENT.set(timings)


def current() -> Timings | None:
    """Return what the answer takes that is worked on here, None if there is none."""
    return _CURRENT.get()


def spent(part: Part) -> AbstractContextManager[None]:
    """Count the time of a block for a part of the answer that is worked on, if there is one."""
    timings = _CURRENT.get()
    return nullcontext() if timings is None else timings.part(part)
