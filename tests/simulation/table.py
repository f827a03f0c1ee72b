"""The table that a simulation ends with."""

import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import pairwise
from statistics import median
from typing import Final

from engine.matches.state.match import Match
from games.registry import GAMES
from tests.simulation.judge import Verdict
from tests.simulation.records import Fault
from tests.simulation.recount import Figures
from tests.simulation.world import Evidence

LISTED: Final = 40
HEAD = (
    "policy",
    "game",
    "matches",
    "ended by rules",
    "by time",
    "otherwise",
    "open",
    "deadlines",
    "delay median",
    "latest",
    "reminders",
    "credits",
    "hours credited",
)


@dataclass
class Row:
    """Figures of all matches of one policy and game."""

    matches: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    figures: Figures = field(default_factory=Figures)

    def add(self, match: Match, figures: Figures) -> None:
        """Add a match."""
        self.matches += 1
        self.ends[end_of(match)] += 1
        self.figures.delays += figures.delays
        self.figures.reminders += figures.reminders
        self.figures.credits += figures.credits
        self.figures.credited += figures.credited

    def cells(self) -> Iterator[str]:
        """Yield what stands in the row."""
        yield str(self.matches)
        yield from (str(self.ends[end]) for end in ("rules", "time", "otherwise", "open"))
        delays = self.figures.delays
        yield str(len(delays))
        yield f"{median(delays):.1f} s" if delays else "–"
        yield f"{max(delays):.1f} s" if delays else "–"
        yield str(self.figures.reminders)
        yield str(self.figures.credits)
        yield f"{self.figures.credited / 3600:.0f}"


def end_of(match: Match) -> str:
    """Return how a match has ended, in a word."""
    if match.phase in ("proposed", "running"):
        return "open"
    if match.outcome is not None and match.outcome.reason == "time":
        return "time"
    if match.outcome is None or match.resigned or match.outcome.reason in ("agreed", "abandoned", "resigned"):
        return "otherwise"
    return "rules"


def report(text: str, faults: Sequence[Fault], *, began: float) -> int:
    """Print what a simulation has come to and the first of its faults; return the program's exit code.

    Args:
        text: the table.
        faults: what the judge has found.
        began: what the clock of the processor showed at the start.
    """
    print(text)
    print(f"\n{time.process_time() - began:.0f} seconds of one processor")
    for fault in faults[:LISTED]:
        print(f"{fault.what}: {fault.where}")
    return 1 if faults else 0


def table(evidence: Evidence, verdict: Verdict) -> str:
    """Return the table of a simulation."""
    rows, total = defaultdict[tuple[str, str], Row](Row), Row()
    for match_id, changes in verdict.records.changes.items():
        match = changes[-1].after
        policy = match.policy.name if match.policy else "none"
        rows[policy, match.proposal.game].add(match, verdict.figures[match_id])
        total.add(match, verdict.figures[match_id])
    lines = [HEAD, *((*key, *row.cells()) for key, row in sorted(rows.items())), ("all", "", *total.cells())]
    return "\n".join((*aligned(lines), "", *summary(evidence, verdict)))


def summary(evidence: Evidence, verdict: Verdict) -> Iterator[str]:
    """Yield what is not a matter of one match."""
    scale, hearing, paper = evidence.scale, verdict.hearing, evidence.paper
    storms = sum((storm.ended - storm.begun for storm in evidence.storms), timedelta())
    gaps = sum((after[0] - before[1] for before, after in pairwise(evidence.lives)), timedelta())
    facts = Counter(
        fact.kind for changes in verdict.records.changes.values() for change in changes for fact, _ in change.steps
    )
    faults = Counter(fault.what for fault in verdict.faults)
    failed = f"{len(evidence.storms)} times, {hours(storms)} h; {paper.failures} of {paper.requests} requests"
    told = f"{hearing.notices} notices, {hearing.digests} digests, {hearing.letters} with secrets"
    yield from aligned(
        [
            ("people, days, games", f"{scale.people}, {scale.days} from {scale.start:%Y-%m-%d}, {len(GAMES)}"),
            ("restarts, kills", f"{evidence.deaths['restart']}, {evidence.deaths['kill']}; away for {hours(gaps)} h"),
            ("faults of Discord", failed),
            ("changes, facts", f"{sum(map(len, verdict.records.changes.values()))}, {facts.total()}"),
            ("time-outs, claims", f"{facts['time_ran_out']}, {facts['time_claimed']}"),
            ("vacations, substitutes", f"{facts['absence_began']}, {facts['player_replaced']}"),
            ("pauses, takebacks", f"{facts['match_paused']}, {facts['turn_taken_back']}"),
            ("posts, pings", f"{len(paper.messages) - hearing.direct}, {hearing.pings}"),
            ("threads deleted", str(len(paper.gone))),
            ("direct messages", f"{hearing.direct}: {told}"),
            ("most in a minute", str(hearing.busiest_minute)),
            ("at night", f"{hearing.at_night}, each the last reminder there was"),
            ("refused requests", str(sum(evidence.refusals.values()))),
            ("faults", ", ".join(f"{what}: {count}" for what, count in faults.items()) or "none"),
        ]
    )


def hours(time: timedelta) -> str:
    """Return a length of time in hours."""
    return f"{time / timedelta(hours=1):.0f}"


def aligned(lines: Iterable[Sequence[str]]) -> list[str]:
    """Return lines whose cells stand below each other."""
    rows = [tuple(line) for line in lines]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
