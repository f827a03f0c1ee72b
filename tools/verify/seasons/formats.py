"""What becomes of a season by the facts of single formats: rounds, brackets, ladders, teams."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from tools.verify.log import Fact
from tools.verify.seasons.draws import meeting_faults, round_faults, value_faults
from tools.verify.seasons.pentathlon import OF_EVENTS
from tools.verify.seasons.state import Course
from tools.verify.seasons.teams import OF_TEAMS

WHOLE_ROUNDS: Final = {"swiss", "pods"}
"""The formats in whose rounds everybody has a fixture or a bye."""


def draw_round(course: Course, fact: Fact) -> Iterator[str]:
    """A round is drawn; whether no better one was to be had is not counted again, that it may be drawn so is."""
    division, number, course.phase = fact["division"], fact["round"], "running"
    group = course.divisions[division - 1] if 1 <= division <= len(course.divisions) else []
    is_whole = course.rules["format"] in WHOLE_ROUNDS
    yield from (round_faults if is_whole else meeting_faults)(fact, group, course.fixtures, course.left)
    if course.seed is not None:
        yield from value_faults(course.seed, course.season, fact["draws"], course.draws)
    course.draws += len(fact["draws"])
    course.fixtures.update({each["number"]: each for each in fact["fixtures"]})
    course.byes += [(one, number) for one in fact["byes"]]


def make_meetings(course: Course, fact: Fact) -> Iterator[str]:
    """Fixtures are made within a round, as in a bracket."""
    division = fact["division"]
    group = course.divisions[division - 1] if 1 <= division <= len(course.divisions) else []
    yield from meeting_faults(fact, group, course.fixtures, course.left)
    course.fixtures.update({each["number"]: each for each in fact["fixtures"]})


def join_ladder(course: Course, fact: Fact) -> Iterator[str]:
    """Somebody joins a ladder at the bottom."""
    if fact["entrant"] != max(course.signed, default=0) + 1:
        yield f"place {fact['entrant']} is not the next one"
    course.signed.add(fact["entrant"])
    course.entrants[fact["entrant"]] = [fact["person"]]
    course.divisions = [[*(course.divisions[0] if course.divisions else []), fact["entrant"]]]


def answer_challenge(course: Course, fact: Fact) -> Iterator[str]:
    """A challenge that is accepted is a fixture."""
    if fact["fixture"] is not None:
        group = course.divisions[0] if course.divisions else []
        yield from meeting_faults({"fixtures": [fact["fixture"]]}, group, course.fixtures, course.left)
        course.fixtures[fact["fixture"]["number"]] = fact["fixture"]


OF_FORMATS: Final[Mapping[str, Callable[[Course, Any], Iterator[str]]]] = {
    "round_drawn": draw_round,
    "meetings_made": make_meetings,
    "ladder_joined": join_ladder,
    "challenge_answered": answer_challenge,
    **OF_TEAMS,
    **OF_EVENTS,
}
