"""The course of a season by the facts of single formats: rounds, brackets, ladders, teams."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final

from tools.verify.log import Fact
from tools.verify.seasons.draws import meeting_faults, round_faults, value_faults
from tools.verify.seasons.kinds import BY_ROUNDS, OF_POINTS, WHOLE_ROUNDS, format_of
from tools.verify.seasons.pentathlon import OF_PENTATHLONS
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.teams import OF_TEAMS

ONLY_IN: Final[Mapping[str, Collection[str]]] = {
    "entrant_joined": OF_POINTS,
    "entrant_transferred": OF_POINTS,
    "place_decided": OF_POINTS | {"knockout"},
    "round_drawn": BY_ROUNDS,
    "meetings_made": {"knockout"},
    "meeting_decided": {"knockout"},
    **{kind: {"ladder"} for kind in ("ladder_joined", "challenge_made", "challenge_answered", "ladder_idle")},
    **{kind: {"teams"} for kind in OF_TEAMS},
    **{kind: {"pentathlon"} for kind in OF_PENTATHLONS},
}
"""The formats in which facts of a kind can come; those of other kinds can in all."""


SEATS: Final = {"pods": 4, **dict.fromkeys(("swiss", "knockout", "ladder", "teams"), 2)}
"""How many sit at a table, in formats that have one size."""


def rules_faults(rules: Fact) -> Iterator[str]:
    """Yield where the rules of a season are not rules of its format."""
    kind = format_of(rules)
    if kind in WHOLE_ROUNDS and rules["own"]["rounds"] < 1:
        yield f"the format {kind} does not have {rules['own']['rounds']} rounds"
    if rules["seats"] != SEATS.get(kind, rules["seats"]):
        yield f"the format {kind} is not played at tables of {rules['seats']}"
    if len(set(rules["scoring"]["tie_breaks"])) < len(rules["scoring"]["tie_breaks"]):
        yield "a tie-break is named twice"


def draw_round(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A round is drawn; whether no better one was to be had is not counted again, that it may be drawn so is."""
    division, number, course.phase = fact["division"], fact["round"], "running"
    group = course.divisions[division - 1] if 1 <= division <= len(course.divisions) else []
    is_whole = format_of(course.rules) in WHOLE_ROUNDS
    course.effort.spend(8 * len(course.fixtures) + 20 * len(group))
    if is_whole:
        yield from round_faults(fact, group, course.fixtures, course.left)
    else:  # of a bracket, in which two may meet who have left both
        yield from meeting_faults(fact, group, course.fixtures, ())
    if course.seed is not None:
        yield from value_faults(course.seed, course.season, fact["draws"], course.draws)
    course.draws += len(fact["draws"])
    course.fixtures.update({each["number"]: each for each in fact["fixtures"]})
    course.byes += [(one, number) for one in fact["byes"]]


def make_meetings(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Fixtures are made within a round, as in a bracket."""
    division = fact["division"]
    group = course.divisions[division - 1] if 1 <= division <= len(course.divisions) else []
    course.effort.spend(4 * (len(group) + len(course.fixtures)))
    yield from meeting_faults(fact, group, course.fixtures, ())
    course.fixtures.update({each["number"]: each for each in fact["fixtures"]})


def join_ladder(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody joins a ladder at the bottom."""
    if fact["entrant"] != max(course.signed, default=0) + 1:
        yield f"place {fact['entrant']} is not the next one"
    course.signed.add(fact["entrant"])
    course.entrants[fact["entrant"]] = [fact["person"]]
    course.divisions = course.divisions or [[]]
    course.divisions[0].append(fact["entrant"])


def answer_challenge(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A challenge that is accepted is a fixture."""
    if fact["fixture"] is not None:
        course.effort.spend(4 * (len(course.fixtures) + len(course.entrants)))
        group = course.divisions[0] if course.divisions else []
        yield from meeting_faults({"fixtures": [fact["fixture"]]}, group, course.fixtures, course.left)
        course.fixtures[fact["fixture"]["number"]] = fact["fixture"]


OF_FORMATS: Final[Mapping[str, Callable[[SeasonCourse, Any], Iterator[str]]]] = {
    "round_drawn": draw_round,
    "meetings_made": make_meetings,
    "ladder_joined": join_ladder,
    "challenge_answered": answer_challenge,
    **OF_TEAMS,
    **OF_PENTATHLONS,
}
