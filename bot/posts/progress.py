"""Progress of long work: reported where it is done, in whatever thread, and read where somebody waits for it."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


class Stopped(BaseException):
    """Nobody wants the work any more; like Ctrl-C it passes handlers of faults of the work itself."""


class WorkProgress:
    """How much of some work is done, of how much; 0 of 0 where nobody can say."""

    def __init__(self) -> None:
        self._done = 0
        self._whole = 0
        self._is_stopped = False
        self._is_settled = False
        self._is_by_steps = False
        self._work = self

    @property
    def done(self) -> int:
        """Return how much is done."""
        return self._work._done  # noqa: SLF001 - another one of this class

    @property
    def whole(self) -> int:
        """Return how much there is to do."""
        return self._work._whole  # noqa: SLF001 - another one of this class

    def tell(self, done: int, whole: int) -> None:
        """Note how far the work is.

        Raises:
            Stopped: it is to end here.
        """
        if self._is_stopped:
            raise Stopped
        self._done, self._whole = done, whole

    def through(self, items: Sequence[T]) -> Iterator[T]:
        """Return items one after the other, and note how many are done.

        Raises:
            Stopped: the work is to end here.
        """
        return through(items, self.tell)

    def follow(self, work: "WorkProgress") -> None:
        """Show how far work is from now on that others wait for, too."""
        self._work = work

    @property
    def is_by_steps(self) -> bool:
        """Tell whether a step that has begun is done before the work ends."""
        return self._is_by_steps

    def go_by_steps(self) -> None:
        """Let the work end only where it tells how far it is: no step can be done by halves."""
        self._is_by_steps = True

    def settle(self) -> None:
        """Let nobody stop the work any more: what comes next cannot be done by halves."""
        self._is_settled = True

    def stop(self) -> bool:
        """End the work where it next tells how far it is; tell whether it still can be ended."""
        self._is_stopped = not self._is_settled
        return self._is_stopped


def through(items: Sequence[T], tell: Callable[[int, int], None]) -> Iterator[T]:
    """Yield items, and tell how many are done, of how many."""
    for number, item in enumerate(items):
        tell(number, len(items))
        yield item
    tell(len(items), len(items))
