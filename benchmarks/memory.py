"""Memory of the bot: the real process, connected to a server of the sandbox."""

import asyncio
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from benchmarks.child import BYTECODE_KEPT, keep_bytecode, run_child
from benchmarks.club import club, url_of
from benchmarks.dormant import multiply
from benchmarks.table import Measurement, at_most, plain
from sandbox.client import Message, Person, Sandbox
from sandbox.process.bot_process import spawn

TITLE = "Memory of the bot's process (resident), connected to one server"
DORMANT = 10_000
MOVES = 10
SETTLE_SECONDS = 2.0
SPAWN = spawn
MIB = "{:.1f} MiB"
LIBRARIES = """
import aiosqlite, babel.dates, babel.lists, cachetools, cryptography.hazmat.primitives.ciphers.aead, difflib
import discord.ext.commands, fluent.runtime, isal.isal_zlib, pydantic_settings, sqlalchemy.dialects.sqlite
import sqlalchemy.ext.compiler, structlog
print(open("/proc/self/status").read())
"""
"""Imports of a connected bot from outside this project: the rest of its memory is ours."""


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Measure; `effort` scales the number of dormant matches and of rounds."""
    rounds, dormant = max(1, round(3 * effort)), max(1, round(DORMANT * effort))
    seen: dict[str, list[float]] = {}
    keep_bytecode()
    for _ in range(rounds):
        seen.setdefault("libraries", []).append(resident_in(run_child(LIBRARIES)))
        for name, matches, moves in (
            ("first", None, 0),
            ("later", 0, 0),
            ("dormant", dormant, 0),
            ("played", 0, MOVES),
        ):
            with tempfile.TemporaryDirectory() as folder:
                if matches is not None:
                    asyncio.run(_prepare(Path(folder) / "fernzug.db", matches))
                seen.setdefault(name, []).append(asyncio.run(_connected(Path(folder), moves=moves)))
                if name == "first":
                    seen.setdefault("again", []).append(asyncio.run(_connected(Path(folder))))
    usual = {name: statistics.median(values) for name, values in seen.items()}
    return [
        plain("its libraries alone, imported", usual["libraries"], form=MIB),
        at_most("connected, a later start", usual["again"], 90, form=MIB),
        at_most("connected, and a new server greeted", usual["later"], 90, form=MIB),
        at_most("connected, the very first start", usual["first"], 90, form=MIB),
        at_most(f"more with {dormant} dormant matches", usual["dormant"] - usual["later"], 5, form=MIB),
        plain(f"after {MOVES} moves with previews and pictures", usual["played"], form=MIB),
    ]


async def _prepare(path: Path, dormant: int) -> None:
    """Make the database, with dormant matches if any are wanted."""
    async with club(url_of(path), is_timed=False) as made:
        match = await made.play_on(await made.start_match(), MOVES)
        multiply(made, [match.id], dormant)


async def _connected(data: Path, *, moves: int = 0) -> float:
    """Start the bot, let it play, and return what it takes then, in MiB."""
    async with Sandbox.start(data, env=BYTECODE_KEPT, spawn=SPAWN) as sandbox:
        if moves:
            await _play(sandbox.person("anna"), sandbox.person("bernd"), moves)
        await asyncio.sleep(SETTLE_SECONDS)
        assert sandbox.server.bot
        assert sandbox.server.bot.pid
        return resident(sandbox.server.bot.pid)


async def _play(anna: Person, bernd: Person, moves: int) -> None:
    """Play a match as two people do: complete a line, look at the preview, confirm."""
    await anna.command("spiele", "match new", game="colliding_circles", opponent="bernd", seat="red")
    invitation = await bernd.wait_for(lambda message: bool(message.buttons), channel="spiele")
    await bernd.press(invitation, invitation.buttons[0].label)
    board = await anna.wait_for(lambda message: bool(message.attachments))
    for number in range(moves):
        person = (anna, bernd)[number % 2]
        lines = await person.autocomplete(board.channel_id, "move", "line")
        preview = await person.command(board.channel_id, "move", line=lines[0].value)
        assert isinstance(preview, Message)
        await person.press(preview, preview.buttons[0].label)
        board = await person.wait_for(_board_after(board))


def _board_after(earlier: Message) -> Callable[[Message], bool]:
    """Return what tells the next board post from other messages."""
    return lambda message: int(message.id) > int(earlier.id) and bool(message.attachments) and not message.is_ephemeral


def resident(pid: int) -> float:
    """Return how much memory a process takes, in MiB."""
    return resident_in(Path(f"/proc/{pid}/status").read_text())


def resident_in(status: str) -> float:
    """Return how much memory a process takes by its status, in MiB."""
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024
