"""One or two people ask for as much as they can at once, with the quotas that operators have who set none.

A success is one invitation, ping or start more than there may be, or somebody else who has to pay for it.
"""

from datetime import timedelta

from bot.delivery.people.audience import MOST_A_DAY
from bot.operations.settings import Settings
from engine.errors import Refusal
from engine.ids import PersonId
from tests.adversary.campaign import Attack
from tests.bot import bench
from tests.bot.delivery.people.test_notices import World
from tests.engine.log_builders import ANNA, BERT, CARL
from tests.engine.people.test_quotas import Service, propose
from tests.engine.service_fixtures import start
from tests.memory.store import MemoryStore

QUOTAS = Settings(_env_file=None).quotas  # type: ignore[call-arg]
AT_ONCE, PINGS, STARTS, CYCLES, OFFERS = 60, 59, 25, 30, 15


async def attack(attack: Attack) -> None:
    """Flood invitations, one victim, and starts; go on after what was refused; ask those who have said no."""
    for _ in range(attack.scale):
        await invitations(attack)
        await pings(attack)
        await starts(attack)
        await blocked(attack)
        await insisting(attack)


async def invitations(attack: Attack) -> None:
    """Invite anybody, as often as it goes."""
    assert QUOTAS.open_invitations
    service = Service(MemoryStore(), QUOTAS)
    done, _ = await service.flood(*(propose(service.matches, ANNA) for _ in range(AT_ONCE)))
    note(attack, "invitations at once", done, QUOTAS.open_invitations, AT_ONCE)
    others, _ = await service.flood(propose(service.matches, BERT))
    attack.tally.note("others who can invite no more", has_succeeded=others != 1)


async def pings(attack: Attack) -> None:
    """Invite one victim, at once and by withdrawing each time; the day after as before."""
    assert QUOTAS.open_to_one
    assert QUOTAS.daily_to_one
    service = Service(MemoryStore(), QUOTAS)
    done, _ = await service.flood(*(propose(service.matches, ANNA, BERT) for _ in range(PINGS)))
    note(attack, "pings of one victim at once", done, QUOTAS.open_to_one, PINGS)
    service, done = Service(MemoryStore(), QUOTAS), 0
    for _ in range(CYCLES):
        service.time += timedelta(minutes=attack.lot.randrange(1, 24 * 60 // CYCLES))
        try:
            made = (await propose(service.matches, ANNA, BERT)).after.id
        except Refusal:
            continue
        done += 1
        await service.matches.invitations.withdraw(made, ANNA)
    note(attack, "pings of one victim, withdrawn each time", done, QUOTAS.daily_to_one, CYCLES)


async def starts(attack: Attack) -> None:
    """Let two accounts start matches with each other."""
    assert QUOTAS.hourly_starts
    assert QUOTAS.matches_at_once
    service, done = Service(MemoryStore(), QUOTAS), 0
    for _ in range(STARTS):
        made = await service.flood(propose(service.matches, *attack.lot.sample((ANNA, BERT), 2)))
        for match in await service.store.matches.ids() if made[0] else ():
            kept = await service.matches.match(match)
            if kept.phase == "proposed":
                done += (await service.flood(service.matches.invitations.join(match, kept.proposal.invited[0])))[0]
    note(attack, "starts of two accounts", done, QUOTAS.hourly_starts, STARTS)
    honest = await start(service.matches, CARL, PersonId(99))
    attack.tally.note("others who can start no more", has_succeeded=honest.phase != "running")


async def blocked(attack: Attack) -> None:
    """Reach somebody who has blocked the one who asks."""
    service = Service(MemoryStore(), QUOTAS)
    running = await start(service.matches, ANNA, CARL)
    over = await start(service.matches, ANNA, BERT)
    await service.matches.resign(over.id, BERT)
    await service.store.people.block(BERT, ANNA)
    ways = (
        propose(service.matches, ANNA, BERT),
        service.matches.invitations.propose("ladder", by=ANNA, server=7, channel=8, invited=(CARL, BERT), seats=3),
        service.matches.offer_substitute(running.id, ANNA, BERT),
        service.matches.invitations.rematch(over.id, ANNA, channel=8),
    )
    done, _ = await service.flood(*ways)
    attack.tally.note("ways to somebody who has said no", has_succeeded=done > 0, how=done, count=len(ways))


async def insisting(attack: Attack) -> None:
    """Offer a draw and take the offer back, again and again."""
    world = World()
    match, done = await world.turn(), 0
    for _ in range(OFFERS):
        await world.announcer.tell(await world.bench.matches.offer_draw(match, bench.ANNA))
        await world.announcer.tell(await world.bench.matches.cancel_offer(match, bench.ANNA))
        done = len(world.discord.pings)
    note(attack, "offers that ping within a match", done, MOST_A_DAY["offer_made"], OFFERS)


def note(attack: Attack, kind: str, done: int, most: int, tried: int) -> None:
    """Note a flood: what passed beyond what may be has succeeded; that nothing passed would be a fault of this."""
    assert done > 0
    attack.tally.note(kind, has_succeeded=done > most, how=f"{done} of {most}", count=tried)
