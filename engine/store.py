"""The store protocol: what the engine needs kept. storage/ implements it; one contract suite runs against all of them.

The log is the truth. Snapshots, summaries and announcements are written in the same transaction and can be made anew
from it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol

from engine.calendars import Habits
from engine.disputes import DisputeState
from engine.facts import MatchId, PersonId
from engine.policy import Policy
from engine.preferences import Language, Person, Server, Vacation
from engine.rulings import Ruling
from engine.sealing import Seal

Phase = Literal["proposed", "running", "over", "withdrawn"]
NoticeKind = Literal["turn", "reminder", "absence", "digest", "plan"]
ALL_MATCHES = MatchId("")


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log: the canonical text of a fact, and the digest that chains it to the row before."""

    match: MatchId
    seq: int
    at: datetime
    body: str
    digest: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The latest fold of a match as text, so that a move costs the same at ply 10 and at ply 1,000."""

    match: MatchId
    seq: int
    digest: str
    body: str
    state: str | None


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists need to know of a match without reading it; `due_at` is when time alone brings something about."""

    match: MatchId
    game: str
    phase: Phase
    server: int
    channel: int
    persons: tuple[PersonId, ...]
    due: tuple[PersonId, ...]
    updated_at: datetime
    due_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that the log says and channels do not yet: the facts first_seq..last_seq of a match."""

    match: MatchId
    first_seq: int
    last_seq: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match lives on Discord: ids of its thread, the invitation and the latest board post (None: not yet)."""

    match: MatchId
    thread: int | None = None
    invitation: int | None = None
    board: int | None = None


@dataclass(frozen=True, slots=True)
class Letter:
    """The direct message that shows a player's secrets; `message` is None where it can be kept up to date no longer."""

    match: MatchId
    person: PersonId
    channel: int
    message: int | None


@dataclass(frozen=True, slots=True)
class Notice:
    """What a person is still to be told in private: that the fact `seq` of a match concerns them.

    There is one of a kind for a person and match: a later fact takes the place of an earlier one. The digest is about
    all matches (`ALL_MATCHES`, fact 0). `tries` counts the attempts to deliver it.
    """

    person: PersonId
    kind: NoticeKind
    not_before: datetime
    match: MatchId = ALL_MATCHES
    seq: int = 0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Case:
    """A dispute as lists show it; made from the log but for `thread`, where it is talked about (None: not yet).

    `seq` is the number of the fact that opened it; the two name it.
    """

    match: MatchId
    seq: int
    server: int
    person: PersonId
    state: DisputeState
    ruling: Ruling | None
    opened_at: datetime
    thread: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """A player's answer to one action that the opponent may take next, at one position of a match.

    `condition` is the line of that action as the log would have it, `line` the answer; `number` tells apart the plans
    of one person. Only the person may know of it.
    """

    match: MatchId
    person: PersonId
    number: int
    position: int
    condition: str
    line: str


@dataclass(frozen=True, slots=True)
class Plans:
    """All plans of a match that a decision has looked at, and the one that it carries out, which is struck off."""

    present: tuple[Plan, ...]
    carried_out: Plan | None = None


@dataclass(frozen=True, slots=True)
class Commit:
    """Everything that one accepted request changes; carried out wholly or not at all.

    Where a player has moved in a game that allows plans, `plans` are those that were looked at.
    """

    entries: Sequence[Entry]
    snapshot: Snapshot
    summary: Summary
    announcement: Announcement
    seed: bytes | None = None
    plans: Plans | None = None
    case: Case | None = None


class Conflict(Exception):
    """Somebody was faster: the same numbers of the log are written, or there are other plans than were looked at.

    Nothing of the commit was carried out.
    """


class Store(Protocol):
    """Keeps matches, announcements and preferences. Every method is one transaction."""

    @property
    def seal(self) -> Seal:
        """Return what closes secrets so that the kept data alone does not give them away; seeds are closed with it."""
        ...

    async def append(self, commit: Commit) -> None:
        """Write a commit durably.

        Raises:
            Conflict: an entry with the same match and seq exists, the snapshot there is not the one before, or the
                plans for the position are not those of the commit.
        """
        ...

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        """Return the latest snapshot of a match, None if there is no such match."""
        ...

    async def log(self, match: MatchId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        """Return the entries with after < seq <= upto, in order."""
        ...

    async def seed(self, match: MatchId) -> bytes | None:
        """Return the secret seed of a match; invitations from before they promised one have none."""
        ...

    async def match_ids(self) -> Sequence[MatchId]:
        """Return every match, in the order of creation."""
        ...

    async def summary(self, match: MatchId) -> Summary | None:
        """Return the summary of a match."""
        ...

    async def matches_of(
        self, person: PersonId, *, phases: Sequence[Phase], server: int | None = None, limit: int, offset: int = 0
    ) -> Sequence[Summary]:
        """Return the matches in which a person sits or is invited: those where they are due first, then the latest."""
        ...

    async def due_before(self, at: datetime) -> Sequence[MatchId]:
        """Return the running matches in which time alone brings something about up to a time, the earliest first."""
        ...

    async def next_due(self) -> datetime | None:
        """Return when time alone brings something about next in any running match, None if it never does."""
        ...

    async def save_due(self, match: MatchId, *, seq: int, due_at: datetime | None) -> None:
        """Record when time alone brings something about; nothing if the match has gone on since fact `seq`."""
        ...

    async def seed_and_plans(self, match: MatchId) -> tuple[bytes | None, Sequence[Plan]]:
        """Return both at once, for a move."""
        ...

    async def plans(self, match: MatchId) -> Sequence[Plan]:
        """Return the plans of a match, those for past positions included, by person and number."""
        ...

    async def save_plan(self, plan: Plan, *, seq: int) -> None:
        """Record a plan.

        Raises:
            Conflict: the match has gone on since fact `seq`, or the person has a plan of this number.
        """
        ...

    async def delete_plan(self, plan: Plan) -> None:
        """Strike a plan off, if it is still there."""
        ...

    async def habits(self, persons: Sequence[PersonId], server: int) -> Habits:
        """Return what decides how time is counted for these persons (in this order) on a server."""
        ...

    async def policies(self, server: int) -> Sequence[Policy]:
        """Return a server's own policies, by name."""
        ...

    async def save_policy(self, server: int, policy: Policy) -> None:
        """Record a server's own policy; one of the same name is replaced."""
        ...

    async def delete_policy(self, server: int, name: str) -> None:
        """Strike a server's own policy off; matches that have it keep it."""
        ...

    async def match_in_thread(self, thread: int) -> MatchId | None:
        """Return the match that is played in a thread, or whose dispute is talked about there."""
        ...

    async def announcements(self, *, match: MatchId | None = None) -> Sequence[Announcement]:
        """Return what is still to be announced, oldest first."""
        ...

    async def announced(self, announcement: Announcement, place: Place, notices: Sequence[Notice] = ()) -> None:
        """Record that an announcement was delivered, where the match now lives, and who is still to be told."""
        ...

    async def notices(self, *, upto: datetime, limit: int) -> Sequence[Notice]:
        """Return what may be told by now, in the order in which it may."""
        ...

    async def notices_of(self, person: PersonId) -> Sequence[Notice]:
        """Return what a person is still to be told, in the order in which that may be."""
        ...

    async def next_notice_at(self) -> datetime | None:
        """Return from when on there is something to tell; None if there is nothing."""
        ...

    async def change_notice(self, before: Notice, after: Notice | None) -> bool:
        """Put another notice in the place of one, or strike it off; False: it is not there any more as it was."""
        ...

    async def place(self, match: MatchId) -> Place:
        """Return where a match lives on Discord."""
        ...

    async def save_place(self, place: Place) -> None:
        """Record where a match lives on Discord."""
        ...

    async def case(self, match: MatchId, seq: int) -> Case | None:
        """Return a dispute by the number of the fact that opened it."""
        ...

    async def cases(self, server: int, *, limit: int, offset: int = 0) -> Sequence[Case]:
        """Return the disputes of a server: those that wait for a ruling first, then the latest."""
        ...

    async def save_case_thread(self, match: MatchId, seq: int, thread: int) -> None:
        """Record where a dispute is talked about."""
        ...

    async def letters(self, match: MatchId) -> Sequence[Letter]:
        """Return the direct messages that show the secrets of a match."""
        ...

    async def save_letter(self, letter: Letter) -> None:
        """Record the direct message that shows a player's secrets from now on."""
        ...

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
        """Strike a vacation off."""
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
        """Record a server's choices."""
        ...

    async def remembered(self, key: str) -> str | None:
        """Return what the program has noted for itself under a key (such as which commands are registered)."""
        ...

    async def remember(self, key: str, value: str) -> None:
        """Note something for later starts of the program."""
        ...
