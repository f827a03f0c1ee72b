"""The rules by which the databases themselves refuse to change a log, as the first migration made them.

Never changed: other rules would be a migration of their own.
"""

from typing import Final

ON_FILE: Final = (
    "CREATE TRIGGER log_is_not_updated BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
    "CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
    # Also refuses INSERT OR REPLACE, which fires no delete trigger unless recursive_triggers is on.
    """
    CREATE TRIGGER log_has_no_gap BEFORE INSERT ON log
    WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM log WHERE match = NEW.match)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
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
    WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM season_log WHERE season = NEW.season)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
)

FUNCTIONS: Final = {
    "refuse_change": """
BEGIN
    RAISE EXCEPTION 'the log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
""",
    "refuse_gap": """
DECLARE
    last integer;
BEGIN
    IF TG_TABLE_NAME = 'log' THEN
        SELECT max(seq) INTO last FROM log WHERE match = NEW.match;
    ELSE
        SELECT max(seq) INTO last FROM season_log WHERE season = NEW.season;
    END IF;
    IF NEW.seq IS DISTINCT FROM coalesce(last, 0) + 1 THEN
        RAISE EXCEPTION 'the log is append-only' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END
""",
}
"""The functions that the triggers of a server call."""
LOGS: Final = ("log", "season_log")
TRIGGERS: Final = {
    "is_not_changed": ("UPDATE OR DELETE", "ROW", "refuse_change"),
    "is_not_emptied": ("TRUNCATE", "STATEMENT", "refuse_change"),
    "has_no_gap": ("INSERT", "ROW", "refuse_gap"),
}
"""The triggers of a server: the change that each comes before, its unit, and the function that it calls."""
ON_SERVER: Final = (
    *(f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $${body}$$" for name, body in FUNCTIONS.items()),
    *(
        f"CREATE TRIGGER {log}_{rule} BEFORE {change} ON {log} FOR EACH {unit} EXECUTE FUNCTION {function}()"
        for log in LOGS
        for rule, (change, unit, function) in TRIGGERS.items()
    ),
)
