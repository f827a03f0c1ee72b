"""The last look before something is posted: a process may have slept since it was decided to post it.

Work that nobody asks for looks at the share of the process when it begins. Between that and a request to Discord a
machine may be stopped for hours; by then another process has posted the same.
"""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

CHANNEL: Final = re.compile(r"/channels/(\d+)")


class NotHeld(ConnectionError):
    """The shard is not this process' at this moment; whoever holds it posts."""


def fence(trace: aiohttp.TraceConfig, may_post: Callable[[int], bool]) -> aiohttp.TraceConfig:
    """Keep requests from changing a channel unless it is said, at the last moment, that they may; return the trace.

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
