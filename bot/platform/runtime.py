"""The run of which every task is part: its clock, its share of the work, its pause, whether Discord can be reached."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal

from bot.platform.background import Bell
from engine.matches.service.dependencies import utc_now
from engine.share import EVERYTHING, Share

PAUSE_SECONDS: Final = 30.0
"""Between two polls of a task that nobody wakes."""

TaskName = Literal[
    "announcer",
    "arrivals",
    "computer players",
    "deadlines",
    "finished threads",
    "hint reports",
    "notices",
    "open invitations",
    "lost threads",
    "puzzles",
    "roles",
    "scheduled events",
    "seasons",
]
"""The tasks that go on beside the requests, as logs call them."""


class Bells:
    """The bells of all tasks; each may be rung before its task is there."""

    def __init__(self) -> None:
        self._bells: dict[TaskName, Bell] = {}

    def __getitem__(self, task: TaskName) -> Bell:
        """Return the bell of a task."""
        return self._bells.setdefault(task, Bell())

    def ring(self, *tasks: TaskName) -> None:
        """Let some tasks look at once at what is to be done."""
        for task in tasks:
            self[task].ring()

    def ring_all(self) -> None:
        """Let every task look at once at what is to be done: there is more to look after than before."""
        for bell in self._bells.values():
            bell.ring()


@dataclass(frozen=True, slots=True)
class Runtime:
    """The clock, the share and the connection that every task goes by.

    Attributes:
        now: the clock.
        share: the servers and people whose affairs are looked after here; other processes do the rest.
        pause: seconds between two polls of a task at most.
        is_connected: whether people can reach the bot.
        is_paused: whether sending to Discord pauses; what is held up waits for its end.
        bells: wake the tasks early.
    """

    now: Callable[[], datetime] = utc_now
    share: Callable[[], Share] = lambda: EVERYTHING
    pause: float = PAUSE_SECONDS
    is_connected: Callable[[], bool] = lambda: True
    is_paused: Callable[[], bool] = lambda: False
    bells: Bells = field(default_factory=Bells)

    @property
    def can_post(self) -> bool:
        """Tell whether anything can be said on Discord now."""
        return self.is_connected() and not self.is_paused()
