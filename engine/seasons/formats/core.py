"""The contract of a season's format: everything in which formats differ, and what most of them have in common.

Everything is pure: a season and how its matches stand go in, facts or fixtures come out. Sign-up, leaving, substitutes,
rulings and pauses, which all formats share, are in the modules beside this package, which ask here where they differ.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from datetime import datetime, timedelta

from engine.ids import PersonId
from engine.seasons.entrants import signups
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.state.own import FormatState
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import OwnState, Season
from leagues.bounds import Span
from leagues.core import EntrantId, Fixture
from leagues.table import Table


class SeasonFormat(ABC):
    """How a season of one format goes, with what most formats have in common. Asking twice changes nothing."""

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

    def can_play(self, season: Season, entrant: EntrantId) -> bool:
        """Tell whether an entrant can take part in the draw."""
        return True

    def gone(self, season: Season, person: PersonId, progress: Progress, now: datetime) -> Facts:
        """Return what follows when somebody is not in the server any more."""
        return signups.gone(season, person, now)

    # The course

    def rounds(self, season: Season) -> int:
        """Return how many rounds are drawn one after the other; 0 where that says nothing."""
        return 0

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
        """Return what the format's deadlines lead to in a live season, empty while there is nothing."""

    def next_at(self, season: Season) -> datetime | None:
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

    def possible_places(self, season: Season, progress: Progress, division: int) -> Mapping[EntrantId, Span]:
        """Return the places that the people of a division can still have. May take a second; call it off the loop."""
        return {}
