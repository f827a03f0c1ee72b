"""Time through the service and both stores: a clock that is set forward, restarts, outages, late moves."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

import pytest

from engine import chain, codec
from engine.audit import Fault, audit
from engine.calendars import Habits
from engine.errors import MatchIsPaused, NotPaused, PlaysInMatch, TimeIsUp
from engine.facts import Fact, MatchId, PersonId, PlayerReminded, TimeGiven, TimeRanOut, TimeSpent
from engine.policy import FAST, HOUR, RELAXED, Policy
from engine.preferences import Person, Server, Vacation
from engine.service import Happened
from engine.store import Entry
from engine.timing import deadlines
from storage.memory import MemoryStore
from tests.engine.hall import LEFT, RIGHT, Hall
from tests.engine.serving import MeanwhileStore, assert_sound, start
from tests.engine.written import ANNA, BERT, CARL, GAMES_AND_TOY, NOON, SEED, STRANGER, refused


def facts(happened: Happened | tuple[Happened, ...]) -> list[type]:
    changes = happened if isinstance(happened, tuple) else (happened,)
    return [type(fact) for change in changes for fact in change.facts]


async def test_a_match_is_due_when_somebody_is_to_be_reminded_or_runs_out(hall: Hall) -> None:
    match = await hall.start()
    assert await hall.due() == 18
    (reminded,) = await hall.at(18, lambda: hall.matches.wake(match))
    assert facts(reminded) == [TimeSpent, PlayerReminded]
    assert await hall.due() == 24
    assert await hall.at(23.9, lambda: hall.matches.wake(match)) == ()
    (out,) = await hall.at(24, lambda: hall.matches.wake(match))
    assert out.after.phase == "over"
    assert await hall.due() is None
    assert await hall.matches.wake(match) == ()
    await assert_sound(hall.store, match)


async def test_a_move_sets_the_next_clock_going(hall: Hall) -> None:
    match = await hall.start()
    moved = await hall.at(10, lambda: hall.matches.play(match, ANNA, "wait"))
    assert moved.facts[0] == TimeSpent("time_spent", LEFT, 10 * HOUR)
    assert await hall.due() == 28
    assert deadlines(await hall.matches.timed(moved.after)) == {RIGHT: NOON + timedelta(hours=34)}
    await assert_sound(hall.store, match)


async def test_who_is_ready_first_gains_and_the_clock_of_the_other_runs_on(hall: Hall) -> None:
    match = (await start(hall.matches, ANNA, BERT, game="zirkeltanz", policy=FAST)).id
    for person in (ANNA, BERT):
        await hall.matches.deliver(match, person, how="message")
    for person in (ANNA, BERT):
        await hall.matches.play(match, person, "formation fan")
    ready = await hall.at(4, lambda: hall.matches.play(match, ANNA, "ready"))
    assert [clock.left for clock in ready.after.clocks] == [24 * HOUR, 20 * HOUR]
    again = await hall.at(5, lambda: hall.matches.play(match, BERT, "formation wall"))
    assert again.after.clocks[RIGHT].left == 19 * HOUR
    ready = await hall.at(6, lambda: hall.matches.play(match, BERT, "ready"))
    assert [clock.left for clock in ready.after.clocks] == [24 * HOUR, 24 * HOUR]


async def test_where_no_time_runs_nothing_is_ever_due(hall: Hall) -> None:
    match = await hall.start(policy=None)
    moved = await hall.at(900, lambda: hall.matches.play(match, ANNA, "wait"))
    assert TimeSpent not in facts(moved)
    assert await hall.due() is None


async def test_a_move_that_is_too_late_finds_the_match_lost(hall: Hall) -> None:
    match = await hall.start()
    hall.hour = 24
    with refused(TimeIsUp):
        await hall.matches.play(match, ANNA, "wait")
    after = await hall.matches.match(match)
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("time", (RIGHT,))
    told = await hall.store.announcements(match=match)
    happened = await hall.matches.happened(told[-1])
    assert TimeRanOut in facts(happened)
    with refused(TimeIsUp):
        await hall.matches.preview(match, ANNA, "wait")


async def test_a_move_in_the_last_second_counts(hall: Hall) -> None:
    match = await hall.start()
    moved = await hall.at(24 - 1 / 3600, lambda: hall.matches.play(match, ANNA, "wait"))
    assert moved.after.clocks[LEFT].left == 8 * HOUR + 1


async def test_a_late_move_counts_where_time_out_is_only_claimed(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    moved = await hall.at(200, lambda: hall.matches.play(match, ANNA, "wait"))
    assert not moved.after.clocks[LEFT].is_out
    assert [clock.left // HOUR for clock in moved.after.clocks] == [24, 72]
    log = await hall.matches.log(match)
    assert sum('"time_ran_out"' in entry.body for entry in log) == 1
    await assert_sound(hall.store, match)


async def test_the_opponent_claims(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    claimed = await hall.at(80, lambda: hall.matches.claim_time(match, BERT))
    assert claimed.after.outcome.reason == "time"
    await assert_sound(hall.store, match)


async def test_of_a_move_and_a_time_out_the_log_decides() -> None:
    store = MeanwhileStore()
    hall = Hall(store)
    match = await hall.start()
    hall.hour = 24

    async def move_in_time() -> None:
        hall.hour = 23.5
        await hall.matches.play(match, ANNA, "wait")
        hall.hour = 24

    store.meanwhile = move_in_time
    assert await hall.matches.wake(match) == ()
    assert (await hall.matches.match(match)).phase == "running"


async def test_several_deadlines_of_one_match_fire_one_after_the_other(hall: Hall) -> None:
    match = await hall.start(policy=replace(RELAXED, reminders=(50,)))
    passed = await hall.at(100, lambda: hall.matches.wake(match))
    assert facts(passed) == [TimeSpent, TimeRanOut]
    hall.hour = 0
    three = (await start(hall.matches, ANNA, BERT, CARL, policy=FAST)).id
    passed = await hall.at(200, lambda: hall.matches.wake(three))
    assert facts(passed).count(TimeRanOut) == 1, "the next one's clock began only now"
    assert await hall.due() == 218


async def test_a_pause_says_why_and_stops_moves(hall: Hall) -> None:
    match = await hall.start()
    await hall.at(3, lambda: hall.matches.pause(match, reason="dispute", by=STRANGER, note="move 3"))
    assert await hall.due() is None
    with refused(MatchIsPaused, cause="dispute"):
        await hall.matches.play(match, ANNA, "wait")
    resumed = await hall.at(90, lambda: hall.matches.resume(match, by=STRANGER))
    assert resumed.after.clocks[LEFT].left == 21 * HOUR
    assert await hall.due() == 105
    with refused(NotPaused):
        await hall.matches.resume(match)
    with refused(PlaysInMatch):
        await hall.matches.pause(match, reason="moderator", by=BERT)


async def test_a_moderator_gives_time(hall: Hall) -> None:
    match = await hall.start()
    given = await hall.at(1, lambda: hall.matches.give_time(match, LEFT, 10 * HOUR, by=STRANGER, note="ill"))
    assert given.after.clocks[LEFT].left == 33 * HOUR
    assert deadlines(await hall.matches.timed(given.after)) == {LEFT: NOON + timedelta(hours=34)}


# What changes how time is counted


async def test_who_changes_hours_of_sleep_is_charged_as_it_counted_before(hall: Hall) -> None:
    match = await hall.start()
    hall.hour = 10
    sleepy = Person(ANNA, zone="UTC", sleep=(22 * 60, 6 * 60))
    await hall.matches.recharge(ANNA, lambda: hall.store.save_person(sleepy))
    after = await hall.matches.match(match)
    assert after.clocks[LEFT].left == 14 * HOUR
    assert await hall.due() == 26, "18 hours are gone at 6:00"
    await hall.at(20, lambda: hall.matches.play(match, ANNA, "wait"))
    assert (await hall.matches.match(match)).clocks[LEFT].left == 20 * HOUR


async def test_vacation_moves_the_deadline(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    away = Vacation(ANNA, date(2024, 10, 5), date(2024, 10, 11))
    await hall.matches.recharge(ANNA, lambda: hall.store.save_vacation(away))
    timed = await hall.matches.timed(await hall.matches.match(match))
    assert deadlines(timed) == {LEFT: NOON + timedelta(days=10)}
    assert await hall.due() == 12


async def test_who_travels_after_a_vacation_is_not_charged_for_it_by_the_new_clock(hall: Hall) -> None:
    await hall.store.save_person(Person(ANNA, zone="Pacific/Pago_Pago"))
    match = await hall.start(policy=RELAXED)
    await hall.matches.recharge(
        ANNA, lambda: hall.store.save_vacation(Vacation(ANNA, NOON.date(), NOON.date() + timedelta(days=9)))
    )
    hall.hour = 230
    traveller = Person(ANNA, zone="Pacific/Kiritimati")
    await hall.matches.recharge(ANNA, lambda: hall.store.save_person(traveller))
    await hall.at(231, lambda: hall.matches.play(match, ANNA, "wait"))
    assert (await hall.matches.match(match)).clocks[LEFT].left == (72 - 1 + 24) * HOUR, "there the vacation is over"
    await assert_sound(hall.store, match)


async def test_a_server_that_moves_is_a_change_for_all_its_matches(hall: Hall) -> None:
    await hall.start(policy=replace(RELAXED, rest_days=(4,), reminders=()))  # the Friday on which it begins
    assert await hall.due() == 84
    await hall.matches.recharge_server(7, lambda: hall.store.save_server(Server(7, zone="Pacific/Auckland")))
    assert await hall.due() == 72, "there it is Saturday"


# Outages


async def test_an_outage_is_given_back_before_anything_fires(hall: Hall) -> None:
    match = await hall.start()
    await hall.at(20, hall.matches.beat)
    hall.hour = 50
    hall.restarted()
    (given,) = await hall.matches.recover()
    assert given.facts == (TimeGiven("time_given", LEFT, 30 * HOUR, "outage", None, ""),)
    assert await hall.due() == 54 - 13.5
    assert facts(await hall.matches.wake(match)) == [TimeSpent, PlayerReminded]
    assert facts(await hall.at(54, lambda: hall.matches.wake(match)))[:2] == [TimeSpent, TimeRanOut]
    await assert_sound(hall.store, match)


async def test_an_outage_that_is_recovered_from_twice_is_given_back_once(hall: Hall) -> None:
    match = await hall.start()
    await hall.at(1, hall.matches.beat)
    begun, ended = NOON + timedelta(hours=1), NOON + timedelta(hours=6)
    hall.hour = 6
    await hall.matches.credit_outage(begun, ended)  # and then a crash, before it is noted
    assert await hall.at(6.01, hall.matches.recover) != ()
    total = (await hall.matches.match(match)).clocks[LEFT].left - 24 * HOUR
    assert total == 5 * HOUR + 36


async def test_a_restart_is_no_outage_nor_is_the_first_start(hall: Hall) -> None:
    await hall.start()
    assert await hall.matches.recover() == ()
    assert await hall.at(0.02, hall.matches.recover) == ()


async def played(hall: Hall) -> MatchId:
    """Play some turns with clocks, an outage and a time-out."""
    match = await hall.start(policy=RELAXED)
    for turn in range(6):
        hall.hour = 7.3 * turn
        await hall.matches.play(match, (ANNA, BERT)[turn % 2], "wait")
    await hall.matches.credit_outage(hall.now, hall.now + timedelta(hours=2))
    await hall.at(300, lambda: hall.matches.wake(match))
    return match


async def test_clocks_of_a_log_add_up(hall: Hall) -> None:
    match = await played(hall)
    after = await hall.matches.match(match)
    assert [clock.is_out for clock in after.clocks] == [True, False]
    await assert_sound(hall.store, match)


@pytest.mark.parametrize("seconds", [0, -60, 8 * HOUR, 10**9])
async def test_a_charge_that_cannot_be_is_found(hall: Hall, seconds: int) -> None:
    match = await played(hall)
    entries = list(await hall.store.log(match))
    facts_ = [codec.decode_fact(entry.body) for entry in entries]
    at = next(index for index, fact in enumerate(facts_) if isinstance(fact, TimeSpent))
    facts_[at] = TimeSpent("time_spent", LEFT, seconds)
    assert Fault("time", at + 1) in found(match, entries, facts_)


async def test_a_time_out_with_time_left_is_found(hall: Hall) -> None:
    match = await hall.start(policy=RELAXED)
    entries = list(await hall.store.log(match))
    forged = [codec.decode_fact(entry.body) for entry in entries]
    forged += [TimeRanOut("time_ran_out", LEFT, ANNA), TimeGiven("time_given", LEFT, -5, "moderator", STRANGER, "")]
    assert [fault for fault in found(match, [*entries, *entries[-2:]], forged) if fault.code == "time"] == [
        Fault("time", len(forged) - 1),
        Fault("time", len(forged)),
    ]


def found(match: MatchId, entries: list[Entry], facts_: list[Fact]) -> tuple[Fault, ...]:
    """Return what is found in a log whose facts were forged and chained anew."""
    digest, chained = chain.GENESIS, []
    for seq, (fact, entry) in enumerate(zip(facts_, entries, strict=True)):
        (made,) = chain.link([codec.encode_fact(fact)], match=match, after=seq, previous=digest, at=entry.at)
        digest = made.digest
        chained.append(made)
    return audit(GAMES_AND_TOY, match, chained, snapshot=None, seed=SEED)


@pytest.mark.parametrize(("policy", "reads"), [(None, 0), (FAST, 1)])
async def test_a_move_reads_once_how_time_is_counted_and_only_where_it_is(policy: Policy | None, reads: int) -> None:
    asked = []

    class Counting(MemoryStore):
        async def habits(self, persons: Sequence[PersonId], server: int) -> Habits:
            asked.append(persons)
            return await super().habits(persons, server)

    hall = Hall(Counting())
    match = await hall.start(policy=policy)
    asked.clear()
    await hall.matches.play(match, ANNA, "wait")
    assert asked == [(ANNA, BERT)] * reads
