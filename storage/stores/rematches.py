"""The one open rematch of a match, found by the persons who play again. Tables: seats and log are read."""

from sqlalchemy import Connection, bindparam, select

from engine.ids import MatchId, is_computer
from engine.log.store import Conflict, Summary
from storage.database.functions import text_of
from storage.schema.core import log, seats

SELECT_OPEN_REMATCH = (
    select(seats.c.match)
    .join(log, (log.c.match == seats.c.match) & (log.c.seq == 1))
    .where(seats.c.person.in_(bindparam("persons", expanding=True)), seats.c.phase.in_(("proposed", "running")))
    .where(text_of(log.c.body, "rematch_of") == bindparam("rematch_of"), seats.c.match != bindparam("but"))
    .limit(1)
)
"""Goes by persons, of whose open matches there are few; the first fact of a match says of which it is a rematch."""


def require_only_rematch(connection: Connection, of: MatchId, rematch: Summary) -> None:
    """Refuse a second open rematch of the same match.

    Raises:
        Conflict: there is one already.
    """
    persons = [person for person in rematch.persons if not is_computer(person)]
    values = {"rematch_of": of, "persons": persons, "but": rematch.match}
    if connection.execute(SELECT_OPEN_REMATCH, values).first() is not None:
        raise Conflict(rematch.match)
