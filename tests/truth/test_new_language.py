"""A language is begun with one command and is spoken at once; what is left to be translated can be asked for."""

import shutil
from pathlib import Path

import pytest

from bot.i18n import LOCALES
from tools import new_language


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    return Path(shutil.copytree(LOCALES, tmp_path / "locales"))


def test_a_language_begins_as_a_copy_and_says_what_is_left(locales: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_language.main(["de"], locales) == 0
    assert "0 messages left." in capsys.readouterr().out
    assert new_language.main(["xx"], locales) == 0
    names = {path.name for path in (locales / "xx").iterdir()}
    assert names == {path.name for path in (locales / "en").iterdir()}
    for language in ("xx", "en", "de"):
        assert "choice-language-xx = xx\n" in (locales / language / "commands.ftl").read_text()
    assert new_language.main(["xx"], locales) == 1
    assert "time.ftl: " in capsys.readouterr().out
    count = sum(len(new_language.untranslated(file, file)) for file in (locales / "en").glob("*.ftl"))
    assert count > 2000


def test_one_message_that_is_left_is_found(tmp_path: Path) -> None:
    english, french = tmp_path / "en.ftl", tmp_path / "fr.ftl"
    english.write_text("one = A board\ntwo = { $name }: `6*34`\nthree = Mod\n    .about = For a few\n")
    french.write_text("one = Un plateau\ntwo = { $name }: `6*34`\nthree = Mod\n    .about = For a few\n")
    assert new_language.untranslated(french, english) == ["three"]
    french.write_text("one = A board\ntwo = { $name }: `6*34`\n# As in English.\nthree = Mod\n    .about = For a few\n")
    assert new_language.untranslated(french, english) == ["one"]


@pytest.mark.parametrize("words", [[], ["fr", "it"], ["../x"], ["French"]])
def test_nonsense_is_refused(words: list[str], locales: Path) -> None:
    assert new_language.main(words, locales) == 2
