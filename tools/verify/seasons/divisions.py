"""The tables of a season by its format, made from what is known of it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tools.verify.seasons.kinds import format_of
from tools.verify.seasons.knockout import Cup
from tools.verify.seasons.ladder import Ladder
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Division, Ending
from tools.verify.seasons.teams import Teams

OF_FORMAT: Final[Mapping[str, Callable[..., Division]]] = {"knockout": Cup, "teams": Teams}


def divisions_of(course: SeasonCourse, results: Mapping[int, Ending]) -> list[Division]:
    """Return the divisions of a season with their results."""
    return [division_of(course, number, results) for number in range(1, len(course.divisions) + 1)]


def division_of(course: SeasonCourse, number: int, results: Mapping[int, Ending]) -> Division:
    """Return a division, counted from 1."""
    kind, group = format_of(course.rules), course.divisions[number - 1]
    fixtures = [each for each in course.fixtures.values() if each["division"] == number]
    climbed = len(course.climbed) if kind == "ladder" else 0
    meetings = (
        len(group) ** 2 if kind in {"knockout", "teams"} or "direct" in course.rules["scoring"]["tie_breaks"] else 0
    )
    course.effort.spend(len(course.fixtures) + 40 * (len(group) + len(fixtures) + climbed) + 4 * meetings)
    made = partial(Ladder, happened=course.climbed) if kind == "ladder" else OF_FORMAT.get(kind, Division)
    return made(
        group,
        fixtures,
        results,
        course.left,
        course.adjustments,
        course.rules,
        course.lots,
        course.byes,
    )
