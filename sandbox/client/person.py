"""One of the people, as a program plays them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

import aiohttp

from sandbox.models import Attachment, Channel, Completion, Message, Modal
from sandbox.rest.messages import is_bare
from sandbox.server import Server
from sandbox.web import people, user_actions
from sandbox.world.world import DM, THREADS

Json = dict[str, Any]
Place = Mapping[str, str]
NOTHING: Json = {}
PATIENCE_S = 120.0
"""How long a program waits before it takes for certain that nothing comes: a failure, not a measure of speed."""


class NoAnswer(Exception):
    """The bot did not answer in time: what people see as "The application did not respond"."""


class Refused(Exception):
    """Discord's own client would not let the person do this."""


class Person:
    """One of the people, with an open client that hears what that person may see."""

    def __init__(self, name: str, server: Server, session: aiohttp.ClientSession, log: Callable[[], str]) -> None:
        self.name = name
        self.id: str = server.hub.world.people[name]["id"]
        self.events: list[Json] = []
        self._server = server
        self._session = session
        self._log = log
        self._news = asyncio.Condition()
        self._stream = server.hub.audience.open(self.id)
        self._reader = asyncio.create_task(self._listen())

    def close(self) -> None:
        """Stop listening."""
        self._reader.cancel()
        self._server.hub.audience.close(self.id, self._stream)

    async def set(
        self, *, locale: str | None = None, dms_open: bool | None = None, installed: bool | None = None
    ) -> None:
        """Change the language, whether direct messages are open, or whether the application is installed to them."""
        body = {"locale": locale, "dms_open": dms_open, "installed": installed}
        await self._call(people.change_profile, {k: v for k, v in body.items() if v is not None})

    async def channels(self) -> list[Channel]:
        """Return every channel, thread and direct message channel that this person sees."""
        state = await self._call(people.state)
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
        return Channel.from_json(await self._call(people.open_dm))

    async def messages(self, channel: Channel | str, *, limit: int = 100) -> list[Message]:
        """Return the last messages of a channel, oldest first, with this person's ephemeral ones."""
        records = await self._call(people.read, {}, await self._place_of(channel), limit=str(limit))
        return [message for message in map(Message.from_json, records) if not self._overlooks(message)]

    def _overlooks(self, message: Message) -> bool:
        """Tell whether a message is still to be laid out, where that matters."""
        return self._server.hub.has_layout_only and is_bare(message.raw) and message.raw["author"].get("bot", False)

    async def again(self, message: Message) -> Message:
        """Return a message as it is now."""
        return Message.from_json(await self._call(people.read_one, {}, _place(message)))

    async def fetch(self, attachment: Attachment) -> bytes:
        """Return the bytes of a file."""
        async with self._session.get(attachment.url) as response:
            response.raise_for_status()
            return await response.read()

    async def commands(self, channel: Channel | str = "general") -> list[Json]:
        """Return the commands that this person is offered, as registered, with localisations."""
        found: list[Json] = await self._call(people.offered, {}, await self._place_of(channel))
        return found

    async def command(self, channel: Channel | str, name: str, /, **options: Any) -> Message | Modal | None:
        """Run a slash command, as "match new", and return the bot's answer."""
        body = {"command": name.split(), "options": options}
        return await self._act(people.run, body, await self._place_of(channel))

    async def autocomplete(
        self, channel: Channel | str, name: str, focused: str, /, **options: Any
    ) -> list[Completion]:
        """Return the bot's completions of the option `focused`; `options` are what is typed so far."""
        body = {"command": name.split(), "options": {focused: "", **options}, "focused": focused}
        outcome = await self._call(people.complete, body, await self._place_of(channel))
        if outcome["kind"] == "failed":
            raise NoAnswer(f"no completions for {name} {focused}")
        return [Completion(choice["name"], choice["value"]) for choice in outcome["choices"]]

    async def press(self, message: Message, button: str) -> Message | Modal | None:
        """Press a button, named by label, custom_id or its beginning."""
        return await self._act(people.use, {"custom_id": message.button(button).custom_id}, _place(message))

    async def forge(
        self, message: Message, custom_id: str, values: Json | None = None, *, guild: str | None = None
    ) -> Message | Modal | None:
        """Press a button that is not there, or send a form, as a client of one's own could, or as if elsewhere."""
        hub = self._server.hub
        record = hub.world.message(message.channel_id, message.id)
        seen = len(self.events)
        outcome = await user_actions.forge(hub, self.id, record, custom_id, values, guild=guild)
        return await self._answered(outcome, seen, custom_id)

    async def select(self, message: Message, *values: str, of: str | None = None) -> Message | Modal | None:
        """Choose values (or labels) of a select, named by placeholder or custom_id where there are several."""
        select = message.select(of)
        by_label = {option.label: option.value for option in select.options}
        chosen = [by_label.get(value, value) for value in values]
        return await self._act(people.use, {"custom_id": select.custom_id, "values": chosen}, _place(message))

    async def submit(self, modal: Modal, values: Json) -> Message | Modal | None:
        """Submit a modal; values by label or custom_id, fields that are not named keep what is in them."""
        body = {"values": modal.ids_for(values)}
        return await self._act(people.submit, body, {"interaction": modal.interaction})

    async def say(self, channel: Channel | str, content: str) -> Message:
        """Write a message."""
        written = await self._call(people.write, {"content": content}, await self._place_of(channel))
        return Message.from_json(written)

    async def delete(self, what: Message | Channel) -> None:
        """Delete a message (or dismiss an ephemeral one), thread or channel."""
        if isinstance(what, Message):
            await self._call(people.erase, {}, _place(what))
        else:
            await self._call(people.delete_channel, {}, {"channel": what.id})

    async def change(self, channel: Channel, **fields: Any) -> Channel:
        """Change a thread or channel: name, archived, locked."""
        return Channel.from_json(await self._call(people.change_channel, fields, {"channel": channel.id}))

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

        def is_there() -> bool:
            nonlocal seen
            new, seen = self.events[seen:], len(self.events)
            records = (event["data"] for event in new if event["type"] in ("message_create", "message_update"))
            here = (record for record in records if place_id in (None, record["channel_id"]))
            shown = (message for message in map(Message.from_json, here) if not self._overlooks(message))
            found.extend(filter(is_it, shown))
            return bool(found)

        await self.heard(is_there, timeout)
        return found[0]

    async def thread_of(self, message: Message) -> str:
        """Return the id of the thread on a message, which is the message's own, as soon as the thread is there."""
        await self.heard(lambda: message.id in self._server.hub.world.channels)
        return message.id

    async def heard(self, is_so: Callable[[], bool], timeout: float = PATIENCE_S) -> None:  # noqa: ASYNC109
        """Wait until something holds; it is looked at whenever this person hears news.

        Raises:
            TimeoutError: it never did.
        """
        async with asyncio.timeout(timeout), self._news:
            await self._news.wait_for(is_so)

    async def _listen(self) -> None:
        while True:
            event = json.loads(await self._stream.get())
            async with self._news:
                self.events.append(event)
                self._news.notify_all()

    async def _act(self, act: people.Act, body: Json, place: Place) -> Message | Modal | None:
        seen = len(self.events)
        return await self._answered(await self._call(act, body, place), seen, f"{place} {body}")

    async def _answered(self, outcome: Json, seen: int, act: str) -> Message | Modal | None:
        """Return what came of an act; `seen` is how many events had been heard before it."""
        interaction = outcome["interaction"]
        if outcome["kind"] == "failed":
            raise NoAnswer(f"{self.name}: {act}\nthe bot says:\n{self._log()[-4000:]}")
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

    async def _place_of(self, channel: Channel | str) -> Place:
        return {"channel": await self._channel_id(channel)}

    async def _call(self, act: people.Act, body: Json = NOTHING, place: Place = NOTHING, **query: str) -> Any:
        """Do what the page does over HTTP, with copies of what is said."""
        asked = people.PersonRequest({"person": self.name, **place}, query, _copied(body))
        try:
            return _copied(await people.carry_out(self._server.hub, act, asked))
        except user_actions.ClientRefusal as error:
            raise Refused(str(error)) from None


def _copied(record: Any) -> Any:
    return json.loads(json.dumps(record))


def _place(message: Message) -> Place:
    return {"channel": message.channel_id, "message": message.id}
