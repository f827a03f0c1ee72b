"""Starts of fixtures: how many there is room for, and the matches in which they are played."""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from engine.matches.service.fixtures import FixtureTerms
from engine.matches.service.service import Matches
from engine.seasons.facts.course import FixtureStarted
from engine.seasons.service.writer import SeasonChange, SeasonWriter
from engine.seasons.state.season import Season
from engine.stores.matches import fixture_name
from leagues.core import Fixture

Room = Callable[[Season, int], Awaitable[int]]
"""How many of the matches of a season that may start have room now."""


class Starts:
    """Counts down how many matches may still start; how many have room is asked once, when the first ones are to.

    `waiting` is how many may start but for that, by the latest look.
    """

    def __init__(self, room: Room | None = None) -> None:
        self.waiting = 0
        self._room = room
        self._left: int | None = None

    async def of(self, season: Season, waiting: Sequence[Fixture]) -> Sequence[Fixture]:
        """Return those of the waiting fixtures that may start."""
        self.waiting = len(waiting)
        if self._room is None:
            return waiting
        if self._left is None and waiting:
            self._left = await self._room(season, len(waiting))
        return waiting[: self._left or 0]

    def started(self, count: int) -> None:
        """Note that so many matches have started; of a start that lost a race the room is still there."""
        if self._left is not None:
            self._left -= count


class FixtureStarter:
    """Starts the matches of fixtures, in the commit that says so."""

    def __init__(self, writer: SeasonWriter, matches: Matches) -> None:
        self._writer = writer
        self._matches = matches

    async def start(self, season: Season, fixtures: Sequence[Fixture]) -> SeasonChange:
        """Start the matches of fixtures, all or none.

        Raises:
            Conflict: the season has changed meanwhile.
        """
        earlier = Counter(match.fixture for match in await self._writer.matches.of_season(season.id))
        names = [fixture_name(season.id, fixture.number, earlier[fixture.number] + 1) for fixture in fixtures]
        tables = [[person for person in season.players(fixture) if person is not None] for fixture in fixtures]
        begun = await self._matches.fixtures.prepared(_terms(season), dict(zip(names, tables, strict=True)))
        facts = tuple(
            FixtureStarted("fixture_started", fixture.number, match.change.after.id)
            for fixture, match in zip(fixtures, begun, strict=True)
        )
        return await self._writer.commit(season, season.id, facts, begun=begun)


def _terms(season: Season) -> FixtureTerms:
    rules, founded = season.rules, season.founded
    return FixtureTerms(
        rules.game,
        rules.game_version,
        founded.server,
        founded.channel,
        rules.options,
        rules.policy,
        keeps_throws=not rules.allows_takeback_of_throws,
        hides_gain=True,
        forbids_study=not rules.allows_study,
    )
