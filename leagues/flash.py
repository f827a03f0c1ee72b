"""A flash group: people wait in a pool, and when there are enough with room a group starts; no organiser is needed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter

from leagues.core import EntrantId


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody waits from a time on (seconds since the epoch); numbers are each used once and only grow."""

    at: int
    number: int
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody waits no longer; who is in a group already stays in it."""

    at: int
    number: int
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class WithoutCapacity:
    """Somebody has no room for another group, or has room again; who has none keeps their turn and is passed over."""

    at: int
    number: int
    entrant: EntrantId
    is_busy: bool


Fact = Entered | Gone | WithoutCapacity


@dataclass(frozen=True, slots=True)
class Pool:
    """The state of a pool.

    Attributes:
        waiting: who waits, the longest first, those without room included.
        ready: those of them who would start.
        groups: the groups that have started, the first one first, each in the order of waiting.
    """

    waiting: tuple[EntrantId, ...]
    ready: tuple[EntrantId, ...]
    groups: tuple[tuple[EntrantId, ...], ...]


def pool(facts: Iterable[Fact], size: int) -> Pool:
    """Return the pool after what has happened, with a group as soon as `size` people wait who have room.

    Facts may come in any order, they have times and numbers. Who is in a group waits no longer until they enter again.
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
