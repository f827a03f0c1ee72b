"""Processes that are forked and watched: what they do, and whether they end by themselves."""

import os
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from select import select
from typing import Any


class Failed(Exception):
    """A process failed by itself."""


def fork(work: Callable[[], Any], said: Path) -> int:
    """Do something in a process of its own, whose words go to a file, and return its id."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        file = os.open(said, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.dup2(file, 1)
        os.dup2(file, 2)
        work()
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)


def first_ended(children: Iterable[int]) -> int:
    """Wait until one of some processes has ended, and return its id."""
    watched = {os.pidfd_open(child): child for child in children}
    try:
        ended, _, _ = select(watched, (), ())
        return watched[ended[0]]
    finally:
        for file in watched:
            os.close(file)


def ended_by_itself(child: int, said: Path) -> bool:
    """Wait for the end of a process; False: it was killed.

    Raises:
        Failed: it failed by itself.
    """
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise Failed(said.read_text(errors="replace")[-4000:])
    return os.WIFEXITED(status)
