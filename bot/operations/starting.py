"""The start of a run: alone on a file, or as one of several processes on the database of a server."""

import asyncio
import signal
import sys
from ctypes import CDLL
from typing import Final

import structlog

from bot.cluster.claims import Orders
from bot.cluster.leases import CannotJoin
from bot.i18n import load_words
from bot.operations.parts import Surroundings
from bot.operations.running import Running, run_alone
from bot.operations.settings import Settings
from bot.operations.sharing import Timing, share
from storage.upkeep.places import place_of

log = structlog.get_logger(__name__)


class FileNotShared(CannotJoin):
    """A database file belongs to one process."""

    def __init__(self) -> None:
        super().__init__(
            "A database file belongs to one process, which looks after all shards: start it without --shards. "
            "Several processes need a database on a server (docs/postgresql.md)."
        )


async def run(
    settings: Settings,
    *,
    orders: Orders = Orders(),
    timing: Timing = Timing(),
    surroundings: Surroundings = Surroundings(),
) -> None:
    """Run the bot until it is told to end (SIGTERM, Ctrl-C) or has handed over; what has begun is finished first.

    Args:
        settings: what the operator has set.
        orders: which shards to look after, and whether to take them over.
        timing: of leases; only stories give another one.
        surroundings: what the run finds around it; only stories give others.

    Raises:
        CannotJoin: other processes are in the way.
        HandoverFailed: the running bot does not hand over.
        StorageError: the database cannot be used.
    """
    share_one_heap()
    shard_count = orders.share.count if orders.share else None
    running = Running(settings, load_words(locales=surroundings.locales), surroundings, shard_count)
    for wanted in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(wanted, running.ended.set)
    if place_of(settings.database_url).is_shared:
        await share(running, orders, timing)
    elif orders.share is not None and not orders.share.is_whole:
        raise FileNotShared
    else:
        await run_alone(running, is_taking_over=orders.is_taking_over)
    log.info("ended")


M_ARENA_MAX: Final = -8
"""The parameter of GNU C's `mallopt` for the most heaps that it may make."""


def share_one_heap() -> None:
    """Let all threads that begin from now on share one heap.

    The GNU C library gives each thread a heap of its own, and what one has let go of no other can take: the threads of
    the database and of the painter would each keep what the largest of their tasks needed. They mostly wait for
    Python's lock anyway, and so hardly ever for the heap's. Elsewhere nothing is done.
    """
    if sys.platform == "linux" and hasattr(library := CDLL(None), "mallopt"):
        library.mallopt(M_ARENA_MAX, 1)
