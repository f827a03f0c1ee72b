"""Digests in a season's log: tables and logs of matches at its close, at corrections, and at each round."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tools.verify.log import Fact, microseconds
from tools.verify.seasons.claims import broken_claims, rounds_of
from tools.verify.seasons.divisions import division_of, divisions_of
from tools.verify.seasons.history import MINUTE
from tools.verify.seasons.kinds import WHOLE_ROUNDS, format_of
from tools.verify.seasons.knockout import digest
from tools.verify.seasons.matches import Matches
from tools.verify.seasons.pairing import pairing_faults
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Division, Ending

BINDS: Final = {"season_closed", "season_corrected", "round_drawn"}
CORRECTS: Final = {"fixture_ruled", "ruling_reversed", "points_adjusted", "stage_corrected"}
SECOND: Final = 10**6
Known = Sequence[Mapping[int, Ending]]
"""The results that may have been known, the latest first: a match may end while tables are being bound to."""


@dataclass
class Binding:
    """Goes through what a log binds to; `is_whole` tells whether all matches are there.

    `since` is when the tables were bound last, `authors` who has decided something since then.
    """

    matches: Matches
    is_whole: bool
    since: int = 0
    authors: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        rows = (
            row for one in self.matches.played.values() for row in one.log.rows if row["fact"].get("by") is not None
        )
        self._acts = sorted((microseconds(row), row["fact"]["by"]) for row in rows)

    def look(self, course: SeasonCourse, fact: Fact, known: Known) -> Iterator[str]:
        """Yield what a fact binds to that is not so; the season is as the fact has left it, `known` before it."""
        if fact["kind"] in CORRECTS and fact.get("by") is not None:
            self.authors.add(fact["by"])
        if fact["kind"] not in BINDS:
            return
        if fact["kind"] == "round_drawn":
            found = (list(_round_faults(fact, course, results)) for results in known)
            yield from min(found, key=len) if self.is_whole else ()
            return
        if fact["kind"] == "season_closed":
            yield from self._head_faults(course, fact)
            known = [self._results_of(course, fact)]
        if self.is_whole and not any(digest(divisions_of(course, each)) == fact["table_digest"] for each in known):
            yield "it binds to other tables than those counted again as of then"
        if fact["kind"] == "season_corrected":
            yield from self._author_faults(course, fact)
        elif self.is_whole:
            divisions = divisions_of(course, known[0])
            yield from _open_faults(course, divisions)
            anew = {at for at, match in course.matches.items() if len(self.matches.played[match].ended) > 1}
            yield from broken_claims(course, divisions, anew)
        self.since, self.authors = course.moment, set()

    def _results_of(self, course: SeasonCourse, fact: Fact) -> Mapping[int, Ending]:
        """Return the results by the logs of matches as far as a close binds to them."""
        heads = dict(map(tuple, fact["heads"]))
        upto = {match: one.seq_of(heads.get(match, "")) for match, one in self.matches.played.items()}
        return self.matches.results(course, upto)

    def _head_faults(self, course: SeasonCourse, fact: Fact) -> Iterator[str]:
        course.effort.spend(20 * len(self.matches.played))
        heads = dict(map(tuple, fact["heads"]))
        if heads.keys() != set(course.matches.values()):
            yield "it does not bind to the matches of the season"
        for match, one in self.matches.played.items():
            seq = one.seq_of(heads.get(match, ""))
            if match in heads and not seq:
                yield f"match {match}: it is another one than the season was closed with, or a part of it"
            elif seq and microseconds(one.log.rows[seq - 1]) > course.moment + MINUTE:
                yield f"match {match}: it was played after the close that binds to it"

    def _author_faults(self, course: SeasonCourse, fact: Fact) -> Iterator[str]:
        """Yield that a correction is in the name of somebody who has corrected nothing."""
        first = bisect_right(self._acts, (self.since - MINUTE,))
        acts = {by for at, by in self._acts[first:] if at <= course.moment + MINUTE}
        if self.is_whole and fact["by"] not in self.authors | acts:
            yield f"person {fact['by']} has corrected nothing"


def _open_faults(course: SeasonCourse, divisions: list[Division]) -> Iterator[str]:
    """Yield what was open still when a season closed."""
    for division in divisions:
        for fixture in division.fixtures:
            if fixture["number"] not in division.endings and division.struck.isdisjoint(fixture["entrants"]):
                yield f"fixture {fixture['number']} has no ending"
    drawn = max((each["round"] for each in course.fixtures.values()), default=0)
    is_left = any(len([one for one in group if one not in course.left]) > 1 for group in course.divisions)
    if format_of(course.rules) in WHOLE_ROUNDS and is_left and drawn < rounds_of(course):
        yield f"round {drawn + 1} was not drawn"


def _round_faults(fact: Fact, course: SeasonCourse, then: Mapping[int, Ending]) -> Iterator[str]:
    """Yield what in a round of a whole division does not follow from the rounds before it."""
    division, mine = fact["division"], {each["number"] for each in fact["fixtures"]}
    if format_of(course.rules) not in WHOLE_ROUNDS or not 1 <= division <= len(course.divisions):
        return
    before = course.without_round(division, fact["round"], mine)
    counted = division_of(before, division, then)
    if digest([counted]) != fact["table_digest"]:
        yield "it was drawn from another table than that counted again as of then"
    played = [each for number, each in before.fixtures.items() if number in then and then[number].how == "played"]
    met = {frozenset(each["entrants"]) for each in played if each["division"] == division}
    again = {each["number"] for each in fact["fixtures"] if frozenset(each["entrants"]) in met}
    if course.rules["seats"] == 2 and again != set(fact["again"]):
        yield "two meet who have met before, and it does not say so, or it says so of others"
    yield from pairing_faults(fact, before, counted, met)
