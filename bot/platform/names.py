"""Names of people as Discord tells us, for places where mentions do not work; bounded, forgotten at the end."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import discord
import structlog
from cachetools import LRUCache, TTLCache

from bot.platform.faults import FAULTS

LIMIT: Final = 2000
PATIENCE: Final = 1.0
"""Seconds for which a picture waits for names."""
PATIENCE_OF_TABLES: Final = 20.0
"""Seconds for which the page and the tables of a season wait, on which everybody is."""
SILENCE: Final = 3600.0
"""Seconds in which nobody is asked for again whose name Discord did not tell in time."""
AT_ONCE: Final = 4
"""Questions that are with Discord at the same time."""

log = structlog.get_logger(__name__)


async def _nobody_tells(_server: int, _person: int) -> str | None:
    return None


class KnownNames:
    """Remembers the names that interactions bring with them, and asks for missing ones; needs no privileged intent.

    Args:
        ask: returns how a person is called in a server, None where that cannot be told.
        limit: how many names are remembered.
        patience: seconds for which names are waited for where nothing else is said.
    """

    def __init__(
        self,
        ask: Callable[[int, int], Awaitable[str | None]] = _nobody_tells,
        *,
        limit: int = LIMIT,
        patience: float = PATIENCE,
    ) -> None:
        self._ask = ask
        self._patience = patience
        self._names: LRUCache[int, str] = LRUCache(limit)
        self._in_vain: TTLCache[tuple[int, int], bool] = TTLCache(limit, SILENCE)
        self._asked: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    def get(self, person: int) -> str | None:
        """Return a person's name if it is known."""
        return self._names.get(person)

    async def names(self, server: int, persons: Sequence[int], *, patience: float | None = None) -> tuple[str, ...]:
        """Return how people are called in a server, in their order; an empty name for whom Discord does not tell.

        Waits for a moment only, or for `patience` seconds: what Discord tells later is there the next time.
        """
        unknown = {each for each in persons if each not in self._names and (server, each) not in self._in_vain}
        asked = [self._asking(server, person) for person in unknown]
        if patience is not None:
            asked += [self._asked[server, each] for each in set(persons) - unknown if (server, each) in self._asked]
        if asked:
            await asyncio.wait(asked, timeout=self._patience if patience is None else patience)
        for person in unknown - self._names.keys():
            self._in_vain[server, person] = True
        return tuple(self._names.get(person, "") for person in persons)

    async def stop(self) -> None:
        """End; what is being asked is asked again when somebody wants to know."""
        asked = tuple(self._asked.values())
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    def forget(self, person: int) -> None:
        """Remember a person no longer, nor what Discord was asked about them."""
        self._names.pop(person, None)
        for task in [task for (_, asked), task in self._asked.items() if asked == person]:
            task.cancel()

    def learn(self, interaction: discord.Interaction) -> None:
        """Remember who acts and who is named."""
        self._remember(interaction.user)
        options = interaction.namespace if interaction.type is discord.InteractionType.application_command else ()
        for _, value in options:
            if isinstance(value, discord.Member | discord.User):
                self._remember(value)

    def _remember(self, person: discord.Member | discord.User) -> None:
        self._names[person.id] = person.display_name

    def _asking(self, server: int, person: int) -> asyncio.Task[None]:
        """Return the question for a name that is with Discord; it is put if there is none."""
        key = server, person
        if key not in self._asked:
            self._asked[key] = asyncio.create_task(self._find_out(server, person), name="name")
            self._asked[key].add_done_callback(lambda _: self._asked.pop(key))
        return self._asked[key]

    async def _find_out(self, server: int, person: int) -> None:
        try:
            async with self._turns:
                name = await self._ask(server, person)
        except FAULTS as error:
            log.info("name not told", error=repr(error))
        else:
            if name:
                self._names.setdefault(person, name)
