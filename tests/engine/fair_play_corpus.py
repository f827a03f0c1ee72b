"""Half a year of an honest server: people of different strength, friends who like to play each other, bad days.

What is assumed: strengths spread by 200 points of Elo; everybody has three friends, with whom half of their free
matches are; 45 % of the matches end by resignation, one in fifteen of those early, at any time and against anybody; 3 %
are agreed draws. Nobody looks at the table before giving up.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta

from engine.conduct.hints import Fixed, Sources
from engine.ids import MatchId, PersonId
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from games.core import Outcome
from leagues.core import Result
from leagues.endings import result_of
from tests.engine.seasons.season_builders import RULES, START, Played

SERVER = 7
GAME = "colliding_circles"
USUAL = 25.0
"""Turns of one player."""
FRIENDS = 3


@dataclass
class Honest:
    """One server; every method returns what is played there, made from the generator alone."""

    rng: random.Random
    people: int = 40

    def __post_init__(self) -> None:
        self.strength = [self.rng.gauss(0, 200) for _ in range(self.people + 1)]
        self.count = 0

    def match(self, first: int, second: int, day: float, *, is_quick: bool | None = None) -> FinishedMatch:
        """Return a match between two that ends on a day."""
        rng, self.count = self.rng, self.count + 1
        chance = 1 / (1 + 10 ** ((self.strength[second] - self.strength[first]) / 400))
        places = (1, 2) if rng.random() < chance else (2, 1)
        kind = rng.random()
        turns = max(2, round(USUAL * rng.uniform(0.6, 1.4)))
        reason = "closed"
        if kind < 0.03:
            reason, places = "agreed", (1, 1)
        elif kind < 0.48:
            early = rng.random() < 1 / 15 if is_quick is None else is_quick
            reason = "resigned"
            turns = max(2, round(USUAL * (rng.uniform(0.05, 0.25) if early else rng.uniform(0.4, 1.0))))
        return ended(self.count, first, second, places, day, reason=reason, turns=turns)

    def free(self, days: int = 180) -> list[FinishedMatch]:
        """Return the free rated matches of so many days, some 20 of each."""
        others = {
            person: [other for other in range(1, self.people + 1) if other != person]
            for person in range(1, self.people + 1)
        }
        friends = {person: self.rng.sample(among, FRIENDS) for person, among in others.items()}
        made = []
        for person in others:
            for _ in range(self.rng.randrange(0, 21)):
                among = friends[person] if self.rng.random() < 0.5 else others[person]
                made.append(self.match(person, self.rng.choice(among), self.rng.uniform(0, days)))
        return sorted(made, key=lambda match: (match.ended_at, match.match))

    def season(self, people: int = 16, *, days: int = 42) -> tuple[Season, Mapping[int, FinishedMatch]]:
        """Return a season of divisions of at most eight, all of whose fixtures were played in a random order."""
        played = Played.founded(RULES)
        persons = self.rng.sample(range(1, self.people + 1), people)
        played.run(persons)
        numbers = sorted(played.season.fixtures)
        found = {}
        for number, day in zip(numbers, self._days(len(numbers), days), strict=True):
            first, second = (
                played.season.entrants[entrant].person for entrant in played.season.fixtures[number].entrants
            )
            found[number] = self.match(first, second, day)
        return played.season, found

    def _days(self, count: int, days: int) -> Iterator[float]:
        for _ in range(count):
            yield self.rng.uniform(0, days)


def ended(
    number: int,
    first: int,
    second: int,
    places: tuple[int, int],
    day: float,
    *,
    reason: str = "resigned",
    turns: int = 3,
) -> FinishedMatch:
    """Return how a rated match of two ended."""
    return FinishedMatch(
        MatchId(f"m{number:07}"),
        GAME,
        SERVER,
        (PersonId(first), PersonId(second)),
        Outcome(reason, places, (0, 0)),
        (turns, turns),
        is_rated=True,
        ended_at=START + timedelta(days=day),
    )


def sources(
    matches: Sequence[FinishedMatch], fixtures: Mapping[MatchId, Fixed] | None = None, **dismissed: float
) -> Sources:
    """Return what hints are made from; `dismissed` says on which day hints were, by their names with `_` for `:`."""
    until = {name.replace("_", ":"): START + timedelta(days=day) for name, day in dismissed.items()}
    return Sources(sorted(matches, key=lambda match: match.ended_at), fixtures or {}, {GAME: USUAL}, until)


def results_of(found: Mapping[int, FinishedMatch]) -> dict[int, Result]:
    """Return the results that matches give their fixtures."""
    return {
        number: result_of(number, match.outcome, match.turns, ended_at=int(match.ended_at.timestamp()))
        for number, match in found.items()
    }
