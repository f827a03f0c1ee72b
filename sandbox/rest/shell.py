"""The REST API's outer shell: authorisation, failures on demand, rate limits, bodies in, answers and errors out.

Every request of the bot passes here and is recorded with its answer. Source: reference and topics/rate-limits.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import time
from functools import cache
from typing import Any

from aiohttp import web

from sandbox.faults import Fault
from sandbox.hub import PROCESS_PREFIX, Call, Handler, Hub, Recorded, Upload
from sandbox.protocol import limits
from sandbox.protocol.errors import BAD_JSON, NOT_FOUND, TOO_LARGE, UNAUTHORIZED, ApiError, Refusal
from sandbox.rest import channels, commands, events, forms, guilds, interactions, messages

BASE = "/api/v10"
ROUTES = messages.ROUTES + channels.ROUTES + guilds.ROUTES + events.ROUTES + commands.ROUTES + interactions.ROUTES
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")
MAJOR = ("channel", "guild", "token")
WINDOW_S = 1.0
PER_WINDOW = 50
USUAL = (PER_WINDOW, WINDOW_S)
STRICT = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
}
"""Requests, and in how many seconds, of a bot that is held to what Discord allows."""
GLOBAL = "all"
_FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


class RateLimits:
    """One bucket for each route and major parameter: 50 requests a second each, which no well-behaved bot reaches.

    While `is_strict` a channel takes no more messages than Discord's own headers have allowed for years (these figures
    are not documented), and all routes together no more than the documented 50 requests a second of a bot, to which
    answers to interactions do not count.
    """

    def __init__(self) -> None:
        self.is_strict = False
        self._windows: dict[str, tuple[float, int]] = {}

    def count(self, route: str, major: str) -> tuple[dict[str, str], float, bool]:
        """Count a request; return the headers, the seconds to wait if it was one too many (else 0), whether of all."""
        most, span = STRICT.get(route, USUAL) if self.is_strict else USUAL
        used, left = self._used(route + major, span)
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(max(0, most - used)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": _bucket(route),
        }
        if used > most:
            return headers, left, False
        if not self.is_strict or any(part in route for part in WITHOUT_TOKEN):
            return headers, 0.0, False
        used, left = self._used(GLOBAL, WINDOW_S)
        return headers, left if used > PER_WINDOW else 0.0, True

    def _used(self, bucket: str, span: float) -> tuple[int, float]:
        """Return how many requests a bucket has taken in its window, this one included, and when that one ends."""
        now = time.time()
        start, used = self._windows.get(bucket, (now, 0))
        if now - start >= span:
            start, used = now, 0
        self._windows[bucket] = (start, used + 1)
        return used + 1, start + span - now


@cache
def _bucket(route: str) -> str:
    """Return under which name the bot is told of the limits of a route."""
    return hashlib.sha256(route.encode()).hexdigest()[:32]


class Rest:
    """The routes under /api/v10."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.rate_limits = RateLimits()

    def add_to(self, app: web.Application) -> None:
        """Register every route; what is left over is answered with Discord's 404."""
        for base in (BASE, PROCESS_PREFIX + BASE):
            for method, path, handler in ROUTES:
                app.router.add_route(method, base + path, self._serve(path, handler))
            app.router.add_route("*", base + "/{rest:.*}", self._serve("/{rest}", _unknown))

    def _serve(self, route: str, handler: Handler) -> Any:
        async def serve(request: web.Request) -> web.StreamResponse:
            try:
                call = await _read(request)
            except ApiError as error:
                return _json(error.body(), error.refusal.status, {})
            return await self._answer(request, f"{request.method} {route}", call, handler)

        return serve

    async def _answer(self, request: web.Request, route: str, call: Call, handler: Handler) -> web.StreamResponse:
        major = "/".join(call.params[name] for name in MAJOR if name in call.params)
        headers, wait, is_global = self.rate_limits.count(route, major)
        fault = self._hub.faults.strike(call.method, call.path)
        if fault and fault.kind == "slow":
            status, answer = self._carry_out(request, call, handler)
            await asyncio.sleep(fault.delay_ms / 1000)
        elif wait or (fault and fault.kind == "rate_limit"):
            status, answer = _too_many(fault, wait, headers, is_global=is_global)
        elif fault and fault.kind in ("before", "cut_before"):
            status, answer = _failure(fault)
        else:
            status, answer = self._carry_out(request, call, handler)
            if fault:
                status, answer = _failure(fault)
        sent = Recorded(call.method, call.path, route, call.body, tuple(call.uploads), status, answer, call.process)
        self._hub.requests.append(sent)
        self._hub.on_change()
        if fault and fault.kind.startswith("cut") and request.transport:
            request.transport.abort()
        return _json(answer, status, headers)

    def _carry_out(self, request: web.Request, call: Call, handler: Handler) -> tuple[int, Any]:
        try:
            is_authorized = request.headers.get("Authorization") == f"Bot {self._hub.gateway.token}"
            if not is_authorized and not call.path.startswith(WITHOUT_TOKEN):
                raise ApiError(UNAUTHORIZED)
            answer = handler(self._hub, call)
        except ApiError as error:
            return error.refusal.status, error.body()
        return (204, None) if answer is None else (200, answer)


async def _read(request: web.Request) -> Call:
    """Take a request apart: JSON, or a form with `payload_json` and `files[n]`."""
    body: Any = None
    uploads: list[Upload] = []
    try:
        content_type, sent = request.headers.get("Content-Type", ""), await request.read()
        if content_type.startswith(forms.MULTIPART):
            for part in forms.parts(content_type, sent):
                if part.name == "payload_json":
                    body = json.loads(part.data)
                elif match := _FILE_FIELD.match(part.name):
                    uploads.append(Upload(int(match[1]), part.filename or "unknown", part.data))
        elif sent:
            body = json.loads(sent)
    except ValueError:
        raise ApiError(BAD_JSON) from None
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(TOO_LARGE) from None
    if sum(len(upload.data) for upload in uploads) > limits.REQUEST_BYTES:
        raise ApiError(TOO_LARGE)
    path, params = request.path.partition(BASE)[2], dict(request.match_info)
    process = int(params.pop("process", 0))
    return Call(request.method, path, params, dict(request.query), body, tuple(uploads), process)


def _unknown(_hub: Hub, _call: Call) -> None:
    raise ApiError(NOT_FOUND)


def _failure(fault: Fault) -> tuple[int, Any]:
    return fault.status, ApiError(Refusal(fault.status, fault.code, fault.message), fault.errors).body()


def _too_many(fault: Fault | None, wait: float, headers: dict[str, str], *, is_global: bool) -> tuple[int, Any]:
    retry_after = fault.retry_after if fault else wait
    is_global = fault.is_global if fault else is_global
    headers |= {"Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": "global" if is_global else "user"}
    return 429, {"message": "You are being rate limited.", "retry_after": retry_after, "global": is_global}


def _json(answer: Any, status: int, headers: dict[str, str]) -> web.Response:
    """Return the answer; the content type carries no charset, and `Via` marks it as not Cloudflare's own."""
    headers = {**headers, "Via": "1.1 sandbox"}
    if answer is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(answer, ensure_ascii=False).encode()
    return web.Response(body=body, status=status, headers={**headers, "Content-Type": "application/json"})
