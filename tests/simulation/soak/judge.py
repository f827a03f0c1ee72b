"""Judges a soak with the judges that there are: matches with that of single ones, each era with that of its kind."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from engine.seasons.service.store import SeasonCommit
from storage.sealing import seal_of
from tests.simulation.judge import Verdict, judge
from tests.simulation.league import continuous_judge
from tests.simulation.league import judge as league_judge
from tests.simulation.league.cups import judge_cups
from tests.simulation.league.event_judge import judge_events
from tests.simulation.league.raw import Raw, Said, read
from tests.simulation.league.world import PLACE
from tests.simulation.records import Fault
from tests.simulation.soak.guests import Guest
from tests.simulation.world import Evidence


def _leagues(evidence: Evidence, raw: Raw) -> Sequence[Fault]:
    return league_judge.judge(evidence, raw).faults


def _cups(evidence: Evidence, raw: Raw) -> Sequence[Fault]:
    return judge_cups(evidence, raw).faults


def _ladder(evidence: Evidence, raw: Raw) -> Sequence[Fault]:
    return continuous_judge.judge(evidence, raw).faults


def _events(evidence: Evidence, raw: Raw) -> Sequence[Fault]:
    return judge_events(evidence, raw).faults


JUDGES: Final[Mapping[str, Callable[[Evidence, Raw], Sequence[Fault]]]] = {
    "leagues": _leagues,
    "cups": _cups,
    "ladder": _ladder,
    "events": _events,
}


@dataclass
class SoakVerdict:
    """What was found: of single matches, and of seasons; `seasons` counts those of each kind."""

    matches: Verdict
    faults: list[Fault] = field(default_factory=list)
    seasons: Counter[str] = field(default_factory=Counter)
    facts_of_seasons: int = 0


def judge_soak(evidence: Evidence, guests: Sequence[Guest], path: Path) -> SoakVerdict:
    """Count everything again and return what does not agree."""
    verdict = SoakVerdict(judge(evidence, seal_of(None, path)))
    verdict.faults += verdict.matches.faults
    raw = read(path)
    posts = {key: each for key, each in evidence.paper.messages.items() if each.channel == PLACE}
    commits = [line for line in evidence.diary.lines if isinstance(line.given[0], SeasonCommit)]
    first = [facts for facts in raw.seasons.values() if _is_first(facts)]
    for number, guest in enumerate(guests):
        founded = {_league(facts) for facts in first if _is_of(facts, guests, number)}
        seasons = {key: facts for key, facts in raw.seasons.items() if founded & {_league(facts), _event(facts)}}
        own = [line for line in commits if str(line.given[0].summary.season) in seasons]
        left = replace(
            guest.evidence,
            ended=evidence.ended,
            paper=replace(evidence.paper, messages=posts),
            diary=replace(evidence.diary, lines=own),
        )
        kind = guest.era.kind
        found = JUDGES[kind](left, Raw(seasons, raw.matches))
        verdict.faults += [Fault(f"{kind}: {fault.what}", fault.where) for fault in found]
        verdict.seasons[kind] += len(seasons)
        verdict.facts_of_seasons += sum(map(len, seasons.values()))
    return verdict


def _league(facts: Sequence[Said]) -> str:
    return str(facts[0].fact["league"])


def _event(facts: Sequence[Said]) -> str | None:
    """Return the event of which a season is a stage."""
    event = facts[0].fact["pentathlon"]
    return None if event is None else str(event)


def _is_first(facts: Sequence[Said]) -> bool:
    """Tell whether a season follows no other and is no stage: those come when the next era may have begun."""
    return facts[0].fact["previous"] is None and _event(facts) is None


def _is_of(facts: Sequence[Said], guests: Sequence[Guest], number: int) -> bool:
    """Tell whether a season was founded in an era."""
    begins = [guest.era.scale.start for guest in guests]
    return begins[number] <= facts[0].at and (number + 1 == len(guests) or facts[0].at < begins[number + 1])
