"""The order of a match's facts: where each may come, and which may follow it."""

from collections.abc import Iterator
from typing import Final

from tools.verify import consent, moderation, play, seating, timing
from tools.verify.course import ALARMS, Handlers, MatchCourse
from tools.verify.log import Fact, Log

HANDLERS: Final[Handlers] = {
    **seating.HANDLERS,
    **play.HANDLERS,
    **consent.HANDLERS,
    **timing.HANDLERS,
    **moderation.HANDLERS,
}
BEGINS: Final = {"match_proposed", "match_started"}
CLOSINGS: Final = {"invitation_declined", "invitation_withdrawn", "invitation_expired"}
BEFORE_START: Final = {"person_joined", "entropy_added", "entropy_promised", "match_started", *CLOSINGS}
REMARKS: Final = moderation.HANDLERS.keys() - {"secrets_looked_at"}
"""Kinds of facts that change neither play nor time."""
AFTER_END: Final = {"match_ended", "seed_opened", "secrets_opened", *REMARKS}
STEPS: Final = {"chance_drawn", "secret_drawn", "action_taken", "secret_taken"}


def story(log: Log, course: MatchCourse) -> Iterator[str]:
    """Yield what cannot have come where it stands, and what is missing, and leave the course at the match's end."""
    for seq in range(1, len(log.rows) + 1):
        fact = course.go_on(seq)
        found = list(_step(course, fact))
        yield from (f"fact {seq} ({fact['kind']}): {wrong}" for wrong in found)
        if found and fact["kind"] in BEGINS:
            return  # nobody can follow a match that cannot begin so
        course.points.append(course.table.point)
    if course.must is not None:
        yield f"facts are missing at the end: {_named(course.must.kinds)} must follow"


def _step(course: MatchCourse, fact: Fact) -> Iterator[str]:
    kind, phase = fact["kind"], course.table.phase
    wrong = _misplaced(kind, phase)
    yield from [wrong] if wrong else _due(course, fact)
    if wrong:
        return
    if kind not in ALARMS | {"player_resigned"}:
        course.table.leaving = ()
    yield from HANDLERS[kind](course, fact)
    if kind not in REMARKS:
        course.tick(is_step=kind in STEPS)


def _misplaced(kind: str, phase: str) -> str:
    """Say why a fact cannot come in a phase of the match; nothing if it can."""
    if (kind == "match_proposed") != (phase == "nothing"):
        return "a log begins with one invitation"
    if kind == "match_proposed":
        return ""
    if kind in BEFORE_START:
        return "" if phase == "proposed" else "it cannot come after the start"
    if phase == "running":
        return ""
    return "" if phase == "over" and kind in AFTER_END else "it can only come while the match runs"


def _due(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Hold a fact against what has to follow."""
    must, course.was_due = course.must, False
    if must is None or (fact["kind"] not in must.kinds and fact["kind"] in must.tolerates):
        return
    course.must = None
    if fact["kind"] not in must.kinds:
        yield f"before it {_named(must.kinds)} must come"
        return
    course.was_due = True
    for name, value in must.fields.items():
        if fact.get(name) != value:
            yield f"its {name} is not what follows from the facts before it"


def _named(kinds: frozenset[str]) -> str:
    return " or ".join(sorted(kinds))
