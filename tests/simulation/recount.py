"""Counts the clocks of a match again, from the facts and the calendar alone, and compares.

What is known here of the rules of time is what a player is told: a clock runs for who is to move, unless it stands
still by the calendar; a turn that was ended with a move adds the increment, up to the cap; at zero the time is out.
Secrets that could not be sent are to be fetched within 72 hours of one's own clock, which stands meanwhile.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from engine.ids import is_computer
from engine.log.facts.play import ActionTaken, PlayerReplaced
from engine.log.facts.secrets import SecretsDelivered, SecretTaken
from engine.log.facts.start import MatchStarted
from engine.log.facts.time import PlayerReminded, SecretsUnfetched, TimeGiven, TimeRanOut, TimeSpent
from engine.log.facts.union import Fact
from engine.matches.state.match import Match
from engine.time.policy import Policy
from games.core import CHANCE, Seat
from games.registry import GAMES
from tests.simulation.fetching import SHORT, SLACK, Fetching
from tests.simulation.records import Change, Fault, Records
from tests.simulation.walk import Rules, Stretch, Walk

PUNCTUAL: Final = timedelta(minutes=1)
BACK: Final = frozenset({"outage", "unseen"})
"""Why time is given back that nobody could use."""

Span = tuple[datetime, datetime]


@dataclass
class Figures:
    """What is worth a line in the table."""

    delays: list[float] = field(default_factory=list)
    reminders: int = 0
    credits: int = 0
    credited: int = 0


@dataclass
class Hand:
    """One seat's clock: what it showed at `since`, when it began to run or was counted last (None: it stands).

    `owed` is what it has run in long outages, `most` what it has in all of them: short ones may be given back, too.
    """

    left: int
    since: datetime | None = None
    turn: int = 0
    is_out: bool = False
    reminded: set[int] = field(default_factory=set)
    seen: datetime | None = None
    owed: int = 0
    most: int = 0


class Recount:
    """Goes through the commits of one match."""

    def __init__(self, walk: Walk, records: Records, outages: Sequence[Span]) -> None:
        self._walk, self._records, self._outages = walk, records, outages
        self.faults: list[Fault] = []
        self.figures = Figures()
        self._hands: list[Hand] = []
        self._moved: Seat | None = None
        self._fetching = Fetching(self._counted, outages)

    def go_through(self, changes: Sequence[Change], end: datetime) -> None:
        """Count a whole match, up to the end of the simulation."""
        policy = changes[0].after.policy
        if policy is None:
            return
        self._policy: Policy = policy
        for change in changes:
            at = whole(change.at)
            self._where = f"{change.after.id} #{change.steps[0][1].seq} {at:%m-%d %H:%M:%S}"
            self._look_for_zero(change, at)
            for late in self._fetching.missed(self._surely(at)):
                self._blame("fetching", late)
            for fact, after in change.steps:
                self._count(fact, after, at)
            self._compare(change)
        self._match, self._where = changes[-1].after, f"{changes[-1].after.id} at the end"
        for late in self._fetching.missed(self._surely(end)):
            self._blame("fetching", late)
        for seat, hand in self._running():
            zero = self._zero(seat, hand, end)
            if zero is not None and self.could(zero) + PUNCTUAL < end:
                self._blame("deadline missed", f"seat {seat} at {zero}")

    def could(self, at: datetime) -> datetime:
        """Return when the bot was able to do what was to be done at a time."""
        for begun, ended in self._outages:
            if begun <= at < ended:
                at = ended
        return at

    def _surely(self, at: datetime) -> datetime:
        """Return the latest time at which the bot was at work, and what was due could be done by now."""
        at -= PUNCTUAL
        for begun, ended in reversed(self._outages):
            if begun <= at < ended + SHORT:
                at = begun
        return at

    def _running(self) -> Iterator[tuple[Seat, Hand]]:
        return ((Seat(seat), hand) for seat, hand in enumerate(self._hands) if hand.since and not hand.is_out)

    def _life(self, seat: Seat) -> tuple[Stretch, ...]:
        return self._records.life(self._match.persons[seat])

    @property
    def _rules(self) -> Rules:
        return Rules(self._policy, self._began, self._match.proposal.rest_zone)

    def _counted(self, seat: Seat, start: datetime, end: datetime) -> int:
        return self._walk.counted(self._rules, self._life(seat), start, end)

    def _zero(self, seat: Seat, hand: Hand, end: datetime) -> datetime | None:
        assert hand.since is not None
        return self._walk.zero(self._rules, self._life(seat), hand.since, end, hand.left)

    def _look_for_zero(self, change: Change, at: datetime) -> None:
        """Compare whose time has run down by now with whose time is said to have run out."""
        said = {fact.seat for fact, _ in change.steps if isinstance(fact, TimeRanOut)}
        given = {fact.seat for fact, _ in change.steps if isinstance(fact, TimeGiven) and fact.reason in BACK}
        for seat, hand in self._running():
            zero = self._zero(seat, hand, at)
            if seat in said and zero is None:
                self._blame("deadline too early", f"seat {seat}")
            elif seat in said and zero is not None:
                delay = (change.at - max(self.could(zero), hand.since or zero)).total_seconds()
                self.figures.delays.append(delay)
                if delay > PUNCTUAL.total_seconds():
                    self._blame("deadline late", f"seat {seat} by {delay:.0f} s")
            elif zero is not None and seat not in given and self._is_decided(change, at, seat):
                self._blame("deadline missed", f"seat {seat} at {zero}")
            self._owe(seat, hand, at)

    def _is_decided(self, change: Change, at: datetime, seat: Seat) -> bool:
        """Tell whether a change could not have come about after the zero of a seat."""
        zero = self._zero(seat, self._hands[seat], at)
        has_moved = any(isinstance(fact, ActionTaken | SecretTaken) and fact.seat == seat for fact, _ in change.steps)
        return has_moved or (zero is not None and self.could(zero) + PUNCTUAL < at)

    def _owe(self, seat: Seat, hand: Hand, at: datetime) -> None:
        """Note what a clock has run while nobody could play."""
        assert hand.since is not None
        seen = hand.seen or hand.since
        for begun, ended in self._outages:
            if begun < at and seen < ended:
                lost = self._counted(seat, max(begun, seen), min(ended, at))
                hand.most += lost
                hand.owed += lost if ended - begun > SHORT else 0
        hand.seen = at

    def _count(self, fact: Fact, after: Match, at: datetime) -> None:
        is_of_fetching = isinstance(fact, PlayerReminded) and fact.seat in self._fetching.seats
        for wrong in self._fetching.look(fact, after, at):
            self._blame("fetching", wrong)
        match fact:
            case MatchStarted():
                self._began = after.started_at or at
                self._hands = [Hand(self._policy.bank) for _ in after.persons]
            case TimeSpent():
                self._spend(fact, at)
            case TimeGiven() if fact.reason != "fetching":
                self._give(fact, at)
            case TimeRanOut(seat=seat) | SecretsUnfetched(seat=seat):
                self._run_out(self._hands[seat], seat)
            case PlayerReminded() if not is_of_fetching:
                self._remind(fact, at)
            case SecretsDelivered(seat=seat):
                self._go_on_after_waiting(self._hands[seat])
            case PlayerReplaced(seat=seat):
                self._hand_over(self._hands[seat], seat, at)
            case _:
                pass
        self._match = after
        for seat in after.resigned if self._hands else ():
            self._go_on_after_waiting(self._hands[seat])
        if self._hands:
            self._go_on(fact, after, at)

    def _spend(self, fact: TimeSpent, at: datetime) -> None:
        hand = self._hands[fact.seat]
        if hand.since is None:
            return self._blame("clock", f"seat {fact.seat} spends {fact.seconds} while it stands")
        counted = min(hand.left, self._counted(fact.seat, hand.since, at))
        if counted != fact.seconds:
            self._blame("clock", f"seat {fact.seat} spends {fact.seconds}, the calendar says {counted}")
        hand.left, hand.since = hand.left - counted, at
        return None

    def _give(self, fact: TimeGiven, at: datetime) -> None:
        hand = self._hands[fact.seat]
        hand.left += fact.seconds
        hand.reminded.clear()
        if hand.is_out:
            hand.is_out, hand.owed, hand.most, hand.seen = False, 0, 0, at
            hand.since = hand.since and at
        if fact.reason == "outage":
            self.figures.credits += 1
            self.figures.credited += fact.seconds
            if not hand.owed - SLACK <= fact.seconds <= hand.most + SLACK:
                self._blame("outage", f"seat {fact.seat} is given {fact.seconds}, it lost {hand.owed} to {hand.most}")
            hand.owed = hand.most = 0

    @staticmethod
    def _go_on_after_waiting(hand: Hand) -> None:
        """Let somebody who has fetched secrets, or leaves before, have the time they had."""
        hand.is_out = hand.is_out and not hand.left
        hand.reminded.clear()

    def _run_out(self, hand: Hand, seat: Seat) -> None:
        if hand.is_out:
            self._blame("deadline twice", f"seat {seat}")
        hand.is_out = True

    def _hand_over(self, hand: Hand, seat: Seat, at: datetime) -> None:
        """Count no further by the calendar of the one who leaves."""
        if hand.since is not None:
            self._look_for_unpaid(hand, seat, at)
            hand.since = hand.seen = at

    def _remind(self, fact: PlayerReminded, at: datetime) -> None:
        hand = self._hands[fact.seat]
        self.figures.reminders += 1
        left = hand.left - (self._counted(fact.seat, hand.since, at) if hand.since else 0)
        if fact.share in hand.reminded:
            self._blame("reminded twice", f"seat {fact.seat} at {fact.share} %")
        if fact.left != left:
            self._blame("reminder", f"seat {fact.seat} is told {fact.left}, it has {left}")
        hand.reminded.add(fact.share)

    def _go_on(self, fact: Fact, after: Match, at: datetime) -> None:
        """Let the clocks of those run who are to move, as soon as no throw is to come first."""
        game = GAMES[after.proposal.game]
        acting = frozenset[Seat]() if after.is_blocked or after.hold else game.rules.to_act(after.state)
        acting -= {Seat(seat) for seat, person in enumerate(after.persons) if is_computer(person)}
        if isinstance(fact, ActionTaken | SecretTaken):
            self._moved = fact.seat
        if CHANCE in acting:
            return
        turn = game.rules.turn_number(after.state) if acting else 0
        for number, hand in enumerate(self._hands):
            seat = Seat(number)
            has_moved = seat == self._moved
            if hand.since is not None and (seat not in acting or (has_moved and hand.turn != turn)):
                self._stand(hand, seat, at, has_moved=has_moved)
            if hand.since is None and seat in acting:
                hand.since, hand.seen = at, at
                if hand.turn != turn:
                    hand.reminded.clear()
            hand.turn = turn if seat in acting else hand.turn
        self._moved = None

    def _stand(self, hand: Hand, seat: Seat, at: datetime, *, has_moved: bool) -> None:
        assert hand.since is not None
        self._look_for_unpaid(hand, seat, at)
        if hand.owed > SLACK:
            self._blame("outage", f"seat {seat} lost {hand.owed} that were not given back")
        hand.since, hand.owed, hand.most = None, 0, 0
        if has_moved:
            hand.left = max(hand.left, min(self._policy.cap, hand.left + self._policy.increment))
            hand.is_out = False

    def _look_for_unpaid(self, hand: Hand, seat: Seat, at: datetime) -> None:
        assert hand.since is not None
        unpaid = 0 if hand.is_out else min(hand.left, self._counted(seat, hand.since, at))
        if unpaid:
            self._blame("clock", f"seat {seat} has run for {unpaid} that nobody charged")

    def _compare(self, change: Change) -> None:
        """Compare what clocks show with what the match says that they do."""
        for seat, (hand, clock) in enumerate(zip(self._hands, change.after.clocks, strict=True)):
            if (hand.left, hand.is_out) != (clock.left, clock.is_out):
                said = f"{clock.left} s, {clock.is_out=}"
                self._blame("clock", f"seat {seat} shows {said}, counted were {hand.left} s, {hand.is_out=}")
                hand.left, hand.is_out = clock.left, clock.is_out

    def _blame(self, what: str, where: str) -> None:
        self.faults.append(Fault(what, f"{self._where}: {where}"))


def whole(at: datetime) -> datetime:
    """Return a time without what comes after the second."""
    return at.replace(microsecond=0)
