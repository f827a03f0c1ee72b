"""Files that somebody has made for the bot to choke on: exports to look at, databases to restore, paths of attachments.

A success is an error that is none of ours, a changed file that is shown as sound, a file that takes far more memory
than it has bytes, a database that a bad copy has replaced, or a file from outside of the folder.
"""

import asyncio
import json
import random
import sqlite3
import tempfile
import tracemalloc
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from aiohttp import web
from pydantic import ValidationError

from engine.matches.errors import BadExport
from engine.matches.records.export import MAX_BYTES, imported
from games.registry import GAMES
from sandbox.world.files import AttachmentStore
from storage.errors import StorageError
from storage.open import open_store
from storage.upkeep.backup import backup, restore
from tests.adversary.campaign import Attack
from tests.adversary.exports import SOURCES, mutated, prepare
from tests.adversary.greedy import greedy_files
from tests.storage.samples import commit
from tests.tools.forging import rechained
from tests.tools.test_tampering import honest

EXPORTS, DATABASES, PATHS = 60, 3, 200
MOST_GROWTH, MOST_ERRORS = 24, 20_000
"""Bytes of memory for each byte of a file, and faults that are noted of one."""
KEY = "fernzug.key"
STEPS = ("..", ".", "", "123", KEY, "a.png", "..%2f", "\0", "/", "\\", "~", "shortcut.png", "世", "a" * 300)
TAMPERED = (
    "DROP TRIGGER log_is_not_updated",
    "UPDATE seats SET person = 4711 WHERE match = 'a'",
    "DELETE FROM matches WHERE match = 'a'",
    "DROP TABLE log",
)


async def attack(attack: Attack) -> None:
    """Hand in exports, databases and paths."""
    await prepare()
    for _ in range(EXPORTS * attack.scale):
        hand_in(attack)
    for name, data in greedy_files().items():
        hand_in_greedy(attack, name, data)
    with tempfile.TemporaryDirectory() as folder:
        ask_for_paths(attack, Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        await hand_in_databases(attack, Path(folder))


def hand_in(attack: Attack) -> None:
    """Let /match import read what was changed: in its JSON, with recomputed digests, or in its bytes."""
    match, lot = json.loads(honest(attack.lot.choice(SOURCES))), attack.lot
    how = lot.choice(("json", "rechained", "bytes", "cut", "shorter"))
    before = json.dumps(match)
    where: object = mutated(match, lot) if how in ("json", "rechained") else ""
    if how == "shorter":
        del match["facts"][lot.randrange(1, len(match["facts"])) :]
    try:
        if how == "rechained":
            rechained(match)
    except (KeyError, TypeError, ValueError, AttributeError):
        return
    data = json.dumps(match).encode()
    if how == "bytes":
        data = spoilt(data, lot)
    if how == "cut":
        data = data[: lot.randrange(len(data))]
    is_same = data.decode(errors="replace") == before
    try:
        imported(data, GAMES)
        has_succeeded = how in ("json", "shorter") and not is_same
    except BadExport:
        has_succeeded = False
    except Exception as error:
        has_succeeded, where = True, (where, repr(error))
    attack.tally.note("exports to look at", has_succeeded=has_succeeded, how=(how, where))


def hand_in_greedy(attack: Attack, name: str, data: bytes) -> None:
    """Let /match import read a file that is made to grow; what is noted of its faults takes memory, too."""
    tracemalloc.start()
    try:
        imported(data, GAMES)
        errors = 0
    except BadExport as refusal:
        cause = refusal.__cause__
        errors = cause.error_count() if isinstance(cause, ValidationError) else 0
    finally:
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    has_grown = peak > MOST_GROWTH * len(data) or errors > MOST_ERRORS or len(data) > MAX_BYTES
    attack.tally.note("files that are made to grow", has_succeeded=has_grown, how=(name, peak, errors))


def spoilt(data: bytes, lot: random.Random) -> bytes:
    """Return data with some bytes of it changed."""
    content = bytearray(data)
    for _ in range(lot.randrange(1, 20)):
        content[lot.randrange(len(content))] = lot.randrange(256)
    return bytes(content)


def ask_for_paths(attack: Attack, folder: Path) -> None:
    """Ask the sandbox for files, with signatures that fit: the path must be checked behind them, too."""
    files, lot = AttachmentStore(folder / "files"), attack.lot
    (folder / KEY).write_text("secret")
    files.keep("123", "a.png", b"x", None)
    (folder / "files/123/shortcut.png").symlink_to(folder / KEY)
    for _ in range(PATHS * attack.scale):
        attachment, filename = ("/".join(lot.choices(STEPS, k=lot.randrange(1, 4))) for _ in range(2))
        link = files.link("1", {"id": attachment, "filename": filename})
        query = {name: values[0] for name, values in parse_qs(urlsplit(link.rpartition("?")[2]).path).items()}
        try:
            found = files.find({"channel": "1", "attachment": attachment, "filename": filename}, query)
            has_succeeded = found.read_bytes() != b"x"
        except web.HTTPNotFound:
            has_succeeded = False
        except Exception:
            has_succeeded = True
        attack.tally.note("paths of attachments", has_succeeded=has_succeeded, how=(attachment, filename))


async def hand_in_databases(attack: Attack, folder: Path) -> None:
    """Restore backups in which something was changed; the database stays as it was, or is one that opens."""
    url, path = f"sqlite+aiosqlite:///{folder}/bot.db", folder / "bot.db"
    store = await open_store(url)
    for match in ("a", "b"):
        await store.matches.append(commit(match, seed=bytes(32)))
    await store.close()
    good = folder / "good.db"
    await asyncio.to_thread(backup, url, good)
    for number in range(DATABASES * attack.scale):
        bad = folder / f"bad{number}.db"
        how = spoil(good, bad, attack.lot)
        before = path.read_bytes()
        try:
            await asyncio.to_thread(restore, bad, url)
            await (await open_store(url)).close()
            has_succeeded: object = False
        except StorageError:
            has_succeeded = path.read_bytes() != before and "replaced"
        except Exception as error:
            has_succeeded = repr(error)
        kind = "backups to restore"
        attack.tally.note(kind, has_succeeded=bool(has_succeeded), how=(how, has_succeeded))
        for kept in folder.glob("*.before-*"):
            kept.unlink()


def spoil(good: Path, bad: Path, lot: random.Random) -> str:
    """Write a copy with a fault in it."""
    bad.write_bytes(good.read_bytes())
    how = lot.choice(("bytes", "cut", "text", *TAMPERED))
    match how:
        case "bytes":
            bad.write_bytes(spoilt(good.read_bytes(), lot))
        case "cut":
            bad.write_bytes(good.read_bytes()[: lot.randrange(good.stat().st_size)])
        case "text":
            bad.write_bytes(b"Dear diary,\n" * lot.randrange(900))
        case _:
            with closing(sqlite3.connect(bad, isolation_level=None)) as connection:
                connection.execute(how)
    return how
