"""Pictures without blocking: drawing happens in two threads beside the event loop."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from bot.i18n import Words
from engine.preferences import ThemeName
from games.core import SheetRow, View
from renderers.core import NamedPicture, PrivateRenderer, Renderer
from renderers.theme import THEMES

T = TypeVar("T")

THREADS = 2


class Painter:
    """Draws views with the renderer of their game."""

    def __init__(self, renderers: Mapping[str, Renderer[Any]]) -> None:
        self._renderers = renderers
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="painter")

    async def board(self, game: str, view: View, *, theme: ThemeName, words: Words) -> bytes:
        """Return a position as PNG."""
        return await self._aside(lambda: self._renderers[game].board(view, theme=THEMES[theme], words=words))

    async def private(self, game: str, view: View, *, theme: ThemeName, words: Words) -> tuple[NamedPicture, ...]:
        """Return the pictures of what a viewer alone may know; a game without secrets has none."""
        renderer = self._renderers.get(game)
        if not isinstance(renderer, PrivateRenderer):
            return ()
        return await self._aside(lambda: renderer.private(view, theme=THEMES[theme], words=words))

    async def replay(self, game: str, views: Sequence[View], *, theme: ThemeName, words: Words) -> bytes:
        """Return a play as an animated GIF."""
        return await self._aside(lambda: self._renderers[game].replay(views, theme=THEMES[theme], words=words))

    async def sheet(self, game: str, rows: Sequence[SheetRow], *, theme: ThemeName, words: Words, page: int) -> bytes:
        """Return a page of a score sheet as PNG; pages count from 0."""
        draw = self._renderers[game].sheet
        return await self._aside(lambda: draw(rows, theme=THEMES[theme], words=words, page=page))

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _aside(self, draw: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
