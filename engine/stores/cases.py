"""The store of disputes beside the log: what lists show, and where they are discussed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from engine.ids import MatchId, PersonId
from engine.log.disputes import DisputeState
from engine.log.facts.rulings import Ruling


@dataclass(frozen=True, slots=True)
class Case:
    """A dispute as lists show it; made from the log but for `thread`, where it is talked about (None: not yet).

    `seq` is the number of the fact that opened it; the two name it.
    """

    match: MatchId
    seq: int
    server: int
    person: PersonId
    state: DisputeState
    ruling: Ruling | None
    opened_at: datetime
    thread: int | None = None


class DisputeStore(Protocol):
    """Keeps disputes as lists show them. Every method is one transaction."""

    async def case(self, match: MatchId, seq: int) -> Case | None:
        """Return a dispute by the number of the fact that opened it."""
        ...

    async def cases(self, server: int, *, limit: int, offset: int = 0) -> Sequence[Case]:
        """Return the disputes of a server: those that wait for a ruling first, then the latest."""
        ...

    async def save_thread(self, match: MatchId, seq: int, thread: int) -> None:
        """Record where a dispute is talked about."""
        ...
