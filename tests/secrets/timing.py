"""Looks for leaks in time and size: can somebody tell from how long or how large an answer is what it must not say?

    python -m tests.secrets.timing                    # 5,000 pairs of Confusion on all cores, some 20 minutes
    python -m tests.secrets.timing --pairs 500 lockbox

Pairs of matches differ only in what a receiver may not know; each is built and measured twice, in an order that the lot
decides. An answer is asked for in the real bot with real pictures, and measured in time of the processor. In the last
row the bot is made worse: for half of all secrets it is busy for 0.2 ms more. The search must find that, and only that;
the last column says how clearly it would find the same in each of the other rows.
"""

import argparse
import asyncio
import gc
import json
import logging
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from statistics import median
from time import process_time_ns
from typing import Any, Final

from bot.features.match.commands import BoardCommands
from bot.features.moderation.commands import ModCommands
from bot.features.play.commands import PlayCommands
from bot.features.proof.commands import ProofCommands
from bot.i18n import Words
from bot.posts.painter import Painter
from bot.posts.post import Key
from engine.log.codec import AnyGame
from engine.people.preferences import Language
from games.core import Seat, Viewer
from renderers.registry import RENDERERS
from tests.cores import on_all_cores
from tests.secrets.lockbox_renderer import LockboxRenderer
from tests.secrets.ranks import judged
from tests.secrets.twins import SECRETIVE, _lines, die_of, twin_of, viewers, words_with_lockbox
from tests.secrets.world import MATCH, MODERATOR, Die, ViewPainter, World, on_match

PLANTED: Final = "/why, made worse"
PLANTED_NS: Final = 200_000
WARM: Final = 3
"""So many pairs are measured before any counts."""
MOST_MOVES: Final = 3
TWICE: Final = 2
"""So often each pair is measured, and each answer asked for; for sizes once is enough."""
IN_MS: Final = 1e6
DRAWN: Final[dict[str, Any]] = {**RENDERERS, "lockbox": LockboxRenderer()}

Ask = Callable[[World, Viewer, str], Awaitable[None]]


def _command(command: Any, **options: Any) -> Ask:
    async def ask(world: World, viewer: Viewer, line: str) -> None:
        filled = {name: line if value is None else value for name, value in options.items()}
        await world.command(viewer, command, **filled)

    return ask


def _button(route: str) -> Ask:
    async def ask(world: World, viewer: Viewer, line: str) -> None:
        del line
        await world.press(viewer, Key(route, MATCH, (await world.match()).position))

    return ask


async def _completion(world: World, viewer: Viewer, line: str) -> None:
    await world.complete(viewer, line[:2])


async def _evidence(world: World, viewer: Viewer, line: str) -> None:
    del viewer, line
    await world.say(MODERATOR, ModCommands.evidence.callback, match=MATCH)


async def _worse(world: World, viewer: Viewer, line: str) -> None:
    """Ask why, and be busy for longer if a secret is so."""
    await _command(PlayCommands.why, line=None)(world, viewer, line)
    if sha256(repr((await world.match()).state).encode()).digest()[0] % 2:
        until = process_time_ns() + PLANTED_NS
        while process_time_ns() < until:
            pass


ANSWERS: Final[dict[str, Ask]] = {
    "completion of /move": _completion,
    "/move": _command(PlayCommands.move, line=None),
    "/why": _command(PlayCommands.why, line=None),
    "a move clicked": _button("build"),
    "/board": _command(BoardCommands.board),
    "/board 0": _command(BoardCommands.board, number=0),
    "/secrets": _command(PlayCommands.secrets),
    "/plan": _command(PlayCommands.plan),
    "/match show": _command(on_match("show")),
    "/match log": _command(on_match("log")),
    "/match export": _command(on_match("export")),
    "/verify": _command(ProofCommands.verify),
    "/mod evidence": _evidence,
    PLANTED: _worse,
}


class SparingPainter(ViewPainter):
    """Draws real pictures, once it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self._sparing, self._real = ViewPainter(), Painter(DRAWN)
        self.is_drawing = False

    @property
    def _now(self) -> Any:
        return self._real if self.is_drawing else self._sparing

    async def board(self, game: str, view: object, **options: Any) -> Any:
        return await self._now.board(game, view, **options)

    async def private(self, game: str, view: Any, **options: Any) -> Any:
        return await self._now.private(game, view, **options)

    async def sheet(self, game: str, rows: Any, **options: Any) -> Any:
        return await self._now.sheet(game, rows, **options)


@dataclass
class Measured:
    """What pairs have shown of each answer: how much longer it took in the one than in the other, twice; its size."""

    first: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    second: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    unequal: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    bytes: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, other: "Measured") -> None:
        """Add what another process has measured."""
        for own, more in ((self.first, other.first), (self.second, other.second), (self.times, other.times)):
            for name, values in more.items():
                own[name].extend(values)
        for counts, news in ((self.unequal, other.unequal), (self.bytes, other.bytes)):
            for name, count in news.items():
                counts[name] += count


Seen = dict[str, tuple[int, tuple[int, ...]]]
"""Of each answer the time of the processor in nanoseconds, and the sizes of its body and files."""


async def asked(world: World, viewer: Viewer, line: str, *, times: int = TWICE) -> Seen:
    """Ask for each answer several times; the shortest time counts, as the machine adds to it and never takes away."""
    seen: Seen = {}
    for name, ask in ANSWERS.items():
        at, took = len(world.ears.heard), []
        for _ in range(times):
            began = process_time_ns()
            await ask(world, viewer, line)
            took.append(process_time_ns() - began)
        seen[name] = min(took), sizes(world, at)
    return seen


def sizes(world: World, at: int) -> tuple[int, ...]:
    """Return how many bytes each answer since then has: its body, then its files."""
    found: list[int] = []
    for _, how, what in world.ears.heard[at:]:
        if how == "log":
            continue
        body, files, rest = what if isinstance(what, tuple) and len(what) == 3 else (what, (), ())
        found += [len(json.dumps([body, rest], default=repr)), *(size for _, size, *_ in files)]
    return tuple(found)


async def built(game: AnyGame, words: dict[Language, Words], die: Die, moves: Sequence[tuple[Seat, str]]) -> World:
    """Return a match after some moves."""
    painter = SparingPainter()
    world = World(game, words, die, painter)
    await world.start()
    for seat, line in moves:
        await world.matches.play(MATCH, world.person(seat), line)
    painter.is_drawing = True
    if not gc.isenabled():
        gc.collect()
    return world


async def measure(
    game: AnyGame, words: dict[Language, Words], seed: int, viewer: Viewer, *, times: int = TWICE
) -> tuple[list[Seen], list[Seen]]:
    """Measure one pair several times, each time in an order that the lot decides; return what each match has shown."""
    lot = random.Random(seed)
    dice = die_of(seed), twin_of(game, seed, viewer)
    moves, line = await course(game, words, dice, viewer, lot)
    shown: tuple[list[Seen], list[Seen]] = ([], [])
    for _ in range(times):
        for which in lot.sample((0, 1), 2):
            world = await built(game, words, dice[which], [(seat, lines[which]) for seat, lines in moves])
            shown[which].append(await asked(world, viewer, line, times=times))
    return shown


async def course(
    game: AnyGame, words: dict[Language, Words], dice: Sequence[Die], viewer: Viewer, lot: random.Random
) -> tuple[list[tuple[Seat, tuple[str, str]]], str]:
    """Return some moves after which a pair still cannot be told apart, and a line to ask about."""
    moves: list[tuple[Seat, tuple[str, str]]] = []
    pair = [await built(game, words, die, ()) for die in dice]
    for _ in range(lot.randrange(MOST_MOVES + 1)):
        chosen = _lines(game, [(await world.match()).state for world in pair], viewer, lot)
        if chosen is None:
            break
        moves.append(chosen)
        for world, line in zip(pair, chosen[1], strict=True):
            await world.matches.play(MATCH, world.person(chosen[0]), line)
    state = (await pair[0].match()).state
    seat = sorted(game.rules.to_act(state))[0]
    return moves, game.notation.format(state, seat, lot.choice(list(game.rules.legal_actions(state, seat))))


async def measured(game: AnyGame, pairs: int, seed: int) -> Measured:
    """Measure pairs, one after the other."""
    words, found = words_with_lockbox(), Measured()
    for number in range(-WARM, pairs):
        viewer = viewers(game)[number % len(viewers(game))]
        one, other = await measure(game, words, seed + number, viewer)
        if number < 0:
            continue
        for name in ANSWERS:
            (first, size), (second, _) = one[0][name], one[1][name]
            (their_first, their_size), (their_second, _) = other[0][name], other[1][name]
            found.first[name].append((first - their_first) / IN_MS)
            found.second[name].append((second - their_second) / IN_MS)
            found.times[name].append(first / IN_MS)
            found.unequal[name] += size != their_size
            found.bytes[name] += sum(size) // 2
    return found


def part(key: str, pairs: int, seed: int) -> Measured:
    """Measure in a process of its own, which neither logs nor looks for garbage meanwhile."""
    logging.disable()
    gc.collect()
    gc.freeze()
    gc.disable()
    found = asyncio.run(measured(SECRETIVE[key], pairs, seed))
    return Measured(dict(found.first), dict(found.second), dict(found.times), dict(found.unequal), dict(found.bytes))


def made_worse(first: Sequence[float], second: Sequence[float]) -> tuple[list[float], list[float]]:
    """Return the differences as they would be if the answer took 0.2 ms longer for half of all secrets."""
    lot, longer = random.Random(len(first)), PLANTED_NS / IN_MS
    more = [longer * lot.choice((-1, 0, 0, 1)) for _ in first]
    return [one + each for one, each in zip(first, more, strict=True)], [
        one + each for one, each in zip(second, more, strict=True)
    ]


def table(found: Measured) -> tuple[list[str], bool]:
    """Return the lines of a table, and whether it is as it should be: nothing told, but the planted leak found."""
    lines = [
        f"{'answer':22}{'pairs':>7}{'bytes':>9}{'sizes differ':>14}{'ms':>7}"
        f"{'noise':>7}{'agree':>8}{'z':>7}{'by chance':>11}{'z + 0.2':>9}"
    ]
    is_well = True
    for name in ANSWERS:
        told = judged(found.first[name], found.second[name])
        worse = judged(*made_worse(found.first[name], found.second[name]))
        verdict = "TOLD" if told.is_leak else ""
        unequal = found.unequal.get(name, 0)
        is_well &= told.is_leak == (name == PLANTED) and worse.is_leak and not unequal
        lines.append(
            f"{name:22}{told.pairs:7,}{found.bytes[name] // told.pairs:9,}{unequal:14,}{median(found.times[name]):7.2f}"
            f"{told.noise:7.3f}{told.agreed:8.1%}{told.z:7.1f}{told.chance:11.1g}{worse.z:9.1f}  {verdict}".rstrip()
        )
    return lines, is_well


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", default="confusion", choices=list(SECRETIVE))
    parser.add_argument("--pairs", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    found = Measured()
    for each in on_all_cores(partial(part, chosen.game), chosen.pairs, chosen.seed):
        found.add(each)
    lines, is_well = table(found)
    print("\n".join(lines))
    print(
        "Told apart by no better than chance; what was made worse was found."
        if is_well
        else "Not as it should be: TOLD must stand in the last row alone, sizes be equal, and z + 0.2 be 3.8 at least."
    )
    raise SystemExit(not is_well)


if __name__ == "__main__":
    main()
