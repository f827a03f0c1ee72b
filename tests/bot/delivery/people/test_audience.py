"""The audience of a change: people who have something new to do, and nobody who has been told of it before."""

from datetime import timedelta

import pytest
from discord.utils import time_snowflake

from bot.delivery.people.audience import MOST_A_DAY
from bot.errors import PostDelayed
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.people.preferences import Person
from engine.time.policy import HOUR, RELAXED
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CARLA
from tests.bot.delivery.people.test_notices import NOON, World
from tests.seeded import DRAWS


async def test_who_declines_an_offer_is_not_told_again_that_it_is_their_turn() -> None:
    world = World()
    await world.wants(ANNA, "message")
    match = await world.turn()
    await world.deliver()
    await world.announcer.tell(await world.bench.matches.offer_draw(match, BERND))
    await world.deliver(hours=1)
    assert "It is your turn, too." in world.to(ANNA)[-1]
    told = len(world.to(ANNA))
    await world.announcer.tell(await world.bench.matches.answer(match, ANNA, kind="draw", is_accepted=False))
    await world.deliver(hours=1)
    assert len(world.to(ANNA)) == told


async def test_one_offer_after_the_other_stops_pinging_and_begins_again_the_day_after() -> None:
    world = World()
    match = await world.turn()

    async def offer() -> int:
        """Offer a draw and return how often somebody was pinged by now."""
        await world.announcer.tell(await world.bench.matches.offer_draw(match, ANNA))
        await world.announcer.tell(await world.bench.matches.cancel_offer(match, ANNA))
        return len(world.discord.pings)

    most = MOST_A_DAY["offer_made"]
    assert [await offer() for _ in range(most + 5)] == [*range(1, most + 1), *[most] * 5]
    assert await world.bench.store.outbox.notices_of(BERND) == []
    world.now += timedelta(days=1, hours=1)
    assert await offer() == most + 1


async def test_who_has_left_an_offer_open_is_told_when_it_is_their_turn_besides() -> None:
    world = World()
    match = await world.turn()
    await world.announcer.tell(await world.bench.matches.offer_draw(match, ANNA))
    assert [person for _, person in world.discord.pings] == [BERND]
    await world.move(match)
    assert [person for _, person in world.discord.pings] == [BERND, BERND]


async def test_a_digest_that_comes_a_night_late_is_the_one_of_that_day() -> None:
    world = World()
    await world.wants(BERND, "digest", zone="UTC", digest_hour=21, sleep=(22 * 60, 6 * 60))
    await world.move(await world.turn())
    await world.deliver(hours=11)  # the bot was away at nine in the evening
    assert world.to(BERND) == []
    await world.deliver(hours=7)
    assert len(world.to(BERND)) == 1
    (notice,) = await world.bench.store.outbox.notices_of(BERND)
    assert notice.not_before == NOON + timedelta(days=2, hours=9)


@pytest.mark.parametrize("is_asleep_first", [True, False])
async def test_whom_a_post_has_pinged_that_arrived_without_our_hearing_of_it(is_asleep_first: bool) -> None:
    """On a retry the post is found; people who woke up meanwhile were told nothing, others who fell asleep twice."""
    world = World()
    sleep = (11 * 60, 13 * 60) if is_asleep_first else (13 * 60, 15 * 60)
    match = await world.turn()
    await world.bench.store.people.save_person(Person(BERND, zone="UTC", sleep=sleep))
    world.discord.first, world.discord.lost = time_snowflake(NOON), [TimeoutError()]
    with pytest.raises(PostDelayed):
        await world.move(match)
    world.now = NOON + timedelta(hours=1)
    assert await world.announcer.catch_up()
    for _ in range(3):
        await world.deliver(hours=1)
    assert [person for _, person in world.discord.pings] == [BERND]


async def test_who_is_to_agree_once_more_after_a_move_is_pinged_though_the_post_about_it_names_others() -> None:
    DRAWS.seed(9)  # after the first line the turn goes on
    world = World()
    proposed = await world.bench.proposed(BERND, CARLA, game="columbiz", seats=3)
    await world.bench.matches.invitations.join(proposed.after.id, BERND)
    await world.announcer.tell(await world.bench.matches.invitations.join(proposed.after.id, CARLA))
    match = proposed.after.id
    mover = await world.bench.due(match)
    one, _ = (person for person in (ANNA, BERND, CARLA) if person != mover)
    await world.announcer.tell(await world.bench.matches.offer_abandon(match, mover))
    await world.announcer.tell(await world.bench.matches.answer(match, one, kind="abandon", is_accepted=True))
    world.discord.pings.clear()
    await world.move(match)
    assert await world.bench.due(match) == mover, "the turn goes on"
    await world.deliver()
    assert [person for _, person in world.discord.pings] == [one]


async def test_whose_own_time_is_over_is_pinged_when_they_may_claim_against_another() -> None:
    world = World()
    match = (await world.bench.setting_up(policy=RELAXED)).after.id
    moderators, later = Moderators(world.bench.matches, world.bench.store), Choices(seat=Seat(1), seconds=4 * HOUR)
    await world.announcer.tell(await moderators.act(match, CARLA, "extend", note="ill", chosen=later))
    pinged = []
    for hours in (73, 77):
        world.now = NOON + timedelta(hours=hours)
        world.discord.pings.clear()
        for change in await world.bench.matches.clocks.wake(match):
            await world.announcer.tell(change)
        pinged.append([person for _, person in world.discord.pings])
    assert pinged == [[BERND], [ANNA]]
