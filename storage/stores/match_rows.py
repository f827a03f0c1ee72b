"""The rows of matches: written by a commit, read into summaries, searched for an open rematch."""

from dataclasses import asdict

from sqlalchemy import Connection, RowMapping, bindparam, select

from engine.ids import MatchId, PersonId, is_computer
from engine.log.chain import Entry, from_microseconds, microseconds
from engine.stores.matches import Commit, Conflict, FinishedMatch, Summary
from games.core import Outcome
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


def match_row(commit: Commit) -> dict[str, object]:
    """Return the columns of a match that a commit sets.

    The name is not among them: to set an indexed column writes its index, even if the value stays. So a move leaves
    out server and phase, too.
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


def seed_place(match: MatchId) -> str:
    """Return where a seed belongs."""
    return f"seeds|{match}"


def entry_row(entry: Entry) -> dict[str, object]:
    """Return the row of an entry of the log."""
    return {
        "match": entry.match,
        "seq": entry.seq,
        "at": microseconds(entry.at),
        "body": entry.body,
        "digest": entry.digest,
    }


def finished_row(finished: FinishedMatch) -> dict[str, object]:
    """Return the row that says how a match ended."""
    outcome = finished.outcome
    return asdict(finished) | {
        "persons": list(finished.persons),
        "outcome": {"reason": outcome.reason, "places": list(outcome.places), "scores": list(outcome.scores)},
        "turns": list(finished.turns),
        "ended_at": microseconds(finished.ended_at),
    }


def finished_of(row: RowMapping) -> FinishedMatch:
    """Return how a match ended as a row says it."""
    outcome = row["outcome"]
    ended = Outcome(outcome["reason"], tuple(outcome["places"]), tuple(outcome["scores"]))
    return FinishedMatch(
        **{
            **row,
            "persons": tuple(row["persons"]),
            "outcome": ended,
            "turns": tuple(row["turns"]),
            "ended_at": from_microseconds(row["ended_at"]),
        }
    )


def summary_of(row: RowMapping) -> Summary:
    """Return the summary that a row of matches holds."""
    return Summary(
        **{
            **row,
            "persons": tuple(row["persons"]),
            "due": due_of(row),
            "is_private": bool(row["is_private"]),
            "due_at": None if row["due_at"] is None else from_microseconds(row["due_at"]),
            "updated_at": from_microseconds(row["updated_at"]),
        },
    )


def due_of(row: RowMapping) -> tuple[PersonId, ...]:
    """Return who is due as a row of matches holds it, in the order of persons."""
    return tuple(person for bit, person in enumerate(row["persons"]) if row["due"] >> bit & 1)


def require_only_rematch(connection: Connection, of: MatchId, rematch: Summary) -> None:
    """Refuse a second open rematch of the same match.

    Raises:
        Conflict: there is one already.
    """
    persons = [person for person in rematch.persons if not is_computer(person)]
    values = {"rematch_of": of, "persons": persons, "but": rematch.match}
    if connection.execute(SELECT_OPEN_REMATCH, values).first() is not None:
        raise Conflict(rematch.match)
