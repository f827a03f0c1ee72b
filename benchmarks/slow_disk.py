"""A disk whose every sync takes long: a library in front of the system's, for processes that are started with it."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

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
