"""The facts of seasons in which teams play: who is in a team, its order of boards, and who plays at which board."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from leagues.core import EntrantId


@dataclass(frozen=True, slots=True)
class TeamNamed:
    """An entrant is a team of this name, of which the person who has signed it up is captain and first member."""

    kind: Literal["team_named"]
    entrant: EntrantId
    name: str


@dataclass(frozen=True, slots=True)
class MemberInvited:
    """Somebody is invited into a team; they are a member as soon as they agree."""

    kind: Literal["member_invited"]
    entrant: EntrantId
    person: PersonId


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """Somebody who was invited is a member from now on, the last in the order of boards."""

    kind: Literal["member_joined"]
    entrant: EntrantId
    person: PersonId


@dataclass(frozen=True, slots=True)
class MemberDeclined:
    """Somebody who was invited does not join."""

    kind: Literal["member_declined"]
    entrant: EntrantId
    person: PersonId


@dataclass(frozen=True, slots=True)
class MemberLeft:
    """Somebody is no member any more: by their own wish, or since they are not in the server (`gone`)."""

    kind: Literal["member_left"]
    entrant: EntrantId
    person: PersonId
    is_gone: bool


@dataclass(frozen=True, slots=True)
class BoardsOrdered:
    """The order of a team's members on its boards, those beyond the boards are the bench; `by` None: by rating."""

    kind: Literal["boards_ordered"]
    entrant: EntrantId
    members: tuple[PersonId, ...]
    by: PersonId | None


@dataclass(frozen=True, slots=True)
class MemberMissing:
    """Somebody cannot play in the rounds to come, or can again; then those below move up."""

    kind: Literal["member_missing"]
    entrant: EntrantId
    person: PersonId
    is_missing: bool
    by: PersonId


@dataclass(frozen=True, slots=True)
class CaptainChanged:
    """A team has another captain: the one before has handed over, has left, or has been silent."""

    kind: Literal["captain_changed"]
    entrant: EntrantId
    captain: PersonId
    reason: Literal["handed_over", "left", "silent"]


@dataclass(frozen=True, slots=True)
class BoardSeats:
    """The players at a board, in the order of its seats; None where a team has nobody."""

    fixture: int
    persons: tuple[PersonId | None, ...]


@dataclass(frozen=True, slots=True)
class LineupSet:
    """A round begins: from now on it is settled who plays at which of its boards."""

    kind: Literal["lineup_set"]
    round: int
    boards: tuple[BoardSeats, ...]


@dataclass(frozen=True, slots=True)
class MemberSteppedIn:
    """Somebody from the bench plays on at a board for a member; `by` None: who was due there has been silent."""

    kind: Literal["member_stepped_in"]
    fixture: int
    entrant: EntrantId
    person: PersonId
    by: PersonId | None


TeamFact = (
    TeamNamed
    | MemberInvited
    | MemberJoined
    | MemberDeclined
    | MemberLeft
    | BoardsOrdered
    | MemberMissing
    | CaptainChanged
    | LineupSet
    | MemberSteppedIn
)
