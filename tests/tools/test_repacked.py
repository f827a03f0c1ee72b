"""Archives and files as other programs leave them: repacked by a file manager, saved by an editor, cut off."""

import json
import zipfile
from pathlib import Path

import pytest

from tests.tools.archives import archive as made
from tests.tools.archives import found, held, packed
from tests.tools.plays import finished
from tools.verify.__main__ import main
from tools.verify.decoding import wrapping

LITTER = {"__MACOSX/winter/._season.json": b"\0", "winter/.DS_Store": b"\0", "winter/": b"", "Thumbs.db": b"\0"}


@pytest.mark.parametrize(
    ("names", "folder"),
    [
        (["season.json", "a/season.json"], ""),
        (["a/season.json", "a/tables/x"], "a/"),
        (["a/b/season.json", "a/b/tables/x"], "a/b/"),
        (["a/season.json", "b/season.json"], ""),
        (["matches/season.json"], "matches/"),
        (["a/other.json"], ""),
        ([], ""),
    ],
)
def test_the_folder_is_found_in_which_everything_lies(names: list[str], folder: str) -> None:
    assert wrapping(names, lambda name: name == "season.json") == folder


@pytest.mark.slow
def test_an_archive_that_a_file_manager_has_packed_again_agrees(tmp_path: Path) -> None:
    path = tmp_path / "season.zip"
    path.write_bytes(packed({f"winter/{name}": data for name, data in held(made("winter")).items()} | LITTER))
    assert not found(path)
    path.write_bytes(packed({f"winter/{name}": data for name, data in held(made("winter")).items()} | {"x": b""}))
    assert main([str(path)]) == 2, "what lies beside the folder is no litter"


def test_an_archive_that_was_cut_off_is_said_to_be_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = packed({"season.json": b"{}" * 999})
    first, cut = tmp_path / "first.zip", tmp_path / "cut.zip"
    first.write_bytes(whole)
    cut.write_bytes(whole[:-30])
    assert main([str(cut)]) == 2
    assert "a zip archive of which the end is missing; download it again" in capsys.readouterr().err
    assert main([str(first), str(cut)]) == 2
    assert "'cut.zip' is no whole zip archive; download it again" in capsys.readouterr().err


def test_an_archive_packed_in_a_way_that_may_take_any_memory_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "season.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("season.json", b"{}")
    assert main([str(path)]) == 2
    assert "'season.json' is packed in a way that this program does not unpack" in capsys.readouterr().err


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le"])
async def test_a_match_that_an_editor_has_saved_in_its_own_encoding_agrees(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(json.dumps(await finished("columbiz", 2, moves=3), ensure_ascii=False).encode(encoding))
    assert main([str(path)]) == 0


def test_what_is_no_text_is_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(b"\x89PNG\xff")
    assert main([str(path)]) == 2
    assert "it is no text" in capsys.readouterr().err
