"""The archive of a season: one zip with its file, its tables, and all matches; several where one would be too large.

    README.txt                 what is in it, in words
    season.json                the season (engine.seasons.files.export, docs/season.schema.json)
    tables/division-1.csv      the table of a division
    trf/division-1.trf         the same as FIDE's TRF16, where two meet
    matches/k7wq3d9m.json      a match (engine.matches.records.export, docs/export.schema.json)
    tables/pentathlon.csv           the table of a pentathlon
    stages/1/season.json       one of its stages, with tables and matches as above

Only the first part has more than matches. The same season always gives the same bytes.
"""

import zipfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Final

from engine.ids import MatchId, PersonId
from engine.log.chain import Entry
from engine.seasons.files.export import season_file
from engine.seasons.files.pentathlon import own_sheets
from engine.seasons.files.sheets import csv_sheet, is_for_trf, trf_sheet
from engine.seasons.state.progress import Progress, played
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from leagues.table import Table

PART: Final = 9 * 1024 * 1024
"""Bytes after which another part begins; Discord takes files of 10 MiB."""
MOST_PARTS: Final = 4
MOST_MATCH: Final = 2 * 1024 * 1024
"""Bytes of a match's file; a larger one, which no game comes near, is left to `/match export`."""
FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)


class Archive:
    """Writes an archive, match by match; `size` is what a part may have, about."""

    def __init__(self, files: Mapping[str, bytes], *, size: int = PART, most: int = MOST_PARTS) -> None:
        self._size, self._most = size, most
        self._buffers: list[BytesIO] = []
        self._begin()
        self.left_out: list[MatchId] = []
        self.put(files)

    def put(self, files: Mapping[str, bytes], folder: str = "") -> None:
        """Write files that belong into the first part, before any match, into a folder such as `stages/1/`."""
        for name, data in files.items():
            self._write(folder + name, data)

    def add(self, matches: Mapping[MatchId, bytes], folder: str = "") -> None:
        """Write matches, in another part where one is full; note those for which there is no room."""
        for match, data in matches.items():
            is_full = self._buffers[-1].tell() > self._size
            if len(data) > MOST_MATCH or (is_full and len(self._buffers) >= self._most):
                self.left_out.append(match)
                continue
            if is_full:
                self._zip.close()
                self._begin()
            self._write(f"{folder}matches/{match}.json", data)

    def parts(self) -> Sequence[bytes]:
        """Return the files; nothing can be added after it."""
        self._zip.close()
        return [buffer.getvalue() for buffer in self._buffers]

    def _begin(self) -> None:
        self._buffers.append(BytesIO())
        self._zip = zipfile.ZipFile(self._buffers[-1], "w", zipfile.ZIP_DEFLATED)

    def _write(self, name: str, data: bytes) -> None:
        entry = zipfile.ZipInfo(name, FIRST_DAY)
        entry.external_attr = 0o644 << 16
        self._zip.writestr(entry, data, zipfile.ZIP_DEFLATED)


def files(
    season: Season,
    log: Sequence[Entry],
    progress: Progress,
    finished: Mapping[int, FinishedMatch],
    tables: Sequence[Table],
    *,
    names: Mapping[PersonId, str],
) -> Mapping[str, bytes]:
    """Return the files of a season by name, without its matches, the page in words, and the stages of a pentathlon."""
    file = season_file(season, log, progress, finished, tables)
    made = {"season.json": file.model_dump_json(indent=1).encode(), **own_sheets(season, names)}
    persons = {one.id: one.person for one in season.entrants.values()}
    called = {one: names.get(person, "?") for one, person in persons.items()}
    for number, table in enumerate(tables, 1):
        made[f"tables/division-{number}.csv"] = csv_sheet(table, persons, called)
        division = played(season, progress, number)
        if is_for_trf(division):
            title = f"{season.founded.name} {season.founded.number} / {number}"
            made[f"trf/division-{number}.trf"] = trf_sheet(
                title, division, table, season.rules.scoring, called
            ).encode()
    return made


def matches_of(season: Season) -> Sequence[MatchId]:
    """Return all matches of a season, also those that were played again."""
    return [*(season.matches[number] for number in sorted(season.matches)), *season.voided]
