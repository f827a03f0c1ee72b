"""The shape of facts of seasons, and in which phases of a season each kind can come."""

from collections.abc import Mapping
from typing import Any, Final

from tools.verify.log import TIME
from tools.verify.schema import Shapes
from tools.verify.shapes import is_digest

BEFORE_DRAW: Final = "announced open"
LIVE: Final = "running overtime"
GOING_ON: Final = f"{BEFORE_DRAW} drawn {LIVE}"

PHASES: Final[Mapping[str, str]] = {
    "season_founded": "nothing",
    "rules_changed": BEFORE_DRAW,
    "sign_up_opened": "announced",
    "entrant_signed_up": f"open drawn {LIVE}",
    "entrant_signed_off": GOING_ON,
    "sign_up_allowed": f"{BEFORE_DRAW} running",
    "standby_offered": f"open drawn {LIVE}",
    "standby_withdrawn": f"{GOING_ON} closed",
    "season_seed_opened": f"open {LIVE}",
    "divisions_drawn": "open",
    "entrant_moved": "drawn",
    "season_started": "announced drawn",
    "entrant_joined": "running",
    "entrant_transferred": "running",
    "entrant_kept": "drawn running",
    "fixture_started": LIVE,
    "entrant_asked": LIVE,
    "time_asked": LIVE,
    "entrant_confirmed": LIVE,
    "entrant_withdrew": LIVE,
    "standby_asked": LIVE,
    "standby_declined": LIVE,
    "entrant_replaced": f"drawn {LIVE}",
    "fixture_ruled": f"{LIVE} closed archived",
    "ruling_reversed": f"{LIVE} closed",
    "fixture_reopened": LIVE,
    "points_adjusted": f"{LIVE} closed",
    "season_extended": f"open drawn {LIVE}",
    "overtime_began": "running",
    "season_closed": LIVE,
    "season_corrected": "closed archived",
    "season_archived": "closed",
    "season_cancelled": GOING_ON,
    "phase_ended": f"open drawn {LIVE}",
    "season_paused": GOING_ON,
    "season_resumed": GOING_ON,
    "outage_credited": f"{GOING_ON} closed",
    "round_drawn": LIVE,
    "meetings_made": LIVE,
    "meeting_decided": LIVE,
    "ladder_joined": GOING_ON,
    "challenge_made": LIVE,
    "challenge_answered": LIVE,
    "ladder_idle": LIVE,
    "team_named": GOING_ON,
    "member_invited": GOING_ON,
    "member_joined": GOING_ON,
    "member_declined": GOING_ON,
    "member_left": GOING_ON,
    "boards_ordered": GOING_ON,
    "member_missing": GOING_ON,
    "captain_changed": GOING_ON,
    "lineup_set": LIVE,
    "member_stepped_in": LIVE,
    "wait_told": "open",
    "pentathlon_started": "open",
    "stage_left_out": GOING_ON,
    "stage_opened": LIVE,
    "stage_closed": LIVE,
    "stage_dropped": LIVE,
    "stage_corrected": f"{LIVE} closed archived",
    "week_ended": LIVE,
    "place_decided": LIVE,
}
"""Every kind with the phases in which it can come."""


def is_time(value: Any) -> bool:
    """Tell whether a text is a time as facts of seasons have it."""
    return TIME.fullmatch(value) is not None


def is_end(value: Any) -> bool:
    """Tell whether a text is a time, or empty where there is none."""
    return value == "" or is_time(value)


SHAPES: Final = Shapes(
    "season.schema.json",
    log="log",
    formats={
        **dict.fromkeys(("until", "starts_at", "begun", "ended"), is_time),
        **dict.fromkeys(("sign_up_opened.until", "ends_at", "since"), is_end),
        **dict.fromkeys(("table_digest", "seed"), is_digest),
        "stage_corrected.table_digest": lambda value: value is None or is_digest(value),
    },
)
