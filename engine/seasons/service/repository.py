"""Seasons as they were folded lately, so that of a log only what is new is read.

The log stays the truth: each look asks it for the facts after those that are known, so that another process, a lost
race or a restart changes nothing. A log is append-only, so what was folded once is never wrong.
"""

from collections import OrderedDict
from typing import Final

from engine.seasons.errors import UnknownSeason
from engine.seasons.facts import codec
from engine.seasons.facts.rules import SeasonId
from engine.seasons.fold.fold import fold_on
from engine.seasons.service.store import SeasonStore
from engine.seasons.state.season import Season

KEPT: Final = 64
"""Folds that are kept: the latest of each season that is looked at, and those that announcements tell of."""


class Folds:
    """Folds the logs of seasons, each from the latest fold that is kept."""

    def __init__(self, store: SeasonStore) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[SeasonId, int], Season] = OrderedDict()

    async def season(self, season_id: SeasonId, *, upto: int | None = None) -> Season:
        """Return a season as it is now, or as it was after a fact.

        Raises:
            UnknownSeason: there is none, or none before that fact.
        """
        known = self._nearest(season_id, upto)
        entries = await self._store.log(season_id, after=known.seq if known else 0, upto=upto)
        season = fold_on(known, season_id, ((codec.decode(each.body), each.at, each.digest) for each in entries))
        if season is None:
            raise UnknownSeason(season=season_id)
        self.keep(season)
        return season

    async def with_fixture(self, season_id: SeasonId, number: int) -> Season:
        """Return a season as it is known, for what it says of a fixture: that never changes once it is made."""
        known = self._nearest(season_id, None)
        return known if known is not None and number in known.fixtures else await self.season(season_id)

    def keep(self, season: Season) -> None:
        """Keep a season as a commit has left it."""
        self._kept[season.id, season.seq] = season
        self._kept.move_to_end((season.id, season.seq))
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def _nearest(self, season_id: SeasonId, upto: int | None) -> Season | None:
        """Return the latest fold of a season that is kept, not after a fact."""
        known = [seq for kept, seq in self._kept if kept == season_id and (upto is None or seq <= upto)]
        return self._kept[season_id, max(known)] if known else None
