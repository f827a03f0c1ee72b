"""The hall of fame: who was first, how often, and the records. Pure functions over seasons that are over."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.ids import PersonId
from engine.seasons.facts.rules import LeagueId, SeasonId
from engine.seasons.formats import format_of
from engine.seasons.state.season import Season
from leagues.table import Table

LEAST_FOR_PERFECT = 3
"""The fewest fixtures in a season that counts as perfect when all are won."""


@dataclass(frozen=True, slots=True)
class Final:
    """The end of a season: who was first in the highest division, with what, and who has taken part.

    A team's title is that of all who have played for it. `played` and `won` are those of the champion, 0 for a
    pentathlon; `is_certain` tells that nobody can appeal any more; `number` is 0 for a ladder.
    """

    season: SeasonId
    league: LeagueId
    name: str
    number: int
    game: str
    champions: tuple[PersonId, ...]
    points: Fraction
    played: int
    won: int
    persons: tuple[PersonId, ...]
    is_pentathlon: bool
    is_certain: bool

    @property
    def is_perfect(self) -> bool:
        """Tell whether the champion has won everything."""
        return len(self.champions) == 1 and self.played == self.won >= LEAST_FOR_PERFECT


@dataclass(frozen=True, slots=True)
class HallRecord:
    """The most of something, and all who have it."""

    name: str
    persons: tuple[PersonId, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Hall:
    """The champions, the latest first within each game, who has most titles, and the records."""

    finals: tuple[Final, ...]
    titles: tuple[tuple[PersonId, int], ...]
    records: tuple[HallRecord, ...]


def final_of(season: Season, tables: Sequence[Table]) -> Final | None:
    """Return how a season ended, None while it has not, or where nobody was first."""
    if season.phase not in {"closed", "archived"}:
        return None
    first = format_of(season.rules).champions(season, tables)
    if not first:
        return None
    persons = dict.fromkeys(person for entrant in season.entrants.values() for person in entrant.persons)
    return Final(
        season=season.id,
        league=season.founded.league,
        name=season.founded.name,
        number=season.number,
        game=season.rules.game,
        champions=tuple(person for champion in first for person in champion.persons),
        points=first[0].points,
        played=first[0].played,
        won=first[0].won,
        persons=tuple(persons),
        is_pentathlon=season.rules.own.has_stages,
        is_certain=season.phase == "archived",
    )


def hall(finals: Iterable[Final]) -> Hall:
    """Return the hall of fame of seasons that are over."""
    known = sorted(finals, key=lambda one: (one.is_pentathlon, one.game, one.name, one.league, -one.number))
    titles = Counter(person for one in known for person in one.champions)
    counts: Mapping[str, Mapping[PersonId, int]] = {
        "in-a-row": _runs(known),
        "perfect": Counter(person for one in known if one.is_perfect for person in one.champions),
        "seasons": Counter(person for one in known for person in one.persons),
    }
    records = [_record(name, count) for name, count in counts.items() if count]
    order = sorted(titles.items(), key=lambda one: (-one[1], one[0]))
    return Hall(tuple(known), tuple(order), tuple(one for one in records if one.value > 1 or one.name == "perfect"))


def _record(name: str, count: Mapping[PersonId, int]) -> HallRecord:
    most = max(count.values())
    return HallRecord(name, tuple(sorted(person for person, number in count.items() if number == most)), most)


def _runs(finals: Iterable[Final]) -> Mapping[PersonId, int]:
    """Return how many seasons of one league after each other everybody has won at most."""
    longest: dict[PersonId, int] = {}
    running: dict[tuple[LeagueId, PersonId], tuple[int, int]] = {}
    for one in sorted(finals, key=lambda each: each.number):
        for person in one.champions:
            latest, count = running.get((one.league, person), (0, 0))
            count = count + 1 if latest == one.number - 1 else 1
            running[one.league, person] = one.number, count
            longest[person] = max(longest.get(person, 0), count)
    return longest
