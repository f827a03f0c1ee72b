"""The contract of a season's format: everything in which formats differ, and what most of them have in common.

Everything is pure: a season and how its matches stand go in, facts or fixtures come out. Sign-up, leaving, substitutes,
rulings and pauses, which all formats share, are in the modules beside this package, which ask here where they differ.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from fractions import Fraction
from typing import ClassVar, Final, Literal

from engine.ids import PersonId
from engine.seasons.entrants import signups
from engine.seasons.facts.course import SignUpOpened, iso
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.state.own import Entrant, FormatState
from engine.seasons.state.progress import Progress, played
from engine.seasons.state.season import OwnState, Season
from leagues.bounds import Span
from leagues.core import EntrantId, Fixture, Played
from leagues.table import Table

FormatAct = Literal["end_phase", "extend", "again", "replace", "points", "local"]
"""An act of organisers that some formats allow only; `local` is whatever concerns one division alone."""

Entry = Literal["date", "queue", "always", "stages"]

WHOLE: Final = 0
"""The race of a season without divisions, in which everybody is who takes part."""


@dataclass(frozen=True, slots=True)
class Champion:
    """An entrant who was first: the people who count for that, and with what."""

    persons: tuple[PersonId, ...]
    points: Fraction
    played: int = 0
    won: int = 0


@dataclass(frozen=True, slots=True)
class Capacity:
    """The running matches, and running groups of a league, with which somebody has no room for another group."""

    matches: int
    groups: int


class SeasonFormat(ABC):
    """The course of seasons of one format, with what most formats have in common. Asking twice changes nothing."""

    never: ClassVar[Mapping[FormatAct, str]] = {}
    """Acts that make no sense in this format, with the reason that people read."""
    asks_entrants: ClassVar[bool] = True
    """Silent entrants are asked whether they go on; otherwise the format is told who is silent at a match."""
    entry: ClassVar[Entry] = "date"
    """The way people come in: until a date, by waiting for a group, at any time, or stage by stage."""
    all_meet: ClassVar[bool] = False
    """Everybody meets everybody, so that results alone say what is still possible."""

    # The rules

    @abstractmethod
    def check(self, rules: Rules) -> None:
        """Refuse rules that make no sense in this format, or could last for ever.

        Raises:
            BadSeasonRules: says which part, and what it would take.
        """

    @abstractmethod
    def sizes(self, rules: Rules, people: int) -> tuple[int, ...]:
        """Return how many people each division has, empty where they are too few; the rest are substitutes."""

    @abstractmethod
    def is_playable(self, rules: Rules, people: int) -> bool:
        """Tell whether so many people can play each other in a division."""

    @abstractmethod
    def fixtures(self, rules: Rules, people: int) -> int:
        """Return how many fixtures a division of so many people comes to, from the start to the end."""

    @abstractmethod
    def duration(self, rules: Rules) -> timedelta:
        """Return how long the matches of a season last, without overtime."""

    def games(self, rules: Rules) -> tuple[str, ...]:
        """Return the games that are played."""
        return (rules.game,)

    def wording(self, rules: Rules) -> tuple[str, ...]:
        """Return the names under which the format has words of its own, the narrowest first."""
        return (rules.own.format,)

    # What happens

    def state(self) -> OwnState:
        """Return what the format keeps of a season that is announced."""
        return FormatState()

    def fold(self, before: Season, after: Season, fact: SeasonFact, at: datetime) -> Season:
        """Return what a fact makes of a season, beyond what it makes of every season (`after`)."""
        return after

    def agrees(self, before: Season, fact: SeasonFact, at: datetime, then: Progress) -> bool:
        """Tell whether a fact of the format follows from the season before it, as far as that can be told.

        `then` is how the matches stood when it was written, as far as their outcomes are what they were.
        """
        return True

    # People

    def refusal(self, season: Season, act: FormatAct) -> str | None:
        """Return why something makes no sense in a season of this format, None if it does."""
        return self.never.get(act)

    def transfers(self, rules: Rules) -> bool:
        """Tell whether somebody can go on in another division of a running season."""
        return False

    def races(self, season: Season) -> Collection[int]:
        """Return the races that a decision about a whole season concerns: its divisions, none before the draw."""
        return range(1, len(season.divisions) + 1)

    def races_of(self, season: Season, person: PersonId) -> Collection[int]:
        """Return the races in which somebody plays, or has played."""
        mine = (season.division_of(one.id) for one in season.entrants.values() if person in one.persons)
        return tuple(division for division in mine if division is not None)

    def capacity(self, season: Season) -> Capacity | None:
        """Return what leaves people no room while they wait for a group; None where nobody waits for one."""
        return None

    def group(self, season: Season, progress: Progress) -> Sequence[EntrantId]:
        """Return who starts now as a group, empty where nobody does."""
        return ()

    def passed_over(self, season: Season, group: Collection[EntrantId]) -> Facts:
        """Return what becomes of those who wait and are not in the group that starts now."""
        return ()

    def staying(self, season: Season) -> Sequence[Entrant]:
        """Return who takes part in the next season without signing up: those who said so for good."""
        return [one for one in season.entrants.values() if one.is_standing and not season.has_left(one.id)]

    def can_play(self, season: Season, entrant: EntrantId) -> bool:
        """Tell whether an entrant can take part in the draw."""
        return True

    def gone(self, season: Season, person: PersonId, progress: Progress, now: datetime) -> Facts:
        """Return what follows when somebody is not in the server any more."""
        return signups.gone(season, person, now)

    # The course

    def open_sign_up(self, rules: Rules, until: datetime) -> Facts:
        """Return that people may sign up, until a time where the format has one."""
        return (SignUpOpened("sign_up_opened", iso(until)),)

    def objection(self, rules: Rules) -> timedelta:
        """Return how long people may object to the draw."""
        return timedelta(hours=rules.objection_hours)

    def succession_from(self, season: Season) -> datetime | None:
        """Return from when on the next season may open while this one is played: half-time."""
        return season.started_at and season.started_at + self.duration(season.rules) / 2

    def rounds(self, season: Season) -> int:
        """Return how many rounds are drawn one after the other; 0 where that says nothing."""
        return 0

    def rounds_for(self, rules: Rules, people: int) -> int:
        """Return how many rounds are drawn in a division of so many people; 0 where all is drawn at the start."""
        return 0

    def at_once(self, rules: Rules, people: int) -> int:
        """Return how many fixtures of a division are played at the same time, at most."""
        return self.fixtures(rules, people)

    def pace(self, rules: Rules) -> int:
        """Return in how many days matches are played that begin at the same time."""
        return self.duration(rules).days

    def begin(self, season: Season) -> tuple[Fixture, ...]:
        """Return the fixtures that are made at the start, numbered through; nothing where rounds are drawn later."""
        return ()

    def draw_next(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return what is drawn next, empty while nothing is; asked of a live season that is not paused.

        May take two seconds; call it off the loop.
        """
        return ()

    def is_complete(self, season: Season, progress: Progress) -> bool:
        """Tell whether nothing will be drawn any more, so that the season closes with its last fixture."""
        return True

    @abstractmethod
    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return what the format's deadlines lead to, empty while there is nothing; asked during sign-up and play."""

    def next_at(self, season: Season, progress: Progress, now: datetime) -> datetime | None:
        """Return a deadline of the format's own beside the end of the phase (`Season.until`), None if it has none."""
        return None

    def inactivity_checks_from(self, season: Season) -> datetime | None:
        """Return from when on those who are silent are asked whether they go on; None before the start."""
        return season.started_at

    def divisions_with_room(self, season: Season, progress: Progress) -> Mapping[int, int]:
        """Return the divisions that the format lets somebody join now, and how many people each takes."""
        return {}

    def joining(self, season: Season, entrant: EntrantId, division: int) -> tuple[Fixture, ...]:
        """Return the fixtures of an entrant who comes into a division of a running season."""
        return ()

    # What it comes to

    @abstractmethod
    def tables(self, season: Season, progress: Progress) -> tuple[Table, ...]:
        """Return the tables of all divisions, the highest first."""

    def crossed(self, season: Season, progress: Progress, division: int) -> Played:
        """Return what has happened in a division as its cross table has it."""
        return played(season, progress, division)

    def champions(self, season: Season, tables: Sequence[Table]) -> Sequence[Champion]:
        """Return who is first of all, with what; nobody while nobody is."""
        first = [row for row in (tables[0].rows if tables else ()) if row.place == 1]
        return [Champion(season.players_for(row.entrant), Fraction(row.points), row.played, row.won) for row in first]

    def possible_places(self, season: Season, progress: Progress, division: int) -> Mapping[EntrantId, Span]:
        """Return the places that the people of a division can still have. May take a second; call it off the loop."""
        return {}
