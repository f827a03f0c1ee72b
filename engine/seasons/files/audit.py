"""Checks a season against its own log: chain, fold, commitment, the draw, and the row that lists show."""

from collections.abc import Iterator, Mapping, Sequence

from engine.ids import MatchId
from engine.log import chain
from engine.log.store import Entry, FinishedMatch
from engine.matches.decisions.dice import SeededChance, commitment
from engine.matches.service.audit import Fault
from engine.seasons.course.late_joining import meetings
from engine.seasons.facts import codec
from engine.seasons.facts.bracket import MeetingDecided, MeetingsMade
from engine.seasons.facts.places import EntrantJoined, EntrantTransferred
from engine.seasons.facts.rounds import RoundDrawn
from engine.seasons.facts.teams import LineupSet
from engine.seasons.facts.union import DivisionsDrawn, SeasonFact, SeasonId, SeedOpened
from engine.seasons.files.round_audit import is_legal, repeats
from engine.seasons.formats.knockout.audit import agrees
from engine.seasons.formats.ladder.audit import ladder_faults
from engine.seasons.formats.teams.format import lined_up
from engine.seasons.service.store import SeasonSummary
from engine.seasons.service.writer import summarise
from engine.seasons.state.fold import fold
from engine.seasons.state.season import Season
from leagues.divisions import Record, divide
from leagues.draws import shuffled


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
    for seq, fact in enumerate(facts, 1):
        if isinstance(fact, SeedOpened | DivisionsDrawn | EntrantJoined | EntrantTransferred | LineupSet):
            faults += _draw_faults(fold(season, known[: seq - 1]), fact, seed or b"")
        if latest.rules.format == "knockout" and isinstance(fact, RoundDrawn | MeetingsMade | MeetingDecided):
            faults += [] if agrees(fold(season, known[: seq - 1]), fact) else [Fault("draw", seq)]
        elif isinstance(fact, RoundDrawn):
            before, at = fold(season, known[: seq - 1]), known[seq - 1][1]
            is_drawn = is_legal(before, fact) and repeats(before, fact, finished or {}, at)
            faults += [] if is_drawn else [Fault("draw", seq)]
    if latest.rules.is_endless:
        faults += [Fault("draw", seq) for seq in ladder_faults(season, known)]
    if summary is None or summarise(latest, due_at=summary.due_at) != summary:
        faults.append(Fault("summary", latest.seq))
    return tuple(faults)


def _bound(season: SeasonId, seed: bytes | None) -> str:
    return commitment(seed or b"", match=MatchId(season))


def _draw_faults(before: Season, fact: SeasonFact, seed: bytes) -> Iterator[Fault]:
    """Yield what is wrong with the seed, the lots, divisions, whom a late joiner meets, or who plays for a team."""
    if isinstance(fact, EntrantJoined | EntrantTransferred):
        newcomer = fact.entrant if isinstance(fact, EntrantJoined) else fact.place
        if fact.fixtures != meetings(before, newcomer, fact.division):
            yield Fault("draw", before.seq + 1)
    if isinstance(fact, LineupSet) and fact != next(lined_up(before, fact.round)):
        yield Fault("draw", before.seq + 1)
    if isinstance(fact, SeedOpened) and fact.seed != seed.hex():
        yield Fault("commitment", before.seq + 1)
    if isinstance(fact, DivisionsDrawn):
        chance = SeededChance(seed, match=MatchId(before.id), start=0)
        lots = shuffled(sorted(before.entrants), chance)
        drawn = [one for group in fact.divisions for one in group]
        is_known = len(set(drawn)) == len(drawn) and set(drawn) <= set(lots)
        if (lots, chance.draws) != (fact.lots, fact.draws) or not is_known or not _is_divided(fact):
            yield Fault("draw", before.seq + 1)


def _is_divided(fact: DivisionsDrawn) -> bool:
    """Tell whether divisions follow from the lots and from what people have brought, which old logs do not say."""
    if fact.records is None:
        return True
    number = {entrant: index for index, entrant in enumerate(fact.lots)}
    known = [
        Record(one.entrant, one.division, one.order, one.of, one.away, one.rating, one.claim) for one in fact.records
    ]
    is_everybody = sorted(number) == sorted(one.entrant for one in known)
    return is_everybody and divide(known, list(map(len, fact.divisions)), number) == fact.divisions
