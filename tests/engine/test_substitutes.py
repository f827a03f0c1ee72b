"""Who plays on: substitutes by agreement and by a moderator, and an end without a winner."""

from dataclasses import replace

import pytest

from engine.errors import BadSubstitute, HasTime, NoOffer, NoSuchSeat, NotAPlayer, OfferExists, PlaysInMatch
from engine.log.facts import MatchEnded, MatchId, OfferAnswered, PersonId, PlayerReplaced, TimeGiven, TimeSpent
from engine.log.store import Store
from engine.matches.service.service import Matches
from engine.matches.state.match import Former
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.time.policy import HOUR, RELAXED
from games.core import Seat
from tests.engine.hall import LEFT, RIGHT, Hall
from tests.engine.lockbox import Lockbox
from tests.engine.serving import assert_sound, start
from tests.engine.written import ANNA, BERT, CARL, DORA, GAMES_AND_TOY, STRANGER, refused


async def test_the_leaver_asks_and_all_agree(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    asked = await hall.at(30, lambda: hall.matches.offer_substitute(match, ANNA, DORA))
    assert asked.after.asked == (LEFT, RIGHT)
    await hall.matches.answer(match, BERT, kind="substitute", is_accepted=True)
    done = await hall.matches.answer(match, DORA, kind="substitute", is_accepted=True)
    assert done.facts[0] == OfferAnswered("offer_answered", "substitute", LEFT, DORA, is_accepted=True)
    assert done.facts[1] == PlayerReplaced("player_replaced", LEFT, ANNA, DORA, None, "")
    assert done.facts[2] == TimeGiven("time_given", LEFT, 30 * HOUR, "substitute", None, "")
    assert done.after.persons == (DORA, BERT)
    assert done.after.clocks[LEFT].left == 72 * HOUR
    with refused(NotAPlayer):
        await hall.matches.play(match, ANNA, "wait")
    await hall.matches.play(match, DORA, "wait")
    (found,) = await hall.store.matches.of_person(DORA, phases=["running"], limit=5)
    assert found.match == match
    assert list(await hall.store.matches.of_person(ANNA, phases=["running"], limit=5)) == []
    await assert_sound(hall.store, match)


@pytest.mark.parametrize("who", [BERT, DORA])
async def test_one_who_declines_is_enough(hall: Hall, who: PersonId) -> None:
    match = await hall.start(policy=RELAXED)
    await hall.matches.offer_substitute(match, ANNA, DORA)
    after = (await hall.matches.answer(match, who, kind="substitute", is_accepted=False)).after
    assert (after.offer, after.persons) == (None, (ANNA, BERT))


async def test_only_who_is_asked_answers(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    await hall.matches.offer_substitute(match, ANNA, DORA)
    await hall.matches.answer(match, DORA, kind="substitute", is_accepted=True)
    for person, refusal in ((DORA, NoOffer), (ANNA, NoOffer), (STRANGER, NotAPlayer)):
        with pytest.raises(refusal):
            await hall.matches.answer(match, person, kind="substitute", is_accepted=True)
    with refused(OfferExists, offer="substitute"):
        await hall.matches.offer_draw(match, BERT)


async def test_for_who_has_time_left_nobody_else_asks(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    with refused(HasTime):
        await hall.matches.offer_substitute(match, BERT, DORA, replaced=LEFT)
    hall.hour = 100
    await hall.matches.clocks.wake(match)
    asked = await hall.matches.offer_substitute(match, BERT, DORA, replaced=LEFT)
    assert asked.after.asked == (LEFT,), "who has vanished is not waited for"
    with refused(NoOffer, offer="substitute"):
        await hall.matches.answer(match, ANNA, kind="substitute", is_accepted=False)
    done = await hall.matches.answer(match, DORA, kind="substitute", is_accepted=True)
    assert (done.after.persons, done.after.clocks[LEFT].is_out) == ((DORA, BERT), False)
    assert done.after.clocks[LEFT].since == hall.now
    await assert_sound(hall.store, match)


async def test_who_is_out_of_time_and_moves_after_all_is_not_replaced(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    hall.hour = 100
    await hall.matches.clocks.wake(match)
    await hall.matches.offer_substitute(match, BERT, DORA, replaced=LEFT)
    assert (await hall.matches.play(match, ANNA, "wait")).after.offer is None


async def test_a_moderator_replaces_and_the_seat_has_fair_time(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    done = await hall.at(
        100,
        lambda: hall.moderators.act(
            match, STRANGER, "replace", note="vanished", chosen=Choices(seat=LEFT, substitute=DORA)
        ),
    )
    assert [type(fact) for fact in done.facts] == [PlayerReplaced, TimeGiven]
    assert done.after.clocks[LEFT].left == 72 * HOUR
    assert done.after.former == (Former(LEFT, ANNA),)
    back = await hall.moderators.act(
        match, STRANGER, "replace", note="a mistake", chosen=Choices(seat=LEFT, substitute=ANNA)
    )
    assert back.after.persons == (ANNA, BERT)
    await assert_sound(hall.store, match)


@pytest.mark.parametrize(("turns_before", "is_rated"), [(0, True), (1, False), (4, False)])
async def test_a_match_is_rated_for_nobody_if_a_seat_changed_hands_after_its_first_turn(
    hall: Hall, turns_before: int, is_rated: bool
) -> None:
    match = await hall.start(policy=RELAXED, is_rated=True)
    for number in range(4):
        if number == turns_before:
            await replaced(hall, match)
        await hall.matches.play(match, (DORA if number >= turns_before else ANNA, BERT)[number % 2], "wait")
    if turns_before == 4:
        await replaced(hall, match)
    await hall.matches.resign(match, DORA)
    assert (await hall.store.matches.finished([match]))[match].is_rated is is_rated


async def replaced(hall: Hall, match: MatchId) -> None:
    """Let a moderator seat Dora in Anna's place."""
    chosen = Choices(seat=LEFT, substitute=DORA)
    await hall.moderators.act(match, STRANGER, "replace", note="vanished", chosen=chosen)


async def test_who_has_more_time_than_the_bank_keeps_it(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    await hall.moderators.act(match, STRANGER, "extend", note="because", chosen=Choices(seat=LEFT, seconds=50 * HOUR))
    done = await hall.at(
        10,
        lambda: hall.moderators.act(
            match, STRANGER, "replace", note="because", chosen=Choices(seat=LEFT, substitute=DORA)
        ),
    )
    assert [type(fact) for fact in done.facts] == [TimeSpent, PlayerReplaced]
    assert done.after.clocks[LEFT].left == 112 * HOUR


async def test_not_everybody_can_be_a_substitute(hall: Hall) -> None:
    match = (await start(hall.matches, ANNA, BERT, CARL)).id
    await hall.matches.resign(match, CARL)
    left = (await hall.matches.match(match)).seat_of(CARL)
    assert left is not None
    with refused(BadSubstitute, reason="plays"):
        await hall.matches.offer_substitute(match, ANNA, BERT)
    with refused(BadSubstitute, reason="plays"):
        await hall.moderators.act(
            match, STRANGER, "replace", note="because", chosen=Choices(seat=LEFT, substitute=BERT)
        )
    with refused(NoSuchSeat):
        await hall.moderators.act(
            match, STRANGER, "replace", note="because", chosen=Choices(seat=left, substitute=DORA)
        )
    with refused(NoSuchSeat):
        await hall.moderators.act(
            match, STRANGER, "replace", note="because", chosen=Choices(seat=Seat(9), substitute=DORA)
        )
    with refused(PlaysInMatch):
        await hall.moderators.act(match, BERT, "replace", note="because", chosen=Choices(seat=LEFT, substitute=DORA))


async def test_where_no_time_runs_a_substitute_gets_none(hall: Hall) -> None:
    match = await hall.start(policy=None)
    done = await hall.moderators.act(
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


async def test_both_give_the_match_up(hall: Hall) -> None:
    match = await hall.start()
    await hall.matches.offer_abandon(match, ANNA)
    done = await hall.matches.offer_abandon(match, BERT)
    (end,) = (fact for fact in done.facts if isinstance(fact, MatchEnded))
    assert (end.outcome.reason, end.outcome.places) == ("abandoned", (1, 1))
    await assert_sound(hall.store, match)


async def test_all_who_still_play_must_agree_to_give_up(hall: Hall) -> None:
    match = (await start(hall.matches, ANNA, BERT, CARL, policy=replace(RELAXED, reminders=()))).id
    await hall.matches.offer_abandon(match, ANNA)
    assert (await hall.matches.offer_abandon(match, BERT)).after.phase == "running"
    assert (await hall.matches.answer(match, CARL, kind="abandon", is_accepted=True)).after.phase == "over"
