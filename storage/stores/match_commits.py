"""Commits of matches: what one transaction writes, and what a decision reads before it.

Tables: matches, private_matches, log, seats, seeds, fixtures, results.
"""

from dataclasses import replace

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from engine.ids import MatchId
from engine.stores.matches import (
    Commit,
    Conflict,
    FixtureMatch,
    Projected,
    Snapshot,
    StoredMatch,
)
from storage.database.connection import put
from storage.schema.core import fixtures, log, matches, private_matches, results, seats, seeds
from storage.sealing import AesSeal
from storage.stores.disputes import cases_of, save_case
from storage.stores.match_rows import (
    entry_row,
    finished_of,
    finished_row,
    match_row,
    require_only_rematch,
    seat_rows,
    seed_place,
    summary_of,
)
from storage.stores.outbox import announce
from storage.stores.people import clock_settings
from storage.stores.plans import COUNT_PLANS, DELETE_PLAN, SELECT_LAST, SELECT_PLANS, plan_key, plan_of
from storage.stores.quotas import counted, record_claim

INDEXED = ("server", "phase")
"""Columns that a move leaves as they are, and must not set: setting an indexed column writes its index in any case."""
OF_MATCH = matches.c.match == bindparam("key")
IS_PRIVATE = matches.c.match.in_(select(private_matches.c.match))
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
    IS_PRIVATE.label("is_private"),
)
SNAPSHOT = (matches.c.match, matches.c.seq, matches.c.digest, matches.c.body, matches.c.state)
SELECT_KEPT = (
    select(*SNAPSHOT, matches.c.persons, seeds.c.seed)
    .join_from(matches, seeds, matches.c.match == seeds.c.match, isouter=True)
    .where(OF_MATCH)
)
SELECT_SUMMARY = select(*SUMMARY).where(OF_MATCH)
UPDATE_MATCH = update(matches).where(OF_MATCH)
UPDATE_MOVED = UPDATE_MATCH.where(
    matches.c.seq == bindparam("before"),
    matches.c.phase == bindparam("still_phase"),
    matches.c.persons == bindparam("still_persons"),
)
UPDATE_MOVED_WITH_PLANS = UPDATE_MOVED.where(COUNT_PLANS.scalar_subquery() == bindparam("known_plans"))
INSERT_MATCH = insert(matches)
DELETE_SEATS = delete(seats).where(seats.c.match == bindparam("key"))
INSERT_SEATS = insert(seats)
INSERT_LOG = insert(log)
INSERT_SEED = insert(seeds)
SELECT_FINISHED = select(results).where(results.c.match.in_(bindparam("matches", expanding=True)))


def sealed(commit: Commit, seal: AesSeal) -> Commit:
    """Return a commit as it is written, with its seed sealed."""
    if commit.seed is None:
        return commit
    return replace(commit, seed=seal.close_bytes(commit.seed, place=seed_place(commit.snapshot.match)))


def append(connection: Connection, commit: Commit) -> None:
    """Carry out a commit that is sealed.

    Raises:
        Conflict: it does not follow on what is there.
        engine.errors.Refusal: its claim is refused.
    """
    counts = None if commit.claim is None else counted(connection, commit.claim)
    if not move_on(connection, commit):
        change_head(connection, commit)
    if commit.claim is not None and counts is not None:
        commit.claim.judge(counts)
        record_claim(connection, commit.claim, commit.snapshot.match)
    if commit.plans is not None and commit.plans.carried_out is not None:
        connection.execute(DELETE_PLAN, plan_key(commit.plans.carried_out))
    connection.execute(INSERT_LOG, [entry_row(entry) for entry in commit.entries])
    if commit.announcement is not None:
        announce(connection, commit.announcement, server=commit.summary.server, at=commit.entries[0].at)
    if commit.seed is not None:
        connection.execute(INSERT_SEED, {"match": commit.snapshot.match, "seed": commit.seed})
    if commit.case is not None:
        save_case(connection, commit.case)
    if commit.finished is not None:
        put(connection, results, finished_row(commit.finished))
    if commit.fixture is not None:
        add_fixture(connection, commit.fixture)
    if commit.rematch_of is not None:
        require_only_rematch(connection, commit.rematch_of, commit.summary)


def add_fixture(connection: Connection, fixture: FixtureMatch) -> None:
    """Record in which match a fixture is played.

    Raises:
        Conflict: it has a match already.
    """
    known = {"season": fixture.season, "fixture": fixture.fixture, "attempt": fixture.attempt}
    taken = select(fixtures.c.match).filter_by(**known)
    if connection.execute(taken).first() is not None:
        raise Conflict(fixture.name)
    connection.execute(insert(fixtures), known | {"match": fixture.match})


def projected(connection: Connection, match: MatchId) -> Projected | None:
    """Return what lists say of a match."""
    row = connection.execute(SELECT_SUMMARY, {"key": match}).mappings().first()
    if row is None:
        return None
    ended = connection.execute(SELECT_FINISHED, {"matches": [match]}).mappings().first()
    return Projected(
        replace(summary_of(row), due_at=None), finished_of(ended) if ended else None, cases_of(connection, match)
    )


def load(connection: Connection, match: MatchId, seal: AesSeal) -> StoredMatch | None:
    """Return what a change of a match looks at."""
    row = connection.execute(SELECT_KEPT, {"key": match}).mappings().first()
    if row is None:
        return None
    planned = connection.execute(SELECT_PLANS, {"key": match}).mappings().all()
    return StoredMatch(
        snapshot=Snapshot(**{column.name: row[column.name] for column in SNAPSHOT}),
        seed=None if row["seed"] is None else seal.open_bytes(row["seed"], place=seed_place(match)),
        plans=tuple(plan_of(plan, seal) for plan in planned),
        clock_settings=clock_settings(connection, row["persons"]),
    )


def move_on(connection: Connection, commit: Commit) -> bool:
    """Carry out what nearly every commit does to a match with one statement; False: it is not one of these."""
    row = {name: value for name, value in match_row(commit).items() if name not in INDEXED}
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
        if commit.summary.is_private:
            connection.execute(insert(private_matches), {"match": commit.snapshot.match})
    else:
        connection.execute(UPDATE_MATCH, key | match_row(commit))
    connection.execute(DELETE_SEATS, key)
    if commit.summary.persons:
        connection.execute(INSERT_SEATS, seat_rows(commit.summary))
