"""Rounds drawn one at a time: sizes of tables, and byes and repeated meetings that could have been avoided."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from tools.verify.log import Fact
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Division

TRIES: Final = 20_000
"""How many pairs are tried in the search for a round without repeats; after that the round is believed."""

Pairs = Collection[frozenset[int]]


def pairing_faults(fact: Fact, before: SeasonCourse, counted: Division, met: Pairs) -> Iterator[str]:
    """Yield why a round need not, or cannot, be as it is; the season and its table are as they were before it."""
    open_ = [each["number"] for each in counted.fixtures if each["number"] not in counted.endings]
    if any(counted.struck.isdisjoint(before.fixtures[number]["entrants"]) for number in open_):
        yield "it was drawn while the round before it was still being played"
    people = [one for one in counted.group if one not in before.left]
    due = _sizes(len(people), is_pairs=counted.is_pairs)
    if sorted(len(each["entrants"]) for each in fact["fixtures"]) != due:
        yield f"its tables are not of {due}"
    if counted.is_pairs:
        yield from _again(fact, people, counted, met)


def _sizes(people: int, *, is_pairs: bool) -> list[int]:
    """Return the sizes of tables: as few of three as it takes, and a table of two for five only."""
    if is_pairs:
        return [2] * (people // 2)
    if people in {2, 5}:
        return [2, 3][: people - 1] if people > 2 else [2]
    threes = -people % 4
    return [3] * threes + [4] * ((people - 3 * threes) // 4)


def _again(fact: Fact, people: Sequence[int], counted: Division, met: Pairs) -> Iterator[str]:
    rested = Counter({one: counted.byes_of[one] for one in people})
    fewest = min(rested.values(), default=0)
    if any(rested[one] > fewest for one in fact["byes"]):
        yield "somebody rests again, and somebody else has rested less often"
    if fact["again"]:
        resting = [one for one in people if rested[one] == fewest] if len(people) % 2 else [None]
        partners = {
            one: [other for other in people if other != one and frozenset((one, other)) not in met] for one in people
        }
        tries = [TRIES]
        if any(_is_new([one for one in people if one != bye], partners, tries) for bye in resting):
            yield "two meet again, and there was a round in which nobody does"


def _is_new(people: list[int], partners: Mapping[int, Sequence[int]], tries: list[int]) -> bool:
    """Tell whether people can be paired without a repeat; False where the tries run out."""
    if not people:
        return True
    here = set(people)
    one = min(people, key=lambda each: len(here.intersection(partners[each])))
    for other in here.intersection(partners[one]):
        tries[0] -= 1
        if tries[0] < 0:
            return False
        if _is_new([each for each in people if each not in (one, other)], partners, tries):
            return True
    return False
