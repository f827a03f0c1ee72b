"""How matches ended, and seasons of leagues."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
APPEND_ONLY = (
    """
    CREATE TRIGGER season_log_is_not_updated BEFORE UPDATE ON season_log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TRIGGER season_log_is_not_deleted BEFORE DELETE ON season_log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TRIGGER season_log_has_no_gap BEFORE INSERT ON season_log
    WHEN NEW.seq != 1 + COALESCE((SELECT MAX(seq) FROM season_log WHERE season = NEW.season), 0)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
)


def upgrade() -> None:
    """Make the tables, and say of matches that are over how they ended."""
    make_results()
    make_seasons()
    for trigger in APPEND_ONLY:
        op.execute(trigger)
    fill_results()


def make_results() -> None:
    """Make the tables of results and fixtures."""
    op.create_table(
        "results",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("persons", sa.JSON, nullable=False),
        sa.Column("outcome", sa.JSON, nullable=False),
        sa.Column("turns", sa.JSON, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_results"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_results_match"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_game_ended_at", "results", ["game", "ended_at"])
    op.create_table(
        "fixtures",
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("fixture", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("season", "fixture", "attempt", name="pk_fixtures"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_fixtures_match"),
        sqlite_with_rowid=False,
    )


def make_seasons() -> None:
    """Make the tables of seasons."""
    op.create_table(
        "seasons",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("league", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("season_number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("persons", sa.JSON, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_seasons"),
        sa.UniqueConstraint("season", name="uq_seasons_season"),
    )
    op.create_index("ix_seasons_server", "seasons", ["server"])
    of_season = sa.ForeignKeyConstraint
    op.create_table(
        "season_log",
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("season", "seq", name="pk_season_log"),
        of_season(["season"], ["seasons.season"], name="fk_season_log_season"),
    )
    op.create_table(
        "season_seeds",
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("season", name="pk_season_seeds"),
        of_season(["season"], ["seasons.season"], name="fk_season_seeds_season"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "season_outbox",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("first_seq", sa.Integer, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_season_outbox"),
        of_season(["season"], ["seasons.season"], name="fk_season_outbox_season"),
    )
    op.create_table(
        "season_posts",
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("season", "name", name="pk_season_posts"),
        of_season(["season"], ["seasons.season"], name="fk_season_posts_season"),
        sqlite_with_rowid=False,
    )


def fill_results() -> None:
    """Read from the logs how matches ended: when for the first time, and how in the end."""
    connection = op.get_bind()
    over = connection.execute(sa.text("SELECT match, game, server, persons FROM matches WHERE phase = 'over'")).all()
    ends = sa.text(
        'SELECT at, body FROM log WHERE match = :match AND body LIKE \'%"kind":"match_ended"%\' ORDER BY seq'
    )
    insert = sa.text(
        "INSERT INTO results (match, game, server, persons, outcome, turns, is_rated, ended_at) "
        "VALUES (:match, :game, :server, :persons, :outcome, '[]', 0, :ended_at)"
    )
    for match, game, server, persons in over:
        ended = connection.execute(ends, {"match": match}).all()
        if not ended:
            continue
        values = {"match": match, "game": game, "server": server, "persons": persons}
        outcome = json.dumps(json.loads(ended[-1].body)["outcome"])
        connection.execute(insert, values | {"outcome": outcome, "ended_at": ended[0].at})
