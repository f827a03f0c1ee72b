"""Counts again how long somebody has to fetch secrets that could not be sent: 72 hours of their own clock."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final

from engine.log.facts.rulings import PauseLapsed
from engine.log.facts.secrets import DeliveryFailed
from engine.log.facts.time import MatchResumed, PlayerReminded, SecretsAwaited, SecretsUnfetched, TimeGiven
from engine.log.facts.union import Fact
from engine.matches.state.match import Match
from games.core import Seat

SECONDS: Final = 72 * 3600
SHORT: Final = timedelta(minutes=2)
SLACK: Final = 150
"""By how many seconds the time that is given back for an outage may differ: how often the bot looks at its watch."""

Counted = Callable[[Seat, datetime, datetime], int]


class Fetching:
    """The time of those for whom a match waits; it starts over with each of them, and after a pause."""

    def __init__(self, counted: Counted, outages: Sequence[tuple[datetime, datetime]]) -> None:
        self._counted, self._outages = counted, outages
        self._since: datetime | None = None
        self._unpaid: datetime | None = None
        self._spent: dict[Seat, int] = {}
        self.seats: tuple[Seat, ...] = ()

    def look(self, fact: Fact, after: Match, at: datetime) -> Iterator[str]:
        """Go on by a fact and yield what is wrong with it; `at` is the whole second of its commit."""
        match fact:
            case DeliveryFailed() | MatchResumed() | PauseLapsed():
                self._since = self._unpaid = at
                self._spent.clear()
            case TimeGiven(seat=seat, reason="fetching", seconds=seconds):
                yield from self._give_back(seat, seconds, at)
            case TimeGiven(seat=seat, seconds=seconds) if seat in self.seats and self._since is not None:
                self._since += timedelta(seconds=seconds)
            case SecretsAwaited(seconds=spent):
                yield from self._spend(spent, at)
            case PlayerReminded(seat=seat, left=left) if seat in self.seats and left != self.left(seat, at):
                yield f"seat {seat} is told {left} to fetch, it has {self.left(seat, at)}"
            case SecretsUnfetched(seat=seat) if self.left(seat, at):
                yield f"seat {seat} had {self.left(seat, at)} to fetch"
            case _:
                pass
        is_awaited = after.phase == "running" and after.standstill is None and bool(after.clocks)
        self.seats = tuple(seat for seat in after.unreachable if is_awaited and not after.clocks[seat].is_out)

    def left(self, seat: Seat, at: datetime) -> int:
        """Return the seconds that are left to a seat."""
        assert self._since is not None
        return max(0, SECONDS - self._spent.get(seat, 0) - self._counted(seat, self._since, at))

    def missed(self, could: datetime) -> Iterator[str]:
        """Yield who is waited for though their time was over at a time when the bot could have said so."""
        for seat in self.seats:
            if not self.left(seat, could):
                yield f"seat {seat} has not fetched, and is waited for"

    def _spend(self, spent: Sequence[int], at: datetime) -> Iterator[str]:
        """Let another calendar count from now on."""
        assert self._since is not None
        for seat in self.seats:
            counted = self._counted(seat, self._since, at)
            if spent[seat] != counted:
                yield f"seat {seat} is said to have spent {spent[seat]}, it was {counted}"
            self._spent[seat] = self._spent.get(seat, 0) + counted
        self._since = at

    def _give_back(self, seat: Seat, seconds: int, at: datetime) -> Iterator[str]:
        """Move the beginning; everybody gets back what outages have cost, and the one who is named not more."""
        before = self._since
        assert before is not None
        after = before + timedelta(seconds=seconds)
        for each in self.seats:
            given, (owed, most) = self._counted(each, before, after), self._lost(each, at)
            if given < owed - SLACK or (each == seat and given > most + SLACK):
                yield f"seat {each} is given {given} to fetch, it lost {owed} to {most}"
        self._since, self._unpaid = after, at

    def _lost(self, seat: Seat, at: datetime) -> tuple[int, int]:
        """Return the seconds that a seat has lost in long outages, and in all: short ones may be given back, too."""
        assert self._unpaid is not None
        owed = most = 0
        for begun, ended in self._outages:
            lost = self._counted(seat, max(begun, self._unpaid), max(begun, self._unpaid, min(ended, at)))
            most += lost
            owed += lost if ended - begun > SHORT else 0
        return owed, most
