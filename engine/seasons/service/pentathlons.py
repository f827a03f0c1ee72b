"""Brings pentathlons forward: opens their stages, and follows what these come to.

Every step may be repeated: that a stage is opened, and as which season, is written down before the season is founded.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.ids import MatchId
from engine.seasons.course import schedule
from engine.seasons.facts.union import Facts
from engine.seasons.formats import pentathlon
from engine.seasons.results.standings import tables
from engine.seasons.service.writer import SeasonChange, SeasonWriter
from engine.seasons.state.season import Season
from engine.seasons.state.stages import Stages
from leagues.table import Table

PlayedStages = Mapping[int, tuple[Season, Sequence[Table]]]
"""The seasons of a pentathlon's stages with their tables, by the number of the stage."""


class Pentathlons:
    """The effects of time and of its stages on a pentathlon."""

    def __init__(self, writer: SeasonWriter, id_for: Callable[[], MatchId]) -> None:
        self._writer = writer
        self._id_for = id_for

    async def stages(self, games: Season) -> PlayedStages:
        """Return the seasons of the stages that were opened; a season of another format has none."""
        found, seasons = {}, games.own.seasons if isinstance(games.own, Stages) else {}
        for number, season_id in sorted(seasons.items()):
            if await self._writer.store.summary(season_id) is not None:
                season = await self._writer.season(season_id)
                found[number] = season, tables(season, await self._writer.progress(season))
        return found

    async def next(self, games: Season) -> Sequence[SeasonChange] | None:
        """Do the first thing that is due and return what has changed, None if there is nothing.

        Raises:
            Conflict: somebody else was faster.
        """
        if games.phase in {"announced", "cancelled"} or games.paused_at is not None:
            return None
        played = await self.stages(games)
        for number in sorted(games.of(Stages).seasons.keys() - played.keys()):
            return [await self._found(games, number)]
        facts = await self._facts(games, played)
        return [await self._writer.commit(games, games.id, facts)] if facts else None

    async def _facts(self, games: Season, played: PlayedStages) -> Facts:
        if games.phase == "open":
            return pentathlon.begin(games) if schedule.is_draw_due(games, self._writer.now()) else ()
        heads = [(stage.id, stage.digest) for stage, _ in played.values()]
        return (
            pentathlon.followed(games, played)
            or pentathlon.opened(games, self._id_for)
            or pentathlon.closed(games, await self._seed(games), heads)
        )

    async def _found(self, games: Season, number: int) -> SeasonChange:
        facts, seed = pentathlon.founding(games, number, await self._seed(games), self._writer.now())
        return await self._writer.commit(None, games.of(Stages).seasons[number], facts, seed=seed)

    async def _seed(self, games: Season) -> bytes:
        seed = await self._writer.store.seed(games.id)
        assert seed is not None  # it was kept with the first fact
        return seed
