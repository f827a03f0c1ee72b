"""The contract of a season's format: its fixtures, when they are played, and what they come to.

Everything is pure: a season and how its matches stand go in, facts or fixtures come out. Whatever all formats have in
common (sign-up, leaving, substitutes, rulings, pauses) is in the modules beside this package, which ask here where they
differ.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Protocol

from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from leagues.bounds import Span
from leagues.core import EntrantId, Fixture
from leagues.table import Table


class SeasonFormat(Protocol):
    """How a season of one format goes. Asking twice changes nothing."""

    def wording(self, rules: Rules) -> tuple[str, ...]:
        """Return the names under which the format has words of its own, the narrowest first."""

    def check(self, rules: Rules) -> None:
        """Refuse rules that make no sense in this format, or could last for ever.

        Raises:
            BadSeasonRules: says which part, and what it would take.
        """

    def sizes(self, rules: Rules, people: int) -> tuple[int, ...]:
        """Return how many people each division has, empty where they are too few; the rest are substitutes."""

    def is_playable(self, rules: Rules, people: int) -> bool:
        """Tell whether so many people can play each other in a division."""

    def fixtures(self, rules: Rules, people: int) -> int:
        """Return how many fixtures a division of so many people comes to, from the start to the end."""

    def duration(self, rules: Rules) -> timedelta:
        """Return how long the matches of a season last, without overtime."""

    def rounds(self, season: Season) -> int:
        """Return how many rounds are drawn one after the other; 0 where that says nothing."""

    def begin(self, season: Season) -> tuple[Fixture, ...]:
        """Return the fixtures that are made at the start, numbered through; nothing where rounds are drawn later."""

    def draw_next(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return what is drawn next, empty while nothing is; asked of a live season that is not paused.

        May take two seconds; call it off the loop.
        """

    def is_complete(self, season: Season, progress: Progress) -> bool:
        """Tell whether nothing will be drawn any more, so that the season closes with its last fixture."""

    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return the facts due by the format's deadlines in a live season, empty while there are none."""

    def next_at(self, season: Season) -> datetime | None:
        """Return a deadline of the format's own beside the end of the phase (`Season.until`), None if it has none."""

    def inactivity_checks_from(self, season: Season) -> datetime | None:
        """Return from when on those who are silent are asked whether they go on; None before the start."""

    def tables(self, season: Season, progress: Progress) -> tuple[Table, ...]:
        """Return the tables of all divisions, the highest first."""

    def possible_places(self, season: Season, progress: Progress, division: int) -> Mapping[EntrantId, Span]:
        """Return the places that the people of a division can still have. May take a second; call it off the loop."""

    def divisions_with_room(self, season: Season, progress: Progress) -> Mapping[int, int]:
        """Return the divisions that the format lets somebody join now, and how many people each takes."""

    def joining(self, season: Season, entrant: EntrantId, division: int) -> tuple[Fixture, ...]:
        """Return the fixtures of an entrant who comes into a division of a running season."""
