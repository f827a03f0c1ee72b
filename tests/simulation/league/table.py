"""The table of simulated leagues, as text."""

from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise
from typing import Final

from tests.simulation.league.followed import FollowedSeason
from tests.simulation.league.judge import Verdict
from tests.simulation.table import aligned, hours
from tests.simulation.world import Evidence
from tools.verify.seasons.succession import brought

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
    lines = [HEAD, *(tuple(cells(season, verdict)) for season in verdict.left.seasons.values())]
    return "\n".join((*aligned(lines), "", *aligned(list(summary(evidence, verdict)))))


def claims(season: FollowedSeason) -> Counter[str]:
    """Return how many people of a season were promoted, relegated or struck, or have stayed where they were."""
    return Counter(
        each["claim"] for each in brought(season.last, season.tables(season.last, season.moments[-1]), 0).values()
    )


def stayed(season: FollowedSeason) -> int:
    """Return how many were signed up from the beginning, having said so once for good."""
    return sum(said.kind == "entrant_signed_up" and said.at == season.facts[0].at for said in season.facts)


def returned(season: FollowedSeason) -> int:
    """Return how many were away for at least a season before."""
    drawn = (said.fact["records"] for said in season.facts if said.kind == "divisions_drawn")
    return sum(record["away"] > 0 for records in drawn for record in records)


def cells(season: FollowedSeason, verdict: Verdict) -> Iterator[str]:
    """Yield what stands in the row of a season."""
    facts = Counter(said.kind for said in season.facts)
    endings = Counter(ending.how for ending in season.results(season.last, season.moments[-1]).values())
    yield f"{season.founded['name']} {season.founded['number']}"
    yield str(len(season.last.entrants))
    yield str(len(season.last.divisions) or "–")
    yield str(len(season.last.matches))
    yield from (str(endings[how]) for how in ("played", "walkover", "double_walkover", "void", "unplayed"))
    yield from (str(facts[f"entrant_{what}"]) for what in ("withdrew", "replaced", "asked"))
    yield from (str(facts[kind]) for kind in ("fixture_ruled", "ruling_reversed"))
    yield from (str(claims(season)[claim]) for claim in ("promoted", "relegated"))
    yield from (str(stayed(season)), str(returned(season)))
    yield f"{max(verdict.deadlines[season.id].late, default=0):.0f} s"
    yield season.last.phase


def summary(evidence: Evidence, verdict: Verdict) -> Iterator[tuple[str, str]]:
    """Yield what is not a matter of one season."""
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
    yield "told before the end", str(verdict.kinds["place_decided"])
    yield "what was due, latest", late(verdict)
    yield "refused", ", ".join(f"{code}: {count}" for code, count in evidence.refusals.most_common())
    yield "faults", ", ".join(f"{what}: {count}" for what, count in faults.items()) or "none"


def people(evidence: Evidence) -> str:
    """Return how many people are away for a while."""
    away = sum(someone.away is not None for someone in evidence.people)
    return f"{away}, {sum(someone.vanishes is not None for someone in evidence.people)}"


def late(verdict: Verdict) -> str:
    """Return how many deadlines there were, and the longest delay."""
    delays = [delay for course in verdict.deadlines.values() for delay in course.late]
    return f"{len(delays)}, {max(delays, default=0):.1f} s"
