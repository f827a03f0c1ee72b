"""Effects of time on a match: charges, reminders, time-outs, claims, absences. Pure policy like `decisions`.

The caller supplies the time and the calendars; a decision holds for these.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from engine.ids import PersonId
from engine.log.codec import AnyGame
from engine.log.facts.play import MatchLapsed
from engine.log.facts.rulings import PauseEscalated, PauseLapsed
from engine.log.facts.time import (
    AbsenceBegan,
    AbsenceEnded,
    GiftReason,
    MatchPaused,
    PlayerReminded,
    SecretsAwaited,
    SecretsUnfetched,
    TimeClaimed,
    TimeGiven,
    TimeRanOut,
    TimeSpent,
)
from engine.log.facts.union import Fact
from engine.matches.decisions.computer import next_seat
from engine.matches.decisions.moves import (
    Source,
    end,
    places,
    remove_seats,
    require_going_on,
    require_phase,
    require_player,
)
from engine.matches.errors import NothingToClaim
from engine.matches.state.match import Match
from engine.people.calendars import last_day
from engine.time.clock import ALL, SECOND, Calendar, Clock, counted, deadline, night, whole
from engine.time.policy import HOUR
from games.core import Outcome, Seat

ESCALATES_AFTER: Final = timedelta(hours=72)
"""The length of a pause after which those who look after the server are told of it."""
FETCH_TIME: Final = 72 * HOUR
"""Seconds of one's own clock in which secrets are to be fetched that could not be sent."""
FETCH_REMINDERS: Final = (50, 10)
COMPUTER_LAPSES_AFTER: Final = timedelta(days=30)
"""How long a match without clocks waits for the people who play against the computer."""
LAPSES_AFTER: Final = timedelta(days=14)
"""Without anybody's doing no pause is longer than this."""

StandstillAlarm = PauseEscalated | PauseLapsed | MatchLapsed
"""The consequences of clocks that stand for too long."""

Running = tuple[Seat, Clock, Calendar, datetime]
"""A clock that runs, and since when."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A match at a time, with the calendar of each seat (none where no time runs or the match does not)."""

    match: Match
    calendars: tuple[Calendar, ...]
    now: datetime

    @property
    def running(self) -> Iterator[Running]:
        """Yield the clocks that run and have something left, each with since when."""
        for seat, (clock, calendar) in enumerate(zip(self.match.clocks, self.calendars, strict=False)):
            if clock.since is not None and not clock.is_out:
                yield Seat(seat), clock, calendar, clock.since

    @property
    def fetching(self) -> Iterator[Running]:
        """Yield what those have left for whose fetching of secrets the match waits, as clocks that run."""
        match, since = self.match, self.match.awaited_since
        if match.phase != "running" or match.standstill is not None or since is None or not self.calendars:
            return
        for seat in match.unreachable:
            clock = match.clocks[seat]
            if not clock.is_out:
                left = FETCH_TIME - (match.awaited_spent[seat] if match.awaited_spent else 0)
                shown = Clock(left, since, left_at_turn_start=FETCH_TIME, reminded=clock.reminded)
                yield seat, shown, self.calendars[seat], since


@dataclass(frozen=True, slots=True)
class Alarm:
    """A scheduled event, and when it is."""

    at: datetime
    fact: TimeRanOut | SecretsUnfetched | PlayerReminded | AbsenceBegan | AbsenceEnded | StandstillAlarm


def charge(timed: Timed) -> tuple[TimeSpent, ...]:
    """Return what has been spent since clocks were charged last."""
    spent = _spent(timed.running, timed.now)
    return tuple(TimeSpent("time_spent", seat, seconds) for seat, seconds in spent if seconds)


def settle(timed: Timed) -> tuple[TimeSpent | SecretsAwaited, ...]:
    """Return all that has been spent, by clocks that stood still all the while, too, and of the time to fetch secrets.

    Then another calendar counts from now on only.
    """
    clocks = (TimeSpent("time_spent", seat, seconds) for seat, seconds in _spent(timed.running, timed.now))
    return (*clocks, *_awaited(timed))


def charge_before(timed: Timed, facts: Sequence[Fact]) -> tuple[TimeSpent | SecretsAwaited, ...]:
    """Return the charges that come before facts; what stops the match stops the time to fetch secrets, too."""
    is_stopped = any(isinstance(fact, MatchPaused) for fact in facts)
    return (*charge(timed), *(_awaited(timed) if is_stopped else ()))


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


def fetch_deadlines(timed: Timed) -> dict[Seat, datetime]:
    """Return until when each seat for which the match waits has time to fetch its secrets."""
    return {seat: deadline(calendar, since, clock.left) for seat, clock, calendar, since in timed.fetching}


def next_wake(timed: Timed) -> datetime | None:
    """Return when the next scheduled event is, None if there is none; it may be in the past."""
    return min((alarm.at for alarm in _alarms(timed)), default=None)


def is_time_up(timed: Timed) -> bool:
    """Tell whether somebody's time has run out and this is not written yet."""
    return any(not left_at(clock, calendar, timed.now) for _, clock, calendar, _ in timed.running)


def wake(game: AnyGame, timed: Timed, source: Source) -> tuple[Fact, ...]:
    """Return the facts of the scheduled events at the earliest moment up to now, nothing if there is none.

    Later events are left for the next call, as they depend on what this changes: the first player to run out of time
    loses, and the other one no longer can. Those whose time ran out in the same second share the loss.
    """
    due = [alarm for alarm in _alarms(timed) if alarm.at <= timed.now]
    if not due:
        return ()
    first = min(alarm.at for alarm in due)
    facts = [alarm.fact for alarm in due if alarm.at == first]
    out = [fact.seat for fact in facts if isinstance(fact, TimeRanOut | SecretsUnfetched)]
    match = timed.match
    loses = bool(out) and match.policy is not None and match.policy.on_timeout == "loss"
    left = remove_seats(game, match, out, source, reason="time") if loses else ()
    is_given_up = any(isinstance(fact, MatchLapsed) for fact in facts)
    return (*charge(timed), *facts, *left, *(abandoned(game, match, source) if is_given_up else ()))


def abandoned(game: AnyGame, match: Match, source: Source) -> tuple[Fact, ...]:
    """Return the end of a match that nobody wins or loses."""
    outcome = Outcome("abandoned", places(match, match.active), game.rules.scores(match.state))
    return end(outcome, seed=source.seed)


def lapse(game: AnyGame, match: Match, at: datetime, source: Source) -> tuple[Fact, ...]:
    """Return the end of a match against the computer in which nothing has happened for `COMPUTER_LAPSES_AFTER`.

    Nothing where somebody's clock runs, the match is paused, or it is the computer that has not moved. Somebody whose
    time is over is waited for like somebody without a clock: the computer claims no wins.
    """
    runs = any(clock.since is not None and not clock.is_out for clock in match.clocks)
    is_running = match.phase == "running" and match.standstill is None and not runs
    is_theirs = bool(match.proposal.computer) and next_seat(game, match) is None
    if not is_running or not is_theirs or at < match.updated_at + COMPUTER_LAPSES_AFTER:
        return ()
    return (MatchLapsed(kind="match_lapsed", reason="untouched"), *abandoned(game, match, source))


def credit(timed: Timed, begun: datetime, ended: datetime, *, reason: GiftReason = "outage") -> tuple[TimeGiven, ...]:
    """Return the time that clocks get back that nobody could use: what they have run meanwhile, and not twice.

    All who are to fetch secrets have the same beginning; it moves by what the one gets back who needs most.
    """
    begun = max(begun, timed.match.credited_at or begun)

    def lost(running: Running) -> int:
        _, _, calendar, since = running
        return counted(calendar, max(begun, since), ended)

    def moved(running: Running) -> int:
        _, _, calendar, since = running
        return (deadline(calendar, since, lost(running)) - whole(since)) // SECOND

    gifts: list[tuple[GiftReason, Seat, int]] = [(reason, running[0], lost(running)) for running in timed.running]
    fetching = max(timed.fetching, key=moved, default=None)
    if fetching is not None:
        gifts.append(("fetching", fetching[0], moved(fetching)))
    return tuple(
        TimeGiven(kind="time_given", seat=seat, seconds=seconds, reason=why, by=None, note="")
        for why, seat, seconds in gifts
        if seconds
    )


def end_of_pause(match: Match) -> tuple[datetime, datetime] | None:
    """Return until when a pause or hold has to end before others are told, and when it ends by itself."""
    if match.phase != "running" or match.paused_at is None:
        return None
    told = match.escalated_at or match.paused_at + ESCALATES_AFTER
    return told, told + LAPSES_AFTER - ESCALATES_AFTER


def claim(game: AnyGame, match: Match, person: PersonId, source: Source) -> tuple[Fact, ...]:
    """Let a player claim the win over those who have no time left.

    Raises:
        NothingToClaim: nobody else is out of time, or the policy does not give the win to the opponent.
    """
    require_phase(match, "running")
    seat = require_player(match, person)
    require_going_on(match)
    late = [other for other in match.active if other != seat and match.clocks and match.clocks[other].is_out]
    if not late or match.policy is None or match.policy.on_timeout != "claim":
        raise NothingToClaim
    claims = (TimeClaimed(kind="time_claimed", seat=seat, person=person, against=other) for other in late)
    return (*claims, *remove_seats(game, match, late, source, reason="time"))


def _spent(clocks: Iterator[Running], now: datetime) -> Iterator[tuple[Seat, int]]:
    """Yield what each clock has run since it was charged, if that was in an earlier second."""
    for seat, clock, calendar, since in clocks:
        if whole(since) < whole(now):
            yield seat, clock.left - left_at(clock, calendar, now)


def _awaited(timed: Timed) -> tuple[SecretsAwaited, ...]:
    """Return what has been spent of the time to fetch secrets, nothing where nobody is waited for."""
    spent = dict(_spent(timed.fetching, timed.now))
    seconds = tuple(spent.get(Seat(seat), 0) for seat in range(len(timed.match.persons)))
    return (SecretsAwaited("secrets_awaited", seconds),) if spent else ()


def _alarms(timed: Timed) -> Iterator[Alarm]:
    """Yield for each clock, each player and a pause what comes next; what is overdue is among it."""
    yield from _pause_alarm(timed.match)
    reminders = timed.match.policy.reminders if timed.match.policy else ()
    for seat, clock, calendar, since in timed.running:
        out = TimeRanOut(kind="time_ran_out", seat=seat, person=timed.match.persons[seat])
        yield _reminder(timed, seat, clock, reminders) or Alarm(deadline(calendar, since, clock.left), out)
    for seat, clock, calendar, since in timed.fetching:
        late = SecretsUnfetched(kind="secrets_unfetched", seat=seat, person=timed.match.persons[seat])
        yield _reminder(timed, seat, clock, FETCH_REMINDERS) or Alarm(deadline(calendar, since, clock.left), late)
    if timed.calendars and timed.match.phase == "running":
        for seat in timed.match.active:
            if (absence := _absence(timed, seat)) is not None:
                yield absence


def _pause_alarm(match: Match) -> Iterator[Alarm]:
    """Yield what a pause or a hold comes to next that nothing ends; a match that nobody could see is not played."""
    ends = end_of_pause(match)
    if ends is None or match.standstill is None:
        return
    told, over = ends
    if match.escalated_at is None:
        yield Alarm(told, PauseEscalated(kind="pause_escalated", reason=match.standstill))
    elif match.pause is not None:
        yield Alarm(over, PauseLapsed(kind="pause_lapsed", reason=match.pause))
    else:
        yield Alarm(over, MatchLapsed(kind="match_lapsed", reason="unseen"))


def _reminder(timed: Timed, seat: Seat, clock: Clock, reminders: Sequence[int]) -> Alarm | None:
    """Return the next reminder before the time runs out; of those that are overdue only the last counts."""
    calendar = timed.calendars[seat]
    if not left_at(clock, calendar, timed.now):
        return None
    times = [(_remind_at(clock, calendar, share=share), share) for share in reminders if share < clock.reminded]
    if not times:
        return None
    overdue = [(at, share) for at, share in times if at <= timed.now]
    at, share = max(overdue) if overdue else min(times)
    left = left_at(clock, calendar, max(at, timed.now))
    person = timed.match.persons[seat]
    return Alarm(at, PlayerReminded(kind="player_reminded", seat=seat, person=person, left=left, share=share))


def _remind_at(clock: Clock, calendar: Calendar, *, share: int) -> datetime:
    """Return when a share of the turn's time is left: before or after the night if that is asleep, as time allows."""
    since = clock.since
    assert since is not None  # it runs
    end = deadline(calendar, since, clock.left)
    at = deadline(calendar, since, max(0, clock.left - clock.left_at_turn_start * share // ALL))
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
