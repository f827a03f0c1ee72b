"""Shows how far a command has come, for whoever waits for it at a terminal; it is ended with Ctrl-C like any other."""

import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final, TextIO, TypeVar

T = TypeVar("T")

EVERY: Final = 0.2
"""Seconds between two counts."""


def show(done: int, whole: int, what: str, *, stream: TextIO | None = None) -> None:
    """Show a count in the place of the one before, at a terminal; elsewhere, as in a log, nothing is shown."""
    stream = stream or sys.stderr
    if stream.isatty():
        end = "\n" if done == whole else ""
        print(f"\r{done:,} of {whole:,} {what}", end=end, file=stream, flush=True)


def counted(items: Sequence[T], what: str, *, stream: TextIO | None = None) -> Iterator[T]:
    """Yield items, and show how many are done."""
    shown = -EVERY
    for number, item in enumerate(items):
        if monotonic() - shown >= EVERY:
            shown = monotonic()
            show(number, len(items), what, stream=stream)
        yield item
    show(len(items), len(items), what, stream=stream)
