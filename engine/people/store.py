"""The store of people's and servers' choices, not of their matches."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from engine.ids import MatchId, PersonId
from engine.people.calendars import ClockSettings
from engine.people.preferences import Language, Person, Server, SolvedStep, Vacation
from engine.share import EVERYTHING, Share
from engine.time.policy import Policy


class PeopleStore(Protocol):
    """Keeps choices. Every method is one transaction.

    `engine.people.service` is the way to change them.
    """

    async def person(self, person: PersonId) -> Person:
        """Return a person's choices, the defaults if there are none."""
        ...

    async def save_person(self, person: Person) -> None:
        """Record a person's choices."""
        ...

    async def seen_language(self, person: PersonId) -> Language | None:
        """Return the language of a person's Discord as it was last seen."""
        ...

    async def see_language(self, person: PersonId, language: Language) -> None:
        """Record the language of a person's Discord."""
        ...

    async def vacations(self, person: PersonId) -> Sequence[Vacation]:
        """Return a person's vacations, past and planned, in order."""
        ...

    async def save_vacation(self, vacation: Vacation) -> None:
        """Record a vacation; one that begins on the same day is replaced."""
        ...

    async def delete_vacation(self, vacation: Vacation) -> None:
        """Delete a vacation."""
        ...

    async def clock_settings(self, persons: Sequence[PersonId]) -> ClockSettings:
        """Return what decides how time is counted for these persons, in this order."""
        ...

    async def mute(self, person: PersonId, match: MatchId) -> None:
        """Record that a person wants to be told nothing of a match; may be recorded again."""
        ...

    async def unmute(self, person: PersonId, match: MatchId) -> None:
        """Record that a person wants to be told of a match again."""
        ...

    async def muted_by(self, match: MatchId) -> frozenset[PersonId]:
        """Return who wants to be told nothing of a match."""
        ...

    async def muted_matches(self, person: PersonId) -> Sequence[MatchId]:
        """Return the matches of which a person wants to be told nothing."""
        ...

    async def block(self, person: PersonId, blocked: PersonId) -> None:
        """Record that a person wants no invitations from another; may be recorded again."""
        ...

    async def unblock(self, person: PersonId, blocked: PersonId) -> None:
        """Record that a person takes invitations from another again."""
        ...

    async def blocked_by(self, person: PersonId) -> Sequence[PersonId]:
        """Return from whom a person wants no invitations."""
        ...

    async def solved_steps(self, person: PersonId) -> Sequence[SolvedStep]:
        """Return the steps of lessons that a person has solved, by game and name."""
        ...

    async def save_solved_step(self, solved: SolvedStep) -> None:
        """Record that a person has solved a step of a lesson; may be recorded again."""
        ...

    async def forget(self, person: PersonId, at: datetime) -> None:
        """Remove what is kept about a person outside of logs, and record that this id is shown as a placeholder."""
        ...

    async def recall(self, person: PersonId) -> None:
        """Record that somebody who was forgotten is shown by name again."""
        ...

    async def forgotten(self) -> frozenset[PersonId]:
        """Return who is shown as a placeholder."""
        ...

    async def server(self, server: int) -> Server:
        """Return a server's choices, the defaults if there are none."""
        ...

    async def save_server(self, server: Server) -> None:
        """Record a server's choices, all but the people named as moderators."""
        ...

    async def name_moderators(self, server: int, persons: Sequence[PersonId]) -> None:
        """Record whom a server has named as moderators, in the place of those named before."""
        ...

    async def moderates(self, person: PersonId) -> Sequence[int]:
        """Return the servers that have named a person as moderator."""
        ...

    async def puzzle_servers(self, share: Share = EVERYTHING) -> Sequence[Server]:
        """Return the choices of the servers that want a puzzle every week, by their ids."""
        ...

    async def report_servers(self, share: Share = EVERYTHING) -> Sequence[Server]:
        """Return the choices of the servers that have a channel for reports, by their ids."""
        ...

    async def policies(self, server: int) -> Sequence[Policy]:
        """Return a server's own policies, by name."""
        ...

    async def save_policy(self, server: int, policy: Policy) -> None:
        """Record a server's own policy; one of the same name is replaced."""
        ...

    async def delete_policy(self, server: int, name: str) -> None:
        """Delete a server's own policy; matches that have it keep it."""
        ...
