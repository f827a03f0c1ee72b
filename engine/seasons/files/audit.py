"""Checks of a season, a round and a pentathlon against their own logs.

Chain, fold, commitment, draws, places that count, and the row that lists show.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from engine.ids import MatchId
from engine.log import chain
from engine.log.chain import Entry
from engine.matches.decisions.dice import SeededChance, commitment
from engine.matches.service.audit import Fault
from engine.seasons.course.late_joining import meetings
from engine.seasons.facts import codec
from engine.seasons.facts.course import DivisionsDrawn, SeasonSeedOpened
from engine.seasons.facts.places import EntrantJoined, EntrantTransferred
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import OwnFact, SeasonFact
from engine.seasons.fold.fold import fold, fold_on
from engine.seasons.formats import format_of
from engine.seasons.service.store import SeasonSummary
from engine.seasons.service.writer import summarise
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from leagues.divisions import DrawRecord, divide
from leagues.draws import shuffled
from leagues.endings import result_of


def _then(season: Season, finished: Mapping[MatchId, FinishedMatch], at: datetime) -> Progress:
    """Return how the matches of a season stood at a time, as far as their outcomes are what they were."""
    ended = ((number, finished[match]) for number, match in season.matches.items() if match in finished)
    return Progress(
        {
            number: result_of(number, one.outcome, one.turns, ended_at=int(one.ended_at.timestamp()))
            for number, one in ended
            if one.ended_at <= at
        }
    )


def audit(
    season: SeasonId,
    entries: Sequence[Entry],
    *,
    summary: SeasonSummary | None,
    seed: bytes | None,
    finished: Mapping[MatchId, FinishedMatch] | None = None,
) -> tuple[Fault, ...]:
    """Return what does not agree in a season, nothing if all is well.

    `finished` are its matches that are over; with them rounds that were drawn one after the other are drawn again.
    Codes: `empty`, `chain`, `replay`, which end the check, and `summary`, `commitment`, `draw`.
    """
    if not entries:
        return (Fault("empty"),)
    broken = chain.first_fault(entries)
    if broken is not None or any(entry.match != MatchId(season) for entry in entries):
        return (Fault("chain", broken or 0),)
    try:
        facts = [codec.decode(entry.body) for entry in entries]
        known = [(fact, entry.at, entry.digest) for fact, entry in zip(facts, entries, strict=True)]
        latest = fold(season, known)
    except Exception:  # a log that cannot be replayed is the very thing looked for
        return (Fault("replay"),)
    faults = [Fault("commitment", 1)] if latest.founded.commitment != _bound(season, seed) else []
    before: Season | None = None
    for fact, at, digest in known:
        faults += () if before is None else _faults_of(before, fact, at, seed or b"", finished or {})
        before = fold_on(before, season, [(fact, at, digest)])
    if summary is None or summarise(latest, due_at=summary.due_at) != summary:
        faults.append(Fault("summary", latest.seq))
    return tuple(faults)


def _faults_of(
    before: Season, fact: SeasonFact, at: datetime, seed: bytes, finished: Mapping[MatchId, FinishedMatch]
) -> Iterator[Fault]:
    """Yield what is wrong with a fact, by the season before it and by its format."""
    yield from _draw_faults(before, fact, seed)
    is_own = isinstance(fact, OwnFact)
    if is_own and not format_of(before.rules).agrees(before, fact, at, _then(before, finished, at)):
        yield Fault("draw", before.seq + 1)


def _bound(season: SeasonId, seed: bytes | None) -> str:
    return commitment(seed or b"", match=MatchId(season))


def _draw_faults(before: Season, fact: SeasonFact, seed: bytes) -> Iterator[Fault]:
    """Yield what is wrong with the seed, the lots, divisions, or whom a late joiner meets."""
    if isinstance(fact, EntrantJoined | EntrantTransferred):
        newcomer = fact.entrant if isinstance(fact, EntrantJoined) else fact.place
        if fact.fixtures != meetings(before, newcomer, fact.division):
            yield Fault("draw", before.seq + 1)
    if isinstance(fact, SeasonSeedOpened) and fact.seed != seed.hex():
        yield Fault("commitment", before.seq + 1)
    if isinstance(fact, DivisionsDrawn):
        chance = SeededChance(seed, match=MatchId(before.id), start=0)
        lots = shuffled(sorted(before.entrants), chance)
        drawn = [one for group in fact.divisions for one in group]
        is_known = len(set(drawn)) == len(drawn) and set(drawn) <= set(lots)
        if (lots, chance.draws) != (fact.lots, fact.draws) or not is_known or not _is_divided(fact):
            yield Fault("draw", before.seq + 1)


def _is_divided(fact: DivisionsDrawn) -> bool:
    """Tell whether divisions follow from the lots and from what people have brought."""
    number = {entrant: index for index, entrant in enumerate(fact.lots)}
    known = [
        DrawRecord(one.entrant, one.division, one.order, one.of, one.away, one.rating, one.claim)
        for one in fact.records
    ]
    is_everybody = sorted(number) == sorted(one.entrant for one in known)
    return is_everybody and divide(known, list(map(len, fact.divisions)), number) == fact.divisions
