"""A running sandbox, as a program uses it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp

from sandbox.client.bot import Bot
from sandbox.client.person import PATIENCE_S, Person
from sandbox.hub import Recorded
from sandbox.process.bot_process import BotState, Spawn, spawn
from sandbox.rest import channels, events, guilds
from sandbox.server import Server
from sandbox.streams.gateway import Gateway
from sandbox.streams.session import ALL, Shard
from sandbox.web.access import TOKEN_HEADER
from sandbox.world.interactions import Interaction
from sandbox.world.world import BOT, App

Json = dict[str, Any]
REMEMBERED = 20_000


class Sandbox:
    """A server in this process and the bot in another, or in several: `bots`."""

    def __init__(self, server: Server, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session
        self.bots: list[Bot] = []
        self._people: dict[str, Person] = {}
        self._woken = asyncio.Event()
        server.hub.on_change = self._woken.set

    @classmethod
    @asynccontextmanager
    async def start(
        cls,
        data: Path,
        *,
        bot_module: str | None = "bot",
        processes: Sequence[Sequence[str]] = ((),),
        prepare: Callable[[Gateway], None] = lambda _: None,
        env: Mapping[str, str] | None = None,
        spawn: Spawn = spawn,
        timeout: float = PATIENCE_S,  # noqa: ASYNC109 - it bounds several steps, with a message that tells which
    ) -> AsyncIterator[Sandbox]:
        """Start a sandbox whose world lives in `data`, and the bot; the bot's words go to `data/bot.log`.

        `processes` are the arguments of each of the bot's processes; the words of later ones go to `data/bot-1.log` ...
        `prepare` is given the gateway before they begin, and sets how many shards it advises or may be begun.
        `spawn` starts the bot's process; tests that need many have a quicker one.
        """
        output = data / "bot.log"
        server = Server(data, module=bot_module, processes=processes, env=env, bot_output=output, spawn=spawn)
        server.hub.requests = deque(maxlen=REMEMBERED)
        server.hub.world.save_delay_s = None  # what is written again and again would be part of every wait
        prepare(server.hub.gateway)
        async with aiohttp.ClientSession(headers={TOKEN_HEADER: server.hub.world.page_token}) as session:
            sandbox = cls(server, session)
            try:
                await server.start()
                sandbox.bots = [Bot(server, process, sandbox.until) for process in server.bots]
                for name in server.hub.world.people:
                    sandbox._people[name] = Person(name, server, session, lambda: sandbox.log)
                await sandbox.until(sandbox._is_ready, timeout=timeout)
                yield sandbox
            finally:
                for person in sandbox._people.values():
                    person.close()
                await server.stop()

    @property
    def requests(self) -> deque[Recorded]:
        """Every request that the bot sent, oldest first, with what it was told."""
        return self.server.hub.requests

    @property
    def interactions(self) -> list[Interaction]:
        """What people did, oldest first, with who heard it and who answered."""
        return self.server.hub.interactions.all()

    @property
    def log(self) -> str:
        """What the bot's processes wrote to their output."""
        return "".join(bot.log for bot in self.bots)

    def person(self, name: str) -> Person:
        """Return one of the four people."""
        return self._people[name]

    def fault(self, kind: str, method: str = "*", path: str = "/**", **fields: Any) -> None:
        """Let the next requests of the bot go wrong; faults.Fault tells kinds and fields."""
        self.server.hub.faults.add({"kind": kind, "method": method, "path": path, **fields})

    async def drop_gateway(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Cut the bot's gateway connections, or those of one shard."""
        await self.server.hub.gateway.drop(resumable=resumable, shard=shard)

    def let_bot_join(self) -> None:
        """Let the bot come to the server once more, upon which it introduces itself."""
        guilds.join(self.server.hub)

    def add_guild(self, name: str, channel: str, *, shard: Shard = ALL, app: App = BOT) -> str:
        """Make another server, with the same people and roles, and one channel, on some shard; return its id.

        `app` says what it has of the application: the bot, its commands only, or nothing.
        """
        return guilds.add(self.server.hub, name, channel, shard.has, app)

    def add_channel(self, name: str) -> str:
        """Make another text channel on the first server; return its id."""
        return channels.add(self.server.hub, name)

    def add_group(self, name: str, *people: str) -> str:
        """Make a conversation of people, of which the bot knows nothing; return its id."""
        return channels.add_group(self.server.hub, name, [self._people[person].id for person in people])

    def skip_time(self, seconds: float) -> None:
        """Let interaction tokens age, and let what waits longer than patience lasts fail."""
        self.server.hub.interactions.skip(seconds)

    def let_threads_rest(self, span: timedelta) -> None:
        """Archive the threads in which nothing would have happened for as long as each allows, a span later."""
        channels.archive_idle(self.server.hub, span)

    @property
    def audit_log(self) -> list[Json]:
        """Return what the server's log says of threads, oldest first."""
        return self.server.hub.world.audit_log

    def set_patience(self, seconds: float) -> None:
        """Wait less (or longer) than Discord's three seconds for first answers."""
        self.server.hub.interactions.patience_s = seconds

    def wait_for_layout(self) -> None:
        """Let people overlook what the bot says for a push until it is laid out."""
        self.server.hub.has_layout_only = True

    def set_permissions(self, role: str, bits: int, *, mentionable: bool = False) -> None:
        """Change what a role ("Fernzug", "Moderator", "@everyone") may do, and whether everybody may mention it."""
        roles = self.server.hub.world.roles.values()
        role_id = next(record["id"] for record in roles if record["name"] == role)
        guilds.set_role_permissions(self.server.hub, role_id, bits, mentionable=mentionable)

    def set_roles(self, person: str, *roles: str) -> None:
        """Change which roles ("Moderator") a person has."""
        known = {role["name"]: role["id"] for role in self.server.hub.world.roles.values()}
        guilds.set_roles(self.server.hub, self._people[person].id, [known[role] for role in roles])

    def roles_of(self, person: str) -> list[str]:
        """Return the names of the roles that a person has."""
        world = self.server.hub.world
        return [world.roles[role]["name"] for role in world.member(self._people[person].id)["roles"]]

    def add_role(self, name: str, *, position: int = 1) -> str:
        """Make a role without permissions at a position, 1 being the lowest, and return its id."""
        return str(guilds.add_role(self.server.hub, name, 0, position)["id"])

    def delete_role(self, role_id: str) -> None:
        """Delete a role."""
        guilds.delete_role(self.server.hub, role_id)

    @property
    def scheduled_events(self) -> list[Json]:
        """Return the scheduled events of the server, as Discord lists them."""
        return list(self.server.hub.world.events.values())

    def delete_scheduled_event(self, event: str) -> None:
        """Delete a scheduled event by hand."""
        events.remove(self.server.hub, event)

    def set_guild_locale(self, locale: str) -> None:
        """Change the server's language."""
        guilds.set_locale(self.server.hub, locale)

    async def add_bot(self, *arguments: str, is_awaited: bool = True, is_kept: bool = False) -> Bot:
        """Start another process of the bot; wait until it listens unless it waits for something itself.

        Unless it `is_kept`, nobody starts it again when it ends.
        """
        process = self.server.add_bot(arguments, is_kept=is_kept)
        bot = Bot(self.server, process, self.until)
        self.bots.append(bot)
        await process.start()
        if is_awaited:
            await bot.listens()
        return bot

    async def stop_bot(self) -> int | None:
        """End the bot, all its processes, with SIGTERM, and return the exit code: the first that is not 0."""
        codes = [await bot.stop() for bot in self.bots]
        return next((code for code in codes if code), codes[0] if codes else None)

    async def kill_bot(self) -> int | None:
        """End the bot's first process with SIGKILL."""
        return await self.bots[0].kill()

    async def start_bot(self) -> None:
        """Start the bot's first process again and wait until it listens."""
        await self.bots[0].start()

    async def restart_bot(self) -> None:
        """Stop the bot cleanly and start its first process again."""
        await self.stop_bot()
        await self.start_bot()

    async def until(self, is_so: Callable[[], bool], *, timeout: float = PATIENCE_S) -> None:  # noqa: ASYNC109
        """Wait until something holds; it is looked at after every request of the bot.

        Raises:
            RuntimeError: the time is over, or the bot's process has ended by itself; with the end of its log.
        """
        try:
            async with asyncio.timeout(timeout):
                while not is_so() and not self._has_bot_died():
                    self._woken.clear()
                    await self._woken.wait()
        except TimeoutError:
            raise RuntimeError(f"nothing after {timeout} s; the bot says:\n{self.log[-4000:]}") from None
        if not is_so():
            raise RuntimeError(f"the bot has ended by itself:\n{self.log[-4000:]}")

    def _is_ready(self) -> bool:
        return not self.bots or (all(bot.shards for bot in self.bots) and bool(self.server.hub.world.commands))

    def _has_bot_died(self) -> bool:
        return any(bot.process.state is BotState.WAITING for bot in self.bots)
