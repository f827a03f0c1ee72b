"""The way of every attempt at a request to Discord, whatever part of discord.py makes it.

discord.py makes all of them with one session of aiohttp, and accepts a trace of it (`http_trace`), which lets them pass
or not, measures and counts them. Gateway connections and files from elsewhere do not count.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from types import SimpleNamespace
from typing import Final, Literal

import aiohttp

from bot.platform.breaker import Breaker
from bot.posts.timings import current

RequestKind = Literal[
    "answer", "direct", "thread", "message", "channel", "member", "event", "server", "command", "start", "other"
]
"""The subject of a request; an answer is one to an interaction."""
KINDS: Final[Mapping[RequestKind, re.Pattern[str]]] = {
    "answer": re.compile(r"/api/v\d+/(?:interactions|webhooks)/"),
    "direct": re.compile(r"/api/v\d+/users/@me/channels"),
    "thread": re.compile(r"/api/v\d+/(?:channels/\d+/(?:messages/\d+/)?thread|guilds/\d+/threads)"),
    "message": re.compile(r"/api/v\d+/channels/\d+/messages"),
    "channel": re.compile(r"/api/v\d+/channels/"),
    "member": re.compile(r"/api/v\d+/guilds/\d+/members"),
    "event": re.compile(r"/api/v\d+/guilds/\d+/scheduled-events"),
    "server": re.compile(r"/api/v\d+/guilds/"),
    "command": re.compile(r"/api/v\d+/applications/\d+/(?:guilds/\d+/)?commands"),
    "start": re.compile(r"/api/v\d+/(?:users/@me|gateway|oauth2|applications)"),
    "other": re.compile(r"/api/"),
}
"""The paths of each kind; the first that fits counts."""
BEFORE_ALL_ELSE: Final[frozenset[RequestKind]] = frozenset({"answer", "command", "start"})
"""The requests that pause last: answers, and those that the bot cannot run without."""

BROKEN: Final = "broken"
STATUSES: Final = ("2xx", "3xx", "400", "401", "403", "404", "429", "4xx", "5xx", BROKEN)
"""The ends of requests; broken ones end without an answer."""
REFUSED: Final = frozenset({401, 403, 429})
FORBIDDEN: Final = 403
SERVER_FAULT: Final = 500


@dataclass(frozen=True, slots=True)
class DiscordRequest:
    """A request that has ended, one of `STATUSES`, and the seconds until then."""

    kind: RequestKind
    status: str
    seconds: float


class Traffic:
    """Lets requests pass, and tells observers how they end.

    Args:
        breaker: says whether a request may be made.
        elapsed: a counter of seconds; that of the answers that requests are made for.
    """

    def __init__(self, breaker: Breaker, *, elapsed: Callable[[], float] = perf_counter) -> None:
        self.breaker: Final = breaker
        self.observers: Final[list[Callable[[DiscordRequest], None]]] = []
        self._elapsed = elapsed

    def trace(self) -> aiohttp.TraceConfig:
        """Return what discord.py is given."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begin)
        config.on_request_end.append(self._answered)
        config.on_request_exception.append(self._broken)
        return config

    async def _begin(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        """Let a request pass.

        Raises:
            Paused: it must not be made now; aiohttp then makes none.
        """
        context.kind = kind_of(params.url.path)
        if context.kind is not None:
            context.admitted = self.breaker.admit(is_answer=context.kind in BEFORE_ALL_ELSE)
            context.began = self._elapsed()

    async def _answered(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        if context.kind is None:
            return
        status, headers = params.response.status, params.response.headers
        # Limits that several bots share are nobody's fault, and Discord does not count them.
        is_refusal = status in REFUSED and headers.get("X-RateLimit-Scope") != "shared"
        is_failure = (is_refusal or status >= SERVER_FAULT) and not is_forbidden(status, headers)
        self.breaker.note(context.admitted, is_failure=is_failure, is_refusal=is_refusal)
        self._tell(context, status_of(status))
        if context.kind == "answer" and (timings := current()):
            timings.answered()

    async def _broken(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if context.kind is None:
            return
        if not isinstance(params.exception, asyncio.CancelledError):
            self.breaker.note(context.admitted, is_failure=True, is_refusal=False)
        self._tell(context, BROKEN)

    def _tell(self, context: SimpleNamespace, status: str) -> None:
        request = DiscordRequest(context.kind, status, self._elapsed() - context.began)
        if timings := current():
            timings.add("discord", request.seconds)
        for observe in self.observers:
            observe(request)


def is_forbidden(status: int, headers: Mapping[str, str]) -> bool:
    """Tell whether Discord is well and one place does not let us; what stands before Discord answers in HTML."""
    return status == FORBIDDEN and headers.get("Content-Type", "").startswith("application/json")


def kind_of(path: str) -> RequestKind | None:
    """Return what a request to a path is about, None if it does not go to Discord's API."""
    return next((kind for kind, pattern in KINDS.items() if pattern.match(path)), None)


def status_of(status: int) -> str:
    """Return how a request has ended, as it is counted."""
    return str(status) if str(status) in STATUSES else f"{status // 100}xx"
