"""Access to the sandbox: this machine under its own name, the sandbox's page, and holders of its token.

A browser lets every site send requests to this machine. Three checks keep them out: the name in Host (a site can make
its own name point here), Origin (a browser says which site asks), and a token that only the printed address has, which
keeps out other users of the machine, too. The bot has a token of its own, which `rest.shell` and the gateway check.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

PROTECTED = "/sandbox/"
TOKEN_HEADER = "X-Sandbox-Token"  # noqa: S105 - the name of a header
PROTOCOL = "sandbox"
NAMES = ("127.0.0.1", "localhost")


def guard(token: str, port: Callable[[], int]) -> Middleware:
    """Return the middleware that every request passes first."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        hosts = {f"{name}:{port()}" for name in NAMES}
        if request.headers.get("Host") not in hosts:
            return _refusal(421, "This is not the name of the sandbox.")
        origin = request.headers.get("Origin")
        if origin is not None and origin not in {f"http://{host}" for host in hosts}:
            return _refusal(403, "Other sites may not use the sandbox.")
        if request.path.startswith(PROTECTED) and not compare_digest(_shown(request).encode(), token.encode()):
            return _refusal(401, "Open the address that the sandbox printed when it started.")
        return await handler(request)

    return check


def page_headers(port: int) -> dict[str, str]:
    """Return what keeps the page to itself: nothing from elsewhere runs in it, and no other site can frame it."""
    hosts = [f"{name}:{port}" for name in NAMES]
    rules = {
        "default-src": ["'self'"],
        "img-src": ["'self'", "data:", *(f"http://{host}" for host in hosts)],
        "connect-src": ["'self'", *(f"ws://{host}" for host in hosts)],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
    }
    policy = "; ".join(" ".join([rule, *sources]) for rule, sources in rules.items())
    return {"Content-Security-Policy": policy, "Referrer-Policy": "no-referrer"}


def _shown(request: web.Request) -> str:
    """Return the token that a request shows; a browser's WebSocket can show it only as a protocol's name."""
    protocols = [name.strip() for name in request.headers.get("Sec-WebSocket-Protocol", "").split(",")]
    from_protocols = protocols[1] if protocols[0] == PROTOCOL and len(protocols) == 2 else ""
    return request.headers.get(TOKEN_HEADER, from_protocols)


def _refusal(status: int, text: str) -> web.Response:
    return web.json_response({"error": text}, status=status)
