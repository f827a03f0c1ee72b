"""A store in memory, for tests: what it promises is what the contract suite demands of every store."""

from engine.log.sealing import NO_SEAL, Seal
from tests.memory.matches import MemoryMatches
from tests.memory.notes import MemoryNotes
from tests.memory.outbox import MemoryOutbox
from tests.memory.people import MemoryPeople
from tests.memory.plans import MemoryDisputes, MemoryPlans
from tests.memory.practice import MemoryPuzzles, MemoryReviews
from tests.memory.remarks import MemoryRemarks
from tests.memory.seasons import MemorySeasons
from tests.memory.shards import MemoryShards
from tests.memory.social import MemoryComments, MemoryFollows
from tests.memory.studies import MemoryStudies


class MemoryStore:
    """Keeps everything until the process ends; implements `engine.stores.store.Store`.

    No method waits for anything, so each is one transaction.
    """

    def __init__(self, seal: Seal = NO_SEAL) -> None:
        self.seal = seal
        self.plans = MemoryPlans()
        self.disputes = MemoryDisputes()
        self.outbox = MemoryOutbox(self.disputes)
        self.notes = MemoryNotes()
        self.reviews = MemoryReviews()
        self.puzzles = MemoryPuzzles()
        self.studies = MemoryStudies()
        self.remarks = MemoryRemarks()
        self.follows = MemoryFollows()
        self.comments = MemoryComments()
        self.shards = MemoryShards()
        parts = (self.outbox, self.plans, self.notes, self.puzzles, self.studies)
        self.people = MemoryPeople(*parts, self.remarks, self.follows, self.comments)
        self.outbox.people = self.people
        self.matches = MemoryMatches(self.people, self.outbox, self.plans, self.disputes)
        self.seasons = MemorySeasons(self.matches, self.outbox)

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""
