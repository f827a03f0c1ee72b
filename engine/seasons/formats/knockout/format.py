"""Knockout: two meet, one goes on (docs/leagues.md, "Knockout").

A pair begins as soon as both are known. Each round has a time by which it is decided (`Season.until`); matches of it
that are open then get the season's overtime once, and are decided after that as in formats by rounds. The next round's
time begins when the round is decided; pairs that have begun earlier have more of it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from fractions import Fraction
from typing import ClassVar, Final

from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.course import OvertimeBegan, iso
from engine.seasons.facts.fixtures import FixtureRuled, MeetingDecided, MeetingsMade, RoundDrawn, made, planned
from engine.seasons.facts.formats import KnockoutRules
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.formats.core import FormatAct, SeasonFormat
from engine.seasons.formats.knockout.audit import agrees
from engine.seasons.formats.knockout.bracket import (
    DIVISION,
    bracket_of,
    fixture,
    last_place,
    meeting_of,
    meetings,
    points,
    present_round,
    rounds_of,
    seeds,
    stage,
)
from engine.seasons.formats.points import digest
from engine.seasons.formats.round_robin import OVERTIME_NOTE
from engine.seasons.formats.rounds.by_rounds import after_overtime, round_begun
from engine.seasons.state.own import Advances
from engine.seasons.state.progress import Progress, counted, is_place_given_up
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues import knockout
from leagues.bounds import Span
from leagues.core import EntrantId
from leagues.knockout import Bracket
from leagues.table import Row, Table

LEAST: Final = 3
MOST: Final = 128
"""How many people a knockout may have."""

MOST_DAYS: Final = 60

LEFT_NOTE: Final = "left"
"""The reason of a ruling since somebody has left for good."""

MOOT_NOTE: Final = "moot"
"""The reason of a ruling since who goes on is decided without the match."""

MOST_MATCHES: Final = 3
"""Matches of a meeting, the decider among them."""


class Knockout(SeasonFormat):
    """The format in which the loser of a meeting is out and the last one left wins."""

    def wording(self, rules: Rules) -> tuple[str, ...]:
        return ("knockout", "rounds")

    never: ClassVar[Mapping[FormatAct, str]] = {"points": "no_points"}

    def state(self) -> Advances:
        return Advances()

    def fold(self, before: Season, after: Season, fact: SeasonFact, at: datetime) -> Season:
        own = after.of(Advances)
        match fact:
            case RoundDrawn():
                return round_begun(replace(after, own=replace(own, round=max(own.round, fact.round))), fact)
            case MeetingsMade(fixtures=fixtures):
                return replace(after, fixtures={**after.fixtures, **made(fixtures)})
            case MeetingDecided():
                decided = {(fact.round, fact.number): (fact.winner, fact.loser)}
                return replace(after, own=replace(own, meetings={**own.meetings, **decided}))
            case _:
                return after

    def agrees(self, before: Season, fact: SeasonFact, at: datetime, then: Progress) -> bool:
        return not isinstance(fact, RoundDrawn | MeetingsMade | MeetingDecided) or agrees(before, fact)

    def check(self, rules: Rules) -> None:
        if rules.seats != PAIR:
            raise BadSeasonRules(reason="seats")
        if not LEAST <= rules.least <= rules.most <= MOST:
            raise BadSeasonRules(reason="division", least=LEAST, most=MOST)
        if not 1 <= rules.of(KnockoutRules).round_days <= MOST_DAYS:
            raise BadSeasonRules(reason="days")

    def sizes(self, rules: Rules, people: int) -> tuple[int, ...]:
        return (min(people, rules.most),) if people >= rules.least else ()

    def is_playable(self, rules: Rules, people: int) -> bool:
        return people >= PAIR

    def fixtures(self, rules: Rules, people: int) -> int:
        """Return how many matches there are at most, deciders among them."""
        has_third = rules.of(KnockoutRules).has_third_place and people > MOST_MATCHES
        return MOST_MATCHES * (people - 1 + has_third)

    def duration(self, rules: Rules) -> timedelta:
        return timedelta(days=rules.of(KnockoutRules).round_days * knockout.rounds_of(rules.most))

    def rounds_for(self, rules: Rules, people: int) -> int:
        return knockout.rounds_of(people)

    def at_once(self, rules: Rules, people: int) -> int:
        """Return as many as people: everybody plays two in the first round."""
        return people

    def pace(self, rules: Rules) -> int:
        return rules.of(KnockoutRules).round_days

    def rounds(self, season: Season) -> int:
        return rounds_of(season) if season.divisions else knockout.rounds_of(season.rules.most)

    def draw_next(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return who goes on, and the fixtures of those who are known now; with a new round its time begins."""
        bracket, rounds = bracket_of(season, progress), rounds_of(season)
        due = tuple(each for due in bracket.due if (each := fixture(due, rounds)).number not in season.fixtures)
        at = stage(bracket)
        decided = tuple(_decided(season, bracket))
        if season.round < at <= rounds:
            until = iso(now + timedelta(days=season.rules.of(KnockoutRules).round_days))
            seal = digest(self.tables(season, progress))
            return (*decided, RoundDrawn("round_drawn", DIVISION, at, planned(due), (), (), (), seal, until))
        return (*decided, *((MeetingsMade("meetings_made", DIVISION, planned(due)),) if due else ()))

    def is_complete(self, season: Season, progress: Progress) -> bool:
        return bool(season.divisions) and bracket_of(season, progress).is_over

    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        if not season.fixtures:
            return ()
        made = bracket_of(season, progress)
        settled = tuple(_settled(season, progress, made))
        if settled or season.until is None or now < season.until or stage(made) > present_round(season):
            return settled
        if season.phase == "running":
            until = max(season.until, now) + timedelta(days=season.rules.overtime_days)
            return (OvertimeBegan("overtime_began", iso(until)),)
        return tuple(_expired(season, progress, made, now))

    def tables(self, season: Season, progress: Progress) -> tuple[Table, ...]:
        """Return everybody with their place as far as it is certain, those who are still in before the others."""
        if not season.divisions:
            return ()
        made, counts = bracket_of(season, progress), points(season, progress)
        sharing = Counter(made.places.values())
        rows = [_row(one, made, sharing, counts[one], _open(season, progress, one)) for one in seeds(season)]
        rows.sort(key=lambda row: row.place or 0)
        return (Table(tuple(rows), ()),)

    def possible_places(self, season: Season, progress: Progress, division: int) -> Mapping[EntrantId, Span]:
        """Return for everybody the title, or the place that they have, down to that of who loses next."""
        made = bracket_of(season, progress)
        return {one: _span(made, one) for one in seeds(season)}


def _decided(season: Season, made: Bracket) -> Iterator[MeetingDecided]:
    """Yield who goes on, unless it was told; a bye from the beginning is no news."""
    for each in meetings(made):
        is_news = each.is_over and each.sides != (None, None) and not (each.by == "bye" and each.slot[0] == 1)
        if is_news and season.of(Advances).meetings.get(each.slot, ()) != (each.winner, each.loser):
            assert each.by is not None  # it is over
            yield MeetingDecided("meeting_decided", DIVISION, *each.slot, each.winner, each.loser, each.by)


def _settled(season: Season, progress: Progress, made: Bracket) -> Iterator[FixtureRuled]:
    """Yield how fixtures count that nobody will play: of who has left for good, and those that decide nothing."""
    results = counted(season, progress)
    for number, each in sorted(season.fixtures.items()):
        if number in results and not (results[number].ending == "void" and number not in season.rulings):
            continue
        if meeting_of(season, made, number).is_over:
            yield FixtureRuled("fixture_ruled", number, "void", (), MOOT_NOTE, None)
            continue
        gone = [is_place_given_up(season, progress, one) for one in each.entrants]
        if all(gone):
            yield FixtureRuled("fixture_ruled", number, "double_walkover", (), LEFT_NOTE, None)
        elif any(gone) and number not in progress.seated:
            places = tuple(2 if is_gone else 1 for is_gone in gone)
            yield FixtureRuled("fixture_ruled", number, "walkover", places, LEFT_NOTE, None)


def _expired(season: Season, progress: Progress, made: Bracket, now: datetime) -> Iterator[FixtureRuled]:
    """Yield how fixtures of the present round count that are open after overtime; who was waited for has lost them."""
    results = counted(season, progress)
    for number, each in sorted(season.fixtures.items()):
        is_open = number not in results or results[number].ending == "void"
        if is_open and each.round <= present_round(season) and not meeting_of(season, made, number).is_over:
            ruled = after_overtime(season, progress, each, now, season.rules.of(KnockoutRules).round_days)
            if ruled is not None or number in results:
                yield ruled or FixtureRuled("fixture_ruled", number, "unplayed", (), OVERTIME_NOTE, None)


def _row(
    one: EntrantId, made: Bracket, sharing: Mapping[int, int], counts: tuple[int, int, int], still_open: int
) -> Row:
    place = made.places.get(one)
    won, drawn, lost = counts
    is_shared = place is not None and sharing[place] > 1
    worth = won + Fraction(drawn, 2)
    return Row(one, place, is_shared, won, drawn, lost, still_open, worth, Fraction(0), {})


def _open(season: Season, progress: Progress, one: EntrantId) -> int:
    results = counted(season, progress)
    return sum(one in each.entrants and number not in results for number, each in season.fixtures.items())


def _span(made: Bracket, one: EntrantId) -> Span:
    place = made.places.get(one)
    if place is not None:
        return Span(place, place)
    if one in made.out:
        return Span(3, 4)
    ahead = [each for each in meetings(made) if not each.is_over and one in each.sides]
    return Span(1, last_place(made, ahead[0].slot[0]) if ahead else 1)
