"""All threads of the bot share one heap."""

import subprocess
import sys

import pytest

from tests.truth import project

PROGRAM = """
from concurrent.futures import ThreadPoolExecutor
from ctypes import CDLL, c_int, c_void_p
from threading import Barrier
{first}
library, barrier = CDLL(None), Barrier(3)

def allocate(_):
    barrier.wait()  # so that there are three threads
    return bytes(100_000)

with ThreadPoolExecutor(3) as threads:
    list(threads.map(allocate, range(3)))
library.fdopen.restype = c_void_p
library.malloc_info.argtypes = c_int, c_void_p
library.fflush.argtypes = (c_void_p,)
out = library.fdopen(1, b"w")
library.malloc_info(0, out)
library.fflush(out)
"""


SHARED = """
from bot.operations.starting import share_one_heap
share_one_heap()
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="is about the GNU C library")
@pytest.mark.parametrize(("first", "heaps"), [("", 4), (SHARED, 1)])
def test_threads_share_one_heap(first: str, heaps: int) -> None:
    words = [sys.executable, "-c", PROGRAM.format(first=first)]
    told = subprocess.run(words, cwd=project.ROOT, capture_output=True, text=True, check=True).stdout
    assert told.count("<heap nr=") == heaps
