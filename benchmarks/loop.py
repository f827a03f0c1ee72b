"""Blocking of the event loop while 50 matches move at once, alone and beside 50 against the computer."""

import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, cast

from benchmarks.club import ANNA, BERND, CHANNEL, GAME, READER, SERVER, Club, club, mover, url_of
from benchmarks.table import Measurement, at_most, plain
from benchmarks.timing import MS
from bot.delivery.announcer import Announcer
from bot.delivery.matches.assembly import assemble_announcer
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.services import DeliveryServices
from bot.operations.running import SWITCH_SECONDS
from bot.platform.computer_workers import ComputerWorkers
from bot.platform.runtime import Runtime
from bot.posts.post import Post
from bot.posts.recipients import Recipients
from engine.ids import is_computer
from engine.log.facts.start import ComputerSeat
from engine.matches.service.dependencies import utc_now
from engine.matches.state.match import Match
from engine.seasons.service.service import Seasons
from games.core import Seat
from players.registry import VERSIONS

TITLE = "The event loop while 50 matches move at once, from preview to post"
MATCHES = 50
TICK = 0.001


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Measure; `effort` scales the number of rounds."""
    rounds = max(2, round(15 * effort))
    return [*asyncio.run(_run(rounds=rounds, computer=0)), *asyncio.run(_run(rounds=rounds, computer=MATCHES))]


class DeafDiscord:
    """Takes posts as `bot.platform.channels.Channels` does, and forgets them."""

    def __init__(self) -> None:
        self._last = 2**60

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Take a post."""
        del channel, post, nonce
        return self._next()

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Take a changed post."""

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Take a thread."""
        del channel, message, name
        return self._next()

    def is_gone(self, server: int, channel: int) -> bool:
        """Return that every channel is there."""
        del server, channel
        return False

    async def find(self, channel: int, marker: str) -> None:
        """Return no post."""

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a post; there are none here."""

    async def first_text(self, channel: int, message: int) -> str:
        """Return no text."""
        del channel, message
        return ""

    async def join(self, thread: int, members: Iterable[int]) -> None:
        """Let people take part in a thread."""

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        del thread, name
        return False

    async def display_name(self, server: int, person: int) -> str:
        """Return a name."""
        return f"{server}-{person}"

    def _next(self) -> int:
        self._last += 1
        return self._last


async def _run(*, rounds: int, computer: int) -> list[Measurement]:
    """Measure beside matches in which the computer thinks all the while; people move there between rounds."""
    with tempfile.TemporaryDirectory() as folder:
        async with club(url_of(Path(folder) / "fernzug.db"), is_timed=True) as made:
            recipients = Recipients(
                made.store, {"en": READER.words, "de": READER.words}, locale_of_server=lambda _: "en-US"
            )
            seasons = Seasons(cast("Any", made.store).seasons, made.store.matches, made.matches, now=utc_now)
            discord = cast("Any", DeafDiscord())
            delivery = DeliveryServices(
                made.store, made.matches, seasons, made.presenter, recipients, discord, Runtime()
            )
            workers = ComputerWorkers()
            announcer, players = assemble_announcer(delivery, workers, MatchThreads(delivery), cast("Any", None))
            players.start()
            against_computer = [await _started_against_computer(made, announcer) for _ in range(computer)]
            matches = [await _started(made, announcer) for _ in range(MATCHES)]
            gc.freeze()  # as bot.operations.running does, and this, too:
            sys.setswitchinterval(SWITCH_SECONDS)
            quiet, busy, took = list[list[float]](), list[list[float]](), list[float]()
            for _ in range(rounds):
                matches = [match if match.phase == "running" else await _started(made, announcer) for match in matches]
                lines = [await made.line(match) for match in matches]
                against_computer = [await _answered(made, announcer, match) for match in against_computer]
                began = time.perf_counter()
                async with _ticking(busy):
                    moves = (_move(made, announcer, *pair) for pair in zip(matches, lines, strict=True))
                    matches = await asyncio.gather(*moves)
                took.append(time.perf_counter() - began)
                async with _ticking(quiet):
                    await asyncio.sleep(took[-1])
            played = sum(match.moves for match in against_computer)
            await players.stop()
            await workers.stop()
    beside = f", beside {computer} against the computer" if computer else ""
    return [
        *(replace(row, what=row.what + beside) for row in _reported(quiet, busy, took)),
        *([plain("moves in those matches", played, form="{:.0f}")] if computer else []),
    ]


def _reported(
    quiet: Sequence[Sequence[float]], busy: Sequence[Sequence[float]], took: Sequence[float]
) -> list[Measurement]:
    """Return what was seen; the longest block is that of a usual round, as other programs disturb some rounds."""
    longest = {"quiet": list(map(max, quiet)), "busy": list(map(max, busy))}
    return [
        plain(f"{MATCHES} moves took", 1000 * statistics.median(took), form=MS),
        plain("late by, median", 1000 * statistics.median(chain.from_iterable(busy)), form=MS),
        at_most("longest block of a round, median", 1000 * statistics.median(longest["busy"]), 20, form=MS),
        plain(f"longest block in {len(busy)} rounds", 1000 * max(longest["busy"]), form=MS),
        plain("the same while nothing moves, median", 1000 * statistics.median(longest["quiet"]), form=MS),
        plain("the same while nothing moves, longest", 1000 * max(longest["quiet"]), form=MS),
    ]


async def _started(made: Club, announcer: Announcer) -> Match:
    """Return a new match with its thread."""
    proposed = await made.propose()
    await announcer.tell(proposed)
    started = await made.matches.invitations.join(proposed.after.id, BERND)
    await announcer.tell(started)
    return started.after


async def _started_against_computer(made: Club, announcer: Announcer) -> Match:
    """Return a new match against the computer, in which the first player is a person."""
    seats = (ComputerSeat("easy", VERSIONS[GAME]),)
    change = await made.matches.invitations.propose(
        GAME, by=ANNA, server=SERVER, channel=CHANNEL, computer=seats, wished_seat=Seat(0)
    )
    await announcer.tell(change)
    return change.after


async def _answered(made: Club, announcer: Announcer, match: Match) -> Match:
    """Let the person move if the computer has; another match follows one that is over."""
    match = await made.match(match.id)
    if match.phase != "running":
        return await _started_against_computer(made, announcer)
    if is_computer(mover(match)):
        return match
    change = await made.matches.play(match.id, ANNA, await made.line(match))
    await announcer.tell(change)
    return change.after


async def _move(made: Club, announcer: Announcer, match: Match, line: str) -> Match:
    """Do what one move is in the bot: preview with its picture, confirmation, post with its picture."""
    preview = await made.matches.preview(match.id, mover(match), line, position=match.position)
    await made.presenter.preview(preview, READER, viewer=preview.seat)
    change = await made.matches.play(match.id, mover(match), line, position=match.position)
    await announcer.tell(change)
    return change.after


@asynccontextmanager
async def _ticking(rounds: list[list[float]]) -> AsyncIterator[None]:
    """Note by how much a task that wants to run every millisecond of the block runs late."""
    late: list[float] = []

    async def tick() -> None:
        while True:
            wanted = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            late.append(time.perf_counter() - wanted)

    task = asyncio.create_task(tick())
    yield
    task.cancel()
    rounds.append(late)
