"""Names of people as Discord tells us, for places where mentions do not work: by server, bounded, asked for again."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

import discord
import structlog
from cachetools import LRUCache, TTLCache

from bot.platform.faults import FAULTS
from bot.posts.recipients import Called
from engine.letters import has_shape

LIMIT: Final = 2000
"""How many names are remembered."""
PATIENCE: Final = 1.0
"""Seconds for which a picture waits for names."""
PATIENCE_OF_TABLES: Final = 20.0
"""Seconds for which the page and the tables of a season wait, on which everybody is."""
FRESH: Final = 24 * 3600.0
"""Seconds after which a name is asked for again when it is needed; people who act bring their present name along.

Discord tells us of no changes, and in a league of a hundred each name is a question of its own.
"""
SILENCE: Final = 3600.0
"""Seconds in which nobody is asked for again whose name Discord did not tell in time."""
AT_ONCE: Final = 4
"""Questions that are with Discord at the same time."""

log = structlog.get_logger(__name__)


async def _nobody_tells(_server: int, _person: int) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class _Names:
    """Somebody's names, the one that Discord shows first, and when they were learned, in seconds of the timer."""

    names: tuple[str, ...]
    at: float


class KnownNames:
    """Remembers the names that interactions bring with them, and asks for missing ones; needs no privileged intent.

    Everybody may have another name on each server; server 0 stands for direct messages.

    Args:
        ask: returns a person's names in a server, the one that Discord shows first; none where that cannot be told.
        spoken: what each person was last called anywhere, kept up to date.
        limit: how many names are remembered.
        patience: seconds for which names are waited for where nothing else is said.
        timer: returns seconds.
    """

    def __init__(
        self,
        ask: Callable[[int, int], Awaitable[Sequence[str]]] = _nobody_tells,
        *,
        spoken: MutableMapping[int, str] | None = None,
        limit: int = LIMIT,
        patience: float = PATIENCE,
        timer: Callable[[], float] = monotonic,
    ) -> None:
        self._ask = ask
        self._patience = patience
        self._timer = timer
        self._spoken = LRUCache[int, str](limit) if spoken is None else spoken
        self._names: LRUCache[tuple[int, int], _Names] = LRUCache(limit)
        self._unanswered: TTLCache[tuple[int, int], bool] = TTLCache(limit, SILENCE, timer)
        self._asked: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    def get(self, server: int, person: int) -> str | None:
        """Return a person's name in a server if it is known."""
        known = self._names.get((server, person))
        return known.names[0] if known else None

    async def names(self, server: int, persons: Sequence[int], *, patience: float | None = None) -> tuple[str, ...]:
        """Return like `called` how people are called in texts, an empty name for whom Discord does not tell."""
        return tuple(called.text for called in await self.called(server, persons, patience=patience))

    async def called(self, server: int, persons: Sequence[int], *, patience: float | None = None) -> tuple[Called, ...]:
        """Return how people are called in a server, in their order.

        Waits for a moment only, and not for names that are known but old; or for `patience` seconds, for these as well.
        What Discord tells later is there the next time.
        """
        keys = {(server, person) for person in persons}
        missing = {key for key in keys if key not in self._names and key not in self._unanswered}
        old = {key for key in keys - missing if self._is_old(key)}
        asked = {key: self._asking(key) for key in missing | old}
        awaited = [asked[key] for key in (missing if patience is None else asked)]
        if patience is not None:
            awaited += [self._asked[key] for key in keys - asked.keys() if key in self._asked]
        if awaited:
            await asyncio.wait(awaited, timeout=self._patience if patience is None else patience)
        for key in missing - self._names.keys():
            self._unanswered[key] = True
        known = (self._names.get((server, person)) for person in persons)
        return tuple(Called.by(*found.names) if found else Called() for found in known)

    async def stop(self) -> None:
        """End; what is being asked is asked again when somebody wants to know."""
        asked = tuple(self._asked.values())
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    def forget(self, person: int) -> None:
        """Remember a person no longer on any server, nor what Discord was asked about them."""
        self._spoken.pop(person, None)
        for key in [key for key in self._names if key[1] == person]:
            del self._names[key]
        for task in [task for key, task in self._asked.items() if key[1] == person]:
            task.cancel()

    def learn(self, interaction: discord.Interaction) -> None:
        """Remember who acts and who is named, as they are called where that happens."""
        server = interaction.guild_id or 0
        options = interaction.namespace if interaction.type is discord.InteractionType.application_command else ()
        for person in (interaction.user, *(value for _, value in options)):
            if isinstance(person, discord.Member | discord.User):
                self.remember(server, person.id, person.display_name, person.global_name, person.name)

    def remember(self, server: int, person: int, *names: str | None) -> None:
        """Remember somebody's names of now, the one that Discord shows first; one that shows nothing is none."""
        if visible := tuple(dict.fromkeys(name for name in names if name and has_shape(name))):
            self._names[server, person] = _Names(visible, self._timer())
            self._spoken[person] = visible[0]

    def _is_old(self, key: tuple[int, int]) -> bool:
        """Tell whether a name is to be asked for again."""
        known = self._names.get(key)
        return known is not None and self._timer() - known.at >= FRESH and key not in self._unanswered

    def _asking(self, key: tuple[int, int]) -> asyncio.Task[None]:
        """Return the question for a name that is with Discord; it is put if there is none."""
        if key not in self._asked:
            self._asked[key] = asyncio.create_task(self._find_out(key), name="name")
            self._asked[key].add_done_callback(lambda _: self._asked.pop(key))
        return self._asked[key]

    async def _find_out(self, key: tuple[int, int]) -> None:
        before = self._names.get(key)
        try:
            async with self._turns:
                names = await self._ask(*key)
        except FAULTS as error:
            log.info("name not told", error=repr(error))
            names = ()
        if not names:
            self._unanswered[key] = True
        elif self._names.get(key) == before:  # else they have acted meanwhile, which tells their name of now
            self.remember(*key, *names)
