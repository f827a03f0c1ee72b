"""Secrets at rest: sealed with the operator's key, unreadable and unchangeable without it, the wrong key refused."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.ids import MatchId, PersonId
from engine.seasons.facts.rules import SeasonId
from engine.stores.plans import Plan
from storage.errors import BadKey, CannotOpen, DatabaseInUse, LostKey, StorageError, WrongKey
from storage.open import open_store
from storage.sealing import KEY_FILE, AesSeal, seal_of
from storage.upkeep.backup import backup
from tests.databases import lay_database
from tests.storage.samples import commit
from tests.storage.stores.test_season_contract import made as season_commit

KEY, OTHER = "k" * 32, "o" * 32
SEED = bytes(range(32))


@pytest.fixture
def url(path: Path, url: str) -> str:
    lay_database(path)
    return url


@pytest.fixture
def client(path: Path, url: str) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as connection:
        yield connection


def test_what_is_closed_is_opened_and_looks_different_each_time() -> None:
    seal = AesSeal(bytes(32))
    first, second = seal.close("tük ä"), seal.close("tük ä")
    assert first != second
    assert seal.open(first) == seal.open(second) == "tük ä"


def test_the_length_depends_on_the_length_only() -> None:
    seal = AesSeal(bytes(32))
    assert len({len(seal.close(text)) for text in ("aaaa", "zzzz", "1234")}) == 1


@pytest.mark.parametrize("other", [AesSeal(bytes(31) + b"\1"), AesSeal(bytes(16))])
def test_another_key_opens_nothing(other: AesSeal) -> None:
    with pytest.raises(ValueError, match="tag"):
        other.open(AesSeal(bytes(32)).close("secret"))


def test_a_changed_text_is_not_opened() -> None:
    seal = AesSeal(bytes(32))
    sealed = bytearray(seal.close_bytes(b"secret"))
    sealed[-1] ^= 1
    with pytest.raises(ValueError, match="tag"):
        seal.open_bytes(bytes(sealed))


async def test_a_seed_does_not_lie_open_in_any_file(url: str, path: Path) -> None:
    store = await open_store(url)
    await store.matches.append(commit("m", seed=SEED))
    assert await store.matches.seed(MatchId("m")) == SEED
    for file in path.parent.iterdir():
        assert SEED not in file.read_bytes(), file.name
    await store.close()


async def test_the_key_that_is_made_is_for_the_owner_only_and_used_again(url: str, path: Path) -> None:
    await (await open_store(url)).close()
    made = path.with_name(KEY_FILE)
    assert made.stat().st_mode & 0o777 == 0o600
    before = made.read_text()
    await (await open_store(url)).close()
    assert made.read_text() == before
    assert before not in path.read_bytes().decode("latin-1")


@pytest.mark.parametrize("later", [OTHER, None])
async def test_another_key_is_refused_and_changes_nothing(url: str, path: Path, later: str | None) -> None:
    store = await open_store(url, secret_key=KEY)
    await store.matches.append(commit("m", seed=SEED))
    await store.close()
    with pytest.raises(WrongKey if later else LostKey):
        await open_store(url, secret_key=later)
    store = await open_store(url, secret_key=KEY)
    assert await store.matches.seed(MatchId("m")) == SEED
    await store.close()


async def test_a_lost_key_file_is_refused(url: str, path: Path) -> None:
    await (await open_store(url)).close()
    path.with_name(KEY_FILE).unlink()
    with pytest.raises(LostKey, match=KEY_FILE):
        await open_store(url)
    assert not path.with_name(KEY_FILE).exists(), "a new key would look as if all were well"


@pytest.mark.parametrize("content", ["", "xyz", "00" * 31])
async def test_a_spoiled_key_file_is_refused(url: str, path: Path, content: str) -> None:
    path.with_name(KEY_FILE).write_text(content)
    with pytest.raises(BadKey):
        await open_store(url)


async def test_a_short_key_is_refused(url: str) -> None:
    with pytest.raises(BadKey, match="32 characters"):
        await open_store(url, secret_key="k" * 31)


def test_programs_that_start_at_once_make_one_key(tmp_path: Path) -> None:
    async def several() -> list[AesSeal]:
        return await asyncio.gather(*(asyncio.to_thread(seal_of, None, tmp_path / "bot.db") for _ in range(8)))

    first, *others = asyncio.run(several())
    assert {seal.open(first.close("x")) for seal in others} == {"x"}
    assert [file.name for file in tmp_path.iterdir()] == [KEY_FILE]


def test_the_refusals_have_codes() -> None:
    assert issubclass(WrongKey, StorageError)
    assert (BadKey.code, WrongKey.code) == ("bad-key", "wrong-key")


async def test_a_sealed_text_opens_in_its_own_row_only(url: str, client: sqlite3.Connection) -> None:
    """Who could write the file put the seed of a finished match in the place of another one's."""
    store = await open_store(url)
    for match in ("m", "n"):
        await store.matches.append(commit(match, seed=SEED))
    plan = Plan(MatchId("m"), PersonId(1), 1, 0, "climb", "wait")
    await store.plans.save(plan, seq=commit("m").snapshot.seq)
    await store.plans.save(replace(plan, match=MatchId("n")), seq=commit("m").snapshot.seq)
    for table, column in (("seeds", "seed"), ("plans", "body")):
        client.execute(
            f"UPDATE {table} SET {column} = (SELECT {column} FROM {table} WHERE match = 'n') WHERE match = 'm'"
        )
    client.commit()
    with pytest.raises(ValueError, match="tag"):
        await store.matches.seed(MatchId("m"))
    with pytest.raises(ValueError, match="tag"):
        await store.plans.of_match(MatchId("m"))
    assert await store.matches.seed(MatchId("n")) == SEED
    await store.close()


async def test_the_seed_of_a_season_opens_in_its_own_row_only(url: str, client: sqlite3.Connection) -> None:
    store = await open_store(url)
    for season in ("season01", "season02"):
        await store.seasons.append(season_commit(SeasonId(season)))
    client.execute("UPDATE season_seeds SET seed = (SELECT seed FROM season_seeds WHERE season = 'season02')")
    client.commit()
    with pytest.raises(ValueError, match="tag"):
        await store.seasons.seed(SeasonId("season01"))
    assert await store.seasons.seed(SeasonId("season02")) is not None
    await store.close()


async def test_two_bots_on_one_database_are_refused(url: str) -> None:
    """Both would have answered, and posted everything twice."""
    first = await open_store(url, is_sole=True)
    with pytest.raises(DatabaseInUse):
        await open_store(url, is_sole=True)
    reader = await open_store(url)
    await reader.close()
    await first.close()
    await (await open_store(url, is_sole=True)).close()


async def test_files_are_for_the_owner_only(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/new.db"
    store = await open_store(url, is_sole=True)
    await store.matches.append(commit("m", seed=SEED))
    backup(url, tmp_path / "far" / "away" / "copy.db")
    await store.close()
    made = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in made} == {file.name: "0o600" for file in made}


async def test_files_that_others_may_read_are_closed_to_them(url: str, path: Path) -> None:
    store = await open_store(url)
    await store.matches.append(commit("m", seed=SEED))
    files = [path, Path(f"{path}-wal"), Path(f"{path}-shm")]
    for file in files:
        file.chmod(0o644)
    other = await open_store(url)
    assert [oct(file.stat().st_mode & 0o777) for file in files] == ["0o600"] * 3
    await other.close()
    await store.close()


def test_a_backup_into_a_folder_that_cannot_be_says_why(url: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen, match="file"):
        backup(url, tmp_path / "file" / "copy.db")
