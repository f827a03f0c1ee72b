"""Facts of a ladder beside its matches."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from engine.seasons.facts.places import PlannedFixture
from leagues.core import EntrantId


@dataclass(frozen=True, slots=True)
class LadderJoined:
    """Somebody joins at the bottom; who left and comes back does so as another entrant."""

    kind: Literal["ladder_joined"]
    entrant: EntrantId
    person: PersonId


@dataclass(frozen=True, slots=True)
class ChallengeMade:
    """Somebody challenges somebody above them, who has until a time to answer; challenges are numbered."""

    kind: Literal["challenge_made"]
    challenge: int
    entrant: EntrantId
    opponent: EntrantId
    until: str


@dataclass(frozen=True, slots=True)
class ChallengeAnswered:
    """The person challenged accepts, and there is a fixture; or declines, or does not answer in time (`is_silent`)."""

    kind: Literal["challenge_answered"]
    challenge: int
    fixture: PlannedFixture | None
    is_silent: bool


@dataclass(frozen=True, slots=True)
class LadderIdle:
    """Nobody has challenged anybody for so long that the ladder closes by itself."""

    kind: Literal["ladder_idle"]


LadderFact = LadderJoined | ChallengeMade | ChallengeAnswered | LadderIdle
