"""Kills the bot at every place between a commit and its post, and looks whether anything was lost or posted twice.

    python -m tests.crashes.program --crashes 1000

Each life of the bot is a process of its own on a real database file: it takes up what the last one left, plays on, and
dies by SIGKILL at a random place (before or after any call of the store or of Discord). After every death the log must
hold whatever was acknowledged; after the last one every change has exactly one post.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, cast

from bot.delivery.assembly import assemble_announcer
from bot.delivery.services import DeliveryServices
from bot.i18n import load_words
from bot.posts.painter import Painter
from bot.posts.presenter import Presenter
from bot.posts.recipients import Recipients
from engine.log import codec
from engine.log.facts import MatchId, MatchProposed, PersonId
from engine.log.store import Store
from engine.matches.audit import audit
from engine.matches.fold import fold
from engine.matches.service import Change, Matches, utc_now
from games.registry import GAMES
from storage.open import open_store
from tests.crashes.paper_discord import PaperDiscord
from tests.crashes.points import Points, Watched
from tests.databases import lay_database

GAME = "colliding_circles"
ANNA, BERND = PersonId(11), PersonId(12)
MOVES = 12
FARTHEST = 40
WORDS = load_words(strict=True)


class NoPictures(Painter):
    """Draws nothing: what dies here is not the drawing."""

    def __init__(self) -> None:
        super().__init__({})

    async def board(self, *_: Any, **__: Any) -> bytes:
        """Return no picture."""
        return b""


@dataclass
class Tally:
    """What the program has seen."""

    crashes: int = 0
    matches: int = 0
    moves: int = 0
    posts: int = 0
    faults: list[str] = field(default_factory=list)


async def live(folder: Path, deadly: int, seed: int) -> None:
    """Live one life of the bot: recover, then play on to the end of the match or of this life."""
    store = await open_store(f"sqlite+aiosqlite:///{folder}/fernzug.db")
    points = Points(deadly)
    watched = cast("Store", Watched(store, points))
    matches = Matches(watched, GAMES)
    discord = Watched(PaperDiscord(folder / "discord.jsonl"), points)
    recipients = Recipients(watched, WORDS, locale_of_server=lambda _: "en-US")
    presenter = Presenter(GAMES, NoPictures())
    delivery = DeliveryServices(watched, matches, presenter, recipients, cast("Any", discord), utc_now)
    announcer = assemble_announcer(delivery)
    try:
        await announcer.catch_up()
        while (change := await act(matches, store, seed)) is not None:
            acknowledge(folder, change)
            await announcer.tell(change)
    finally:
        await store.close()


async def act(matches: Matches, store: Store, seed: int) -> Change | None:
    """Do what comes next in the match of this folder, None when it is over."""
    ids = await store.matches.ids()
    if not ids:
        return await matches.propose(GAME, by=ANNA, server=1, channel=2, invited=[BERND])
    match = await matches.match(ids[0])
    if match.phase == "proposed":
        return await matches.join(match.id, BERND)
    if match.phase == "over":
        return None
    person = match.persons[match.due(matches.game_of(match))[0]]
    if match.moves >= MOVES:
        return await matches.resign(match.id, person)
    rng = random.Random(seed + match.moves)
    if match.offer is None and match.moves and rng.random() < 0.1:
        return await matches.offer_draw(match.id, person)
    lines = [choice.line for choice in islice(await matches.suggest(match.id, person, ""), 10)]
    return await matches.play(match.id, person, rng.choice(lines or ["pass"]))


def acknowledge(folder: Path, change: Change) -> None:
    """Write down what a player has been told to count, as a player's memory would."""
    with (folder / "acknowledged").open("a", encoding="utf-8") as file:
        file.write(f"{change.after.seq} {change.after.digest}\n")


def spend_life(folder: Path, deadly: int, seed: int) -> bool:
    """Live one life in a process of its own; return whether it ended by itself."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            asyncio.run(live(folder, deadly, seed))
            code = 0
        finally:
            sys.stdout.flush()
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise RuntimeError(f"the bot failed by itself in {folder}")
    return os.WIFEXITED(status)


async def inspect(folder: Path, tally: Tally, *, is_over: bool) -> None:
    """Compare log, acknowledgements and posts."""
    store = await open_store(f"sqlite+aiosqlite:///{folder}/fernzug.db")
    try:
        ids = await store.matches.ids()
        if not ids:
            return
        entries = await store.matches.log(ids[0])
        snapshot, seed = await store.matches.snapshot(ids[0]), await store.matches.seed(ids[0])
        tally.faults += [f"{folder}: {fault}" for fault in audit(GAMES, ids[0], entries, snapshot=snapshot, seed=seed)]
        told = (folder / "acknowledged").read_text(encoding="utf-8") if (folder / "acknowledged").exists() else ""
        for line in told.splitlines():
            seq, digest = line.split()
            if int(seq) > len(entries) or entries[int(seq) - 1].digest != digest:
                tally.faults.append(f"{folder}: acknowledged fact {seq} is lost")
        markers = await expected_posts(store, ids[0])
        compare_posts(folder, tally, markers, is_over=is_over)
        if is_over and await store.outbox.announcements():
            tally.faults.append(f"{folder}: something is still to be announced")
    finally:
        await store.close()


async def expected_posts(store: Store, match_id: MatchId) -> list[str]:
    """Return the marker of every post that the log calls for: the head of each commit (entries of the same moment)."""
    entries = await store.matches.log(match_id)
    matches = fold(GAMES, entries)
    heads = [
        match
        for match, entry, following in zip(matches, entries, [*entries[1:], None], strict=True)
        if following is None or following.at != entry.at
    ]
    presenter = Presenter(GAMES, NoPictures())
    return [
        presenter.marker(match)
        for match in heads
        if not isinstance(codec.decode_fact(entries[match.seq - 1].body), MatchProposed)
    ]


def compare_posts(folder: Path, tally: Tally, markers: list[str], *, is_over: bool) -> None:
    """Look for posts that are there twice, and at the end for those that are missing."""
    posts = PaperDiscord(folder / "discord.jsonl").posts()
    seen = Counter(marker for marker in markers for post in posts if marker in post.text and post.channel != 2)
    tally.faults += [f"{folder}: {marker} is posted {count} times" for marker, count in seen.items() if count > 1]
    if sum(post.channel == 2 for post in posts) > 1:
        tally.faults.append(f"{folder}: the invitation is posted twice")
    if is_over:
        tally.faults += [f"{folder}: {marker} is not posted" for marker in markers if not seen[marker]]
        tally.posts += sum(seen.values())


def run(crashes: int, *, seed: int = 1) -> Tally:
    """Play matches until the bot has died so often."""
    tally, rng = Tally(), random.Random(seed)
    with tempfile.TemporaryDirectory() as place:
        while tally.crashes < crashes:
            folder = Path(place) / str(tally.matches)
            folder.mkdir()
            lay_database(folder / "fernzug.db")
            while not spend_life(folder, rng.randint(1, FARTHEST), seed + tally.matches):
                tally.crashes += 1
                asyncio.run(inspect(folder, tally, is_over=False))
            asyncio.run(inspect(folder, tally, is_over=True))
            tally.matches += 1
    return tally


def report(rows: Iterable[tuple[str, int]], faults: Sequence[str], *, began: float) -> int:
    """Print what a program of crashes has covered and found, and return its exit code."""
    for name, value in (*rows, ("lost, missing or doubled", len(faults)), ("seconds", round(time.monotonic() - began))):
        print(f"{name:32}{value:>8}")
    print("\n".join(faults[:20]))
    return 1 if faults else 0


def main() -> int:
    """Run the program and print its table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--crashes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.monotonic()
    tally = run(chosen.crashes, seed=chosen.seed)
    rows = (
        ("crashes", tally.crashes),
        ("matches played to their end", tally.matches),
        ("posts compared", tally.posts),
    )
    return report(rows, tally.faults, began=began)


if __name__ == "__main__":
    raise SystemExit(main())
