"""A database that was gone was replaced by an empty one without a word, by the bot and by whatever only looks at it."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operations import beginning, doctor
from bot.operations.settings import Settings
from storage.errors import LostDatabase
from storage.sealing import KEY_FILE
from tests.databases import lay_database

TOKEN = "MTIzNDU2Nzg5.abc.def"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for a database that is not there, from which the bot's program is called."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.nice", lambda _: 0)  # it cannot be taken back
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/bot.db")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("BACKUP_DIR", str(tmp_path / "backups"))
    return tmp_path


@pytest.mark.parametrize("words", [["check"], ["backup"], ["backup", "copy.db"], ["replay", "--all", "--with", "."]])
def test_what_looks_at_a_database_made_one(place: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 3
    assert f"There is no database of this program at {place / 'bot.db'}." in capsys.readouterr().err
    assert not [file for file in place.rglob("*") if file.is_file()]


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (KEY_FILE, "its key"),
        ("backups/fernzug-20260520T120000Z.db", "1 backup in"),
        ("bot.db.before-20260520T120000.000000Z", "bot.db.before-"),
        ("bot.db-wal", "bot.db-wal"),
    ],
)
def test_the_bot_does_not_begin_anew_where_there_was_a_database(
    place: Path, left: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (place / left).parent.mkdir(exist_ok=True)
    (place / left).touch()
    assert main([]) == 3
    told = capsys.readouterr().err
    assert (f"There is no database at {place / 'bot.db'}, but there is" in told, said in told) == (True, True)
    assert "--begin-anew" in told
    findings = list(doctor.revision_findings(Settings()))
    assert [(finding.degree, "--begin-anew" in finding.text) for finding in findings] == [("ill", True)]
    assert not (place / "bot.db").exists()


async def test_where_there_never_was_one_the_first_start_makes_it(place: Path) -> None:
    await beginning.refuse_to_begin_anew(Settings())
    (place / "bot.db.lock").touch()
    await beginning.refuse_to_begin_anew(Settings())
    assert [finding.degree for finding in doctor.revision_findings(Settings())] == ["note"]


async def test_a_database_that_is_there_is_all_right(place: Path) -> None:
    lay_database(place / "bot.db")
    (place / KEY_FILE).touch()
    await beginning.refuse_to_begin_anew(Settings())


def test_who_wants_to_begin_anew_says_so(place: Path) -> None:
    (place / "bot.db-wal").touch()
    with pytest.raises(LostDatabase):
        raise beginning.lost_database(Settings()) or AssertionError
    assert main(["--begin-anew", "check"]) == 0
    assert (place / "bot.db").exists()
    assert beginning.lost_database(Settings()) is None
