"""Records carried from one season to the next: the division somebody belongs to, their standing, and their claim."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from tools.verify.log import Fact
from tools.verify.seasons.lists import alike
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import CountedRow

NEW: Final[Fact] = {"division": None, "order": 0, "of": 1, "away": 0, "claim": None}
"""The record of somebody who has played in no season before."""
Tables = Sequence[Sequence[CountedRow]]


def brought(course: SeasonCourse, tables: Tables, away: int) -> dict[int, Fact]:
    """Return by persons what a season gives them to bring to a later one, `away` seasons after the next."""
    found: dict[int, Fact] = {}
    moved = {one for one, (how, _) in course.left.items() if how == "moved"}
    order = 0
    for number, table in enumerate(tables, 1):
        for _, sharing in groupby((line for line in table if line.entrant not in moved), lambda line: line.place):
            together = list(sharing)
            for line in together:
                after = _belongs(line, number, tables, course.rules)
                way = "stayed" if after == number else "promoted" if after < number else "relegated"
                found[course.entrants[line.entrant][-1]] = {
                    "division": after,
                    "order": order,
                    "of": len(course.entrants),
                    "away": away,
                    "claim": "struck" if line.place is None else way,
                }
            order += len(together)
    return found


def _belongs(line: CountedRow, number: int, tables: Tables, rules: Fact) -> int:
    """Return in which division somebody belongs in the next season.

    Who shares a place goes up with the others of it where all fit, or they are no more than half of the division; and
    goes down if one of them has to.
    """
    table, lowest = tables[number - 1], len(tables)
    if line.place is None:
        return lowest
    standing = sum(other.place is not None for other in table)
    last = line.place + sum(other.place == line.place for other in table) - 1
    goes_up = line.place <= rules["promoted"] and (last - line.place + 1 <= len(table) / 2 or last <= rules["promoted"])
    if number > 1 and goes_up:
        return number - 1
    is_low = line.place > rules["promoted"] and last > standing - rules["relegated"]
    return number + 1 if number < lowest and is_low else number


def record_faults(drawn: Fact, persons: Mapping[int, int], known: Mapping[int, Fact]) -> Iterator[str]:
    """Yield who is said to bring something else to a draw; `known` is what they bring, by persons, ratings apart."""
    for record in drawn["records"]:
        one = record["entrant"]
        due = {**NEW, **known.get(persons[one], {}), "entrant": one, "rating": record["rating"]}
        if not alike(record, due):
            yield f"{one} is said to bring {record}, it is {due}"
