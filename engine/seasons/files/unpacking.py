"""Matches out of the archive of a season, as people hand it in: bounded, and nothing in it is believed."""

import re
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

from engine.ids import MatchId, PersonId
from engine.log.json_text import read_json
from engine.matches.errors import BadExport
from engine.matches.records.export import MAX_BYTES

MAX_ARCHIVE: Final = 10 * 1024 * 1024
"""Bytes of a part: Discord takes no more, and the bot has to attach it to its answer."""
MOST_FILES: Final = 20_000
ZIP: Final = b"PK\x03\x04"
"""The first bytes of a zip."""
ENTRY: Final = b"PK\x01\x02"
"""The first bytes of each entry in the directory of a zip."""
PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Ways of packing that take little memory to unpack."""
MATCH: Final = re.compile(r"(?:[^/]+/)*?((?:stages/[1-9]/)?)matches/([0-9a-z]{8})\.json")
LITTER: Final = "__MACOSX/"


@dataclass(frozen=True, slots=True)
class Packed:
    """A match in an archive; its round and who plays are as the season's file says, if that is there, too."""

    match: MatchId
    name: str
    round: int | None = None
    persons: tuple[PersonId, ...] = ()


def is_archive(data: bytes) -> bool:
    """Tell whether a file is a zip."""
    return data.startswith(ZIP)


def packed_matches(data: bytes) -> tuple[Packed, ...]:
    """Return the matches in an archive, by rounds.

    Raises:
        BadExport: it is too large, damaged, or holds none.
    """
    with _opened(data) as archive:
        names = [name for name in archive.namelist() if not name.startswith(LITTER)]
        found = {match[2]: match for name in names if (match := MATCH.fullmatch(name))}
        told = {folder: _fixtures(archive, folder) for folder in {_folder_of(match) for match in found.values()}}
        packed = [
            Packed(MatchId(key), match.string, *told[_folder_of(match)].get(key, (None, ())))
            for key, match in found.items()
        ]
    if not packed:
        raise BadExport(reason="archive")
    return tuple(sorted(packed, key=lambda one: (one.round or 0, one.name)))


def unpacked(data: bytes, packed: Packed) -> bytes:
    """Return the file of a match in an archive.

    Raises:
        BadExport: it is too large or damaged.
    """
    with _opened(data) as archive:
        return _read(archive, packed.name)


def _opened(data: bytes) -> zipfile.ZipFile:
    if len(data) > MAX_ARCHIVE or data.count(ENTRY) > MOST_FILES:
        raise BadExport(reason="archive-size", most=MAX_ARCHIVE // 1024**2)
    try:
        return zipfile.ZipFile(BytesIO(data))
    except Exception as error:  # whatever is wrong with it
        raise BadExport(reason="archive") from error


def _read(archive: zipfile.ZipFile, name: str) -> bytes:
    try:
        info = archive.getinfo(name)
        if info.compress_type not in PACKED:
            raise BadExport(reason="archive")
        with archive.open(info) as file:
            data = file.read(MAX_BYTES + 1)
    except BadExport:
        raise
    except Exception as error:  # zlib and its like have errors of their own
        raise BadExport(reason="archive") from error
    if len(data) > MAX_BYTES:
        raise BadExport(reason="size", most=MAX_BYTES // 1024)
    return data


def _folder_of(found: "re.Match[str]") -> str:
    """Return the folder of the season that a match belongs to."""
    return found.string[: found.start(2) - len("matches/")]


def _fixtures(archive: zipfile.ZipFile, folder: str) -> Mapping[str, tuple[int, tuple[PersonId, ...]]]:
    """Return round and persons of each match as the season's file says, nothing where that cannot be read."""
    try:
        return dict(_told(read_json(_read(archive, f"{folder}season.json"))))
    except (BadExport, LookupError, TypeError, ValueError, AttributeError, RecursionError):
        return {}


def _told(season: Any) -> Iterator[tuple[str, tuple[int, tuple[PersonId, ...]]]]:
    persons = {place["entrant"]: place["persons"][-1] for place in season["entrants"]}
    for fixture in season["fixtures"]:
        if fixture["match"] is not None:
            players = tuple(PersonId(int(persons[entrant])) for entrant in fixture["entrants"])
            yield str(fixture["match"]), (int(fixture["round"]), players)
