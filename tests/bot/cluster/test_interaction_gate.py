"""Every interaction is answered once: at once, later, or by somebody else, whichever process hears it first."""

import asyncio
from collections.abc import Collection

import pytest

from bot.cluster.interaction_gate import LATELY_SECONDS, InteractionGate

PRESS, COMMAND = 1001, 1002
SERVERS = [shard << 22 for shard in range(4)]


class Noted:
    """What processes have noted as answered."""

    def __init__(self) -> None:
        self.interactions: list[int] = []

    async def record_answered(self, interactions: Collection[int]) -> frozenset[int]:
        """Note interactions; return those that nobody had noted."""
        new = [interaction for interaction in interactions if interaction not in self.interactions]
        self.interactions += new
        return frozenset(new)


class Broken(Noted):
    """A database that lets nobody write."""

    async def record_answered(self, interactions: Collection[int]) -> frozenset[int]:
        """Fail."""
        raise OSError(interactions)


async def started(gate: InteractionGate, interaction: int, server: int | None = None) -> asyncio.Task[bool]:
    """Return a task that has knocked at a gate."""
    task = asyncio.create_task(gate.admits(interaction, server))
    await asyncio.sleep(0)
    return task


async def test_who_is_alone_answers_and_notes_nothing() -> None:
    gate = InteractionGate()
    assert await gate.admits(PRESS, SERVERS[0])
    assert await gate.admits(PRESS, None), "nobody but Discord looks whether an interaction comes twice"


async def test_what_was_answered_before_and_during_a_handover_is_answered_by_nobody_else() -> None:
    noted, old, new = Noted(), InteractionGate(), InteractionGate(way="waiting")
    assert await old.admits(PRESS, SERVERS[0])
    await old.note([0], noted)
    assert await old.admits(COMMAND, SERVERS[0])
    heard = [await started(new, interaction) for interaction in (PRESS, COMMAND)]
    old.shut([0])
    await new.note([0], noted)
    assert [await answer for answer in heard] == [False, False]


async def test_what_the_one_leaves_alone_the_other_answers() -> None:
    noted, old, new = Noted(), InteractionGate(), InteractionGate(way="waiting")
    await old.note([0], noted)
    old.keep([0])
    at_old, at_new = await started(old, PRESS), await started(new, PRESS)
    old.shut([0])
    await new.note([0], noted)
    assert (await at_old, await at_new) == (False, True)
    assert noted.interactions == [PRESS]


async def test_who_gives_nothing_away_after_all_answers_what_it_has_kept() -> None:
    gate = InteractionGate()
    gate.keep([0])
    kept = await started(gate, PRESS)
    assert not kept.done()
    gate.open([0])
    assert await kept


async def test_what_has_waited_too_long_is_left_alone() -> None:
    gate = InteractionGate(way="waiting", patience=0.0)
    assert not await gate.admits(PRESS, None)


async def test_an_interaction_that_both_would_answer_is_answered_by_one() -> None:
    noted, doors = Noted(), [InteractionGate(), InteractionGate()]
    for gate in doors:
        await gate.note([0], noted)
    assert sorted([await gate.admits(PRESS, None) for gate in doors]) == [False, True]


async def test_one_shard_is_handed_over_while_the_others_go_on() -> None:
    gate, noted = InteractionGate(4), Noted()
    await gate.admits(PRESS, SERVERS[1])
    await gate.note([2], noted)
    gate.shut([3])
    assert noted.interactions == [], "the shard of what was answered lately stays"
    assert [await gate.admits(COMMAND, server) for server in SERVERS] == [True, True, True, False]
    assert noted.interactions == [COMMAND]


async def test_direct_messages_come_by_the_first_shard() -> None:
    gate = InteractionGate(4)
    gate.shut([0])
    assert not await gate.admits(PRESS, None)


async def test_only_what_was_answered_lately_is_noted() -> None:
    times = iter([0.0, 0.0, LATELY_SECONDS + 1, LATELY_SECONDS + 1, LATELY_SECONDS + 1])
    gate, noted = InteractionGate(elapsed=lambda: next(times)), Noted()
    await gate.admits(PRESS, None)
    await gate.admits(COMMAND, None)
    await gate.note([0], noted)
    assert noted.interactions == [COMMAND]


async def test_a_door_is_drained_when_every_answer_is_given() -> None:
    gate, is_given = InteractionGate(4), asyncio.Event()

    async def answer(server: int) -> None:
        if await gate.admits(PRESS, server):
            await is_given.wait()

    async def drained(shards: Collection[int] | None = None) -> bool:
        task = asyncio.create_task(gate.drained(shards, patience=60))
        for _ in range(3):
            await asyncio.sleep(0)
        return task.done() and not task.cancel()

    task = asyncio.create_task(answer(SERVERS[1]))
    await asyncio.sleep(0)
    assert await drained([0, 2, 3])
    assert not await drained([1])
    assert not await drained()
    is_given.set()
    await task
    assert await drained()


async def test_what_waits_at_the_door_is_not_waited_for() -> None:
    gate = InteractionGate(way="waiting")
    kept = await started(gate, PRESS)
    await gate.drained(patience=60)
    gate.shut([0])
    assert not await kept


async def test_what_cannot_be_noted_is_not_let_through() -> None:
    gate = InteractionGate()
    await gate.note([0], Broken())
    with pytest.raises(OSError, match=str(PRESS)):
        await gate.admits(PRESS, None)
