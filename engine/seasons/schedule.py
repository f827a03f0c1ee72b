"""What time brings about in a season, and which fixtures may start: pure functions that are asked again and again.

Each answer depends on the season and its matches alone, so that asking twice changes nothing the second time.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from engine.ids import PersonId
from engine.seasons import flash
from engine.seasons.decisions import Facts, iso, open_sign_up, start
from engine.seasons.facts import FixtureRuled, OvertimeBegan, SeasonArchived, SeasonCancelled, SeasonResumed
from engine.seasons.place_facts import EntrantAsked, EntrantConfirmed, EntrantWithdrew, StandbyAsked, StandbyDeclined
from engine.seasons.season import Season
from games.core import Seat
from leagues.core import STRUCK_ALWAYS, EntrantId, Fixture, Played, Result
from leagues.effects import effective

OVERTIME_NOTE = "overtime"
"""The reason of a ruling that a deadline has made."""

AWAY_NOTE = "away"
"""The reason of what happens since the bot is not in the server."""

LAPSED_NOTE = "lapsed"
"""The reason of what happens since nobody has ended a pause."""

ANNOUNCED_FOR = timedelta(days=1)
"""Sign-up opens by itself after that."""

PAUSED_FOR = timedelta(days=14)
"""No pause is longer: then the season goes on, or is cancelled where the bot is not in the server."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How the matches of a season stand.

    Attributes:
        results: of the fixtures whose matches have ended, from the matches' own outcomes.
        waiting_since: since when each entrant has been due in the match that waits longest for them.
        vanished_since: since when each entrant has lost matches on time only.
        seated: who sits at the matches that run, by the number of the fixture.
        busy: who waits for a group and has no room for it.
    """

    results: Mapping[int, Result] = field(default_factory=dict)
    waiting_since: Mapping[EntrantId, datetime] = field(default_factory=dict)
    vanished_since: Mapping[EntrantId, datetime] = field(default_factory=dict)
    seated: Mapping[int, tuple[PersonId, ...]] = field(default_factory=dict)
    busy: frozenset[EntrantId] = frozenset()


def counted(season: Season, progress: Progress) -> Mapping[int, Result]:
    """Return the result of each fixture that has one: what was ruled comes before the match's own outcome."""
    ruled = {
        number: Result(number, each.fact.ending, each.fact.places, is_ruled=True, ended_at=int(each.at.timestamp()))
        for number, each in season.rulings.items()
    }
    return {**progress.results, **ruled}


def played(season: Season, progress: Progress, division: int) -> Played:
    """Return what the table of a division is made from."""
    members = season.divisions[division - 1]
    fixtures = season.fixtures_of(division)
    numbers = {fixture.number for fixture in fixtures}
    results = counted(season, progress)
    return Played(
        members,
        fixtures,
        tuple(result for number, result in sorted(results.items()) if number in numbers),
        tuple(each for each in season.withdrawals if each.entrant in members),
        tuple(each for each in season.adjustments if each.entrant in members),
    )


def open_fixtures(season: Season, progress: Progress) -> tuple[Fixture, ...]:
    """Return the fixtures that have no ending yet; those of who was struck need none."""
    undecided: list[Fixture] = []
    for division in range(1, len(season.divisions) + 1):
        made = effective(played(season, progress, division))
        undecided += [
            fixture
            for fixture in season.fixtures_of(division)
            if fixture.number not in made.results and made.struck.isdisjoint(fixture.entrants)
        ]
    return tuple(undecided)


def startable(season: Season, progress: Progress) -> Sequence[Fixture]:
    """Return the fixtures whose match may start now, in the order of rounds, as far as everybody has room.

    A fixture whose match was void without a ruling is played again.
    """
    if not season.is_live or season.paused_at is not None:
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
        is_begun = fixture.number in season.matches
        if is_begun or any(season.has_left(one) or busy[one] >= room(season, one) for one in fixture.entrants):
            continue
        busy.update(fixture.entrants)
        chosen.append(fixture)
    return chosen


def handed_over(season: Season, progress: Progress) -> Iterator[tuple[int, PersonId, PersonId]]:
    """Yield the fixtures in whose running match somebody still sits whose place another has taken, and these two."""
    for number, persons in sorted(progress.seated.items()):
        for one, person in zip(season.fixtures[number].entrants, persons, strict=False):
            entrant = season.entrants[one]
            if person != entrant.person and person in entrant.persons:
                yield number, person, entrant.person


def left_standing(season: Season, progress: Progress) -> Iterator[tuple[int, tuple[Seat, ...]]]:
    """Yield the fixtures whose match runs though somebody has left for good, and the seats of those."""
    for number in sorted(progress.seated):
        entrants = season.fixtures[number].entrants
        gone = tuple(Seat(seat) for seat, one in enumerate(entrants) if is_place_given_up(season, progress, one))
        if gone:
            yield number, gone


def lapsed(season: Season, progress: Progress, now: datetime) -> Sequence[int]:
    """Return the fixtures whose match still runs though overtime is over, or everything is decided."""
    is_over = season.phase == "overtime" and season.until is not None and season.until <= now
    is_closing = is_over and season.paused_at is None
    return sorted(progress.seated) if is_closing or is_decided(season, progress) else ()


def room(season: Season, entrant: EntrantId) -> int:
    """Return how many matches somebody plays at the same time, at most: the season's number, or their own if lower."""
    wishes = [wish for wish in (season.rules.at_once, season.entrants[entrant].at_once) if wish]
    return min(wishes, default=len(season.fixtures))


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
    if season.is_away:
        return (SeasonCancelled("season_cancelled", AWAY_NOTE, None),)
    return (SeasonResumed("season_resumed", LAPSED_NOTE, None),)


def _due(season: Season, progress: Progress, now: datetime) -> Iterator[Facts]:
    is_past = season.until is not None and season.until <= now
    if season.phase == "announced" and season.updated_at + ANNOUNCED_FOR <= now:
        yield open_sign_up(season, now)
    yield flash.told(season, progress.busy, now)
    if season.phase == "drawn" and is_past:
        yield start(season, now)
    if season.is_live:
        yield tuple(_silent(season, progress, now))
        yield _substitute_asked(season, progress, now)
        yield tuple(_asked(season, progress, now))
    if season.phase == "running" and is_past and open_fixtures(season, progress):
        assert season.until is not None
        until = max(season.until, now) + timedelta(days=season.rules.overtime_days)
        yield (OvertimeBegan("overtime_began", iso(until)),)
    if season.phase == "overtime" and is_past:
        yield tuple(
            FixtureRuled("fixture_ruled", fixture.number, "unplayed", (), OVERTIME_NOTE, None)
            for fixture in open_fixtures(season, progress)
            if fixture.number not in season.matches
        )
    if season.phase == "closed" and is_past:
        yield (SeasonArchived("season_archived"),)


def is_draw_due(season: Season, now: datetime) -> bool:
    """Tell whether sign-up has ended."""
    is_open = season.phase == "open" and season.paused_at is None
    return is_open and season.until is not None and season.until <= now


def is_decided(season: Season, progress: Progress) -> bool:
    """Tell whether every fixture has its ending, and nobody may still take a leaver's place: the season closes."""
    is_settled = all(is_place_given_up(season, progress, withdrawal.entrant) for withdrawal in season.withdrawals)
    return season.is_live and season.paused_at is None and is_settled and not open_fixtures(season, progress)


def half_time(season: Season) -> datetime | None:
    """Return when half of the season is over."""
    if season.started_at is None:
        return None
    return season.started_at + timedelta(days=season.rules.days) / 2


def may_be_succeeded(season: Season, now: datetime) -> bool:
    """Tell whether sign-up for the next season may open: half of this one is over, or all of it.

    Where a group starts by itself the next one may open as soon as it has.
    """
    half = half_time(season)
    has_come = season.rules.flash > 0 or (half is not None and half <= now)
    is_half_over = season.is_live and season.paused_at is None and has_come
    return season.rules.recurs and (is_half_over or season.phase == "closed")


def next_at(season: Season, progress: Progress, now: datetime) -> datetime | None:
    """Return when the next scheduled event is, None if there is none."""
    if season.paused_at is not None:
        return season.paused_at + PAUSED_FOR
    if season.phase == "announced":
        return season.updated_at + ANNOUNCED_FOR
    times = [] if season.until is None else [season.until]
    times += flash.times(season, progress.busy, now)
    times += [question.until for question in season.asked]
    if season.standby_question is not None:
        times.append(season.standby_question.until)
    half = half_time(season)
    if season.is_live and half is not None:
        times += [half] if half > now else []
        times += [max(half, at) for one, at in _silences(season, progress, now) if _may_be_asked(season, progress, one)]
        times.append(max(half, now + timedelta(days=season.rules.silent_days)))  # of who begins to be silent now
    return min(times, default=None)


def _silences(season: Season, progress: Progress, now: datetime) -> Iterator[tuple[EntrantId, datetime]]:
    """Yield from when on an entrant counts as silent: a match has waited for long, or was lost on time."""
    for entrant, since in sorted(progress.waiting_since.items()):
        lost = now - since - season.passed(since, now)
        yield entrant, since + timedelta(days=season.rules.silent_days) + lost
    yield from sorted(progress.vanished_since.items())


def _may_be_asked(season: Season, progress: Progress, entrant: EntrantId) -> bool:
    is_asked = any(question.entrant == entrant for question in season.asked)
    is_settled = is_asked or season.has_left(entrant) or entrant in season.confirmed
    return not is_settled and has_to_play(season, progress, entrant)


def _asked(season: Season, progress: Progress, now: datetime) -> Iterator[EntrantAsked]:
    """Yield who is asked whether they go on: from half-time on, who is silent and has something left to play."""
    half = half_time(season)
    if half is None or now < half:
        return
    until = iso(now + timedelta(hours=season.rules.answer_hours))
    for entrant in dict.fromkeys(one for one, at in _silences(season, progress, now) if at <= now):
        if _may_be_asked(season, progress, entrant):
            yield EntrantAsked("entrant_asked", entrant, until)


def _silent(season: Season, progress: Progress, now: datetime) -> Iterator[EntrantWithdrew | EntrantConfirmed]:
    """Yield who has not answered in time; nobody withdraws who has nothing left to play."""
    for question in season.asked:
        if question.until <= now and has_to_play(season, progress, question.entrant):
            yield EntrantWithdrew("entrant_withdrew", question.entrant, "silent", "", None)
        elif question.until <= now:
            yield EntrantConfirmed("entrant_confirmed", question.entrant)


def _substitute_asked(season: Season, progress: Progress, now: datetime) -> Facts:
    """Return the next question to a substitute, or that the present one has not answered in time."""
    asked = season.standby_question
    if asked is not None:
        return (StandbyDeclined("standby_declined", asked.person, asked.entrant),) if asked.until <= now else ()
    until = iso(now + timedelta(hours=season.rules.answer_hours))
    for withdrawal in season.withdrawals:
        for person in candidates(season, progress, withdrawal.entrant):
            return (StandbyAsked("standby_asked", person, withdrawal.entrant, until),)
    return ()


def candidates(season: Season, progress: Progress, entrant: EntrantId) -> Sequence[PersonId]:
    """Return the substitutes who may still be asked to take somebody's place.

    Nobody takes the place of who was removed or moved, nor one with nothing left to play; in overtime nobody is asked.
    """
    how = next((each.how for each in season.withdrawals if each.entrant == entrant), None)
    is_struck = how is None or how in STRUCK_ALWAYS
    if is_struck or season.phase == "overtime" or not has_to_play(season, progress, entrant):
        return ()
    return [person for person in season.standby if (person, entrant) not in season.declined]


def has_to_play(season: Season, progress: Progress, entrant: EntrantId) -> bool:
    """Tell whether somebody has fixtures that no match and no ruling has decided."""
    return any(
        entrant in fixture.entrants and number not in progress.results and number not in season.rulings
        for number, fixture in season.fixtures.items()
    )


def is_place_given_up(season: Season, progress: Progress, entrant: EntrantId) -> bool:
    """Tell whether somebody has left for good: nobody is or can be asked to take the place."""
    asked = season.standby_question
    is_asked = asked is not None and asked.entrant == entrant
    return season.has_left(entrant) and not is_asked and not candidates(season, progress, entrant)
