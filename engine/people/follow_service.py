"""What people follow, and the only way to change it."""

from dataclasses import replace

from engine.errors import TooManyFollows
from engine.people.follows import MOST_FOLLOWS, Follow, FollowStore


class Follows:
    """Everything that people do about what they follow; whether they may is asked before."""

    def __init__(self, store: FollowStore) -> None:
        self._store = store

    async def present(self, follow: Follow) -> Follow | None:
        """Return how a person follows the same thing now, None if they do not."""
        key = replace(follow, is_each=False)
        own = await self._store.of_person(follow.person)
        return next((one for one in own if replace(one, is_each=False) == key), None)

    async def keep(self, follow: Follow) -> None:
        """Let a person follow something, or be told of it at other times.

        Raises:
            TooManyFollows: they follow as much as may be.
        """
        if not await self._store.save(follow, most=MOST_FOLLOWS):
            raise TooManyFollows(most=MOST_FOLLOWS)

    async def end(self, follow: Follow) -> None:
        """Let a person follow something no longer."""
        await self._store.delete(follow)
