"""Judges a soak with the judges that there are: that of single matches, and that of leagues."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from storage.sealing import seal_of
from tests.simulation.judge import Verdict, judge
from tests.simulation.league.judge import judge as judge_leagues
from tests.simulation.records import Fault
from tests.simulation.world import Evidence
from tools.verify.seasons.kinds import format_of


@dataclass
class SoakVerdict:
    """What was found: of single matches, and of seasons; `seasons` counts those of each format."""

    matches: Verdict
    faults: list[Fault] = field(default_factory=list)
    seasons: Counter[str] = field(default_factory=Counter)
    facts_of_seasons: int = 0


def judge_soak(evidence: Evidence, path: Path) -> SoakVerdict:
    """Count everything again and return what does not agree."""
    leagues = judge_leagues(evidence, path)
    verdict = SoakVerdict(judge(evidence, seal_of(None, path)))
    verdict.faults += [*verdict.matches.faults, *leagues.faults]
    for season in leagues.left.seasons.values():
        verdict.seasons[format_of(season.last.rules)] += 1
        verdict.facts_of_seasons += len(season.facts)
    return verdict
