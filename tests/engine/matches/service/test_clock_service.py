"""Time through the service and both stores: a clock that is set forward, restarts, outages, late moves."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from engine.ids import MatchId
from engine.log import chain
from engine.log.chain import Entry
from engine.log.facts.codec import decode_fact, encode_fact
from engine.log.facts.time import PlayerReminded, SecretsAwaited, TimeGiven, TimeRanOut, TimeSpent
from engine.log.facts.union import Fact
from engine.matches.decisions.clock_policy import deadlines
from engine.matches.errors import MatchIsPaused, TimeIsUp
from engine.matches.service.audit import Fault, audit
from engine.matches.service.change import Change
from engine.moderation.errors import NotPaused, PlaysInMatch
from engine.moderation.moderator_policy import Choices
from engine.people.preferences import Person, Server, Vacation
from engine.stores.outbox import Stream
from engine.time.policy import FAST, HOUR, RELAXED, Policy
from tests.engine.counting import counted
from tests.engine.log_builders import ANNA, BERT, CARL, GAMES_AND_TOY, NOON, SEED, STRANGER, refused
from tests.engine.service_fixtures import MeanwhileStore, assert_sound, start
from tests.engine.service_harness import LEFT, RIGHT, ServiceHarness
from tests.memory.store import MemoryStore


def facts(change: Change | tuple[Change, ...]) -> list[type]:
    changes = change if isinstance(change, tuple) else (change,)
    return [type(fact) for change in changes for fact in change.facts]


async def test_a_match_is_due_when_somebody_is_to_be_reminded_or_runs_out(harness: ServiceHarness) -> None:
    match = await harness.start()
    assert await harness.due() == 18
    (reminded,) = await harness.at(18, lambda: harness.matches.clocks.wake(match))
    assert facts(reminded) == [TimeSpent, PlayerReminded]
    assert await harness.due() == 24
    assert await harness.at(23.9, lambda: harness.matches.clocks.wake(match)) == ()
    (out,) = await harness.at(24, lambda: harness.matches.clocks.wake(match))
    assert out.after.phase == "over"
    assert await harness.due() is None
    assert await harness.matches.clocks.wake(match) == ()
    await assert_sound(harness.store, match)


async def test_a_move_sets_the_next_clock_going(harness: ServiceHarness) -> None:
    match = await harness.start()
    moved = await harness.at(10, lambda: harness.matches.play(match, ANNA, "wait"))
    assert moved.facts[0] == TimeSpent("time_spent", LEFT, 10 * HOUR)
    assert await harness.due() == 28
    assert deadlines(await harness.matches.clocks.timed(moved.after)) == {RIGHT: NOON + timedelta(hours=34)}
    await assert_sound(harness.store, match)


async def test_who_is_ready_first_gains_and_the_clock_of_the_other_runs_on(harness: ServiceHarness) -> None:
    match = (await start(harness.matches, ANNA, BERT, game="zirkeltanz", policy=FAST)).id
    for person in (ANNA, BERT):
        await harness.matches.deliver(match, person, how="message")
    for person in (ANNA, BERT):
        await harness.matches.play(match, person, "formation fan")
    ready = await harness.at(4, lambda: harness.matches.play(match, ANNA, "ready"))
    assert [clock.left for clock in ready.after.clocks] == [24 * HOUR, 20 * HOUR]
    again = await harness.at(5, lambda: harness.matches.play(match, BERT, "formation wall"))
    assert again.after.clocks[RIGHT].left == 19 * HOUR
    ready = await harness.at(6, lambda: harness.matches.play(match, BERT, "ready"))
    assert [clock.left for clock in ready.after.clocks] == [24 * HOUR, 24 * HOUR]


async def test_where_no_time_runs_nothing_is_ever_due(harness: ServiceHarness) -> None:
    match = await harness.start(policy=None)
    moved = await harness.at(900, lambda: harness.matches.play(match, ANNA, "wait"))
    assert TimeSpent not in facts(moved)
    assert await harness.due() is None


async def test_a_move_that_is_too_late_finds_the_match_lost(harness: ServiceHarness) -> None:
    match = await harness.start()
    harness.hour = 24
    with refused(TimeIsUp):
        await harness.matches.play(match, ANNA, "wait")
    after = await harness.matches.match(match)
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("time", (RIGHT,))
    told = await harness.store.outbox.announcements(Stream("match", match))
    change = await harness.matches.logs.change(told[-1])
    assert TimeRanOut in facts(change)
    with refused(TimeIsUp):
        await harness.matches.preview(match, ANNA, "wait")


async def test_a_move_in_the_last_second_counts(harness: ServiceHarness) -> None:
    match = await harness.start()
    moved = await harness.at(24 - 1 / 3600, lambda: harness.matches.play(match, ANNA, "wait"))
    assert moved.after.clocks[LEFT].left == 8 * HOUR + 1


async def test_a_late_move_counts_where_time_out_is_only_claimed(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    moved = await harness.at(200, lambda: harness.matches.play(match, ANNA, "wait"))
    assert not moved.after.clocks[LEFT].is_out
    assert [clock.left // HOUR for clock in moved.after.clocks] == [24, 72]
    log = await harness.matches.logs.log(match)
    assert sum('"time_ran_out"' in entry.body for entry in log) == 1
    await assert_sound(harness.store, match)


async def test_the_opponent_claims(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    claimed = await harness.at(80, lambda: harness.matches.claim_time(match, BERT))
    assert claimed.after.outcome.reason == "time"
    await assert_sound(harness.store, match)


async def test_of_a_move_and_a_time_out_the_log_decides() -> None:
    store = MeanwhileStore()
    harness = ServiceHarness(store)
    match = await harness.start()
    harness.hour = 24

    async def move_in_time() -> None:
        harness.hour = 23.5
        await harness.matches.play(match, ANNA, "wait")
        harness.hour = 24

    store.meanwhile = move_in_time
    assert await harness.matches.clocks.wake(match) == ()
    assert (await harness.matches.match(match)).phase == "running"


async def test_several_deadlines_of_one_match_fire_one_after_the_other(harness: ServiceHarness) -> None:
    match = await harness.start(policy=replace(RELAXED, reminders=(50,)))
    passed = await harness.at(100, lambda: harness.matches.clocks.wake(match))
    assert facts(passed) == [TimeSpent, TimeRanOut]
    harness.hour = 0
    three = (await start(harness.matches, ANNA, BERT, CARL, policy=FAST)).id
    passed = await harness.at(200, lambda: harness.matches.clocks.wake(three))
    assert facts(passed).count(TimeRanOut) == 1, "the next one's clock began only now"
    assert await harness.due() == 218


async def test_a_pause_says_why_and_stops_moves(harness: ServiceHarness) -> None:
    match = await harness.start()
    await harness.at(3, lambda: harness.moderators.act(match, STRANGER, "pause", note="move 3"))
    assert await harness.due() == 75, "no clock runs, but the pause has an end"
    with refused(MatchIsPaused, cause="moderator"):
        await harness.matches.play(match, ANNA, "wait")
    resumed = await harness.at(90, lambda: harness.moderators.act(match, STRANGER, "resume", note="seen"))
    assert resumed.after.clocks[LEFT].left == 21 * HOUR
    assert await harness.due() == 105
    with refused(NotPaused):
        await harness.moderators.act(match, STRANGER, "resume", note="seen")
    with refused(PlaysInMatch):
        await harness.moderators.act(match, BERT, "pause", note="mine")


async def test_a_moderator_gives_time(harness: ServiceHarness) -> None:
    match = await harness.start()
    given = await harness.at(
        1,
        lambda: harness.moderators.act(
            match, STRANGER, "extend", note="ill", chosen=Choices(seat=LEFT, seconds=10 * HOUR)
        ),
    )
    assert given.after.clocks[LEFT].left == 33 * HOUR
    assert deadlines(await harness.matches.clocks.timed(given.after)) == {LEFT: NOON + timedelta(hours=34)}


# What changes how time is counted


async def test_who_changes_hours_of_sleep_is_charged_as_it_counted_before(harness: ServiceHarness) -> None:
    match = await harness.start()
    harness.hour = 10
    sleepy = Person(ANNA, zone="UTC", sleep=(22 * 60, 6 * 60))
    await harness.matches.clocks.recharge(ANNA, lambda: harness.store.people.save_person(sleepy))
    after = await harness.matches.match(match)
    assert after.clocks[LEFT].left == 14 * HOUR
    assert await harness.due() == 26, "18 hours are gone at 6:00"
    await harness.at(20, lambda: harness.matches.play(match, ANNA, "wait"))
    assert (await harness.matches.match(match)).clocks[LEFT].left == 20 * HOUR


async def test_vacation_moves_the_deadline(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    away = Vacation(ANNA, date(2024, 10, 5), date(2024, 10, 11))
    await harness.matches.clocks.recharge(ANNA, lambda: harness.store.people.save_vacation(away))
    timed = await harness.matches.clocks.timed(await harness.matches.match(match))
    assert deadlines(timed) == {LEFT: NOON + timedelta(days=10)}
    assert await harness.due() == 12


async def test_who_travels_on_vacation_is_away_from_where_it_was_taken(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    away = Vacation(ANNA, NOON.date(), NOON.date() + timedelta(days=9), "Pacific/Pago_Pago")
    await harness.matches.clocks.recharge(ANNA, lambda: harness.store.people.save_vacation(away))
    harness.hour = 230
    traveller = Person(ANNA, zone="Pacific/Kiritimati")
    await harness.matches.clocks.recharge(ANNA, lambda: harness.store.people.save_person(traveller))
    await harness.at(240, lambda: harness.matches.play(match, ANNA, "wait"))
    assert (await harness.matches.match(match)).clocks[LEFT].left == (72 - 1 + 24) * HOUR, "it was over an hour before"
    await assert_sound(harness.store, match)


async def test_days_of_rest_are_those_of_the_server_as_the_match_was_proposed(harness: ServiceHarness) -> None:
    await harness.store.people.save_server(Server(7, zone="Pacific/Auckland"))
    match = await harness.start(policy=replace(RELAXED, rest_days=(4,), reminders=()))  # Friday, in UTC
    assert (await harness.matches.match(match)).proposal.rest_zone == "Pacific/Auckland"
    await harness.store.people.save_server(Server(7, zone="UTC"))
    await harness.matches.clocks.wake(match)
    assert await harness.due() == 72, "there it is Saturday"


# Outages


async def test_an_outage_is_given_back_before_anything_fires(harness: ServiceHarness) -> None:
    match = await harness.start()
    await harness.at(20, harness.matches.clocks.heartbeat)
    harness.hour = 50
    harness.restarted()
    (given,) = await harness.matches.clocks.recover()
    assert given.facts == (TimeGiven("time_given", LEFT, 30 * HOUR, "outage", None, ""),)
    assert await harness.due() == 54 - 13.5
    assert facts(await harness.matches.clocks.wake(match)) == [TimeSpent, PlayerReminded]
    harness.restarted()
    assert facts(await harness.at(54, lambda: harness.matches.clocks.wake(match)))[:2] == [TimeSpent, TimeRanOut]
    await assert_sound(harness.store, match)


async def test_an_outage_that_is_recovered_from_twice_is_given_back_once(harness: ServiceHarness) -> None:
    match = await harness.start()
    await harness.at(1, harness.matches.clocks.heartbeat)
    begun, ended = NOON + timedelta(hours=1), NOON + timedelta(hours=6)
    harness.hour = 6
    await harness.matches.clocks.credit_outage(begun, ended)  # and then a crash, before it is noted
    assert await harness.at(6.01, harness.matches.clocks.recover) != ()
    total = (await harness.matches.match(match)).clocks[LEFT].left - 24 * HOUR
    assert total == 5 * HOUR + 36


async def test_a_restart_is_no_outage_nor_is_the_first_start(harness: ServiceHarness) -> None:
    await harness.start()
    assert await harness.matches.clocks.recover() == ()
    assert await harness.at(0.02, harness.matches.clocks.recover) == ()


async def played(harness: ServiceHarness) -> MatchId:
    """Play some turns with clocks, an outage and a time-out."""
    match = await harness.start(policy=RELAXED)
    for turn in range(6):
        harness.hour = 7.3 * turn
        await harness.matches.play(match, (ANNA, BERT)[turn % 2], "wait")
    await harness.matches.clocks.credit_outage(harness.now, harness.now + timedelta(hours=2))
    await harness.at(300, lambda: harness.matches.clocks.wake(match))
    return match


async def test_clocks_of_a_log_add_up(harness: ServiceHarness) -> None:
    match = await played(harness)
    after = await harness.matches.match(match)
    assert [clock.is_out for clock in after.clocks] == [True, False]
    await assert_sound(harness.store, match)


@pytest.mark.parametrize("seconds", [0, -60, 8 * HOUR, 10**9])
async def test_a_charge_that_cannot_be_is_found(harness: ServiceHarness, seconds: int) -> None:
    match = await played(harness)
    entries = list(await harness.store.matches.log(match))
    facts_ = [decode_fact(entry.body) for entry in entries]
    at = next(index for index, fact in enumerate(facts_) if isinstance(fact, TimeSpent))
    facts_[at] = TimeSpent("time_spent", LEFT, seconds)
    assert Fault("time", at + 1) in found(match, entries, facts_)


async def test_what_no_clock_can_have_done_is_found(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    entries = list(await harness.store.matches.log(match))
    forged = [decode_fact(entry.body) for entry in entries]
    forged += [
        TimeRanOut("time_ran_out", LEFT, ANNA),
        TimeGiven("time_given", LEFT, -5, "moderator", STRANGER, ""),
        SecretsAwaited("secrets_awaited", (5, 0)),
    ]
    faults = [fault for fault in found(match, [*entries, *entries[-3:]], forged) if fault.code == "time"]
    assert faults == [Fault("time", len(forged) - 2), Fault("time", len(forged) - 1), Fault("time", len(forged))]


def found(match: MatchId, entries: list[Entry], facts_: list[Fact]) -> tuple[Fault, ...]:
    """Return the faults found in a log whose facts were forged and rechained."""
    digest, chained = chain.GENESIS, []
    for seq, (fact, entry) in enumerate(zip(facts_, entries, strict=True)):
        (made,) = chain.link([encode_fact(fact)], match=match, after=seq, previous=digest, at=entry.at)
        digest = made.digest
        chained.append(made)
    return audit(GAMES_AND_TOY, match, chained, snapshot=None, seed=SEED)


@pytest.mark.parametrize("policy", [None, FAST])
async def test_a_move_reads_once_and_writes_once(policy: Policy | None) -> None:
    harness = ServiceHarness(MemoryStore())
    match = await harness.start(policy=policy)
    calls = counted(harness.store)
    await harness.matches.play(match, ANNA, "wait")
    assert calls == ["matches.load", "matches.append"]
