"""Clocks: the time used and granted, whose time is up, and when nobody's runs.

When a clock stood (sleep, vacation) the log does not say, so less may be spent than has passed, never more.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from tools.verify.course import Handlers, MatchCourse
from tools.verify.log import Fact

FETCH_TIME: Final = 72 * 3600
"""Seconds in which secrets are to be fetched that could not be sent, at least."""
FETCH_REMINDERS: Final = (50, 10)


def spend(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A clock that runs is charged at most what has passed and what was left."""
    seat, seconds, clocks = fact["seat"], fact["seconds"], course.table.clocks
    if not 0 <= seat < len(clocks):
        yield "a clock runs in a match without clocks"
        return
    clock = clocks[seat]
    if seconds < 0:
        yield f"{seconds} seconds are no time"
    elif course.table.state is not None and (
        clock.since is None or seconds > min(clock.left, course.now - clock.since)
    ):
        yield f"the clock of seat {seat} has run for {seconds} s, which cannot be"
    course.table.set_clock(seat, clock.spent(max(0, seconds), course.now))


def give(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A moderator gives time, or it comes back: after an outage at most what has passed, to a substitute the bank."""
    seat, seconds, by, table = fact["seat"], fact["seconds"], fact["by"], course.table
    if seat not in table.active or not table.clocks:
        yield "a clock runs in a match without clocks"
        return
    if seconds <= 0:
        yield f"{seconds} seconds are no time"
    if (by is None) == (fact["reason"] == "moderator"):
        yield "it does not say who has given the time"
    if fact["reason"] in {"outage", "fetching", "unseen"} and seconds > course.now - table.begun + 1:
        yield f"{seconds} s cannot have been lost"
    if fact["reason"] == "fetching" and seat not in table.untold:
        yield f"seat {seat} has no secrets to fetch"
    if fact["reason"] == "substitute" and not course.was_due and table.state is not None:
        yield "there is no substitute"
    yield from course.stays_out(by)
    if fact["reason"] != "fetching":  # the clock stands; only the time to fetch secrets is longer
        table.set_clock(seat, table.clocks[seat].given(seconds, course.now))


def run_out(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A clock that runs has nothing left; where the policy says so, its player has lost."""
    table, seat = course.table, fact["seat"]
    yield from course.sits(fact)
    if course.policy is None or not 0 <= seat < len(table.clocks):
        yield "a clock runs in a match without clocks"
        return
    clock = table.clocks[seat]
    if table.state is not None and (clock.left or clock.since is None):
        yield f"seat {seat} is said to have no time left, which cannot be: {clock.left} s are left"
    table.set_clock(seat, clock.timed_out())
    if course.policy["on_timeout"] == "loss":
        yield from course.leave(seat, "time")


def await_secrets(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Of the time in which secrets are to be fetched no more is spent than has passed."""
    for seat, seconds in enumerate(fact["seconds"]):
        if seconds and seat not in course.table.untold:
            yield f"seat {seat} has no secrets to fetch"
        if not 0 <= seconds <= course.now - course.table.begun + 1:
            yield f"{seconds} s cannot have been waited for"


def leave_unfetched(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A player has let the time pass in which secrets are to be fetched; where the policy says so, that loses."""
    table, seat = course.table, fact["seat"]
    yield from course.sits(fact)
    if course.policy is None or not 0 <= seat < len(table.clocks):
        yield "a clock runs in a match without clocks"
        return
    if seat not in table.untold or course.now - table.begun < FETCH_TIME:
        yield f"seat {seat} cannot have run out of time to fetch secrets"
    table.set_clock(seat, table.clocks[seat].timed_out())
    if course.policy["on_timeout"] == "loss":
        yield from course.leave(seat, "time")


def claim(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A player claims the win over one who has no time left, where the policy lets them."""
    table, against = course.table, fact["against"]
    yield from course.sits(fact)
    if course.policy is None or course.policy["on_timeout"] != "claim" or against not in table.active:
        yield "there is nothing to claim"
        return
    if not table.is_late(against) or against == fact["seat"]:
        yield f"seat {against} has time left"
    if table.is_paused:
        yield "the match is paused"
    yield from course.leave(against, "time")


def remind(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A player is reminded of a share of time that the policy names."""
    yield from course.sits(fact)
    shares = FETCH_REMINDERS if fact["seat"] in course.table.untold else (course.policy or {}).get("reminders", ())
    if course.policy is None or fact["share"] not in shares or fact["left"] < 0:
        yield "the policy does not remind of that"


def be_away(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A player's vacation begins or ends."""
    yield from course.sits(fact)


def pause(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """The clocks stop."""
    yield from course.stays_out(fact["by"])
    if course.table.is_paused:
        yield "it is paused already"
    if fact["by"] is None and fact["reason"] == "moderator":
        yield "it does not say who has paused the match"
    course.table.is_paused, course.table.is_reported, course.table.held_at = True, False, 0


def hold(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """The clocks stop, since those who are to move cannot see the match; it has been so since a time before."""
    if course.table.is_paused or course.table.held_at:
        yield "the clocks stand already"
    if not course.table.begun <= _seconds(fact["since"]) <= course.now:
        yield "the match cannot have been unseen since then"
    course.table.held_at, course.table.is_reported = course.now, False


def release(course: MatchCourse, _fact: Fact) -> Iterator[str]:
    """The clocks run again."""
    if not course.table.held_at:
        yield "the clocks are not held"
    course.table.held_at = 0


def _seconds(at: str) -> int:
    return int(datetime.fromisoformat(at).timestamp())


def report(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Others are told of a pause or a hold that nobody has ended."""
    if not (course.table.is_paused or course.table.held_at):
        yield f"there is no pause for '{fact['reason']}'"
    course.table.is_reported = True


def lapse(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A pause that nobody has ended is over, and with it the dispute."""
    table = course.table
    if not table.is_paused or not table.is_reported:
        yield f"there is no pause for '{fact['reason']}' that others were told of"
    table.is_paused = table.is_disputed = False


def resume(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """The match goes on."""
    yield from course.stays_out(fact["by"])
    if not course.table.is_paused:
        yield "it is not paused"
    course.table.is_paused = False


HANDLERS: Final[Handlers] = {
    "time_spent": spend,
    "time_given": give,
    "time_ran_out": run_out,
    "secrets_awaited": await_secrets,
    "secrets_unfetched": leave_unfetched,
    "time_claimed": claim,
    "player_reminded": remind,
    "absence_began": be_away,
    "absence_ended": be_away,
    "match_paused": pause,
    "match_resumed": resume,
    "pause_escalated": report,
    "pause_lapsed": lapse,
    "clocks_held": hold,
    "clocks_released": release,
}
