"""Clocks over days: sleep, rest, vacation, in every zone and through every change of the wall clock."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.time.clock import Calendar, counted, deadline, midnight, night, whole
from tests.searching import examples

HOUR = 3600
ZONES = (
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "America/Sao_Paulo",
    "America/St_Johns",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Beirut",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Pacific/Apia",
    "Pacific/Kiritimati",
    "America/Havana",
    "Africa/Casablanca",
)
ALWAYS = Calendar()  # of a clock that never stands still
FIRST, YEARS = datetime(2011, 1, 1, tzinfo=UTC), timedelta(days=30 * 365)

zones = st.sampled_from(ZONES)
minutes = st.integers(0, 24 * 60 - 1)
nights = st.none() | st.tuples(minutes, st.integers(1, 10 * 60)).map(
    lambda drawn: (drawn[0], (drawn[0] + drawn[1]) % (24 * 60))
)
times = st.timedeltas(timedelta(0), YEARS).map(lambda since: FIRST + since)
stretches = st.timedeltas(timedelta(0), timedelta(days=20))


def vacation(start: datetime, length: timedelta) -> tuple[datetime, datetime]:
    return whole(start), whole(start + length)


calendars = st.builds(
    Calendar,
    zone=zones,
    sleep=nights,
    sleeps=st.booleans(),
    rest_zone=zones,
    rest_days=st.sets(st.integers(0, 6), max_size=3).map(lambda days: tuple(sorted(days))),
    away=st.lists(st.builds(vacation, times, stretches), max_size=2).map(tuple),
)
many = examples(25)


def at(text: str, zone: str = "UTC") -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


@many
@given(calendars, times, st.integers(0, 200 * HOUR))
def test_up_to_the_deadline_exactly_what_is_left_is_counted(calendar: Calendar, start: datetime, left: int) -> None:
    end = deadline(calendar, start, left)
    assert counted(calendar, start, end) == left
    if left:
        assert counted(calendar, start, end - timedelta(seconds=1)) == left - 1


@many
@given(calendars, times, stretches, stretches)
def test_what_is_counted_in_parts_adds_up(
    calendar: Calendar, start: datetime, first: timedelta, second: timedelta
) -> None:
    middle, end = start + first, start + first + second
    assert counted(calendar, start, middle) + counted(calendar, middle, end) == counted(calendar, start, end)


@many
@given(calendars, times, stretches)
def test_no_more_is_counted_than_has_passed_nor_less_than_nothing(
    calendar: Calendar, start: datetime, length: timedelta
) -> None:
    assert 0 <= counted(calendar, start, start + length) <= length / timedelta(seconds=1) + 1
    assert counted(calendar, start + length, start) == 0


@many
@given(calendars, times, st.integers(0, 50 * HOUR), st.integers(0, 50 * HOUR))
def test_who_has_more_left_has_it_longer(calendar: Calendar, start: datetime, less: int, more: int) -> None:
    assert deadline(calendar, start, less) <= deadline(calendar, start, less + more)


@many
@given(calendars, times, st.integers(0, 50 * HOUR), stretches)
def test_looking_in_between_does_not_move_the_deadline(
    calendar: Calendar, start: datetime, left: int, length: timedelta
) -> None:
    end = deadline(calendar, start, left)
    middle = start + length
    if middle < end:
        assert deadline(calendar, middle, left - counted(calendar, start, middle)) == end


@many
@given(calendars, times, stretches)
def test_a_second_counts_where_none_of_the_wall_clocks_forbids_it(
    calendar: Calendar, start: datetime, length: timedelta
) -> None:
    """Held against reading the wall clocks, away from the hours in which they are changed."""
    moment = (start + length).replace(microsecond=0)
    zones_ = {calendar.zone, calendar.rest_zone}
    if any(offset(zone, moment - DAY) != offset(zone, moment + DAY) for zone in zones_):
        return
    local = moment.astimezone(ZoneInfo(calendar.zone))
    minute = local.hour * 60 + local.minute
    asleep = False
    if calendar.sleeps and calendar.sleep:
        bed, up = calendar.sleep
        asleep = bed <= minute < up if bed < up else minute >= bed or minute < up
    resting = moment.astimezone(ZoneInfo(calendar.rest_zone)).weekday() in calendar.rest_days
    absent = any(begin <= moment < end for begin, end in calendar.away)
    assert counted(calendar, moment, moment + timedelta(seconds=1)) == (not (asleep or resting or absent))


DAY = timedelta(days=1)


def offset(zone: str, moment: datetime) -> timedelta | None:
    return moment.astimezone(ZoneInfo(zone)).utcoffset()


def test_a_clock_that_never_stands_counts_everything() -> None:
    assert counted(ALWAYS, at("2028-02-28T12:00"), at("2028-03-01T12:00")) == 48 * HOUR
    assert counted(ALWAYS, at("2027-02-28T12:00"), at("2027-03-01T12:00")) == 24 * HOUR


NIGHT = (23 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("zone", "start", "end", "hours"),
    [
        ("Europe/Berlin", "2026-01-10T20:00", "2026-01-11T08:00", 4),
        ("Europe/Berlin", "2026-03-28T20:00", "2026-03-29T08:00", 4),
        ("Europe/Berlin", "2026-10-24T20:00", "2026-10-25T08:00", 4),
        ("Asia/Kolkata", "2026-03-28T22:30", "2026-03-29T08:30", 2),
        ("Australia/Lord_Howe", "2026-04-04T22:00", "2026-04-05T08:00", 2),
        ("Europe/Berlin", "2028-02-28T23:00", "2028-03-01T07:00", 16),
    ],
)
def test_the_night_does_not_count_whatever_the_wall_clock_does(zone: str, start: str, end: str, hours: int) -> None:
    calendar = Calendar(zone=zone, sleep=NIGHT)
    assert counted(calendar, at(start, zone), at(end, zone)) == hours * HOUR


@pytest.mark.parametrize(
    ("sleep", "day", "begin", "end"),
    [
        # Put forward from 2:00 (1:00 UTC) to 3:00: half past two is never shown.
        ((150, 420), "2026-03-29", "2026-03-29T00:30", "2026-03-29T05:00"),
        ((0, 150), "2026-03-29", "2026-03-28T23:00", "2026-03-29T01:30"),
        # Put back from 3:00 (1:00 UTC) to 2:00: half past two is shown twice.
        ((150, 420), "2026-10-25", "2026-10-25T00:30", "2026-10-25T06:00"),
        ((0, 150), "2026-10-25", "2026-10-24T22:00", "2026-10-25T01:30"),
    ],
)
def test_sleep_is_not_cut_short_when_the_wall_clock_changes(
    sleep: tuple[int, int], day: str, begin: str, end: str
) -> None:
    calendar = Calendar(zone="Europe/Berlin", sleep=sleep)
    assert counted(calendar, at(begin), at(end)) == 0
    assert counted(calendar, at(begin) - timedelta(minutes=1), at(end) + timedelta(minutes=1)) == 120


def test_a_day_of_rest_is_the_servers_day() -> None:
    sunday = Calendar(zone="America/New_York", rest_zone="Europe/Berlin", rest_days=(6,))
    assert counted(sunday, at("2026-03-28T22:00"), at("2026-03-29T23:00")) == 2 * HOUR, "an hour short"
    assert counted(sunday, at("2026-10-24T21:00"), at("2026-10-26T00:00")) == 2 * HOUR, "an hour long"


def test_a_day_begins_when_its_first_hour_is_skipped() -> None:
    assert midnight("America/Havana", date(2026, 3, 8)) == at("2026-03-08T05:00")
    assert midnight("America/Havana", date(2026, 3, 9)) == at("2026-03-09T04:00")


def test_a_day_that_a_country_has_skipped_takes_no_time() -> None:
    assert midnight("Pacific/Apia", date(2011, 12, 30)) >= midnight("Pacific/Apia", date(2011, 12, 31))


def test_vacation_stops_the_clock() -> None:
    calendar = Calendar(away=((at("2026-07-01T00:00"), at("2026-07-15T00:00")),))
    assert deadline(calendar, at("2026-06-30T12:00"), 24 * HOUR) == at("2026-07-15T12:00")


def test_who_moves_to_another_zone_sleeps_there() -> None:
    start = at("2026-06-01T20:00")
    home, away = Calendar(zone="Europe/Berlin", sleep=NIGHT), Calendar(zone="Asia/Tokyo", sleep=NIGHT)
    assert deadline(home, start, 3 * HOUR) == at("2026-06-02T07:00")
    assert deadline(away, start, 3 * HOUR) == at("2026-06-02T01:00")


def test_who_never_plays_has_no_deadline() -> None:
    with pytest.raises(OverflowError):
        deadline(Calendar(rest_days=(0, 1, 2, 3, 4, 5, 6)), at("2026-01-01T00:00"), 1)


@pytest.mark.parametrize("time", ["2026-01-09T23:00", "2026-01-10T03:00", "2026-01-10T06:59"])
def test_a_time_in_the_night(time: str) -> None:
    assert night(Calendar(sleep=NIGHT, sleeps=False), at(time)) == (at("2026-01-09T23:00"), at("2026-01-10T07:00"))


@pytest.mark.parametrize("time", ["2026-01-09T22:59", "2026-01-10T07:00"])
def test_a_time_awake(time: str) -> None:
    assert night(Calendar(sleep=NIGHT), at(time)) is None
    assert night(Calendar(), at(time)) is None
