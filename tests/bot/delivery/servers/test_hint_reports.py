"""Once a week those who look after a server are told that there are new hints, and never what they are about."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest

from bot.delivery.servers.hint_reports import HintReports, week_of
from engine.conduct.hints import Evidence, Hint
from engine.ids import MatchId, PersonId
from engine.people.preferences import Server
from tests.bot.bench import CHANNEL, SERVER, Bench

MONDAY = datetime(2026, 3, 2, 8, tzinfo=UTC)
DAY = timedelta(days=1)


class Told:
    """Stands for the reports: who was told of how many hints."""

    def __init__(self) -> None:
        self.counts: list[tuple[int, int]] = []
        self.is_heard = True

    async def report_hints(self, server: int, count: int, now: datetime) -> bool:
        self.counts.append((server, count))
        return self.is_heard


class Known:
    """Stands for the watch: hints that nobody has looked at."""

    def __init__(self) -> None:
        self.hints: list[Hint] = []

    async def fresh(self, server: int) -> Sequence[Hint]:
        return self.hints


class Office:
    """A server with a channel for reports, hints, and a clock that is set by hand."""

    def __init__(self, bench: Bench) -> None:
        self.now, self.told, self.known = MONDAY, Told(), Known()
        delivery = bench.delivery(now=lambda: self.now)
        watch, reports = cast("Any", self.known), cast("Any", self.told)
        self.task = HintReports(delivery, watch, reports)

    def find(self, person: int) -> None:
        evidence = Evidence(MatchId("m1"), self.now, PersonId(2), 3)
        self.known.hints.append(Hint("quick", PersonId(person), PersonId(2), (evidence,), 3))


@pytest.fixture
async def office() -> Office:
    bench = Bench()
    await bench.store.people.save_server(Server(SERVER, report_channel=CHANNEL))
    await bench.store.people.save_server(Server(SERVER - 1))
    return Office(bench)


async def test_new_hints_are_told_once_a_week_and_old_ones_not_again(office: Office) -> None:
    await office.task.poll()
    assert office.told.counts == []
    office.now += DAY
    office.find(1)
    await office.task.poll()
    assert office.told.counts == [], "this week was looked at"
    office.now += 7 * DAY
    await office.task.poll()
    await office.task.poll()
    assert office.told.counts == [(SERVER, 1)]
    office.now += 7 * DAY
    await office.task.poll()
    assert office.told.counts == [(SERVER, 1)], "nothing is new"
    office.now += DAY
    office.find(5)
    office.now += 7 * DAY
    await office.task.poll()
    assert office.told.counts == [(SERVER, 1), (SERVER, 1)]


async def test_what_could_not_be_told_is_told_later(office: Office) -> None:
    office.find(1)
    office.told.is_heard = False
    await office.task.poll()
    office.told.is_heard = True
    await office.task.poll()
    await office.task.poll()
    assert len(office.told.counts) == 2


def test_a_week_begins_on_monday_morning() -> None:
    assert week_of(MONDAY) == MONDAY
    assert week_of(MONDAY - timedelta(minutes=1)) == MONDAY - 7 * DAY
    assert week_of(MONDAY + 6.5 * DAY) == MONDAY
