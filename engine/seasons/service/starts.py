"""Starts of fixtures: how many there is room for, and the matches in which they are played."""

from collections.abc import Awaitable, Callable, Sequence

from engine.ids import MatchId
from engine.matches.service.service import Matches
from engine.seasons.facts.course import FixtureStarted
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.writer import SeasonChange, SeasonWriter
from engine.seasons.state.season import Season
from engine.stores.matches import Conflict, FixtureMatch
from leagues.core import Fixture

Room = Callable[[Season, int], Awaitable[int]]
"""How many of the matches of a season that may start have room now."""


class Starts:
    """Counts down how many matches may still start; how many have room is asked once, when the first ones are to."""

    def __init__(self, room: Room | None) -> None:
        self._room = room
        self._left: int | None = None

    async def of(self, season: Season, waiting: Sequence[Fixture]) -> Sequence[Fixture]:
        """Return those of the waiting fixtures that may start."""
        if self._room is None:
            return waiting
        if self._left is None and waiting:
            self._left = await self._room(season, len(waiting))
        chosen = waiting[: self._left or 0]
        self._left = (self._left or 0) - len(chosen) if waiting else self._left
        return chosen


class FixtureStarter:
    """Starts the matches of fixtures, and notes those that an interrupted start has left."""

    def __init__(self, writer: SeasonWriter, matches: Matches) -> None:
        self._writer = writer
        self._matches = matches

    async def start(self, season: Season, fixtures: Sequence[Fixture]) -> Sequence[SeasonChange]:
        """Start the matches of fixtures; if the season changes meanwhile, note what has begun and stop."""
        known = {match.fixture: match.attempt for match in await self._writer.matches.of_season(season.id)}
        changes: list[SeasonChange] = []
        for fixture in fixtures:
            match = await self._arranged(season, fixture, known.get(fixture.number, 0) + 1)
            started = FixtureStarted("fixture_started", fixture.number, match)
            try:
                changes.append(await self._writer.commit(season, season.id, (started,)))
            except Conflict:
                return [*changes, *await self.note_begun(season.id)]
            season = changes[-1].after
        return changes

    async def note_begun(self, season_id: SeasonId) -> Sequence[SeasonChange]:
        """Note the matches that an interrupted start has left, whatever has become of their fixtures since.

        They are being played: that somebody has no room for them by now, or that they were ruled, does not unmake them.
        """
        season = await self._writer.season(season_id)
        if not season.is_live or all(number in season.matches for number in season.fixtures):
            return []
        begun = {
            one.fixture: one.match for one in await self._writer.matches.of_season(season_id)
        }  # the latest of each
        changes: list[SeasonChange] = []
        for number, match in begun.items():
            if number not in season.matches and match not in season.voided:
                started = FixtureStarted("fixture_started", number, match)
                changes.append(await self._writer.act(season_id, lambda *_, started=started: (started,)))
        return changes

    async def _arranged(self, season: Season, fixture: Fixture, attempt: int) -> MatchId:
        rules = season.rules
        text = FixtureMatch(season.id, fixture.number, attempt, MatchId("")).text
        change = await self._matches.start_fixture(
            rules.game,
            game_version=rules.game_version,
            persons=[person for person in season.players(fixture) if person is not None],
            server=season.founded.server,
            channel=season.founded.channel,
            fixture=text,
            options=rules.options,
            policy=rules.policy,
            is_rated=True,
            keeps_throws=not rules.allows_takeback_of_throws,
            hides_gain=True,
            forbids_study=not rules.allows_study,
        )
        return change.after.id
