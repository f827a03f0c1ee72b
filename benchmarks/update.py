"""Rolling updates while people play: what becomes of everything that they press, and how long the door is shut.

The real bot speaks to the sandbox. One process after the other goes on in the place of the one before, as an update
does it, while in every match somebody types, presses or looks something up now and then.
"""

import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from benchmarks.child import BYTECODE_KEPT, keep_bytecode
from benchmarks.table import Measurement, at_most, plain
from benchmarks.timing import percentile
from bot.operations import checking
from bot.operations.settings import Settings
from sandbox.client import Bot, Message, NoAnswer, Person, Sandbox
from sandbox.process.bot_process import spawn
from sandbox.world.interactions import InteractionState

TITLE = "Updates while people play"
MATCHES: Final = 50
UPDATES: Final = 3
THINKING_SECONDS: Final = 5.0
LONGEST_WAIT_SECONDS: Final = 3.0
LONGEST_SHUT_SECONDS: Final = 2.0
LOOKS_EVERY: Final = 0.2
SPAWN = spawn
QUOTAS: Final = {
    "MOST_OPEN_INVITATIONS": "1000",
    "MOST_OPEN_INVITATIONS_TO_ONE": "1000",
    "MOST_INVITATIONS_TO_ONE_A_DAY": "1000",
    "MOST_STARTS_AN_HOUR": "1000",
    "MOST_MATCHES_AT_ONCE": "1000",
}
SECONDS = "{:.2f} s"


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Measure; `effort` scales the number of matches and of updates."""
    keep_bytecode()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder), max(1, round(MATCHES * effort)), max(1, round(UPDATES * effort))))


@dataclass
class Play:
    """One match of two people in a server of their own, and what it made them wait."""

    people: tuple[Person, Person]
    thread: str
    board: Message
    rng: random.Random
    waits: list[float] = field(default_factory=list)
    moves: int = 0

    @classmethod
    async def begin(cls, sandbox: Sandbox, hall: str) -> "Play":
        """Let two people begin a match in a new server."""
        anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
        sandbox.add_guild(hall, hall)
        await anna.command(hall, "match new", game="colliding_circles", opponent="bernd", seat="red")
        invitation = await _newest(bernd, hall, 0, _is_invitation)
        await bernd.press(invitation, "join")
        thread = await anna.thread_of(invitation)
        return cls((anna, bernd), thread, await _newest(anna, thread, 0, _is_board), random.Random(hall))  # noqa: S311 - only how long people think

    async def go_on(self, ended: asyncio.Event) -> None:
        """Move, and look things up between moves, until it is over; what is not answered is done again."""
        while not ended.is_set():
            await self._move(*(self.people if self.moves % 2 == 0 else self.people[::-1]))
            self.moves += 1

    async def _move(self, due: Person, other: Person) -> None:
        lines = await self._do(due.autocomplete, self.thread, "move", "line")
        await self._do(other.command, self.thread, "board")
        preview = await self._do(due.command, self.thread, "move", line=lines[0].value)
        await self._do(other.press, self.board, "more")
        await self._do(due.press, preview, preview.buttons[0].label)
        self.board = await _newest(due, self.thread, int(self.board.id), _is_board)

    async def _do(self, act: Callable[..., Awaitable[Any]], *what: Any, **options: Any) -> Any:
        """Do something after some thought and return the answer to it."""
        await asyncio.sleep(self.rng.uniform(0, 2 * THINKING_SECONDS))
        while True:
            began = time.perf_counter()
            try:
                return await act(*what, **options)
            except NoAnswer:
                continue
            finally:
                self.waits.append(time.perf_counter() - began)


@dataclass(frozen=True, slots=True)
class Seen:
    """Observations of the updates."""

    sandbox: Sandbox
    plays: Sequence[Play]
    before: frozenset[str]
    boards: int
    faults: int

    def rows(self) -> list[Measurement]:
        """Return the table."""
        ours = [interaction for interaction in self.sandbox.interactions if interaction.id not in self.before]
        waits = [wait for play in self.plays for wait in play.waits]
        shut = list(_shut_seconds(self.sandbox.bots))
        moves = sum(play.moves for play in self.plays)
        outcomes = Counter((interaction.state, len(interaction.answers)) for interaction in ours)
        by_process = Counter(interaction.answered_by for interaction in ours)
        return [
            plain("updates", len(shut), form="{}"),
            plain("interactions", len(ours), form="{}"),
            *(
                plain(f"... answered by process {number}", count, form="{}")
                for number, count in sorted(by_process.items())
            ),
            plain(
                "... heard by two processes",
                len([interaction for interaction in ours if len(interaction.heard_by) > 1]),
                form="{}",
            ),
            plain("... answered once", outcomes[InteractionState.ANSWERED, 1], form="{}"),
            at_most(
                "... not answered",
                len([interaction for interaction in ours if interaction.state is not InteractionState.ANSWERED]),
                0,
                form="{}",
            ),
            at_most(
                "... answered more than once",
                len([interaction for interaction in ours if len(interaction.answers) > 1]),
                0,
                form="{}",
            ),
            plain("moves", moves, form="{}"),
            at_most("... whose post is missing or doubled", abs(self.boards - moves - len(self.plays)), 0, form="{}"),
            at_most("faults that `check` finds", self.faults, 0, form="{}"),
            plain("median wait", percentile(waits, 50), form=SECONDS),
            plain("99 of 100 waits are shorter than", percentile(waits, 99), form=SECONDS),
            at_most("longest wait", max(waits), LONGEST_WAIT_SECONDS, form=SECONDS),
            at_most("longest time with the gate shut", max(shut), LONGEST_SHUT_SECONDS, form=SECONDS),
        ]


async def _measured(folder: Path, matches: int, updates: int) -> list[Measurement]:
    env = {**BYTECODE_KEPT, **QUOTAS, "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/fernzug.db", "LOG_FORMAT": "json"}
    async with Sandbox.start(folder, env=env, spawn=SPAWN) as sandbox:
        plays = [await Play.begin(sandbox, f"hall-{number}") for number in range(matches)]
        before, ended = frozenset(interaction.id for interaction in sandbox.interactions), asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for play in plays:
                group.create_task(play.go_on(ended))
            for _ in range(updates):
                await asyncio.sleep(THINKING_SECONDS)
                old = sandbox.bots[-1]
                await sandbox.add_bot("--take-over")
                assert await old.wait() == 0
            await asyncio.sleep(THINKING_SECONDS)
            ended.set()
        boards = [
            message for play in plays for message in await play.people[0].messages(play.thread) if _is_board(message)
        ]
        await sandbox.stop_bot()
        settings = Settings.model_validate({name.lower(): value for name, value in env.items()})
        found = await checking.faults(settings)
        return Seen(sandbox, plays, before, len(boards), len(found.faults)).rows()


def _shut_seconds(bots: Sequence[Bot]) -> Iterator[float]:
    """Yield for how many seconds nobody answered, for each time that the door was shut."""
    lines = [json.loads(line) for bot in bots for line in bot.log.splitlines() if line.startswith("{")]
    at = {event: [_time(line) for line in lines if line["event"] == event] for event in ("gate shut", "gate open")}
    for shut, opened in zip(at["gate shut"], at["gate open"], strict=True):
        yield (opened - shut).total_seconds()


def _time(line: Mapping[str, Any]) -> datetime:
    return datetime.fromisoformat(line["timestamp"])


def _is_invitation(message: Message) -> bool:
    return any((button.custom_id or "").startswith("join:") for button in message.buttons)


def _is_board(message: Message) -> bool:
    return bool(message.attachments) and not message.is_ephemeral


async def _newest(person: Person, channel: str, after: int, is_it: Callable[[Message], bool]) -> Message:
    """Return the first message of a channel after another one that is wanted, as soon as it is there."""
    while True:
        for message in await person.messages(channel, limit=10):
            if int(message.id) > after and is_it(message):
                return message
        await asyncio.sleep(LOOKS_EVERY)
