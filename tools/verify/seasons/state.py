"""A season as of one of its facts, as far as is needed to tell what may follow it."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final

from tools.verify.effort import Effort
from tools.verify.log import Fact
from tools.verify.seasons.history import History
from tools.verify.seasons.kinds import format_of

LONGEST_PAUSE: Final = 14 * 24 * 60 * 60 * 10**6
CLIMBING: Final = {"ladder_joined", "challenge_made", "challenge_answered", "entrant_withdrew"}
"""Facts that change a ladder beside its matches."""


@dataclass
class Squad:
    """A team: members in the order of boards, who is invited, and who cannot play; its entrant knows the captain."""

    members: list[int]
    invited: list[int] = field(default_factory=list)
    missing: set[int] = field(default_factory=set)


@dataclass
class Stages:
    """The stages of a pentathlon: their seasons, first players, places, and who leaves which out."""

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
class SeasonCourse:
    """A season as of one of its facts, which was written at a second `at`, and `moment` in microseconds.

    `entrants` are the persons who have played in each place, the present one last. `left` is how and when (in seconds)
    somebody has left, `rulings` what was decided about a fixture and when (in microseconds). `attempts` are the fixture
    and the number of the attempt of every match, `begun` when the season has noted it. `lineups` are those who have
    played at a board of teams, by seat, the present one last, None where a team has nobody. `climbed` is what has
    happened on a ladder beside its matches, with its time in microseconds.

    `until` is when the present part of the season ends and `asked` until when somebody has time to say that they go on,
    both in microseconds. `first_started` is when the season began, `started_at` the same later by the time in which it
    stood. `standby` are the substitutes in their order, `offered` who is asked to take which place. `told` is what was
    called certain of entrants, and whether nobody has decided anything since, `wishes` how many matches they want at
    the same time. `confirmed` are those who were asked and go on, `credited` the times that were given back (in
    microseconds). `effort` is what the file may cost still.
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
    begun: dict[str, int] = field(default_factory=dict)
    voided: list[str] = field(default_factory=list)
    left: dict[int, tuple[str, int]] = field(default_factory=dict)
    rulings: dict[int, tuple[Fact, int]] = field(default_factory=dict)
    adjustments: list[tuple[int, int]] = field(default_factory=list)
    byes: list[tuple[int, int]] = field(default_factory=list)
    draws: int = 0
    until: int | None = None
    started_at: int | None = None
    first_started: int | None = None
    asked: dict[int, int] = field(default_factory=dict)
    standby: list[int] = field(default_factory=list)
    offered: dict[int, int] = field(default_factory=dict)
    declined: set[tuple[int, int]] = field(default_factory=set)
    paused_at: int | None = None
    is_paused_by_person: bool = False
    teams: dict[int, Squad] = field(default_factory=dict)
    stages: Stages = field(default_factory=Stages)
    lineups: dict[int, list[list[int | None]]] = field(default_factory=dict)
    weeks: int = 0
    table_digest: str = ""
    climbed: list[tuple[int, Fact]] = field(default_factory=list)
    told: dict[tuple[int, str], bool] = field(default_factory=dict)
    wishes: dict[int, int] = field(default_factory=dict)
    confirmed: set[int] = field(default_factory=set)
    credited: list[tuple[int, int]] = field(default_factory=list)
    history: History = field(default_factory=History)
    effort: Effort = field(default_factory=Effort)

    def division_of(self, entrant: int) -> int | None:
        """Return the number of an entrant's division, from 1."""
        self.effort.spend(len(self.entrants))
        return next((number for number, group in enumerate(self.divisions, 1) if entrant in group), None)

    def players(self, fixture: Fact, seat: int, moment: int) -> set[int | None]:
        """Return who was to sit in a seat of a fixture at a moment."""
        return self.history.players(fixture, seat, moment, has_boards=format_of(self.rules) == "teams")

    def without_round(self, division: int, number: int, fixtures: Collection[int]) -> "SeasonCourse":
        """Return the season as it was before a round of a division was drawn."""
        self.effort.spend(4 * len(self.fixtures))
        groups = [set(group) if at == division else set() for at, group in enumerate(self.divisions, 1)]
        mine = set[int]().union(*groups)
        return replace(
            self,
            fixtures={at: each for at, each in self.fixtures.items() if at not in fixtures},
            byes=[(one, at) for one, at in self.byes if at < number or one not in mine],
        )

    @property
    def is_paused(self) -> bool:
        """Tell whether the season is paused."""
        return self.paused_at is not None

    @property
    def may_go_on(self) -> bool:
        """Tell whether a pause may end by itself: it was too long, or the bot is back that was away."""
        is_too_long = self.paused_at is not None and self.moment >= self.paused_at + LONGEST_PAUSE
        return is_too_long or not self.is_paused_by_person

    @property
    def is_past(self) -> bool:
        """Tell whether the present part of the season has ended by now."""
        return self.until is not None and self.until <= self.moment

    def is_party(self, person: int, divisions: Collection[int | None], moment: int) -> bool:
        """Tell whether it matters to somebody what happens in divisions: they had played by then there or next to it.

        Next to it counts where people change divisions.
        """
        touched = {number for number in divisions if number is not None}
        if self.rules["promoted"] or self.rules["relegated"]:
            touched |= {number + step for number in touched for step in (-1, 1)}
        groups = [self.divisions[number - 1] for number in touched if 1 <= number <= len(self.divisions)]
        self.effort.spend(10 * sum(map(len, groups)))
        return any(self._has_played(one, person, moment) for group in groups for one in group)

    def _has_played(self, one: int, person: int, moment: int) -> bool:
        if format_of(self.rules) == "teams":
            return person in self.entrants.get(one, ())
        return person in self.history.persons(one, moment)

    @property
    def open_places(self) -> list[int]:
        """Return the entrants who have not left."""
        self.effort.spend(len(self.entrants))
        return [one for one in self.entrants if one not in self.left]
