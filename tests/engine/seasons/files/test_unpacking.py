"""Matches are found in archives as people hand them in, and no archive takes far more memory than it has bytes."""

import json
import tracemalloc
import zipfile
from collections.abc import Mapping
from io import BytesIO

import pytest

from engine.ids import MatchId
from engine.matches.errors import BadExport
from engine.matches.records.export import MAX_BYTES
from engine.seasons.files.unpacking import ENTRY, MAX_ARCHIVE, MOST_FILES, Packed, is_archive, packed_matches, unpacked

SEASON = {
    "entrants": [{"entrant": 1, "persons": [5]}, {"entrant": 2, "persons": [6, 7]}],
    "fixtures": [
        {"match": "bbbbbbbb", "round": 2, "entrants": [1, 2]},
        {"match": "aaaaaaaa", "round": 3, "entrants": [2, 1]},
        {"match": None, "round": 4, "entrants": [2, 1]},
    ],
}
FILES = {
    "season.json": json.dumps(SEASON).encode(),
    "matches/aaaaaaaa.json": b"first",
    "matches/bbbbbbbb.json": b"second",
    "tables/division-1.csv": b"",
}


def packed(files: Mapping[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", how) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return made.getvalue()


def why_refused(data: bytes) -> object:
    with pytest.raises(BadExport) as refused:
        unpacked(data, packed_matches(data)[0])
    return refused.value.params["reason"]


def test_matches_are_told_by_round_and_players() -> None:
    data = packed(FILES)
    assert is_archive(data)
    assert [(one.match, one.round, one.persons) for one in packed_matches(data)] == [
        ("bbbbbbbb", 2, (5, 7)),
        ("aaaaaaaa", 3, (7, 5)),
    ]
    assert unpacked(data, packed_matches(data)[0]) == b"second"


def test_an_archive_that_a_file_manager_has_packed_again_is_the_same() -> None:
    data = packed({f"my season/{name}": content for name, content in FILES.items()} | {"__MACOSX/matches/._x": b"\0"})
    assert [one.round for one in packed_matches(data)] == [2, 3]


def test_stages_of_a_pentathlon_are_looked_through() -> None:
    data = packed({f"stages/2/{name}": content for name, content in FILES.items()})
    assert [one.name for one in packed_matches(data)] == [
        "stages/2/matches/bbbbbbbb.json",
        "stages/2/matches/aaaaaaaa.json",
    ]


@pytest.mark.parametrize("season", [None, b"{", b"[]", b'{"entrants": [], "fixtures": [{"match": "aaaaaaaa"}]}'])
def test_a_part_without_its_seasons_file_has_its_matches_all_the_same(season: bytes | None) -> None:
    files = {name: data for name, data in FILES.items() if name != "season.json"}
    data = packed(files if season is None else files | {"season.json": season})
    assert packed_matches(data)[0] == Packed(MatchId("aaaaaaaa"), "matches/aaaaaaaa.json")


def test_what_is_no_whole_archive_of_matches_is_refused() -> None:
    assert why_refused(packed(FILES)[:-30]) == "archive"
    assert why_refused(packed({"season.json": b"{}"})) == "archive"
    assert why_refused(packed(FILES, zipfile.ZIP_LZMA)) == "archive", "its dictionary may be as large as it likes"
    damaged = bytearray(packed(FILES))
    damaged[damaged.index(b"bbbbbbbb.json") + 14] ^= 0xFF
    assert why_refused(bytes(damaged)) == "archive"


def test_an_archive_that_is_made_to_grow_takes_little_memory() -> None:
    bomb = packed(dict.fromkeys(("season.json", "matches/aaaaaaaa.json"), b" " * 10**7))
    many = packed(FILES) + ENTRY * MOST_FILES
    tracemalloc.start()
    assert why_refused(bomb) == "size"
    assert why_refused(many) == "archive-size"
    assert why_refused(bytes(MAX_ARCHIVE + 1)) == "archive-size"
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 12 * MAX_BYTES
