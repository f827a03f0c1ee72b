"""Secrets at rest: sealed with the operator's key, unreadable and unchangeable without it, the wrong key refused."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.facts import MatchId
from storage.errors import BadKey, StorageError, WrongKey
from storage.open import open_store
from storage.sealing import KEY_FILE, AesSeal, seal_of
from tests.storage.samples import commit

KEY, OTHER = "k" * 32, "o" * 32
SEED = bytes(range(32))


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
    await store.append(commit("m", seed=SEED))
    assert await store.seed(MatchId("m")) == SEED
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
    await store.append(commit("m", seed=SEED))
    await store.close()
    with pytest.raises(WrongKey):
        await open_store(url, secret_key=later)
    store = await open_store(url, secret_key=KEY)
    assert await store.seed(MatchId("m")) == SEED
    await store.close()


async def test_a_lost_key_file_is_refused(url: str, path: Path) -> None:
    await (await open_store(url)).close()
    path.with_name(KEY_FILE).unlink()
    with pytest.raises(WrongKey):
        await open_store(url)


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


async def test_seeds_of_before_are_sealed_at_the_first_start(url: str, path: Path) -> None:
    store = await open_store(url, secret_key=KEY)
    await store.append(commit("m", seed=SEED))
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as client:
        client.execute("UPDATE seeds SET seed = ?", (SEED,))
        client.execute("DELETE FROM notes")
    store = await open_store(url, secret_key=KEY)
    assert await store.seed(MatchId("m")) == SEED
    await store.close()
    with closing(sqlite3.connect(path)) as client:
        assert client.execute("SELECT seed FROM seeds").fetchone()[0] != SEED


def test_the_refusals_have_codes() -> None:
    assert issubclass(WrongKey, StorageError)
    assert (BadKey.code, WrongKey.code) == ("bad-key", "wrong-key")
