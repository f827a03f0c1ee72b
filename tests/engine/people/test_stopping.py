"""No setting stops a clock at will: whatever a player changes, nights and vacation are those that the policy grants."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.people.calendars import calendars
from engine.people.preferences import Person, Vacation
from engine.people.service import PeopleService, Save
from engine.time.clock import DAY, NIGHT, Calendar, counted, latest_night, sleep_counts_from
from engine.time.policy import FAST, HOUR, LEAGUE, Policy
from tests.engine.log_builders import ANNA, NOON
from tests.engine.service_harness import ServiceHarness
from tests.memory.store import MemoryStore
from tests.searching import examples

LONGER = timedelta(hours=1)
"""What a night or a day has more in which wall clocks are put back."""
ZONES = ("UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago")
NIGHTS = replace(LEAGUE, vacation_days=0)
TWO_DAYS = replace(LEAGUE, vacation_days=2, sleeps=False)
BOTH = replace(LEAGUE, vacation_days=2)


class Player:
    """Somebody who thinks for weeks and changes settings meanwhile; notes for how long the clock stood between."""

    def __init__(self, policy: Policy) -> None:
        self.now = self.charged = NOON
        self.stood: list[tuple[datetime, timedelta]] = []
        self._policy = policy
        self._store = MemoryStore().people
        self.people = PeopleService(self._store, self, lambda: self.now)

    async def recharge(self, person: int, save: Save) -> None:
        assert person == ANNA
        await self.charge()
        await save()

    async def charge(self) -> None:
        settings = await self._store.clock_settings([ANNA])
        (calendar,) = calendars(self._policy, settings, since=NOON, rest_zone="UTC")
        run = timedelta(seconds=counted(calendar, self.charged, self.now))
        self.stood.append((self.now, self.now - self.charged - run))
        self.charged = self.now

    async def sleeps(self, bed: int, hours: int) -> None:
        person = await self._store.person(ANNA)
        sleep = (bed * 60, (bed + hours) * 60 % (24 * 60)) if hours else None
        await self.people.change_person(replace(person, sleep=sleep))

    async def sleeps_now(self, hours: int) -> None:
        zone = (await self._store.person(ANNA)).zone or "UTC"
        await self.sleeps(self.now.astimezone(ZoneInfo(zone)).hour, hours)

    async def moves(self, zone: str) -> None:
        await self.people.change_person(replace(await self._store.person(ANNA), zone=zone))

    async def leaves(self, days: int, later: int) -> None:
        zone = (await self._store.person(ANNA)).zone or "UTC"
        first = self.now.astimezone(ZoneInfo(zone)).date() + later * DAY
        await self.people.take_vacation(Vacation(ANNA, first, first + (days - 1) * DAY, zone))

    async def comes_back(self) -> None:
        for vacation in await self._store.vacations(ANNA):
            await self.people.end_vacation(vacation)


hours = st.integers(0, 30)
acts = st.one_of(
    st.tuples(st.just("sleeps"), st.integers(0, 23), st.integers(0, 12)),
    st.tuples(st.just("sleeps_now"), st.integers(0, 12)),
    st.tuples(st.just("moves"), st.sampled_from(ZONES)),
    st.tuples(st.just("leaves"), st.integers(1, 3), st.integers(0, 2)),
    st.tuples(st.just("comes_back")),
)
stories = st.lists(st.tuples(hours, acts), max_size=40)
EVERY_TWELVE_HOURS = [(12, ("sleeps_now", 12))] * 30
EVERY_EVENING = [(23 if at % 2 else 1, ("comes_back",) if at % 2 else ("leaves", 1, 0)) for at in range(30)]
AROUND_THE_GLOBE = [(11, ("moves", ZONES[at % len(ZONES)])) for at in range(40)]
AGAIN_ELSEWHERE = [
    (36, ("leaves", 2, 0)),
    (4, ("moves", ZONES[3])),
    (30, ("leaves", 1, 0)),
    (17, ("comes_back",)),
]
AWAY_IN_THE_EAST = [(0, ("moves", ZONES[4])), (0, ("leaves", 2, 0)), (36, ("moves", ZONES[5])), (48, ("comes_back",))]


@examples(60)
@given(stories, st.sampled_from([NIGHTS, TWO_DAYS, BOTH]))
@example(EVERY_TWELVE_HOURS, NIGHTS)
@example(EVERY_EVENING, TWO_DAYS)
@example([(0, ("sleeps", 0, 12)), *AROUND_THE_GLOBE], NIGHTS)
@example(AWAY_IN_THE_EAST, TWO_DAYS)
@example(AGAIN_ELSEWHERE, TWO_DAYS)
def test_whatever_a_player_changes_no_day_has_two_nights_and_no_year_more_vacation(
    story: list[tuple[int, tuple[str, *tuple[object, ...]]]], policy: Policy
) -> None:
    player = Player(policy)

    async def live() -> None:
        for passed, (act, *given_) in story:
            player.now += timedelta(hours=passed)
            await getattr(player, act)(*given_)
            await player.charge()

    asyncio.run(live())
    vacation = policy.vacation_days * (DAY + LONGER)
    for begin, (first, _) in enumerate(player.stood):
        stood = timedelta()
        for last, length in player.stood[begin + 1 :]:
            stood += length
            nights = -((first - last) // DAY) * NIGHT + LONGER if policy.sleeps else timedelta()
            assert stood <= nights + vacation, (first, last)


async def test_twelve_hours_of_sleep_every_twelve_hours_do_not_stop_a_clock_for_ever() -> None:
    harness = ServiceHarness(MemoryStore())
    match = await harness.start(policy=FAST)
    people = PeopleService(harness.store.people, harness.matches.clocks, lambda: harness.now)
    for half_day in range(24):
        harness.hour = half_day * 12
        sleep = ((12, 0), (0, 12))[half_day % 2]
        await people.change_person(Person(ANNA, zone="UTC", sleep=(sleep[0] * 60, sleep[1] * 60)))
    after = await harness.matches.match(match)
    assert after.phase == "over", "24 hours of awake time have passed within two days"


async def test_a_vacation_ended_every_evening_is_used_up_all_the_same() -> None:
    harness = ServiceHarness(MemoryStore())
    match = await harness.start(policy=replace(LEAGUE, vacation_days=2, reminders=()))
    people = PeopleService(harness.store.people, harness.matches.clocks, lambda: harness.now)
    for day in range(9):
        harness.hour = 24 * day + 1
        vacation = Vacation(ANNA, harness.now.date(), harness.now.date())
        await people.take_vacation(vacation)
        harness.hour = 24 * day + 11
        assert await people.end_vacation(vacation) == vacation, "the day has begun"
    after = await harness.matches.match(match)
    assert after.phase == "over", "three days of the bank and two of vacation are over"


async def test_a_vacation_is_not_made_shorter_by_another_that_begins_on_the_same_day() -> None:
    player = Player(TWO_DAYS)
    await player.leaves(3, 0)
    await player.leaves(1, 0)
    (kept,) = await player._store.vacations(ANNA)
    assert (kept.last - kept.first).days == 2


async def test_a_vacation_that_has_not_begun_is_cancelled() -> None:
    player = Player(TWO_DAYS)
    await player.leaves(3, 1)
    await player.comes_back()
    assert await player._store.vacations(ANNA) == []


def at(hour: float) -> datetime:
    return datetime(2026, 6, 1, tzinfo=NOON.tzinfo) + timedelta(hours=hour)


NIGHT_OWL = Calendar(sleep=(22 * 60, 6 * 60))


@pytest.mark.parametrize(
    ("hour", "began"), [(12, -2), (21.9, -2), (22, 22), (30, 22)], ids=["noon", "evening", "bedtime", "morning"]
)
def test_the_latest_night_is_the_one_that_began_last(hour: float, began: float) -> None:
    assert latest_night(NIGHT_OWL, at(hour)) == at(began)
    assert latest_night(Calendar(), at(hour)) is None


def test_who_goes_to_bed_earlier_or_flies_west_loses_nothing() -> None:
    taken = latest_night(NIGHT_OWL, at(12))
    for zone in ("UTC", "America/New_York"):
        changed = replace(NIGHT_OWL, zone=zone, sleep=(21 * 60, 7 * 60), night_taken=taken)
        assert sleep_counts_from(changed, at(24)) is None
        assert counted(changed, at(24), at(48)) == 14 * HOUR


def test_who_goes_on_sleeping_in_the_morning_may_do_so_until_the_night_has_twelve_hours() -> None:
    changed = replace(NIGHT_OWL, sleep=(22 * 60, 10 * 60), night_taken=latest_night(NIGHT_OWL, at(5)))
    assert sleep_counts_from(changed, at(5)) is None
    assert counted(changed, at(5), at(10)) == 0


def test_who_flies_east_is_told_from_when_on_sleep_counts() -> None:
    changed = replace(NIGHT_OWL, zone="Asia/Tokyo", night_taken=latest_night(NIGHT_OWL, at(12)))
    assert sleep_counts_from(changed, at(12)) == at(22), "the night there begins at 13:00, the day is over at 22:00"
    assert counted(changed, at(12), at(24)) == 12 * HOUR
    assert counted(changed, at(24), at(48)) == 16 * HOUR
