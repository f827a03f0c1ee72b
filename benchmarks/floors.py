"""The parts of a move, each alone and without the bot: what no program that does the same could do without."""

import io
import json
import sqlite3
import zlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import patch

from isal import isal_zlib
from PIL import Image

from benchmarks.club import READER, url_of
from benchmarks.timing import Stopwatch
from engine.log.chain import Entry
from engine.log.sealing import NO_SEAL
from engine.matches.service.change import Change
from engine.matches.state.match import Match, encode
from engine.matches.state.projections import summarise
from engine.stores.matches import Commit
from engine.stores.outbox import Announcement, Stream
from games.core import CHANCE, Transition, View
from games.registry import GAMES
from renderers.drawing.canvas import Canvas
from renderers.drawing.png import LEVEL
from renderers.drawing.theme import THEMES
from renderers.registry import RENDERERS
from storage.open import open_store
from storage.stores.match_rows import entry_row, match_row
from storage.stores.outbox import announcement_row

PARTS = ("transaction alone", "rules alone", "drawing alone", "zlib alone")
QUICKER = "ISA-L alone"
"""The library that deflates pictures in place of zlib, against which the targets were set."""
ZLIB_LEVEL = 2
"""The level at which zlib makes files as small as ours."""

Values = Mapping[str, object]


class Floors:
    """Does the parts of moves that were just made; their rows go to a database of its own with the same tables."""

    def __init__(self, path: Path) -> None:
        self._database = sqlite3.connect(path, isolation_level=None)
        self._database.execute("PRAGMA synchronous = FULL")

    @classmethod
    async def beside(cls, path: Path) -> "Floors":
        """Make the database."""
        await (await open_store(url_of(path))).close()
        return cls(path)

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    def adopt(self, match: Match, entries: Sequence[Entry]) -> None:
        """Write a match as it is before the moves that are to be timed."""
        self._insert("matches", [{"match": match.id} | _head(match)])
        self._insert("log", [entry_row(entry) for entry in entries])

    def time(self, watch: Stopwatch, before: Match, change: Change, entries: Sequence[Entry], picture: bytes) -> None:
        """Time every part of a move, given its rows in the log and its picture."""
        head, rows = _head(change.after), [entry_row(entry) for entry in entries]
        with watch.time("transaction alone"):
            self._write(head, rows, change.announcement)
        game = GAMES[before.proposal.game]
        steps = [
            (transition, game.notation.format(transition.before, transition.seat, transition.action))
            for transition in change.transitions
        ]
        with watch.time("rules alone"):
            view = _follow_rules(before, steps)
        with watch.time("drawing alone"), patch.object(Canvas, "png", lambda _: b""):
            RENDERERS[game.info.key].board(view, theme=THEMES[READER.theme], words=READER.words)
        pixels = _scan_lines(picture)
        with watch.time("zlib alone"):
            zlib.compress(pixels, ZLIB_LEVEL)
        with watch.time(QUICKER):
            isal_zlib.compress(pixels, LEVEL)

    def _write(self, head: Values, rows: Sequence[Values], announcement: Announcement) -> None:
        self._database.execute("BEGIN IMMEDIATE")
        changes = ", ".join(f"{column} = :{column}" for column in head)
        of_match = {"match": announcement.stream.id}
        self._database.execute(f"UPDATE matches SET {changes} WHERE match = :match", {**head, **of_match})  # noqa: S608
        self._insert("log", rows)
        self._insert("outbox", [announcement_row(announcement, server=0, at=datetime.now(UTC))])
        self._database.execute("COMMIT")

    def _insert(self, table: str, rows: Sequence[Values]) -> None:
        columns = list(rows[0])
        values = ", ".join(f":{column}" for column in columns)
        self._database.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})", rows)  # noqa: S608


def _head(match: Match) -> dict[str, object]:
    """Return the columns of a match that a move sets, as the database takes them."""
    game = GAMES[match.proposal.game]
    announcement = Announcement(Stream("match", match.id), match.seq, match.seq)
    commit = Commit((), encode(game, match, NO_SEAL), summarise(game, match), announcement)
    return match_row(commit) | {"persons": json.dumps(match.persons)}


def _follow_rules(before: Match, steps: Sequence[tuple[Transition, str]]) -> View:  # type: ignore[type-arg]
    """Read, check and carry out a line and what chance did after it; return what the public then sees."""
    game, state = GAMES[before.proposal.game], before.state
    for transition, line in steps:
        action = transition.action if transition.seat == CHANCE else game.notation.parse(state, transition.seat, line)
        state = game.rules.apply(state, transition.seat, action)
        game.rules.outcome(state)
    view: View = game.narration.view(state, None)
    return view


def _scan_lines(picture: bytes) -> bytes:
    """Return what zlib is given when a palette PNG is written: each row of pixels behind the number of its filter."""
    image = Image.open(io.BytesIO(picture))
    pixels, wide = image.tobytes(), image.width
    return b"".join(b"\0" + pixels[start : start + wide] for start in range(0, len(pixels), wide))
