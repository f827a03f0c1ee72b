"""The formats of seasons by their names, and the rules that only one of them has."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from engine.seasons.facts.traits import FormatTraits
from leagues.core import Criterion
from leagues.tie_breaks.criteria import TIE_BREAKS

if TYPE_CHECKING:
    KnownCriterion = Criterion
else:
    KnownCriterion = Literal[tuple(TIE_BREAKS)]
"""The key of a tie-break that there is: facts are checked for it, and the schema lists them."""


@dataclass(frozen=True, slots=True)
class RoundRobinRules(FormatTraits):
    """Everybody meets everybody in a division: once, or twice with seats changed."""

    format: Literal["single", "double"] = "single"


@dataclass(frozen=True, slots=True)
class RoundsRules(FormatTraits):
    """Rounds of pairs (Swiss) or of tables of three and four (pods).

    Attributes:
        rounds: how many are drawn.
        round_days: how long each of them lasts.
    """

    is_by_rounds: ClassVar[bool] = True

    format: Literal["swiss", "pods"] = "swiss"
    rounds: int = 5
    round_days: int = 7


@dataclass(frozen=True, slots=True)
class KnockoutRules(FormatTraits):
    """The loser of a meeting is out.

    Attributes:
        round_days: how long each round lasts.
        advantage, has_third_place: as in `leagues.knockout.BracketRules`.
    """

    is_by_rounds: ClassVar[bool] = True

    round_days: int = 7
    advantage: Literal["seed", "lot"] = "seed"
    has_third_place: bool = False
    format: Literal["knockout"] = "knockout"


@dataclass(frozen=True, slots=True)
class LadderRules(FormatTraits):
    """People challenge those above them; `reach` is how many rungs up a challenge may go."""

    is_endless: ClassVar[bool] = True

    reach: int = 3
    format: Literal["ladder"] = "ladder"


@dataclass(frozen=True, slots=True)
class TeamRules(FormatTraits):
    """Teams meet each other once.

    Attributes:
        boards: how many matches a meeting has.
        limit: by how many points of rating somebody may be weaker than a teammate on a lower board.
    """

    has_teams: ClassVar[bool] = True

    boards: int = 4
    limit: int = 100
    format: Literal["teams"] = "teams"


@dataclass(frozen=True, slots=True)
class FlashRules(FormatTraits):
    """A group starts by itself as soon as enough people with room for it wait.

    Attributes:
        is_double: everybody meets everybody twice, with seats changed.
        room: who plays so many matches has no room for another group.
    """

    is_queued: ClassVar[bool] = True

    is_double: bool = False
    room: int = 7
    format: Literal["flash"] = "flash"


@dataclass(frozen=True, slots=True)
class StageRules:
    """The rules of a stage; everything else is as the rules of the pentathlon have it.

    Attributes:
        name: how the game is called, for lists of seasons.
        game, game_version, options, seats, tie_breaks: as in `Rules`.
    """

    name: str
    game: str
    game_version: int
    options: tuple[tuple[str, int], ...]
    seats: int
    tie_breaks: tuple[KnownCriterion, ...]


@dataclass(frozen=True, slots=True)
class PentathlonRules(FormatTraits):
    """The stages of a pentathlon and how they count.

    Attributes:
        stages: in their order.
        is_in_turn: a stage begins when the one before is over; otherwise all begin at once.
        break_days: for how long people may still sign up for a stage, or off, before it is drawn; not for the first.
        first, taking_part, best: as in `leagues.pentathlon.PentathlonScoring`.
    """

    has_stages: ClassVar[bool] = True

    stages: tuple[StageRules, ...]
    is_in_turn: bool = True
    break_days: int = 2
    first: int = 10
    taking_part: int = 1
    best: int = 4
    format: Literal["pentathlon"] = "pentathlon"


FormatRules = Annotated[
    RoundRobinRules | RoundsRules | KnockoutRules | LadderRules | TeamRules | FlashRules | PentathlonRules,
    Field(discriminator="format"),
]
"""The own part of a season's rules, told apart by `format`."""
