"""Parts of which the services are made, over the database that the operator has set."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from bot.i18n import LOCALES, Words
from bot.operations.settings import Settings
from bot.platform.computer_workers import ComputerWorkers
from bot.platform.runtime import PAUSE_SECONDS, Runtime
from bot.posts.painter import Painter
from bot.posts.timings import spent
from bot.wiring import BotDependencies
from engine.log.codec import Games
from engine.matches.service.dependencies import ChanceFor, seeded, utc_now
from engine.matches.service.service import Matches
from engine.people.preferences import Language
from engine.seasons.service.service import Seasons
from engine.share import EVERYTHING, Share
from games.registry import GAMES
from renderers.core import Renderer
from renderers.registry import RENDERERS
from storage.database.connection import Mark
from storage.open import open_store
from storage.stores.store import SqlStore


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The surroundings of a run; only stories give others.

    Attributes:
        chance_for: where chance comes from.
        games: what can be played.
        renderers: what draws them.
        locales: the words of them and of all else.
        now: the clock.
        elapsed: the counter of seconds.
        pause: seconds between two polls of what is due.
    """

    chance_for: ChanceFor = seeded
    games: Games = field(default_factory=lambda: GAMES)
    renderers: Mapping[str, Renderer[Any]] = field(default_factory=lambda: RENDERERS)
    locales: Path = LOCALES
    now: Callable[[], datetime] = utc_now
    elapsed: Callable[[], float] = monotonic
    pause: float = PAUSE_SECONDS


@asynccontextmanager
async def opened(settings: Settings, mark: Mark | None = None) -> AsyncIterator[SqlStore]:
    """Open the database for the one who answers for it, and close it in the end.

    Args:
        settings: what the operator has set.
        mark: the mark of who answers for the database, if this process has it already.

    Raises:
        storage.errors.StorageError: the database cannot be used.
    """
    store = await open_store(settings.database_url, secret_key=settings.key, is_sole=True, mark=mark, observe=spent)
    try:
        yield store
    finally:
        await store.close()


def parts_over(
    store: SqlStore,
    settings: Settings,
    words: Mapping[Language, Words],
    surroundings: Surroundings,
    *,
    share: Callable[[], Share] = lambda: EVERYTHING,
) -> BotDependencies:
    """Return what the services are made of, over an open database; `share` is what nobody else looks after."""
    now = surroundings.now
    matches = Matches(
        store,
        surroundings.games,
        now=now,
        elapsed=surroundings.elapsed,
        chance_for=surroundings.chance_for,
        quotas=settings.quotas,
        share=share,
        deciding=partial(spent, "decide"),
    )
    return BotDependencies(
        store,
        matches,
        Seasons(store.seasons, store.matches, matches, now=now, share=share),
        Painter(surroundings.renderers),
        words,
        Runtime(now, share, surroundings.pause),
        messages_per_minute=settings.messages_per_minute,
        computer_pool=ComputerWorkers(settings.computer_workers),
    )
