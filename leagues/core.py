"""The values that competitions are made of.

An entrant is a person or team with a place in the table, a fixture is what they play, a result is how it
ended. Points are fractions so that shared places at a table of three stay exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal, NewType

EntrantId = NewType("EntrantId", int)

Ending = Literal["played", "walkover", "double_walkover", "void", "unplayed"]
"""The five endings of a fixture (leagues.md, section 7); a bye is no fixture."""

Leaving = Literal["asked", "silent", "removed", "moved"]
"""The ways of leaving: by one's own wish, by not answering, removed for unfair play, or into another division."""

STRUCK_ALWAYS: Final[frozenset[Leaving]] = frozenset({"removed", "moved"})
"""Their results count for nobody, whenever they left."""

Criterion = str
"""The key of a tie-break (`leagues.tie_breaks.criteria.TIE_BREAKS`)."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A meeting that is due: who plays, in the order of their seats."""

    number: int
    division: int
    round: int
    entrants: tuple[EntrantId, ...]

    @property
    def is_pair(self) -> bool:
        """Tell whether two play, for wins, draws and losses instead of points by place."""
        return len(self.entrants) == 2


@dataclass(frozen=True, slots=True)
class Bye:
    """An entrant without an opponent in a round of a season that is drawn round by round; counts as an unplayed win."""

    entrant: EntrantId
    round: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a fixture, with places and scores in the order of its seats.

    Attributes:
        fixture: the fixture's number.
        ending: one of the five endings.
        places: 1 is best, and places may be shared. A walkover has them, too: the absent side is last. Empty if void
            or unplayed.
        scores: the game's own scores, empty where the game has none or nothing was played.
        is_cut_short: somebody resigned or ran out of time, so the scores say nothing about the difference.
        is_ruled: organisers or moderators have decided it, and a withdrawal no longer changes it.
        ended_at: when, in seconds since the epoch.
    """

    fixture: int
    ending: Ending
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    is_cut_short: bool = False
    is_ruled: bool = False
    ended_at: int = 0


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """An entrant's departure, at a time in seconds since the epoch."""

    entrant: EntrantId
    how: Leaving
    at: int


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points that organisers have given, or taken if negative; the reason is in the season's log."""

    entrant: EntrantId
    points: Fraction


@dataclass(frozen=True, slots=True)
class Scoring:
    """The worth of results, and the tie-breaks between equal points; frozen at the start of a season.

    Attributes:
        win: points for a win of two; a walkover counts the same.
        draw: points for a draw.
        unplayed: whether an unplayed fixture that is nobody's fault counts as a draw, or not at all.
        has_walkover_wins: whether the tie-break `wins` counts walkovers.
        difference_cap: the most that one match may add to the game difference.
        tie_breaks: the keys of the tie-breaks, the most important one first.
    """

    win: int = 2
    draw: int = 1
    unplayed: Literal["draw", "nothing"] = "draw"
    has_walkover_wins: bool = True
    difference_cap: int = 20
    tie_breaks: tuple[Criterion, ...] = ("direct", "wins", "sonneborn_berger")


@dataclass(frozen=True, slots=True)
class Played:
    """Everything that a division's table is made from: its fixtures and all that has happened to them.

    Attributes:
        byes: who had nobody to play in a round.
        is_by_rounds: rounds are drawn one after the other. Nobody who leaves is struck, since not all were to meet.
    """

    entrants: Sequence[EntrantId]
    fixtures: Sequence[Fixture]
    results: Sequence[Result] = ()
    withdrawals: Sequence[Withdrawal] = ()
    adjustments: Sequence[Adjustment] = ()
    byes: Sequence[Bye] = ()
    is_by_rounds: bool = False

    @property
    def rounds(self) -> int:
        """Return the number of the latest round drawn so far, 0 if there is none."""
        return max((*(fixture.round for fixture in self.fixtures), *(bye.round for bye in self.byes)), default=0)
