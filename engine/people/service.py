"""Choices of people and servers, and the only way to change them.

What changes how time is counted is saved by way of the clocks: what has run before is charged as it counted then.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Protocol
from zoneinfo import ZoneInfo

from engine.ids import MatchId, PersonId
from engine.people.calendars import sleep_calendar
from engine.people.preferences import Language, Person, Server, SolvedStep, Vacation
from engine.people.store import PeopleStore
from engine.time.clock import latest_night, sleep_counts_from
from engine.time.policy import Policy

Save = Callable[[], Awaitable[None]]


class Clocks(Protocol):
    """Charges the clocks that a change concerns, saves it, and sees when each of them runs out now."""

    async def recharge(self, person: PersonId, save: Save) -> None:
        """Save what changes the calendar of a person."""
        ...


class PeopleService:
    """Everything that people and servers can choose."""

    def __init__(self, store: PeopleStore, clocks: Clocks, now: Callable[[], datetime]) -> None:
        self._store = store
        self._clocks = clocks
        self._now = now

    async def change_person(self, person: Person) -> datetime | None:
        """Keep a person's choices; tell from when on other hours of sleep stop their clocks, None if they do at once.

        Nobody gets a second night within a day by sleeping at other hours or somewhere else.
        """
        before = await self._store.person(person.id)
        if (before.zone, before.sleep) == (person.zone, person.sleep):
            await self._store.save_person(replace(person, night_taken=before.night_taken))
            return None
        at = self._now()
        changed = replace(person, night_taken=latest_night(sleep_calendar(before), at))
        await self._clocks.recharge(person.id, lambda: self._store.save_person(changed))
        return sleep_counts_from(sleep_calendar(changed), at)

    async def change_server(self, server: Server) -> None:
        """Keep a server's choices, all but the people named as moderators."""
        await self._store.save_server(server)

    async def name_moderators(self, server: int, persons: Sequence[PersonId]) -> None:
        """Let these people moderate a server by name, and nobody else.

        Apart from the other choices: a manager who changes one of those writes back nobody who was forgotten meanwhile.
        """
        await self._store.name_moderators(server, persons)

    async def take_vacation(self, vacation: Vacation) -> None:
        """Keep a vacation; one that begins on the same day gets no shorter by it, as its days may be taken."""
        known = await self._store.vacations(vacation.person)
        same = next((other for other in known if other.first == vacation.first), vacation)
        kept = replace(same, last=max(same.last, vacation.last))
        await self._clocks.recharge(vacation.person, lambda: self._store.save_vacation(kept))

    async def end_vacation(self, vacation: Vacation) -> Vacation | None:
        """End a vacation with the day that has begun, which is taken, or delete one that has not begun (None)."""
        today = self._now().astimezone(ZoneInfo(vacation.zone)).date()
        if vacation.first > today:
            await self._clocks.recharge(vacation.person, lambda: self._store.delete_vacation(vacation))
            return None
        ended = replace(vacation, last=min(vacation.last, today))
        await self._clocks.recharge(vacation.person, lambda: self._store.save_vacation(ended))
        return ended

    async def toggle_mute(self, person: PersonId, match: MatchId) -> bool:
        """Let a person be told nothing of a match, or of a muted one again; tell whether it is muted now."""
        if match in await self._store.muted_matches(person):
            await self._store.unmute(person, match)
            return False
        await self._store.mute(person, match)
        return True

    async def toggle_block(self, person: PersonId, other: PersonId) -> bool:
        """Let a person get no invitations from another, or from a blocked one again; tell whether it is blocked now."""
        if other in await self._store.blocked_by(person):
            await self._store.unblock(person, other)
            return False
        await self._store.block(person, other)
        return True

    async def note_solved(self, solved: SolvedStep) -> None:
        """Keep that a person has solved a step of a lesson."""
        await self._store.save_solved_step(solved)

    async def note_language(self, person: PersonId, language: Language) -> None:
        """Keep the language of a person's Discord where that is news."""
        if await self._store.seen_language(person) != language:
            await self._store.see_language(person, language)

    async def forget(self, person: PersonId, at: datetime) -> None:
        """Remove what is kept about a person outside of logs; from now on a placeholder stands for the name."""
        await self._clocks.recharge(person, lambda: self._store.forget(person, at))

    async def recall(self, person: PersonId) -> None:
        """Show somebody who was forgotten by name again."""
        await self._store.recall(person)

    async def save_policy(self, server: int, policy: Policy) -> None:
        """Keep a server's own policy; one of the same name is replaced."""
        await self._store.save_policy(server, policy)

    async def delete_policy(self, server: int, name: str) -> None:
        """Delete a server's own policy; matches that have it keep it, and it is the usual one no longer."""
        await self._store.delete_policy(server, name)
        chosen = await self._store.server(server)
        if chosen.policy == name:
            await self._store.save_server(replace(chosen, policy=None))
