"""The sandbox put together: one HTTP server on the loopback interface, and the bot's process beside it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from aiohttp import web

from sandbox.faults import Faults
from sandbox.hub import Hub
from sandbox.process.bot_process import BotProcess, Spawn, spawn
from sandbox.protocol import limits
from sandbox.rest import guilds, interactions
from sandbox.rest.shell import Rest
from sandbox.streams.audience import Audience
from sandbox.streams.gateway import Gateway
from sandbox.web import access, admin, people
from sandbox.world.files import Files
from sandbox.world.interactions import Interactions
from sandbox.world.world import World

HOST = "127.0.0.1"
PAGE = Path(__file__).with_name("page")
FILE_HEADERS = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'; sandbox"}


class Server:
    """A running sandbox; `module` None means that no bot is started from here."""

    def __init__(
        self,
        data: Path,
        *,
        port: int = 0,
        module: str | None = "bot",
        env: Mapping[str, str] | None = None,
        bot_output: Path | None = None,
        spawn: Spawn = spawn,
    ) -> None:
        self.data = data
        self._port = port
        self._module = module
        self._env = dict(env or {})
        self._bot_output = bot_output
        self._spawn = spawn
        self._bot_token = secrets.token_urlsafe(32)
        self.hub = _hub(data, self._bot_token)
        self.rest = Rest(self.hub, self._bot_token)
        self.bot: BotProcess | None = None
        self.app: web.Application | None = None
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Return the address of the server."""
        return self.hub.base_url

    @property
    def page(self) -> str:
        """Return the address of the page, with the token that opens it."""
        return f"{self.url}/?token={self.hub.world.page_token}"

    @property
    def addresses(self) -> list[tuple[str, int]]:
        """Return the interfaces and ports that are open."""
        return list(self._runner.addresses) if self._runner else []

    async def start(self) -> None:
        """Open the port, then start the bot."""
        guard = access.guard(self.hub.world.page_token, lambda: self._port)
        self.app = app = web.Application(client_max_size=2 * limits.REQUEST_BYTES, middlewares=[guard])
        if self._module:
            self.bot = BotProcess(
                self._module,
                self._bot_env(),
                output=self._bot_output,
                spawn=self._spawn,
                on_change=self._tell_status,
                on_exit=self.hub.gateway.forget,
            )
        self._add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.hub.base_url = self.hub.files.base_url = f"http://{HOST}:{self._port}"
        self.hub.gateway.on_change = self._tell_status
        if self.bot:
            self.bot.set_env({"SANDBOX_URL": self.url})
            await self.bot.start()

    async def stop(self) -> None:
        """End the bot, close every connection, save the world."""
        if self.bot:
            await self.bot.stop()
        await self.hub.gateway.close()
        if self._runner:
            await self._runner.cleanup()
        self.hub.world.save()

    def _add_routes(self, app: web.Application) -> None:
        self.rest.add_to(app)
        people.add_to(app, self.hub)
        admin.add_to(app, self.hub, self.bot)
        app.router.add_get("/gateway", self.hub.gateway.connect)
        app.router.add_get("/gateway/", self.hub.gateway.connect)
        app.router.add_get("/attachments/{channel}/{attachment}/{filename}", self._attachment)
        app.router.add_get("/", self._page)
        app.router.add_static("/page/", PAGE)

    def _bot_env(self) -> dict[str, str]:
        database = f"sqlite+aiosqlite:///{(self.data / 'fernzug.db').resolve()}"
        return {"DISCORD_TOKEN": self._bot_token, "DATABASE_URL": database, **self._env}

    def _tell_status(self) -> None:
        self.hub.audience.tell_all("bot", admin.bot_status(self.hub, self.bot))
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
    gateway = Gateway(ready=lambda: guilds.ready(hub), guilds=lambda: [guilds.guild_create(hub)], token=bot_token)
    hub = Hub(world, gateway, Audience(), calls, Files(data / "files"), Faults())
    gateway.on_members = lambda request: guilds.chunk_members(hub, request)
    calls.on_reply = lambda interaction, message: interactions.reply(hub, interaction, message)
    return hub
