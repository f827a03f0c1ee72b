"""Tellers: what brings the log of a match or of a season to Discord, and refusals that hold up no other post."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import discord
import structlog

from bot.platform.faults import stands
from engine.stores.outbox import Announcement, Brief, DiscordLocation, Notice

C = TypeVar("C")
"""A change of a match or of a season, as a log says it at once."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Due(Generic[C]):
    """The next change to tell; unless it is fresh, its post may be there already from before a crash."""

    change: C
    announcement: Announcement
    is_fresh: bool


@dataclass(frozen=True, slots=True)
class Posted:
    """The outcome of a post.

    Attributes:
        location: where the match lives now; None where that is as it was.
        found: the message, if it was there already.
        refusal: why Discord has not taken it, where it was stepped over.
    """

    location: DiscordLocation | None = None
    found: int | None = None
    refusal: Exception | None = None


class Teller(Protocol[C]):
    """Tells what one log has to say, in its order."""

    @property
    def lock(self) -> asyncio.Lock:
        """Return what lets only one post about the log be made at a time."""
        ...

    async def know(self, brief: Brief) -> None:
        """Take note of what telling needs to know; called before anything is told."""
        ...

    async def next(self, waiting: Sequence[Announcement], fresh: Sequence[C]) -> Due[C] | None:
        """Return the first of what waits, with what one post tells with it; None while more of it will soon come.

        What is `fresh` has just happened here, and nothing of it was posted.
        """
        ...

    async def post(self, due: Due[C]) -> Posted:
        """Post a change."""
        ...

    async def can_do_without(self, due: Due[C]) -> bool:
        """Tell whether a post that Discord will never take may be stepped over."""
        ...

    async def follow(self, due: Due[C], posted: Posted) -> Sequence[Notice]:
        """Do what follows a post; return who is to be told in private."""
        ...

    def writes(self, due: Due[C]) -> bool:
        """Tell whether what follows may have written more of the log, of which nobody else tells."""
        ...

    async def finish(self) -> None:
        """Bring up to date what is kept so, once all is told."""
        ...

    async def report(self, error: Exception) -> None:
        """Report that Discord does not take a post, if those in charge can do something about it."""
        ...


class Step:
    """A step that may be stepped over."""

    refusal: discord.HTTPException | None = None


async def always() -> bool:
    """Return that a post may be stepped over."""
    return True


@asynccontextmanager
async def stepping_over(
    report: Callable[[Exception], Awaitable[object]], may: Callable[[], Awaitable[bool]] = always
) -> AsyncIterator[Step]:
    """Step over what Discord will never take, once that is reported; a fault that passes is raised."""
    step = Step()
    try:
        yield step
    except discord.HTTPException as error:
        if not stands(error) or not await may():
            raise
        log.warning("stepped over what Discord refuses", error=repr(error))
        await report(error)
        step.refusal = error
