"""A campaign of attacks and its outcome; each family of attacks is a module beside this one.

`scale` says how much is tried: 1 is the short form of the suite. What is tried follows from a lot, so that a success
can be tried again.
"""

import random
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Attempts of each kind, and what each success was."""

    attempts: dict[str, int] = field(default_factory=dict)
    successes: dict[str, list[str]] = field(default_factory=dict)

    def note(self, kind: str, *, has_succeeded: bool, how: object = "", count: int = 1) -> None:
        """Note an attempt; `how` tells of a success what it was."""
        self.attempts[kind] = self.attempts.get(kind, 0) + count
        self.successes.setdefault(kind, [])
        if has_succeeded:
            self.successes[kind].append(str(how) or kind)

    @property
    def all_successes(self) -> list[str]:
        return [f"{kind}: {how}" for kind, hows in self.successes.items() for how in hows]


@dataclass(frozen=True)
class Attack:
    """What a family of attacks works with."""

    tally: Tally
    lot: random.Random
    scale: int

    @property
    def is_long(self) -> bool:
        return self.scale > 1


Family = Callable[[Attack], Awaitable[None]]


async def run(family: Family, *, scale: int, seed: int) -> tuple[Tally, float]:
    """Let a family try everything; return what came of it and the seconds of a processor that it took."""
    tally, began = Tally(), time.process_time()
    await family(Attack(tally, random.Random(seed), scale))
    return tally, time.process_time() - began


def table(results: Mapping[str, tuple[Tally, float]]) -> str:
    """Return attempts and successes of every family, kind by kind."""
    lines = [f"{'':58}{'attempts':>10}{'successes':>11}{'CPU s':>8}"]
    for name, (tally, seconds) in results.items():
        lines.append(f"{name:79}{seconds:8.1f}")
        lines += [f"  {kind:56}{count:>10,}{len(tally.successes[kind]):>11,}" for kind, count in tally.attempts.items()]
    tallies = [tally for tally, _ in results.values()]
    attempts, successes = (
        sum(sum(tally.attempts.values()) for tally in tallies),
        sum(len(tally.all_successes) for tally in tallies),
    )
    lines.append(f"{'all':58}{attempts:>10,}{successes:>11,}{sum(seconds for _, seconds in results.values()):8.1f}")
    return "\n".join(lines)
