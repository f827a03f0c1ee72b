"""The cost of a commit on the disk, and whether writers ever find the database locked."""

import asyncio
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path

from benchmarks.club import Club, club, mover, url_of
from benchmarks.table import Measurement, at_most, plain
from benchmarks.timing import percentile
from engine.matches.state.match import Match
from storage.database.sqlite import PAGE_SIZE
from storage.errors import DatabaseLocked
from storage.upkeep.backup import backup

TITLE = "One commit: syncs, pages, locks"
ROOT = Path(__file__).parents[1]
MATCHES = 50
WAL_HEADER, FRAME_HEADER = 32, 24


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Count; `effort` scales the number of moves."""
    moves = max(1, round(20 * effort))
    with tempfile.TemporaryDirectory() as folder:
        return [
            _syncs(Path(folder), moves),
            *asyncio.run(_pages(Path(folder) / "pages.db", moves)),
            *asyncio.run(_locks(Path(folder) / "locks.db", moves)),
        ]


def _syncs(folder: Path, moves: int) -> Measurement:
    """Let a child make moves under strace and count its syncs of the disk."""
    what = "syncs of the disk for one move"
    if not (strace := shutil.which("strace")):
        return Measurement(f"{what}: not counted, strace is missing", "", "1")
    trace = folder / "trace"
    traced = [strace, "-f", "-qq", "-e", "trace=fsync,fdatasync,write", "-s", "8", "-o", str(trace)]
    child = [sys.executable, "-m", "benchmarks.counted_moves", str(folder / "syncs.db"), str(moves)]
    if subprocess.run([*traced, *child], cwd=ROOT, capture_output=True, check=False).returncode:
        return Measurement(f"{what}: not counted, strace is not allowed here", "", "1")
    syncs, is_counting = 0, False
    for line in trace.read_text().splitlines():
        is_counting = (is_counting or "<move>" in line) and "<end>" not in line
        syncs += is_counting and "sync(" in line
    return Measurement(what, f"{syncs / moves:.2f}", "= 1", syncs == moves)


async def _pages(path: Path, moves: int) -> list[Measurement]:
    """Count the pages that each move of many matches adds to the write-ahead log."""
    pages: list[int] = []
    async with club(url_of(path), is_timed=False) as made:
        matches = await made.start_matches(MATCHES)
        with closing(sqlite3.connect(path, isolation_level=None)) as client:
            for _ in range(moves):
                matches = [await _counted(made, match, path, client, pages) for match in matches]
    return [
        at_most("pages of a move, median", statistics.median(pages), 4, form="{:.0f}"),
        plain("pages of a move, 95th percentile", percentile(pages, 95), form="{:.0f}"),
        plain("pages of a move, most (a full page was split)", max(pages), form="{:.0f}"),
        plain("moves that took at most 4 pages", 100 * sum(page <= 4 for page in pages) / len(pages), form="{:.1f} %"),
    ]


async def _counted(made: Club, match: Match, path: Path, client: sqlite3.Connection, pages: list[int]) -> Match:
    """Make one move and note how much longer the write-ahead log has become."""
    match = await made.or_new(match)
    line = await made.line(match)
    client.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    change = await made.matches.play(match.id, mover(match), line)
    pages.append(_frames(path))
    await made.post(change)
    return change.after


def _frames(path: Path) -> int:
    """Return how many pages stand in the write-ahead log."""
    return (Path(f"{path}-wal").stat().st_size - WAL_HEADER) // (PAGE_SIZE + FRAME_HEADER)


async def _locks(path: Path, moves: int) -> list[Measurement]:
    """Let 50 matches move at once, while a second program copies the database, and count what was refused."""
    seen: Counter[str] = Counter()
    async with club(url_of(path), is_timed=False) as made:
        matches = await made.start_matches(MATCHES)
        for number in range(moves):
            copying = asyncio.create_task(asyncio.to_thread(backup, url_of(path), path.with_name(f"copy{number}.db")))
            matches = await asyncio.gather(*(_move(made, match, seen) for match in matches))
            await copying
    return [
        plain(f"moves of {MATCHES} matches at once, with backups", seen["moved"], form="{:.0f}"),
        at_most('"database is locked"', seen["locked"], 0, form="{:.0f}"),
    ]


async def _move(made: Club, match: Match, seen: Counter[str]) -> Match:
    match = await made.or_new(match)
    try:
        change = await made.matches.play(match.id, mover(match), await made.line(match))
        await made.post(change)
    except DatabaseLocked:
        seen["locked"] += 1
        return match
    seen["moved"] += 1
    return change.after
