"""Brings events over several games forward: opens their stages, and follows what these come to.

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
from leagues.table import Table

Played = Mapping[int, tuple[Season, Sequence[Table]]]
"""The seasons of an event's stages with their tables, by the number of the stage."""


class Events:
    """What time and the stages bring about in an event."""

    def __init__(self, writer: SeasonWriter, id_for: Callable[[], MatchId]) -> None:
        self._writer = writer
        self._id_for = id_for

    async def stages(self, event: Season) -> Played:
        """Return the seasons of the stages that were opened."""
        found = {}
        for number, season_id in sorted(event.stages.seasons.items()):
            if await self._writer.store.summary(season_id) is not None:
                season = await self._writer.season(season_id)
                found[number] = season, tables(season, await self._writer.progress(season))
        return found

    async def next(self, event: Season) -> Sequence[SeasonChange] | None:
        """Do the first thing that is due and return what has changed, None if there is nothing.

        Raises:
            Conflict: somebody else was faster.
        """
        if event.phase in {"announced", "cancelled"} or event.paused_at is not None:
            return None
        played = await self.stages(event)
        for number in sorted(event.stages.seasons.keys() - played.keys()):
            return [await self._found(event, number)]
        facts = await self._facts(event, played)
        return [await self._writer.commit(event, event.id, facts)] if facts else None

    async def _facts(self, event: Season, played: Played) -> Facts:
        if event.phase == "open":
            return pentathlon.begin(event) if schedule.is_draw_due(event, self._writer.now()) else ()
        heads = [(stage.id, stage.digest) for stage, _ in played.values()]
        return (
            pentathlon.followed(event, played)
            or pentathlon.opened(event, self._id_for)
            or pentathlon.closed(event, await self._seed(event), heads)
        )

    async def _found(self, event: Season, number: int) -> SeasonChange:
        facts, seed = pentathlon.founding(event, number, await self._seed(event), self._writer.now())
        return await self._writer.commit(None, event.stages.seasons[number], facts, seed=seed)

    async def _seed(self, event: Season) -> bytes:
        seed = await self._writer.store.seed(event.id)
        assert seed is not None  # it was kept with the first fact
        return seed
