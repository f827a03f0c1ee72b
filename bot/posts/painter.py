"""Pictures without blocking: drawing happens in threads beside the event loop.

Boards have threads to themselves; what takes long is drawn in that of `LongWork`, so that no board waits behind it.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from bot.i18n import Words
from bot.posts.long_work import LongWork
from bot.posts.timings import spent
from engine.people.preferences import ThemeName
from games.core import SheetRow, View
from renderers.core import NamedPicture, PlayCourse, PrivateRenderer, Renderer, Tell, unseen
from renderers.drawing.panels import with_banner
from renderers.drawing.theme import THEMES

T = TypeVar("T")

THREADS = 2


class Painter:
    """Draws views with the renderer of their game."""

    def __init__(self, renderers: Mapping[str, Renderer[Any]]) -> None:
        self._renderers = renderers
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="painter")
        self.long_work = LongWork()

    async def board(
        self,
        game: str,
        view: View,
        *,
        theme: ThemeName,
        words: Words,
        names: Sequence[str] = (),
        marks: Sequence[str] = (),
        banner: str = "",
    ) -> bytes:
        """Return a position as PNG, with the names of those who play and marks on places that parts of lines name.

        A banner says above it that this is no position of a match.
        """
        renderer, colours = self._renderers[game].board, THEMES[theme]

        def draw() -> bytes:
            png = renderer(view, theme=colours, words=words, names=names, marks=marks)
            return with_banner(png, banner, colours) if banner else png

        return await self._off_loop(draw)

    async def private(
        self, game: str, view: View, *, theme: ThemeName, words: Words, names: Sequence[str] = ()
    ) -> tuple[NamedPicture, ...]:
        """Return the pictures of what a viewer alone may know; a game without secrets has none."""
        renderer = self._renderers.get(game)
        if not isinstance(renderer, PrivateRenderer):
            return ()
        return await self._off_loop(lambda: renderer.private(view, theme=THEMES[theme], words=words, names=names))

    async def replay(
        self,
        game: str,
        views: Callable[[], Sequence[View]],
        *,
        theme: ThemeName,
        words: Words,
        names: Sequence[str] = (),
        tell: Tell = unseen,
    ) -> bytes:
        """Return a play as an animated GIF; its views are made off the loop, too. Takes long."""
        draw, look = self._renderers[game].replay, THEMES[theme]
        return await self.long_work.off_loop(lambda: draw(views(), theme=look, words=words, names=names, tell=tell))

    async def sheet(self, game: str, rows: Sequence[SheetRow], *, theme: ThemeName, words: Words, page: int) -> bytes:
        """Return a page of a score sheet as PNG; pages count from 0."""
        draw = self._renderers[game].sheet
        return await self.long_work.off_loop(
            lambda: draw(rows, theme=THEMES[theme], words=words, page=page), weight="light"
        )

    async def course(
        self, game: str, course: PlayCourse, *, theme: ThemeName, words: Words, names: Sequence[str] = ()
    ) -> bytes:
        """Return how a play went as PNG, with the names of those who played."""
        draw = self._renderers[game].course
        return await self._off_loop(lambda: draw(course, theme=THEMES[theme], words=words, names=names))

    async def picture(self, draw: Callable[[], bytes]) -> bytes:
        """Return a picture that is drawn off the loop."""
        return await self._off_loop(draw)

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.long_work.close()

    async def _off_loop(self, draw: Callable[[], T]) -> T:
        with spent("draw"):
            return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
