"""Shards identify in turn, those of all processes together, and not when no session is left."""

from discord import SessionStartLimits

from bot.cluster.identifying import Identifying
from tests.memory.shards import MemoryShards


class Discord:
    """Says how many sessions may begin, and has a clock that sleeping puts forward."""

    def __init__(self, *remaining: int, max_concurrency: int = 1) -> None:
        self.now = 0.0
        self._remaining = list(remaining)
        self._max_concurrency = max_concurrency
        self.shards = MemoryShards(lambda: self.now)

    async def limits(self) -> SessionStartLimits:
        left = self._remaining.pop(0) if len(self._remaining) > 1 else self._remaining[0]
        return SessionStartLimits(
            total=1000, remaining=left, reset_after=3_600_000, max_concurrency=self._max_concurrency
        )

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    def process(self) -> Identifying:
        return Identifying(self.limits, self.shards, sleep=self.sleep)


async def times(discord: Discord, *turns: int) -> list[float]:
    """Let processes in turn identify shards, and return when each did."""
    processes = [discord.process(), discord.process()]
    found: list[float] = []
    for number, shard in enumerate(turns):
        await processes[number % 2].turn(shard)
        found.append(discord.now)
    return found


async def test_shards_of_all_processes_identify_five_seconds_apart() -> None:
    assert await times(Discord(1000), 0, 1, 2) == [0, 5, 10]


async def test_shards_of_different_buckets_identify_at_once() -> None:
    assert await times(Discord(1000, max_concurrency=2), 0, 1, 2, 3) == [0, 0, 5, 5]


async def test_nobody_identifies_when_no_session_is_left() -> None:
    assert await times(Discord(0, 0, 5), 0) == [7200]
