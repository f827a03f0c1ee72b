"""Progress of a large check at a terminal, and a Ctrl-C that ends it with a sentence."""

import io
from pathlib import Path

import pytest

from tools.verify import __main__ as program
from tools.verify.counting import counted


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_a_count_moves_and_is_gone_in_the_end() -> None:
    screen, file = Screen(), io.StringIO()
    assert list(counted(["a", "b"], "matches", stream=screen)) == ["a", "b"]
    assert screen.getvalue() == "\r1 of 2 matches\r2 of 2 matches\r\033[K"
    assert list(counted(["a", "b"], "matches", stream=file)) == ["a", "b"]
    assert file.getvalue() == ""


def test_ctrl_c_ends_it_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed(_: Path) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "_text", pressed)
    (tmp_path / "match.json").write_text("{}")
    assert program.main([str(tmp_path / "match.json")]) == 130
    assert capsys.readouterr() == ("", "Stopped. Nothing was found out.\n")
