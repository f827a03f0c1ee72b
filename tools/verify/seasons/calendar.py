"""Time in a season, told a second time from docs/leagues.md: when each part of it ends, and what pauses hold up."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

from tools.verify.log import EPOCH, Fact
from tools.verify.seasons.history import MINUTE
from tools.verify.seasons.kinds import format_of
from tools.verify.seasons.state import SeasonCourse

HOUR: Final = 60 * 60 * 10**6
DAY: Final = 24 * HOUR
HELD_UP: Final = {
    "divisions_drawn",
    "season_started",
    "entrant_joined",
    "entrant_transferred",
    "round_drawn",
    "meetings_made",
    "meeting_decided",
    "lineup_set",
    "overtime_began",
    "week_ended",
    "place_decided",
    "wait_told",
    "phase_ended",
    "ladder_idle",
    "season_closed",
}
"""Facts that cannot come while a season is paused."""
AT_THE_END: Final = {"divisions_drawn", "season_started", "overtime_began", "season_archived"}
"""Facts that come only when the part of the season before them has ended."""
SETS_END: Final = {
    "sign_up_opened": "until",
    "divisions_drawn": "starts_at",
    "season_started": "ends_at",
    "season_extended": "until",
    "overtime_began": "until",
    "round_drawn": "until",
}
LASTS: Final[Mapping[str, tuple[str, str, int]]] = {
    "divisions_drawn": ("starts_at", "objection_hours", HOUR),
    "overtime_began": ("until", "overtime_days", DAY),
    "round_drawn": ("until", "round_days", DAY),
    "entrant_asked": ("until", "answer_hours", HOUR),
    "standby_asked": ("until", "answer_hours", HOUR),
}
"""The time that a fact gives, the rule that says how long it is, and its unit."""
ENDS_NOW: Final = {"phase_ended", "ladder_idle"}


def moment_of(text: str) -> int | None:
    """Return a time in microseconds since 1970, None where there is none."""
    return (datetime.fromisoformat(text) - EPOCH) // (datetime.resolution) if text else None


def duration(rules: Fact) -> int:
    """Return how long matches are played for, overtime apart."""
    own, most_rounds = rules["own"], (rules["most"] - 1).bit_length()
    days: int = own.get("rounds", most_rounds) * own.get("round_days", 0) or rules["days"]
    return days * DAY


def half_time(course: SeasonCourse) -> int:
    """Return when half of a running season is over."""
    return (course.started_at or 0) + duration(course.rules) // 2


def time_faults(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Yield why time cannot have brought a fact about where it stands; the season is as it was before it."""
    kind = fact["kind"]
    is_by_time = kind in HELD_UP or (kind == "fixture_ruled" and fact["by"] is None)
    if course.is_paused and (is_by_time or fact.get("how") == "silent"):
        yield "the season is paused"
    starts_alone = format_of(course.rules) == "flash" or course.phase == "announced"
    if kind in AT_THE_END and not starts_alone and not course.is_past:
        yield "the time for it has not come"
    if kind == "week_ended" and fact["week"] > (course.moment - (course.started_at or 0)) // (7 * DAY):
        yield "so many weeks have not passed"
    if kind == "season_resumed" and fact["by"] is None and not course.may_go_on:
        yield "nobody has ended the pause, and it was not too long"
    yield from _length_faults(course, fact)


def _length_faults(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Yield that a fact gives another time than the rules have, but for what writing it down has taken."""
    rules, kind = course.rules, fact["kind"]
    if kind == "season_started" and format_of(rules) != "ladder":
        said, due = fact["ends_at"], duration(rules)
    elif kind in LASTS and not (format_of(rules) == "flash" and kind == "divisions_drawn"):
        name, rule, unit = LASTS[kind]
        said, due = fact[name], (rules | rules["own"])[rule] * unit
    else:
        return
    if not 0 <= course.moment + due - (moment_of(said) or 0) <= MINUTE:
        yield f"it gives time until {said}, which is not that of the rules"


def keep_time(course: SeasonCourse, fact: Fact) -> None:
    """Note what a fact means for the end of the present part of the season."""
    kind = fact["kind"]
    if kind in SETS_END:
        course.until = moment_of(fact[SETS_END[kind]])
    elif kind in ENDS_NOW:
        course.until = course.moment
    elif kind == "season_closed":
        course.until = course.moment + course.rules["appeal_days"] * DAY
    elif kind in {"season_archived", "season_cancelled", "pentathlon_started"}:
        course.until = None
    if kind == "season_started":
        course.started_at = course.first_started = course.moment
    if kind == "season_paused":
        course.paused_at = moment_of(fact["since"]) or course.moment
        course.is_paused_by_person = fact["by"] is not None
    if kind == "season_resumed" and course.paused_at is not None:
        _give_back(course, course.moment - course.paused_at)
    if kind == "outage_credited":
        begun, ended = moment_of(fact["begun"]) or 0, moment_of(fact["ended"]) or 0
        course.credited.append((begun, ended))
        _give_back(course, max(0, ended - begun))
    if kind in {"season_resumed", "season_cancelled"}:
        course.paused_at = None


def _give_back(course: SeasonCourse, span: int) -> None:
    """Let everything be later by as long as nobody could do anything."""
    course.until = None if course.until is None else course.until + span
    course.started_at = None if course.started_at is None else course.started_at + span
    course.asked = {one: until + span for one, until in course.asked.items()}
