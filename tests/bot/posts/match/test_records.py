"""Records as text: pages that lose nothing, and an exported match written out by `python -m bot look`."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.operations import maintenance
from bot.operations.counting import Count
from bot.posts.match.records import as_file, in_pages, people_in
from games.registry import GAMES
from tests.tools.plays import finished


@given(st.lists(st.text(max_size=50)), st.integers(1, 12), st.integers(60, 200))
def test_pages_hold_every_line_in_order_and_fit(lines: list[str], most: int, room: int) -> None:
    pages = in_pages(lines, most=most, room=room)
    assert [line for page in pages for line in page] == lines
    assert all(pages) or pages == [[]]
    for page in pages:
        assert len(page) <= most
        assert len("\n".join(page)) <= room


def test_a_line_that_is_too_long_has_a_page_of_its_own() -> None:
    assert in_pages(["a", "b" * 99, "c"], most=12, room=10) == [["a"], ["b" * 99], ["c"]]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.slow
async def test_a_file_is_written_out(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "match.json", tmp_path / "seen"
    match = await finished(key, 2, moves=4)
    file.write_text(json.dumps(match), encoding="utf-8")
    assert maintenance.look(file, folder, Count()) == 0
    pictures = sorted(path.name for path in folder.glob("*.png"))
    assert capsys.readouterr().out == f"{len(pictures)} positions of match {match['match']} are in {folder}.\n"
    assert pictures[0] == "0000.png"
    assert len(pictures) > 1
    assert f"\n{len(pictures) - 1}. " in (folder / "match.txt").read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert maintenance.look(tmp_path / "none.json", tmp_path / "seen", Count()) == 1
    assert "No such file" in capsys.readouterr().err
    (tmp_path / "bad.json").write_text("{}")
    assert maintenance.look(tmp_path / "bad.json", tmp_path / "seen", Count()) == 1
    assert "This file is not a match that I exported." in capsys.readouterr().err
    assert not (tmp_path / "seen").exists()


def test_a_text_file_has_no_marks_of_discord() -> None:
    line = "~~3. Red `*8` – <@7> and <@8>~~, **until** <t:86400:f>: </match claim:12>, \\<@9\\> \\~\\~"
    assert people_in([line]) == {7, 8}
    assert as_file("Gamwin", "the sheet", [line], names={7: "Anna"}).decode() == (
        "Gamwin\n\nthe sheet\n\n3. Red *8 – Anna and @8, until 1970-01-02 00:00 UTC: /match claim, <@9> ~~\n"
    )
