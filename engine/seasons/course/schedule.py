"""Deadlines of a season, the fixtures that may start, and the dates that stand fixed.

Each answer depends on the season and its matches alone, so that asking twice changes nothing the second time.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from engine.ids import PersonId
from engine.seasons.course.beginning import open_sign_up, start
from engine.seasons.facts.course import SeasonArchived, SeasonCancelled, SeasonResumed, iso
from engine.seasons.facts.places import EntrantAsked, EntrantConfirmed, EntrantWithdrew, StandbyAsked, StandbyDeclined
from engine.seasons.facts.union import Facts
from engine.seasons.formats import format_of
from engine.seasons.state.progress import (
    Progress,
    candidates,
    has_to_play,
    is_place_given_up,
    is_settled,
    open_fixtures,
)
from engine.seasons.state.season import Season
from games.core import Seat
from leagues.core import EntrantId, Fixture

AWAY_NOTE = "away"
"""The reason of what happens since the bot is not in the server."""

UNAVAILABLE_NOTE = "unavailable"
"""The reason of what happens since Discord cannot reach the server, or the bot was not in it only for a moment."""

LAPSED_NOTE = "lapsed"
"""The reason of what happens since nobody has ended a pause."""

ANNOUNCED_FOR = timedelta(days=1)
"""Sign-up opens by itself after that."""

PAUSED_FOR = timedelta(days=14)
"""No pause is longer: then the season goes on, or is cancelled where the bot is not in the server."""
DateKind = Literal["sign-up", "start", "round", "final", "end", "overtime"]


def startable(season: Season, progress: Progress) -> Sequence[Fixture]:
    """Return the fixtures whose match may start now, in the order of rounds, as far as everybody has room.

    A fixture whose match was void without a ruling is played again.
    """
    if not has_startable(season):
        return ()
    results = progress.results
    busy = Counter(
        one
        for number in season.matches
        if number not in results and number not in season.rulings
        for one in season.fixtures[number].entrants
    )
    chosen = []
    for fixture in sorted(open_fixtures(season, progress), key=lambda each: (each.round, each.number)):
        is_begun = fixture.number in season.matches or None in season.players(fixture)
        if is_begun or any(season.has_left(one) or busy[one] >= room(season, one) for one in fixture.entrants):
            continue
        busy.update(fixture.entrants)
        chosen.append(fixture)
    return chosen


def has_startable(season: Season) -> bool:
    """Tell whether there is a fixture without a match in a season that goes on: no other may start."""
    goes_on = season.is_live and season.paused_at is None
    return goes_on and any(number not in season.matches for number in season.fixtures)


def handed_over(season: Season, progress: Progress) -> Iterator[tuple[int, PersonId, PersonId]]:
    """Yield the fixtures in whose running match somebody still sits whose place another has taken, and these two."""
    for number, persons in sorted(progress.seated.items()):
        fixture = season.fixtures[number]
        for one, person, due in zip(fixture.entrants, persons, season.players(fixture), strict=False):
            if due is not None and person != due and person in season.entrants[one].persons:
                yield number, person, due


def left_standing(season: Season, progress: Progress) -> Iterator[tuple[int, tuple[Seat, ...]]]:
    """Yield the fixtures whose match runs though somebody has left for good, and the seats of those."""
    for number in sorted(progress.seated):
        entrants = season.fixtures[number].entrants
        gone = tuple(Seat(seat) for seat, one in enumerate(entrants) if is_place_given_up(season, progress, one))
        if gone:
            yield number, gone


def lapsed(season: Season, progress: Progress, now: datetime) -> Sequence[int]:
    """Return the fixtures whose match still runs though overtime is over, or everything is decided.

    Where there are rounds overtime is that of the present one, and what was ruled lapses when its round is over.
    """
    is_over = season.phase == "overtime" and season.until is not None and season.until <= now
    is_closing = is_over and season.paused_at is None
    if is_decided(season, progress):
        return sorted(progress.seated)
    if is_closing:
        return sorted(
            number for number in progress.seated if season.fixtures[number].round <= season.round or not season.round
        )
    ruled = season.rulings.keys() & progress.seated.keys()
    over = season.round if is_settled(season, progress) else season.round - 1
    return sorted(number for number in ruled if season.fixtures[number].round <= over)


def room(season: Season, entrant: EntrantId) -> int:
    """Return how many matches somebody plays at the same time, at most: the lowest of their limits."""
    return min(season.limits(entrant), default=len(season.fixtures))


def due(season: Season, progress: Progress, now: datetime) -> Facts:
    """Return what time has brought about by now, one kind of thing at a time; empty where there is nothing.

    The draw is not among it: it needs chance (`is_draw_due`); nor is the close, which binds to the tables.
    """
    if season.paused_at is not None:
        return _pause_over(season, now)
    return next((facts for facts in _due(season, progress, now) if facts), ())


def _pause_over(season: Season, now: datetime) -> Facts:
    assert season.paused_at is not None
    if now < season.paused_at + PAUSED_FOR:
        return ()
    if season.away:
        return (SeasonCancelled("season_cancelled", AWAY_NOTE, None),)
    return (SeasonResumed("season_resumed", LAPSED_NOTE, None),)


def _due(season: Season, progress: Progress, now: datetime) -> Iterator[Facts]:
    is_past = season.until is not None and season.until <= now
    if season.phase == "announced" and season.updated_at + ANNOUNCED_FOR <= now:
        yield open_sign_up(season, now)
    if season.phase == "open":
        yield format_of(season.rules).due(season, progress, now)
    if season.phase == "drawn" and is_past:
        yield start(season, now)
    if season.is_live:
        yield tuple(_silent(season, progress, now))
        yield _substitute_asked(season, progress, now)
        yield tuple(_asked(season, progress, now))
        yield format_of(season.rules).due(season, progress, now)
    if season.phase == "closed" and is_past:
        yield (SeasonArchived("season_archived"),)


def is_draw_due(season: Season, now: datetime) -> bool:
    """Tell whether sign-up has ended."""
    is_open = season.phase == "open" and season.paused_at is None
    return is_open and season.until is not None and season.until <= now


def is_decided(season: Season, progress: Progress) -> bool:
    """Tell whether all is drawn and every fixture has its ending: the season closes."""
    return format_of(season.rules).is_complete(season, progress) and is_settled(season, progress)


def drawn_next(season: Season, progress: Progress, now: datetime) -> Facts:
    """Return what the format draws now, such as a Swiss round. May take two seconds; call it off the loop."""
    if not season.is_live or season.paused_at is not None:
        return ()
    return format_of(season.rules).draw_next(season, progress, now)


def half_time(season: Season) -> datetime | None:
    """Return when half of the season is over; a pentathlon has no length of its own."""
    if season.started_at is None:
        return None
    return season.started_at + format_of(season.rules).duration(season.rules) / 2


def may_be_succeeded(season: Season, now: datetime) -> bool:
    """Tell whether sign-up for the next season may open: half of this one is over, or all of it.

    Where a group starts by itself the next one may open as soon as it has.
    """
    begins = format_of(season.rules).succession_from(season)
    has_come = season.is_live and season.paused_at is None and begins is not None and begins <= now
    return season.rules.recurs and (has_come or season.phase == "closed")


def next_at(season: Season, progress: Progress, now: datetime) -> datetime | None:
    """Return when the next scheduled event is, None if there is none."""
    if season.paused_at is not None:
        return season.paused_at + PAUSED_FOR
    if season.phase == "announced":
        return season.updated_at + ANNOUNCED_FOR
    times = [] if season.until is None else [season.until]
    times += [question.until for question in season.activity_checks]
    times += [question.until for question in season.standby_questions]
    half, asks, own = half_time(season), _asks_from(season), format_of(season.rules).next_at(season, progress, now)
    times += [own] if own is not None and (season.phase == "open" or season.is_live) else []
    times += [half] if season.is_live and half is not None and half > now else []
    if season.is_live and asks is not None:
        times += [max(asks, at) for one, at in _silences(season, progress, now) if _may_be_asked(season, progress, one)]
        times += [at for _, since in progress.stalled.values() if (at := season.silent_at(since, now)) > now]
        times.append(max(asks, now + timedelta(days=season.rules.silent_days)))  # of who begins to be silent now
    return min(times, default=None)


def _asks_from(season: Season) -> datetime | None:
    return format_of(season.rules).inactivity_checks_from(season)


def _silences(season: Season, progress: Progress, now: datetime) -> Iterator[tuple[EntrantId, datetime]]:
    """Yield from when on an entrant counts as silent: a match has waited for long, or was lost on time."""
    for entrant, since in sorted(progress.waiting_since.items()):
        yield entrant, season.silent_at(since, now)
    yield from sorted(progress.vanished_since.items())


def _may_be_asked(season: Season, progress: Progress, entrant: EntrantId) -> bool:
    is_asked = any(question.entrant == entrant for question in season.activity_checks)
    is_settled = is_asked or season.has_left(entrant) or entrant in season.confirmed
    return not is_settled and has_to_play(season, progress, entrant)


def _asked(season: Season, progress: Progress, now: datetime) -> Iterator[EntrantAsked]:
    """Yield who is asked whether they go on: who is silent and has something left to play, once it is time to ask."""
    asks = _asks_from(season)
    if asks is None or now < asks:
        return
    until = iso(now + timedelta(hours=season.rules.answer_hours))
    for entrant in dict.fromkeys(one for one, at in _silences(season, progress, now) if at <= now):
        if _may_be_asked(season, progress, entrant):
            yield EntrantAsked("entrant_asked", entrant, until, "silent")


def _silent(season: Season, progress: Progress, now: datetime) -> Iterator[EntrantWithdrew | EntrantConfirmed]:
    """Yield who has answered by playing, or not in time; nobody withdraws who has nothing left to play."""
    for question in season.activity_checks:
        if question.entrant in progress.acted:
            yield EntrantConfirmed("entrant_confirmed", question.entrant)
        elif question.until <= now and has_to_play(season, progress, question.entrant):
            yield EntrantWithdrew("entrant_withdrew", question.entrant, "silent", "", None)
        elif question.until <= now:
            yield EntrantConfirmed("entrant_confirmed", question.entrant)


def _substitute_asked(season: Season, progress: Progress, now: datetime) -> Facts:
    """Return the next question to a substitute, or who has not answered in time.

    About each place one is asked, who is not being asked about that of another leaver.
    """
    for question in season.standby_questions:
        if question.until <= now:
            return (StandbyDeclined("standby_declined", question.person, question.entrant),)
    until = iso(now + timedelta(hours=season.rules.answer_hours))
    busy = {question.person for question in season.standby_questions if season.has_left(question.entrant)}
    for withdrawal in season.withdrawals:
        if season.question_about(withdrawal.entrant) is None:
            for person in candidates(season, progress, withdrawal.entrant):
                if person not in busy:
                    return (StandbyAsked("standby_asked", person, withdrawal.entrant, until),)
    return ()


@dataclass(frozen=True, slots=True)
class SeasonDate:
    """A date of a season; `round` counts from 1 and is 0 where the date is about no round. The last one is `final`.

    A date is fixed while it lies ahead and nothing is paused; else it may have passed, or move.
    """

    kind: DateKind
    at: datetime
    round: int = 0
    is_fixed: bool = True

    @property
    def name(self) -> str:
        """Return what the date is known by as long as the season lasts: overtime moves the end, of a round, too."""
        if self.round:
            return f"round-{self.round}"
        return "end" if self.kind == "overtime" else self.kind


def dates(season: Season) -> tuple[SeasonDate, ...]:
    """Return the dates of a season that can be told now, in the order of time; none of one that was cancelled."""
    if season.phase == "cancelled":
        return ()
    until, is_fixed = season.until, season.paused_at is None
    started = () if season.started_at is None else (SeasonDate("start", season.started_at),)
    if until is None:
        return started
    match season.phase:
        case "open":
            return (SeasonDate("sign-up", until, is_fixed=is_fixed),)
        case "drawn":
            return (SeasonDate("start", until, is_fixed=is_fixed),)
        case "running" if season.round:
            is_last = season.round == format_of(season.rules).rounds(season)
            return (*started, SeasonDate("final" if is_last else "round", until, season.round, is_fixed))
        case "running":
            return (*started, SeasonDate("end", until, is_fixed=is_fixed))
        case "overtime":
            return (*started, SeasonDate("overtime", until, season.round, is_fixed))
        case _:
            return started
