"""A program that makes so many moves, each between two marks in its output: file of the database, number."""

import asyncio
import os
import sys
from pathlib import Path

from benchmarks.club import club, mover, url_of


async def main(path: Path, moves: int) -> None:
    """Make moves one after the other in one match, or in the next when it ends."""
    async with club(url_of(path), is_timed=False) as made:
        match = await made.start_match()
        for _ in range(moves):
            match = await made.or_new(match)
            line = await made.line(match)
            os.write(1, b"<move>")
            change = await made.matches.play(match.id, mover(match), line)
            os.write(1, b"<end>")
            await made.post(change)
            match = change.after


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
