"""The sandbox for programs: end-to-end stories that use the real bot as people do.

    async def test_two_people_agree_on_a_match(tmp_path):
        async with Sandbox.start(tmp_path, bot_module="bot") as sandbox:
            anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
            invitation = await anna.command("spiele", "match new", game="colliding_circles", opponent="bernd")
            await bernd.press(invitation, "Join")
            board = await anna.wait_for(lambda message: "to move" in message.text)
            picture = await anna.fetch(board.attachments[0])
            choices = await anna.autocomplete(board.channel_id, "move", "text", text="a")
            preview = await anna.command(board.channel_id, "move", text=choices[0].value)
            await anna.press(preview, "Confirm")
            modal = await bernd.press(board, "Type a move")       # a Modal
            await bernd.submit(modal, {"Move": "b2-c3"})
            await sandbox.kill_bot()                                # SIGKILL
            await sandbox.start_bot()
            sandbox.fault("after", "POST", "/channels/*/messages", status=500)
            assert [r.path for r in sandbox.requests if r.method == "POST"]

Channels are given as a Channel, an id or a name ("spiele", or a thread's name). Commands and options go by their
English names, users by theirs ("anna", "bernd", "carla", "mira" the moderator). An act returns what the bot answered:
a Message (after a deferral the filled or changed one), a Modal, or None when the bot deleted its answer. It raises
`NoAnswer` when the bot did not answer within three seconds and `Refused` when Discord's own client would not allow it.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from sandbox.hub import Recorded
from sandbox.models import Attachment, Button, Channel, Choice, Field, Message, Modal, Option, Select
from sandbox.process.bot_process import Spawn, spawn
from sandbox.rest import events, guilds
from sandbox.server import Server
from sandbox.web import user_actions
from sandbox.web.access import TOKEN_HEADER
from sandbox.world.world import DM, THREADS

__all__ = [
    "Attachment",
    "Button",
    "Channel",
    "Choice",
    "Field",
    "Message",
    "Modal",
    "NoAnswer",
    "Option",
    "Person",
    "Refused",
    "Sandbox",
    "Select",
]

Json = dict[str, Any]
PATIENCE_S = 120.0
"""How long a program waits before it takes for certain that nothing comes: a failure, not a measure of speed."""
REMEMBERED = 20_000


class NoAnswer(Exception):
    """The bot did not answer in time: what people see as "The application did not respond"."""


class Refused(Exception):
    """Discord's own client would not let the person do this."""


class Sandbox:
    """A server in this process and the bot in another."""

    def __init__(self, server: Server, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session
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
        env: Mapping[str, str] | None = None,
        spawn: Spawn = spawn,
        timeout: float = PATIENCE_S,  # noqa: ASYNC109 - it bounds several steps, with a message that tells which
    ) -> AsyncIterator[Sandbox]:
        """Start a sandbox whose world lives in `data`, and the bot; the bot's words go to `data/bot.log`.

        `spawn` starts the bot's process; tests that need many have a quicker one.
        """
        server = Server(data, module=bot_module, env=env, bot_output=data / "bot.log", spawn=spawn)
        server.hub.requests = deque(maxlen=REMEMBERED)
        async with aiohttp.ClientSession(headers={TOKEN_HEADER: server.hub.world.page_token}) as session:
            sandbox = cls(server, session)
            try:
                await server.start()
                for name in server.hub.world.people:
                    sandbox._people[name] = person = Person(sandbox, name)
                    await person.open()
                if bot_module:
                    await sandbox.until(sandbox._is_ready, timeout=timeout)
                yield sandbox
            finally:
                for person in sandbox._people.values():
                    await person.close()
                await server.stop()

    @property
    def requests(self) -> deque[Recorded]:
        """Every request that the bot sent, oldest first, with what it was told."""
        return self.server.hub.requests

    @property
    def log(self) -> str:
        """What the bot's process wrote to its output."""
        path = self.server.data / "bot.log"
        return path.read_text("utf-8", "replace") if path.exists() else ""

    def person(self, name: str) -> Person:
        """Return one of the four people."""
        return self._people[name]

    def fault(self, kind: str, method: str = "*", path: str = "/**", **fields: Any) -> None:
        """Let the next requests of the bot go wrong; faults.Fault tells kinds and fields."""
        self.server.hub.faults.add({"kind": kind, "method": method, "path": path, **fields})

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cut the bot's gateway connection."""
        await self.server.hub.gateway.drop(resumable=resumable)

    def let_bot_join(self) -> None:
        """Let the bot come to the server once more, upon which it introduces itself."""
        guilds.join(self.server.hub)

    def skip_time(self, seconds: float) -> None:
        """Let interaction tokens age, and let what waits longer than patience lasts fail."""
        self.server.hub.interactions.skip(seconds)

    def set_patience(self, seconds: float) -> None:
        """Wait less (or longer) than Discord's three seconds for first answers."""
        self.server.hub.interactions.patience_s = seconds

    def set_permissions(self, role: str, bits: int) -> None:
        """Change what a role ("Fernzug", "Moderator", "@everyone") may do."""
        roles = self.server.hub.world.roles.values()
        guilds.set_role_permissions(self.server.hub, next(r["id"] for r in roles if r["name"] == role), bits)

    def set_roles(self, person: str, *roles: str) -> None:
        """Change which roles ("Moderator") a person has."""
        known = {role["name"]: role["id"] for role in self.server.hub.world.roles.values()}
        guilds.set_roles(self.server.hub, self._people[person].id, [known[role] for role in roles])

    def roles_of(self, person: str) -> list[str]:
        """Return the names of the roles that a person has."""
        world = self.server.hub.world
        return [world.roles[role]["name"] for role in world.member(self._people[person].id)["roles"]]

    def add_role(self, name: str, *, bits: int = 0, position: int = 1) -> str:
        """Make a role with permissions at a position, 1 being the lowest, and return its id."""
        return str(guilds.add_role(self.server.hub, name, bits, position)["id"])

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

    async def stop_bot(self) -> int | None:
        """End the bot with SIGTERM and return its exit code."""
        assert self.server.bot
        return await self.server.bot.stop()

    async def kill_bot(self) -> int | None:
        """End the bot with SIGKILL."""
        assert self.server.bot
        return await self.server.bot.kill()

    async def start_bot(self) -> None:
        """Start the bot again and wait until it listens."""
        assert self.server.bot
        before = self.server.hub.gateway.identified
        await self.server.bot.start()
        await self.until(lambda: self.server.hub.gateway.identified > before and self._is_ready())

    async def restart_bot(self) -> None:
        """Stop the bot cleanly and start it again."""
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
            raise RuntimeError(f"waited {timeout} s in vain; the bot says:\n{self.log[-4000:]}") from None
        if not is_so():
            raise RuntimeError(f"the bot has ended by itself:\n{self.log[-4000:]}")

    def _is_ready(self) -> bool:
        return self.server.hub.gateway.is_connected and bool(self.server.hub.world.commands)

    def _has_bot_died(self) -> bool:
        return self.server.bot is not None and self.server.bot.state.value == "waiting"


class Person:
    """One of the people, with an open client that hears what that person may see."""

    def __init__(self, sandbox: Sandbox, name: str) -> None:
        self.name = name
        self.id: str = sandbox.server.hub.world.people[name]["id"]
        self.events: list[Json] = []
        self._sandbox = sandbox
        self._url = f"{sandbox.server.url}/sandbox/api/people/{name}"
        self._news = asyncio.Condition()
        self._stream: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        self._stream = await self._sandbox.session.ws_connect(self._url + "/events", max_msg_size=0)
        await self._stream.receive()
        self._reader = asyncio.create_task(self._listen(self._stream))

    async def close(self) -> None:
        """Stop listening."""
        if self._reader:
            self._reader.cancel()
        if self._stream:
            await self._stream.close()

    async def set(self, *, locale: str | None = None, dms_open: bool | None = None) -> None:
        """Change the language, or whether direct messages are open."""
        body = {"locale": locale, "dms_open": dms_open}
        await self._call("PATCH", "", {k: v for k, v in body.items() if v is not None})

    async def channels(self) -> list[Channel]:
        """Return every channel, thread and direct message channel that this person sees."""
        state = await self._call("GET", "")
        return [Channel.from_json(record) for record in state["channels"]]

    async def threads(self) -> list[Channel]:
        """Return the threads that this person sees."""
        return [channel for channel in await self.channels() if channel.type in THREADS]

    async def dms(self) -> list[Message]:
        """Return the messages between this person and the bot, oldest first."""
        found = [message for c in await self.channels() if c.type == DM for message in await self.messages(c)]
        return sorted(found, key=lambda message: int(message.id))

    async def open_dm(self) -> Channel:
        """Open the direct message channel with the bot."""
        return Channel.from_json(await self._call("POST", "/dm"))

    async def messages(self, channel: Channel | str, *, limit: int = 100) -> list[Message]:
        """Return the last messages of a channel, oldest first, with this person's ephemeral ones."""
        channel_id = await self._channel_id(channel)
        records = await self._call("GET", f"/channels/{channel_id}/messages?limit={limit}")
        return [Message.from_json(record) for record in records]

    async def again(self, message: Message) -> Message:
        """Return a message as it is now."""
        return Message.from_json(await self._call("GET", _path(message)))

    async def fetch(self, attachment: Attachment) -> bytes:
        """Return the bytes of a file."""
        async with self._sandbox.session.get(attachment.url) as response:
            response.raise_for_status()
            return await response.read()

    async def commands(self, channel: Channel | str = "general") -> list[Json]:
        """Return the commands that this person is offered, as registered, with localisations."""
        found: list[Json] = await self._call("GET", f"/channels/{await self._channel_id(channel)}/commands")
        return found

    async def command(self, channel: Channel | str, name: str, /, **options: Any) -> Message | Modal | None:
        """Run a slash command, as "match new", and return the bot's answer."""
        body = {"command": name.split(), "options": options}
        return await self._act(f"/channels/{await self._channel_id(channel)}/commands", body)

    async def autocomplete(self, channel: Channel | str, name: str, focused: str, /, **options: Any) -> list[Choice]:
        """Return the bot's completions of the option `focused`; `options` are what is typed so far."""
        body = {"command": name.split(), "options": {focused: "", **options}, "focused": focused}
        outcome = await self._call("POST", f"/channels/{await self._channel_id(channel)}/completions", body)
        if outcome["kind"] == "failed":
            raise NoAnswer(f"no completions for {name} {focused}")
        return [Choice(choice["name"], choice["value"]) for choice in outcome["choices"]]

    async def press(self, message: Message, button: str) -> Message | Modal | None:
        """Press a button, named by label, custom_id or its beginning."""
        return await self._act(f"{_path(message)}/components", {"custom_id": message.button(button).custom_id})

    async def forge(
        self, message: Message, custom_id: str, values: Json | None = None, *, guild: str | None = None
    ) -> Message | Modal | None:
        """Press a button that is not there, or send a form, as a client of one's own could, or as if elsewhere."""
        hub = self._sandbox.server.hub
        record = hub.world.message(message.channel_id, message.id)
        seen = len(self.events)
        outcome = await user_actions.forge(hub, self.id, record, custom_id, values, guild=guild)
        return await self._answered(outcome, seen, custom_id)

    async def select(self, message: Message, *values: str, of: str | None = None) -> Message | Modal | None:
        """Choose values (or labels) of a select, named by placeholder or custom_id where there are several."""
        select = message.select(of)
        by_label = {option.label: option.value for option in select.options}
        chosen = [by_label.get(value, value) for value in values]
        return await self._act(f"{_path(message)}/components", {"custom_id": select.custom_id, "values": chosen})

    async def submit(self, modal: Modal, values: Json) -> Message | Modal | None:
        """Submit a modal; values by label or custom_id, fields that are not named keep what is in them."""
        return await self._act(f"/interactions/{modal.interaction}/modal", {"values": modal.ids_for(values)})

    async def say(self, channel: Channel | str, content: str) -> Message:
        """Write a message."""
        path = f"/channels/{await self._channel_id(channel)}/messages"
        return Message.from_json(await self._call("POST", path, {"content": content}))

    async def delete(self, what: Message | Channel) -> None:
        """Delete a message (or dismiss an ephemeral one), thread or channel."""
        await self._call("DELETE", _path(what) if isinstance(what, Message) else f"/channels/{what.id}")

    async def change(self, channel: Channel, **fields: Any) -> Channel:
        """Change a thread or channel: name, archived, locked."""
        return Channel.from_json(await self._call("PATCH", f"/channels/{channel.id}", fields))

    async def wait_for(
        self,
        is_it: Callable[[Message], bool],
        *,
        channel: Channel | str | None = None,
        timeout: float = PATIENCE_S,  # noqa: ASYNC109
    ) -> Message:
        """Return the newest message that fits: one that is there, or the first that comes or changes so.

        Raises:
            TimeoutError: none came.
        """
        seen = len(self.events)
        places = [channel] if channel else await self.channels()
        found = [message for place in places for message in await self.messages(place) if is_it(message)]
        if found:
            return max(found, key=lambda message: int(message.id))
        place_id = await self._channel_id(channel) if channel else None

        def news() -> list[Message]:
            records = [e["data"] for e in self.events[seen:] if e["type"] in ("message_create", "message_update")]
            return [m for m in map(Message.from_json, records) if place_id in (None, m.channel_id) and is_it(m)]

        await self.heard(lambda: bool(news()), timeout)
        return news()[0]

    async def heard(self, is_so: Callable[[], bool], timeout: float = PATIENCE_S) -> None:  # noqa: ASYNC109
        """Wait until something holds; it is looked at whenever this person hears news.

        Raises:
            TimeoutError: it never did.
        """
        async with asyncio.timeout(timeout), self._news:
            await self._news.wait_for(is_so)

    async def _listen(self, stream: aiohttp.ClientWebSocketResponse) -> None:
        async for message in stream:
            async with self._news:
                self.events.append(json.loads(message.data))
                self._news.notify_all()

    async def _act(self, path: str, body: Json) -> Message | Modal | None:
        seen = len(self.events)
        return await self._answered(await self._call("POST", path, body), seen, f"{path} {body}")

    async def _answered(self, outcome: Json, seen: int, act: str) -> Message | Modal | None:
        """Return what came of an act; `seen` is how many events had been heard before it."""
        interaction = outcome["interaction"]
        if outcome["kind"] == "failed":
            raise NoAnswer(f"{self.name}: {act}\nthe bot says:\n{self._sandbox.log[-4000:]}")
        if outcome["kind"] == "modal":
            return Modal.from_json(interaction, outcome["modal"])
        if outcome["kind"] == "deferred":

            def replies() -> list[Json]:
                heard = [e["data"] for e in self.events[seen:] if e["type"] == "reply"]
                return [data for data in heard if data["interaction"] == interaction]

            await self.heard(lambda: bool(replies()))
            outcome = replies()[0]
        return Message.from_json(outcome["message"]) if outcome.get("message") else None

    async def _channel_id(self, channel: Channel | str) -> str:
        if isinstance(channel, Channel):
            return channel.id
        if channel.isdigit():
            return channel
        return next(known.id for known in await self.channels() if known.name == channel)

    async def _call(self, method: str, path: str, body: Any = None) -> Any:
        async with self._sandbox.session.request(method, self._url + path, json=body) as response:
            answer = await response.json()
        if response.status >= 400:
            raise Refused(answer["error"])
        return answer


def _path(message: Message) -> str:
    return f"/channels/{message.channel_id}/messages/{message.id}"
