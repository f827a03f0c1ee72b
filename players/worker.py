"""A process of its own in which computer players think: `python -m players.worker`, started by the bot.

It reads jobs from its standard input and writes what came of them to its standard output, each a pickle behind its
length in four bytes: a function by name with its arguments in, whether it succeeded and the result out. It ends with
its input, so it never outlives the bot.
"""

import os
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO, Final

LENGTH: Final = struct.Struct(">I")
NICENESS: Final = 10
MOST_MEMORY: Final = 64 * 2**20
"""Bytes of data of the process; what it shares with others comes on top."""


def main() -> None:
    """Do jobs until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this one when it is done
    be_modest()
    jobs, results = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a function prints is no result
    while (job := read(jobs)) is not None:
        results.write(framed(done(job)))
        results.flush()


def be_modest() -> None:
    """Let the bot have the processor first, and take no more memory than is allowed; where the system can do so."""
    try:
        import resource
    except ImportError:
        return
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def read(jobs: BinaryIO) -> bytes | None:
    """Return the next job, None when there is none any more."""
    length = jobs.read(LENGTH.size)
    return jobs.read(*LENGTH.unpack(length)) if len(length) == LENGTH.size else None


def framed(result: bytes) -> bytes:
    """Return a pickle behind its length."""
    return LENGTH.pack(len(result)) + result


def done(job: bytes) -> bytes:
    """Return what came of a job: True and the result, or False and what went wrong."""
    try:
        function, arguments = pickle.loads(job)  # noqa: S301 - it comes from the bot
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:
        return pickle.dumps((False, said(error)))


def said(error: Any) -> str:
    """Return what went wrong, with where."""
    import traceback

    return "".join(traceback.format_exception(error))


if __name__ == "__main__":
    main()
