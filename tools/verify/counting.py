"""Says at a terminal how far a long check is; elsewhere it says nothing."""

import sys
from collections.abc import Collection, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")


def counted(items: Collection[T], what: str, *, stream: TextIO | None = None) -> Iterator[T]:
    """Yield items, with a count of them that moves in its line and is gone in the end."""
    stream = stream or sys.stderr
    if not stream.isatty():
        yield from items
        return
    try:
        for number, item in enumerate(items, 1):
            print(f"\r{number:,} of {len(items):,} {what}", end="", file=stream, flush=True)
            yield item
    finally:
        print("\r\033[K", end="", file=stream, flush=True)
