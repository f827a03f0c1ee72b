"""Limits on what people may have going on, and who may not invite whom, so that nobody floods others. Pure policy.

Nothing is counted before it is decided: `Claim.judge` is called inside the transaction of the commit that it belongs
to, so that of two requests at once the second finds what the first has done.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from engine.ids import PersonId
from engine.people.errors import NotInvitable, TooMuch

DAY: Final = timedelta(days=1)
HOUR: Final = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Quotas:
    """The most that there may be, None for as much as anybody likes.

    Attributes:
        open_invitations: of one person that wait for answers.
        open_to_one: of them to one other person by name.
        daily_to_one: invitations of one person to one other by name within a day, answered or not.
        hourly_starts: matches of one person that begin within an hour.
        matches_at_once: matches of one person that are running.
        computer_matches: of them, those in which the computer plays.
    """

    open_invitations: int | None = None
    open_to_one: int | None = None
    daily_to_one: int | None = None
    hourly_starts: int | None = None
    matches_at_once: int | None = None
    computer_matches: int | None = None


UNLIMITED: Final = Quotas()


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of what the people of a claim have going on already; those with nothing may be missing.

    Attributes:
        open_invitations: of who invites.
        open_to: of them, to each person who is invited now.
        daily_to: invitations within a day to each person who is invited now.
        starts: matches that began within an hour, of each person whose match begins.
        running: matches that are running, of each of these.
        with_computer: of them, those in which the computer plays.
        blocking: who of those invited has blocked who invites.
    """

    open_invitations: int
    open_to: Mapping[PersonId, int]
    daily_to: Mapping[PersonId, int]
    starts: Mapping[PersonId, int]
    running: Mapping[PersonId, int]
    with_computer: Mapping[PersonId, int]
    blocking: frozenset[PersonId]


@dataclass(frozen=True, slots=True)
class Claim:
    """The additions of a commit to what people have going on, and the limits on it.

    Attributes:
        by: who invites, if the commit is an invitation.
        invited: who is invited by name.
        starting: whose match begins.
        has_computer: the computer plays in it.
    """

    quotas: Quotas
    at: datetime
    by: PersonId | None = None
    invited: tuple[PersonId, ...] = ()
    starting: tuple[PersonId, ...] = ()
    has_computer: bool = False

    def judge(self, counts: Counts) -> None:
        """Refuse what would be too much, and what somebody does not want.

        Raises:
            NotInvitable: somebody has blocked who invites.
            TooMuch: there is as much as may be.
        """
        if counts.blocking:
            raise NotInvitable(persons=_texts(counts.blocking))
        if self.by is not None:
            _require("invitations", self.quotas.open_invitations, {self.by: counts.open_invitations})
        _require("one", self.quotas.open_to_one, counts.open_to)
        _require("one-daily", self.quotas.daily_to_one, counts.daily_to)
        _require("starts", self.quotas.hourly_starts, counts.starts)
        _require("matches", self.quotas.matches_at_once, counts.running)
        if self.has_computer:
            _require("computer", self.quotas.computer_matches, counts.with_computer)


def _require(reason: str, most: int | None, counts: Mapping[PersonId, int]) -> None:
    """Refuse one more where there are as many as may be."""
    if most is not None and (full := [person for person, count in counts.items() if count >= most]):
        raise TooMuch(reason=reason, most=most, persons=_texts(full))


def _texts(persons: Iterable[PersonId]) -> tuple[str, ...]:
    return tuple(str(person) for person in sorted(persons))
