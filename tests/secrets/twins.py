"""Looks for leaks: plays pairs of matches that differ only in what a receiver may not know, and compares what leaves.

    python -m tests.secrets                                                # the long form, with its table
    python -m tests.secrets.twins confusion --positions 20000              # one game
    python -m tests.secrets.twins confusion --positions 2000 --pictures    # every picture drawn, too

Whatever reaches the receiver - posts, descriptions, names and sizes of files, components, completions, errors, forms,
direct messages, log lines of every level, exports, in their order and number - must be the same in both, but for hashes
and sealed texts, which are random to anybody without the key. In the receiver's place the computer
would do the same in both. Works for every game with secrets, drawn by chance or made by players.
"""

import argparse
import asyncio
import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import astuple, dataclass, field
from functools import cache, partial
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from bot.i18n import Words, load_words
from bot.posts.painter import Painter
from engine.log.codec import AnyGame
from engine.people.preferences import Language
from engine.time.policy import RELAXED
from games.core import CHANCE, Seat, Transition, Viewer
from games.registry import GAMES
from players.core import LEVELS, Player
from players.registry import PLAYERS
from renderers.registry import RENDERERS
from tests.cores import on_all_cores
from tests.engine.lockbox import Lockbox
from tests.secrets.lockbox_renderer import LockboxRenderer
from tests.secrets.lockbox_words import write_locales
from tests.secrets.queries import questions
from tests.secrets.scenes import SCENES, choose, end, nothing_is_planned, time_passes
from tests.secrets.world import MODERATOR, OUTSIDERS, PICTURES, Die, PickedChance, World

SECRETIVE: dict[str, AnyGame] = {
    "lockbox": Lockbox().game,
    **{key: game for key, game in GAMES.items() if game.has_secrets},
}
HASH = re.compile(r"(?<![0-9a-f])(?:[0-9a-f]{64}|[0-9a-f]{16}|[0-9a-f]{8})(?![0-9a-f])|[A-Za-z0-9+/]{200,}={0,2}")
"""A digest, a long or short head of one, or a sealed text."""
PICTURE = re.compile(r"[0-9a-f]{64}")
TRIES = 12
LONGEST = 200
ALTERNATIVES = 3
WHOLE_EVERY = 24
SCENE_EVERY, SEASON_EVERY = 6, 12
AT_ONCE = 3
"""How many questions are asked in each position, besides those about lines."""
QUESTIONS = tuple(questions())
SAFE = ("command verify", "command calendar", "command match list", "command next", "command profile")
AFTERWARDS = tuple(question for question in QUESTIONS if question.way in SAFE)
"""Questions whose answers after the end do not show what was hidden."""
COMPUTER: dict[str, Player[Any, Any]] = dict(PLAYERS)
"""The computer that are searched."""
COMPUTER_EVERY = 4
NONSENSE = ("", "?", "x9-z9", "1", "a" * 60, "`@everyone`")


class Leak(AssertionError):
    """Something that reached a receiver depends on what this receiver may not know."""


@dataclass
class Tally:
    """What was compared."""

    positions: int = 0
    pairs: int = 0
    outputs: int = 0
    ways: Counter[str] = field(default_factory=Counter)


def die_of(seed: object) -> Die:
    """Return chance that depends on a seed and the number of the draw."""
    return cache(lambda number, sides: random.Random(f"{seed}-{number}").randint(1, sides))


def dealt(game: AnyGame, die: Die) -> tuple[Any, int]:
    """Return the state in which the first player is to move, and how many draws it took."""
    state, chance = game.rules.setup(game.info.min_seats, {}), PickedChance(die, start=0)
    while game.rules.to_act(state) == {CHANCE}:
        state = game.rules.apply(state, CHANCE, game.rules.draw(state, chance))
    return state, len(chance.draws)


def twin_of(game: AnyGame, seed: object, viewer: Viewer) -> Die:
    """Return chance that differs from that of the seed in every draw of which the viewer sees nothing.

    Where no such thing is drawn, it is the same chance: then only what players do in secret tells the twins apart.
    """
    base = die_of(seed)
    state, drawn = dealt(game, base)
    seen = game.narration.view(state, viewer)
    hidden = {number for number in range(drawn) if _is_hidden(game, base, number, viewer, seen)}
    if not hidden:
        return base
    for attempt in count(1):
        others = die_of(f"{seed}-{attempt}")
        twin = _mixed(base, others, hidden)
        if dealt(game, twin)[0] != state:
            return twin
    raise AssertionError


def _mixed(base: Die, others: Die, hidden: Set[int]) -> Die:
    return lambda number, sides: others(number, sides) if number in hidden else base(number, sides)


def _is_hidden(game: AnyGame, base: Die, at: int, viewer: Viewer, seen: object) -> bool:
    def shifted(by: int) -> Die:
        return lambda number, sides: (base(number, sides) - 1 + by * (number == at)) % sides + 1

    return all(game.narration.view(dealt(game, shifted(by))[0], viewer) == seen for by in range(1, ALTERNATIVES + 1))


async def compare(
    game: AnyGame,
    words: Mapping[Language, Words],
    viewer: Viewer,
    seed: int,
    tally: Tally,
    *,
    longest: int = LONGEST,
    painter: Painter | None = None,
) -> None:
    """Play one pair until it is over, or only lines are left whose results tell the two apart.

    Raises:
        Leak: the receiver could have told the two apart before.
    """
    rng = random.Random(seed)
    pair = [World(game, words, die, painter) for die in (die_of(seed), twin_of(game, seed, viewer))]
    policy, is_in_season = RELAXED if rng.random() < 1 / 2 else None, rng.random() < 1 / SEASON_EVERY
    for world in pair:
        await (world.start_season() if is_in_season else world.start(policy=policy))
        await world.follow()
    await choose(pair, viewer, rng)
    search = Pair(pair, viewer, tally, rng, [0, 0])
    tally.pairs += 1
    tally.ways["scene a season"] += is_in_season
    for _ in range(longest):
        states = [(await world.match()).state for world in pair]
        await search.ask(list(_texts(game, states[0], viewer, rng)))
        if viewer is not None and tally.positions % COMPUTER_EVERY == 0:
            _assert_computer_does_the_same(game, states, viewer, seed)
        tally.positions += 1
        if await search.is_over() or not await search.go_on(states):
            break
    await search.end()


@dataclass
class Pair:
    """Two matches that a receiver must not tell apart, and how much of each was compared."""

    worlds: Sequence[World]
    viewer: Viewer
    tally: Tally
    rng: random.Random
    heard: list[int]

    async def ask(self, texts: Sequence[str]) -> None:
        """Ask everything that a receiver may ask, each question in its turn, after something has happened or not."""
        if self.rng.random() < 1 / SCENE_EVERY:
            scene = self.rng.choice(SCENES)
            self.tally.ways[f"scene {scene.__name__}"] += 1
            await scene(self.worlds, self.viewer, self.rng)
            for world in self.worlds:
                await world.look_who_plays()
            await self.compare(scene.__name__)
        if await self.is_over():
            return
        asked = self.rng.sample(QUESTIONS, AT_ONCE)
        for world in self.worlds:
            await world.ask(self.viewer, texts, is_whole=lot_is_whole(self.tally))
            for question in asked:
                for person in dict.fromkeys((world.person(self.viewer), MODERATOR)):
                    await question.ask(world, person, texts[0])
            if self.tally.positions % WHOLE_EVERY == 0:
                world.metrics()
        self.tally.ways.update(question.way for question in asked)
        await self.compare(" or ".join(question.way for question in asked))

    async def go_on(self, states: Sequence[Any]) -> bool:
        """Make a move of which everybody hears the same; False if there is none, or it ends a match."""
        worlds, viewer = self.worlds, self.viewer
        states = [(await world.match()).state for world in worlds]
        chosen = _lines(worlds[0].game, states, viewer, self.rng)
        if chosen is None:
            return False
        await nothing_is_planned(worlds)
        seat, lines = chosen
        for world, line in zip(worlds, lines, strict=True):
            await world.move(seat, line)
            await world.notify()
        if await self.is_over():
            return False
        await self.compare("a move")
        return True

    async def is_over(self) -> bool:
        """Tell whether a match is over, and with it what was hidden open."""
        return [(await world.match()).phase for world in self.worlds] != ["running", "running"]

    async def end(self) -> None:
        """Let the match end, and ask what says nothing of how it was played."""
        if not await self.is_over():
            await end(self.worlds, self.viewer, self.rng)
        await time_passes(self.worlds, self.viewer, self.rng)  # what is still to be told shows what was hidden
        self.heard = [len(world.ears.heard) for world in self.worlds]
        for question in AFTERWARDS:
            for world in self.worlds:
                await question.ask(world, world.person(self.viewer), "?")
        await time_passes(self.worlds, self.viewer, self.rng)
        await self.compare("the end")

    async def compare(self, what: str) -> None:
        """Compare what the receiver has heard since the last time, unless that was the end, which opens everything."""
        if what != "the end" and await self.is_over():
            return
        self.heard = await _assert_same(self.worlds, self.heard, self.viewer, self.tally, what)


def _assert_computer_does_the_same(game: AnyGame, states: Sequence[Any], viewer: Seat, seed: int) -> None:
    """Ask the easy computer player, who thinks as the others do but less, for its action and its hopes in both.

    What the computer is asked about is the same in both, to the last die: so it cannot think longer about one of them.
    """
    player = COMPUTER.get(game.info.key)
    if player is None or viewer not in game.rules.to_act(states[0]):
        return
    known = [game.secrets.redeal(state, viewer, PickedChance(die_of(seed), start=0)) for state in states]
    if known[0] != known[1]:
        raise Leak(f"{game.info.key}, computer player in seat {viewer} is asked about:\n{known[0]}\n{known[1]}")
    one, other = (
        (
            player.choose(state, viewer, LEVELS[0], PickedChance(die_of(seed), start=0)),
            player.share(state, viewer, PickedChance(die_of(seed), start=0)),
        )
        for state in states
    )
    if one != other:
        raise Leak(f"{game.info.key}, computer player in seat {viewer}:\n{one}\n{other}")


def lot_is_whole(tally: Tally) -> bool:
    """Tell whether the costly questions are asked in this position, too: early in one match, late in another."""
    return (tally.positions + tally.pairs) % WHOLE_EVERY == 0


def _texts(game: AnyGame, state: Any, viewer: Viewer, rng: random.Random) -> Iterator[str]:
    """Yield texts to ask about: a line of any seat, a beginning of it, the line with a mistake; nonsense."""
    seat = Seat(0) if viewer is None else viewer
    for by in sorted({seat, *game.rules.to_act(state)}):
        actions = list(game.rules.legal_actions(state, by))
        if actions:
            line = game.notation.format(state, by, rng.choice(actions))
            at = rng.randrange(len(line))
            yield from (line, line[:at], line[:at] + rng.choice("aAhH1-+xP^=F ") + line[at + 1 :])
    yield rng.choice(NONSENSE)


def _lines(
    game: AnyGame, states: Sequence[Any], viewer: Viewer, rng: random.Random
) -> tuple[Seat, tuple[str, str]] | None:
    """Return who moves and a line for each twin of which the same is recorded for everybody; None: no such line found.

    What is recorded (an answer, a capture) is all that may tell the twins apart.

    Raises:
        Leak: the record of a secret action tells what it was.
    """
    one, other = states
    for _ in range(TRIES):
        seats = [Seat(at) for at in range(game.info.min_seats) if at in game.rules.to_act(one)]
        waiting = [Seat(at) for at in range(game.info.min_seats) if game.secrets.may_interject(one, Seat(at))]
        seat = rng.choice(waiting if waiting and rng.random() < 1 / TRIES else seats)
        actions = list(game.rules.legal_actions(one, seat))
        if not actions:
            continue
        action = rng.choice(actions)
        twin = action
        if seat != viewer and game.secrets.is_secret(one, seat, action):
            twin = rng.choice([action for action in actions if game.secrets.is_secret(one, seat, action)])
        transitions = [
            Transition(state, seat, taken, game.rules.apply(state, seat, taken))
            for state, taken in ((one, action), (other, twin))
        ]
        records = [game.notation.record(transition) for transition in transitions]
        if twin != action and records[0] != records[1]:
            raise Leak(f"{game.info.key}: the record of a secret action is {records[0]}")
        if records[0] == records[1] and not any(is_opened(game, transition.after) for transition in transitions):
            return seat, (game.notation.format(one, seat, action), game.notation.format(other, seat, twin))
    return None


def is_opened(game: AnyGame, state: Any) -> bool:
    """Tell whether nothing is hidden any more: the match is over, or both have laid open what they did in secret."""
    opened = game.secrets.revealed(state)
    return game.rules.outcome(state) is not None or all(
        game.narration.view(state, viewer).text() == game.narration.view(opened, viewer).text()
        for viewer in viewers(game)
    )


async def _assert_same(pair: Sequence[World], heard: list[int], viewer: Viewer, tally: Tally, what: str) -> list[int]:
    """Compare what the receiver has heard since the last time."""
    told = []
    for world, at in zip(pair, heard, strict=True):
        receiver = world.person(viewer)
        masks = await world.masks()
        new = world.ears.since(at, (receiver, *OUTSIDERS))
        told.append([(how, _masked(repr(said), masks)) for _, how, said in new])
    one, other = told
    for number, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            where = f"{pair[0].game.info.key}, receiver {viewer}, {what}, output {number}"
            texts = (str(left), str(right))
            raise Leak("\n".join((f"{where}:", *texts, *in_pixels(*texts))))
    if len(one) != len(other):
        raise Leak(f"{pair[0].game.info.key}, receiver {viewer}, {what}: {len(one)} outputs, then {len(other)}")
    tally.outputs += len(one)
    return [len(world.ears.heard) for world in pair]


def in_pixels(left: str, right: str) -> Iterator[str]:
    """Yield of pictures that differ where they do, or that only their compression does."""
    for ours, other in zip(PICTURE.findall(left), PICTURE.findall(right), strict=False):
        if ours != other and ours in PICTURES and other in PICTURES:
            images = [Image.open(BytesIO(PICTURES[name])).convert("RGB") for name in (ours, other)]
            box = ImageChops.difference(*images).getbbox()
            yield f"{ours[:8]} and {other[:8]} differ " + ("in no pixel" if box is None else f"in pixels within {box}")


def _masked(text: str, masks: Mapping[str, str]) -> str:
    return HASH.sub(lambda found: masks.get(found[0], found[0]), text)


def viewers(game: AnyGame) -> tuple[Viewer, ...]:
    """Return all receivers: the public and each seat."""
    return (None, *(Seat(seat) for seat in range(game.info.min_seats)))


@cache
def words_with_lockbox() -> Mapping[Language, Words]:
    """Return the words of all games and of the test game."""
    return load_words(strict=True, locales=write_locales(Path(tempfile.mkdtemp())))


async def search(
    game: AnyGame, *, positions: int, seed: int = 0, longest: int = LONGEST, with_pictures: bool = False
) -> Tally:
    """Compare at least so many positions, at most `longest` of a pair; raise `Leak` at the first difference."""
    words, tally = words_with_lockbox(), Tally()
    painter = Painter({**RENDERERS, "lockbox": LockboxRenderer()}) if with_pictures else None
    while tally.positions < positions:
        viewer = viewers(game)[(seed + tally.pairs) % len(viewers(game))]
        await compare(game, words, viewer, seed + tally.pairs, tally, longest=longest, painter=painter)
    return tally


def share(key: str, positions: int, seed: int, *, with_pictures: bool) -> Tally:
    """Search in a process of its own."""
    return asyncio.run(search(SECRETIVE[key], positions=positions, seed=seed, with_pictures=with_pictures))


def main() -> None:
    """Run the long form."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*SECRETIVE, []], help="all if none is named")
    parser.add_argument("--positions", type=int, default=100_000, help="in each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pictures", action="store_true", help="draw every picture and compare its bytes (slow)")
    chosen = parser.parse_args()
    for key in chosen.games or SECRETIVE:
        tallies = on_all_cores(partial(share, key, with_pictures=chosen.pictures), chosen.positions, chosen.seed)
        positions, pairs, outputs = (sum(counts) for counts in zip(*map(astuple, tallies), strict=True))
        print(f"{key}: {positions} positions in {pairs} pairs, {outputs} outputs, no leak.")


if __name__ == "__main__":
    main()
