"""The value of --shards: which of how many shards a process is to look after, like 0-3/16 or 0,4-6/8."""

import re
from typing import Final

from engine.share import Share

FORM: Final = re.compile(r"(?P<parts>\d+(-\d+)?(,\d+(-\d+)?)*)/(?P<count>\d+)")
MOST: Final = 16_384
"""More shards than any bot has; it keeps typing errors from becoming long lists."""


class NotARange(ValueError):
    """Text that names no shards; the message says why."""


def parse(text: str) -> Share:
    """Return the shards that a text names.

    Raises:
        NotARange: it names none, or some that do not exist.
    """
    found = FORM.fullmatch(text.strip())
    if found is None:
        raise NotARange(f"{text!r} names no shards: write for example 0-3/16, the first four of sixteen.")
    count = int(found["count"])
    if not 0 < count <= MOST:
        raise NotARange(f"There can be 1 to {MOST} shards, not {count}.")
    shards: set[int] = set()
    for part in found["parts"].split(","):
        first, _, last = part.partition("-")
        span = range(int(first), int(last or first) + 1)
        if not span or span[-1] >= count:
            raise NotARange(f"{part} is no range of shards: of {count} there are 0 to {count - 1}.")
        shards.update(span)
    return Share(frozenset(shards), count)
