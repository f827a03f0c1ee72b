"""Shows how far a command has come, for whoever waits for it at a terminal; it is ended with Ctrl-C like any other."""

import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final, TextIO, TypeVar

T = TypeVar("T")

EVERY: Final = 0.2
"""Seconds between two counts."""


def counted(items: Sequence[T], what: str, *, stream: TextIO | None = None) -> Iterator[T]:
    """Yield items, and count them at a terminal; elsewhere, as in a log, nothing is shown."""
    stream = stream or sys.stderr
    if not stream.isatty():
        yield from items
        return
    shown = -EVERY
    for number, item in enumerate(items):
        if monotonic() - shown >= EVERY:
            shown = monotonic()
            print(f"\r{number} of {len(items)} {what}", end="", file=stream, flush=True)
        yield item
    print(f"\r{len(items)} of {len(items)} {what}", file=stream, flush=True)
