"""The real bot starting the matches of a large season, within Discord's rate limits.

Many people sign up by button in the sandbox, whose limits are those of Discord: five messages in five seconds in a
channel, fifty requests a second in all. The organiser draws and starts; the clock runs until the last match has its
board in a thread of its own and both of its people have been asked in. A 429 is a request too many.
"""

import asyncio
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from benchmarks.table import Measurement, at_least, at_most, plain
from bot.posts.post import Key
from sandbox.client import Message, Modal, Person, Sandbox
from sandbox.world import seed_world

TITLE = "The start of a season in the real bot, under Discord's limits"
CHANNEL: Final = "spiele"
DIVISIONS: Final = 4
SIZE: Final = 12
"""People in a division; who meets everybody makes 66 matches of them."""
PATIENCE_S: Final = 3600.0
ORGANISER: Final = "mira"
PAGE: Final = re.compile(r"`(?P<season>[0-9a-z]{8})` · page ·")
DRAWN: Final = "The draw is made"
TOO_MANY: Final = 429


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Start one season; `effort` scales the number of divisions."""
    divisions = max(1, round(DIVISIONS * effort))
    wanted = divisions * SIZE * (SIZE - 1) // 2
    with tempfile.TemporaryDirectory() as folder, _people(divisions * SIZE) as names:
        return asyncio.run(_start(Path(folder), names, wanted))


async def _start(folder: Path, names: Sequence[str], wanted: int) -> list[Measurement]:
    env = {"MESSAGES_PER_MINUTE": "60"}
    async with Sandbox.start(folder, env=env, timeout=PATIENCE_S) as sandbox:
        sandbox.set_patience(PATIENCE_S)
        sandbox.server.rest.rate_limits.is_strict = True
        organiser = sandbox.person(ORGANISER)
        page = await _announced(organiser)
        for name in names:
            await sandbox.person(name).press(page, "league_join")
        await _act(organiser, page, "draw")
        await organiser.wait_for(lambda message: DRAWN in message.text, channel=CHANNEL)
        await _act(organiser, page, "start")
        began, sent = time.monotonic(), len(sandbox.requests)
        boards = _Boards(page.channel_id)
        await sandbox.until(lambda: boards.count(sandbox) >= wanted, timeout=PATIENCE_S)
        took = time.monotonic() - began
        requests = list(sandbox.requests)[sent:]
        busiest = max(Counter(int(at) for at in boards.times).values())
        return [
            at_least("matches with a board in a thread of their own", boards.found, wanted, form="{:.0f}"),
            at_most("requests that were one too many (429)", _refused(sandbox), 0, form="{:.0f}"),
            plain("requests", len(requests), form="{:.0f}"),
            plain("  a second on average", len(requests) / took, form="{:.1f}"),
            plain("  boards in the busiest second", busiest, form="{:.0f}"),
            plain("from the organiser's word to the last board", took, form="{:.0f} s"),
        ]


class _Boards:
    """The boards that were posted outside of the season's channel, and when each was seen."""

    def __init__(self, channel: str) -> None:
        self._channel = channel
        self.found = 0
        self.times: list[float] = []
        self._seen: set[str] = set()

    def count(self, sandbox: Sandbox) -> int:
        """Return how many threads have got a board by now."""
        for request in list(sandbox.requests)[-50:]:
            is_board = request.route == "POST /channels/{channel}/messages" and bool(request.files)
            if (
                is_board
                and self._channel not in request.path
                and request.status < 300
                and request.path not in self._seen
            ):
                self._seen.add(request.path)
                self.times.append(time.monotonic())
        self.found = len(self._seen)
        return self.found


def _refused(sandbox: Sandbox) -> int:
    return sum(request.status == TOO_MANY for request in sandbox.requests)


async def _announced(organiser: Person) -> Message:
    """Announce a league of divisions of twelve, and return its page."""
    shown = _message(await organiser.command(CHANNEL, "league new", game="colliding_circles", name="Large"))
    shown = _message(await organiser.select(shown, "10-12", of=f"select.{Key('league_draft', text='size').encode()}"))
    await organiser.press(shown, "league_announce")
    return await organiser.wait_for(
        lambda message: bool(PAGE.search(message.text)) and not message.is_ephemeral, channel=CHANNEL
    )


async def _act(organiser: Person, page: Message, act: str) -> None:
    """Do something as the organiser, and wait until it is done."""
    found = PAGE.search(page.text)
    assert found is not None
    asked = await organiser.command(CHANNEL, "league organise", act=act, season=found["season"])
    assert isinstance(asked, Modal), asked
    await organiser.submit(asked, {"reason": "It is time."})


def _message(said: Message | Modal | None) -> Message:
    assert isinstance(said, Message), said
    return said


@contextmanager
def _people(count: int) -> Iterator[Sequence[str]]:
    """Let more people be in the sandbox's server than it usually has; yield the names of so many who play."""
    usual = seed_world.PEOPLE
    names = [f"p{number:03}" for number in range(count)]
    more = [(name, str(910000000000000000 + at), name.title(), "en", list[str]()) for at, name in enumerate(names)]
    seed_world.PEOPLE = (*usual, *more)
    try:
        yield names
    finally:
        seed_world.PEOPLE = usual
