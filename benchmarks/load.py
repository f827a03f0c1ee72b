"""The bot under load, as people see it: the real process behind the sandbox, which plays Discord.

Everybody's sides and Discord are in this process, the bot in one of its own. In each of many matches the one who is to
move types a line and confirms it; the moves of all are evenly spread. A wait is measured from when somebody asks until
the first answer is there, so the sandbox's own part is in it.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.child import BYTECODE_KEPT, keep_bytecode
from benchmarks.table import Measurement, at_most, plain
from benchmarks.timing import Stopwatch, percentile, without_collecting
from sandbox.client import PATIENCE_S, Message, Person, Sandbox
from sandbox.process.bot_process import spawn

TITLE = "Many matches at once, as people see it"
MATCHES = 50
A_SECOND = 8.0
"""Moves in all matches together."""
SECONDS = 120.0
WARM_UP: Final = 1 / 6
"""The part of the time after which growth is measured, as from minute 5 to minute 30: until then caches fill."""
GAME = "colliding_circles"
CHANNEL = "spiele"
SPAWN = spawn
MS: Final = "{:.0f} ms"
MIB: Final = "{:.1f} MiB"
ROOM: Final = {"MOST_MATCHES_AT_ONCE": "1000", "MOST_STARTS_AN_HOUR": "1000", "MOST_INVITATIONS_TO_ONE_A_DAY": "1000"}
ANSWERS: Final = {"/move": (15, 100), "Confirm": (15, 100)}
"""The most milliseconds: of half of the answers, and of 99 in a hundred."""
AT_ONCE: Final = " at once"
"""Behind the names of answers where everybody asks at the very same moment."""


@dataclass
class Seats:
    """A match, the two who play it, the one to move first, and its newest board; matches begin one at a time."""

    sandbox: Sandbox
    people: tuple[Person, Person]
    board: Message
    beginning: asyncio.Lock

    async def move(self, watch: Stopwatch, when: str = "") -> None:
        """Type the first line that is offered and confirm it, in another match where this one is over.

        Returns when the next board is there.
        """
        person = self.people[0]
        while not (lines := await person.autocomplete(self.board.channel_id, "move", "line")):
            other = await begun(self.sandbox, self.beginning)
            self.people, self.board, person = other.people, other.board, other.people[0]
        line = lines[0].value
        preview = await watch.wait(f"/move{when}", person.command(self.board.channel_id, "move", line=line))
        assert isinstance(preview, Message)
        await watch.wait(f"Confirm{when}", person.press(preview, preview.buttons[0].label))
        self.board = await person.wait_for(_board_after(self.board), channel=self.board.channel_id)
        self.people = self.people[::-1]


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Measure; `effort` scales for how long."""
    keep_bytecode()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder), SECONDS * effort))


async def _measured(data: Path, seconds: float) -> list[Measurement]:
    async with Sandbox.start(data, env={**BYTECODE_KEPT, **ROOM}, spawn=SPAWN) as sandbox:
        sandbox.set_patience(PATIENCE_S)  # three seconds are Discord's, but a busy machine is to give figures, too
        assert sandbox.server.bot
        pid = sandbox.server.bot.pid
        assert pid
        first = _resident(pid)
        table = await all_begun(sandbox)
        watch = Stopwatch()
        with without_collecting():
            spent = _processor(pid)
            await spread(table, watch, seconds * WARM_UP)
            began, warm = _resident(pid), len(watch["Confirm"])
            await spread(table, watch, seconds * (1 - WARM_UP))
            moves = len(watch["Confirm"])
            spent = _processor(pid) - spent
            ended = _resident(pid)
            await asyncio.gather(*(seats.move(watch, AT_ONCE) for seats in table))
    return [
        *_waits(watch),
        at_most(f"/move of {MATCHES} at once, the last", max(watch[f"/move{AT_ONCE}"]) * 1000, 250, form=MS),
        plain(f"Confirm of {MATCHES} at once, the last", max(watch[f"Confirm{AT_ONCE}"]) * 1000, form=MS),
        at_most("processor time of a move", spent / moves * 1000, 30, form=MS),
        plain("memory when connected", first, form=MIB),
        at_most(f"memory with {MATCHES} matches", ended, 130, form=MIB),
        at_most(f"more of it in the last {moves - warm} of {moves} moves", ended - began, 5, form=MIB),
    ]


def _waits(watch: Stopwatch) -> list[Measurement]:
    rows = []
    for name, (half, nearly_all) in ANSWERS.items():
        for percent, limit in ((50, half), (99, nearly_all)):
            seen = percentile(watch[name], percent) * 1000
            rows.append(at_most(f"first answer to {name}, {percent} % within", seen, limit, form=MS))
    return rows


async def all_begun(sandbox: Sandbox) -> list[Seats]:
    """Let all matches begin, one after the other."""
    beginning = asyncio.Lock()
    return [await begun(sandbox, beginning) for _ in range(MATCHES)]


async def begun(sandbox: Sandbox, beginning: asyncio.Lock) -> Seats:
    """Let one invite another, who joins."""
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    async with beginning:
        newest = max((int(message.id) for message in await bernd.messages(CHANNEL, limit=1)), default=0)
        await anna.command(CHANNEL, "match new", game=GAME, opponent="bernd", seat="red")
        invitation = await bernd.wait_for(
            lambda message: int(message.id) > newest and bool(message.buttons), channel=CHANNEL
        )
        await bernd.press(invitation, invitation.buttons[0].label)
    thread = await anna.thread_of(invitation)
    board = await anna.wait_for(lambda message: bool(message.attachments), channel=thread)
    return Seats(sandbox, (anna, bernd), board, beginning)


async def spread(table: list[Seats], watch: Stopwatch, seconds: float) -> None:
    """Let each match move in turn, so many moves a second, as long as it has its time."""
    began, moving = time.perf_counter(), [asyncio.create_task(asyncio.sleep(0)) for _ in table]
    for number in range(max(len(table), round(seconds * A_SECOND))):
        await asyncio.sleep(max(0.0, began + number / A_SECOND - time.perf_counter()))
        place = number % len(table)
        await moving[place]
        moving[place] = asyncio.create_task(table[place].move(watch))
    await asyncio.gather(*moving)


def _board_after(earlier: Message) -> Callable[[Message], bool]:
    return lambda message: int(message.id) > int(earlier.id) and bool(message.attachments) and not message.is_ephemeral


def _resident(pid: int) -> float:
    """Return how much memory a process takes, in MiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def _processor(pid: int) -> float:
    """Return the seconds that a process has had a processor for."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
