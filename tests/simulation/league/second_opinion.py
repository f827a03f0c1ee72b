"""The archives of all seasons in a database that a simulation has left, for tools/verify to judge."""

from datetime import UTC, datetime
from pathlib import Path

from engine.matches.service.service import Matches
from engine.seasons.service.service import Seasons
from games.registry import GAMES
from storage.open import open_existing
from tests.tools.archives import archived


async def archives_in(path: Path) -> dict[str, bytes]:
    """Return the archive of each season that is no stage of another, by the season's id."""
    store = await open_existing(f"sqlite+aiosqlite:///{path}")
    try:
        matches = Matches(store, GAMES)
        seasons = Seasons(store.seasons, store.matches, matches, now=lambda: datetime.now(UTC))
        known = [await seasons.season(summary.season) for summary in await store.seasons.all()]
        return {
            season.id: (await archived(seasons, matches, season, size=2**26))[0]
            for season in known
            if season.founded.pentathlon is None
        }
    finally:
        await store.close()
