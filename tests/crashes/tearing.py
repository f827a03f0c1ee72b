"""Tears the last pages of SQLite's write-ahead log as a power cut does while they are written.

A commit waits until the pages of the transaction are on the disk; if the power fails before, any of them may be
there, whole, in part or as rubbish. What was committed earlier is there. Source: sqlite.org/fileformat2.html#walformat.
"""

import random
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from storage.database.sqlite import PAGE_SIZE

HEADER: Final = struct.Struct(">8I")
FRAME: Final = struct.Struct(">6I")
SECTOR: Final = 512
CHECKPOINT: Final = 1000
"""With so many pages a commit brings them into the database, too; then nothing of the log is torn."""


def log_of(database: Path) -> Path:
    """Return the path of a database's write-ahead log."""
    return Path(f"{database}-wal")


def commits(log: bytes) -> Iterator[int]:
    """Yield where each transaction of a log ends, in bytes."""
    if len(log) < HEADER.size:
        return
    _, _, page_size, _, *salts, _, _ = HEADER.unpack_from(log)
    for start in range(HEADER.size, len(log) - FRAME.size - page_size + 1, FRAME.size + page_size):
        _, size_after, *of_frame, _, _ = FRAME.unpack_from(log, start)
        if of_frame != salts:
            return
        if size_after:
            yield start + FRAME.size + page_size


def end_of_log(database: Path) -> int:
    """Return where the last transaction of a database's log ends."""
    path = log_of(database)
    return max(commits(path.read_bytes()), default=HEADER.size) if path.exists() else HEADER.size


def tear(database: Path, rng: random.Random) -> bool:
    """Tear the last transaction, the one that nobody was told of yet; False where there is none in the log."""
    path = log_of(database)
    log = bytearray(path.read_bytes())
    ends = [HEADER.size, *commits(bytes(log))]
    if len(ends) == 1 or ends[-1] >= CHECKPOINT * PAGE_SIZE:
        return False
    first, last = ends[-2], ends[-1]
    if rng.random() < 0.5:
        del log[rng.randrange(first, last) :]
    else:
        for start in rng.sample(range(first, last, SECTOR), k=rng.randint(1, 3)):
            end = min(start + SECTOR, last)
            log[start:end] = rng.choice((bytes(end - start), rng.randbytes(end - start)))
    path.write_bytes(log)
    return True
