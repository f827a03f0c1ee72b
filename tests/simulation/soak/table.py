"""The table that a soak ends with."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import add
from typing import Final

from engine.log.facts.play import ActionTaken
from engine.log.facts.secrets import SecretTaken
from engine.matches.state.match import Match
from tests.simulation.records import Fault
from tests.simulation.soak.judge import SoakVerdict
from tests.simulation.soak.world import SoakWorld, Weight, worked
from tests.simulation.table import aligned

WARM: Final = 10
"""The day with which the memory at the end is compared."""
MOST_GROWTH: Final = 5.0
"""By so many MiB it may have grown since."""

ENDINGS: Final = {
    "time": "time",
    "resigned": "resigned",
    "agreed": "agreed",
    "abandoned": "agreed",
    "void": "ruled",
    "adjudicated": "ruled",
    "unplayed": "left",
    "left": "left",
    "alone": "left",
}
"""Endings that are not by the rules of a game, in a word."""
COLUMNS: Final = ("rules", "time", "resigned", "agreed", "ruled", "left", "no match", "open")


@dataclass(frozen=True)
class Sheet:
    """What a soak of one community has come to: matches by game and ending, everything else that is counted.

    `minutes` is for how long it has had a processor.
    """

    endings: Counter[tuple[str, str]]
    counts: Counter[str]
    weights: Sequence[Weight]
    minutes: float = 0.0
    faults: Sequence[Fault] = field(default_factory=list)

    @property
    def growth(self) -> float | None:
        """Return by how many MiB the memory has grown since the tenth day, None if it did not come as far."""
        warm = next((weight for weight in self.weights if weight.day >= WARM), None)
        return None if warm is None else self.weights[-1].resident - warm.resident


def sheet(world: SoakWorld, verdict: SoakVerdict) -> Sheet:
    """Return what a soak has come to; memory that has grown too much is a fault, too."""
    made = Sheet(endings_of(verdict), counts_of(world, verdict), world.weights, worked(), verdict.faults)
    if made.growth is not None and made.growth > MOST_GROWTH:
        verdict.faults.append(Fault("memory", f"{made.growth:.1f} MiB more than on day {WARM}"))
    return made


def endings_of(verdict: SoakVerdict) -> Counter[tuple[str, str]]:
    """Count matches by game and ending."""
    last = [changes[-1].after for changes in verdict.matches.records.changes.values()]
    return Counter((match.proposal.game, ending_of(match)) for match in last)


def ending_of(match: Match) -> str:
    """Return how a match has ended, in a word."""
    if match.phase in ("proposed", "running"):
        return "open"
    if match.outcome is None:
        return "no match"
    return ENDINGS.get(match.outcome.reason, "rules")


def counts_of(world: SoakWorld, verdict: SoakVerdict) -> Counter[str]:
    """Count everything else."""
    found, hearing = world.evidence, verdict.matches.hearing
    changes = [change for changes in verdict.matches.records.changes.values() for change in changes]
    facts = [fact for change in changes for fact, _ in change.steps]
    kinds = Counter(fact.kind for fact in facts)
    figures = verdict.matches.figures.values()
    return Counter(
        {
            "people": len(found.people),
            "days": world.weights[-1].day,
            "moves": sum(isinstance(fact, ActionTaken | SecretTaken) for fact in facts),
            **{f"seasons: {kind}": count for kind, count in verdict.seasons.items()},
            "disputes": kinds["dispute_opened"],
            "disputes ruled": kinds["dispute_ruled"],
            "vacations": kinds["absence_began"],
            "people who left a match or season": kinds["player_replaced"] + kinds["player_left"],
            "messages": len(found.paper.messages),
            "of these direct": hearing.direct,
            "changes of messages": sum(len(message.changed_at) for message in found.paper.messages.values()),
            "requests to Discord": found.paper.requests,
            "of these failed": found.paper.failures,
            "outages of Discord": len(found.storms),
            "restarts": found.deaths["restart"],
            "kills": found.deaths["kill"],
            "judged: commits of matches": len(changes),
            "judged: facts of matches": len(facts),
            "judged: facts of seasons": verdict.facts_of_seasons,
            "judged: deadlines": sum(len(each.delays) for each in figures),
            "judged: reminders": sum(each.reminders for each in figures),
            "judged: times given back for outages": sum(each.credits for each in figures),
            "judged: notices, pings and digests": hearing.notices + hearing.pings + hearing.digests,
        }
    )


def table(sheets: Sequence[Sheet]) -> str:
    """Return the table of some communities together, with the memory of each."""
    endings = reduce(add, (each.endings for each in sheets), Counter[tuple[str, str]]())
    counts = reduce(add, (each.counts for each in sheets), Counter[str]())
    counts["days"] = max(each.counts["days"] for each in sheets)
    games = sorted({game for game, _ in endings})
    rows = {game: [endings[game, column] for column in COLUMNS] for game in games}
    rows["all"] = [sum(column) for column in zip(*rows.values(), strict=True)]
    lines = [("game", "matches", *COLUMNS), *((name, *map(str, (sum(row), *row))) for name, row in rows.items())]
    counted = aligned([(name, f"{count:,}") for name, count in counts.items()])
    return "\n".join((*aligned(lines), "", *counted, "", *memory(sheets)))


def memory(sheets: Sequence[Sheet]) -> Iterator[str]:
    """Yield how much memory each community took, over the days."""
    days = sorted({weight.day for each in sheets for weight in each.weights})
    known = [{weight.day: weight.resident for weight in each.weights} for each in sheets]
    cells = [(str(day), *(f"{each[day]:.1f}" if day in each else "–" for each in known)) for day in days]
    yield from aligned([("day", *(f"MiB {number}" for number in range(1, len(sheets) + 1))), *cells])
    growths = ", ".join("–" if each.growth is None else f"{each.growth:+.1f}" for each in sheets)
    minutes = ", ".join(f"{each.weights[-1].minutes:.1f} of {each.minutes:.1f}" for each in sheets)
    yield f"\nminutes of a processor, without judging of all: {minutes}"
    yield f"MiB at the end against day {WARM}: {growths}; allowed are {MOST_GROWTH:+.1f}"
    faults = Counter(fault.what for each in sheets for fault in each.faults)
    yield "faults: " + (", ".join(f"{what}: {count}" for what, count in faults.items()) or "none")
