"""A match as of one of its facts, as far as is needed to tell what may follow it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from games.core import Seat
from tools.verify.clocks import Clock
from tools.verify.log import Fact


@dataclass(frozen=True)
class Must:
    """A fact that has to follow: one of these kinds, with these values; until then only what `tolerates` says."""

    kinds: frozenset[str]
    fields: Mapping[str, Any] = field(default_factory=dict)
    tolerates: frozenset[str] = frozenset()


@dataclass(frozen=True)
class OpenQuestion:
    """An open question; `accepted` are the seats that have agreed."""

    fact: Fact
    accepted: tuple[int, ...] = ()

    def asked_again(self) -> "OpenQuestion":
        """Return the question after its asker's move; one about the end of the match is put to everybody again."""
        if self.fact["offer"] not in ("draw", "abandon"):
            return self
        return replace(self, accepted=())


@dataclass(frozen=True)
class Point:
    """A point that a takeback or a rewind goes back to."""

    phase: str
    state: Any
    resigned: tuple[int, ...]
    latest: tuple[int, ...]
    clocks: tuple[Clock, ...]
    turns: tuple[int, ...] = ()


@dataclass
class Table:
    """The players and the play; `state` is None before the start and where nobody can know it.

    `latest` holds, by seat, the fact of the latest action in effect, `throw` the fact of the latest throw. `untold`
    are the seats that have not got their secrets, `viewers` those who have looked at all of them, `former` where
    those have sat who have left; `is_mixed` tells that somebody has left after a turn. `promised` are the digests of
    entropy that was not shown yet. `leaving` are the seats that leave together, in the state `before_leaving`.
    `held_at` is since when clocks stand because nobody can see the match (0: they do not). `turns` are those that
    each seat has completed; the match ended first at `ended_at`, in seconds.
    """

    phase: str = "nothing"
    joined: list[int] = field(default_factory=list)
    promised: dict[int, str] = field(default_factory=dict)
    persons: list[int] = field(default_factory=list)
    former: dict[int, set[int]] = field(default_factory=dict)
    is_mixed: bool = False
    state: Any = None
    resigned: tuple[int, ...] = ()
    latest: tuple[int, ...] = ()
    throw: int = 0
    clocks: tuple[Clock, ...] = ()
    offer: OpenQuestion | None = None
    is_paused: bool = False
    held_at: int = 0
    is_disputed: bool = False
    is_reported: bool = False
    untold: set[int] = field(default_factory=set)
    viewers: set[int] = field(default_factory=set)
    begun: int = 0
    credited: int = 0
    leaving: tuple[int, ...] = ()
    before_leaving: Any = None
    turns: tuple[int, ...] = ()
    outcome: Fact | None = None
    ended_at: int = 0

    @property
    def active(self) -> tuple[Seat, ...]:
        """Return the seats that still play."""
        return tuple(Seat(seat) for seat in range(len(self.persons)) if seat not in self.resigned)

    @property
    def is_blocked(self) -> bool:
        """Tell whether nobody may move whatever the rules say."""
        return self.phase != "running" or self.is_paused or bool(self.untold)

    @property
    def point(self) -> Point:
        """Return what a takeback or a rewind needs of this moment."""
        return Point(self.phase, self.state, self.resigned, self.latest, self.clocks, self.turns)

    @property
    def asked(self) -> set[int]:
        """Return the seats that have still to answer the open offer; a substitute answers for the seat taken over."""
        if self.offer is None:
            return set()
        fact = self.offer.fact
        asked: set[int] = {seat for seat in self.active if seat != fact["seat"]}
        if (replaced := fact["replaced"]) is not None:
            asked = {seat for seat in asked if not self.is_late(seat)} | {replaced}
        return asked - set(self.offer.accepted)

    def is_late(self, seat: int) -> bool:
        """Tell whether a seat has no time left and has not moved since."""
        return bool(self.clocks) and self.clocks[seat].is_out

    def has_played(self, person: int) -> bool:
        """Tell whether somebody plays, or has played before a substitute came."""
        return person in self.persons or person in self.former

    def set_clock(self, seat: int, clock: Clock) -> None:
        """Put another clock in the place of one."""
        self.clocks = (*self.clocks[:seat], clock, *self.clocks[seat + 1 :])

    def without(self, *seats: int) -> list[int]:
        """Return the places where everybody who stays shares the first; where nobody does, all who leave now do."""
        stayed: list[int] = [seat for seat in self.active if seat not in seats]
        return self.placed(stayed or list(seats))

    def placed(self, winners: Collection[int]) -> list[int]:
        """Return the places where these share the first and all others the last: as many stand before them as won."""
        last = len(winners) + 1
        return [1 if seat in winners else last for seat in range(len(self.persons))]
