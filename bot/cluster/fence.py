"""The last check before something is posted: the process may have slept since it decided to post it.

Work that nobody asks for looks at the share of its process when it begins. Between that and the request to Discord the
machine may stop for hours, and by then another process has posted the same.
"""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

CHANNEL: Final = re.compile(r"/channels/(\d+)")


class NotHeld(ConnectionError):
    """This process does not hold the shard at this moment; the one that does posts."""


def fence(trace: aiohttp.TraceConfig, may_post: Callable[[int], bool]) -> aiohttp.TraceConfig:
    """Let a trace refuse requests that change a channel unless `may_post` allows it at the last moment; return it.

    Such a request fails as if Discord could not be reached.
    """

    async def look(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        found = CHANNEL.search(request.url.path)
        if request.method != "GET" and found is not None and not may_post(int(found[1])):
            raise NotHeld(f"channel {found[1]} belongs to another process now")

    trace.on_request_start.insert(0, look)
    return trace
