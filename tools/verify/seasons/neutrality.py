"""Checks that nobody decides about a race in which they play, told a second time from docs/leagues.md."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from tools.verify.log import Fact
from tools.verify.seasons.kinds import format_of
from tools.verify.seasons.state import SeasonCourse

Divisions = Collection[int | None]


def partiality(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Yield that somebody decides about themselves, or where they play or have played, as a fact comes."""
    kind, by = fact["kind"], fact.get("by")
    if kind not in CONCERNS or by is None or _leaves(course, fact):
        return
    if kind in FOR_OTHERS and fact["person"] == by:
        yield f"person {by} puts themselves into a place"
    if format_of(course.rules) == "pentathlon":
        if course.phase not in {"announced", "open"} and by in _people(course):
            yield f"person {by} decides about a pentathlon in which they play"
    elif course.is_party(by, CONCERNS[kind](course, fact), course.moment):
        yield f"person {by} decides in a division in which they play"


def _leaves(course: SeasonCourse, fact: Fact) -> bool:
    """Tell whether somebody leaves by themselves, which for a team only its last member can."""
    if fact["kind"] != "entrant_withdrew" or fact["how"] != "asked":
        return False
    team, persons = course.teams.get(fact["entrant"]), course.entrants.get(fact["entrant"], [])
    return (persons[-1:] if team is None else team.members) == [fact["by"]]


def _people(course: SeasonCourse) -> set[int]:
    """Return who takes part in a pentathlon, or has a place in one of its stages."""
    placed = {each["person"] for groups in course.stages.groups.values() for group in groups for each in group}
    return placed.union(*course.entrants.values())


def _whole(course: SeasonCourse, _fact: Fact) -> Divisions:
    return range(1, len(course.divisions) + 1)


def _of_entrant(course: SeasonCourse, fact: Fact) -> Divisions:
    division = course.division_of(fact["entrant"])
    return _whole(course, fact) if division is None else (division,)


def _of_both(course: SeasonCourse, fact: Fact) -> Divisions:
    return (*_of_entrant(course, fact), min(fact["division"], len(course.divisions)))


def _of_fixture(course: SeasonCourse, fact: Fact) -> Divisions:
    return (course.fixtures.get(fact["fixture"], {}).get("division"),)


FOR_OTHERS: Final = {"sign_up_allowed", "entrant_replaced"}
CONCERNS: Final[Mapping[str, Callable[[SeasonCourse, Fact], Divisions]]] = {
    "sign_up_allowed": _whole,
    "season_extended": _whole,
    "season_paused": _whole,
    "season_resumed": _whole,
    "phase_ended": _whole,
    "season_cancelled": _whole,
    "entrant_moved": _of_both,
    "entrant_kept": _of_both,
    "entrant_transferred": _of_both,
    "entrant_replaced": _of_entrant,
    "entrant_withdrew": _of_entrant,
    "points_adjusted": _of_entrant,
    "fixture_ruled": _of_fixture,
    "ruling_reversed": _of_fixture,
    "fixture_reopened": _of_fixture,
}
"""The divisions that each decision of an organiser concerns."""
