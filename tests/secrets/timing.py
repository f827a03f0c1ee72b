"""Looks for leaks in time and size: can somebody tell from how long or how large an answer is what it must not say?

    python -m tests.secrets.timing                    # 5,000 pairs of Confusion on all cores, some 25 minutes
    python -m tests.secrets.timing --pairs 500 lockbox
    python -m tests.secrets.timing --state timing.json    # keeps what is measured; the same again goes on from there

Pairs of matches differ only in what a receiver may not know. Both are built twice, and all four are asked for each
answer in turns whose order the lot decides: so a machine that is now faster, now slower, slows all of them alike. An
answer comes from the real bot with real pictures, and is measured in time of the processor. In the last row the bot is
made worse: for half of all secrets it is busy for 0.2 ms more. The search must find that, and only that; the last
column says how clearly it would find the same in each of the other rows.
"""

import argparse
import asyncio
import gc
import json
import logging
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import thread_time_ns
from typing import Any, Final, TypeVar, cast

from bot.features.match.commands import BoardCommands
from bot.features.moderation.commands import ModCommands
from bot.features.play.commands import PlayCommands
from bot.features.proof import ProofCommands
from bot.i18n import Words
from bot.posts.long_work import LongWork, Weight
from bot.posts.painter import Painter
from bot.posts.post import Key
from engine.log.codec import AnyGame
from engine.people.preferences import Language
from games.core import Seat, Viewer
from renderers.registry import RENDERERS
from tests.cores import APART
from tests.secrets.lockbox_renderer import LockboxRenderer
from tests.secrets.ranks import judged
from tests.secrets.twins import SECRETIVE, _lines, die_of, twin_of, viewers, words_with_lockbox
from tests.secrets.world import MATCH, MODERATOR, Die, ViewPainter, World, on_match

PART: Final = 50
"""Number of pairs that a process measures before it hands them over."""
PLANTED: Final = "/why, made worse"
PLANTED_NS: Final = 200_000
WARM: Final = 3
"""Number of pairs that a process measures before any counts."""
TURNS: Final = 2
"""How often each answer is asked for; the longer times, of cold caches or a busy machine, do not count."""
MORE_TURNS: Final = {"/match log": 3, "/verify": 3, "/mod evidence": 4}
"""Answers that are asked for more often, since their times vary most."""
MOST_MOVES: Final = 3
IN_MS: Final = 1e6

WORDS: Final = cache(words_with_lockbox)

T = TypeVar("T")
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
        until = thread_time_ns() + PLANTED_NS
        while thread_time_ns() < until:
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


class WorksHere(LongWork):
    """Long work done here and at once, nothing of it kept for a second request."""

    def __init__(self) -> None:
        super().__init__(room=0)

    async def off_loop(self, work: Callable[[], T], *, weight: Weight = "heavy") -> T:
        del weight
        return work()


class PaintsHere(Painter):
    """Draws here and at once: the time of another thread would not be counted, and depend on what it did before."""

    def __init__(self) -> None:
        super().__init__({**RENDERERS, "lockbox": LockboxRenderer()})
        self.long_work = WorksHere()

    async def _off_loop(self, draw: Callable[[], T]) -> T:
        return draw()


REAL: Final = PaintsHere()
"""Draws for all matches, so that what it keeps is nobody's own."""


class SparingPainter(ViewPainter):
    """Draws real pictures, once it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.long_work = WorksHere()
        self._sparing = ViewPainter()
        self.is_drawing = False

    @property
    def _now(self) -> Any:
        return REAL if self.is_drawing else self._sparing

    async def board(self, game: str, view: object, **options: Any) -> Any:
        return await self._now.board(game, view, **options)

    async def private(self, game: str, view: Any, **options: Any) -> Any:
        return await self._now.private(game, view, **options)

    async def sheet(self, game: str, rows: Any, **options: Any) -> Any:
        return await self._now.sheet(game, rows, **options)


@dataclass
class Measured:
    """What pairs have shown of each answer: how many ms longer it took in the one than in the other, twice; its size.

    `parts` is how many times `PART` pairs were measured, `times` are those of single answers in ms, `unequal` counts
    pairs whose sizes differ, and `bytes` adds up sizes.
    """

    parts: int = 0
    first: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    second: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    unequal: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    bytes: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, other: "Measured") -> None:
        """Add what another process has measured."""
        self.parts += other.parts
        for own, more in ((self.first, other.first), (self.second, other.second), (self.times, other.times)):
            for name, values in more.items():
                own[name].extend(values)
        for counts, news in ((self.unequal, other.unequal), (self.bytes, other.bytes)):
            for name, count in news.items():
                counts[name] += count


Seen = dict[str, tuple[int, tuple[int, ...]]]
"""Of each answer the time of the processor in nanoseconds, and the bytes of its body and files in each turn."""


async def asked(worlds: Sequence[World], viewer: Viewer, line: str, lot: random.Random) -> list[Seen]:
    """Ask all matches for each answer, in turns; return what each has shown.

    In a turn each is asked once, in a new random order: whatever the machine does meanwhile, and what
    the one leaves in its caches for the next, meets any of them as likely.
    """
    seen: list[Seen] = [{} for _ in worlds]
    for name, ask in ANSWERS.items():
        heard, took = [len(world.ears.heard) for world in worlds], [list[int]() for _ in worlds]
        for _ in range(MORE_TURNS.get(name, TURNS)):
            for at in lot.sample(range(len(worlds)), len(worlds)):
                began = thread_time_ns()
                await ask(worlds[at], viewer, line)
                took[at].append(thread_time_ns() - began)
        for row, world, times, since in zip(seen, worlds, took, heard, strict=True):
            row[name] = counted(times), sizes(world, since)
    return seen


def counted(times: Sequence[int]) -> int:
    """Return the mean of the shorter half of some times: one of two, two of three or four."""
    shorter = sorted(times)[: (len(times) + 1) // 2]
    return sum(shorter) // len(shorter)


def sizes(world: World, at: int) -> tuple[int, ...]:
    """Return how many bytes each answer since then has: its body, then its files."""
    found: list[int] = []
    for _, how, what in world.ears.heard[at:]:
        if how == "log":
            continue
        body, files, rest = what if isinstance(what, tuple) and len(what) == 3 else (what, (), ())
        found += [len(json.dumps([body, rest], default=repr)), *(size for _, size, *_ in files)]
    return tuple(found)


async def built(game: AnyGame, words: Mapping[Language, Words], die: Die, moves: Sequence[tuple[Seat, str]]) -> World:
    """Return a match after some moves."""
    world = World(game, words, die, SparingPainter())
    await world.start()
    for seat, line in moves:
        await world.matches.play(MATCH, world.person(seat), line)
    return world


async def measure(
    game: AnyGame, words: Mapping[Language, Words], seed: int, viewer: Viewer
) -> tuple[list[Seen], list[Seen]]:
    """Measure one pair twice, each time built in an order that the lot decides; return what each match has shown."""
    lot = random.Random(seed)
    dice = die_of(seed), twin_of(game, seed, viewer)
    first = {which: await built(game, words, dice[which], ()) for which in lot.sample((0, 1), 2)}
    moves, line = await course(game, (first[0], first[1]), viewer, lot)
    second = {
        which: await built(game, words, dice[which], [(seat, lines[which]) for seat, lines in moves])
        for which in lot.sample((0, 1), 2)
    }
    worlds = [pair[which] for pair in (first, second) for which in (0, 1)]
    for world in worlds:
        cast("SparingPainter", world.services.painter).is_drawing = True
    gc.collect()
    one, other, one_anew, other_anew = await asked(worlds, viewer, line, lot)
    return [one, one_anew], [other, other_anew]


async def course(
    game: AnyGame, pair: tuple[World, World], viewer: Viewer, lot: random.Random
) -> tuple[list[tuple[Seat, tuple[str, str]]], str]:
    """Make some moves after which a pair still cannot be told apart; return them, and a line to ask about."""
    moves: list[tuple[Seat, tuple[str, str]]] = []
    for _ in range(lot.randrange(MOST_MOVES + 1)):
        chosen = _lines(game, [(await world.match()).state for world in pair], viewer, lot)
        if chosen is None:
            break
        moves.append(chosen)
        seat, lines = chosen
        for which in lot.sample((0, 1), 2):
            await pair[which].matches.play(MATCH, pair[which].person(seat), lines[which])
    state = (await pair[0].match()).state
    seat = sorted(game.rules.to_act(state))[0]
    return moves, game.notation.format(state, seat, lot.choice(list(game.rules.legal_actions(state, seat))))


async def measured(game: AnyGame, pairs: int, seed: int) -> Measured:
    """Measure pairs, one after the other."""
    words, found = WORDS(), Measured()
    for number in range(pairs):
        viewer = viewers(game)[number % len(viewers(game))]
        one, other = await measure(game, words, seed + number, viewer)
        for name in ANSWERS:
            (first, size), (second, _) = one[0][name], one[1][name]
            (their_first, their_size), (their_second, _) = other[0][name], other[1][name]
            found.first[name].append((first - their_first) / IN_MS)
            found.second[name].append((second - their_second) / IN_MS)
            found.times[name].append(first / IN_MS)
            found.unequal[name] += size != their_size
            found.bytes[name] += sum(size) // MORE_TURNS.get(name, TURNS)
    return found


def make_ready(key: str) -> None:
    """Let a process measure nothing but answers: what it keeps for later is there, and no garbage is looked for."""
    logging.disable()
    asyncio.run(measured(SECRETIVE[key], WARM, -WARM))
    gc.collect()
    gc.freeze()
    gc.disable()


def part(key: str, seed: int, number: int) -> Measured:
    """Measure a part, in a process that is ready."""
    found = asyncio.run(measured(SECRETIVE[key], PART, seed + APART * number))
    found.parts = 1
    return found


def run(key: str, pairs: int, seed: int, state: Path | None) -> Measured:
    """Measure what is left of so many pairs, in whole parts; what is done is written down after each."""
    found = known(state, key, seed)
    with ProcessPoolExecutor(initializer=make_ready, initargs=(key,)) as pool:
        for result in pool.map(partial(part, key, seed), range(found.parts, -(-pairs // PART))):
            found.add(result)
            if state is not None:
                state.write_text(kept(found, key, seed))
    return found


def kept(found: Measured, key: str, seed: int) -> str:
    """Return what was measured of a game with a seed, as it is written down."""
    return json.dumps({"game": key, "seed": seed, **vars(found)})


def known(state: Path | None, key: str, seed: int) -> Measured:
    """Return what was measured before.

    Raises:
        ValueError: that was another game, or with another seed.
    """
    found = Measured()
    if state is not None and state.exists():
        read: dict[str, Any] = json.loads(state.read_text())
        if (read.pop("game"), read.pop("seed")) != (key, seed):
            raise ValueError(state)
        found.add(Measured(**read))
    return found


def made_worse(first: Sequence[float], second: Sequence[float]) -> tuple[list[float], list[float]]:
    """Return the differences as they would be if the answer took 0.2 ms longer for half of all secrets."""
    lot, longer = random.Random(len(first)), PLANTED_NS / IN_MS
    more = [longer * lot.choice((-1, 0, 0, 1)) for _ in first]
    first, second = ([sum(both) for both in zip(measured, more, strict=True)] for measured in (first, second))
    return first, second


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
    parser.add_argument("--state", type=Path, help="a file that keeps what is measured, so that it can go on")
    chosen = parser.parse_args()
    lines, is_well = table(run(chosen.game, chosen.pairs, chosen.seed, chosen.state))
    print("\n".join(lines))
    print(
        "Told apart by no better than chance; what was made worse was found."
        if is_well
        else "Not as it should be: TOLD must stand in the last row alone, sizes be equal, and z + 0.2 be 3.8 at least."
    )
    raise SystemExit(not is_well)


if __name__ == "__main__":
    main()
