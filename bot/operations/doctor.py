"""Diagnosis of everything that an operator can get wrong, with what to do about each finding."""

import base64
import binascii
import difflib
import os
import platform
import re
import resource
import shutil
import sqlite3
import stat
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, Literal

import aiohttp
import discord
from discord.http import Route
from dotenv import dotenv_values
from pydantic_settings import EnvSettingsSource

from bot.operations.beginning import lost_database
from bot.operations.counting import waited_for
from bot.operations.settings import ENV_FILE, Settings, encoding_of
from bot.platform.brief_client import brief_client
from storage.errors import StorageError
from storage.files import COMPANIONS
from storage.sealing import FEWEST_CHARACTERS, KEY_FILE
from storage.upkeep import backup_folder
from storage.upkeep.migrate import pending
from storage.upkeep.places import place_of

Degree = Literal["well", "note", "ill"]

SIGNS: Final = {"well": "ok  ", "note": "note", "ill": "ILL "}
ROOT: Final = Path(__file__).resolve().parents[2]
MOUNTS: Final = Path("/proc/self/mounts")
LOCKS: Final = ("requirements/run.lock", "requirements/postgresql.lock")
PINNED: Final = re.compile(r"([\w.-]+)==([^\s;\\]+)")
OLDEST_PYTHON: Final = (3, 11)
OLDEST_SQLITE: Final = (3, 35, 0)
ON_NETWORK: Final = ("nfs", "cifs", "smb", "9p", "afs", "ceph", "gluster", "lustre", "fuse.sshfs", "fuse.s3", "davfs")
FEWEST_FILES: Final = 1024
LEAST_ROOM: Final = 512 * 1024**2
PATIENCE: Final = 2.0
LATEST_BACKUP: Final = timedelta(days=2)
CLOCK_TOLERANCE: Final = timedelta(seconds=5)
KNOWN: Final = [name.upper() for name in Settings.model_fields]
NEARLY: Final = 0.85
SUSPICIOUS_PACE: Final = 25
"""Rate of DMs per minute above which Discord suspects spam."""


@dataclass(frozen=True, slots=True)
class DoctorFinding:
    """A finding: what was looked at, how it stands, and what to do unless all is well."""

    degree: Degree
    text: str


def well(text: str) -> DoctorFinding:
    """Return that something is as it should be."""
    return DoctorFinding("well", text)


def note(text: str) -> DoctorFinding:
    """Return something that works, but may hurt one day."""
    return DoctorFinding("note", text)


def ill(text: str) -> DoctorFinding:
    """Return something that must be mended."""
    return DoctorFinding("ill", text)


async def examine(settings: Settings) -> int:
    """Look at everything, print what was found, and return 1 if something must be mended."""
    findings = [_shown(finding) for finding in looked_at(settings)]
    findings += [_shown(finding) for finding in await waited_for(asked_of_discord(settings), "asking Discord")]
    count = sum(finding.degree == "ill" for finding in findings)
    print(f"{len(findings)} things looked at, {count} to be mended.")
    return 1 if count else 0


def _shown(finding: DoctorFinding) -> DoctorFinding:
    """Print a finding at once, and return it."""
    print(SIGNS[finding.degree], finding.text, flush=True)
    return finding


def looked_at(settings: Settings, *, env_file: Path = ENV_FILE) -> Iterator[DoctorFinding]:
    """Yield what can be found out on this machine."""
    yield from token_findings(settings.discord_token.get_secret_value())
    yield from env_findings(env_file)
    yield from environment_findings(EnvSettingsSource(Settings).env_vars)
    yield from limit_findings(settings)
    yield from version_findings(ROOT)
    try:
        place = place_of(settings.database_url)
    except StorageError as error:
        yield ill(f"DATABASE_URL: {error}")
        return
    if place.is_shared:
        yield from server_findings(settings)
        return
    database = place.beside.absolute()
    yield from file_findings(database, MOUNTS.read_text() if MOUNTS.exists() else "")
    yield from revision_findings(settings)
    yield from key_findings(settings, database.with_name(KEY_FILE))
    yield from backup_findings(settings, database, datetime.now(UTC))


# Settings


def token_findings(token: str) -> Iterator[DoctorFinding]:
    """Yield whether a token looks like one."""
    if not token:
        yield ill("DISCORD_TOKEN is not set: take it from the developer portal, your application, Bot, Reset Token")
        return
    head, *rest = token.split(".")
    try:
        is_number = base64.b64decode(f"{head}{'=' * (-len(head) % 4)}", validate=True).isdigit()
    except (binascii.Error, ValueError):
        is_number = False
    if is_number and len(rest) == 2 and all(rest):
        yield well("DISCORD_TOKEN looks like a token")
    else:
        yield ill("DISCORD_TOKEN does not look like a bot's token: copy it again, whole, without quotes")


def env_findings(file: Path) -> Iterator[DoctorFinding]:
    """Yield who may read .env, and which of its settings nobody knows."""
    if not file.exists():
        yield note(f"there is no {file} here: settings come from the environment alone")
        return
    if stat.S_IMODE(file.stat().st_mode) & 0o077:
        yield ill(f"{file} holds the token and others may read it: chmod 600 {file}")
    else:
        yield well(f"{file} can be read by its owner only")
    for name in dotenv_values(file, interpolate=False, encoding=encoding_of(file)):
        if name.upper() not in KNOWN:
            close = difflib.get_close_matches(name.upper(), KNOWN, n=1)
            meant = f"; did you mean {close[0]}?" if close else ": see .env.example"
            yield note(f"{file} sets {name}, which this program does not know{meant}")


def environment_findings(names: Iterable[str]) -> Iterator[DoctorFinding]:
    """Yield which variables of the environment, where many are other programs', are nearly one of our settings."""
    for name in sorted({name.upper() for name in names} - set(KNOWN)):
        if close := difflib.get_close_matches(name, KNOWN, n=1, cutoff=NEARLY):
            yield note(f"the environment sets {name}, which this program does not know; did you mean {close[0]}?")


def limit_findings(settings: Settings) -> Iterator[DoctorFinding]:
    """Yield what this machine and Discord let the bot do."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files != resource.RLIM_INFINITY and files < FEWEST_FILES:
        yield ill(f"only {files} files may be open at once: raise that to {FEWEST_FILES} (ulimit -n)")
    else:
        yield well("enough files may be open at once")
    if settings.messages_per_minute > SUSPICIOUS_PACE:
        yield note(
            f"MESSAGES_PER_MINUTE is {settings.messages_per_minute}: from some {SUSPICIOUS_PACE} on Discord may "
            "suspect the bot; leave it at 20 unless people wait"
        )
    processors = os.cpu_count() or 1
    if settings.computer_workers > processors:
        yield note(
            f"COMPUTER_WORKERS is {settings.computer_workers}, but there are {processors} processors: set no more"
        )


# Versions


def version_findings(root: Path) -> Iterator[DoctorFinding]:
    """Yield whether Python, SQLite and the packages are those that the program was tried with."""
    if sys.version_info[:2] < OLDEST_PYTHON:
        yield ill(f"Python is {platform.python_version()}: install 3.11 or newer")
    else:
        yield well(f"Python is {platform.python_version()}")
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        yield ill(f"SQLite is {sqlite3.sqlite_version}: install a Python with 3.35 or newer")
    else:
        yield well(f"SQLite is {sqlite3.sqlite_version}")
    others = [
        f"{name} {found} instead of {' or '.join(sorted(locked))}"
        for name, locked in locked_versions(root).items()
        if (found := _installed(name)) is not None and found not in locked
    ]
    if others:
        yield note(f"packages are not those of the lock file ({', '.join(others)}): install {LOCKS[0]} again")
    else:
        yield well("packages are those of the lock file")


def locked_versions(root: Path) -> Mapping[str, set[str]]:
    """Return which versions the lock files pin; where it depends on Python's there are several."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in (root / name for name in LOCKS):
        for line in file.read_text().splitlines() if file.exists() else ():
            if pinned := PINNED.match(line):
                found[pinned[1]].add(pinned[2])
    return found


def _installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


# The database in a file


def file_findings(database: Path, mounts: str) -> Iterator[DoctorFinding]:
    """Yield where the file lies, who may read and write it, and how much room there is."""
    folder = database.parent
    if not folder.is_dir():
        yield ill(f"the folder {folder} of the database does not exist: make it, for the bot's user")
        return
    if not os.access(folder, os.W_OK | os.X_OK):
        yield ill(f"this user may not write into {folder}: SQLite keeps files beside the database: chown it")
    kind = kind_of_disk(folder, mounts)
    if kind.startswith(ON_NETWORK):
        yield ill(f"{folder} is on a network file system ({kind}): move the database to a local disk, or to PostgreSQL")
    else:
        yield well(f"{folder} is on a local disk")
    size = database.stat().st_size if database.exists() else 0
    free = shutil.disk_usage(folder).free
    if free < max(LEAST_ROOM, 2 * size):
        yield ill(f"only {free // 1024**2} MiB are free in {folder}: make room for at least twice the database")
    else:
        yield well(f"{free // 1024**2} MiB are free in {folder}")
    files = [Path(f"{database}{companion}") for companion in COMPANIONS]
    yield from private_findings([file for file in files if file.exists()])


def private_findings(files: Sequence[Path]) -> Iterator[DoctorFinding]:
    """Yield which files others may read, or this user may not."""
    for file in files:
        if not os.access(file, os.R_OK | os.W_OK):
            yield ill(f"this user may not read and write {file}: run as {file.owner()}, or chown the file")
        elif stat.S_IMODE(file.stat().st_mode) & 0o077:
            yield ill(f"others may read {file}: chmod 600 {file}")
        else:
            yield well(f"{file} can be read by its owner only")


def kind_of_disk(folder: Path, mounts: str) -> str:
    """Return the kind of file system that a folder lies on, by a table of mounts; empty if it is not in there."""
    best, kind = -1, ""
    for fields in (line.split() for line in mounts.splitlines()):
        place = Path(fields[1].encode().decode("unicode_escape"))
        if (place == folder or place in folder.parents) and len(place.parts) >= best:
            best, kind = len(place.parts), fields[2]
    return kind


def revision_findings(settings: Settings) -> Iterator[DoctorFinding]:
    """Yield whether the database can be opened, and which migrations wait for it."""
    try:
        place = place_of(settings.database_url)
        if lost := lost_database(settings):
            yield ill(str(lost))
        elif not place.is_there():
            yield note(f"there is no database at {place.name} yet: the first start makes it; is DATABASE_URL right?")
        elif revision := pending(place, patience=PATIENCE):
            yield note(f"the database is brought up to revision {revision} at the next start: back it up before")
        else:
            yield well("the database is of this version of the program")
    except StorageError as error:
        yield ill(str(error))


def key_findings(settings: Settings, file: Path) -> Iterator[DoctorFinding]:
    """Yield where the key for secrets is, and whether those who take the backups take it along."""
    if settings.key is not None:
        yield (
            well("SECRET_KEY is set")
            if len(settings.key) >= FEWEST_CHARACTERS
            else ill(f"SECRET_KEY is too short: {FEWEST_CHARACTERS} characters at least")
        )
    elif file.exists():
        yield from private_findings([file])
        yield note(f"the key for secrets is in {file}: keep a copy of it in another place than the backups")
    else:
        yield note("there is no key for secrets yet: one is made at the first start; keep a copy of it then")
    folder = settings.backup_dir
    if folder is not None and settings.key is None and folder.absolute().resolve() == file.parent.resolve():
        yield ill(f"the key lies beside the backups in {folder}: anybody who gets both knows coming dice; part them")


def backup_findings(settings: Settings, database: Path, now: datetime) -> Iterator[DoctorFinding]:
    """Yield whether there are backups, how old the latest is that counts, and whether they would outlive the disk."""
    folder = settings.backup_dir
    if folder is None:
        yield note("BACKUP_DIR is not set: nobody makes backups but you")
        return
    if not folder.is_dir():
        yield note(f"{folder} is not there yet: it is made with the first backup")
        return
    if database.parent.is_dir() and folder.stat().st_dev == database.parent.stat().st_dev:
        yield note(f"{folder} is on the disk of the database: copy the backups to another machine")
    present = backup_folder.listed(folder)
    for copy in present:
        if copy.condition == "failed":
            yield ill(f"{copy.path} does not stand: run check on the database, look at the disk, then delete it")
    if present and present[0].at > now + LATEST_BACKUP:
        yield note(f"{present[0].path} is of the future: look at this machine's clock, then delete it")
    latest = next((copy for copy in present if copy.condition == "good" and copy.at <= now), None)
    if latest is None:
        yield note(f"there is no checked backup in {folder}: python -m bot backup makes one now")
    elif now - latest.at > LATEST_BACKUP:
        yield ill(f"the latest backup is of {latest.at:%Y-%m-%d}: does the bot run, and what does its log say?")
    else:
        yield well(f"the latest backup is of {latest.at:%Y-%m-%d %H:%M} UTC")


# The database on a server


def server_findings(settings: Settings) -> Iterator[DoctorFinding]:
    """Yield whether the server lets us in and the database is as it must be."""
    yield from revision_findings(settings)
    if settings.key is None:
        file = place_of(settings.database_url).beside.absolute().with_name(KEY_FILE)
        yield from key_findings(settings, file)
    if settings.backup_dir is not None:
        yield note("BACKUP_DIR is for files: on PostgreSQL use pg_dump or pgBackRest, see docs/postgresql.md")


# Discord


async def asked_of_discord(
    settings: Settings,
    *,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> Sequence[DoctorFinding]:
    """Return whether Discord can be reached and takes the token, and how far this machine's clock is off."""
    found: list[DoctorFinding] = []
    try:
        timeout = aiohttp.ClientTimeout(total=10)
        async with aiohttp.ClientSession(timeout=timeout) as session, session.get(f"{Route.BASE}/gateway") as answer:
            said = answer.headers.get("Date")
    except (aiohttp.ClientError, TimeoutError) as error:
        return [ill(f"Discord cannot be reached ({error}): look at network and firewall (443 to discord.com)")]
    if said is not None:
        found.append(clock_finding(parsedate_to_datetime(said), now()))
    if token := settings.discord_token.get_secret_value():
        found.append(await _login(token))
    return found


def clock_finding(theirs: datetime, ours: datetime) -> DoctorFinding:
    """Return how far our clock is from Discord's."""
    off = ours - theirs
    if abs(off) > CLOCK_TOLERANCE:
        return ill(f"this machine's clock is off by {off.total_seconds():.0f} s: let it follow a time server")
    return well("this machine's clock agrees with Discord's")


async def _login(token: str) -> DoctorFinding:
    async with brief_client() as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            return ill("Discord refuses the token: Reset Token in the developer portal, and put the new one into .env")
        except (discord.HTTPException, OSError) as error:
            return note(f"Discord did not say whether it accepts the token ({error})")
        return well(f"Discord accepts the token; it is that of {client.user}")
