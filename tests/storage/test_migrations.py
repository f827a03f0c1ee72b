"""Databases of every version come up; a failed or foreign one is left as it is."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from engine.log.case_store import Case
from engine.log.chain import first_fault
from engine.log.comment_store import Comment
from engine.log.facts import MatchId, PersonId
from engine.log.outbox import Announcement, DiscordLocation, Notice, SecretMessage
from engine.log.practice_store import KeptReview, Puzzle, PuzzleAnswer
from engine.log.store import Plan
from engine.people.follows import Follow
from engine.people.preferences import Person, Server, SolvedStep, Vacation
from engine.people.remarks import HintMark, MemberNote
from engine.seasons.facts import SeasonId
from engine.seasons.store import ScheduledEvent
from engine.studies.study import decode
from engine.time.policy import FAST
from storage import migrate, new_file
from storage.errors import ForeignDatabase, NewerDatabase, StorageError
from storage.open import open_store
from storage.schema import REVISION, metadata
from storage.sqlite import PAGE_SIZE
from storage.store import SqlStore
from tests.storage.samples import NOON, commit

pytestmark = pytest.mark.slow

DUMPS = sorted((Path(__file__).parent / "databases").glob("*.sql"))
KEY = "0123456789abcdef0123456789abcdef"
ON_SERVERS = ("ix_matches_due_at",)
AddMigration = Callable[[str], object]
LATER = '''
"""A later version."""
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "{head}"

def upgrade() -> None:
    op.add_column("persons", sa.Column("nickname", sa.Text))
    with op.batch_alter_table("matches") as batch:
        batch.alter_column("game", nullable=True)
    {ending}
'''


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AddMigration:
    """Call it to add the migration of a later version of the program, with one more statement at its end."""
    copied = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, copied)
    monkeypatch.setattr(migrate, "MIGRATIONS", copied)
    monkeypatch.setattr(migrate, "REVISION", "9999")
    module = copied / "versions" / "v9999_later.py"
    return lambda ending: module.write_text(LATER.format(head=REVISION, ending=ending))


@pytest.fixture
def client(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def test_there_is_one_latest_migration_and_the_schema_names_it() -> None:
    scripts = ScriptDirectory.from_config(migrate.alembic_config())
    assert scripts.get_heads() == [REVISION]


@pytest.fixture
def migrated(path: Path) -> Iterator[Connection]:
    """A file that has seen all migrations, one after the other."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate.run_migrations(connection, None)
        yield connection
    engine.dispose()


def test_migrations_make_the_tables_of_the_schema(migrated: Connection) -> None:
    opts = {"compare_server_default": True, "include_object": lambda _object, name, *_: name not in ON_SERVERS}
    context = MigrationContext.configure(migrated, opts=opts)
    assert compare_metadata(context, metadata) == []


def test_a_new_file_is_made_of_the_very_statements_of_all_migrations(migrated: Connection) -> None:
    made = create_engine("sqlite://")
    with made.begin() as connection:
        migrate.upgrade(connection)
        assert statements(connection) == statements(migrated)
        assert migrate.revision(connection) == migrate.revision(migrated) == REVISION
    made.dispose()


async def test_a_new_file_is_made_whole_or_not_at_all(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_file, "APPEND_ONLY", (*new_file.APPEND_ONLY, "INSERT INTO nowhere VALUES (1)"))
    with pytest.raises(StorageError, match="nowhere"):
        await open_store(url)
    monkeypatch.undo()
    await (await store_with_a_match(url)).close()


async def test_the_file_is_as_the_connections_expect(sqlite_store: SqlStore, client: sqlite3.Connection) -> None:
    assert client.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert client.execute("PRAGMA page_size").fetchone() == (PAGE_SIZE,)


def test_there_is_a_database_of_every_version() -> None:
    scripts = ScriptDirectory.from_config(migrate.alembic_config())
    assert {dump.stem for dump in DUMPS} == {script.revision for script in scripts.walk_revisions()}


@pytest.mark.parametrize("dump", [dump.read_text() for dump in DUMPS], ids=[dump.stem for dump in DUMPS])
async def test_an_old_database_comes_up_with_everything_in_it(dump: str, url: str, client: sqlite3.Connection) -> None:
    client.executescript(dump)
    store = await open_store(url, secret_key=KEY)
    one = MatchId("0f3k9x2m")
    entries = await store.matches.log(one)
    assert len(entries) == 4
    assert first_fault(entries) is None
    snapshot, summary = await store.matches.snapshot(one), await store.matches.summary(one)
    assert snapshot is not None
    assert summary is not None
    assert (snapshot.seq, snapshot.digest) == (4, entries[-1].digest)
    assert summary.persons == (2**63 - 1, 2**62 + 1)
    assert summary.is_private == ("private_matches" in dump)
    assert list(await store.matches.of_person(PersonId(2**63 - 1), phases=["running"], limit=1)) == [summary]
    assert await store.matches.seed(one) == bytes(range(32))
    assert bytes(range(32)) not in client.execute("SELECT seed FROM seeds").fetchone()[0], "sealed at rest"
    letters = client.execute("SELECT count(*) FROM letters").fetchone()[0]
    assert (
        list(await store.outbox.secret_messages(one))
        == [SecretMessage(one, PersonId(2**63 - 1), 2**59, 2**58)][:letters]
    )
    anna = PersonId(2**63 - 1)
    if "CREATE TABLE vacations" in dump:
        assert list(await store.people.vacations(anna)) == [Vacation(anna, date(2026, 7, 1), date(2026, 7, 14))]
        assert await store.people.muted_by(one) == {anna}
        assert list(await store.outbox.notices_of(anna)) == [Notice(anna, "turn", NOON, one, seq=4, tries=1)]
        assert await store.people.forgotten() == {PersonId(6)}
        told = Person(PersonId(7), zone="Europe/Berlin", sleep=(1380, 420), notice="digest", digest_hour=9)
        told = replace(told, has_turned_board="has_turned_board" in dump, has_text="has_text" in dump)
        told = replace(told, shows="all" if "shows" in dump else "records")
        assert await store.people.person(PersonId(7)) == told
    assert list(await store.people.blocked_by(anna)) == ([PersonId(6)] if "CREATE TABLE blocks" in dump else [])
    solved = [SolvedStep(anna, "columbiz", "board")] if "CREATE TABLE solved_steps" in dump else []
    assert list(await store.people.solved_steps(anna)) == solved
    if "CREATE TABLE seasons" in dump:
        season = SeasonId("season01")
        assert first_fault(await store.seasons.log(season)) is None
        assert await store.seasons.seed(season) == bytes(range(32))
        assert list(await store.seasons.posts(season)) == ["page"]
    assert await store.people.seen_language(PersonId(7)) == ("de" if "CREATE TABLE languages" in dump else None)
    assert await store.outbox.location(one) == DiscordLocation(one, thread=2**62, invitation=2**61, board=2**60)
    plans = client.execute("SELECT body FROM plans").fetchall()
    assert list(await store.plans.of_match(one)) == [Plan(one, PersonId(2**63 - 1), 1, 2, "D6", "C5-C6")][: len(plans)]
    kept = client.execute("SELECT body FROM studies").fetchall()
    found = await store.studies.of_person(PersonId(2**63 - 1))
    assert [(each.revision, decode(each.body).nodes[0].line) for each in found] == [(1, "pass")][: len(kept)]
    assert all("pass" not in body for (body,) in kept), "sealed at rest"
    assert all('"D6"' not in body for (body,) in plans), "sealed at rest, in letters that hold no quotation mark"
    assert list(await store.people.policies(7)) == [FAST][: len(plans)]
    assert list(await store.matches.due_before(NOON)) == [one][: len(plans)]
    assert list(await store.outbox.announcements()) == [Announcement(one, first_seq=3, last_seq=4)]
    assert await store.people.person(PersonId(5)) == Person(
        PersonId(5), language="de", has_preview=False, theme="light"
    )
    has_cases = "CREATE TABLE cases" in dump
    chosen = Server(7, language="de", theme="dark", channel=8, moderator_role=9, has_appeals=has_cases)
    chosen = replace(chosen, results_channel=10 if "results_channel" in dump else None)
    chosen = replace(chosen, organiser_role=12 if "organiser_role" in dump else None)
    chosen = replace(chosen, puzzle_channel=13 if "puzzle_channel" in dump else None)
    chosen = replace(chosen, has_events="has_events" in dump)
    assert await store.people.server(7) == chosen
    if "CREATE TABLE follows" in dump:
        assert list(await store.follows.of_person(anna)) == [Follow(anna, "person", str(2**62 + 1), 7, is_each=True)]
        assert list(await store.comments.of_match(one)) == [Comment(one, 2, anna, "Gut & <@6>", NOON)]
        assert await store.comments.openers(one) == {anna}
        event = ScheduledEvent(SeasonId("season01"), "start", 2**62, "shape")
        assert dict(await store.seasons.events(event.season)) == {"start": event}
    if "CREATE TABLE member_notes" in dump:
        note = MemberNote(7, anna, 1, PersonId(9), NOON, "Came late & said so.")
        assert list(await store.remarks.notes_about(7, anna)) == list(await store.remarks.notes_of(anna)) == [note]
        mark = HintMark(7, "quick:1", anna, PersonId(6), PersonId(9), NOON, "dismissed", "Ill.")
        assert list(await store.remarks.marks(7)) == list(await store.remarks.marks_of(PersonId(6))) == [mark]
    if "CREATE TABLE puzzles" in dump:
        asked = Puzzle(1, 7, one, 3, 0, "D6", 0.25, 1, "2026-W05", 13, 14, NOON)
        assert await store.puzzles.puzzle(1) == asked
        assert [each.line for each in await store.puzzles.waiting(7)] == ["C5-C6"]
        assert list(await store.puzzles.answers_of(anna)) == [PuzzleAnswer(1, anna, "D6", True, False, NOON)]
        assert await store.puzzles.searched(one) == 4
        assert await store.reviews.of_match(one) == KeptReview(one, 2, 1, "{}")
    case = Case(one, 3, 7, PersonId(2**62 + 1), "ruled", "rewound", NOON, 2**62 - 1)
    assert list(await store.disputes.cases(7, limit=2)) == [case][:has_cases]
    kept = client.execute("SELECT policy FROM servers WHERE id = 11").fetchall()
    assert (await store.people.server(11)).policy == ("fast" if kept else None)
    assert await store.notes.read("commands") == "abc"
    await store.close()
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        client.execute("DELETE FROM log")


async def test_private_matches_from_before_they_were_noted_are_private(url: str, client: sqlite3.Connection) -> None:
    client.executescript((Path(__file__).parent / "databases" / "0017.sql").read_text())
    client.execute("DROP TRIGGER log_is_not_updated")
    client.execute("UPDATE log SET body = json_set(body, '$.is_private', json('true')) WHERE seq = 1")
    client.commit()
    store = await open_store(url, secret_key=KEY)
    assert [each.is_private for each in await store.matches.of_person(PersonId(2**63 - 1), phases=["running"], limit=1)]
    assert list(await store.matches.of_server(7, viewer=PersonId(5), phases=["running"], limit=1)) == []
    await store.close()


async def test_a_migration_keeps_the_data(url: str, later: AddMigration, client: sqlite3.Connection) -> None:
    await (await store_with_a_match(url)).close()
    later("")
    store = await open_store(url)
    assert await store.matches.snapshot(MatchId("m")) == commit("m").snapshot
    assert list(await store.matches.log(MatchId("m"))) == list(commit("m").entries)
    await store.close()
    assert client.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)
    assert "nickname" in [column[1] for column in client.execute("PRAGMA table_info(persons)")]


async def test_a_migration_that_fails_changes_nothing(
    url: str, later: AddMigration, client: sqlite3.Connection
) -> None:
    await (await store_with_a_match(url)).close()
    before = client.execute("SELECT * FROM sqlite_schema").fetchall()
    later('op.execute("INSERT INTO nowhere VALUES (1)")')
    with pytest.raises(StorageError, match="nowhere"):
        await open_store(url)
    assert client.execute("SELECT * FROM sqlite_schema").fetchall() == before
    assert client.execute("SELECT version_num FROM alembic_version").fetchone() == (REVISION,)


async def test_a_newer_database_is_refused(url: str, client: sqlite3.Connection) -> None:
    await (await store_with_a_match(url)).close()
    client.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="revision 9999"):
        await open_store(url)
    assert client.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


async def test_the_database_of_another_program_is_refused(url: str, client: sqlite3.Connection) -> None:
    client.execute("CREATE TABLE recipes (name)")
    with pytest.raises(ForeignDatabase, match="recipes"):
        await open_store(url)
    assert client.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
    assert client.execute("PRAGMA journal_mode").fetchone() == ("delete",)


async def test_programs_that_start_at_once_all_come_up(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    await stores[0].matches.append(commit("m"))
    for store in stores:
        assert await store.matches.snapshot(MatchId("m")) == commit("m").snapshot
        await store.close()


async def store_with_a_match(url: str) -> SqlStore:
    # The program of before: its last migration is the real one, whatever a test has added.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "REVISION", REVISION)
        store = await open_store(url)
    await store.matches.append(commit("m"))
    return store


def statements(connection: Connection) -> set[tuple[str, str | None]]:
    """Return what a file was made with; where rows lie is nothing of it."""
    return {tuple(row) for row in connection.exec_driver_sql("SELECT name, sql FROM sqlite_schema")}
