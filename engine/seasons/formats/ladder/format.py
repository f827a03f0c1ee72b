"""A ladder: people join, challenge and leave at any time; it has no end of its own but after long idleness."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from fractions import Fraction
from typing import ClassVar, Final

from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.course import SeasonStarted
from engine.seasons.facts.formats import LadderRules
from engine.seasons.facts.ladder import ChallengeAnswered, LadderIdle
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.formats.core import FormatAct, SeasonFormat
from engine.seasons.formats.ladder.challenges import agrees, ladder_of
from engine.seasons.formats.ladder.fold import climbed
from engine.seasons.formats.round_robin import RoundRobin
from engine.seasons.state.progress import Progress, counted
from engine.seasons.state.rungs import Rungs
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues.core import EntrantId, Fixture, Result
from leagues.table import Row, Table

LEAST_REACH: Final = 1
MOST_REACH: Final = 10
"""How many rungs up a challenge may go."""

IDLE: Final = timedelta(days=120)
"""The time without joining, challenge or answer after which a ladder closes."""

_ENDING: Final = RoundRobin()
"""The format of its end: matches that run have overtime, as in every season."""


class LadderFormat(SeasonFormat):
    """Everybody on a rung of their own; who beats somebody above takes theirs."""

    entry = "always"
    never: ClassVar[Mapping[FormatAct, str]] = dict.fromkeys(("extend", "again", "replace", "points"), "endless")

    def open_sign_up(self, rules: Rules, until: datetime) -> Facts:
        """Return that the ladder stands: people join it at any time."""
        return (SeasonStarted("season_started", (), ""),)

    def state(self) -> Rungs:
        return Rungs()

    def fold(self, before: Season, after: Season, fact: SeasonFact, at: datetime) -> Season:
        return climbed(after, fact, at)

    def agrees(self, before: Season, fact: SeasonFact, at: datetime, then: Progress) -> bool:
        return agrees(before, fact, at)

    def check(self, rules: Rules) -> None:
        is_alone = not (rules.recurs or rules.allows_late)
        is_still = not (rules.promoted or rules.relegated)
        if rules.seats != PAIR or not is_alone or not is_still:
            raise BadSeasonRules(reason="ladder")
        if not LEAST_REACH <= rules.of(LadderRules).reach <= MOST_REACH or not 24 <= rules.answer_hours <= 14 * 24:
            raise BadSeasonRules(reason="reach", least=LEAST_REACH, most=MOST_REACH)

    def sizes(self, rules: Rules, people: int) -> tuple[int, ...]:
        return (people,) if people else ()

    def is_playable(self, rules: Rules, people: int) -> bool:
        return True

    def fixtures(self, rules: Rules, people: int) -> int:
        return 0

    def duration(self, rules: Rules) -> timedelta:
        return IDLE

    def is_complete(self, season: Season, progress: Progress) -> bool:
        """Tell whether it closes: somebody has ended it, or nobody climbs any more."""
        return season.until is not None

    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return the challenges that nobody has answered in time, then the end of a ladder that nobody climbs."""
        silent = tuple(
            ChallengeAnswered("challenge_answered", each.number, None, is_silent=True)
            for each in season.of(Rungs).open
            if each.until <= now
        )
        if silent or season.until is not None:
            return silent or _ENDING.due(season, progress, now)
        return (LadderIdle("ladder_idle"),) if idle_at(season) <= now else ()

    def next_at(self, season: Season, progress: Progress, now: datetime) -> datetime | None:
        """Return when a challenge runs out, or the ladder has been idle for too long."""
        times = [each.until for each in season.of(Rungs).open]
        return min([*times, *([idle_at(season)] if season.until is None else [])], default=None)

    def inactivity_checks_from(self, season: Season) -> datetime | None:
        """Return nothing: inactive entrants drop, and are not asked."""
        return None

    def tables(self, season: Season, progress: Progress) -> tuple[Table, ...]:
        """Return one table, in the order of the rungs; those who have left stand below, without a place."""
        if not season.divisions:
            return ()
        rungs, counts = ladder_of(season, progress).rungs, _counts(season, progress)
        places = {one: place for place, one in enumerate(rungs, 1)}
        gone = [one for one in season.divisions[0] if one not in places]
        rows = [_row(one, places.get(one), counts[one]) for one in (*rungs, *gone)]
        return (Table(tuple(rows), ()),)


def idle_at(season: Season) -> datetime:
    """Return when the ladder has been idle for too long; time in which nobody could do anything does not count."""
    since = season.of(Rungs).latest or season.started_at or season.updated_at
    lost = (ended - max(begun, since) for begun, ended in season.outages if ended > since)
    return since + IDLE + sum(lost, timedelta())


def _counts(season: Season, progress: Progress) -> Mapping[EntrantId, list[int]]:
    """Return how many matches everybody has won, drawn and lost, and how many are open."""
    results = counted(season, progress)
    counts: dict[EntrantId, list[int]] = {one: [0, 0, 0, 0] for one in season.entrants}
    for fixture in season.fixtures.values():
        for one, kind in _kinds(fixture, results.get(fixture.number)):
            counts[one][kind] += 1
    return counts


def _kinds(fixture: Fixture, result: Result | None) -> Iterator[tuple[EntrantId, int]]:
    """Yield for both whether they have won (0), drawn (1), lost (2), or still play (3)."""
    if result is None:
        yield from ((one, 3) for one in fixture.entrants)
    elif result.places:
        is_draw = len(set(result.places)) == 1
        yield from ((one, 1 if is_draw else 0 if place == 1 else 2) for one, place in _placed(fixture, result))


def _placed(fixture: Fixture, result: Result) -> Iterator[tuple[EntrantId, int]]:
    return zip(fixture.entrants, result.places, strict=True)


def _row(one: EntrantId, place: int | None, counts: list[int]) -> Row:
    won, drawn, lost, still_open = counts
    none = Fraction(0)
    return Row(one, place, False, won, drawn, lost, still_open, none, none, {})  # noqa: FBT003 - no place is shared
