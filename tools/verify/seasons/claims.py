"""Proofs of titles, promotions and relegations announced as certain: no course of the open matches denies them.

Not all courses are gone through: a few for each of the strongest rivals, in which everything falls against the claim.
What is denied is denied by an example; docs/fairness.md says that the rest is not looked at. By the close each claim
must have come true, unless somebody has decided something in its division since.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from tools.verify.log import Fact
from tools.verify.seasons.divisions import division_of
from tools.verify.seasons.kinds import WHOLE_ROUNDS, format_of
from tools.verify.seasons.knockout import cup_of
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import CountedRow, Division, Ending

RIVALS: Final = 3
"""For how many rivals everything falls well, one after the other."""
DECIDES: Final = frozenset(
    {"fixture_ruled", "ruling_reversed", "fixture_reopened", "points_adjusted", "entrant_withdrew", "entrant_replaced"}
    | {"entrant_transferred"}
)
"""Facts after which what was certain need not be so any more."""
Known = Sequence[Mapping[int, Ending]]


def broken_claims(course: SeasonCourse, divisions: Sequence[Division], voided: Collection[int]) -> Iterator[str]:
    """Yield claims that have not come true by the close, unless a decision since then may be the reason.

    `voided` are the fixtures that moderators have decided again.
    """
    for (one, what), is_certain in sorted(course.told.items()):
        number = course.division_of(one)
        if (
            not is_certain
            or number is None
            or any(fixture["number"] in voided for fixture in divisions[number - 1].fixtures)
        ):
            continue
        line = next(line for line in divisions[number - 1].table() if line.entrant == one)
        is_true = line.place == 1 if what == "title" else _fine(divisions[number - 1], what)(line)
        if not is_true:
            yield f"the {what} of {one} was certain, and has not come true"


def claim_faults(course: SeasonCourse, fact: Fact, known: Known) -> Iterator[str]:
    """Yield that what is told of an entrant is not certain, whatever of the results was known as it was written."""
    one, what = fact["entrant"], fact["what"]
    if course.division_of(one) is None or one in course.left:
        return  # it was said that nobody plays there
    is_denied = _is_no_champion if format_of(course.rules) == "knockout" else _is_denied
    if all(is_denied(course, one, what, results) for results in known):
        yield f"the {what} of {one} is not certain"


def _is_no_champion(course: SeasonCourse, one: int, _what: str, results: Mapping[int, Ending]) -> bool:
    return cup_of(course, results).bracket().places().get(one) != 1


def _is_denied(course: SeasonCourse, one: int, what: str, results: Mapping[int, Ending]) -> bool:
    number = course.division_of(one) or 1
    present = division_of(course, number, results)
    is_fine, undrawn = _fine(present, what), _undrawn(course)
    if undrawn:
        return _may_be_passed(present, one, what, undrawn)
    worst = -1 if what == "relegation" else 1
    ranked = [line.entrant for line in present.table() if line.entrant != one and line.place is not None]
    rivals = ranked[: RIVALS + 1] if worst == 1 else ranked[-RIVALS - 1 :]
    for rival in rivals:
        course_ = {**results, **dict(_everything(present, one, rival, worst, at=course.at))}
        lines = {line.entrant: line for line in division_of(course, number, course_).table()}
        if not is_fine(lines[one]):
            return True
    return False


def _fine(division: Division, what: str) -> Callable[[CountedRow], bool]:
    rules = division.rules
    people = len(division.group) - len(division.struck)
    first, last = {
        "title": (1, 1),
        "promotion": (1, rules["promoted"]),
        "relegation": (max(rules["promoted"], people - rules["relegated"]) + 1, people),
    }[what]
    return lambda line: line.place is not None and first <= line.place <= last


def _everything(division: Division, one: int, rival: int, worst: int, *, at: int) -> Iterator[tuple[int, Ending]]:
    """Yield how open matches end where all goes against the claim of one, and for a rival; -1: the other way round."""
    for fixture in division.fixtures:
        players = fixture["entrants"]
        if fixture["number"] in division.endings:
            continue
        if one not in players and rival not in players:
            yield fixture["number"], Ending("played", (1,) * len(players), at=at)
            continue
        order = sorted(players, key=lambda each: worst * ((each == one) - (each == rival)))
        places = tuple(order.index(each) + 1 for each in players)
        yield fixture["number"], Ending("played", places, at=at)


def _undrawn(course: SeasonCourse) -> int:
    """Return how many rounds are still to be drawn."""
    drawn = max((each["round"] for each in course.fixtures.values()), default=0)
    return max(0, rounds_of(course) - drawn) if format_of(course.rules) in WHOLE_ROUNDS else 0


def rounds_of(course: SeasonCourse) -> int:
    """Return how many rounds are drawn in all: of a Swiss no more than it takes for everybody to have met."""
    people = max(map(len, course.divisions), default=0)
    enough = max(1, people - 1 + people % 2)
    rounds: int = course.rules["own"]["rounds"]
    return min(rounds, enough) if format_of(course.rules) == "swiss" else rounds


def _may_be_passed(division: Division, one: int, what: str, undrawn: int) -> bool:
    """Tell whether points alone let others pass who win all rounds to come, or let all stay as it is in drawn ones."""
    others = [division.points[each] for each in division.group if each != one and each not in division.struck]
    own = division.points[one]
    if what == "title":
        worth = undrawn * division.rules["scoring"]["win"]
        return any(each + worth > own for each in others)
    if what == "promotion":
        return bool(sum(each > own for each in others) >= division.rules["promoted"])
    return bool(sum(each < own for each in others) >= division.rules["relegated"])
