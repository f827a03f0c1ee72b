"""The store over one database, put together from its parts."""

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select, update

from engine.matches.match import state_place
from storage.comments import SqlComments
from storage.connection import Database, put
from storage.disputes import SqlDisputes
from storage.errors import WrongKey
from storage.follows import SqlFollows
from storage.match_rows import seed_place
from storage.matches import SqlMatches
from storage.notes import SELECT_NOTE, SqlNotes
from storage.outbox import SqlOutbox
from storage.people import SqlPeople
from storage.plans import OF_PLAN, SqlPlans, place_of
from storage.practice import SqlPuzzles, SqlReviews
from storage.remarks import SqlRemarks
from storage.schema import matches, notes, plans, seeds
from storage.sealing import AesSeal
from storage.seasons import SqlSeasons
from storage.shards import SqlShards
from storage.studies import SqlStudies

KEY_NOTE = "key"
KEY_PLACE = "notes|key"
KEY_TEXT = "This is the key that the secrets of this database are sealed with."
OPEN_SEED_BYTES = 32
OPEN_STATE = ("{", "[")
"""How states begin that are not sealed: they are JSON."""
UPDATE_SEED = update(seeds).where(seeds.c.match == bindparam("key"))
UPDATE_STATE = update(matches).where(matches.c.match == bindparam("key"))


@dataclass(frozen=True)
class SqlStore:
    """Everything that is kept in one database; implements `engine.log.store.Store`.

    Every method of its parts may raise `storage.errors.StorageError`; then it has changed nothing.
    """

    database: Database
    seal: AesSeal
    matches: SqlMatches
    outbox: SqlOutbox
    people: SqlPeople
    plans: SqlPlans
    studies: SqlStudies
    disputes: SqlDisputes
    notes: SqlNotes
    seasons: SqlSeasons
    reviews: SqlReviews
    puzzles: SqlPuzzles
    remarks: SqlRemarks
    follows: SqlFollows
    comments: SqlComments
    shards: SqlShards

    @classmethod
    def over(cls, database: Database, seal: AesSeal) -> "SqlStore":
        """Return the store over a database."""
        return cls(
            database,
            seal,
            matches=SqlMatches(database, seal),
            outbox=SqlOutbox(database),
            people=SqlPeople(database),
            plans=SqlPlans(database, seal),
            studies=SqlStudies(database, seal),
            disputes=SqlDisputes(database),
            notes=SqlNotes(database),
            seasons=SqlSeasons(database, seal),
            reviews=SqlReviews(database),
            puzzles=SqlPuzzles(database),
            remarks=SqlRemarks(database),
            follows=SqlFollows(database),
            comments=SqlComments(database),
            shards=SqlShards(database),
        )

    async def open(self) -> None:
        """Open the database and make sure that secrets are sealed with this key.

        Raises:
            WrongKey: they are sealed with another one.
        """
        await self.database.open()
        await self.database.write(lambda connection: settle_key(connection, self.seal))

    async def close(self) -> None:
        """Close the database; may be called again."""
        await self.database.close()


def is_sealed(connection: Connection) -> bool:
    """Tell whether a database holds secrets that are sealed with some key."""
    return connection.execute(SELECT_NOTE, {"of_key": KEY_NOTE}).first() is not None


def settle_key(connection: Connection, seal: AesSeal) -> None:
    """Note which key secrets are sealed with, or compare; what is sealed in an older way is sealed anew.

    Raises:
        WrongKey: they are sealed with another key.
    """
    noted = connection.execute(SELECT_NOTE, {"of_key": KEY_NOTE}).scalar_one_or_none()
    try:
        is_current = noted is not None and seal.open(noted, place=KEY_PLACE) == KEY_TEXT
    except ValueError:
        is_current = False
    if is_current:
        return
    try:
        if noted is not None:
            seal.open(noted)  # bound to no place: the first way of sealing
        seal_anew(connection, seal)
    except ValueError as error:
        raise WrongKey(str(error)) from error
    put(connection, notes, {"key": KEY_NOTE, "value": seal.close(KEY_TEXT, place=KEY_PLACE)})


def seal_anew(connection: Connection, seal: AesSeal) -> None:
    """Bind everything that is sealed to its row; seeds from before there were keys are sealed for the first time.

    Raises:
        ValueError: something was sealed with another key.
    """
    for match, seed in connection.execute(select(seeds.c.match, seeds.c.seed)).all():
        plain = seed if len(seed) == OPEN_SEED_BYTES else seal.open_bytes(seed)
        row = {"key": match, "seed": seal.close_bytes(plain, place=seed_place(match))}
        connection.execute(UPDATE_SEED, row)
    for plan in connection.execute(select(plans.c.match, plans.c.person, plans.c.number, plans.c.body)).all():
        match, person, number, body = plan
        sealed = seal.close(seal.open(body), place=place_of(match, person, number))
        key = {"key": match, "of_person": person, "of_number": number}
        connection.execute(update(plans).where(*OF_PLAN), key | {"body": sealed})
    states = select(matches.c.match, matches.c.seq, matches.c.state).where(matches.c.state.is_not(None))
    for match, seq, state in connection.execute(states).all():
        if not state.startswith(OPEN_STATE):
            sealed = seal.close(seal.open(state), place=state_place(match, seq))
            connection.execute(UPDATE_STATE, {"key": match, "state": sealed})
