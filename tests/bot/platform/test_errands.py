"""Tasks beside a task: one for each key, a bounded number at once, all ended with it."""

import asyncio

from bot.platform.background import KeyedTasks


class Office:
    """Where errands are noted, and wait until they may end."""

    def __init__(self, most: int) -> None:
        self.errands = KeyedTasks[str]("errand", most)
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.may_end = asyncio.Event()

    async def run(self, key: str) -> None:
        """Begin, wait, and end."""
        self.begun.append(key)
        await self.may_end.wait()
        self.ended.append(key)


async def test_only_so_many_are_begun_at_once_and_the_others_follow() -> None:
    office = Office(2)
    for key in "abc":
        office.errands.begin(key, office.run)
    await asyncio.sleep(0)
    assert office.begun == ["a", "b"]
    assert "c" in office.errands
    office.may_end.set()
    await office.errands.done()
    assert office.ended == ["a", "b", "c"]
    assert "c" not in office.errands


async def test_a_key_may_be_begun_again_by_whoever_its_end_wakes() -> None:
    office, woken = Office(1), asyncio.Event()

    async def run(_: str) -> None:
        woken.set()

    office.errands.begin("a", run)
    await woken.wait()
    assert "a" not in office.errands
    office.errands.begin("a", run)
    await office.errands.done()


async def test_what_is_stopped_leaves_nothing_behind() -> None:
    office = Office(1)
    for key in "ab":
        office.errands.begin(key, office.run)
    await asyncio.sleep(0)
    office.errands.begin("c", office.run)
    await office.errands.stop()
    assert [key for key in "abc" if key in office.errands] == []
    assert office.ended == []
    assert [task for task in asyncio.all_tasks() if task.get_name().startswith("errand")] == []
    await office.errands.done()
