"""Follows and comments in memory, for tests."""

from collections.abc import Sequence

from engine.ids import MatchId, PersonId
from engine.people.follows import Follow, FollowKind
from engine.stores.comments import Comment

FollowKey = tuple[PersonId, int, str, str]


class MemoryFollows:
    """What people follow; implements `engine.people.follows.FollowStore`."""

    def __init__(self) -> None:
        self._follows: dict[FollowKey, Follow] = {}

    async def of_person(self, person: PersonId) -> Sequence[Follow]:
        return [follow for _, follow in sorted(self._follows.items()) if follow.person == person]

    async def following(self, server: int, subjects: Sequence[tuple[FollowKind, str]]) -> Sequence[Follow]:
        about = (follow for follow in self._follows.values() if (follow.kind, follow.subject) in subjects)
        found = [follow for follow in about if follow.server == server]
        return sorted(found, key=lambda follow: (follow.person, follow.kind, follow.subject))

    async def save(self, follow: Follow, *, most: int) -> bool:
        if _key(follow) not in self._follows and len(await self.of_person(follow.person)) >= most:
            return False
        self._follows[_key(follow)] = follow
        return True

    async def delete(self, follow: Follow) -> None:
        self._follows.pop(_key(follow), None)

    async def leave(self, person: PersonId, server: int) -> None:
        kept = {key: follow for key, follow in self._follows.items() if key[:2] != (person, server)}
        self._follows = kept

    def drop(self, person: PersonId) -> None:
        """Forget what a person follows, and who follows them."""
        gone = ("person", str(person))
        self._follows = {key: kept for key, kept in self._follows.items() if key[0] != person and key[2:] != gone}


def _key(follow: Follow) -> FollowKey:
    return follow.person, follow.server, follow.kind, follow.subject


class MemoryComments:
    """Comments; implements `engine.stores.comments.CommentStore`."""

    def __init__(self) -> None:
        self._comments: dict[tuple[MatchId, int, PersonId], Comment] = {}
        self._open: set[tuple[MatchId, PersonId]] = set()

    async def of_match(self, match: MatchId) -> Sequence[Comment]:
        found = [comment for comment in self._comments.values() if comment.match == match]
        return sorted(found, key=lambda comment: (comment.move, comment.at, comment.person))

    async def of_author(self, person: PersonId) -> Sequence[Comment]:
        return [comment for key, comment in sorted(self._comments.items()) if key[2] == person]

    async def save(self, comment: Comment, *, most: int) -> bool:
        key = (comment.match, comment.move, comment.person)
        count = sum((match, person) == (comment.match, comment.person) for match, _, person in self._comments)
        if key not in self._comments and count >= most:
            return False
        self._comments[key] = comment
        return True

    async def delete(self, match: MatchId, move: int, person: PersonId) -> bool:
        return self._comments.pop((match, move, person), None) is not None

    async def openers(self, match: MatchId) -> frozenset[PersonId]:
        return frozenset(person for of_match, person in self._open if of_match == match)

    async def set_open(self, match: MatchId, person: PersonId, *, is_open: bool) -> None:
        (self._open.add if is_open else self._open.discard)((match, person))

    def drop(self, person: PersonId) -> None:
        """Forget what a person has written."""
        self._comments = {key: kept for key, kept in self._comments.items() if key[2] != person}
        self._open = {key for key in self._open if key[1] != person}
