"""The store over one SQLite file: one transaction a method, statements built once."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime

from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, literal_column, select, update

from engine.chain import microseconds, moment
from engine.facts import MatchId, PersonId
from engine.store import Announcement, Commit, Conflict, Entry, Letter, Notice, Phase, Place, Plan, Snapshot, Summary
from storage.cases import SELECT_DISPUTED_IN, Cases, save_case
from storage.connection import Database
from storage.errors import WrongKey
from storage.people import insert_notice, save
from storage.plans import COUNT_PLANS, DELETE_PLAN, SELECT_PLANS, SELECT_SEED_AND_PLANS, insert_plan, plan_key, plan_of
from storage.schema import letters, log, matches, notes, outbox, seats, seeds
from storage.sealing import AesSeal

LAST_SEQ = 2**31 - 1

OF_MATCH = matches.c.match == bindparam("key")
SUMMARY = (
    matches.c.match,
    matches.c.game,
    matches.c.phase,
    matches.c.server,
    matches.c.channel,
    matches.c.persons,
    matches.c.due,
    matches.c.due_at,
    matches.c.updated_at,
)
SNAPSHOT = (matches.c.match, matches.c.seq, matches.c.digest, matches.c.body, matches.c.state)
PLACE = (matches.c.match, matches.c.thread, matches.c.invitation, matches.c.board)
ANNOUNCEMENT = (outbox.c.match, outbox.c.first_seq, outbox.c.last_seq)

SELECT_LAST = select(matches.c.seq).where(OF_MATCH).with_for_update()
SELECT_SNAPSHOT = select(*SNAPSHOT).where(OF_MATCH)
SELECT_SUMMARY = select(*SUMMARY).where(OF_MATCH)
SELECT_PLACE = select(*PLACE).where(OF_MATCH)
SELECT_IN_THREAD = (
    select(matches.c.match).where(matches.c.thread == bindparam("key")).order_by(matches.c.number.desc()).limit(1)
)
SELECT_MATCH_IDS = select(matches.c.match).order_by(matches.c.number)
UPDATE_MATCH = update(matches).where(OF_MATCH)
UPDATE_MOVED = UPDATE_MATCH.where(
    matches.c.seq == bindparam("before"),
    matches.c.phase == bindparam("still_phase"),
    matches.c.persons == bindparam("still_persons"),
)
UPDATE_MOVED_WITH_PLANS = UPDATE_MOVED.where(COUNT_PLANS.scalar_subquery() == bindparam("known_plans"))
UPDATE_DUE = update(matches).where(OF_MATCH, matches.c.seq == bindparam("as_seq")).values(due_at=bindparam("new"))
RUNNING = matches.c.phase == literal_column("'running'")  # only so does SQLite see that the index has them all
SELECT_DUE = select(matches.c.match).where(RUNNING, matches.c.due_at <= bindparam("upto")).order_by(matches.c.due_at)
SELECT_NEXT_DUE = select(func.min(matches.c.due_at).label("at")).where(RUNNING)
UPDATE_THREAD = (
    update(matches).where(OF_MATCH, matches.c.thread.is_distinct_from(bindparam("new"))).values(thread=bindparam("new"))
)
INSERT_MATCH = insert(matches)

SELECT_MATCHES_OF = (
    select(*SUMMARY)
    .join(seats, seats.c.match == matches.c.match)
    .where(seats.c.person == bindparam("person"), seats.c.phase.in_(bindparam("phases", expanding=True)))
    .order_by(
        matches.c.due.bitwise_rshift(seats.c.bit).bitwise_and(1).desc(),
        matches.c.updated_at.desc(),
        matches.c.number.desc(),
    )
    .limit(bindparam("limit"))
    .offset(bindparam("offset"))
)
SELECT_MATCHES_OF_ON_SERVER = SELECT_MATCHES_OF.where(matches.c.server == bindparam("server"))
DELETE_SEATS = delete(seats).where(seats.c.match == bindparam("key"))
INSERT_SEATS = insert(seats)

SELECT_LOG = (
    select(log.c.match, log.c.seq, log.c.at, log.c.body, log.c.digest)
    .where(log.c.match == bindparam("key"), log.c.seq > bindparam("after"), log.c.seq <= bindparam("upto"))
    .order_by(log.c.seq)
)
INSERT_LOG = insert(log)
SELECT_SEED = select(seeds.c.seed).where(seeds.c.match == bindparam("key"))
INSERT_SEED = insert(seeds)
OPEN_SEED_BYTES = 32
SELECT_OPEN_SEEDS = select(seeds.c.match, seeds.c.seed).where(func.length(seeds.c.seed) == OPEN_SEED_BYTES)
UPDATE_SEED = update(seeds).where(seeds.c.match == bindparam("key"))
KEY_NOTE = "key"
KEY_TEXT = "This is the key that the secrets of this database are sealed with."
SELECT_LETTERS = select(letters).where(letters.c.match == bindparam("key")).order_by(letters.c.person)
DELETE_LETTER = delete(letters).where(letters.c.match == bindparam("key"), letters.c.person == bindparam("of_person"))

OF_ANNOUNCEMENT = (outbox.c.match == bindparam("key"), outbox.c.first_seq == bindparam("first"))
SELECT_OUTBOX = select(*ANNOUNCEMENT).order_by(outbox.c.number)
SELECT_OUTBOX_OF = SELECT_OUTBOX.where(outbox.c.match == bindparam("key"))
INSERT_OUTBOX = insert(outbox)
DELETE_ANNOUNCED = delete(outbox).where(*OF_ANNOUNCEMENT)

SELECT_NOTE = select(notes.c.value).where(notes.c.key == bindparam("of_key"))


class SqliteStore(Cases):
    """Keeps matches, announcements and preferences in a database; implements `engine.store.Store`.

    Every method may raise `storage.errors.StorageError`; then it has changed nothing.
    """

    def __init__(self, database: Database, seal: AesSeal) -> None:
        super().__init__(database)
        self._seal = seal

    @property
    def seal(self) -> AesSeal:
        """Return what closes secrets with the operator's key."""
        return self._seal

    async def open(self) -> None:
        """Open the database and make sure that secrets are sealed with this key.

        Raises:
            WrongKey: they are sealed with another one.
        """
        await self._database.open()
        await self._database.write(lambda connection: settle_key(connection, self._seal))

    async def close(self) -> None:
        """Close the database; may be called again."""
        await self._database.close()

    async def append(self, commit: Commit) -> None:
        """Write a commit durably: one sync of the disk, usually three pages."""
        sealed = None if commit.seed is None else self._seal.close_bytes(commit.seed)
        await self._database.write(lambda connection: append(connection, replace(commit, seed=sealed)))

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        """Return the latest snapshot of a match, None if there is no such match."""
        row = await self._row(SELECT_SNAPSHOT, key=match)
        return Snapshot(**row) if row else None

    async def log(self, match: MatchId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        """Return the entries with after < seq <= upto, in order."""
        rows = await self._rows(SELECT_LOG, key=match, after=after, upto=LAST_SEQ if upto is None else upto)
        return [Entry(**{**row, "at": moment(row["at"])}) for row in rows]

    async def seed(self, match: MatchId) -> bytes | None:
        """Return the secret seed of a match; invitations from before they promised one have none."""
        row = await self._row(SELECT_SEED, key=match)
        return self._seal.open_bytes(row["seed"]) if row else None

    async def match_ids(self) -> Sequence[MatchId]:
        """Return every match, in the order of creation."""
        return [row["match"] for row in await self._rows(SELECT_MATCH_IDS)]

    async def summary(self, match: MatchId) -> Summary | None:
        """Return the summary of a match."""
        row = await self._row(SELECT_SUMMARY, key=match)
        return summary_of(row) if row else None

    async def matches_of(
        self, person: PersonId, *, phases: Sequence[Phase], server: int | None = None, limit: int, offset: int = 0
    ) -> Sequence[Summary]:
        """Return the matches in which a person sits or is invited: those where they are due first, then the latest."""
        statement = SELECT_MATCHES_OF if server is None else SELECT_MATCHES_OF_ON_SERVER
        rows = await self._rows(
            statement, person=person, phases=list(phases), server=server, limit=limit, offset=offset
        )
        return [summary_of(row) for row in rows]

    async def due_before(self, at: datetime) -> Sequence[MatchId]:
        """Return the running matches in which time alone brings something about up to a time, the earliest first."""
        return [row["match"] for row in await self._rows(SELECT_DUE, upto=microseconds(at))]

    async def next_due(self) -> datetime | None:
        """Return when time alone brings something about next in any running match, None if it never does."""
        first = (await self._rows(SELECT_NEXT_DUE))[0]["at"]
        return None if first is None else moment(first)

    async def save_due(self, match: MatchId, *, seq: int, due_at: datetime | None) -> None:
        """Record when time alone brings something about; nothing if the match has gone on since fact `seq`."""
        values = {"key": match, "as_seq": seq, "new": None if due_at is None else microseconds(due_at)}
        await self._database.write(lambda connection: connection.execute(UPDATE_DUE, values))

    async def seed_and_plans(self, match: MatchId) -> tuple[bytes | None, Sequence[Plan]]:
        """Return both at once, for a move."""
        rows = await self._rows(SELECT_SEED_AND_PLANS, key=match)
        seed = self._seal.open_bytes(rows[0]["seed"]) if rows else None
        return seed, [plan_of(row, self._seal) for row in rows if row["number"] is not None]

    async def plans(self, match: MatchId) -> Sequence[Plan]:
        """Return the plans of a match, those for past positions included, by person and number."""
        return [plan_of(row, self._seal) for row in await self._rows(SELECT_PLANS, key=match)]

    async def save_plan(self, plan: Plan, *, seq: int) -> None:
        """Record a plan, sealed.

        Raises:
            Conflict: the match has gone on since fact `seq`, or the person has a plan of this number.
        """

        def work(connection: Connection) -> None:
            if connection.execute(SELECT_LAST, {"key": plan.match}).scalar_one_or_none() != seq:
                raise Conflict(plan.match)
            insert_plan(connection, plan, self._seal)

        await self._database.write(work)

    async def delete_plan(self, plan: Plan) -> None:
        """Strike a plan off, if it is still there."""
        await self._database.write(lambda connection: connection.execute(DELETE_PLAN, plan_key(plan)))

    async def match_in_thread(self, thread: int) -> MatchId | None:
        """Return the match that is played in a thread, or whose dispute is talked about there."""
        row = await self._row(SELECT_IN_THREAD, key=thread) or await self._row(SELECT_DISPUTED_IN, key=thread)
        return row["match"] if row else None

    async def announcements(self, *, match: MatchId | None = None) -> Sequence[Announcement]:
        """Return what is still to be announced, oldest first."""
        rows = await self._rows(SELECT_OUTBOX if match is None else SELECT_OUTBOX_OF, key=match)
        return [Announcement(**row) for row in rows]

    async def announced(self, announcement: Announcement, place: Place, notices: Sequence[Notice] = ()) -> None:
        """Record that an announcement was delivered, where the match now lives, and who is still to be told."""

        def work(connection: Connection) -> None:
            struck = connection.execute(DELETE_ANNOUNCED, announcement_key(announcement)).rowcount
            save_place(connection, place)
            for notice in notices if struck else ():
                insert_notice(connection, notice)

        await self._database.write(work)

    async def place(self, match: MatchId) -> Place:
        """Return where a match lives on Discord."""
        row = await self._row(SELECT_PLACE, key=match)
        return Place(**row) if row else Place(match)

    async def save_place(self, place: Place) -> None:
        """Record where a match lives on Discord."""
        await self._database.write(lambda connection: save_place(connection, place))

    async def letters(self, match: MatchId) -> Sequence[Letter]:
        """Return the direct messages that show the secrets of a match."""
        return [Letter(**row) for row in await self._rows(SELECT_LETTERS, key=match)]

    async def save_letter(self, letter: Letter) -> None:
        """Record the direct message that shows a player's secrets from now on."""

        def work(connection: Connection) -> None:
            connection.execute(DELETE_LETTER, {"key": letter.match, "of_person": letter.person})
            connection.execute(insert(letters), asdict(letter))

        await self._database.write(work)

    async def remembered(self, key: str) -> str | None:
        """Return what the program has noted for itself under a key."""
        row = await self._row(SELECT_NOTE, of_key=key)
        return row["value"] if row else None

    async def remember(self, key: str, value: str) -> None:
        """Note something for later starts of the program."""
        await self._database.write(lambda connection: save(connection, notes.c.key, {"key": key, "value": value}))


def settle_key(connection: Connection, seal: AesSeal) -> None:
    """Note which key secrets are sealed with, or compare; seeds from before there were keys are sealed now."""
    noted = connection.execute(SELECT_NOTE, {"of_key": KEY_NOTE}).scalar_one_or_none()
    if noted is None:
        for match, seed in connection.execute(SELECT_OPEN_SEEDS).all():
            connection.execute(UPDATE_SEED, {"key": match, "seed": seal.close_bytes(seed)})
        save(connection, notes.c.key, {"key": KEY_NOTE, "value": seal.close(KEY_TEXT)})
        return
    try:
        seal.open(noted)
    except ValueError as error:
        raise WrongKey(str(error)) from error


def append(connection: Connection, commit: Commit) -> None:
    """Carry out a commit.

    Raises:
        Conflict: it does not follow on what is there.
    """
    if not move_on(connection, commit):
        change_head(connection, commit)
    if commit.plans is not None and commit.plans.carried_out is not None:
        connection.execute(DELETE_PLAN, plan_key(commit.plans.carried_out))
    connection.execute(INSERT_LOG, [entry_row(entry) for entry in commit.entries])
    connection.execute(INSERT_OUTBOX, asdict(commit.announcement))
    if commit.seed is not None:
        connection.execute(INSERT_SEED, {"match": commit.snapshot.match, "seed": commit.seed})
    if commit.case is not None:
        save_case(connection, commit.case)


def move_on(connection: Connection, commit: Commit) -> bool:
    """Carry out what nearly every commit does to a match with one statement; False: it is not one of these."""
    row = {name: value for name, value in match_row(commit).items() if name != "phase"}
    still: dict[str, object] = {
        "key": commit.snapshot.match,
        "before": commit.entries[0].seq - 1,
        "still_phase": commit.summary.phase,
        "still_persons": list(commit.summary.persons),
    }
    if commit.plans is None:
        return connection.execute(UPDATE_MOVED, still | row).rowcount == 1
    known = {"known_plans": len(commit.plans.present)}
    return connection.execute(UPDATE_MOVED_WITH_PLANS, still | row | known).rowcount == 1


def change_head(connection: Connection, commit: Commit) -> None:
    """Make a match, or change its phase or its persons and by that how it is found.

    Raises:
        Conflict: the commit does not follow on what is there.
    """
    key = {"key": commit.snapshot.match}
    last = connection.execute(SELECT_LAST, key).scalar_one_or_none()
    if commit.entries[0].seq != (last or 0) + 1:
        raise Conflict(commit.snapshot.match)
    if commit.plans is not None and connection.execute(COUNT_PLANS, key).scalar_one() != len(commit.plans.present):
        raise Conflict(commit.snapshot.match)
    if last is None:
        connection.execute(INSERT_MATCH, {"match": commit.snapshot.match} | match_row(commit))
    else:
        connection.execute(UPDATE_MATCH, key | match_row(commit))
    connection.execute(DELETE_SEATS, key)
    if commit.summary.persons:
        connection.execute(INSERT_SEATS, seat_rows(commit.summary))


def save_place(connection: Connection, place: Place) -> None:
    """Set where a match lives; the thread, which has an index, only if it is another one.

    Raises:
        KeyError: there is no such match.
    """
    key = {"key": place.match}
    found = connection.execute(UPDATE_MATCH, key | {"invitation": place.invitation, "board": place.board})
    if not found.rowcount:
        raise KeyError(place.match)
    connection.execute(UPDATE_THREAD, key | {"new": place.thread})


def match_row(commit: Commit) -> dict[str, object]:
    """Return the columns of a match that a commit sets.

    The name is not among them: to set an indexed column writes its index, even if the value stays. So a move leaves
    out the phase, too, which is a condition of an index.
    """
    summary, snapshot = commit.summary, commit.snapshot
    return {
        "game": summary.game,
        "phase": summary.phase,
        "server": summary.server,
        "channel": summary.channel,
        "persons": list(summary.persons),
        "due": sum(1 << summary.persons.index(person) for person in summary.due),
        "due_at": None if summary.due_at is None else microseconds(summary.due_at),
        "updated_at": microseconds(summary.updated_at),
        "seq": snapshot.seq,
        "digest": snapshot.digest,
        "body": snapshot.body,
        "state": snapshot.state,
    }


def seat_rows(summary: Summary) -> list[dict[str, object]]:
    """Return the rows by which a match is found from its persons."""
    return [
        {"match": summary.match, "bit": bit, "person": person, "phase": summary.phase}
        for bit, person in enumerate(summary.persons)
    ]


def entry_row(entry: Entry) -> dict[str, object]:
    """Return the row of an entry of the log."""
    return {
        "match": entry.match,
        "seq": entry.seq,
        "at": microseconds(entry.at),
        "body": entry.body,
        "digest": entry.digest,
    }


def announcement_key(announcement: Announcement) -> dict[str, object]:
    """Return the values that find an announcement in the outbox."""
    return {"key": announcement.match, "first": announcement.first_seq}


def summary_of(row: RowMapping) -> Summary:
    """Return the summary that a row of matches holds; who is due comes in the order of persons."""
    due = tuple(person for bit, person in enumerate(row["persons"]) if row["due"] >> bit & 1)
    return Summary(
        **{
            **row,
            "persons": tuple(row["persons"]),
            "due": due,
            "due_at": None if row["due_at"] is None else moment(row["due_at"]),
            "updated_at": moment(row["updated_at"]),
        },
    )
