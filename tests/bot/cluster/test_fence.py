"""The fence around a process that wakes up: nothing that it decided before it fell asleep is posted."""

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.cluster.leases import NotHeld, fence
from bot.platform.faults import FAULTS

OWN, FOREIGN = 7, 8


@pytest.mark.parametrize(
    ("method", "path", "arrives"),
    [
        ("POST", f"/api/channels/{OWN}/messages", True),
        ("POST", f"/api/channels/{FOREIGN}/messages", False),
        ("PATCH", f"/api/channels/{FOREIGN}/messages/1", False),
        ("DELETE", f"/api/channels/{FOREIGN}/messages/1", False),
        ("GET", f"/api/channels/{FOREIGN}/messages", True),
        ("POST", "/api/interactions/1/token/callback", True),
    ],
)
async def test_only_what_is_held_is_changed(method: str, path: str, *, arrives: bool) -> None:
    arrived: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        arrived.append(request.path)
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{any:.*}", answer)
    trace = fence(aiohttp.TraceConfig(), lambda channel: channel == OWN)
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as session:
        if arrives:
            await session.request(method, server.make_url(path))
        else:
            with pytest.raises(NotHeld):
                await session.request(method, server.make_url(path))
    assert arrived == [path] * arrives


def test_it_looks_like_a_fault_of_the_connection_so_that_whoever_posts_tries_again() -> None:
    assert issubclass(NotHeld, FAULTS)
