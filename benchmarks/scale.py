"""The cost of a move late in a match and among many matches, and that no match is kept in memory."""

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.club import Club, club, mover, url_of
from benchmarks.crowd import measured
from benchmarks.dormant import multiply
from benchmarks.table import Measurement, at_most, plain
from benchmarks.timing import MS, TIMES, Stopwatch
from engine.ids import MatchId
from engine.log import chain
from engine.log.chain import Entry
from engine.log.facts.codec import encode_fact
from engine.log.facts.play import TurnTakenBack
from engine.log.facts.union import Fact
from engine.log.sealing import NO_SEAL
from engine.matches.decisions import offers
from engine.matches.decisions.dice import SeededChance
from engine.matches.decisions.moves import Source, play, read_line
from engine.matches.state.fold import step
from engine.matches.state.match import encode
from engine.matches.state.projections import summarise
from engine.stores.matches import Commit
from engine.stores.outbox import Announcement, Stream

TITLE = "What a move costs (without its picture) as things grow"
EARLY, LATE = 10, 1_000
FEW, MANY = 1_000, 100_000
TWINS, MOVES_EACH = 20, 5


def run(
    *, effort: float = 1.0, sizes: Sequence[int] = (), server: str = "", folder: Path | None = None
) -> list[Measurement]:
    """Measure.

    Args:
        effort: scales the number of moves, and where `sizes` does not say it that of matches.
        sizes: among how many matches moves are made.
        server: a PostgreSQL to measure on, too, reached by a socket.
        folder: where files with many matches are kept for the next time.
    """
    late, usual = (LATE, (FEW, MANY)) if effort >= 1 else (5 * EARLY, (FEW // 10, FEW))
    moves = max(10, round(300 * effort))
    rows = asyncio.run(_by_length(late, twins=max(2, round(TWINS * effort))))
    with tempfile.TemporaryDirectory() as made:
        return [*rows, *asyncio.run(measured(sizes or usual, server, folder or Path(made), moves=moves))]


async def _by_length(late: int, *, twins: int) -> list[Measurement]:
    """Compare moves in the same position, after few plies and after many that were taken back."""
    watch = Stopwatch()
    with tempfile.TemporaryDirectory() as folder:
        async with club(url_of(Path(folder) / "fernzug.db"), is_timed=True) as made:
            short = (await made.play_on(await made.start_match(), EARLY)).id
            (long,) = multiply(made, [short], 1)
            entries = await _prolong(made, long, late - EARLY)
            names = {"early": multiply(made, [short], twins), "late": multiply(made, [long], twins)}
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
        bodies = map(encode_fact, facts)
        linked = chain.link(bodies, match=name, after=match.seq, previous=match.digest, at=match.updated_at)
        for entry, fact in zip(linked, facts, strict=True):
            earlier = start if isinstance(fact, TurnTakenBack) else None
            match = step(game, match, entry, fact, earlier=earlier)
        log.extend(linked)

    for _ in range(plies):
        read = read_line(game, match, player, line, position=None)
        source = Source(seed, seed, SeededChance(seed, match=name, start=match.draws), NO_SEAL)
        played = play(game, match, player, read, source)
        add(played)
        add(offers.offer_takeback(match, player))
        add(offers.answer(game, match, other, kind="takeback", is_accepted=True, seed=seed))
    announcement = Announcement(Stream("match", name), log[0].seq, log[-1].seq)
    await made.store.matches.append(Commit(log, encode(game, match, NO_SEAL), summarise(game, match), announcement))
    return match.seq


async def _move(made: Club, name: MatchId, watch: Stopwatch, what: str) -> None:
    """Time one move in a match, if it still runs; nothing of the match is kept."""
    match = await made.match(name)
    if match.phase == "running":
        line = await made.line(match)
        await made.post(await watch.wait(what, made.matches.play(name, mover(match), line)))
