"""The sandbox put together: one HTTP server on the loopback interface, and the bot's process beside it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from aiohttp import web

from sandbox.faults import Faults
from sandbox.hub import PROCESS_PREFIX, Hub
from sandbox.process.bot_process import BotProcess, Spawn, spawn
from sandbox.protocol import limits
from sandbox.rest import channels, guilds, interactions
from sandbox.rest.shell import Rest
from sandbox.streams.audience import Audience
from sandbox.streams.gateway import Gateway
from sandbox.web import access, admin, people
from sandbox.world.files import AttachmentStore
from sandbox.world.interactions import Interactions
from sandbox.world.world import World

HOST = "127.0.0.1"
ARCHIVES_EVERY_S = 60.0
PAGE = Path(__file__).with_name("page")
FILE_HEADERS = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'; sandbox"}


class Server:
    """A running sandbox.

    Args:
        data: the folder of its world.
        port: where it listens, 0 for any.
        module: the bot; None means that none is started from here.
        processes: the arguments of each process in which the bot is started.
        env: what the bot's environment has besides ours.
        bot_output: the file for the words of the first process, those of others go beside it; None is our own output.
        spawn: starts a process.
    """

    def __init__(
        self,
        data: Path,
        *,
        port: int = 0,
        module: str | None = "bot",
        processes: Sequence[Sequence[str]] = ((),),
        env: Mapping[str, str] | None = None,
        bot_output: Path | None = None,
        spawn: Spawn = spawn,
    ) -> None:
        self.data = data
        self._port = port
        self._module = module
        self._processes = processes
        self._env = dict(env or {})
        self._bot_output = bot_output
        self._spawn = spawn
        self._bot_token = secrets.token_urlsafe(32)
        self.hub = _hub(data, self._bot_token)
        self.rest = Rest(self.hub)
        self.bots: list[BotProcess] = []
        self.app: web.Application | None = None
        self._runner: web.AppRunner | None = None
        self._archiving: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """Return the address of the server."""
        return self.hub.base_url

    @property
    def page(self) -> str:
        """Return the address of the page, with the token that opens it."""
        return f"{self.url}/?token={self.hub.world.page_token}"

    @property
    def bot(self) -> BotProcess | None:
        """Return the first of the bot's processes, None where none is started from here."""
        return self.bots[0] if self.bots else None

    @property
    def addresses(self) -> list[tuple[str, int]]:
        """Return the interfaces and ports that are open."""
        return list(self._runner.addresses) if self._runner else []

    async def start(self) -> None:
        """Open the port, then start the bot."""
        guard = access.guard(self.hub.world.page_token, lambda: self._port)
        self.app = app = web.Application(client_max_size=2 * limits.REQUEST_BYTES, middlewares=[guard])
        self._add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.hub.base_url = self.hub.files.base_url = f"http://{HOST}:{self._port}"
        self.hub.gateway.on_change = self._tell_status
        self._archiving = asyncio.create_task(self._archive())
        for arguments in self._processes if self._module else ():
            await self.add_bot(arguments).start()

    def add_bot(self, arguments: Sequence[str] = (), *, is_kept: bool = True) -> BotProcess:
        """Add one of the bot's processes, which is not started yet; it is known by its place among `bots`."""
        assert self._module
        number = len(self.bots)
        bot = BotProcess(
            self._module,
            {**self._bot_env(), "SANDBOX_URL": self.hub.address(number)},
            arguments=arguments,
            is_kept=is_kept,
            output=self.log_of(number),
            spawn=self._spawn,
            on_change=self._tell_status,
            on_exit=partial(self.hub.gateway.forget, number),
        )
        self.bots.append(bot)
        return bot

    def log_of(self, number: int) -> Path | None:
        """Return the file for the words of one of the bot's processes, None where they go to our own output."""
        first = self._bot_output
        return first.with_stem(f"{first.stem}-{number}") if first and number else first

    async def stop(self) -> None:
        """End the bot, close every connection, save the world."""
        if self._archiving:
            self._archiving.cancel()
        for bot in self.bots:
            await bot.stop()
        await self.hub.gateway.close()
        if self._runner:
            await self._runner.cleanup()
        self.hub.world.save()

    async def _archive(self) -> None:
        """Archive idle threads, once a minute."""
        while True:
            channels.archive_idle(self.hub)
            await asyncio.sleep(ARCHIVES_EVERY_S)

    def _add_routes(self, app: web.Application) -> None:
        self.rest.add_to(app)
        people.add_to(app, self.hub)
        admin.add_to(app, self.hub, self.bots)
        for base in ("", PROCESS_PREFIX):
            app.router.add_get(base + "/gateway", self.hub.gateway.connect)
            app.router.add_get(base + "/gateway/", self.hub.gateway.connect)
        app.router.add_get("/attachments/{channel}/{attachment}/{filename}", self._attachment)
        app.router.add_get("/", self._page)
        app.router.add_static("/page/", PAGE)

    def _bot_env(self) -> dict[str, str]:
        database = f"sqlite+aiosqlite:///{(self.data / 'fernzug.db').resolve()}"
        return {"DISCORD_TOKEN": self._bot_token, "DATABASE_URL": database, **self._env}

    def _tell_status(self) -> None:
        self.hub.audience.tell_all("bot", admin.bot_status(self.hub, self.bots))
        self.hub.on_change()

    async def _attachment(self, request: web.Request) -> web.FileResponse:
        path = self.hub.files.find(request.match_info, request.query)
        return web.FileResponse(path, headers=FILE_HEADERS)

    async def _page(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html", headers=access.page_headers(self._port))


def _hub(data: Path, bot_token: str) -> Hub:
    """Make the parts and connect those that need each other."""
    hub: Hub
    world, calls = World(data), Interactions()
    gateway = Gateway(
        ready=lambda process: guilds.ready(hub, process),
        guilds=lambda: hub.world.joined_guilds,
        guild=lambda guild: guilds.guild_create(hub, guild),
        members=lambda request: guilds.chunk_members(hub, request),
        token=bot_token,
    )
    hub = Hub(world, gateway, Audience(), calls, AttachmentStore(data / "files"), Faults())
    calls.on_reply = lambda interaction, message: interactions.reply(hub, interaction, message)
    return hub
