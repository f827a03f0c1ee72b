"""The world that outlives a bot: its database, Discord, the time, people's memories, and the blows to the bot."""

import mmap
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from engine.ids import PersonId
from engine.log.chain import from_microseconds, microseconds
from engine.share import ID_TIME_SHIFT
from tests.crashes.discord_on_file import DiscordOnFile

QUICK: Final = next(filter(Path.is_dir, [Path("/dev/shm")]), None)
"""Where no disk is waited for: what dies here is a program, or a server, and never the machine."""
NOON: Final = datetime(2028, 5, 10, 12, tzinfo=UTC)
TICK: Final = timedelta(milliseconds=1)
NUMBER: Final = struct.Struct("q")
KEY: Final = "0123456789abcdef" * 4

SERVERS: Final = tuple((number << ID_TIME_SHIFT) + 7 for number in (1, 2))
"""Two servers, and people, of different shards."""
PEOPLE: Final = tuple(PersonId((number << ID_TIME_SHIFT) + number) for number in range(11, 15))
ANNA, BERND, CARLA, DORA = PEOPLE
CHANNELS: Final = {server: server + 1 for server in SERVERS}

GAMES: Final = ("columbiz", "colliding_circles", "confusion", "gamwin")


class Clock:
    """A clock that all processes share and that goes on whenever one looks at it."""

    def __init__(self) -> None:
        self._shared = mmap.mmap(-1, NUMBER.size)
        self.set(NOON)

    def now(self) -> datetime:
        """Return the time."""
        at = from_microseconds(*NUMBER.unpack_from(self._shared)) + TICK
        self.set(at)
        return at

    def elapsed(self) -> float:
        """Return seconds since some moment."""
        return (self.now() - NOON).total_seconds()

    def pass_by(self, time: timedelta) -> None:
        """Let time pass."""
        self.set(self.now() + time)

    def set(self, at: datetime) -> None:
        """Set the clock."""
        NUMBER.pack_into(self._shared, 0, microseconds(at))


@dataclass
class World:
    """A folder with everything that is left when a bot has died.

    Attributes:
        folder: where it is.
        url: the address of the database.
        seed: what all lots follow from.
        games: what is played; columbiz in a league.
        processes: how many of the bot's processes there are at a time: on a file one goes on in another's place.
    """

    folder: Path
    url: str
    seed: int
    games: tuple[str, ...] = GAMES
    processes: int = 1
    clock: Clock = field(default_factory=Clock)

    @property
    def hands_over(self) -> bool:
        """Tell whether processes take the database over from each other."""
        return self.processes > 1 and self.database.exists()

    @property
    def database(self) -> Path:
        """Return the file of the database, if it is one."""
        return self.folder / "fernzug.db"

    @property
    def remembered(self) -> Path:
        """Return the file of what people have been told to count."""
        return self.folder / "remembered"

    @property
    def blows(self) -> Path:
        """Return the file of what befell the bot."""
        return self.folder / "blows"

    @property
    def said(self) -> Path:
        """Return the file of what processes wrote to their logs."""
        return self.folder / "said"

    def memory(self) -> Sequence[str]:
        """Return what people have been told to count."""
        return self.remembered.read_text(encoding="utf-8").splitlines() if self.remembered.exists() else []

    def discord(self) -> DiscordOnFile:
        """Return the Discord of this world."""
        return DiscordOnFile(self.folder / "discord.jsonl", self.clock.now)

    def remember(self, *words: object) -> None:
        """Write down what somebody has been told to count."""
        with self.remembered.open("a", encoding="utf-8") as file:
            file.write(" ".join(map(str, words)) + "\n")
