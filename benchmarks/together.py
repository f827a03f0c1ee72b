"""Durable moves a second on a slow disk: one sync for each, and one for all that arrive together."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from benchmarks.child import ROOT
from benchmarks.club import url_of
from benchmarks.table import Measurement, at_least, plain

SYNC_SECONDS: Final = 0.005
LIBRARY: Final = """
#include <time.h>
int fdatasync(int file) {
    struct timespec left = {0, %(nanoseconds)d};
    (void) file;
    while (nanosleep(&left, &left)) {}
    return 0;
}
int fsync(int file) { return fdatasync(file); }
"""
"""Nothing is written through, so that the disk below does not matter."""

TITLE = f"Moves that arrive together, where a sync takes {1000 * SYNC_SECONDS:.0f} ms"
MATCHES = 50
A_SECOND = "{:.0f} /s"


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Measure; `effort` scales the number of rounds."""
    with tempfile.TemporaryDirectory() as folder:
        slow = environment(Path(folder))
        if slow is None:
            return [Measurement("not measured, a compiler for C is missing", "")]
        words = [url_of(Path(folder) / "together.db"), str(MATCHES), str(max(2, round(7 * effort)))]
        child = [sys.executable, "-m", "benchmarks.moves_together", *words]
        found = subprocess.run(child, cwd=ROOT, env=slow, check=True, capture_output=True, text=True)
    seen: dict[str, float] = json.loads(found.stdout)
    return [
        plain("moves made durable one after the other", seen["commits apart"], form=A_SECOND),
        plain(f"{MATCHES} at once", seen["commits together"], form=A_SECOND),
        at_least("ratio", seen["commits together"] / seen["commits apart"], 10, form="{:.1f} x"),
        plain("whole moves without pictures, one after the other", seen["moves apart"], form=A_SECOND),
        plain(f"{MATCHES} at once, bound by the processor", seen["moves together"], form=A_SECOND),
    ]


def environment(folder: Path, *, seconds: float = SYNC_SECONDS) -> Mapping[str, str] | None:
    """Compile the library in a folder; return the environment of processes that have it, None without a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    library = folder / "slow_disk.so"
    source = LIBRARY % {"nanoseconds": round(1_000_000_000 * seconds)}
    compiling = [compiler, "-shared", "-fPIC", "-x", "c", "-o", str(library), "-"]
    subprocess.run(compiling, input=source.encode(), check=True, capture_output=True)
    return {**os.environ, "LD_PRELOAD": str(library)}
