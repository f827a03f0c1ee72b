"""Checks of a log's rows: all there, unchanged, in their order and in the order of time."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from tools.verify.log import Log, microseconds, shown
from tools.verify.proofs import canonical, link

GENESIS: Final = "0" * 64


def digests(log: Log) -> Iterator[str]:
    """Yield where a row is not the one that its digest, and those after it, were made of."""
    previous = GENESIS
    for seq, row in enumerate(log.rows, start=1):
        if row["seq"] != seq:
            yield f"fact {seq} is missing, double or out of order: number {shown(row['seq'])} stands in its place"
        elif row["digest"] != link(previous, log.match, seq, microseconds(row), canonical(row["fact"])):
            yield f"fact {seq} was changed, or does not follow the facts before it: its digest is another"
        previous = row["digest"]
    if log.head != previous:
        yield f"facts are missing at the end: the head is {shown(log.head)}, but the last fact has {shown(previous)}"


def heads(log: Log, seen: Sequence[tuple[int | None, str]]) -> Iterator[str]:
    """Yield which of the heads that were seen in the thread are not in the log."""
    for seq, digits in seen:
        found = [at for at, row in enumerate(log.rows, start=1) if row["digest"].startswith(digits)]
        if not found or (seq is not None and seq not in found):
            place = "any fact" if seq is None else f"fact {seq}"
            yield f"the head {digits} that you have seen is not that of {place}: this is another log, or a part of it"


def times(log: Log) -> Iterator[str]:
    """Yield where time goes back."""
    for seq, (before, row) in enumerate(pairwise(log.rows), start=2):
        if microseconds(row) < microseconds(before):
            yield f"fact {seq}: its time is before that of fact {seq - 1}"
