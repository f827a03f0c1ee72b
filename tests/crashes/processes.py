"""Processes that are forked and watched: what they do, and whether they end by themselves."""

import ctypes
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from select import select
from typing import Final, Literal

End = Literal["done", "left", "killed"]
"""A process has done all that there was, has left it to another one, or was killed."""
LIBC: Final = ctypes.CDLL(None)
PR_SET_PDEATHSIG: Final = 1
"""Who sets it is killed when its parent ends, however that does. Source: prctl(2)."""
DONE: Final[End] = "done"
CODES: Final[dict[int, End]] = {0: DONE, 3: "left"}


class Failed(Exception):
    """A process failed by itself."""


def fork(work: Callable[[], End | None], said: Path) -> int:
    """Do something in a process of its own, whose words go to a file, and return its id."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = 1
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    try:
        file = os.open(said, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.dup2(file, 1)
        os.dup2(file, 2)
        ended = work() or DONE
        code = next(code for code, end in CODES.items() if end == ended)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)


def kill_all(children: Iterable[int]) -> None:
    """Kill the processes that still go on."""
    for child in children:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def first_ended(children: Iterable[int]) -> int:
    """Wait until one of some processes has ended, and return its id."""
    watched = {os.pidfd_open(child): child for child in children}
    try:
        ended, _, _ = select(watched, (), ())
        return watched[ended[0]]
    finally:
        for file in watched:
            os.close(file)


def end_of(child: int, said: Path) -> End:
    """Wait for the end of a process and return what it was.

    Raises:
        Failed: it failed by itself.
    """
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "killed"
    code = os.WEXITSTATUS(status)
    if code not in CODES:
        raise Failed(said.read_text(errors="replace")[-4000:])
    return CODES[code]
