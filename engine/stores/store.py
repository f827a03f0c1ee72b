"""One database, put together from what each part of the program needs of it."""

from typing import Protocol

from engine.log.sealing import Seal
from engine.people.follows import FollowStore
from engine.people.remarks import RemarkStore
from engine.people.store import PeopleStore
from engine.stores.cases import DisputeStore
from engine.stores.comments import CommentStore
from engine.stores.matches import MatchStore
from engine.stores.notes import NoteStore
from engine.stores.outbox import Outbox
from engine.stores.plans import PlanStore
from engine.stores.practice import PuzzleStore, ReviewStore
from engine.stores.shards import ShardStore
from engine.stores.studies import StudyStore


class Store(Protocol):
    """One database, put together from what each part of the program needs of it."""

    @property
    def seal(self) -> Seal:
        """Return what closes secrets so that the kept data alone does not give them away; seeds are closed with it."""
        ...

    @property
    def matches(self) -> MatchStore:
        """Return the logs of matches."""
        ...

    @property
    def outbox(self) -> Outbox:
        """Return what is to be delivered."""
        ...

    @property
    def people(self) -> PeopleStore:
        """Return the choices of people and servers."""
        ...

    @property
    def plans(self) -> PlanStore:
        """Return planned answers."""
        ...

    @property
    def studies(self) -> StudyStore:
        """Return studies, each its owner's alone."""
        ...

    @property
    def disputes(self) -> DisputeStore:
        """Return disputes as lists show them."""
        ...

    @property
    def reviews(self) -> ReviewStore:
        """Return what computer players thought of matches that are over."""
        ...

    @property
    def puzzles(self) -> PuzzleStore:
        """Return puzzles and answers to them."""
        ...

    @property
    def remarks(self) -> RemarkStore:
        """Return what moderators have written down about members."""
        ...

    @property
    def follows(self) -> FollowStore:
        """Return what people follow."""
        ...

    @property
    def comments(self) -> CommentStore:
        """Return comments on moves."""
        ...

    @property
    def shards(self) -> ShardStore:
        """Return who holds which shard."""
        ...

    @property
    def notes(self) -> NoteStore:
        """Return the notes of the program."""
        ...
