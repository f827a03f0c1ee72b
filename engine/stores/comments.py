"""The store of comments on the moves of matches that are over. Nothing of it belongs to the truth of a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from engine.ids import MatchId, PersonId


@dataclass(frozen=True, slots=True)
class Comment:
    """Somebody's comment on a move of a match that is over; there is one of each person on a move.

    Attributes:
        move: the number of the action, from 1; 0 is the start.
        text: as it was typed; empty once it was removed.
        at: when it was written first.
        edited_at: when it was changed last, None if it never was.
        is_removed: a moderator has removed it; its author cannot write another one there.
    """

    match: MatchId
    move: int
    person: PersonId
    text: str
    at: datetime
    edited_at: datetime | None = None
    is_removed: bool = False


class CommentStore(Protocol):
    """Keeps comments. Every method is one transaction."""

    async def of_match(self, match: MatchId) -> Sequence[Comment]:
        """Return the comments on a match by move, then in the order in which they were written."""
        ...

    async def of_author(self, person: PersonId) -> Sequence[Comment]:
        """Return all comments of a person, by match and move."""
        ...

    async def save(self, comment: Comment, *, most: int) -> bool:
        """Record a comment; False: it would be more than `most` of the person on the match, so it is not recorded.

        An earlier one of the person on the move is replaced.
        """
        ...

    async def delete(self, match: MatchId, move: int, person: PersonId) -> bool:
        """Delete a comment; False: there is none."""
        ...

    async def openers(self, match: MatchId) -> frozenset[PersonId]:
        """Return who of its players lets everybody comment on a match."""
        ...

    async def set_open(self, match: MatchId, person: PersonId, *, is_open: bool) -> None:
        """Record whether a player lets everybody comment on a match."""
        ...
