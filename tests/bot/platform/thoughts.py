"""Work for workers in tests; imported in a worker, so nothing but the standard library."""

import os
import resource
import sys
from pathlib import Path


def twice(number: int) -> int:
    print("what is printed is no answer")
    return 2 * number


def fail() -> None:
    raise ValueError("no such thought")


def die() -> None:
    os._exit(1)


def think_for_ever() -> None:
    while True:
        pass


def think_for_ever_aloud(pipe: str) -> None:
    Path(pipe).write_text("begun")
    think_for_ever()


def remember_too_much() -> int:
    return len(bytearray(2**30))


def niceness() -> int:
    return os.nice(0)


def process() -> int:
    return os.getpid()


def environment() -> dict[str, str]:
    return dict(os.environ)


def modules() -> set[str]:
    return {name.partition(".")[0] for name in sys.modules}


def peak() -> int:
    """Return the most memory that the process has had, in KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class Unreadable:
    """Something that a process can send and nobody can read."""

    def __reduce__(self) -> tuple[type[int], tuple[str]]:
        return int, ("no number",)


def unreadable() -> Unreadable:
    return Unreadable()
