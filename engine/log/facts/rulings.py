"""Facts of moderators and of those who call for them."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from games.core import Outcome, Seat

PauseReason = Literal["dispute", "moderator"]
HoldReason = Literal["unseen", "unavailable", "removed"]
"""A reason for which nobody's clock runs though everybody may move: the match could not be shown, its server cannot be
reached, the bot was removed from it."""
StandstillReason = PauseReason | HoldReason
"""A reason for which clocks stand."""

Draws = Literal["repeated", "fresh"]
"""The throws after a rewind: the same numbers of draws again, and with them the same values; or new ones."""

Ruling = Literal["dismissed", "rewound", "adjudicated", "time_given", "replaced", "void"]
"""A moderator's decision about a dispute."""


@dataclass(frozen=True, slots=True)
class MatchRewound:
    """A moderator has set the match back to what it was after fact `back_to`; what came since stays in the log.

    From here a branch goes on. `back_to` may lie in a part that was undone itself: then that part is in effect again.
    """

    kind: Literal["match_rewound"]
    back_to: int
    by: PersonId
    note: str
    draws: Draws


@dataclass(frozen=True, slots=True)
class MatchAdjudicated:
    """A moderator has decided how the match ends, or how it should have ended; `MatchEnded` follows."""

    kind: Literal["match_adjudicated"]
    by: PersonId
    note: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class MatchVoided:
    """A moderator has declared that the match does not count; `MatchEnded` follows."""

    kind: Literal["match_voided"]
    by: PersonId
    note: str


@dataclass(frozen=True, slots=True)
class ModeratorNoted:
    """A moderator has written something down for everybody."""

    kind: Literal["moderator_noted"]
    by: PersonId
    note: str


@dataclass(frozen=True, slots=True)
class DisputeOpened:
    """Somebody calls for a moderator; `seat` is None for one who plays no longer."""

    kind: Literal["dispute_opened"]
    seat: Seat | None
    person: PersonId
    note: str


@dataclass(frozen=True, slots=True)
class StatementMade:
    """A player has told their side of a dispute."""

    kind: Literal["statement_made"]
    person: PersonId
    text: str


@dataclass(frozen=True, slots=True)
class DisputeRuled:
    """A moderator has ruled; what the ruling does are the facts behind this one."""

    kind: Literal["dispute_ruled"]
    by: PersonId
    ruling: Ruling
    note: str


@dataclass(frozen=True, slots=True)
class RulingAppealed:
    """A player wants another moderator to look at the dispute; what they rule stands."""

    kind: Literal["ruling_appealed"]
    person: PersonId
    note: str


@dataclass(frozen=True, slots=True)
class PauseEscalated:
    """A pause or a hold has lasted for so long that those who look after the server are told."""

    kind: Literal["pause_escalated"]
    reason: StandstillReason


@dataclass(frozen=True, slots=True)
class PauseLapsed:
    """Nobody has ended a pause at all: the match goes on, with the time that clocks showed; a dispute lapses."""

    kind: Literal["pause_lapsed"]
    reason: PauseReason


DisputeFact = DisputeOpened | StatementMade | DisputeRuled | RulingAppealed
RulingFact = DisputeFact | MatchRewound | MatchAdjudicated | MatchVoided | ModeratorNoted | PauseEscalated | PauseLapsed
