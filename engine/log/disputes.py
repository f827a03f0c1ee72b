"""A dispute about a match: a value, and how it goes on.

Who may do what about it is decided in `engine.moderation.moderator_policy`.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Literal

from engine.ids import PersonId
from engine.log.facts.rulings import DisputeOpened, DisputeRuled, Ruling, RulingAppealed, StatementMade

DisputeState = Literal["open", "ruled", "appealed", "closed", "lapsed"]
"""An appeal leads from ruled to appealed; what is ruled then closes the dispute. Without any ruling it lapses."""

OPEN: Final[tuple[DisputeState, ...]] = ("open", "appealed")
"""While it is in one of these states a dispute waits for a ruling."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """The latest dispute of a match.

    `seq` is the number of the fact that opened it, `position` that of the match then. `speakers` are the persons of the
    statements since it was opened or appealed, in order. `ruling` is what holds: the first one where an appeal against
    it was dismissed. `is_repeated`: the latest one before of the same person came to nothing, so that neither
    this one nor their appeal stops the clocks.
    """

    seq: int
    person: PersonId
    position: int
    opened_at: datetime
    state: DisputeState = "open"
    speakers: tuple[PersonId, ...] = ()
    ruling: Ruling | None = None
    ruled_by: PersonId | None = None
    ruled_at: datetime | None = None
    is_repeated: bool = False

    @property
    def is_unfounded(self) -> bool:
        """Tell whether it has come to nothing: dismissed, or nobody has ruled."""
        return self.state == "lapsed" or (not self.is_open and self.ruling == "dismissed")

    @property
    def is_open(self) -> bool:
        """Tell whether a ruling is awaited."""
        return self.state in OPEN


def opened(fact: DisputeOpened, *, seq: int, at: datetime, position: int, is_repeated: bool) -> Dispute:
    """Return the dispute that fact `seq` opens; `position` is that of the match."""
    return Dispute(seq=seq, person=fact.person, position=position, opened_at=at, is_repeated=is_repeated)


def step(dispute: Dispute | None, fact: StatementMade | DisputeRuled | RulingAppealed, *, at: datetime) -> Dispute:
    """Return an opened dispute after what follows."""
    assert dispute is not None  # it was opened
    match fact:
        case StatementMade(person=person):
            return replace(dispute, speakers=(*dispute.speakers, person))
        case DisputeRuled(by=by, ruling=ruling):
            state: DisputeState = "closed" if dispute.state == "appealed" else "ruled"
            if state == "closed" and ruling == "dismissed":
                ruling = dispute.ruling or ruling
            return replace(dispute, state=state, ruling=ruling, ruled_by=by, ruled_at=at)
        case RulingAppealed():
            return replace(dispute, state="appealed", speakers=())


def lapsed(dispute: Dispute) -> Dispute:
    """Return a dispute that nobody has ruled on; of one that is appealed the ruling stands."""
    if not dispute.is_open:
        return dispute
    return replace(dispute, state="closed" if dispute.state == "appealed" else "lapsed")
