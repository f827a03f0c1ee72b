"""Checks of a season, a round and a pentathlon against their own logs.

Chain, fold, commitment, draws, places that count, and the row that lists show.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from engine.ids import MatchId
from engine.log import chain
from engine.log.chain import Entry
from engine.matches.decisions.dice import SeededChance, commitment
from engine.matches.service.audit import Fault
from engine.seasons.course.late_joining import meetings
from engine.seasons.facts import codec
from engine.seasons.facts.course import DivisionsDrawn, SeasonSeedOpened
from engine.seasons.facts.fixtures import MeetingDecided, MeetingsMade, RoundDrawn
from engine.seasons.facts.places import EntrantJoined, EntrantTransferred
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.teams import LineupSet
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats import FORMATS
from engine.seasons.formats.knockout.audit import agrees
from engine.seasons.formats.ladder.challenges import ladder_faults
from engine.seasons.formats.pentathlon import groups_of, stage_seed
from engine.seasons.formats.rounds.by_rounds import ByRounds
from engine.seasons.formats.rounds.pods import Pods
from engine.seasons.formats.teams.format import lined_up
from engine.seasons.service.pentathlons import PlayedStages
from engine.seasons.service.store import SeasonSummary
from engine.seasons.service.writer import summarise
from engine.seasons.state.fold import fold
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from games.core import PAIR
from leagues.divisions import DrawRecord, divide
from leagues.draws import shuffled
from leagues.endings import result_of
from leagues.pods import sizes


def is_legal(before: Season, fact: RoundDrawn) -> bool:
    """Tell whether everybody who plays on is in a round once, at tables of the right sizes."""
    first = max(before.fixtures, default=0) + 1
    has_it = any(each.round == fact.round for each in before.fixtures_of(fact.division))
    is_next = fact.round in {before.round, before.round + 1} and not has_it
    is_numbered = all(
        (each.number, each.division, each.round) == (number, fact.division, fact.round)
        for number, each in enumerate(fact.fixtures, first)
    )
    people = sorted(before.playing(fact.division))
    here = sorted((*fact.byes, *(one for each in fact.fixtures for one in each.entrants)))
    is_everybody = here == people and len(people) >= PAIR
    return is_next and is_numbered and is_everybody and _is_seated(before, fact, len(people))


def _is_seated(before: Season, fact: RoundDrawn, people: int) -> bool:
    made = sorted(len(each.entrants) for each in fact.fixtures)
    if isinstance(FORMATS[before.rules.own.format], Pods):
        return made == sorted(sizes(people)) and not fact.byes
    return made == [PAIR] * (people // PAIR) and len(fact.byes) == people % PAIR


def repeats(before: Season, fact: RoundDrawn, finished: Mapping[MatchId, FinishedMatch], at: datetime) -> bool:
    """Tell whether a round comes out as it was drawn `at` a time, from how matches had ended by then.

    Tables of three and four follow exactly. Another version of the program may choose another round of Swiss that costs
    as little: that has as few second meetings and second byes. Where an outcome was changed since, so that the table is
    another one, nothing can be said.
    """
    format_ = FORMATS[before.rules.own.format]
    assert isinstance(format_, ByRounds)
    first = max(before.fixtures, default=0) + 1
    season, progress = replace(before, round=fact.round - 1), _then(before, finished, at)
    drawn = format_.drawn(season, progress, fact.division, first_number=first, draws=before.draws, until=fact.until)
    if drawn.draws != fact.draws:
        return False
    if drawn.table_digest != fact.table_digest or drawn.fixtures == fact.fixtures:
        return True
    is_exact = isinstance(FORMATS[before.rules.own.format], Pods)
    return not is_exact and _exceptions(before, drawn) == _exceptions(before, fact)


def _exceptions(before: Season, fact: RoundDrawn) -> tuple[int, int]:
    """Return how many meet again, and how many rest again."""
    rested = {bye.entrant for bye in before.byes}
    return len(fact.again), len(rested.intersection(fact.byes))


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
    for seq, fact in enumerate(facts, 1):
        if isinstance(fact, SeasonSeedOpened | DivisionsDrawn | EntrantJoined | EntrantTransferred | LineupSet):
            faults += _draw_faults(fold(season, known[: seq - 1]), fact, seed or b"")
        if latest.rules.own.format == "knockout" and isinstance(fact, RoundDrawn | MeetingsMade | MeetingDecided):
            faults += [] if agrees(fold(season, known[: seq - 1]), fact) else [Fault("draw", seq)]
        elif isinstance(fact, RoundDrawn):
            before, at = fold(season, known[: seq - 1]), known[seq - 1][1]
            is_drawn = is_legal(before, fact) and repeats(before, fact, finished or {}, at)
            faults += [] if is_drawn else [Fault("draw", seq)]
    if latest.rules.own.is_endless:
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


def stage_faults(pentathlon: Season, played: PlayedStages) -> Iterator[Fault]:
    """Yield what does not agree, with the number of the stage.

    Codes: `stage`: other places than the stage's tables have, or a season of another pentathlon; `commitment`: a draw
    from another seed than the pentathlon is bound to.
    """
    for number, (stage, tables) in sorted(played.items()):
        known = pentathlon.stages.groups.get(number)
        is_own = (stage.founded.pentathlon, stage.founded.stage) == (pentathlon.id, number)
        if not is_own or (known is not None and known != groups_of(stage, tables)):
            yield Fault("stage", number)
        if pentathlon.seed is not None and stage.seed not in {
            None,
            stage_seed(bytes.fromhex(pentathlon.seed), number).hex(),
        }:
            yield Fault("commitment", number)
