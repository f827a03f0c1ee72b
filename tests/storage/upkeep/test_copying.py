"""A copy that is interrupted goes on where it was, and what is half copied is used by nobody."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from engine.ids import MatchId
from engine.people.preferences import Person, Vacation
from engine.stores.matches import FinishedMatch
from engine.stores.plans import Plan
from games.core import Outcome
from storage.errors import CopyDiffers, CopyStopped, DatabaseInUse, HalfCopied, MissingDatabase, NotEmpty
from storage.open import open_store
from storage.schema.core import REVISION
from storage.upkeep import copying
from storage.upkeep.copying import copy
from tests.databases import lay_database
from tests.servers import KEY
from tests.storage.samples import ANNA, BERT, NOON, commit

pytestmark = pytest.mark.slow

ONE = MatchId("match001")


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "BATCH", 3)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.server)])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of either kind."""
    if request.param == "sqlite":
        lay_database(tmp_path / "target.db")
        return f"sqlite+aiosqlite:///{tmp_path}/target.db"
    return str(request.getfixturevalue("server_url"))


async def filled(url: str) -> list[object]:
    """Fill a file with something of many kinds; return what is read from it afterwards."""
    lay_database(Path(url.partition("///")[2]))
    store = await open_store(url, secret_key=KEY)
    made = commit(ONE, seed=bytes(range(32)))
    await store.matches.append(made)
    for number in range(3):
        await store.matches.append(commit(f"other{number}", phase="proposed", size=40_000))
    await store.people.save_vacation(Vacation(BERT, date(2026, 7, 1), date(2026, 7, 14)))
    await store.people.save_person(Person(BERT, zone="Europe/Berlin", sleep=(1380, 420)))
    await store.people.save_person(Person(ANNA, language="de", has_text=True))
    await store.plans.save(Plan(ONE, ANNA, 1, 3, "D6", "C5-C6 \N{GAME DIE} 'quoted' % :x"), seq=3)
    outcome = Outcome("agreed", (1, 1), (3, 3))
    await store.matches.append(
        replace(
            commit(ONE, after=made.snapshot, phase="over", due=()),
            finished=FinishedMatch(ONE, "gamwin", 7, (ANNA, BERT), outcome, (3, 4), is_rated=True, ended_at=NOON),
        )
    )
    await store.close()
    return await read_back(url)


async def read_back(url: str) -> list[object]:
    store = await open_store(url, secret_key=KEY)
    found: list[object] = [
        await store.matches.ids(),
        [await store.matches.log(match) for match in await store.matches.ids()],
        [await store.matches.snapshot(match) for match in await store.matches.ids()],
        [await store.matches.summary(match) for match in await store.matches.ids()],
        await store.matches.seed(ONE),
        await store.matches.finished([ONE]),
        await store.plans.of_match(ONE),
        await store.people.vacations(BERT),
        await store.people.person(BERT),
        await store.people.person(ANNA),
        await store.outbox.announcements(),
    ]
    await store.close()
    return found


def stopping_after(asked: int) -> Callable[[], bool]:
    """Return what says that a copy is to stop when it is asked the next time after so many."""
    left = iter(range(asked))
    return lambda: next(left, None) is None


def dying_at(rows: int) -> Callable[[int, int], None]:
    """Return what ends the program when so many rows are there."""

    def told(done: int, _: int) -> None:
        if done >= rows:
            raise KeyboardInterrupt

    return told


@pytest.mark.server
async def test_a_copy_goes_there_and_back_and_goes_on(url: str, server_url: str, tmp_path: Path) -> None:
    kept, back = await filled(url), f"sqlite+aiosqlite:///{tmp_path}/back.db"
    lay_database(tmp_path / "back.db")
    count = await asyncio.to_thread(copy, url, server_url)
    assert await read_back(server_url) == kept
    assert await asyncio.to_thread(copy, server_url, back) == count
    assert await read_back(back) == kept
    store = await open_store(server_url, secret_key=KEY)
    await store.matches.append(commit("onemore"))
    assert (await store.matches.ids())[-1] == "onemore"
    await store.close()


async def test_a_copy_goes_into_nothing_that_holds_something(url: str, target: str) -> None:
    await filled(url)
    copy(url, target)
    with pytest.raises(NotEmpty):
        copy(url, target)


@pytest.mark.server
async def test_nothing_is_copied_while_a_bot_runs_or_from_nowhere(url: str, server_url: str, tmp_path: Path) -> None:
    running = await open_store(url, secret_key=KEY, is_sole=True)
    with pytest.raises(DatabaseInUse):
        copy(url, server_url)
    await running.close()
    leased = await open_store(server_url, secret_key=KEY)
    await leased.shards.divide(1)
    await leased.shards.claim("a bot", [0], seconds=600)
    with pytest.raises(DatabaseInUse):
        copy(url, server_url)
    await leased.shards.give_back("a bot", [0])
    await leased.close()
    with pytest.raises(MissingDatabase, match="nowhere"):
        copy(f"sqlite+aiosqlite:///{tmp_path}/nowhere.db", server_url)
    assert not (tmp_path / "nowhere.db").exists()


async def test_nobody_holds_a_copy_though_who_had_the_file_held_it_for_good(url: str, target: str) -> None:
    await filled(url)
    store = await open_store(url, secret_key=KEY)
    await store.shards.seize("a bot", 1, seconds=1e9)
    await store.close()
    copy(url, target)
    store = await open_store(target, secret_key=KEY)
    assert [lease.is_free for lease in await store.shards.divide(2)] == [True, True]
    await store.close()


@pytest.mark.slow
async def test_a_copy_that_is_stopped_again_and_again_goes_on(url: str, target: str) -> None:
    kept = await filled(url)
    for batches in range(1, 4):
        with pytest.raises(CopyStopped):
            copy(url, target, is_stopped=stopping_after(batches))
    seen: list[tuple[int, int]] = []
    count = copy(url, target, on_progress=lambda done, whole: seen.append((done, whole)))
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert 0 < seen[0][0] < seen[-1][0] == count
    assert {whole for _, whole in seen} == {count}
    assert await read_back(target) == kept


@pytest.mark.slow
async def test_a_copy_that_was_killed_at_any_batch_goes_on(url: str, tmp_path: Path) -> None:
    kept = await filled(url)
    for rows in (0, 1, 7, 13, 20):
        lay_database(tmp_path / f"{rows}.db")
        target = f"sqlite+aiosqlite:///{tmp_path}/{rows}.db"
        with pytest.raises(KeyboardInterrupt):
            copy(url, target, on_progress=dying_at(rows))
        copy(url, target)
        assert await read_back(target) == kept


async def test_nobody_uses_what_is_half_copied(url: str, target: str, tmp_path: Path) -> None:
    await filled(url)
    with pytest.raises(CopyStopped, match="of"):
        copy(url, target, is_stopped=stopping_after(5))
    with pytest.raises(HalfCopied, match="not complete"):
        await open_store(target, secret_key=KEY)
    with pytest.raises(HalfCopied):
        copy(target, f"sqlite+aiosqlite:///{tmp_path}/further.db")
    copy(url, target)
    store = await open_store(target, secret_key=KEY)
    await store.matches.append(commit("onemore"))
    await store.close()


async def test_a_copy_of_another_version_is_begun_anew(url: str, tmp_path: Path) -> None:
    await filled(url)
    lay_database(tmp_path / "target.db")
    target = f"sqlite+aiosqlite:///{tmp_path}/target.db"
    with pytest.raises(CopyStopped):
        copy(url, target, is_stopped=stopping_after(5))
    with closing(sqlite3.connect(tmp_path / "target.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'copying 0000'")
    with pytest.raises(HalfCopied):
        copy(url, target)


async def test_a_source_that_changes_between_two_attempts_is_found_out(url: str, target: str) -> None:
    await filled(url)
    with pytest.raises(CopyStopped):
        copy(url, target, is_stopped=stopping_after(25))
    store = await open_store(url, secret_key=KEY)
    await store.people.save_person(Person(ANNA, language="en"))
    await store.matches.append(commit("match0a1"))
    await store.close()
    with pytest.raises(CopyDiffers):
        copy(url, target)
    with pytest.raises(HalfCopied):
        await open_store(target, secret_key=KEY)


@pytest.mark.server
async def test_a_copy_is_compared_with_the_original(url: str, server_url: str, client: Connection) -> None:
    await filled(url)
    client.execute(
        text(
            "CREATE FUNCTION forge() RETURNS trigger LANGUAGE plpgsql AS "
            "'BEGIN NEW.digest = ''forged''; RETURN NEW; END'"
        )
    )
    client.execute(text("CREATE TRIGGER forges BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION forge()"))
    with pytest.raises(CopyDiffers, match="log"):
        copy(url, server_url)
    client.execute(text("DROP FUNCTION forge CASCADE"))
    assert client.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == f"copying {REVISION}"
