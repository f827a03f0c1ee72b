"""A knockout counted a second time from docs/leagues.md: bracket, places, and whether each of its facts follows."""

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from tools.verify.log import Fact
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import CountedRow, Division, Ending

Slot = tuple[int, int]
"""A round from 1 and a meeting of it from 0, from the top of the bracket."""
Sides = tuple[int | None, int | None]
Known = Sequence[Mapping[int, Ending]]
"""The results that may have been known, the latest first: a match may end while something is being written."""

THIRD: Final = (0, 0)
"""The slot in which the losers of the semi-finals meet."""
PAIR: Final = 2
MATCHES: Final = 3
"""How many numbers of fixtures belong to a meeting; the last is the decider's."""
FACTS: Final = {"round_drawn", "meetings_made", "meeting_decided", "season_closed"}


@dataclass
class Meeting:
    """Two who meet, None being a bye or somebody who is not known yet, and what came of it."""

    sides: Sides
    is_known: bool
    winner: int | None = None
    is_over: bool = False
    by: str | None = None

    @property
    def loser(self) -> int | None:
        """Return whom somebody has beaten."""
        if self.winner is None or None in self.sides:
            return None
        return self.sides[self.winner == self.sides[0]]


class Bracket:
    """A bracket as seeds, fixtures and results make it; `rank` tells who has the advantage where all is equal."""

    def __init__(
        self,
        seeds: Sequence[int],
        fixtures: Mapping[int, Sequence[int]],
        results: Mapping[int, Ending],
        *,
        rank: Sequence[int],
        has_third: bool,
    ) -> None:
        self.seeds, self.fixtures, self.results, self.rank = list(seeds), fixtures, results, rank
        self.order = _order(self.seeds)
        self.rounds = len(self.order).bit_length() - 1
        self.meetings: dict[Slot, Meeting] = {}
        self._has_come = dict(self._of_later_rounds())
        for number in range(1, self.rounds + 1):
            for at in range(len(self.order) >> number):
                self.meetings[number, at] = self._meet((number, at), *self._coming(number, at))
        if has_third and self.rounds > 1:
            semis = [self.meetings[self.rounds - 1, at] for at in (0, 1)]
            losers = semis[0].loser, semis[1].loser
            self.meetings[THIRD] = self._meet(THIRD, losers, all(each.is_over for each in semis))

    def first(self, slot: Slot) -> int:
        """Return the number of the first fixture of a meeting."""
        number, at = slot
        before = len(self.order) - 1 if slot == THIRD else sum(len(self.order) >> each for each in range(1, number))
        return MATCHES * (before + at) + 1

    def slot(self, number: int) -> Slot:
        """Return to which meeting a fixture belongs, (0, -1) if to none."""
        return next((slot for slot in self.meetings if 0 <= number - self.first(slot) < MATCHES), (0, -1))

    def round_of(self, slot: Slot) -> int:
        """Return in which round a meeting is played, that for the third place beside the final."""
        return slot[0] or self.rounds

    def _of_later_rounds(self) -> Iterator[tuple[Slot, int]]:
        """Yield the meetings from which somebody has gone on, since they play in a later round."""
        for number in range(2, self.rounds + 1):
            for at in range(len(self.order) >> number):
                for one in self.fixtures.get(self.first((number, at)), ()):
                    yield from (((each, self.order.index(one) >> each), one) for each in range(1, number))

    def _coming(self, number: int, at: int) -> tuple[Sides, bool]:
        if number == 1:
            return (self.order[2 * at], self.order[2 * at + 1]), True
        upper, lower = (self.meetings[number - 1, 2 * at + side] for side in (0, 1))
        return (upper.winner, lower.winner), upper.is_over and lower.is_over

    def _meet(self, slot: Slot, sides: Sides, is_known: bool) -> Meeting:  # noqa: FBT001 - comes with the sides
        """Return a meeting; who meets by the fixtures goes on meeting, and who has gone on from it has won it."""
        first = self.first(slot)
        if first in self.fixtures:
            one, other = sorted(self.fixtures[first], key=self.order.index)
            sides, is_known = (one, other), True
        made = self._decided(first, Meeting(sides, is_known))
        kept = self._has_come.get(slot)
        return made if kept in (None, made.winner) else replace(made, winner=kept, is_over=True, by="kept")

    def _decided(self, first: int, made: Meeting) -> Meeting:
        upper, lower = made.sides
        if not made.is_known:
            return made
        if upper is None or lower is None:
            alone = lower if upper is None else upper
            return replace(made, winner=alone, is_over=True, by="nobody" if alone is None else "bye")
        ended = [self._result(first + match) for match in range(MATCHES)]
        if ended[0] is None or ended[1] is None:
            return made
        lead = sum(self._lead(upper, first + match) for match in (0, 1))
        if ended[0].how == ended[1].how == "double_walkover":
            return replace(made, is_over=True, by="nobody")
        if not lead:
            if ended[2] is None:
                return made
            if ended[2].how == "double_walkover":
                return replace(made, is_over=True, by="nobody")
            lead = self._lead(upper, first + 2)
        if lead:
            return replace(made, winner=upper if lead > 0 else lower, is_over=True, by="matches")
        return replace(made, winner=min(upper, lower, key=self.rank.index), is_over=True, by="advantage")

    def _result(self, number: int) -> Ending | None:
        ending = self.results.get(number)
        return None if ending is None or ending.how == "void" else ending

    def _lead(self, upper: int, number: int) -> int:
        """Return 1 if the upper side has won a match, -1 if it has lost it."""
        places = self.results[number].places
        if not places:
            return 0
        first, second = places
        return ((first < second) - (first > second)) * (1 if self.fixtures[number][0] == upper else -1)

    # What follows

    @property
    def is_over(self) -> bool:
        """Tell whether the final and the match for the third place are decided."""
        last = [self.meetings[self.rounds, 0], *([self.meetings[THIRD]] if THIRD in self.meetings else [])]
        return all(each.is_over for each in last)

    @property
    def stage(self) -> int:
        """Return the first round of which something is not decided."""
        open_ = (self.round_of(slot) for slot, each in self.meetings.items() if not each.is_over)
        return min(open_, default=self.rounds + 1)

    def due(self) -> dict[int, list[int]]:
        """Return the fixtures that are to be played now, with their seats: the lower seed first but in the second."""
        found: dict[int, list[int]] = {}
        for slot, each in self.meetings.items():
            upper, lower = each.sides
            if each.is_over or not each.is_known or upper is None or lower is None:
                continue
            first = self.first(slot)
            higher, other = sorted((upper, lower), key=self.seeds.index)
            missing = [match for match in (0, 1) if self._result(first + match) is None]
            for match in missing or [2]:
                found[first + match] = [higher, other] if match == 1 else [other, higher]
        return found

    def places(self) -> dict[int, int]:
        """Return the place of everybody for whom it is certain; who goes out in the same round shares it."""
        found: dict[int, int] = {}
        third = self.meetings.get(THIRD)
        final = self.meetings[self.rounds, 0]
        if final.winner is not None:
            found[final.winner] = 1
        for (number, _), each in self.meetings.items():
            out = [one for one in each.sides if one not in (None, each.winner)] if number and each.is_over else []
            for one in out:
                assert one is not None  # a bye is not out
                if third is None or number != self.rounds - 1:
                    found[one] = (len(self.order) >> number) + 1
                elif third.is_over:
                    found[one] = 3 if third.winner in (one, None) else 4
        return found


def _order(seeds: Sequence[int]) -> list[int | None]:
    """Return the seeds from the top of the bracket, byes as None: in each round the best meets the last who is left."""
    order = [1]
    while len(order) < len(seeds):
        order = [one for seed in order for one in (seed, 2 * len(order) + 1 - seed)]
    return [seeds[seed - 1] if seed <= len(seeds) else None for seed in order]


class Cup(Division):
    """The table of a knockout: places by the bracket, a point for a win and half a one for a draw."""

    @property
    def criteria(self) -> list[str]:
        """Return nothing: no tie-break decides."""
        return []

    def bracket(self) -> Bracket:
        """Return the bracket."""
        has_lots = self.rules["own"]["advantage"] == "lot" and self.lots
        return Bracket(
            self.group,
            {each["number"]: each["entrants"] for each in self.fixtures},
            self.known,
            rank=sorted(self.group, key=self.lots.__getitem__) if has_lots else self.group,
            has_third=self.rules["own"]["has_third_place"],
        )

    def table(self) -> list[CountedRow]:
        """Return everybody in the order of their places, those who are still in before the others."""
        places = self.bracket().places()
        lines = [self._counted(one, places) for one in self.group]
        return sorted(lines, key=lambda line: line.place or 0)

    def _counted(self, one: int, places: Mapping[int, int]) -> CountedRow:
        kinds = [self._kind(fixture, one) for fixture in self.own[one]]
        won, drawn, lost, still_open = (kinds.count(kind) for kind in ("won", "drawn", "lost", "open"))
        place = places.get(one)
        is_shared = place is not None and list(places.values()).count(place) > 1
        points = Fraction(2 * won + drawn, 2)
        return CountedRow(one, place, is_shared, points, won=won, drawn=drawn, lost=lost, open=still_open)

    def _kind(self, fixture: Fact, one: int) -> str:
        ending = self.known.get(fixture["number"])
        if ending is None:
            return "open"
        if ending.how in {"void", "unplayed"}:
            return ""
        if not ending.places:
            return "lost"
        own = ending.places[fixture["entrants"].index(one)]
        if own > min(ending.places):
            return "lost"
        return "drawn" if len(set(ending.places)) == 1 else "won"


def cup_of(course: SeasonCourse, results: Mapping[int, Ending]) -> Cup:
    """Return the table of a season that is a knockout."""
    fixtures = list(course.fixtures.values())
    return Cup(course.divisions[0], fixtures, results, course.left, course.adjustments, course.rules, course.lots)


# Whether facts follow


class KnockoutFollower:
    """Goes through a knockout fact by fact, knowing at each what had been told before."""

    needs_results: Final = frozenset(FACTS)
    """Of which facts it is to be told what may have been known."""

    @property
    def kinds(self) -> Collection[str]:
        """Return which facts are looked at."""
        return FACTS

    def __init__(self) -> None:
        self.told: dict[Slot, Sides] = {}
        self.round = 0

    def look(self, course: SeasonCourse, fact: Fact, known: Known, _at: int) -> Iterator[str]:
        """Yield what in a fact does not follow; the season is as it was before the fact."""
        if not course.divisions or len(course.divisions[0]) < PAIR:
            return
        cups = [cup_of(course, each) for each in known]
        made = cups[0].bracket()
        match fact["kind"]:
            case "meeting_decided":
                yield from self._decided(fact, made)
            case "meetings_made":
                yield from self._made(fact, made)
            case "round_drawn":
                yield from self._made(fact, made)
                yield from self._drawn(fact, made, cups)
            case _:
                yield from self._closed(made)

    def _decided(self, fact: Fact, made: Bracket) -> Iterator[str]:
        slot: Slot = (fact["round"], fact["number"])
        each = made.meetings.get(slot)
        if each is None or not each.is_over:
            yield f"meeting {slot[1]} of round {slot[0]} is not decided"
            return
        if (fact["winner"], fact["loser"]) != (each.winner, each.loser):
            said, due = _pair(fact["winner"], fact["loser"]), _pair(each.winner, each.loser)
            yield f"it says {said}, by the results it is {due}"
        if fact["by"] != each.by:
            yield f"it says that it was decided by {fact['by']}, it was by {each.by}"
        if self.told.get(slot) == (fact["winner"], fact["loser"]):
            yield "it was told before"
        self.told[slot] = (fact["winner"], fact["loser"])

    def _made(self, fact: Fact, made: Bracket) -> Iterator[str]:
        due = made.due()
        for each in fact["fixtures"]:
            number = each["number"]
            if number not in due:
                yield f"fixture {number} is not to be played: who meets there is not known, or it is decided"
            elif due[number] != each["entrants"]:
                yield f"in fixture {number} it is {_pair(*due[number])} who meet, with these seats"
            elif each["round"] != made.round_of(made.slot(number)) or each["division"] != 1:
                yield f"fixture {number} is one of another round"

    def _drawn(self, fact: Fact, made: Bracket, cups: Sequence[Cup]) -> Iterator[str]:
        if not self.round < fact["round"] == made.stage:
            yield f"round {fact['round']} does not begin here, round {made.stage} is to be decided"
        if fact["byes"] or fact["again"] or fact["draws"]:
            yield "a bracket has no byes, repeats or draws in its rounds"
        self.round = fact["round"]
        if fact["table_digest"] not in [digest([cup]) for cup in cups]:
            yield "it was drawn from another table than that counted again as of then"

    def _closed(self, made: Bracket) -> Iterator[str]:
        if not made.is_over:
            yield "the bracket is not over"
        for slot, each in made.meetings.items():
            is_news = each.is_over and each.sides != (None, None) and not (each.by == "bye" and slot[0] == 1)
            if is_news and self.told.get(slot) != (each.winner, each.loser):
                yield f"the log does not say what meeting {slot[1]} of round {slot[0]} has come to"


def digest(divisions: Iterable[Division]) -> str:
    """Return what binds to tables: places and points of all their lines."""
    lines = [f"{line.entrant} {line.place} {line.points}" for each in divisions for line in each.table()]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _pair(one: int | None, other: int | None) -> str:
    return f"{one or 'nobody'} before {other or 'nobody'}"
