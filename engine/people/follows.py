"""Follows of matches, divisions and people one does not play in, and the only way to change them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, Protocol

from engine.ids import PersonId
from engine.people.errors import TooManyFollows

FollowKind = Literal["match", "division", "person"]

MOST_FOLLOWS: Final = 50
"""Follows that one person may have at the same time."""


@dataclass(frozen=True, slots=True)
class Follow:
    """Somebody wants to be told of matches that are not their own.

    Attributes:
        person: who follows.
        kind: what is followed.
        subject: the id of the match, `season.division`, or the id of the person.
        server: where; what happens elsewhere is not told.
        is_each: told at each move; else at the end only.
    """

    person: PersonId
    kind: FollowKind
    subject: str
    server: int
    is_each: bool = False


class FollowStore(Protocol):
    """Keeps what people follow. Every method is one transaction."""

    async def of_person(self, person: PersonId) -> Sequence[Follow]:
        """Return what a person follows, by server, kind and subject."""
        ...

    async def following(self, server: int, subjects: Sequence[tuple[FollowKind, str]]) -> Sequence[Follow]:
        """Return who follows any of these in a server, by person, kind and subject."""
        ...

    async def save(self, follow: Follow, *, most: int) -> bool:
        """Record that somebody follows; False: it would be more than `most`, so it is not recorded.

        What is followed already is changed.
        """
        ...

    async def delete(self, follow: Follow) -> None:
        """Record that somebody follows this no longer."""
        ...

    async def leave(self, person: PersonId, server: int) -> None:
        """Delete everything that a person follows in a server."""
        ...


class Follows:
    """Everything that people do about what they follow; whether they may is asked before."""

    def __init__(self, store: FollowStore) -> None:
        self._store = store

    async def present(self, follow: Follow) -> Follow | None:
        """Return how a person follows the same thing now, None if they do not."""
        key = replace(follow, is_each=False)
        own = await self._store.of_person(follow.person)
        return next((follow for follow in own if replace(follow, is_each=False) == key), None)

    async def keep(self, follow: Follow) -> None:
        """Let a person follow something, or be told of it at other times.

        Raises:
            TooManyFollows: they follow as much as may be.
        """
        if not await self._store.save(follow, most=MOST_FOLLOWS):
            raise TooManyFollows(most=MOST_FOLLOWS)

    async def end(self, follow: Follow) -> None:
        """Let a person follow something no longer."""
        await self._store.delete(follow)
