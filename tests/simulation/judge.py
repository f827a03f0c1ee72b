"""Judges a simulation by what it left behind; every rule here is broken by a test of its own (test_judge)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import pairwise

from engine.log.sealing import Seal
from tests.simulation.hearing import Hearing
from tests.simulation.life import PER_MINUTE
from tests.simulation.records import Fault, Records, records_of
from tests.simulation.recount import Figures, Recount, Span
from tests.simulation.walk import DAY, Walk
from tests.simulation.world import Evidence


@dataclass
class Verdict:
    """What was found, and what the table is made from."""

    records: Records
    hearing: Hearing
    figures: dict[str, Figures] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def judge(evidence: Evidence, seal: Seal) -> Verdict:
    """Count everything again and return what does not agree."""
    assert evidence.ended is not None
    records = records_of(evidence.diary, seal)
    walk = Walk(evidence.scale.start - DAY, evidence.ended + DAY)
    outages = outages_of(evidence)
    hearing = Hearing(walk, records, troubles_of(evidence), per_minute=PER_MINUTE, end=evidence.ended)
    hearing.go_through(sorted(evidence.paper.messages.values(), key=lambda message: message.at), evidence.paper.gone)
    verdict = Verdict(records, hearing, faults=[*hearing.faults])
    for match, changes in records.changes.items():
        recount = Recount(walk, records, outages)
        recount.go_through(changes, evidence.ended)
        verdict.figures[match] = recount.figures
        verdict.faults += recount.faults
    return verdict


def outages_of(evidence: Evidence, *, apart: timedelta = timedelta(seconds=1)) -> Sequence[Span]:
    """Return when nobody could reach the bot, or it could do nothing, in order; what is less than `apart` is one."""
    gaps = [(before[1], after[0]) for before, after in pairwise(evidence.lives)]
    return merged([*gaps, *((storm.begun, storm.ended) for storm in evidence.storms if storm.cuts_off)], apart=apart)


def troubles_of(evidence: Evidence) -> Sequence[Span]:
    """Return when messages may have been held up, in order."""
    return merged([*outages_of(evidence), *((storm.begun, storm.ended) for storm in evidence.storms)])


def merged(spans: Iterable[Span], *, apart: timedelta = timedelta(seconds=1)) -> Sequence[Span]:
    """Return the spans in order, those that are less than `apart` as one."""
    found: list[Span] = []
    for begun, ended in sorted(spans):
        if found and begun - found[-1][1] < apart:
            found[-1] = found[-1][0], max(ended, found[-1][1])
        else:
            found.append((begun, ended))
    return found
