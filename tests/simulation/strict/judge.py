"""Judges a strict world: who has lost on time had seen the match for as long as the time control grants, and nobody
was given more than was unseen.

What could be seen is counted from what Discord has accepted: a match is seen from the post or message on that tells of
its latest move, while the server can be reached and the thread is there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from engine.ids import MatchId
from engine.log.facts.play import MatchLapsed
from engine.log.facts.start import MatchStarted
from engine.log.facts.time import ClocksHeld, ClocksReleased, TimeGiven, TimeRanOut
from engine.log.facts.union import Fact
from engine.log.sealing import Seal
from engine.matches.state.match import Match
from engine.matches.state.steps import Step
from engine.time.presence import SHORT_GAP
from games.core import Seat
from tests.simulation.records import Change, Fault, Records, records_of
from tests.simulation.recount import Span
from tests.simulation.strict.paper import StrictDiscord
from tests.simulation.walk import DAY, Rules, Walk
from tests.simulation.world import Evidence

SLACK: Final = timedelta(minutes=2)
"""For requests on the way."""


@dataclass
class Verdict:
    """What was found."""

    faults: list[Fault] = field(default_factory=list)
    held: int = 0
    given: int = 0
    timed_out: int = 0
    lapsed: int = 0


@dataclass
class Turn:
    """The turn that a seat has: since when, what its clock showed then, and the fact that it has to see."""

    since: datetime
    left: int
    seq: int


class Judge:
    """Goes through the commits of one match."""

    def __init__(self, walk: Walk, records: Records, paper: StrictDiscord, verdict: Verdict, pause: float) -> None:
        self._walk, self._records, self._paper, self._verdict = walk, records, paper, verdict
        self._late = SHORT_GAP + timedelta(seconds=pause) + SLACK
        self._turns: dict[Seat, Turn] = {}
        self._held: datetime | None = None

    def go_through(self, match: MatchId, changes: Sequence[Change]) -> None:
        """Judge a whole match."""
        self._id, self._began, shown = match, changes[0].at, 0
        for change in changes:
            for fact, after in change.steps:
                if isinstance(fact, Step | MatchStarted):
                    shown = after.seq
                self._judge(fact, after, change)
                self._follow(after, change.at, shown)

    def _follow(self, after: Match, at: datetime, shown: int) -> None:
        """Note whose turn begins, and for whom the board has changed meanwhile."""
        for number, clock in enumerate(after.clocks):
            seat, turn = Seat(number), self._turns.get(Seat(number))
            if clock.since is None and after.hold is None:
                self._turns.pop(seat, None)
            elif (clock.since is not None and turn is None) or (turn is not None and turn.seq != shown):
                self._turns[seat] = Turn(at, clock.left, shown)

    def _judge(self, fact: Fact, after: Match, change: Change) -> None:
        match fact:
            case TimeRanOut(seat=seat):
                self._verdict.timed_out += 1
                self._lost(seat, after, change.at)
            case ClocksHeld(since=since):
                self._verdict.held += 1
                self._held = change.at
                self._hold(after, datetime.fromisoformat(since), change)
            case ClocksReleased() if self._held is not None:
                self._stood(after, self._held, change)
                self._held = None
            case MatchLapsed():
                self._verdict.lapsed += 1
            case _:
                pass

    def _lost(self, seat: Seat, after: Match, at: datetime) -> None:
        """Hold what was seen of a turn that was lost on time against what was left at its beginning."""
        turn = self._turns[seat]
        unseen = list(self._unseen(turn.seq, turn.since, at))
        seen = self._counted(after, seat, turn.since, at) - sum(self._counted(after, seat, *span) for span in unseen)
        allowed = len(unseen) * self._late.total_seconds()
        if seen + allowed < turn.left:
            self._blame("lost on time unseen", f"seat {seat} at {at}: {seen} s seen, {turn.left} s were granted")

    def _hold(self, after: Match, since: datetime, change: Change) -> None:
        """Hold what is given back against what was unseen."""
        for fact, _ in change.steps:
            if isinstance(fact, TimeGiven) and fact.reason == "unseen":
                self._verdict.given += fact.seconds
                turn = self._turns.get(fact.seat)
                spans = (
                    [] if turn is None else self._unseen(turn.seq, min(since, turn.since), change.at, in_private=False)
                )
                unseen = sum(self._counted(after, fact.seat, *span) for span in spans)
                if fact.seconds > unseen + self._late.total_seconds():
                    self._blame("more given than was unseen", f"seat {fact.seat}: {fact.seconds} s, {unseen} s unseen")

    def _stood(self, after: Match, held: datetime, change: Change) -> None:
        """Hold for how long clocks stood against for how long the match was unseen."""
        seqs = [turn.seq for turn in self._turns.values()]
        unseen = sum(
            (end - begin for begin, end in self._unseen(max(seqs, default=0), held, change.at, in_private=False)),
            timedelta(),
        )
        if change.at - held > unseen + self._late + timedelta(minutes=30):
            self._blame("clocks stood though the match was seen", f"{held} to {change.at}, {unseen} unseen")

    def _unseen(self, seq: int, begin: datetime, end: datetime, *, in_private: bool = True) -> Iterator[Span]:
        """Yield when between two times a match could not be seen as it is since a fact, in order.

        Clocks may stand, too, where somebody was told in private while the match had no thread.
        """
        dark = sorted(self._dark(seq, begin, end, in_private=in_private))
        while dark:
            start, finish = dark.pop(0)
            while dark and dark[0][0] <= finish:
                finish = max(finish, dark.pop(0)[1])
            yield start, finish

    def _dark(self, seq: int, begin: datetime, end: datetime, *, in_private: bool) -> Iterator[Span]:
        spans = [*self._paper.away, *self._untold(seq, begin, end, in_private=in_private)]
        yield from ((max(first, begin), min(last, end)) for first, last in spans if first < end and begin < last)

    def _untold(self, seq: int, begin: datetime, end: datetime, *, in_private: bool) -> Iterator[Span]:
        """Yield when nothing that Discord shows tells of a fact: before it is posted, and after its thread has gone."""
        since = begin
        for told in sorted(self._paper.accepted.get(self._id, ()), key=lambda each: each.at):
            if told.seq < seq or told.at >= end or (told.thread is None and not in_private):
                continue
            if told.at > since:
                yield since, told.at
            since = max(since, self._paper.gone_at.get(told.thread or 0, end))
        if since < end:
            yield since, end

    def _counted(self, match: Match, seat: Seat, begin: datetime, end: datetime) -> int:
        assert match.policy is not None
        rules, life = (
            Rules(match.policy, self._began, match.proposal.rest_zone),
            self._records.life(match.persons[seat]),
        )
        return self._walk.counted(rules, life, whole(begin), whole(end))

    def _blame(self, what: str, where: str) -> None:
        self._verdict.faults.append(Fault(what, f"{self._id} {where}"))


def whole(at: datetime) -> datetime:
    """Return a time without what comes after the second."""
    return at.replace(microsecond=0)


def judge(evidence: Evidence, seal: Seal) -> Verdict:
    """Count again what everybody could see, and return what does not agree."""
    assert evidence.ended is not None
    assert isinstance(evidence.paper, StrictDiscord)
    records, verdict = records_of(evidence.diary, seal), Verdict()
    walk = Walk(evidence.scale.start - DAY, evidence.ended + DAY)
    for match, changes in records.changes.items():
        Judge(walk, records, evidence.paper, verdict, evidence.scale.pause).go_through(match, changes)
    return verdict
