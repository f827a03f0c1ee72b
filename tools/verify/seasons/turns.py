"""Turns: to join late, to be asked, to take a place, to play another match at the same time."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from tools.verify.log import Fact
from tools.verify.seasons.calendar import DAY, half_time
from tools.verify.seasons.divisions import division_of
from tools.verify.seasons.history import MINUTE
from tools.verify.seasons.kinds import BY_ROUNDS, WHOLE_ROUNDS, format_of
from tools.verify.seasons.matches import Matches
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Ending

Results = Mapping[int, Ending]


def turn_faults(course: SeasonCourse, fact: Fact, known: Sequence[Results], matches: Matches) -> Iterator[str]:
    """Yield why it was not somebody's turn, whatever of the results was known; the season is as before the fact."""
    found = (list(TURNS[fact["kind"]](course, fact, results, matches)) for results in known)
    yield from min(found, key=len)


def _join(course: SeasonCourse, fact: Fact, results: Results, _matches: Matches) -> Iterator[str]:
    """A late joiner comes before half-time into the smallest division that has room, of equal ones the lowest."""
    if course.moment >= half_time(course) + MINUTE:
        yield "half of the season is over"
    sizes = dict(_with_room(course, results))
    if fact["division"] not in sizes:
        yield f"division {fact['division']} takes nobody any more"
    elif fact["division"] != min(sizes, key=lambda number: (sizes[number], -number)):
        yield f"division {fact['division']} is not the smallest that has room"


def _with_room(course: SeasonCourse, results: Results) -> Iterator[tuple[int, int]]:
    """Yield the divisions that take somebody, and how many play there."""
    told = {course.division_of(one) for one, _ in course.told}
    for number, group in enumerate(course.divisions, 1):
        size = sum(one not in course.left for one in group)
        is_open = format_of(course.rules) in WHOLE_ROUNDS or any(_open(course, number, results))
        if is_open and number not in told and size < course.rules["most"]:
            yield number, size


def _open(course: SeasonCourse, number: int, results: Results) -> Iterator[int]:
    """Yield the fixtures of a division that have no ending and need one."""
    division = division_of(course, number, results)
    for fixture in division.fixtures:
        if fixture["number"] not in division.endings and division.struck.isdisjoint(fixture["entrants"]):
            yield fixture["number"]


def _ask(course: SeasonCourse, fact: Fact, results: Results, matches: Matches) -> Iterator[str]:
    """Who is asked whether they go on has let a match wait for long, or lost one on time; half of it is over."""
    one = fact["entrant"]
    if fact["reason"] != "silent":
        return
    if one in course.confirmed:
        yield f"{one} has said that they go on"
    if format_of(course.rules) not in BY_ROUNDS and course.moment < half_time(course):
        yield "half of the season is not over"
    own = [each for each in course.fixtures.values() if one in each["entrants"]]
    if all(each["number"] in results for each in own):
        yield f"{one} has nothing to play"
    has_lost = any(
        fixture["entrants"].index(one) in ending.late
        for fixture in own
        if (played := matches.played.get(course.matches.get(fixture["number"], ""))) is not None
        for ending, seq in zip(played.endings, played.ended, strict=True)
        if played.moments[seq - 1] <= course.moment
    )
    running = [each for each in own if each["number"] in course.matches and each["number"] not in results]
    waits = [
        matches.played[match].waited(each["entrants"].index(one), course.moment)
        for each in running
        if (match := course.matches[each["number"]]) in matches.played
    ]
    if not has_lost and max(waits, default=0) < course.rules["silent_days"] * DAY - MINUTE:
        yield f"{one} has let no match wait for {course.rules['silent_days']} days, and has lost none on time"


def _ask_substitute(course: SeasonCourse, fact: Fact, _results: Results, _matches: Matches) -> Iterator[str]:
    """About the place of somebody who has left the first substitute is asked who is asked about no other."""
    one = fact["entrant"]
    if one in course.left:
        busy = {person for place, person in course.offered.items() if place in course.left}
        free = [person for person in course.standby if person not in busy and (person, one) not in course.declined]
        if free[:1] != [fact["person"]]:
            yield f"person {fact['person']} is not the first substitute for place {one}"


def _start(course: SeasonCourse, fact: Fact, results: Results, _matches: Matches) -> Iterator[str]:
    """A match starts while nobody in it plays as many as they may at the same time; teams have no such limit."""
    course.effort.spend(4 * len(course.matches))
    running = [number for number in course.matches if number not in results]
    busy = Counter(one for number in running for one in course.fixtures[number]["entrants"])
    for one in course.fixtures.get(fact["fixture"], {"entrants": []})["entrants"]:
        limits = [limit for limit in (course.rules["at_once"], course.wishes.get(one, 0)) if limit]
        if limits and busy[one] >= min(limits):
            yield f"{one} plays {busy[one]} matches already"


TURNS: Final[Mapping[str, Callable[[SeasonCourse, Fact, Results, Matches], Iterator[str]]]] = {
    "entrant_joined": _join,
    "entrant_asked": _ask,
    "standby_asked": _ask_substitute,
    "fixture_started": _start,
}
"""The facts whose turn is looked at, where all matches are there."""
