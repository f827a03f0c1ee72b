"""Players and moderators who stop the clocks, and then do nothing more.

A success is a match that time alone does not lead on: no end, nobody to claim against, a pause that stays.
"""

from datetime import timedelta

from engine.time.policy import FAST, RELAXED
from tests.adversary.campaign import Attack
from tests.engine.matches.test_standstill import LONGEST, World

MATCHES, MOST_ACTS, MOST_WAKES = 10, 40, 400


async def attack(attack: Attack) -> None:
    """Stop clocks in any order, then let everybody leave."""
    for _ in range(MATCHES * attack.scale):
        lot, world = attack.lot, World()
        await world.start(lot.choice(("ladder", "lockbox")), lot.choice((FAST, RELAXED)))
        acts = lot.randrange(MOST_ACTS)
        for _ in range(acts):
            await world.act(lot)
            if lot.random() < 1 / 3:
                await world.wait(world.now + timedelta(hours=lot.uniform(0, 60)))
        await world.deliver_or_fail()
        attack.tally.note("clocks stopped for ever", has_succeeded=not await ends(world), how=acts, count=acts + 1)


async def ends(world: World) -> bool:
    """Tell whether time alone ends a match or lets somebody claim it."""
    left, wakes = world.now + LONGEST, 0
    while (due := await world.due()) is not None:
        wakes += 1
        if due > left or wakes > MOST_WAKES:
            return False
        await world.wait(due)
    match = await world.match()
    return match.phase == "over" or (match.pause is None and any(map(match.is_late, match.active)))
