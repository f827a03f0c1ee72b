"""The parts of a running sandbox, in one place, and the shape of a request of the bot.

Handlers of the REST API are plain functions `(hub, call) -> answer`: a record or list is sent as JSON, None as 204.
They run to their end without waiting, so no two of them ever interleave.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sandbox.faults import Faults
from sandbox.streams.audience import Audience
from sandbox.streams.gateway import Gateway
from sandbox.world.files import AttachmentStore
from sandbox.world.interactions import Interactions
from sandbox.world.world import World

Json = dict[str, Any]
REMEMBERED_REQUESTS = 200
REMEMBERED_PUSHES = 2000
PROCESS_PREFIX = r"/processes/{process:\d+}"


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request."""

    index: int
    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Call:
    """One request of the bot to the REST API; `body` is the JSON, wherever in the request it stood.

    `process` says which of the bot's processes asks.
    """

    method: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: Sequence[Upload] = ()
    process: int = 0

    def record(self) -> Json:
        """Return the body as an object; a request without one is an empty object."""
        return self.body if isinstance(self.body, dict) else {}

    def wants(self, flag: str) -> bool:
        """Tell whether a query parameter is switched on."""
        return self.query.get(flag, "").lower() in {"1", "true"}


@dataclass(frozen=True, slots=True)
class Recorded:
    """All that the bot sent and was told, kept for tests that check every body against Discord's documents."""

    method: str
    path: str
    route: str
    body: Any
    files: tuple[Upload, ...]
    status: int
    answer: Any
    process: int = 0


@dataclass(frozen=True, slots=True)
class Push:
    """Text on the lock screen of somebody's phone: of a message only its content, nothing of a laid-out one."""

    user_id: str
    channel_id: str
    text: str


Handler = Callable[["Hub", Call], Any]
Route = tuple[str, str, Handler]


@dataclass
class Hub:
    """The running sandbox: what exists, who listens, what shall fail.

    With `has_layout_only` the people of tests overlook what the bot has said for a push until it is laid out.
    `on_change` is called after every interaction and every request of the bot, and when its connection or process
    changes.
    """

    world: World
    gateway: Gateway
    audience: Audience
    interactions: Interactions
    files: AttachmentStore
    faults: Faults
    has_layout_only: bool = False
    pushes: deque[Push] = field(default_factory=lambda: deque(maxlen=REMEMBERED_PUSHES))
    requests: deque[Recorded] = field(default_factory=lambda: deque(maxlen=REMEMBERED_REQUESTS))
    base_url: str = ""
    on_change: Callable[[], None] = lambda: None

    def address(self, process: int) -> str:
        """Return the address at which one of the bot's processes finds this Discord, which tells us who asks."""
        return f"{self.base_url}/processes/{process}" if process else self.base_url
