"""Substitutes by agreement and by a moderator, and an end without a winner."""

from dataclasses import replace

import pytest

from engine.ids import MatchId, PersonId
from engine.log.facts.offers import OfferAnswered
from engine.log.facts.play import MatchEnded, PlayerReplaced
from engine.log.facts.time import TimeGiven, TimeSpent
from engine.matches.errors import BadSubstitute, HasTime, NoOffer, NotAPlayer, OfferExists
from engine.matches.service.service import Matches
from engine.matches.state.match import Former
from engine.moderation.errors import NoSuchSeat, PlaysInMatch
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.stores.store import Store
from engine.time.policy import HOUR, RELAXED
from games.core import Seat
from tests.engine.lockbox import Lockbox
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, GAMES_AND_TOY, STRANGER, refused
from tests.engine.service_fixtures import assert_sound, start
from tests.engine.service_harness import LEFT, RIGHT, ServiceHarness


async def test_the_leaver_asks_and_all_agree(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    asked = await harness.at(30, lambda: harness.matches.offer_substitute(match, ANNA, DORA))
    assert asked.after.asked == (LEFT, RIGHT)
    await harness.matches.answer(match, BERT, kind="substitute", is_accepted=True)
    done = await harness.matches.answer(match, DORA, kind="substitute", is_accepted=True)
    assert done.facts[0] == OfferAnswered("offer_answered", "substitute", LEFT, DORA, is_accepted=True)
    assert done.facts[1] == PlayerReplaced("player_replaced", LEFT, ANNA, DORA, None, "")
    assert done.facts[2] == TimeGiven("time_given", LEFT, 30 * HOUR, "substitute", None, "")
    assert done.after.persons == (DORA, BERT)
    assert done.after.clocks[LEFT].left == 72 * HOUR
    with refused(NotAPlayer):
        await harness.matches.play(match, ANNA, "wait")
    await harness.matches.play(match, DORA, "wait")
    (found,) = await harness.store.matches.of_person(DORA, phases=["running"], limit=5)
    assert found.match == match
    assert list(await harness.store.matches.of_person(ANNA, phases=["running"], limit=5)) == []
    await assert_sound(harness.store, match)


@pytest.mark.parametrize("who", [BERT, DORA])
async def test_one_who_declines_is_enough(harness: ServiceHarness, who: PersonId) -> None:
    match = await harness.start(policy=RELAXED)
    await harness.matches.offer_substitute(match, ANNA, DORA)
    after = (await harness.matches.answer(match, who, kind="substitute", is_accepted=False)).after
    assert (after.offer, after.persons) == (None, (ANNA, BERT))


async def test_only_who_is_asked_answers(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    await harness.matches.offer_substitute(match, ANNA, DORA)
    await harness.matches.answer(match, DORA, kind="substitute", is_accepted=True)
    for person, refusal in ((DORA, NoOffer), (ANNA, NoOffer), (STRANGER, NotAPlayer)):
        with pytest.raises(refusal):
            await harness.matches.answer(match, person, kind="substitute", is_accepted=True)
    with refused(OfferExists, offer="substitute"):
        await harness.matches.offer_draw(match, BERT)


async def test_for_who_has_time_left_nobody_else_asks(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    with refused(HasTime):
        await harness.matches.offer_substitute(match, BERT, DORA, replaced=LEFT)
    harness.hour = 100
    await harness.matches.clocks.wake(match)
    asked = await harness.matches.offer_substitute(match, BERT, DORA, replaced=LEFT)
    assert asked.after.asked == (LEFT,), "who has vanished is not waited for"
    with refused(NoOffer, offer="substitute"):
        await harness.matches.answer(match, ANNA, kind="substitute", is_accepted=False)
    done = await harness.matches.answer(match, DORA, kind="substitute", is_accepted=True)
    assert (done.after.persons, done.after.clocks[LEFT].is_out) == ((DORA, BERT), False)
    assert done.after.clocks[LEFT].since == harness.now
    await assert_sound(harness.store, match)


async def test_who_is_out_of_time_and_moves_after_all_is_not_replaced(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    harness.hour = 100
    await harness.matches.clocks.wake(match)
    await harness.matches.offer_substitute(match, BERT, DORA, replaced=LEFT)
    assert (await harness.matches.play(match, ANNA, "wait")).after.offer is None


async def test_a_moderator_replaces_and_the_seat_has_fair_time(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    done = await harness.at(
        100,
        lambda: harness.moderators.act(
            match, STRANGER, "replace", note="vanished", chosen=Choices(seat=LEFT, substitute=DORA)
        ),
    )
    assert [type(fact) for fact in done.facts] == [PlayerReplaced, TimeGiven]
    assert done.after.clocks[LEFT].left == 72 * HOUR
    assert done.after.former == (Former(LEFT, ANNA),)
    back = await harness.moderators.act(
        match, STRANGER, "replace", note="a mistake", chosen=Choices(seat=LEFT, substitute=ANNA)
    )
    assert back.after.persons == (ANNA, BERT)
    await assert_sound(harness.store, match)


@pytest.mark.parametrize(("turns_before", "is_rated"), [(0, True), (1, False), (4, False)])
async def test_a_match_is_rated_for_nobody_if_a_seat_changed_hands_after_its_first_turn(
    harness: ServiceHarness, turns_before: int, is_rated: bool
) -> None:
    match = await harness.start(policy=RELAXED, is_rated=True)
    for number in range(4):
        if number == turns_before:
            await replaced(harness, match)
        await harness.matches.play(match, (DORA if number >= turns_before else ANNA, BERT)[number % 2], "wait")
    if turns_before == 4:
        await replaced(harness, match)
    await harness.matches.resign(match, DORA)
    assert (await harness.store.matches.finished([match]))[match].is_rated is is_rated


async def replaced(harness: ServiceHarness, match: MatchId) -> None:
    """Let a moderator seat Dora in Anna's place."""
    chosen = Choices(seat=LEFT, substitute=DORA)
    await harness.moderators.act(match, STRANGER, "replace", note="vanished", chosen=chosen)


async def test_who_has_more_time_than_the_bank_keeps_it(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    await harness.moderators.act(
        match, STRANGER, "extend", note="because", chosen=Choices(seat=LEFT, seconds=50 * HOUR)
    )
    done = await harness.at(
        10,
        lambda: harness.moderators.act(
            match, STRANGER, "replace", note="because", chosen=Choices(seat=LEFT, substitute=DORA)
        ),
    )
    assert [type(fact) for fact in done.facts] == [TimeSpent, PlayerReplaced]
    assert done.after.clocks[LEFT].left == 112 * HOUR


async def test_not_everybody_can_be_a_substitute(harness: ServiceHarness) -> None:
    match = (await start(harness.matches, ANNA, BERT, CARL)).id
    await harness.matches.resign(match, CARL)
    left = (await harness.matches.match(match)).seat_of(CARL)
    assert left is not None
    with refused(BadSubstitute, reason="plays"):
        await harness.matches.offer_substitute(match, ANNA, BERT)
    with refused(BadSubstitute, reason="plays"):
        await harness.moderators.act(
            match, STRANGER, "replace", note="because", chosen=Choices(seat=LEFT, substitute=BERT)
        )
    with refused(NoSuchSeat):
        await harness.moderators.act(
            match, STRANGER, "replace", note="because", chosen=Choices(seat=left, substitute=DORA)
        )
    with refused(NoSuchSeat):
        await harness.moderators.act(
            match, STRANGER, "replace", note="because", chosen=Choices(seat=Seat(9), substitute=DORA)
        )
    with refused(PlaysInMatch):
        await harness.moderators.act(match, BERT, "replace", note="because", chosen=Choices(seat=LEFT, substitute=DORA))


async def test_where_no_time_runs_a_substitute_gets_none(harness: ServiceHarness) -> None:
    match = await harness.start(policy=None)
    done = await harness.moderators.act(
        match, STRANGER, "replace", note="because", chosen=Choices(seat=LEFT, substitute=DORA)
    )
    assert [type(fact) for fact in done.facts] == [PlayerReplaced]


async def test_who_knows_secrets_cannot_take_over_another_seat(store: Store) -> None:
    matches = Matches(store, {**GAMES_AND_TOY, "lockbox": Lockbox().game})
    match = (await start(matches, ANNA, BERT, game="lockbox")).id
    await matches.deliver(match, ANNA, how="message")
    await matches.deliver(match, BERT, how="message")
    moderators = Moderators(matches, store)
    await moderators.act(match, CARL, "reveal", note="to be sure")
    await moderators.act(match, STRANGER, "replace", note="because", chosen=Choices(seat=LEFT, substitute=DORA))
    assert (await matches.match(match)).undelivered == (LEFT,)
    for person in (ANNA, CARL):
        with refused(BadSubstitute, reason="knows"):
            await moderators.act(
                match, STRANGER, "replace", note="because", chosen=Choices(seat=RIGHT, substitute=person)
            )
    assert (
        await moderators.act(match, STRANGER, "replace", note="because", chosen=Choices(seat=LEFT, substitute=ANNA))
    ).after.persons == (ANNA, BERT)


async def test_both_give_the_match_up(harness: ServiceHarness) -> None:
    match = await harness.start()
    await harness.matches.offer_abandon(match, ANNA)
    done = await harness.matches.offer_abandon(match, BERT)
    (end,) = (fact for fact in done.facts if isinstance(fact, MatchEnded))
    assert (end.outcome.reason, end.outcome.places) == ("abandoned", (1, 1))
    await assert_sound(harness.store, match)


async def test_all_who_still_play_must_agree_to_give_up(harness: ServiceHarness) -> None:
    match = (await start(harness.matches, ANNA, BERT, CARL, policy=replace(RELAXED, reminders=()))).id
    await harness.matches.offer_abandon(match, ANNA)
    assert (await harness.matches.offer_abandon(match, BERT)).after.phase == "running"
    assert (await harness.matches.answer(match, CARL, kind="abandon", is_accepted=True)).after.phase == "over"
