"""A match as its people meet it: invited to, joined, played by typing or by buttons, looked at after every move.

Buttons are named by the beginning of their custom_id, since their labels are in the language of the reader.
"""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from sandbox.client import Message, Modal, Person, Sandbox

CHANNEL = "spiele"
GAME = "colliding_circles"
MARKER = re.compile(r"-# `(?P<match>[0-9a-z]{8})` · #(?P<seq>\d+) · `[0-9a-f]{16}`")
PERSON = re.compile(r"<@(\d+)>")
YOUR_MOVE = ("it is your move", "du bist am Zug", "ihr seid am Zug")
IS_PRIVATE = 1 << 6
SYSTEM = (1, 2, 4)
"""Kinds of messages that are Discord's own: somebody was added to a thread or taken out of it, or it has a new name."""


@dataclass
class Table:
    """One match in the sandbox and the people at it; `board` is its newest post with a picture."""

    sandbox: Sandbox
    match: str
    players: tuple[Person, ...]
    board: Message
    posts: list[Message] = field(default_factory=list)

    @classmethod
    async def set_up(cls, sandbox: Sandbox, *names: str, **options: Any) -> Self:
        """Let the first person invite the second, who joins; return when the board is posted."""
        first, second = (sandbox.person(name) for name in names or ("anna", "bernd"))
        invitation = await invite(first, second.name, **options)
        await second.press(invitation, "join")
        return await cls.at(sandbox, match_of(invitation), first, second)

    @classmethod
    async def at(cls, sandbox: Sandbox, match: str, *players: Person) -> Self:
        """Return the table of a match as soon as its board is posted."""
        board = await players[0].wait_for(is_board(match))
        return cls(sandbox, match, players, board, [board])

    @property
    def thread(self) -> str:
        """Return the thread of the match."""
        return self.board.channel_id

    @property
    def to_move(self) -> Person:
        """Return who is to move, as the newest board post says."""
        (due,) = due_at(self.board)
        return next(player for player in self.players if player.id == due)

    @property
    def waiting(self) -> Person:
        """Return the other one."""
        return next(player for player in self.players if player is not self.to_move)

    async def type(self, line: str, person: Person | None = None) -> Message:
        """Write /move and return the answer, a preview unless switched off."""
        return answer(await (person or self.to_move).command(self.thread, "move", line=line))

    async def suggestions(self, typed: str = "", person: Person | None = None) -> list[str]:
        """Return the lines that autocompletion offers."""
        choices = await (person or self.to_move).autocomplete(self.thread, "move", "line", line=typed)
        return [str(choice.value) for choice in choices]

    async def confirm(self, preview: Message, person: Person | None = None) -> Message:
        """Press Confirm and return the new board post."""
        person = person or self.to_move
        await person.press(preview, "confirm")
        return await self.next_board()

    async def play(self, line: str) -> Message:
        """Type a line as the one who is to move, confirm the preview, and return the new board post, which tells it."""
        board = await self.confirm(await self.type(line))
        assert f"`{line}`" in board.text
        return board

    async def play_first(self) -> Message:
        """Play what autocompletion offers first."""
        return await self.play((await self.suggestions())[0])

    async def play_first_as(self, person: Person) -> Message:
        """Play what autocompletion offers first, as somebody whom the newest board post does not ping."""
        line = (await self.suggestions(person=person))[0]
        return await self.confirm(await self.type(line, person), person)

    async def build(self, rng: random.Random) -> Message:
        """Make a move with selects and buttons only, chosen at random, and return the new board post."""
        person = self.to_move
        shown = answer(await person.press(self.board, "build"))
        while not has_button(shown, "confirm") or (rng.random() < 0.5 and has_more(shown)):
            shown = await self._pick(person, shown, rng)
        return await self.confirm(shown, person)

    async def _pick(self, person: Person, shown: Message, rng: random.Random) -> Message:
        buttons = [b.custom_id for b in shown.buttons if b.custom_id and b.custom_id.startswith("pick:")]
        entries = [(select.custom_id, option.value) for select in shown.selects for option in select.options]
        chosen = rng.choice([*buttons, *entries])
        if isinstance(chosen, str):
            return answer(await person.press(shown, chosen))
        menu, value = chosen
        return answer(await person.select(shown, value, of=menu))

    async def next_board(self) -> Message:
        """Wait for a board post that is newer than the one known, and take it for the newest."""
        newer = int(self.board.id)
        is_wanted = is_board(self.match)
        self.board = await self.players[0].wait_for(
            lambda message: int(message.id) > newer and is_wanted(message), channel=self.thread
        )
        self.posts.append(self.board)
        return self.board

    async def next_change(self) -> Message:
        """Wait until a board post says more than the one known: a new one, or the same that has grown."""
        known, is_wanted = seq_of(self.board), is_board(self.match)
        self.board = await self.players[0].wait_for(
            lambda message: is_wanted(message) and seq_of(message) > known, channel=self.thread
        )
        return self.board

    async def next_post(self, after: Message, text: str = "") -> Message:
        """Wait for a public post in the thread after another one."""
        return await self.players[0].wait_for(
            lambda message: int(message.id) > int(after.id) and is_public(message) and text in message.text,
            channel=self.thread,
        )

    async def public_posts(self) -> list[Message]:
        """Return every public post of the bot in the thread, oldest first, as somebody sees them who has no others."""
        found = await self.sandbox.person("mira").messages(self.thread)
        return [message for message in found if is_public(message)]


async def read_as_text(sandbox: Sandbox, *names: str) -> None:
    """Let people have their boards in plain characters, too."""
    for name in names or ("anna", "bernd", "carla"):
        await sandbox.person(name).command(CHANNEL, "settings", text="on")


async def invite(person: Person, *guests: str, **options: Any) -> Message:
    """Write /match new and return the invitation that appears."""
    named = dict(zip(("opponent", "second", "third"), guests, strict=False))
    newest = max((int(message.id) for message in await person.messages(CHANNEL)), default=0)
    said = answer(await person.command(CHANNEL, "match new", **{"game": GAME, **named, **options}))
    assert said.is_ephemeral, said.text
    return await person.wait_for(
        lambda message: int(message.id) > newest and has_button(message, "join"), channel=CHANNEL
    )


def answer(said: Message | Modal | None) -> Message:
    """Return an answer that must be a message."""
    assert isinstance(said, Message), said
    return said


async def filled(person: Person, said: Message | Modal | None) -> Message:
    """Return an answer as soon as its files are there."""
    shown = answer(said)
    return await person.wait_for(
        lambda message: message.id == shown.id and bool(message.attachments), channel=shown.channel_id
    )


def form(said: Message | Modal | None) -> Modal:
    """Return an answer that must be a form."""
    assert isinstance(said, Modal), said
    return said


def match_of(message: Message) -> str:
    """Return the match that a post belongs to."""
    found = MARKER.search(message.text)
    assert found, message.text
    return found["match"]


def seq_of(message: Message) -> int:
    """Return the number of the fact that a post tells of last."""
    found = MARKER.search(message.text)
    assert found, message.text
    return int(found["seq"])


def is_public(message: Message) -> bool:
    """Tell whether everybody sees a post of the bot."""
    return not message.is_ephemeral and message.raw["author"]["bot"] and bool(MARKER.search(message.text))


def is_board(match: str) -> Callable[[Message], bool]:
    """Return a test for board posts of a match; a letter with a player's secrets can only be read as text."""
    return lambda message: (
        is_public(message)
        and bool(message.attachments and message.buttons)
        and not has_button(message, "secrets_text")
        and match_of(message) == match
    )


def due_at(message: Message) -> list[str]:
    """Return the ids of the people who are to move, as a public board post says in either language."""
    said = [line for line in message.text.splitlines() if any(words in line for words in YOUR_MOVE)]
    return [person for line in said for person in PERSON.findall(line)]


def pinged(message: Message) -> list[str]:
    """Return the ids of the people whom a message pings; Discord's own messages name people, and ping nobody."""
    if message.raw["type"] in SYSTEM:
        return []
    assert not message.raw["mention_everyone"]
    assert not message.raw["mention_roles"]
    return [user["id"] for user in message.raw["mentions"]]


def has_button(message: Message, route: str) -> bool:
    """Tell whether a message has a button of a route that can be pressed."""
    return any((b.custom_id or "").startswith(f"{route}:") and not b.is_disabled for b in message.buttons)


def has_more(message: Message) -> bool:
    """Tell whether the move builder offers a further step."""
    return bool(message.selects) or has_button(message, "pick")


def texts(messages: Sequence[Message]) -> str:
    """Return what several messages say."""
    return "\n---\n".join(message.text for message in messages)


def offer_to_all(sandbox: Sandbox, name: str) -> None:
    """Let everybody see a command that is offered to managers only, as a server may; the bot looks for itself."""
    for command in sandbox.server.hub.world.commands["global"]:
        if command["name"] == name:
            command["default_member_permissions"] = None
