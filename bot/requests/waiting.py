"""Answers that take longer than a moment: who asked sees how far the work is, and may cancel it.

Whatever is done in less than `AT_ONCE` is answered without a word of it.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.errors import NothingToCancel
from bot.i18n import Words
from bot.markup import Markup
from bot.platform.faults import FAULTS
from bot.posts.long_work import Work
from bot.posts.post import Button, Key, Post, rows
from bot.posts.progress import WorkProgress
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent

AT_ONCE: Final = 0.7
"""Seconds after which the person who waits is told that it takes longer."""
SHOWN_EVERY: Final = 2.0
"""Seconds between two looks of a person who waits; Discord lets an answer be changed about once in a second."""
WIDTH: Final = 12
"""Length of the bar in characters."""

Cancelled = Callable[[WorkProgress], Markup]
"""Says what has been done and what not when it was cancelled."""


async def answer_when_done(
    context: RequestContext,
    said: Markup,
    work: Work[Post],
    *,
    cancelled: Cancelled | None = None,
    is_in_place: bool = False,
) -> bool:
    """Answer with what some work results in, and tell whether it has come so far: the person who asked may cancel it.

    Args:
        context: who asks.
        said: what is being done.
        work: makes the answer, and tells how far it is.
        cancelled: says what it means that it was cancelled, where that is more than that nothing was done.
        is_in_place: whether the message whose component was used gives way at once.
    """
    waiting = _PendingAnswer(context, said, is_shown=is_in_place)
    begun = context.services.long_work.begin(context.person, work)
    try:
        pause = AT_ONCE
        while not (await asyncio.wait({begun.task}, timeout=pause))[0]:
            await waiting.show(begun.progress, begun.name)
            pause = SHOWN_EVERY
        if begun.task.cancelled():
            await waiting.end(Post.of((cancelled or waiting.nothing_done)(begun.progress)))
        else:
            await waiting.end(begun.task.result())
    except Exception:
        await waiting.give_up()
        raise
    finally:
        context.services.long_work.stop(context.person, begun.name)
    return not begun.task.cancelled()


async def cancel(event: ComponentEvent) -> None:
    """Cancel what the button was shown for; the person is told by the answer that they wait for.

    Raises:
        NothingToCancel: it is done by now, or somebody else's.
    """
    if not event.context.services.long_work.stop(event.context.person, event.key.text):
        raise NothingToCancel
    await event.context.interaction.response.defer()


class _PendingAnswer:
    """The answer while somebody waits for it."""

    def __init__(self, context: RequestContext, said: Markup, *, is_shown: bool) -> None:
        self._context = context
        self._said = said
        self._is_shown = is_shown
        self._seconds = asyncio.get_running_loop().time
        self._began = self._seconds()

    async def show(self, progress: WorkProgress, name: str) -> None:
        """Show how far the work of a name is, with the button that cancels it."""
        button = Button(self._context.words("button-cancel"), Key("cancel_work", text=name))
        seconds = round(self._seconds() - self._began)
        await self.end(Post.of(self._said, bar(progress, seconds, self._context.words), *rows([button])))
        self._is_shown = True

    async def end(self, post: Post) -> None:
        """Show something in the place of what was shown."""
        await (self._context.replace(post) if self._is_shown else self._context.say_post(post))

    async def give_up(self) -> None:
        """Take the button away: another answer says what went wrong."""
        if self._is_shown:
            with suppress(*FAULTS):
                await self._context.replace(Post.of(self._said))

    def nothing_done(self, _: WorkProgress) -> Markup:
        """Return that nothing has come of it."""
        return self._context.words("work-cancelled")


def bar(progress: WorkProgress, seconds: int, words: Words) -> Markup:
    """Return how far some work is: a bar with its count where there is one, and the seconds until now."""
    if not progress.whole:
        return Markup("-# {}").format(words("work-seconds", seconds=seconds))
    full = WIDTH * progress.done // progress.whole
    drawn = "▰" * full + "▱" * (WIDTH - full)
    said = words("work-done", bar=drawn, done=progress.done, whole=progress.whole, seconds=seconds)
    return Markup("-# {}").format(said)
