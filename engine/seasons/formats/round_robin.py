"""Everybody meets everybody in a division, once or twice; all fixtures are made at the start."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.course import OvertimeBegan, iso
from engine.seasons.facts.fixtures import FixtureRuled
from engine.seasons.facts.formats import RoundRobinRules
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts
from engine.seasons.formats.core import SeasonFormat
from engine.seasons.formats.points import point_spans, point_tables
from engine.seasons.state.progress import Progress, open_fixtures
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues.bounds import Span
from leagues.core import EntrantId, Fixture
from leagues.divisions import sizes, sizes_of
from leagues.round_robin import DESIGNS, fixtures, joining
from leagues.table import Table

LEAST: Final = 4
MOST: Final = 12
"""How many people a division may have."""

OVERTIME_NOTE: Final = "overtime"
"""The reason of a ruling that a deadline has made."""


def overtime(season: Season, progress: Progress, now: datetime) -> Facts:
    """Return that matches have more time, where the season's end has come and some are open."""
    is_past = season.until is not None and season.until <= now
    if season.phase != "running" or not is_past or not open_fixtures(season, progress):
        return ()
    assert season.until is not None
    until = max(season.until, now) + timedelta(days=season.rules.overtime_days)
    return (OvertimeBegan("overtime_began", iso(until)),)


class RoundRobin(SeasonFormat):
    """Everybody meets everybody, in divisions; at tables of three and four by balanced designs."""

    all_meet = True

    def is_double(self, rules: Rules) -> bool:
        """Tell whether all meet twice."""
        return rules.of(RoundRobinRules).format == "double"

    def wording(self, rules: Rules) -> tuple[str, ...]:
        """Return how often all meet."""
        return ("double" if self.is_double(rules) else "single",)

    def check(self, rules: Rules) -> None:
        """Refuse divisions that do not fit."""
        self.check_meetings(rules)
        if rules.seats == PAIR and not LEAST <= rules.least <= rules.most <= MOST:
            raise BadSeasonRules(reason="division", least=LEAST, most=MOST)

    def check_meetings(self, rules: Rules) -> None:
        """Refuse tables at which not everybody can meet everybody.

        Raises:
            BadSeasonRules: says which part.
        """
        if rules.seats > PAIR and not any(seats == rules.seats for _, seats in DESIGNS):
            raise BadSeasonRules(reason="seats")

    def sizes(self, rules: Rules, people: int) -> tuple[int, ...]:
        """Return divisions of equal sizes, or those of balanced designs, which leave people over."""
        if rules.seats == PAIR:
            return sizes(people, least=rules.least, most=rules.most)
        return sizes_of(people, sorted({count for count, seats in DESIGNS if seats == rules.seats}))

    def is_playable(self, rules: Rules, people: int) -> bool:
        """Tell whether there are two, or a design for so many."""
        return people >= PAIR if rules.seats == PAIR else (people, rules.seats) in DESIGNS

    def fixtures(self, rules: Rules, people: int) -> int:
        """Return how many fixtures a division comes to."""
        return len(self._made(tuple(map(EntrantId, range(1, people + 1))), rules, division=1, first_number=1))

    def duration(self, rules: Rules) -> timedelta:
        """Return the season's days."""
        return timedelta(days=rules.days)

    def begin(self, season: Season) -> tuple[Fixture, ...]:
        """Return all fixtures."""
        made: list[Fixture] = []
        for number, group in enumerate(season.divisions, 1):
            made += self._made(group, season.rules, division=number, first_number=len(made) + 1)
        return tuple(made)

    def _made(
        self, group: tuple[EntrantId, ...], rules: Rules, *, division: int, first_number: int
    ) -> tuple[Fixture, ...]:
        is_double = self.is_double(rules)
        return fixtures(group, division=division, seats=rules.seats, is_double=is_double, first_number=first_number)

    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return the overtime; at its end what has not begun is unplayed."""
        is_past = season.until is not None and season.until <= now
        if season.phase != "overtime" or not is_past:
            return overtime(season, progress, now)
        return tuple(
            FixtureRuled("fixture_ruled", fixture.number, "unplayed", (), OVERTIME_NOTE, None)
            for fixture in open_fixtures(season, progress)
            if fixture.number not in season.matches
        )

    def inactivity_checks_from(self, season: Season) -> datetime | None:
        """Return half-time."""
        return season.started_at and season.started_at + self.duration(season.rules) / 2

    def tables(self, season: Season, progress: Progress) -> tuple[Table, ...]:
        """Return the tables that points make."""
        return point_tables(season, progress)

    def possible_places(self, season: Season, progress: Progress, division: int) -> Mapping[EntrantId, Span]:
        """Return the places that the open fixtures allow."""
        return point_spans(season, progress, division)

    def transfers(self, rules: Rules) -> bool:
        """Tell whether two meet: tables of three and four are balanced for so many."""
        return rules.seats == PAIR

    def divisions_with_room(self, season: Season, progress: Progress) -> Mapping[int, int]:
        """Return the divisions still being played; at tables of three and four none, they are balanced for so many."""
        if season.rules.seats != PAIR:
            return {}
        return dict.fromkeys((fixture.division for fixture in open_fixtures(season, progress)), season.rules.most)

    def joining(self, season: Season, entrant: EntrantId, division: int) -> tuple[Fixture, ...]:
        """Return fixtures with all who play on in the division."""
        return joining(
            entrant,
            season.playing(division),
            season.fixtures_of(division),
            is_double=self.is_double(season.rules),
            first_number=max(season.fixtures) + 1,
        )
