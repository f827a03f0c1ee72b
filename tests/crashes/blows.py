"""Blows to a bot: it is killed, its last pages are torn, its disk is full, its server or its connections die."""

import os
import random
import resource
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from tests.crashes.points import START, Points, die
from tests.crashes.tearing import end_of_log

Kind = Literal["killed", "torn", "full", "server", "connections"]
AT: Final[Mapping[Kind, str]] = {"torn": "committed", "full": "written"}
"""At which moment alone a blow can fall: the disk is full when something is written, torn when it was."""
A_FEW_PAGES: Final = 60_000
EARLY, LATE = 60, 300


@dataclass(frozen=True, slots=True)
class Blow:
    """A blow that falls when a bot has passed so many places at which it can."""

    kind: Kind
    after: int


def early_or_late(rng: random.Random) -> int:
    """Draw after how many places a life ends: often while the bot takes up what it has found, else later."""
    return rng.randint(1, EARLY) if rng.random() < 0.4 else rng.randint(1, LATE)


class Fate(Points):
    """Lets blows fall, one after the other, and records where.

    Args:
        blows: what befalls the bot in this life.
        record: the file that tells of it.
        powers: how the database's server and its connections are struck.
    """

    def __init__(self, blows: Sequence[Blow], record: Path, powers: Mapping[Kind, Callable[[], None]]) -> None:
        self._blows = list(blows)
        self._left = blows[0].after if blows else 0
        self._record = os.open(record, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._powers = powers
        self._is_striking = False

    def here(self, place: str = START, moment: str = "inside") -> None:
        """Pass a place; if the next blow is due, it falls."""
        if self._is_striking or not self._blows or AT.get(self._blows[0].kind, moment) != moment:
            return
        self._left -= 1
        if self._left > 0:
            return
        blow = self._blows.pop(0)
        os.write(self._record, f"{blow.kind}\t{place}\t{moment}\n".encode())
        self._left = self._blows[0].after if self._blows else 0
        self._is_striking = True
        self._powers.get(blow.kind, die)()
        self._is_striking = False


class Disk:
    """A disk that is full for one transaction: a limit to how far files may grow, somewhere in the next pages."""

    def __init__(self, database: Path, rng: random.Random) -> None:
        self._database = database
        self._rng = rng

    def fill(self) -> None:
        """Leave a little room behind what is written in the log."""
        room = end_of_log(self._database) + self._rng.randint(0, A_FEW_PAGES)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

    def free(self) -> None:
        """Make room again."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
