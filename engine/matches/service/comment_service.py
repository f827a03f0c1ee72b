"""Comments on the moves of matches that are over: who may write and remove them. A match never looks at them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from engine.ids import PersonId, is_computer
from engine.matches.errors import BadComment, NoComments, NotAPlayer
from engine.matches.state.match import Match
from engine.stores.comments import Comment, CommentStore

LONGEST: Final = 500
MOST: Final = 20
"""The most comments of one person on a match."""


class Comments:
    """Everything that people can do with comments; whether they may see the match is asked before.

    Args:
        store: what is kept.
        now: the clock.
    """

    def __init__(self, store: CommentStore, *, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now

    async def of(self, match: Match) -> Sequence[Comment]:
        """Return the comments on the moves of a match as it is now; a rewound match may have fewer."""
        return [comment for comment in await self._store.of_match(match.id) if comment.move <= match.moves]

    async def reason_against(self, match: Match, person: PersonId) -> str | None:
        """Return why a person cannot comment: the match runs, or not all of its players let others; else None."""
        if match.phase != "over" or match.state is None:
            return "running"
        return None if match.has_played(person) or await self.is_open(match) else "closed"

    async def is_open(self, match: Match) -> bool:
        """Tell whether everybody may comment: all of its people want it."""
        people = {person for person in match.persons if not is_computer(person)}
        return people <= await self._store.openers(match.id)

    async def lets_others(self, match: Match, person: PersonId) -> bool:
        """Tell whether a player lets others comment, as far as it depends on them."""
        return person in await self._store.openers(match.id)

    async def write(self, match: Match, person: PersonId, move: int, text: str) -> None:
        """Keep what somebody says about a move; what they have said about it before is replaced.

        Raises:
            NoComments: says why they cannot.
            BadComment: says what is wrong with it.
        """
        if (reason := await self.reason_against(match, person)) is not None:
            raise NoComments(reason=reason)
        text = " ".join(text.split())
        if not 0 <= move <= match.moves:
            raise BadComment(reason="move", most=match.moves)
        if not text:
            raise BadComment(reason="empty")
        if len(text) > LONGEST:
            raise BadComment(reason="long", most=LONGEST)
        comment = Comment(match.id, move, person, text, self._now())
        if (before := await self.own(match, person, move)) is not None:
            if before.is_removed:
                raise NoComments(reason="removed")
            comment = replace(comment, at=before.at, edited_at=comment.at)
        if not await self._store.save(comment, most=MOST):
            raise BadComment(reason="many", most=MOST)

    async def own(self, match: Match, person: PersonId, move: int) -> Comment | None:
        """Return what a person has said about a move."""
        found = (
            comment
            for comment in await self._store.of_match(match.id)
            if (comment.person, comment.move) == (person, move)
        )
        return next(found, None)

    async def delete(self, match: Match, person: PersonId, move: int) -> bool:
        """Delete what a person has said about a move themselves; False: there is nothing that they could delete."""
        found = await self.own(match, person, move)
        return found is not None and not found.is_removed and await self._store.delete(match.id, move, person)

    async def remove(self, match: Match, author: PersonId, move: int) -> bool:
        """Remove a comment as a moderator; its author cannot write another one there. False: there is none."""
        found = await self.own(match, author, move)
        if found is None:
            return False
        return await self._store.save(replace(found, text="", is_removed=True), most=MOST)

    async def let_others(self, match: Match, person: PersonId, *, is_open: bool) -> None:
        """Let everybody comment, as far as it depends on a player.

        Raises:
            NoComments: the match is not over.
            NotAPlayer: somebody else asks.
        """
        if match.phase != "over":
            raise NoComments(reason="running")
        if person not in match.persons:
            raise NotAPlayer
        await self._store.set_open(match.id, person, is_open=is_open)
