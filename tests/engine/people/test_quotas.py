"""Floods: whatever one or two people ask for at once, it is no more than may be, and nobody else pays for it."""

import asyncio
from collections.abc import Awaitable
from datetime import timedelta

import pytest

from engine.errors import Refusal
from engine.ids import PersonId
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.people.errors import NotInvitable, TooMuch
from engine.people.quotas import Quotas
from engine.stores.store import Store
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, NOON, refused
from tests.engine.service_fixtures import invite, serve, start

QUOTAS = Quotas(open_invitations=5, open_to_one=2, daily_to_one=4, hourly_starts=3, matches_at_once=6)


class Service:
    """Matches with quotas, and a clock that stands until it is moved."""

    def __init__(self, store: Store, quotas: Quotas = QUOTAS) -> None:
        self.store = store
        self.time = NOON
        self.matches: Matches = serve(store, now=lambda: self.time, quotas=quotas)

    async def flood(self, *requests: Awaitable[Change]) -> tuple[int, set[str]]:
        """Return how many of many requests at once were carried out, and why the others were not."""
        results = await asyncio.gather(*requests, return_exceptions=True)
        for result in results:
            assert isinstance(result, Change | Refusal), result
        told = {str(result.params.get("reason", result.code)) for result in results if isinstance(result, Refusal)}
        return sum(isinstance(result, Change) for result in results), told


@pytest.fixture
def service(store: Store) -> Service:
    return Service(store)


def propose(matches: Matches, by: PersonId, *invited: PersonId) -> Awaitable[Change]:
    return matches.invitations.propose("ladder", by=by, server=7, channel=8, invited=invited)


async def test_sixty_invitations_at_once_are_as_many_as_may_be_open(service: Service) -> None:
    done, told = await service.flood(*(propose(service.matches, ANNA) for _ in range(60)))
    assert (done, told) == (5, {"invitations"})
    assert (await service.flood(propose(service.matches, BERT)))[0] == 1


async def test_fifty_nine_pings_of_one_victim_are_two(service: Service) -> None:
    done, told = await service.flood(*(propose(service.matches, ANNA, BERT) for _ in range(59)))
    assert (done, told) == (2, {"one"})
    assert (await service.flood(propose(service.matches, ANNA, CARL)))[0] == 1


async def test_withdrawing_and_inviting_again_is_counted_for_a_day(service: Service) -> None:
    for _ in range(4):
        made = (await propose(service.matches, ANNA, BERT)).after.id
        await service.matches.invitations.withdraw(made, ANNA)
    with refused(TooMuch, reason="one-daily", most=4, persons=(str(BERT),)):
        await propose(service.matches, ANNA, BERT)
    service.time += timedelta(days=1, seconds=1)
    await propose(service.matches, ANNA, BERT)


@pytest.mark.slow
async def test_twenty_five_starts_at_once_are_as_many_as_may_begin_within_an_hour(store: Store) -> None:
    service = Service(store, Quotas(hourly_starts=3, matches_at_once=6))
    made = [(await propose(service.matches, ANNA, BERT)).after.id for _ in range(25)]
    done, told = await service.flood(*(service.matches.invitations.join(match, BERT) for match in made))
    assert (done, told) == (3, {"starts"})
    service.time += timedelta(hours=1, seconds=1)
    done, told = await service.flood(*(service.matches.invitations.join(match, BERT) for match in made[done:]))
    assert done == 3
    service.time += timedelta(hours=1, seconds=1)
    with refused(TooMuch, reason="matches", most=6, persons=(str(ANNA), str(BERT))):
        await service.matches.invitations.join(made[-1], BERT)


async def test_who_has_started_too_much_does_not_keep_others_from_it(store: Store) -> None:
    service = Service(store, Quotas(hourly_starts=2))
    for _ in range(2):
        await start(service.matches, ANNA, BERT)
    with refused(TooMuch, reason="starts", most=2, persons=(str(ANNA),)):
        await start(service.matches, ANNA, CARL)
    assert (await start(service.matches, CARL, DORA)).phase == "running"


async def test_joining_with_entropy_and_rematches_are_counted_like_any_other(store: Store) -> None:
    service = Service(store, Quotas(hourly_starts=1, open_to_one=1))
    first = await start(service.matches, ANNA, BERT)
    await service.matches.resign(first.id, ANNA)
    again = (await service.matches.invitations.rematch(first.id, ANNA, channel=8)).after
    with refused(TooMuch, reason="one", most=1, persons=(str(BERT),)):
        await propose(service.matches, ANNA, BERT)
    with refused(TooMuch, reason="starts", most=1, persons=(str(ANNA), str(BERT))):
        await service.matches.invitations.add_entropy(again.id, BERT, "by this door")


async def test_who_is_blocked_can_neither_invite_nor_ask_for_a_substitute(service: Service) -> None:
    running = await start(service.matches, ANNA, CARL)
    await service.store.people.block(BERT, ANNA)
    with refused(NotInvitable, persons=(str(BERT),)):
        await service.matches.invitations.propose("ladder", by=ANNA, server=7, channel=8, invited=(CARL, BERT), seats=3)
    with refused(NotInvitable, persons=(str(BERT),)):
        await service.matches.offer_substitute(running.id, ANNA, BERT)
    await propose(service.matches, CARL, BERT)
    await propose(service.matches, BERT, ANNA)
    await service.store.people.unblock(BERT, ANNA)
    await propose(service.matches, ANNA, BERT)


async def test_a_refused_invitation_leaves_nothing_behind(service: Service) -> None:
    for _ in range(5):
        await propose(service.matches, ANNA)
    before = await service.store.matches.ids()
    with refused(TooMuch, reason="invitations", most=5, persons=(str(ANNA),)):
        await propose(service.matches, ANNA)
    assert await service.store.matches.ids() == before


async def test_without_quotas_there_is_as_much_as_anybody_likes(store: Store) -> None:
    matches = serve(store)
    for _ in range(30):
        assert (await invite(matches, invited=(BERT,))).phase == "proposed"
