"""The cost of one move on the server, against the sum of its parts and against the usual stack."""

import asyncio
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks import rival
from benchmarks.club import Club, club, url_of
from benchmarks.floors import PARTS, QUICKER, Floors
from benchmarks.table import Measurement, at_least, at_most, plain
from benchmarks.timing import MS, TIMES, Stopwatch, percentile
from engine.matches.state.match import Match

TITLE = "One move on the server: load, validate, commit durably, draw, encode"
WHOLE = "whole"
AT_ONCE = 8
PLY = 40


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Measure; `effort` scales the number of rounds and moves."""
    return asyncio.run(_run(rounds=max(2, round(7 * effort)), moves=max(5, round(120 * effort))))


async def _run(*, rounds: int, moves: int) -> list[Measurement]:
    with tempfile.TemporaryDirectory() as folder:
        async with club(url_of(Path(folder) / "fernzug.db"), is_timed=True) as made:
            floors = await Floors.beside(Path(folder) / "floor.db")
            watches = [await _one_round(made, floors, moves) for _ in range(rounds)]
            floors.close()
            rows = list(_against_floors(watches))
            return [*rows, *await _against_rival(made, Path(folder) / "rival.db", rounds=rounds)]


async def _one_round(made: Club, floors: Floors, moves: int) -> Stopwatch:
    """Time moves of a few matches, each followed by its parts alone."""
    watch = Stopwatch()
    match = None
    for _ in range(moves):
        if match is None or match.phase == "over":
            match = await made.start_match()
            floors.adopt(match, await made.store.matches.log(match.id))
        line = await made.line(match)
        change, picture = await watch.wait(WHOLE, made.move(match, line))
        floors.time(watch, match, change, await made.store.matches.log(match.id, after=match.seq), picture)
        await made.post(change)
        match = change.after
    return watch


def _against_floors(watches: Sequence[Stopwatch]) -> list[Measurement]:
    floor = [sum(watch.median(part) for part in PARTS) for watch in watches]
    quicker = [sum(watch.median(part) for part in (*PARTS[:-1], QUICKER)) for watch in watches]
    half = [watch.median(WHOLE) for watch in watches]
    most = [percentile(watch[WHOLE], 99) for watch in watches]
    parts = [
        plain(f"  {part}", 1000 * statistics.median(watch.median(part) for watch in watches), form=MS)
        for part in (*PARTS, QUICKER)
    ]
    return [
        *parts,
        plain("sum with zlib", 1000 * statistics.median(floor), form=MS),
        plain("one move, p50", 1000 * statistics.median(half), form=MS),
        plain("one move, p99", 1000 * statistics.median(most), form=MS),
        at_most("p50 / sum", _ratio(half, floor), 1.5, form=TIMES),
        at_most("p99 / sum", _ratio(most, floor), 4, form=TIMES),
        plain("p50 / sum with ISA-L instead of zlib", _ratio(half, quicker), form=TIMES),
    ]


def _ratio(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return the median of the rounds' ratios."""
    return statistics.median(ours / other for ours, other in zip(ones, others, strict=True))


async def _against_rival(made: Club, path: Path, *, rounds: int) -> list[Measurement]:
    """Let both stacks play as many matches at once, by turns."""
    if not rival.is_installed():
        return [Measurement(f"the usual stack was not measured: {rival.MISSING}", "")]
    matches = [await made.play_on(match, PLY // 2) for match in await made.start_matches(AT_ONCE)]
    games = [rival.game(PLY + rounds, seed=seed) for seed in range(AT_ONCE)]
    usual = rival.UsualStack(path, size=rival.size_of(await made.draw(matches[0])))
    usual.prepare([game[:PLY] for game in games])
    watch = Stopwatch()
    for number in range(PLY, PLY + rounds):
        matches = await _all_move(made, matches, watch)
        await watch.wait("rival", asyncio.gather(*(usual.move(at, game[number]) for at, game in enumerate(games))))
    ours, theirs = ([AT_ONCE / seconds for seconds in watch[name]] for name in ("ours", "rival"))
    return [
        plain(f"moves a second, {AT_ONCE} matches at once", statistics.median(ours), form="{:.0f}"),
        plain("moves a second of the usual stack", statistics.median(theirs), form="{:.1f}"),
        at_least("ratio", _ratio(ours, theirs), 20, form="{:.1f} x"),
    ]


async def _all_move(made: Club, matches: Sequence[Match], watch: Stopwatch) -> list[Match]:
    """Time one move in each match, all at once."""
    running = [await made.or_new(match) for match in matches]
    lines = [await made.line(match) for match in running]
    moves = asyncio.gather(*(made.move(match, line) for match, line in zip(running, lines, strict=True)))
    results = await watch.wait("ours", moves)
    for change, _ in results:
        await made.post(change)
    return [change.after for change, _ in results]
