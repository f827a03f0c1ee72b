"""How the memory of the process is shared out among its threads."""

import sys
from ctypes import CDLL
from typing import Final

M_ARENA_MAX: Final = -8
"""What `mallopt` of the GNU C library calls the most heaps that it may make."""


def share_one_heap() -> None:
    """Let all threads that begin from now on share one heap.

    The GNU C library gives each thread a heap of its own, and what one has let go of no other can take: the threads of
    the database and of the painter would each keep what the largest of their tasks needed. They mostly wait for
    Python's lock anyway, and so hardly ever for the heap's. Elsewhere nothing is done.
    """
    if sys.platform == "linux" and hasattr(library := CDLL(None), "mallopt"):
        library.mallopt(M_ARENA_MAX, 1)
