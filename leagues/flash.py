"""Flash groups: people wait in a pool, and a group starts as soon as enough of them have room, without an organiser."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter

from leagues.core import EntrantId


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody begins to wait, at a time in seconds since the epoch; numbers are unique and only grow."""

    at: int
    number: int
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody stops waiting; those who are in a group already stay in it."""

    at: int
    number: int
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class WithoutCapacity:
    """Somebody has no room for another group, or has room again; without room they are skipped and keep their turn."""

    at: int
    number: int
    entrant: EntrantId
    is_busy: bool


Fact = Entered | Gone | WithoutCapacity


@dataclass(frozen=True, slots=True)
class Pool:
    """The state of a pool.

    Attributes:
        waiting: all who wait, the longest first, including those without room.
        ready: those of them who have room.
        groups: the groups that have started, the oldest first, each in the order of waiting.
    """

    waiting: tuple[EntrantId, ...]
    ready: tuple[EntrantId, ...]
    groups: tuple[tuple[EntrantId, ...], ...]


def pool(facts: Iterable[Fact], size: int) -> Pool:
    """Return the pool after some facts; a group starts as soon as `size` people with room are waiting.

    Facts may come in any order, as they have times and numbers. Members of a group wait only after entering again.
    """
    waiting: dict[EntrantId, None] = {}
    busy: dict[EntrantId, bool] = {}
    groups: list[tuple[EntrantId, ...]] = []
    for fact in sorted(facts, key=attrgetter("at", "number")):
        match fact:
            case Entered():
                waiting.setdefault(fact.entrant)
            case Gone():
                waiting.pop(fact.entrant, None)
            case WithoutCapacity():
                busy[fact.entrant] = fact.is_busy
        ready = _ready(waiting, busy)
        if len(ready) >= size:
            groups.append(tuple(ready[:size]))
            for entrant in groups[-1]:
                del waiting[entrant]
    return Pool(tuple(waiting), tuple(_ready(waiting, busy)), tuple(groups))


def _ready(waiting: Iterable[EntrantId], busy: Mapping[EntrantId, bool]) -> Sequence[EntrantId]:
    return [entrant for entrant in waiting if not busy.get(entrant, False)]
