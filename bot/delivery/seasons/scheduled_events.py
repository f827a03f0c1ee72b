"""Discord's scheduled events, kept in step with the dates of seasons where a server wants that.

What is there is compared with what should be, again and again, so that a crash or a refusal leaves nothing behind: an
event is noted before it is made, and found by its marker if we do not know what became of it. What somebody has deleted
by hand is not made again. A fault holds up nothing but the events of its own season.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.retries import Retries
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.markup import plain
from bot.platform.faults import FAULTS
from bot.platform.server_events import EventShape, ServerEvents
from bot.posts.league.core import title
from bot.posts.recipients import Recipient
from engine.seasons.course.schedule import SeasonDate, dates
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.store import ScheduledEvent
from engine.seasons.state.season import Season

LASTS: Final = timedelta(hours=1)
SHOWN: Final = frozenset({"start", "round", "final", "end", "overtime"})
"""The kinds of dates that are events."""

log = structlog.get_logger(__name__)


class ScheduledEvents(DeliveryTask):
    """Makes, changes and deletes events.

    Args:
        services: what delivery works with.
        events: those of Discord.
    """

    def __init__(self, services: DeliveryServices, events: ServerEvents) -> None:
        super().__init__("scheduled events", services)
        self._seasons = services.seasons
        self._events = events
        self._waits = Retries[SeasonId](self._pause, services.now)

    async def poll(self) -> float:
        """Bring the events of all seasons in step that go on where events are wanted, or that have some still."""
        if self._runtime.can_post:
            share, store = self._services.share(), self._seasons.store
            going_on = await store.going_on(share)
            wanting = {server for server in {one.server for one in going_on} if await self._wants_events(server)}
            wanted = [one.season for one in going_on if one.server in wanting]
            for season in dict.fromkeys([*wanted, *sorted(await store.with_events(share))]):
                if self._waits.is_due(season):
                    await self._try(season)
        return self._pause

    async def _wants_events(self, server: int) -> bool:
        return (await self._services.store.people.server(server)).has_events

    async def _try(self, season: SeasonId) -> None:
        try:
            await self.keep(await self._seasons.season(season))
        except FAULTS as error:
            self._waits.failed_with(season, error)
            log.warning("event held up", season=season, error=repr(error))
        else:
            self._waits.forget(season)

    async def keep(self, season: Season) -> None:
        """Bring the events of a season in step with its dates."""
        server = season.founded.server
        chosen = await self._services.store.people.server(server)
        known = await self._seasons.store.events(season.id)
        if not (chosen.has_events or known) or not self._events.may_create(server):
            return
        wanted = await self._wanted(season) if chosen.has_events else {}
        for name, shape in wanted.items():
            await self._put(season, name, shape, known.get(name))
        for name, event in known.items():
            if name not in wanted and not event.is_gone:
                await self._withdraw(server, event)

    async def _wanted(self, season: Season) -> Mapping[str, EventShape]:
        """Return the events that a season should have now, by the names of its dates; none once it is over."""
        if season.is_over:
            return {}
        recipient = await self._services.recipients.public(season.founded.server)
        place = await self._services.homes.link(season)
        shown = (each for each in dates(season) if each.kind in SHOWN)
        return {each.name: self._shape(season, each, place, recipient) for each in shown}

    def _shape(self, season: Season, date: SeasonDate, place: str, recipient: Recipient) -> EventShape:
        """Return what a date looks like; what begins has its hour afterwards, what ends before."""
        words = recipient.words
        said = words(f"calendar-{date.kind}", season=title(season, words), round=date.round)
        begins = date.at if date.kind == "start" else date.at - LASTS
        about = words("event-about" if date.is_fixed else "event-paused")
        return EventShape(
            name=plain(said if date.is_fixed else words("event-paused-name", event=said)),
            about=f"{plain(about)}\n{marker(season.id, date.name)}",
            place=place,
            begins=begins,
            ends=begins + LASTS,
        )

    async def _put(self, season: Season, name: str, shape: EventShape, known: ScheduledEvent | None) -> None:
        """Make an event, or change it where it shows something else than it should."""
        text, server, now = written(shape), season.founded.server, self._services.now()
        if known is not None and known.is_gone and known.shape:
            return
        is_made = known is not None and not known.is_gone and known.event is not None
        if known is not None and is_made and has_ended(known.shape, now) and known.shape != text:
            is_made = False  # what Discord has ended cannot be moved: the date gets another event
        if known is not None and is_made:
            assert known.event is not None
            if known.shape != text and shape.ends > now:
                is_there = await self._events.edit(server, known.event, shape)
                await self._seasons.store.save_event(replace(known, shape=text, is_gone=not is_there))
            return
        if shape.begins > now:
            await self._make(season, name, shape, known)

    async def _make(self, season: Season, name: str, shape: EventShape, known: ScheduledEvent | None) -> None:
        """Make an event: noted before, since after a crash nobody knows whether it was made."""
        server, noted = season.founded.server, ScheduledEvent(season.id, name, None, written(shape))
        found = None
        if known is not None and known.event is None and not known.is_gone:
            found = await self._events.find(server, marker(season.id, name))
        await self._seasons.store.save_event(noted)
        if found is not None:
            await self._events.edit(server, found, shape)
        made = found if found is not None else await self._events.create(server, shape)
        await self._seasons.store.save_event(replace(noted, event=made))

    async def _withdraw(self, server: int, event: ScheduledEvent) -> None:
        """Delete an event that should not be there; one that has ended stays. It may be made again later."""
        found = event.event
        if found is None:
            found = await self._events.find(server, marker(event.season, event.name))
        if found is not None and not has_ended(event.shape, self._services.now()):
            await self._events.delete(server, found)
        await self._seasons.store.save_event(replace(event, event=None, shape="", is_gone=True))


def marker(season: SeasonId, name: str) -> str:
    """Return what an event is found by."""
    return f"{season} · {name}"


def written(shape: EventShape) -> str:
    """Return what an event shows as text, to compare with later."""
    return json.dumps(shape.payload(), sort_keys=True)


def has_ended(shape: str, now: datetime) -> bool:
    """Tell whether an event that shows this is over."""
    return bool(shape) and datetime.fromisoformat(json.loads(shape)["scheduled_end_time"]) <= now
