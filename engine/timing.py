"""What time does to a match: charges, reminders, time-outs, claims, absences. Pure policy like `decisions`.

Whoever asks brings the time and the calendars; what is decided holds for these.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from engine.calendars import last_day
from engine.clock import ALL, Calendar, Clock, counted, deadline, night, whole
from engine.codec import AnyGame
from engine.decisions import Source, part, require_going_on, require_phase, require_player
from engine.errors import NothingToClaim
from engine.facts import (
    AbsenceBegan,
    AbsenceEnded,
    Fact,
    PersonId,
    PlayerReminded,
    TimeClaimed,
    TimeGiven,
    TimeRanOut,
    TimeSpent,
)
from engine.match import Match
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Timed:
    """A match at a time, with the calendar of each seat (none where no time runs or the match does not)."""

    match: Match
    calendars: tuple[Calendar, ...]
    now: datetime

    @property
    def running(self) -> Iterator[tuple[Seat, Clock, Calendar, datetime]]:
        """Yield the clocks that run and have something left, each with since when."""
        for seat, (clock, calendar) in enumerate(zip(self.match.clocks, self.calendars, strict=False)):
            if clock.since is not None and not clock.is_out:
                yield Seat(seat), clock, calendar, clock.since


@dataclass(frozen=True, slots=True)
class Alarm:
    """Something that time alone brings about, and when."""

    at: datetime
    fact: TimeRanOut | PlayerReminded | AbsenceBegan | AbsenceEnded


def charge(timed: Timed) -> tuple[TimeSpent, ...]:
    """Return what has been spent since clocks were charged last."""
    return tuple(fact for fact in reckon(timed) if fact.seconds)


def reckon(timed: Timed) -> tuple[TimeSpent, ...]:
    """Return the same with clocks that stood still all the while, so that another calendar counts from now on only."""
    return tuple(
        TimeSpent(kind="time_spent", seat=seat, seconds=clock.left - left_at(clock, calendar, timed.now))
        for seat, clock, calendar, since in timed.running
        if whole(since) < whole(timed.now)
    )


def charged(timed: Timed) -> Match:
    """Return the match as the charges leave it, for what is decided in the same moment."""
    clocks = list(timed.match.clocks)
    for fact in charge(timed):
        clocks[fact.seat] = clocks[fact.seat].spent(fact.seconds, at=timed.now)
    return replace(timed.match, clocks=tuple(clocks))


def left_at(clock: Clock, calendar: Calendar, at: datetime) -> int:
    """Return the seconds that a clock shows at a time."""
    if clock.since is None:
        return clock.left
    return max(0, clock.left - counted(calendar, clock.since, at))


def deadlines(timed: Timed) -> dict[Seat, datetime]:
    """Return until when each seat that is to move has time."""
    return {seat: deadline(calendar, since, clock.left) for seat, clock, calendar, since in timed.running}


def next_wake(timed: Timed) -> datetime | None:
    """Return when time alone brings something about next, None if it never does; it may be in the past."""
    return min((alarm.at for alarm in _alarms(timed)), default=None)


def is_time_up(timed: Timed) -> bool:
    """Tell whether somebody's time has run out and this is not written yet."""
    return any(not left_at(clock, calendar, timed.now) for _, clock, calendar, _ in timed.running)


def wake(game: AnyGame, timed: Timed, source: Source) -> tuple[Fact, ...]:
    """Return what time alone has brought about at the earliest moment up to now, nothing if there is none.

    What came about later is left for the next call, as it depends on what this changes: whoever runs out of time first
    loses, and the other one no longer can. Those whose time ran out in the same second share the loss.
    """
    due = [alarm for alarm in _alarms(timed) if alarm.at <= timed.now]
    if not due:
        return ()
    first = min(alarm.at for alarm in due)
    facts = [alarm.fact for alarm in due if alarm.at == first]
    out = [fact.seat for fact in facts if isinstance(fact, TimeRanOut)]
    match = timed.match
    loses = bool(out) and match.policy is not None and match.policy.zero == "loss"
    return (*charge(timed), *facts, *(part(game, match, out, source, reason="time") if loses else ()))


def credit(timed: Timed, begun: datetime, ended: datetime) -> tuple[Fact, ...]:
    """Return the time that clocks get back for an outage: what they have run meanwhile, and not twice."""
    begun = max(begun, timed.match.credited_at or begun)
    lost = ((seat, counted(calendar, max(begun, since), ended)) for seat, _, calendar, since in timed.running)
    return tuple(
        TimeGiven(kind="time_given", seat=seat, seconds=seconds, reason="outage", by=None, note="")
        for seat, seconds in lost
        if seconds
    )


def claim(game: AnyGame, match: Match, person: PersonId, source: Source) -> tuple[Fact, ...]:
    """Let a player claim the win over those who have no time left.

    Raises:
        NothingToClaim: nobody else is out of time, or the policy does not give the win to the opponent.
    """
    require_phase(match, "running")
    seat = require_player(match, person)
    require_going_on(match)
    late = [other for other in match.active if other != seat and match.clocks and match.clocks[other].is_out]
    if not late or match.policy is None or match.policy.zero != "claim":
        raise NothingToClaim
    claims = (TimeClaimed(kind="time_claimed", seat=seat, person=person, against=other) for other in late)
    return (*claims, *part(game, match, late, source, reason="time"))


def _alarms(timed: Timed) -> Iterator[Alarm]:
    """Yield for each clock and each player what comes next; what is overdue is among it."""
    for seat, clock, calendar, since in timed.running:
        end = deadline(calendar, since, clock.left)
        reminder = None if end <= timed.now else _reminder(timed, seat, since, end)
        out = TimeRanOut(kind="time_ran_out", seat=seat, person=timed.match.persons[seat])
        yield reminder or Alarm(end, out)
    if timed.calendars and timed.match.phase == "running":
        for seat in timed.match.active:
            if (absence := _absence(timed, seat)) is not None:
                yield absence


def _reminder(timed: Timed, seat: Seat, since: datetime, end: datetime) -> Alarm | None:
    """Return the next reminder before the time runs out; of those that are overdue only the last counts."""
    policy, clock, calendar = timed.match.policy, timed.match.clocks[seat], timed.calendars[seat]
    assert policy is not None  # there are clocks
    shares = [share for share in policy.reminders if share < clock.reminded]
    times = [(_remind_at(clock, calendar, since, end, share=share), share) for share in shares]
    if not times:
        return None
    overdue = [(at, share) for at, share in times if at <= timed.now]
    at, share = max(overdue) if overdue else min(times)
    left = left_at(clock, calendar, max(at, timed.now))
    person = timed.match.persons[seat]
    return Alarm(at, PlayerReminded(kind="player_reminded", seat=seat, person=person, left=left, share=share))


def _remind_at(clock: Clock, calendar: Calendar, since: datetime, end: datetime, *, share: int) -> datetime:
    """Return when a share of the turn's time is left: before or after the night if that is asleep, as time allows."""
    at = deadline(calendar, since, max(0, clock.left - clock.had * share // ALL))
    asleep = night(calendar, at)
    if asleep is None:
        return at
    bedtime, rising = asleep
    if bedtime >= since:
        return bedtime
    return rising if rising < end else at


def _absence(timed: Timed, seat: Seat) -> Alarm | None:
    """Return when a player's vacation begins or ends next; overdue if the match does not know of it yet."""
    calendar, person = timed.calendars[seat], timed.match.persons[seat]
    known = next((absence.until for absence in timed.match.absences if absence.seat == seat), None)
    ended = AbsenceEnded(kind="absence_ended", seat=seat, person=person)
    for begin, finish in calendar.away:
        if finish <= timed.now:
            continue
        until = last_day(calendar, (begin, finish)).isoformat()
        if begin <= timed.now and until == known:
            return Alarm(finish, ended)
        if begin <= timed.now or known is None:
            return Alarm(begin, AbsenceBegan(kind="absence_began", seat=seat, person=person, until=until))
        break
    return None if known is None else Alarm(whole(timed.now), ended)
