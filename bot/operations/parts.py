"""Parts of which the services are made, over the database that the operator has set."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from time import monotonic
from typing import Any

from bot.i18n import Words
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


@asynccontextmanager
async def parts_over(
    settings: Settings,
    *,
    words: Mapping[Language, Words],
    mark: Mark | None = None,
    chance_for: ChanceFor = seeded,
    games: Games = GAMES,
    renderers: Mapping[str, Renderer[Any]] = RENDERERS,
    now: Callable[[], datetime] = utc_now,
    elapsed: Callable[[], float] = monotonic,
    share: Callable[[], Share] = lambda: EVERYTHING,
    pause: float = PAUSE_SECONDS,
) -> AsyncIterator[BotDependencies]:
    """Open the database, build what the services are made of, and close the database in the end.

    Args:
        settings: what the operator has set.
        words: the words of every language.
        mark: the mark of who answers for the database, if this process has it already.
        chance_for: where chance comes from; only stories that replay a printed game give another one.
        games: what can be played; only stories give others, with their renderers and words.
        renderers: what draws them.
        now: the clock; only stories give another one.
        elapsed: the counter of seconds; only stories give another one.
        share: of which servers and people it does what nobody asks for.
        pause: seconds between two polls of what is due.

    Raises:
        storage.errors.StorageError: the database cannot be used.
    """
    store = await open_store(settings.database_url, secret_key=settings.key, is_sole=True, mark=mark, observe=spent)
    try:
        clocks = {"now": now, "elapsed": elapsed}
        matches = Matches(
            store,
            games,
            **clocks,
            chance_for=chance_for,
            quotas=settings.quotas,
            share=share,
            deciding=partial(spent, "decide"),
        )
        yield BotDependencies(
            store,
            matches,
            Seasons(store.seasons, store.matches, matches, now=now, share=share),
            Painter(renderers),
            words,
            Runtime(now, share, pause),
            messages_per_minute=settings.messages_per_minute,
            computer_pool=ComputerWorkers(settings.computer_workers),
        )
    finally:
        await store.close()
