"""Backups that may go: neither of the last, nor their day's or week's, with content that a later one holds.

So a database that has lost something, or another one in its place, never costs a backup of what was there before.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final
from urllib.parse import quote

from storage.database.sqlite import TEMPORARY
from storage.upkeep.backup_folder import Backup, listed

LAST: Final = 5
MOST_WAITING: Final = 3
DAYS: Final = 7
WEEKS: Final = 4
HEADS_LOST: Final = """
SELECT 1 FROM earlier.matches AS known WHERE NOT EXISTS (
 SELECT 1 FROM main.log AS fact WHERE (fact.match, fact.seq, fact.digest) = (known.match, known.seq, known.digest)
)"""
FACTS_LOST: Final = """
SELECT 1 FROM earlier.season_log AS known WHERE NOT EXISTS (
 SELECT 1 FROM main.season_log AS fact
 WHERE (fact.season, fact.seq, fact.digest) = (known.season, known.seq, known.digest)
)"""


@dataclass(frozen=True, slots=True)
class Pruned:
    """The backups that were deleted, and those that stay only because no later one holds all that is in them."""

    gone: Sequence[Path]
    irreplaceable: Sequence[Path]


def holds(later: Path, earlier: Path) -> bool:
    """Tell whether everything in the logs of a backup is in those of another, too; False if that cannot be told."""
    addresses = [f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1" for path in (later, earlier)]
    try:
        with closing(sqlite3.connect(addresses[0], uri=True)) as connection:
            connection.execute(f"PRAGMA {TEMPORARY}")
            connection.execute("ATTACH ? AS earlier", addresses[1:])
            return not any(connection.execute(lost).fetchone() for lost in (HEADS_LOST, FACTS_LOST))
    except sqlite3.Error:
        return False


def prune(folder: Path, now: datetime) -> Pruned:
    """Delete the backups that count, need not be kept any longer and hold nothing that no later one holds."""
    good = [backup for backup in listed(folder) if backup.condition == "good"]
    needed = set(kept(good, now))
    stay: list[Path] = []
    gone, irreplaceable = [], []
    for backup in good:  # the latest first
        if backup not in needed and any(holds(later, backup.path) for later in stay):
            backup.path.unlink(missing_ok=True)
            gone.append(backup.path)
            continue
        stay.append(backup.path)
        if backup not in needed:
            irreplaceable.append(backup.path)
    return Pruned(gone, irreplaceable)


def drop_repeated(folder: Path, before: str) -> None:
    """Delete copies that starts which fail make again and again before the same migration, and that wait to be checked.

    The latest stay, and any that holds what no later one holds.
    """
    waiting = [backup.path for backup in listed(folder) if (backup.before, backup.condition) == (before, "unchecked")]
    for path in waiting[MOST_WAITING:]:
        if any(holds(later, path) for later in waiting[:MOST_WAITING]):
            path.unlink(missing_ok=True)


def kept(backups: Sequence[Backup], now: datetime) -> Sequence[Backup]:
    """Return those to keep anyhow: the last, each day's and week's, those before late migrations.

    The last days and weeks are also those that were backed up last, however long ago: a clock that jumps ahead makes
    none of them old.
    """
    ordered = sorted(backups, key=lambda backup: backup.at)
    stay = {f"last {place}": backup for place, backup in enumerate(ordered[-LAST:])}
    last_days = list(dict.fromkeys(map(_day, ordered)))[-DAYS:]
    last_weeks = list(dict.fromkeys(map(_week, ordered)))[-WEEKS:]
    for backup in ordered:
        age = now - backup.at
        if age < timedelta(days=DAYS) or _day(backup) in last_days:
            stay[_day(backup)] = backup
        if age < timedelta(weeks=WEEKS) or _week(backup) in last_weeks:
            stay[_week(backup)] = backup
            if backup.before:
                stay[f"before {backup.before}"] = backup
    return list(dict.fromkeys(stay.values()))


def _day(backup: Backup) -> str:
    return f"day {backup.at:%Y-%m-%d}"


def _week(backup: Backup) -> str:
    return f"week {backup.at:%G-%V}"
