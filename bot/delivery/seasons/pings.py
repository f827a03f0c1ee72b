"""Nobody is pinged by a league more than once in a week, beside their turns; whom it has pinged is noted so long."""

import json
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from bot.delivery.services import DeliveryServices
from bot.posts.post import Post
from engine.log.note_store import amend
from engine.seasons.state.season import Season

WEEK: Final = timedelta(days=7)


class SeasonPings:
    """Notes whom a league has pinged."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def allowed(self, season: Season, post: Post) -> Post:
        """Return a post that pings only people whom the league has not pinged for a week."""
        noted = await self._noted(season)
        return post.pinging([person for person in post.mentions if str(person) not in noted])

    async def note(self, season: Season, post: Post) -> None:
        """Note whom a post that is there has pinged."""
        if post.mentions:
            new = {str(person): self._services.now().isoformat() for person in post.mentions}
            key = _key(season)
            await amend(self._services.store.notes, key, lambda noted: json.dumps({**self._lately(noted), **new}))

    async def _noted(self, season: Season) -> Mapping[str, str]:
        return self._lately(await self._services.store.notes.read(_key(season)))

    def _lately(self, noted: str | None) -> Mapping[str, str]:
        """Return who was pinged within the last week, and when."""
        kept: dict[str, str] = json.loads(noted or "{}")
        since = self._services.now() - WEEK
        return {person: at for person, at in kept.items() if datetime.fromisoformat(at) > since}


def _key(season: Season) -> str:
    return f"league-pings-{season.founded.server}-{season.founded.league}"
