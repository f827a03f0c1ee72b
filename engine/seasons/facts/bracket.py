"""What happens in a knockout: facts, as `engine.seasons.facts.union` has them."""

from dataclasses import dataclass
from typing import Literal

from engine.seasons.facts.places import PlannedFixture
from leagues.core import EntrantId


@dataclass(frozen=True, slots=True)
class MeetingsMade:
    """Both of a pair are known, or two are equal and a decider follows: these fixtures start within the present round.

    Their numbers tell where in the bracket they are, as `leagues.knockout.numbered` has it.
    """

    kind: Literal["meetings_made"]
    division: int
    fixtures: tuple[PlannedFixture, ...]


@dataclass(frozen=True, slots=True)
class MeetingDecided:
    """Somebody goes on in the bracket, or nobody does; told again with somebody else if a ruling changes it in time.

    Attributes:
        round, number: where, as `leagues.knockout.Slot` says; 0, 0 is the match for the third place.
        winner: who goes on; None where nobody has turned up.
        loser: who is out by it; None where there was nobody.
        by: what decided.
    """

    kind: Literal["meeting_decided"]
    division: int
    round: int
    number: int
    winner: EntrantId | None
    loser: EntrantId | None
    by: Literal["matches", "advantage", "bye", "withdrawal", "nobody", "kept"]
