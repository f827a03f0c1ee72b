"""Discord's events follow the dates of seasons: made once, moved, marked, deleted, and never against anybody's wish."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.delivery.seasons.scheduled_events import LASTS, ScheduledEvents
from bot.platform.server_events import EventShape, ServerEvents, may_create_events
from engine.people.preferences import Server
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.facts.rules import SeasonId
from engine.seasons.state.season import Season
from tests.bot.bench import SERVER, Bench
from tests.engine.seasons.season_builders import ORGANISER, RULES, organise

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
FAULT = discord.HTTPException(Mock(status=500, reason="fault"), "fault")


@dataclass
class Board:
    """Discord's events on paper; `calls` counts requests, and `lost` lets one be carried out unheard."""

    events: dict[int, EventShape] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    is_allowed: bool = True
    faults: list[Exception] = field(default_factory=list)
    is_lost: bool = False

    def may_create(self, server: int) -> bool:
        return self.is_allowed and server == SERVER

    async def create(self, server: int, shape: EventShape) -> int:
        self._called("create")
        number = len(self.calls) + 2**60
        self.events[number] = shape
        if self.is_lost:
            self.is_lost = False
            raise FAULT
        return number

    async def edit(self, server: int, event: int, shape: EventShape) -> bool:
        self._called("edit")
        if event in self.events:
            self.events[event] = shape
        return event in self.events

    async def delete(self, server: int, event: int) -> bool:
        self._called("delete")
        return self.events.pop(event, None) is not None

    async def find(self, server: int, marker: str) -> int | None:
        self._called("find")
        return next((number for number, shape in self.events.items() if marker in shape.about), None)

    def _called(self, what: str) -> None:
        self.calls.append(what)
        if self.faults:
            raise self.faults.pop()


class Club:
    """A server with a season, and a clock."""

    def __init__(self) -> None:
        self.now = NOON
        self.bench = Bench(now=lambda: self.now)
        self.seasons = self.bench.services().seasons
        self.board = Board()
        self.task = self.new_task()
        self.id = SeasonId("")

    def new_task(self) -> ScheduledEvents:
        """Return the task as after a start of the program."""
        return ScheduledEvents(self.bench.delivery(), cast("ServerEvents", self.board))

    async def wants(self, *, has_events: bool) -> None:
        await self.bench.people.change_server(Server(SERVER, has_events=has_events))

    async def begin(self) -> None:
        """Let a season be founded and four sign up."""
        await self.wants(has_events=True)
        rules = replace(RULES, recurs=False)
        founded = await self.seasons.found("Winter", rules, server=SERVER, channel=70, by=ORGANISER)
        self.id = founded.after.id
        await self.act(lambda season: beginning.open_sign_up(season, self.now))
        for person in range(1, 5):
            await self.act(lambda season, who=person: signups.sign_up(season, who))

    async def act(self, decide: Any) -> Season:
        return (await self.seasons.act(self.id, lambda season, _: decide(season))).after

    async def go(self, **passed: float) -> Season:
        """Let time pass and the season be brought forward."""
        self.now += timedelta(**passed)
        await self.seasons.advance(self.id)
        return await self.season()

    async def season(self) -> Season:
        return await self.seasons.season(self.id)

    async def poll(self) -> list[EventShape]:
        await self.task.poll()
        return list(self.board.events.values())


async def drawn() -> Club:
    """Return a club whose season is drawn."""
    club = Club()
    await club.begin()
    assert await club.poll() == [], "the end of the sign-up is no event"
    season = await club.go(days=RULES.sign_up_days, minutes=1)
    assert season.phase == "drawn"
    return club


async def test_start_and_end_are_events_made_once() -> None:
    club = await drawn()
    (start,) = await club.poll()
    assert start.begins == (await club.season()).until
    assert start.ends == start.begins + LASTS
    assert "Winter" in start.name
    season = await club.go(days=2)
    assert season.phase == "running"
    _, end = await club.poll()
    assert end.ends == season.until
    for _ in range(3):
        await club.poll()
        club.task = club.new_task()
    assert club.board.calls == ["create", "create"], "nothing is asked or changed while nothing changes"


async def test_an_extended_season_moves_its_event_and_a_paused_one_says_so() -> None:
    club = await drawn()
    season = await club.go(days=2)
    await club.poll()
    assert season.until is not None
    later = season.until + timedelta(days=5)
    await club.act(lambda now: organise(now, "extend", days=5, note="More."))
    *_, end = await club.poll()
    assert end.ends == later
    await club.act(lambda now: organise(now, "pause", note="Wait."))
    *_, end = await club.poll()
    assert end.name.startswith("⏸")
    await club.act(lambda now: organise(now, "pause", note="On."))
    *_, end = await club.poll()
    assert not end.name.startswith("⏸")
    assert club.board.calls.count("create") == 1, "the start was past before the bot could tell of it"


async def test_a_cancelled_season_takes_its_events_along() -> None:
    club = await drawn()
    await club.poll()
    await club.act(lambda season: organise(season, "cancel", note="No."))
    assert await club.poll() == []
    calls = list(club.board.calls)
    await club.poll()
    assert club.board.calls == calls
    assert await club.seasons.store.with_events() == frozenset()


async def test_what_was_deleted_by_hand_is_not_made_again() -> None:
    club = await drawn()
    season = await club.go(days=2)
    await club.poll()
    club.board.events.clear()
    assert season.until is not None
    for _ in range(2):
        await club.act(lambda now: organise(now, "extend", days=3, note="More."))
        assert await club.poll() == []
    assert club.board.calls == ["create", "edit"]


async def test_a_server_that_changes_its_mind_loses_and_gets_its_events() -> None:
    club = await drawn()
    await club.poll()
    await club.wants(has_events=False)
    assert await club.poll() == []
    await club.wants(has_events=True)
    assert len(await club.poll()) == 1


async def test_what_was_made_unheard_is_found_and_not_doubled() -> None:
    club = await drawn()
    club.board.is_lost = True
    await club.poll()
    club.now += timedelta(minutes=1)
    club.task = club.new_task()
    assert len(await club.poll()) == 1
    assert club.board.calls == ["create", "find", "edit"]
    await club.poll()
    assert len(club.board.calls) == 3


async def test_a_refusal_is_tried_again_ever_more_rarely_and_holds_up_no_other_season() -> None:
    club = await drawn()
    first = club.id
    await club.begin()
    assert club.id != first
    await club.go(days=RULES.sign_up_days, minutes=1)
    await club.seasons.advance(first)
    club.board.faults = [FAULT]
    await club.poll()
    assert len(club.board.events) == 1, "the other season has its event"
    failed = len(club.board.calls)
    await club.poll()
    assert len(club.board.calls) == failed, "not at once"
    club.now += timedelta(minutes=1)
    await club.poll()
    assert len(club.board.events) == 2


async def test_without_the_permission_discord_is_not_even_asked() -> None:
    club = await drawn()
    club.board.is_allowed = False
    await club.poll()
    assert club.board.calls == []


@pytest.mark.parametrize(("names", "is_enough"), [(("create_events",), True), (("manage_events",), False), ((), False)])
def test_which_permissions_are_enough(names: tuple[str, ...], is_enough: bool) -> None:
    assert may_create_events(discord.Permissions(**dict.fromkeys(names, True))) == is_enough


def test_an_event_fits_discord() -> None:
    shape = EventShape("n" * 300, "about", "p" * 300, NOON, NOON + LASTS)
    payload = shape.payload()
    assert len(payload["name"]) == len(payload["entity_metadata"]["location"]) == 100
    assert payload["scheduled_start_time"] == "2026-11-21T12:00:00+00:00"
