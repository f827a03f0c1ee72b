"""A season as its facts so far make it, and what follows from it: tables, what is open, who may still be asked."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from tests.simulation.league.raw import Ending
from tests.simulation.league.standings import Case, Line, count, undecided


@dataclass
class State:
    """A season as its facts so far make it."""

    rules: Mapping[str, Any]
    phase: str = "announced"
    until: datetime | None = None
    started: datetime | None = None
    over: datetime | None = None
    persons: dict[int, list[int]] = field(default_factory=dict)
    wishes: dict[int, int] = field(default_factory=dict)
    standing: set[int] = field(default_factory=set)
    groups: list[tuple[int, ...]] = field(default_factory=list)
    lots: tuple[int, ...] = ()
    fixtures: dict[int, dict[str, Any]] = field(default_factory=dict)
    byes: list[tuple[int, int]] = field(default_factory=list)
    round: int = 0
    matches: dict[int, str] = field(default_factory=dict)
    results: dict[int, Ending] = field(default_factory=dict)
    rulings: dict[int, Ending] = field(default_factory=dict)
    left: dict[int, tuple[str, int]] = field(default_factory=dict)
    taken: dict[int, float] = field(default_factory=dict)
    gifts: Counter[int] = field(default_factory=Counter)
    asked: dict[int, datetime] = field(default_factory=dict)
    answered: set[int] = field(default_factory=set)
    standby: list[int] = field(default_factory=list)
    questions: dict[int, tuple[int, datetime]] = field(default_factory=dict)
    refused: set[tuple[int, int]] = field(default_factory=set)

    @property
    def is_live(self) -> bool:
        """Tell whether it is being played."""
        return self.phase in {"running", "overtime"}

    @property
    def is_by_rounds(self) -> bool:
        """Tell whether rounds are drawn one after the other."""
        return self.rules["own"]["format"] in {"swiss", "pods"}

    @property
    def lasts(self) -> int:
        """Return how many days there are for matches."""
        rules = self.rules
        own = rules["own"]
        return int(own["rounds"] * own["round_days"] if self.is_by_rounds else rules["days"])

    def copied(self) -> "State":
        """Return the state as it is now, whatever happens to this one."""
        names = ("wishes", "fixtures", "matches", "results", "rulings", "left", "taken", "asked", "questions")
        copies: dict[str, Any] = {name: dict(getattr(self, name)) for name in names}
        persons = {one: [*each] for one, each in self.persons.items()}
        return replace(
            self, **copies, persons=persons, byes=[*self.byes], gifts=Counter(self.gifts), standing=set(self.standing)
        )

    def case(self, division: int) -> Case:
        """Return what the table of a division is made from."""
        fixtures = {n: tuple(each["entrants"]) for n, each in self.fixtures.items() if each["division"] == division}
        endings = {n: each for n, each in {**self.results, **self.rulings}.items() if n in fixtures}
        group = self.groups[division - 1]
        left = {one: how for one, how in self.left.items() if one in group}
        byes = Counter(one for one, _ in self.byes if one in group)
        return Case(group, fixtures, endings, left, self.gifts, self.rules, byes)

    def tables(self) -> list[list[Line]]:
        """Return the tables of all divisions."""
        return [count(self.case(number)) for number in range(1, len(self.groups) + 1)]

    def open(self) -> list[int]:
        """Return the fixtures that have no ending and need one."""
        return [number for division in range(1, len(self.groups) + 1) for number in undecided(self.case(division))]

    def candidates(self, entrant: int) -> list[int]:
        """Return who may still be asked to take somebody's place; in overtime nobody, nor where nothing is to play."""
        if self.left[entrant][0] == "removed" or self.phase == "overtime" or not self.has_to_play(entrant):
            return []
        return [one for one in self.standby if (one, entrant) not in self.refused]

    def to_ask_about(self) -> list[int]:
        """Return the places about which a substitute is to be asked who is not asked about another one."""
        busy, found = {person for person, _ in self.questions.values()}, []
        for one in self.left:
            free = [] if one in self.questions else [each for each in self.candidates(one) if each not in busy]
            if free:
                busy.add(free[0])
                found.append(one)
        return found

    def has_to_play(self, entrant: int) -> bool:
        """Tell whether somebody has fixtures that nothing has decided."""
        known = {**self.results, **self.rulings}
        return any(entrant in each["entrants"] and number not in known for number, each in self.fixtures.items())

    def vanished(self) -> dict[int, int]:
        """Return since when (in seconds) people have lost matches on time, and ended none in another way.

        What was lost before somebody took a place over was another's to play.
        """
        since: dict[int, int] = {}
        for number, ending in sorted(self.results.items(), key=lambda each: (each[1].at, each[0])):
            for seat, one in enumerate(self.fixtures[number]["entrants"]):
                if ending.at <= self.taken.get(one, 0):
                    continue
                if seat in ending.lost_on_time:
                    since.setdefault(one, ending.at)
                else:
                    since.pop(one, None)
        return since

    def startable(self) -> list[int]:
        """Return the fixtures that are to be started now, by round, as far as people have room."""
        busy = Counter(
            one
            for number in self.matches
            if number not in self.results and number not in self.rulings
            for one in self.fixtures[number]["entrants"]
        )
        chosen = []
        for number in sorted(self.open(), key=lambda n: (self.fixtures[n]["round"], n)):
            players = self.fixtures[number]["entrants"]
            if number in self.matches or any(one in self.left or busy[one] >= self.room(one) for one in players):
                continue
            busy.update(players)
            chosen.append(number)
        return chosen

    def room(self, one: int) -> int:
        """Return how many matches somebody plays at the same time."""
        return min([each for each in (self.rules["at_once"], self.wishes.get(one, 0)) if each], default=10**6)
