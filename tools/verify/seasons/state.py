"""A season as of one of its facts, as far as is needed to tell what may follow it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tools.verify.log import Fact

CLIMBING: Final = {"ladder_joined", "challenge_made", "challenge_answered", "entrant_withdrew"}
"""What changes a ladder beside its matches."""


@dataclass
class Squad:
    """A team: members in the order of boards, who is invited, and who cannot play; its entrant knows the captain."""

    members: list[int]
    invited: list[int] = field(default_factory=list)
    missing: set[int] = field(default_factory=set)


@dataclass
class Stages:
    """The stages of an event: their seasons, who played in them at first, their places, and who leaves which out."""

    seasons: dict[int, str] = field(default_factory=dict)
    people: dict[int, list[int]] = field(default_factory=dict)
    groups: dict[int, list[list[Fact]]] = field(default_factory=dict)
    dropped: set[int] = field(default_factory=set)
    left_out: set[tuple[int, int]] = field(default_factory=set)

    @property
    def settled(self) -> set[int]:
        """Return the stages that are over, or have not taken place."""
        return self.dropped | self.groups.keys()


@dataclass
class Course:
    """A season as of one of its facts, which was written at a second `at`, and `moment` in microseconds.

    `entrants` are the persons who have played in each place, the present one last. `left` is how and when (in seconds)
    somebody has left, `rulings` what was decided about a fixture and when (in microseconds). `attempts` are the fixture
    and the number of the attempt of every match. `lineups` are those who have played at a board of teams, by seat, the
    present one last, None where a team has nobody. `climbed` is what has happened on a ladder beside its matches, with
    its time in microseconds.
    """

    season: str
    seq: int = 0
    at: int = 0
    moment: int = 0
    phase: str = "nothing"
    founded: Fact = field(default_factory=dict)
    rules: Fact = field(default_factory=dict)
    entrants: dict[int, list[int]] = field(default_factory=dict)
    signed: set[int] = field(default_factory=set)
    divisions: list[list[int]] = field(default_factory=list)
    lots: list[int] = field(default_factory=list)
    seed: bytes | None = None
    fixtures: dict[int, Fact] = field(default_factory=dict)
    matches: dict[int, str] = field(default_factory=dict)
    attempts: dict[str, tuple[int, int]] = field(default_factory=dict)
    voided: list[str] = field(default_factory=list)
    left: dict[int, tuple[str, int]] = field(default_factory=dict)
    rulings: dict[int, tuple[Fact, int]] = field(default_factory=dict)
    adjustments: list[tuple[int, int]] = field(default_factory=list)
    byes: list[tuple[int, int]] = field(default_factory=list)
    draws: int = 0
    asked: set[int] = field(default_factory=set)
    is_paused: bool = False
    teams: dict[int, Squad] = field(default_factory=dict)
    stages: Stages = field(default_factory=Stages)
    lineups: dict[int, list[list[int | None]]] = field(default_factory=dict)
    weeks: int = 0
    climbed: list[tuple[int, Fact]] = field(default_factory=list)

    def division_of(self, entrant: int) -> int | None:
        """Return the number of an entrant's division, from 1."""
        return next((number for number, group in enumerate(self.divisions, 1) if entrant in group), None)

    def neutral(self, fact: Fact, division: int | None) -> Iterator[str]:
        """Yield that somebody decides who plays, or has played, in the division that it is about."""
        group = self.divisions[division - 1] if division is not None and division <= len(self.divisions) else []
        if fact["by"] is not None and any(fact["by"] in self.entrants.get(one, ()) for one in group):
            yield f"person {fact['by']} decides in a division in which they play"

    @property
    def open_places(self) -> list[int]:
        """Return the entrants who have not left."""
        return [one for one in self.entrants if one not in self.left]
