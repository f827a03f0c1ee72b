"""Requests that meet: exactly one wins, the others are decided again on what it left, nothing is lost or doubled."""

import asyncio
from collections.abc import Awaitable
from itertools import cycle, islice
from pathlib import Path

import pytest

from engine.log.facts.offers import OfferMade
from engine.log.facts.play import ActionTaken
from engine.log.facts.start import MatchStarted
from engine.matches.errors import NoOffer, NotYourTurn, StalePosition, WrongPhase
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.matches.service.writer import MAX_TRIES
from engine.matches.state.match import Match
from engine.stores.matches import Conflict
from engine.stores.outbox import Stream
from engine.stores.store import Store
from games.registry import GAMES
from storage.open import open_store
from tests.databases import settings_of
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, refused
from tests.engine.service_fixtures import BusyStore, MeanwhileStore, assert_sound, serve, start


async def together(*requests: Awaitable[Change]) -> tuple[list[Change], list[BaseException]]:
    """Return what requests made at once have brought about, and what the others were told."""
    results = await asyncio.gather(*requests, return_exceptions=True)
    return (
        [result for result in results if isinstance(result, Change)],
        [result for result in results if isinstance(result, BaseException)],
    )


@pytest.mark.parametrize("times", [2, 6])
async def test_of_confirmations_at_once_one_is_carried_out_and_the_others_are_told(store: Store, times: int) -> None:
    matches = serve(store)
    match = await start(matches, ANNA, BERT, game="colliding_circles")
    lines = cycle(choice.line for choice in await matches.suggest(match.id, ANNA, ""))
    done, told = await together(
        *(matches.play(match.id, ANNA, line, position=match.position) for line in islice(lines, times))
    )
    assert (len(done), [type(error) for error in told]) == (1, [StalePosition] * (times - 1))
    assert (await matches.match(match.id)).moves == 1
    assert (await store.outbox.announcements(Stream("match", match.id)))[-1] == done[0].announcement
    await assert_sound(store, match.id)


async def test_without_a_position_the_second_move_is_out_of_turn(store: Store) -> None:
    matches = serve(store)
    match = await start(matches, ANNA, BERT)
    done, told = await together(*(matches.play(match.id, ANNA, "climb") for _ in range(2)))
    assert (len(done), [type(error) for error in told]) == (1, [NotYourTurn])
    await assert_sound(store, match.id)


async def test_the_last_seat_is_taken_once(store: Store) -> None:
    matches = serve(store)
    invitation = await matches.invitations.propose("colliding_circles", by=ANNA, server=7, channel=8)
    done, told = await together(
        *(matches.invitations.join(invitation.after.id, person) for person in (BERT, CARL, DORA))
    )
    assert (len(done), [type(error) for error in told]) == (1, [WrongPhase] * 2)
    assert sum(isinstance(fact, MatchStarted) for fact in done[0].facts) == 1
    await assert_sound(store, invitation.after.id)


async def test_seats_enough_for_all_who_come_at_once(store: Store) -> None:
    matches = serve(store)
    invitation = await matches.invitations.propose("ladder", by=ANNA, server=7, channel=8, seats=4)
    done, told = await together(
        *(matches.invitations.join(invitation.after.id, person) for person in (BERT, CARL, DORA))
    )
    assert (len(done), told) == (3, [])
    assert set((await matches.match(invitation.after.id)).persons) == {ANNA, BERT, CARL, DORA}
    await assert_sound(store, invitation.after.id)


async def test_both_offer_a_draw_at_once_and_so_agree(store: Store) -> None:
    matches = serve(store)
    match = await start(matches, ANNA, BERT)
    done, told = await together(matches.offer_draw(match.id, ANNA), matches.offer_draw(match.id, BERT))
    assert (len(done), told) == (2, [])
    assert (await matches.match(match.id)).phase == "over"
    await assert_sound(store, match.id)


@pytest.mark.slow
async def test_two_programs_over_one_file_do_not_play_twice(tmp_path: Path) -> None:
    settings = settings_of(tmp_path)
    stores = [await open_store(settings.database_url, secret_key=settings.key) for _ in range(2)]
    match = await start(serve(stores[0]), ANNA, BERT)
    done, told = await together(*(serve(store).play(match.id, ANNA, "climb", position=0) for store in stores))
    assert (len(done), [type(error) for error in told]) == (1, [StalePosition])
    await assert_sound(stores[1], match.id)
    for store in stores:
        await store.close()


class TestDecidedAgain:
    """The loser of a race: the other request is carried out between its decision and its append."""

    @pytest.fixture
    def store(self) -> MeanwhileStore:
        return MeanwhileStore()

    @pytest.fixture
    def matches(self, store: MeanwhileStore) -> Matches:
        return serve(store)

    @pytest.fixture
    async def match(self, matches: Matches) -> Match:
        return await start(matches, ANNA, BERT)

    async def test_a_move_is_carried_out_behind_an_offer(
        self, store: MeanwhileStore, matches: Matches, match: Match
    ) -> None:
        store.meanwhile = lambda: matches.offer_draw(match.id, BERT)
        moved = await matches.play(match.id, ANNA, "climb", position=0)
        assert moved.before is not None
        assert moved.before.seq == match.seq + 1
        assert moved.before.offer is not None
        assert moved.after.offer is None
        await assert_sound(store, match.id)

    async def test_a_move_after_a_resignation_is_too_late(
        self, store: MeanwhileStore, matches: Matches, match: Match
    ) -> None:
        store.meanwhile = lambda: matches.resign(match.id, BERT)
        with refused(WrongPhase, phase="over"):
            await matches.play(match.id, ANNA, "climb", position=0)

    async def test_a_takeback_knows_of_the_throw_that_fell_meanwhile(
        self, store: MeanwhileStore, matches: Matches, match: Match
    ) -> None:
        await matches.play(match.id, ANNA, "wait")
        store.meanwhile = lambda: matches.play(match.id, BERT, "climb")
        (made,) = (await matches.offer_takeback(match.id, ANNA)).facts
        assert isinstance(made, OfferMade)
        assert (made.back_to, made.crosses_throw) == (match.seq, True)

    async def test_an_answer_to_an_offer_cancelled_meanwhile_has_nothing_to_answer(
        self, store: MeanwhileStore, matches: Matches, match: Match
    ) -> None:
        await matches.offer_draw(match.id, ANNA)
        store.meanwhile = lambda: matches.cancel_offer(match.id, ANNA)
        with refused(NoOffer, offer="draw"):
            await matches.answer(match.id, BERT, kind="draw", is_accepted=True)

    async def test_a_move_meanwhile_makes_a_takeback_lapse(
        self, store: MeanwhileStore, matches: Matches, match: Match
    ) -> None:
        await matches.play(match.id, ANNA, "wait")
        await matches.offer_takeback(match.id, ANNA)
        store.meanwhile = lambda: matches.play(match.id, BERT, "wait")
        with refused(NoOffer, offer="takeback"):
            await matches.answer(match.id, BERT, kind="takeback", is_accepted=True)
        assert (await matches.match(match.id)).moves == 2

    async def test_an_invitation_withdrawn_meanwhile_is_not_joined(
        self, store: MeanwhileStore, matches: Matches
    ) -> None:
        invitation = (await matches.invitations.propose("ladder", by=ANNA, server=7, channel=8)).after
        store.meanwhile = lambda: matches.invitations.withdraw(invitation.id, ANNA)
        with refused(WrongPhase, phase="withdrawn"):
            await matches.invitations.join(invitation.id, BERT)
        assert [fact.body for fact in await store.matches.log(invitation.id, after=2)] == []


async def test_each_try_of_a_start_draws_from_the_beginning() -> None:
    store = BusyStore()
    matches = serve(store)
    invitation = (await matches.invitations.propose("colliding_circles", by=ANNA, server=7, channel=8)).after
    store.conflicts = 3
    started = (await matches.invitations.join(invitation.id, BERT)).after
    assert started.draws == 11
    assert started.due(GAMES["colliding_circles"]) == (0,)
    await assert_sound(store, invitation.id)


async def test_each_try_of_a_move_throws_the_same_dice() -> None:
    store = BusyStore()
    matches = serve(store)
    match = await start(matches, ANNA, BERT)
    store.conflicts = 3
    moved = (await matches.play(match.id, ANNA, "climb")).after
    assert (moved.draws, moved.moves) == (match.draws + 1, 1)
    await assert_sound(store, match.id)


async def test_nobody_is_kept_waiting_for_ever() -> None:
    store = BusyStore()
    matches = serve(store)
    match = await start(matches, ANNA, BERT)
    store.conflicts = MAX_TRIES
    with pytest.raises(Conflict):
        await matches.play(match.id, ANNA, "climb")
    assert await matches.match(match.id) == match
    taken, *_ = (await matches.play(match.id, ANNA, "climb")).facts
    assert isinstance(taken, ActionTaken)
