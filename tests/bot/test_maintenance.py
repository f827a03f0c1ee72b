"""`check` goes on after a fault: one corrupt seed ended it with a traceback, and hid everything behind it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.operations import maintenance
from bot.settings import Settings
from engine.log.facts import PersonId
from engine.matches.service import Matches
from games.registry import GAMES
from storage.open import open_store


async def test_check_finds_every_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/bot.db")
    store = await open_store(settings.database_url, secret_key=settings.key)
    matches = Matches(store, GAMES)
    first, second = [
        (await matches.propose("gamwin", by=PersonId(1), server=1, channel=2, invited=[PersonId(2)])).after.id
        for _ in range(2)
    ]
    await store.close()
    assert await maintenance.check(settings) == 0
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        connection.execute("UPDATE seeds SET seed = x'00' WHERE match = ?", (first,))
        connection.execute("UPDATE matches SET digest = 'forged' WHERE match = ?", (second,))
        connection.execute("DROP TRIGGER log_is_not_deleted")
        connection.commit()
    capsys.readouterr()
    assert await maintenance.check(settings) == 1
    said = capsys.readouterr().out
    assert f"{first}: seed cannot be opened" in said
    assert f"{second}: snapshot at fact 1" in said
    assert "trigger log_is_not_deleted is not as it was made" in said
    assert "2 matches checked, 3 faults." in said
