"""Stories in which days pass: the bot's clock is a file, and putting it forward takes no time."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sandbox.client import Message, Person, Sandbox
from tests.stories.conftest import story
from tests.stories.table import IS_PRIVATE


@dataclass
class Travel:
    """A world with the bot in it, and the bot's clock."""

    sandbox: Sandbox
    clock: Path

    @property
    def now(self) -> datetime:
        """Return what the bot's clock shows."""
        return datetime.now(UTC) + timedelta(seconds=float(self.clock.read_text(encoding="utf-8")))

    def go(self, **passed: float) -> None:
        """Put the clock forward."""
        seconds = float(self.clock.read_text(encoding="utf-8")) + timedelta(**passed).total_seconds()
        written = self.clock.with_suffix(".new")
        written.write_text(str(seconds), encoding="utf-8")
        written.replace(self.clock)

    def go_to(self, hour: int, minute: int = 0) -> None:
        """Put the clock forward to the next such time of the day, by UTC."""
        wanted = self.now.replace(hour=hour, minute=minute, second=0, microsecond=0)
        self.go(seconds=((wanted - self.now) % timedelta(days=1)).total_seconds())


@asynccontextmanager
async def travelling(folder: Path, *, env: Mapping[str, str] | None = None, **parts: Any) -> AsyncIterator[Travel]:
    """Open a world in which time can be put forward; `parts` are those of a story."""
    clock = folder / "clock"
    clock.write_text("0", encoding="utf-8")
    given = {"CLOCK": str(clock), "MESSAGES_PER_MINUTE": "60", **(env or {})}
    async with story(folder, module="tests.stories.scripted_bot", env=given, **parts) as sandbox:
        yield Travel(sandbox, clock)


async def letters(person: Person, text: str = "") -> list[Message]:
    """Return the direct messages of the bot to a person that hold a text."""
    return [message for message in await person.dms() if text in message.text and not message.raw["flags"] & IS_PRIVATE]


async def letter(person: Person, text: str) -> Message:
    """Wait for a direct message that holds a text."""
    return await person.wait_for(lambda message: "guild_id" not in message.raw and text in message.text)
