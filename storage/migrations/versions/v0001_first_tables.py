"""The tables with which every database begins."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.types import TypeEngine

from storage.migrations.append_only import ON_FILE, ON_SERVER

revision = "0001"
down_revision = None

Type = TypeEngine[Any] | type[TypeEngine[Any]]

# SQLite numbers rows by itself only where the type is spelled INTEGER; it has 64 bits there too.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
DOCUMENT = sa.JSON().with_variant(JSONB, "postgresql")
RUNNING = sa.text("phase = 'running'")
PROPOSED = sa.text("phase = 'proposed'")


def upgrade() -> None:
    """Make all tables; the database itself keeps logs from being changed."""
    make_matches()
    make_what_matches_hold()
    make_results()
    make_persons()
    make_what_people_do()
    make_servers()
    make_remarks()
    make_seasons()
    make_practice()
    make_social()
    make_shards()
    for statement in ON_FILE if op.get_context().dialect.name == "sqlite" else ON_SERVER:
        op.execute(statement)


def make_matches() -> None:
    """Make the tables that every move of a match writes."""
    op.create_table(
        "matches",
        *needed(NUMBER, "number"),
        *needed(sa.Text, "match", "game", "phase"),
        *needed(sa.BigInteger, "server", "channel"),
        *needed(DOCUMENT, "persons"),
        *needed(sa.BigInteger, "due"),
        *optional(sa.BigInteger, "due_at"),
        *needed(sa.BigInteger, "updated_at"),
        *optional(sa.BigInteger, "thread", "invitation", "board"),
        *needed(sa.Integer, "seq"),
        *needed(sa.Text, "digest", "body"),
        *optional(sa.Text, "state"),
        sa.PrimaryKeyConstraint("number", name="pk_matches"),
        sa.UniqueConstraint("match", name="uq_matches_match"),
    )
    if op.get_context().dialect.name == "postgresql":
        op.create_index("ix_matches_due_at", "matches", ["due_at"], postgresql_where=RUNNING)
    op.create_index("ix_matches_proposed", "matches", ["updated_at"], sqlite_where=PROPOSED, postgresql_where=PROPOSED)
    op.create_index("ix_matches_running", "matches", ["number"], sqlite_where=RUNNING, postgresql_where=RUNNING)
    op.create_index("ix_matches_server_phase", "matches", ["server", "phase"])
    op.create_index("ix_matches_thread", "matches", ["thread"])
    op.create_table(
        "private_matches",
        *of_match("private_matches"),
        sa.PrimaryKeyConstraint("match", name="pk_private_matches"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "log",
        *of_match("log"),
        *needed(sa.Integer, "seq"),
        *needed(sa.BigInteger, "at"),
        *needed(sa.Text, "body", "digest"),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_log"),
    )
    op.create_table(
        "seats",
        *of_match("seats"),
        *needed(sa.Integer, "bit"),
        *needed(sa.BigInteger, "person"),
        *needed(sa.Text, "phase"),
        sa.PrimaryKeyConstraint("match", "bit", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person_phase", "seats", ["person", "phase"])
    op.create_table(
        "outbox",
        *needed(NUMBER, "number"),
        *needed(sa.Text, "kind", "stream"),
        *needed(sa.BigInteger, "server"),
        *needed(sa.Integer, "first", "last"),
        *needed(sa.BigInteger, "at"),
        sa.PrimaryKeyConstraint("number", name="pk_outbox"),
    )


def make_what_matches_hold() -> None:
    """Make the tables of what else belongs to a match."""
    op.create_table(
        "plans",
        *of_match("plans"),
        *needed(sa.BigInteger, "person"),
        *needed(sa.Integer, "number", "position"),
        *needed(sa.Text, "body"),
        sa.PrimaryKeyConstraint("match", "person", "number", name="pk_plans"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "letters",
        *of_match("letters"),
        *needed(sa.BigInteger, "person", "channel"),
        *optional(sa.BigInteger, "message"),
        sa.PrimaryKeyConstraint("match", "person", name="pk_letters"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cases",
        *of_match("cases"),
        *needed(sa.Integer, "seq"),
        *needed(sa.BigInteger, "server", "person"),
        *needed(sa.Text, "state"),
        *optional(sa.Text, "ruling"),
        *needed(sa.BigInteger, "opened_at"),
        *optional(sa.BigInteger, "thread"),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_cases"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_cases_server", "cases", ["server"])
    op.create_index("ix_cases_thread", "cases", ["thread"])
    op.create_table(
        "seeds",
        *of_match("seeds"),
        *needed(sa.LargeBinary, "seed"),
        sa.PrimaryKeyConstraint("match", name="pk_seeds"),
        sqlite_with_rowid=False,
    )


def make_results() -> None:
    """Make the tables of how matches ended and which fixtures they were."""
    op.create_table(
        "results",
        *of_match("results"),
        *needed(sa.Text, "game"),
        *needed(sa.BigInteger, "server"),
        *needed(DOCUMENT, "persons", "outcome", "turns"),
        *needed(sa.Boolean, "is_rated"),
        *needed(sa.BigInteger, "ended_at"),
        sa.PrimaryKeyConstraint("match", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_game_ended_at", "results", ["game", "ended_at"])
    op.create_index("ix_results_server_ended_at", "results", ["server", "ended_at"])
    op.create_table(
        "fixtures",
        *needed(sa.Text, "season"),
        *needed(sa.Integer, "fixture", "attempt"),
        *of_match("fixtures"),
        sa.PrimaryKeyConstraint("season", "fixture", "attempt", name="pk_fixtures"),
        sqlite_with_rowid=False,
    )


def make_persons() -> None:
    """Make the tables of what people have chosen."""
    op.create_table(
        "persons",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        *optional(sa.Text, "language"),
        *needed(sa.Boolean, "has_preview"),
        *optional(sa.Text, "theme", "zone"),
        *optional(DOCUMENT, "sleep"),
        *needed(sa.Text, "notice"),
        *needed(sa.Integer, "digest_hour"),
        *needed(sa.Boolean, "has_turned_board", "has_text"),
        *needed(sa.Text, "shows"),
        *optional(sa.BigInteger, "night_taken"),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "languages",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        *needed(sa.Text, "language"),
        sa.PrimaryKeyConstraint("person", name="pk_languages"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "vacations",
        *needed(sa.BigInteger, "person"),
        *needed(sa.Date, "first", "last"),
        *needed(sa.Text, "zone"),
        sa.PrimaryKeyConstraint("person", "first", name="pk_vacations"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        *of_match("mutes"),
        *needed(sa.BigInteger, "person"),
        sa.PrimaryKeyConstraint("match", "person", name="pk_mutes"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_mutes_person", "mutes", ["person"])
    op.create_table(
        "blocks",
        *needed(sa.BigInteger, "person", "blocked"),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def make_what_people_do() -> None:
    """Make the tables of what people have done and are to be told."""
    op.create_table(
        "solved_steps",
        *needed(sa.BigInteger, "person"),
        *needed(sa.Text, "game", "step"),
        sa.PrimaryKeyConstraint("person", "game", "step", name="pk_solved_steps"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "recent",
        *needed(sa.BigInteger, "person"),
        *needed(sa.Text, "kind"),
        *of_match("recent"),
        *needed(sa.BigInteger, "other", "at"),
        sa.PrimaryKeyConstraint("person", "kind", "match", "other", name="pk_recent"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        *needed(sa.BigInteger, "person"),
        *needed(sa.Text, "match", "kind"),
        *needed(sa.Integer, "seq"),
        *needed(sa.BigInteger, "not_before"),
        *needed(sa.Integer, "tries"),
        sa.PrimaryKeyConstraint("person", "match", "kind", name="pk_notices"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notices_not_before", "notices", ["not_before"])
    op.create_table(
        "studies",
        *needed(sa.BigInteger, "person", "number"),
        *needed(sa.Integer, "revision"),
        *needed(sa.Text, "body"),
        sa.PrimaryKeyConstraint("person", "number", name="pk_studies"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "forgotten",
        sa.Column("person", NUMBER, autoincrement=False, nullable=False),
        *needed(sa.BigInteger, "at"),
        sa.PrimaryKeyConstraint("person", name="pk_forgotten"),
    )


def make_servers() -> None:
    """Make the tables of what servers have chosen, and of what the program notes for itself."""
    op.create_table(
        "servers",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        *optional(sa.Text, "language", "theme"),
        *optional(sa.BigInteger, "channel", "moderator_role"),
        *optional(sa.Text, "zone"),
        *optional(sa.BigInteger, "report_channel"),
        *optional(sa.Text, "policy"),
        *needed(sa.Boolean, "has_appeals"),
        *optional(sa.BigInteger, "results_channel", "organiser_role", "puzzle_channel"),
        *needed(sa.Boolean, "has_events"),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "server_moderators",
        *needed(sa.BigInteger, "server", "person"),
        sa.PrimaryKeyConstraint("server", "person", name="pk_server_moderators"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_server_moderators_person", "server_moderators", ["person"])
    op.create_table(
        "policies",
        *needed(sa.BigInteger, "server"),
        *needed(sa.Text, "name", "body"),
        sa.PrimaryKeyConstraint("server", "name", name="pk_policies"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        *needed(sa.Text, "key", "value"),
        sa.PrimaryKeyConstraint("key", name="pk_notes"),
        sqlite_with_rowid=False,
    )


def make_remarks() -> None:
    """Make the tables of what moderators note."""
    op.create_table(
        "member_notes",
        *needed(sa.BigInteger, "server", "person"),
        *needed(sa.Integer, "number"),
        *needed(sa.BigInteger, "by", "at"),
        *needed(sa.Text, "text"),
        sa.PrimaryKeyConstraint("server", "person", "number", name="pk_member_notes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hint_marks",
        *needed(NUMBER, "number"),
        *needed(sa.BigInteger, "server"),
        *needed(sa.Text, "hint"),
        *needed(sa.BigInteger, "person", "other", "by", "at"),
        *needed(sa.Text, "kind", "text"),
        sa.PrimaryKeyConstraint("number", name="pk_hint_marks"),
    )
    op.create_index("ix_hint_marks_server", "hint_marks", ["server"])


def make_seasons() -> None:
    """Make the tables of seasons."""
    op.create_table(
        "seasons",
        *needed(NUMBER, "number"),
        *needed(sa.Text, "season", "league", "name"),
        *needed(sa.Integer, "season_number"),
        *needed(sa.Text, "game"),
        *needed(sa.BigInteger, "server"),
        *needed(sa.Text, "phase"),
        *optional(sa.BigInteger, "due_at"),
        *needed(DOCUMENT, "persons"),
        *needed(sa.Integer, "seq"),
        sa.PrimaryKeyConstraint("number", name="pk_seasons"),
        sa.UniqueConstraint("season", name="uq_seasons_season"),
    )
    op.create_index("ix_seasons_server", "seasons", ["server"])
    op.create_table(
        "season_log",
        *of_season("season_log"),
        *needed(sa.Integer, "seq"),
        *needed(sa.BigInteger, "at"),
        *needed(sa.Text, "body", "digest"),
        sa.PrimaryKeyConstraint("season", "seq", name="pk_season_log"),
    )
    op.create_table(
        "season_seeds",
        *of_season("season_seeds"),
        *needed(sa.LargeBinary, "seed"),
        sa.PrimaryKeyConstraint("season", name="pk_season_seeds"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "season_posts",
        *of_season("season_posts"),
        *needed(sa.Text, "name"),
        *needed(sa.BigInteger, "channel", "message"),
        sa.PrimaryKeyConstraint("season", "name", name="pk_season_posts"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "scheduled_events",
        *of_season("scheduled_events"),
        *needed(sa.Text, "name"),
        *optional(sa.BigInteger, "event"),
        *needed(sa.Text, "shape"),
        *needed(sa.Boolean, "is_gone"),
        sa.PrimaryKeyConstraint("season", "name", name="pk_scheduled_events"),
        sqlite_with_rowid=False,
    )


def make_practice() -> None:
    """Make the tables of reviews and puzzles."""
    op.create_table(
        "reviews",
        *of_match("reviews"),
        *needed(sa.Integer, "position", "version"),
        *needed(sa.Text, "body"),
        sa.PrimaryKeyConstraint("match", name="pk_reviews"),
    )
    op.create_table(
        "puzzles",
        *needed(NUMBER, "number"),
        *needed(sa.BigInteger, "server"),
        *of_match("puzzles"),
        *needed(sa.Integer, "move", "seat"),
        *needed(sa.Text, "line"),
        *needed(sa.Float, "margin"),
        *needed(sa.Integer, "version"),
        *optional(sa.Text, "week"),
        *optional(sa.BigInteger, "channel", "message", "posted_at", "closed_at"),
        *needed(sa.Integer, "right", "answered"),
        sa.PrimaryKeyConstraint("number", name="pk_puzzles"),
    )
    op.create_index("ix_puzzles_server_week", "puzzles", ["server", "week"], unique=True)
    op.create_table(
        "puzzle_answers",
        *needed(sa.BigInteger, "puzzle", "person"),
        *needed(sa.Text, "line"),
        *needed(sa.Boolean, "is_right", "is_named"),
        *needed(sa.BigInteger, "at"),
        sa.PrimaryKeyConstraint("puzzle", "person", name="pk_puzzle_answers"),
        sa.ForeignKeyConstraint(["puzzle"], ["puzzles.number"], name="fk_puzzle_answers_puzzle"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_puzzle_answers_person", "puzzle_answers", ["person"])
    op.create_table(
        "puzzle_searches",
        *of_match("puzzle_searches"),
        *needed(sa.Integer, "positions"),
        sa.PrimaryKeyConstraint("match", name="pk_puzzle_searches"),
        sqlite_with_rowid=False,
    )


def make_social() -> None:
    """Make the tables of follows and comments."""
    op.create_table(
        "follows",
        *needed(sa.BigInteger, "person"),
        *needed(sa.Text, "kind", "subject"),
        *needed(sa.BigInteger, "server"),
        *needed(sa.Boolean, "is_each"),
        sa.PrimaryKeyConstraint("person", "kind", "subject", "server", name="pk_follows"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_follows_kind_subject", "follows", ["kind", "subject"])
    op.create_table(
        "comments",
        *of_match("comments"),
        *needed(sa.Integer, "move"),
        *needed(sa.BigInteger, "person"),
        *needed(sa.Text, "text"),
        *needed(sa.BigInteger, "at"),
        *optional(sa.BigInteger, "edited_at"),
        *needed(sa.Boolean, "is_removed"),
        sa.PrimaryKeyConstraint("match", "move", "person", name="pk_comments"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_comments_person", "comments", ["person"])
    op.create_table(
        "open_comments",
        *of_match("open_comments"),
        *needed(sa.BigInteger, "person"),
        sa.PrimaryKeyConstraint("match", "person", name="pk_open_comments"),
        sqlite_with_rowid=False,
    )


def make_shards() -> None:
    """Make the tables by which processes share one database."""
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer, autoincrement=False, nullable=False),
        *needed(sa.Integer, "count"),
        *optional(sa.Text, "holder"),
        *needed(sa.BigInteger, "until"),
        *needed(sa.Boolean, "is_own"),
        *optional(sa.Text, "wanted_by"),
        *needed(sa.BigInteger, "wanted_until"),
        *needed(sa.Boolean, "is_noting", "is_ready"),
        *optional(sa.BigInteger, "beat"),
        sa.PrimaryKeyConstraint("shard", name="pk_shards"),
    )
    op.create_table(
        "answered",
        sa.Column("interaction", sa.BigInteger, autoincrement=False, nullable=False),
        *needed(sa.BigInteger, "at"),
        sa.PrimaryKeyConstraint("interaction", name="pk_answered"),
    )
    op.create_table(
        "identified",
        sa.Column("bucket", sa.Integer, autoincrement=False, nullable=False),
        *needed(sa.BigInteger, "at"),
        sa.PrimaryKeyConstraint("bucket", name="pk_identified"),
    )


def needed(kind: Type, *names: str) -> list[sa.Column[Any]]:
    """Return columns of one type that every row fills."""
    return [sa.Column(name, kind, nullable=False) for name in names]


def optional(kind: Type, *names: str) -> list[sa.Column[Any]]:
    """Return columns of one type that may be empty."""
    return [sa.Column(name, kind) for name in names]


def of_match(table: str) -> tuple[sa.Column[Any], sa.ForeignKeyConstraint]:
    """Return the column that names a match, and the rule that there is one."""
    rule = sa.ForeignKeyConstraint(["match"], ["matches.match"], name=f"fk_{table}_match")
    return sa.Column("match", sa.Text, nullable=False), rule


def of_season(table: str) -> tuple[sa.Column[Any], sa.ForeignKeyConstraint]:
    """Return the column that names a season, and the rule that there is one."""
    rule = sa.ForeignKeyConstraint(["season"], ["seasons.season"], name=f"fk_{table}_season")
    return sa.Column("season", sa.Text, nullable=False), rule
