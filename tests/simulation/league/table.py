"""The table of simulated leagues, as text."""

from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise
from typing import Final

from tests.simulation.league.course import Course
from tests.simulation.league.judge import Verdict
from tests.simulation.table import aligned, hours
from tests.simulation.world import Evidence

HEAD: Final = (
    "season",
    "people",
    "divisions",
    "matches",
    "played",
    "walkover",
    "double",
    "void",
    "unplayed",
    "left",
    "replaced",
    "asked",
    "ruled",
    "reversed",
    "up",
    "down",
    "stayed",
    "back",
    "latest",
    "ended as",
)


def table(evidence: Evidence, verdict: Verdict) -> str:
    """Return the table of a simulation."""
    lines = [HEAD, *(tuple(cells(course)) for course in verdict.courses.values())]
    return "\n".join((*aligned(lines), "", *aligned(list(summary(evidence, verdict)))))


def cells(course: Course) -> Iterator[str]:
    """Yield what stands in the row of a season."""
    founded, figures = course.facts[0].fact, course.figures
    facts, endings = figures.facts, figures.endings
    yield f"{founded['name']} {founded['number']}"
    yield str(len(course.state.persons))
    yield str(len(course.state.groups) or "–")
    yield str(len(course.state.matches))
    yield from (str(endings[how]) for how in ("played", "walkover", "double_walkover", "void", "unplayed"))
    yield from (str(facts[f"entrant_{what}"]) for what in ("withdrew", "replaced", "asked"))
    yield from (str(facts[kind]) for kind in ("fixture_ruled", "ruling_reversed"))
    yield from (str(each) for each in (figures.up, figures.down, figures.stayed, figures.returned))
    yield f"{max(figures.late, default=0):.0f} s"
    yield course.state.phase


def summary(evidence: Evidence, verdict: Verdict) -> Iterator[tuple[str, str]]:
    """Yield what is not a matter of one season."""
    assert verdict.reading is not None
    reading, scale = verdict.reading, evidence.scale
    storms = sum((storm.ended - storm.begun for storm in evidence.storms), timedelta())
    gaps = sum((after[0] - before[1] for before, after in pairwise(evidence.lives)), timedelta())
    faults = Counter(fault.what for fault in verdict.faults)
    yield "people, days", f"{scale.people}, {scale.days} from {scale.start:%Y-%m-%d}"
    yield "restarts, kills", f"{evidence.deaths['restart']}, {evidence.deaths['kill']}; away for {hours(gaps)} h"
    yield "outages of Discord", f"{len(evidence.storms)}, {hours(storms)} h"
    yield "vacations, vanished", people(evidence)
    yield "posts, pings", f"{reading.posts}, {reading.pings}"
    yield "tables read, differences", f"{reading.changed}, {reading.reports}"
    yield "told before the end", str(sum(course.figures.promises for course in verdict.courses.values()))
    yield "what was due, latest", late(verdict)
    yield "refused", ", ".join(f"{code}: {count}" for code, count in evidence.refusals.most_common())
    yield "faults", ", ".join(f"{what}: {count}" for what, count in faults.items()) or "none"


def people(evidence: Evidence) -> str:
    """Return how many people are away for a while."""
    away = sum(someone.away is not None for someone in evidence.people)
    return f"{away}, {sum(someone.vanishes is not None for someone in evidence.people)}"


def late(verdict: Verdict) -> str:
    """Return how many deadlines there were, and the longest delay."""
    delays = [delay for course in verdict.courses.values() for delay in course.figures.late]
    return f"{len(delays)}, {max(delays, default=0):.1f} s"
