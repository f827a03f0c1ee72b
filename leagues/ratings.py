"""Ratings: openskill's Plackett-Luce, folded over rated matches in a fixed order (docs/leagues.md, "Ratings")."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3
"""The model's first guess about somebody who has not played yet."""

MONTH: Final = 30 * 24 * 3600
GROWTH: Final = 0.6
"""Growth of sigma squared in a month without a match."""

PROVISIONAL_MATCHES: Final = 10
PROVISIONAL_SIGMA: Final = 4.0
TOLD: Final = 0.5
"""Differences up to this many shown points are not worth telling."""


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A rated match that has ended, at a time in seconds since the epoch, with its persons and places by seat."""

    match: str
    at: int
    persons: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """Somebody's strength in one game, as the model estimates it."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0
    last_at: int | None = None

    @property
    def shown(self) -> float:
        """Return the value on the familiar scale; people see it rounded to whole numbers."""
        return 1500 + 40 * (self.mu - MU)

    @property
    def deviation(self) -> float:
        """Return one standard deviation on the same scale."""
        return 40 * self.sigma

    @property
    def ordinal(self) -> float:
        """Return the value by which people are ranked: a lower bound, so that newcomers do not lead."""
        return self.mu - 3 * self.sigma

    @property
    def reached(self) -> int:
        """Return the same in whole points of the shown scale, 0 without a match; the draw of divisions uses it."""
        return round(40 * self.ordinal) if self.matches else 0

    @property
    def is_provisional(self) -> bool:
        """Tell whether too little is known yet to rely on it."""
        return self.matches < PROVISIONAL_MATCHES and self.sigma >= PROVISIONAL_SIGMA

    def at(self, now: int) -> "Rating":
        """Return the rating as of a time: less certain with each full 30 days without a match, at most as at first."""
        if self.last_at is None:
            return self
        months = max(0, now - self.last_at) // MONTH
        sigma = min(SIGMA, (self.sigma**2 + months * GROWTH**2) ** 0.5)
        return Rating(self.mu, sigma, self.matches, self.last_at)


@dataclass(frozen=True, slots=True)
class RatingStep:
    """The effect of one match on one person's rating."""

    match: RatedMatch
    person: int
    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class Ratings:
    """Everybody's rating in one game after some matches."""

    of: Mapping[int, Rating] = field(default_factory=dict)

    def rating(self, person: int) -> Rating:
        """Return a person's rating, the model's first guess without a match."""
        return self.of.get(person, Rating())

    def ladder(self, now: int) -> Sequence[tuple[int, Rating]]:
        """Return all persons, the best first, by the lower bound of their ratings."""
        known = [(person, rating.at(now)) for person, rating in self.of.items()]
        return sorted(known, key=lambda rated: (-rated[1].ordinal, rated[0]))


@cache
def model() -> "PlackettLuce":
    """Return the model; openskill is imported for the first rated match, as most servers never have one."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def ordered(matches: Iterable[RatedMatch]) -> Sequence[RatedMatch]:
    """Return matches in the order in which they count: by the time of their end, then by match id as text."""
    return sorted(matches, key=lambda match: (match.at, match.match))


def steps(matches: Iterable[RatedMatch], start: Ratings | None = None) -> Iterator[RatingStep]:
    """Yield the effect of each match on each of its persons, in order.

    `start` is the end of an earlier fold, all of whose matches must come before these.
    """
    known = dict((start or Ratings()).of)
    for match in ordered(matches):
        before = [known.get(person, Rating()).at(match.at) for person in match.persons]
        teams = [[model().rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = model().rate(teams, ranks=[float(place) for place in match.places])
        for person, old, (new,) in zip(match.persons, before, after, strict=True):
            known[person] = Rating(new.mu, new.sigma, old.matches + 1, match.at)
            yield RatingStep(match, person, old, known[person])


def fold(matches: Iterable[RatedMatch], start: Ratings | None = None) -> Ratings:
    """Return everybody's rating after all matches."""
    known = dict((start or Ratings()).of)
    known.update((step.person, step.after) for step in steps(matches, start))
    return Ratings(known)


def differences(before: Ratings, after: Ratings) -> Mapping[int, float]:
    """Return by how many shown points ratings differ, if that is worth telling."""
    people = sorted({*before.of, *after.of})
    changes = ((person, after.rating(person).shown - before.rating(person).shown) for person in people)
    return {person: change for person, change in changes if abs(change) > TOLD}
