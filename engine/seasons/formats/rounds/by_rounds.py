"""Formats whose rounds are drawn one after the other: Swiss and tables of three and four.

A round is drawn as soon as the one before is decided. It ends at a time (`Season.until`); matches that are open then
get the season's overtime once. After that nobody is waited for: who has left, or has let their match wait for half a
round, loses it without play, and matches that nobody has held up are unplayed.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Final

from engine.ids import MatchId
from engine.matches.decisions.dice import RecordedChance, SeededChance
from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.course import DivisionsDrawn, iso
from engine.seasons.facts.fixtures import FixtureRuled, RoundDrawn, made, planned
from engine.seasons.facts.formats import RoundsRules
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.formats.core import SeasonFormat
from engine.seasons.formats.points import digest, point_spans, point_table, point_tables
from engine.seasons.formats.round_robin import OVERTIME_NOTE, overtime
from engine.seasons.state.own import DrawnRounds
from engine.seasons.state.progress import Progress, is_settled, open_fixtures
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues.bounds import Span
from leagues.core import Bye, EntrantId, Fixture
from leagues.divisions import sizes
from leagues.reachable_points import RemainingRounds
from leagues.swiss import Drawn
from leagues.table import Table

LEAST: Final = 4
"""How many people a division has at least."""

MOST_ROUNDS: Final = 20
MOST_DAYS: Final = 60


class ByRounds(SeasonFormat):
    """Seasons whose rounds are drawn one after the other; a subclass says who meets."""

    most: int
    """How many people a division may have, so that a round is drawn within a second."""

    is_exact: bool = False
    """True where a draw has only one outcome, so that repeating it gives the same round."""

    @abstractmethod
    def is_seated(self, fact: RoundDrawn, people: int) -> bool:
        """Tell whether the tables of a round have the right sizes for so many people."""

    @abstractmethod
    def pair(
        self, season: Season, progress: Progress, division: int, first_number: int, chance: RecordedChance
    ) -> Drawn:
        """Return the next round of a division, its fixtures numbered on from `first_number`."""

    @abstractmethod
    def worth(self, rules: Rules, people: int) -> tuple[Fraction, ...]:
        """Return what the places of a round are worth in which so many take part, byes included, the most first."""

    def rounds(self, season: Season) -> int:
        return self.rounds_for(season.rules, max(map(len, season.divisions), default=0))

    def rounds_for(self, rules: Rules, people: int) -> int:
        return rules.of(RoundsRules).rounds

    def at_once(self, rules: Rules, people: int) -> int:
        return self.fixtures(rules, people) // max(1, self.rounds_for(rules, people))

    def pace(self, rules: Rules) -> int:
        return rules.of(RoundsRules).round_days

    def wording(self, rules: Rules) -> tuple[str, ...]:
        return (rules.own.format, "rounds")

    def state(self) -> DrawnRounds:
        return DrawnRounds()

    def fold(self, before: Season, after: Season, fact: SeasonFact, at: datetime) -> Season:
        own = after.of(DrawnRounds)
        match fact:
            case DivisionsDrawn(draws=draws, records=records):
                ratings = {record.entrant: record.rating for record in records}
                return replace(after, own=replace(own, draws=len(draws), ratings=ratings))
            case RoundDrawn(byes=byes, draws=draws):
                rested = (*own.byes, *(Bye(entrant, fact.round) for entrant in byes))
                latest, count = max(own.round, fact.round), own.draws + len(draws)
                return round_begun(replace(after, own=replace(own, round=latest, byes=rested, draws=count)), fact)
            case _:
                return after

    def agrees(self, before: Season, fact: SeasonFact, at: datetime, then: Progress) -> bool:
        return not isinstance(fact, RoundDrawn) or (self._is_legal(before, fact) and self._repeats(before, fact, then))

    def _is_legal(self, before: Season, fact: RoundDrawn) -> bool:
        """Tell whether everybody who plays on is in a round once, at tables of the right sizes."""
        has_it = any(fixture.round == fact.round for fixture in before.fixtures_of(fact.division))
        is_next = fact.round in {before.round, before.round + 1} and not has_it
        is_numbered = all(
            (made.number, made.division, made.round) == (number, fact.division, fact.round)
            for number, made in enumerate(fact.fixtures, _next_number(before))
        )
        people = sorted(before.playing(fact.division))
        here = sorted((*fact.byes, *(entrant for made in fact.fixtures for entrant in made.entrants)))
        is_everybody = here == people and len(people) >= PAIR
        return is_next and is_numbered and is_everybody and self.is_seated(fact, len(people))

    def _repeats(self, before: Season, fact: RoundDrawn, then: Progress) -> bool:
        """Tell whether a round comes out as it was drawn, from how matches had ended by `then`.

        Another version of the program may choose another round of Swiss that costs as little: that has as few second
        meetings and second byes. Where an outcome was changed since, so that the table is another one, nothing can be
        said.
        """
        own = before.of(DrawnRounds)
        season = replace(before, own=replace(own, round=fact.round - 1))
        first = _next_number(before)
        drawn = self.drawn(season, then, fact.division, first_number=first, draws=own.draws, until=fact.until)
        if drawn.draws != fact.draws:
            return False
        if drawn.table_digest != fact.table_digest or drawn.fixtures == fact.fixtures:
            return True
        return not self.is_exact and _exceptions(own, drawn) == _exceptions(own, fact)

    def check(self, rules: Rules) -> None:
        own = rules.of(RoundsRules)
        if not 1 <= own.rounds <= MOST_ROUNDS:
            raise BadSeasonRules(reason="rounds", most=MOST_ROUNDS)
        if not 1 <= own.round_days <= MOST_DAYS:
            raise BadSeasonRules(reason="days")
        if not LEAST <= rules.least <= rules.most <= self.most:
            raise BadSeasonRules(reason="division", least=LEAST, most=self.most)

    def sizes(self, rules: Rules, people: int) -> tuple[int, ...]:
        return sizes(people, least=rules.least, most=rules.most)

    def is_playable(self, rules: Rules, people: int) -> bool:
        return people >= PAIR

    def duration(self, rules: Rules) -> timedelta:
        own = rules.of(RoundsRules)
        return timedelta(days=own.rounds * own.round_days)

    def draw_next(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return the next round of each division in which two are left, once the present one is decided."""
        if self.is_complete(season, progress) or not is_settled(season, progress):
            return ()
        drawn: list[RoundDrawn] = []
        until, first_number, draws = (
            iso(now + timedelta(days=season.rules.of(RoundsRules).round_days)),
            _next_number(season),
            season.of(DrawnRounds).draws,
        )
        for division in _divisions(season):
            fact = self.drawn(season, progress, division, first_number=first_number, draws=draws, until=until)
            drawn.append(fact)
            first_number, draws = first_number + len(fact.fixtures), draws + len(fact.draws)
        return tuple(drawn)

    def drawn(
        self, season: Season, progress: Progress, division: int, *, first_number: int, draws: int, until: str
    ) -> RoundDrawn:
        """Return the fact of a division's next round; the same season and progress give the same one."""
        chance = SeededChance(bytes.fromhex(season.seed or ""), match=MatchId(season.id), start=draws)
        pairing = self.pair(season, progress, division, first_number, chance)
        return RoundDrawn(
            "round_drawn",
            division,
            season.round + 1,
            planned(replace(each, round=season.round + 1) for each in pairing.fixtures),
            () if pairing.bye is None else (pairing.bye.entrant,),
            tuple(each.number for each in pairing.again),
            chance.draws,
            digest([point_table(season, progress, division)]),
            until,
        )

    def is_complete(self, season: Season, progress: Progress) -> bool:
        return season.round >= self.rounds(season) or not any(True for _ in _divisions(season))

    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        is_past = season.until is not None and season.until <= now
        if season.phase != "overtime" or not is_past:
            return overtime(season, progress, now)
        own = season.rules.of(RoundsRules)
        rulings = (
            after_overtime(season, progress, fixture, now, own.round_days)
            for fixture in open_fixtures(season, progress)
        )
        return tuple(ruling for ruling in rulings if ruling is not None)

    def tables(self, season: Season, progress: Progress) -> tuple[Table, ...]:
        return point_tables(season, progress)

    def possible_places(self, season: Season, progress: Progress, division: int) -> Mapping[EntrantId, Span]:
        """Return the places that open fixtures and the rounds that are not drawn allow, by points."""
        left = max(0, self.rounds(season) - season.round)
        worth = self.worth(season.rules, len(season.playing(division)))
        return point_spans(season, progress, division, remaining=RemainingRounds(left, worth))

    def divisions_with_room(self, season: Season, progress: Progress) -> Mapping[int, int]:
        if self.is_complete(season, progress):
            return {}
        return dict.fromkeys(_divisions(season), season.rules.most)


def _exceptions(before: DrawnRounds, fact: RoundDrawn) -> tuple[int, int]:
    """Return how many meet again, and how many rest again."""
    rested = {bye.entrant for bye in before.byes}
    return len(fact.again), len(rested.intersection(fact.byes))


def round_begun(season: Season, fact: RoundDrawn) -> Season:
    """Return the season with another round, which ends at a time of its own; overtime of the one before is over."""
    until, fixtures = datetime.fromisoformat(fact.until), {**season.fixtures, **made(fact.fixtures)}
    return replace(season, phase="running", until=until, fixtures=fixtures)


def _divisions(season: Season) -> Iterator[int]:
    """Yield the divisions in which at least two are left."""
    return (number for number in range(1, len(season.divisions) + 1) if len(season.playing(number)) >= PAIR)


def _next_number(season: Season) -> int:
    return max(season.fixtures, default=0) + 1


def after_overtime(
    season: Season, progress: Progress, fixture: Fixture, now: datetime, round_days: int
) -> FixtureRuled | None:
    """Return how a fixture counts that is open after overtime; None where its match is to end as unplayed.

    It is lost by those for whom it has waited for half a round.
    """
    longest = timedelta(days=round_days) / 2
    is_begun = fixture.number in season.matches
    gone = [
        season.has_left(one) or (is_begun and _waited(season, progress, fixture, one, now) >= longest)
        for one in fixture.entrants
    ]
    if not any(gone):
        return None if is_begun else FixtureRuled("fixture_ruled", fixture.number, "unplayed", (), OVERTIME_NOTE, None)
    if all(gone):
        return FixtureRuled("fixture_ruled", fixture.number, "double_walkover", (), OVERTIME_NOTE, None)
    places_ = tuple(1 + gone.count(False) if is_gone else 1 for is_gone in gone)
    return FixtureRuled("fixture_ruled", fixture.number, "walkover", places_, OVERTIME_NOTE, None)


def _waited(season: Season, progress: Progress, fixture: Fixture, entrant: EntrantId, now: datetime) -> timedelta:
    """Return for how long the match of a fixture has waited for somebody."""
    since = progress.waits.get(fixture.number, {}).get(entrant)
    return timedelta() if since is None else season.passed(since, now)
