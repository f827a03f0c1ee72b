"""Whether a move costs the same late in a match and among many matches, and that no match is kept in memory."""

import asyncio
import gc
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.club import Club, club, mover
from benchmarks.dormant import multiply
from benchmarks.table import Row, at_most, plain
from benchmarks.timing import MS, TIMES, Stopwatch
from engine.log import chain, codec
from engine.log.facts import Fact, MatchId, TurnTakenBack
from engine.log.outbox import Announcement
from engine.log.sealing import NO_SEAL
from engine.log.store import Commit, Entry, Phase
from engine.matches import decisions, offers
from engine.matches.decisions import Source
from engine.matches.dice import SeededChance
from engine.matches.fold import step
from engine.matches.match import Match, encode
from engine.matches.projections import summarise

TITLE = "What a move costs (without its picture) as things grow"
EARLY, LATE = 10, 1_000
FEW, MANY = 1_000, 100_000
TWINS, MOVES_EACH = 20, 5
RUNNING: tuple[Phase, ...] = ("running",)


def run(*, effort: float = 1.0) -> list[Row]:
    """Measure; `effort` scales the number of matches and of moves."""
    late, few, many = (LATE, FEW, MANY) if effort >= 1 else (5 * EARLY, FEW // 10, FEW)
    return [
        *asyncio.run(_by_length(late, twins=max(2, round(TWINS * effort)))),
        *asyncio.run(_by_number(few, many, moves=max(10, round(300 * effort)))),
    ]


# As a match grows


async def _by_length(late: int, *, twins: int) -> list[Row]:
    """Compare moves in the same position, after few plies and after many that were taken back."""
    watch = Stopwatch()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fernzug.db"
        async with club(path, is_timed=True) as made:
            short = (await made.play_on(await made.start_match(), EARLY)).id
            (long,) = multiply(path, short, 1)
            entries = await _prolong(made, long, late - EARLY)
            names = {"early": multiply(path, short, twins), "late": multiply(path, long, twins)}
            for _ in range(MOVES_EACH):
                for pair in zip(*names.values(), strict=True):
                    for when, name in zip(names, pair, strict=True):
                        await _move(made, name, watch, when)
    return [
        plain(f"one move at ply {EARLY}", 1000 * watch.median("early"), form=MS),
        plain(f"one move at ply {late} (log of {entries} facts)", 1000 * watch.median("late"), form=MS),
        at_most("ratio", watch.median("late") / watch.median("early"), 1.2, form=TIMES),
    ]


async def _prolong(made: Club, name: MatchId, plies: int) -> int:
    """Let so many turns be played and taken back by consent, and return the number of facts then."""
    start = await made.match(name)
    game, seed = made.matches.game_of(start), await made.store.matches.seed(name) or b""
    player, other = mover(start), next(person for person in start.persons if person != mover(start))
    line = await made.line(start)
    match, log = start, list[Entry]()

    def add(facts: Sequence[Fact]) -> None:
        nonlocal match
        bodies = map(codec.encode_fact, facts)
        linked = chain.link(bodies, match=name, after=match.seq, previous=match.digest, at=match.updated_at)
        for entry, fact in zip(linked, facts, strict=True):
            earlier = start if isinstance(fact, TurnTakenBack) else None
            match = step(game, match, entry, fact, earlier=earlier)
        log.extend(linked)

    for _ in range(plies):
        read = decisions.read_line(game, match, player, line, position=None)
        source = Source(seed, seed, SeededChance(seed, match=name, start=match.draws), NO_SEAL)
        played = decisions.play(game, match, player, read, source)
        add(played)
        add(offers.offer_takeback(match, player))
        add(offers.answer(game, match, other, kind="takeback", is_accepted=True, seed=seed))
    announcement = Announcement(name, log[0].seq, log[-1].seq)
    await made.store.matches.append(Commit(log, encode(game, match, NO_SEAL), summarise(game, match), announcement))
    return match.seq


# As matches grow many


async def _by_number(fewer: int, many: int, *, moves: int) -> list[Row]:
    """Compare moves in matches picked at random out of few and out of many."""
    watch, kept = Stopwatch(), 0
    with tempfile.TemporaryDirectory() as folder:
        async with (
            club(Path(folder) / "few.db", is_timed=True) as few,
            club(Path(folder) / "many.db", is_timed=True) as crowd,
        ):
            names = [
                await _filled(few, Path(folder) / "few.db", fewer),
                await _filled(crowd, Path(folder) / "many.db", many),
            ]
            rng = random.Random(1)  # noqa: S311 - no secret
            for _ in range(moves):
                for made, those, how_many in ((few, names[0], "few"), (crowd, names[1], "many")):
                    name = rng.choice(those)
                    await _move(made, name, watch, how_many)
                    await _list(made, name, watch, f"{how_many}, list")
            kept = _matches_in_memory()
    return [
        plain(f"one move among {fewer} matches", 1000 * watch.median("few"), form=MS),
        plain(f"one move among {many} matches", 1000 * watch.median("many"), form=MS),
        at_most("ratio", watch.median("many") / watch.median("few"), 1.3, form=TIMES),
        plain(
            "ratio of listing a person's matches", watch.median("many, list") / watch.median("few, list"), form=TIMES
        ),
        at_most(f"matches in memory after {2 * moves} moves", kept, 0, form="{:.0f}"),
    ]


async def _filled(made: Club, path: Path, count: int) -> list[MatchId]:
    match = await made.play_on(await made.start_match(), EARLY)
    return multiply(path, match.id, count)


async def _list(made: Club, name: MatchId, watch: Stopwatch, what: str) -> None:
    person = mover(await made.or_new(await made.match(name)))
    await watch.wait(what, made.store.matches.of_person(person, phases=RUNNING, limit=25))


async def _move(made: Club, name: MatchId, watch: Stopwatch, what: str) -> None:
    """Time one move in a match, if it still runs; nothing of the match is kept."""
    match = await made.match(name)
    if match.phase == "running":
        line = await made.line(match)
        await made.post(await watch.wait(what, made.matches.play(name, mover(match), line)))


def _matches_in_memory() -> int:
    gc.collect()
    return sum(isinstance(thing, Match) for thing in gc.get_objects())
