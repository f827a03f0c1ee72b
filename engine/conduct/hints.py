"""Hints for moderators at what may not be fair play, each with its evidence: pure functions of how matches ended.

A hint proves nothing and does nothing. Friends like to play each other, and everybody has bad days: that is why each
kind asks for several matches, or for a reason in the table, and why moderators look at the matches themselves.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import combinations
from typing import Final, Literal

from engine.conduct.stalling import Stall
from engine.ids import MatchId, PersonId, is_computer
from engine.stores.matches import FinishedMatch
from games.core import PAIR

Kind = Literal["repeats", "quick", "draws", "interest", "stalling"]

WINDOW: Final = timedelta(days=180)
"""How far back matches are looked at."""

REPEATS: Final = 10
ONE_SIDED: Final = 0.85
"""How many rated matches of a pair, apart from seasons, and what share of them one of the two has won."""

QUICK: Final = 3
FEW: Final = 0.25
"""How many resignations to the same person, each within that share of the turns that a player usually takes."""
MOSTLY: Final = 0.75
"""The share of somebody's quick resignations that went to the same person."""

DRAWS: Final = 3
HALF: Final = 0.5
"""How many agreed draws of a pair, and what share of their rated matches."""

STALLS: Final = 3
"""How many matches in which the same person let the clock run after everything was settled."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """A match that a hint rests on: who won (None: nobody), how many turns the other took, and where it belongs.

    `stall` is what a hint at stalling rests on in it.
    """

    match: MatchId
    at: datetime
    winner: PersonId | None
    turns: int
    season: str | None = None
    division: int | None = None
    stall: Stall | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """A suspicion about two people: `person` has lost or given, `other` has won; in draws the lower id first.

    Stalling is about one person, who is `other` as well; against whom stands in the evidence.

    `of` is among how many matches of that sort the evidence was found.
    """

    kind: Kind
    person: PersonId
    other: PersonId
    evidence: tuple[Evidence, ...]
    of: int

    @property
    def name(self) -> str:
        """Return what names the hint: further matches of the same sort make it no other one."""
        return f"{self.kind}:{self.person}:{self.other}"

    @property
    def at(self) -> datetime:
        """Return when the latest of its matches ended."""
        return self.evidence[-1].at


@dataclass(frozen=True, slots=True)
class Fixed:
    """The season and division of a match that a season has asked for."""

    season: str
    division: int


@dataclass(frozen=True, slots=True)
class Sources:
    """The sources of hints.

    Attributes:
        matches: how the matches of a server ended, by the time of their end.
        fixtures: where those belong that seasons have asked for.
        usual: turns that one player usually takes in a match, by game.
        dismissed: until when a hint of a name was looked into and dismissed; what came before counts no more.
        stalled: who stalled in those of the matches in which somebody did.
    """

    matches: Sequence[FinishedMatch]
    fixtures: Mapping[MatchId, Fixed]
    usual: Mapping[str, float]
    dismissed: Mapping[str, datetime]
    stalled: Mapping[MatchId, Sequence[Stall]] = field(default_factory=dict)

    def rated(self) -> Iterator[FinishedMatch]:
        """Yield the rated matches of two people."""
        for match in self.matches:
            if match.is_rated and len(match.persons) == PAIR and not any(map(is_computer, match.persons)):
                yield match

    def is_quick(self, one: FinishedMatch) -> bool:
        """Tell whether somebody gave a match up after few of the turns that such a match usually takes."""
        loser = loser_of(one)
        if loser is None or one.outcome.reason != "resigned" or len(one.turns) != PAIR:
            return False
        return one.turns[one.persons.index(loser)] < FEW * self.usual[one.game]

    def evidence(self, one: FinishedMatch) -> Evidence:
        """Return a match as evidence."""
        loser, fixed = loser_of(one), self.fixtures.get(one.match)
        turns = one.turns[one.persons.index(loser)] if loser is not None else min(one.turns, default=0)
        season, division = (fixed.season, fixed.division) if fixed else (None, None)
        return Evidence(one.match, one.ended_at, winner_of(one), turns, season, division)

    def hint(self, kind: Kind, person: PersonId, other: PersonId, found: Iterable[FinishedMatch], of: int) -> Hint:
        """Return a hint with those of the matches that were not dismissed."""
        made = Hint(kind, person, other, (), of)
        since = self.dismissed.get(made.name)
        kept = [self.evidence(match) for match in found if since is None or match.ended_at > since]
        return Hint(kind, person, other, tuple(kept), of)


def hints(sources: Sources) -> list[Hint]:
    """Return what matches alone hint at, the latest first."""
    found = [*_repeats(sources), *_quick(sources), *_draws(sources), *_stalling(sources)]
    return sorted(found, key=lambda hint: (hint.at, hint.name), reverse=True)


def winner_of(one: FinishedMatch) -> PersonId | None:
    """Return who has won a match of two, None for a draw."""
    if one.outcome.is_draw:
        return None
    return one.persons[one.outcome.places.index(1)]


def loser_of(one: FinishedMatch) -> PersonId | None:
    """Return who has lost a match of two, None for a draw."""
    won = winner_of(one)
    return None if won is None else next(person for person in one.persons if person != won)


def _pairs(matches: Iterable[FinishedMatch]) -> Mapping[tuple[PersonId, PersonId], list[FinishedMatch]]:
    pairs: dict[tuple[PersonId, PersonId], list[FinishedMatch]] = defaultdict(list)
    for match in matches:
        for first, second in combinations(sorted(set(match.persons)), 2):
            pairs[first, second].append(match)
    return pairs


def _repeats(sources: Sources) -> Iterator[Hint]:
    """Yield pairs who have played many rated matches that no season has asked for, and one of them wins nearly all."""
    free = [match for match in sources.rated() if match.match not in sources.fixtures]
    for pair, matches in _pairs(free).items():
        for person, other in (pair, pair[::-1]):
            since = sources.hint("repeats", person, other, matches, len(matches))
            won = sum(evidence.winner == other for evidence in since.evidence)
            if len(since.evidence) >= REPEATS and won >= ONE_SIDED * len(since.evidence):
                yield since


def _quick(sources: Sources) -> Iterator[Hint]:
    """Yield who has given up several matches early, nearly always to the same person."""
    given: dict[PersonId, list[FinishedMatch]] = defaultdict(list)
    for match in filter(sources.is_quick, sources.rated()):
        loser = loser_of(match)
        assert loser is not None  # it was given up
        given[loser].append(match)
    for person, matches in given.items():
        for other in sorted({winner for match in matches if (winner := winner_of(match)) is not None}):
            same = [match for match in matches if winner_of(match) == other]
            hint = sources.hint("quick", person, other, same, len(matches))
            if len(hint.evidence) >= QUICK and len(same) >= MOSTLY * len(matches):
                yield hint


def _draws(sources: Sources) -> Iterator[Hint]:
    """Yield pairs who agree on draws again and again."""
    for (person, other), matches in _pairs(sources.rated()).items():
        agreed = [match for match in matches if match.outcome.reason == "agreed"]
        hint = sources.hint("draws", person, other, agreed, len(matches))
        if len(hint.evidence) >= DRAWS and len(agreed) >= HALF * len(matches):
            yield hint


def _stalling(sources: Sources) -> Iterator[Hint]:
    """Yield who has let the clock run in several matches of which the outcome was settled."""
    found: dict[PersonId, dict[MatchId, Stall]] = defaultdict(dict)
    for match, stalled in sources.stalled.items():
        for stall in stalled:
            found[stall.person][match] = stall
    for person, mine in found.items():
        matches = [match for match in sources.rated() if match.match in mine]
        hint = sources.hint("stalling", person, person, matches, len(matches))
        if len(hint.evidence) >= STALLS:
            yield replace(
                hint, evidence=tuple(replace(evidence, stall=mine[evidence.match]) for evidence in hint.evidence)
            )
