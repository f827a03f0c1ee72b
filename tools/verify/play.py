"""Throws and actions by the rules, what goes back, who leaves, and how it ends."""

from collections.abc import Iterator
from typing import Final

from games.core import Seat
from tools.verify.course import Handlers, MatchCourse
from tools.verify.log import Fact, microseconds

COMPUTER_WAITS: Final = 30 * 24 * 60 * 60 * 10**6
"""How long a match against the computer waits for people, in microseconds."""


def throw(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A throw is due, and shows what was drawn; of one that is still sealed nobody knows what it has led to."""
    table, opened = course.table, course.log.opened.get(course.seq, fact)
    state, table.throw = table.state, course.seq
    if "action" not in opened:
        table.state = None
    elif state is not None:
        yield from course.follow(lambda: course.rules.throw(state, opened["action"], opened["draws"]))


def act(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Who is to move does something legal; offers that wait for it lapse."""
    table, seat = course.table, fact["seat"]
    wrong = list(course.sits(fact))
    yield from wrong
    if wrong:
        return
    if table.is_paused:
        yield "the match is paused"
    if table.untold:
        yield "somebody has not got their secrets yet"
    opened, state = course.log.opened.get(course.seq, fact), table.state
    table.latest = tuple(course.seq if at == seat else latest for at, latest in enumerate(table.latest))
    offer = table.offer.fact if table.offer else None
    if offer and offer["offer"] != "open_notes" and (offer["offer"] == "takeback" or offer["seat"] != seat):
        table.offer = None
    elif table.offer:
        table.offer = table.offer.asked_again()
    if "action" not in opened:
        table.state = None
    elif state is not None:
        yield from course.follow(lambda: course.rules.move(state, Seat(seat), opened["action"], fact.get("line")))


def take_back(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """All have agreed that the position is again the one before a turn."""
    if not course.was_due:
        yield "nobody has agreed to it"
    yield from _go_back(course, fact)


def rewind(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A moderator sets the match back to where players were to move; who has left since plays again."""
    yield from course.stays_out(fact["by"])
    yield from _go_back(course, fact)
    if 0 < fact["back_to"] < course.seq:
        earlier = course.points[fact["back_to"]]
        course.table.resigned = earlier.resigned
        course.table.clocks = tuple(clock.stopped() for clock in earlier.clocks)
    state = course.table.state
    if state is not None and not [seat for seat in course.rules.game.rules.to_act(state) if seat >= 0]:
        yield "nobody was to move where it goes back to"


def _go_back(course: MatchCourse, fact: Fact) -> Iterator[str]:
    table, course.table.offer = course.table, None
    if not 0 < fact["back_to"] < course.seq or course.points[fact["back_to"]].phase != "running":
        yield f"there is no fact {fact['back_to']} of the play to go back to"
        return
    earlier = course.points[fact["back_to"]]
    table.state, table.latest, table.turns = earlier.state, earlier.latest, earlier.turns


def resign(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A player leaves."""
    yield from course.sits(fact)
    yield from course.leave(fact["seat"], "resigned")


def leave_season(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A player has left the season, and with it the match."""
    yield from course.sits(fact)
    yield from _in_season(course)
    yield from course.leave(fact["seat"], "left")


def lapse(course: MatchCourse, _fact: Fact) -> Iterator[str]:
    """The season is over, and the match with it: everybody shares the first place."""
    yield from _in_season(course)
    if course.table.state is None:
        course.demand("match_ended")
        return
    places, scores = [1] * len(course.table.persons), course.rules.scores(course.table.state)
    course.demand("match_ended", outcome={"reason": "unplayed", "places": places, "scores": scores})


def lapse_by_itself(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A match ends without a winner: left alone for thirty days against the computer, or unseen after a report."""
    table = course.table
    if fact["reason"] == "unseen":
        if not table.held_at or not table.is_reported:
            yield "its clocks were not held for so long yet"
    elif not course.proposal["computer"]:
        yield "the computer does not play in it"
    elif course.moment - microseconds(course.log.rows[course.seq - 2]) < COMPUTER_WAITS:
        yield "it was not left alone for so long yet"
    if table.state is None:
        course.demand("match_ended")
        return
    outcome = {"reason": "abandoned", "places": table.without(), "scores": course.rules.scores(table.state)}
    course.demand("match_ended", outcome=outcome)


def _in_season(course: MatchCourse) -> Iterator[str]:
    if course.proposal["fixture"] is None:
        yield "the match belongs to no season"
    course.by_season.append((course.seq, course.log.rows[course.seq - 1]["fact"]))


def end(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """What came before has ended the match, with this outcome; the seed is opened."""
    table = course.table
    if not course.was_due:
        yield f"nothing before it ends the match as {fact['outcome']['reason']!a}"
    if table.phase == "running":
        course.demand("seed_opened")
    table.phase, table.offer, table.outcome = "over", None, fact["outcome"]
    table.ended_at = table.ended_at or course.now


def open_seed(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """The seed is opened once, at the end, and then the secrets if there are any."""
    if not course.was_due:
        yield "the seed is opened once, when the match has ended"
    elif len(fact["seed"]) != 64:
        yield "a seed has 64 hexadecimal digits"
    elif any(course.log.facts("secret_drawn", "secret_taken")):
        course.demand("secrets_opened")


def open_secrets(course: MatchCourse, _fact: Fact) -> Iterator[str]:
    """The secrets are opened with the seed."""
    if not course.was_due:
        yield "the secrets are opened once, with the seed"


def deliver(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A player who waits for their secrets gets them, or cannot be sent them."""
    yield from course.sits(fact)
    if fact["seat"] not in course.table.untold:
        yield f"seat {fact['seat']} does not wait for secrets"
    if fact["kind"] == "secrets_delivered":
        course.table.untold.discard(fact["seat"])
        if course.table.clocks:
            course.table.set_clock(fact["seat"], course.table.clocks[fact["seat"]].excused())


HANDLERS: Final[Handlers] = {
    "chance_drawn": throw,
    "secret_drawn": throw,
    "action_taken": act,
    "secret_taken": act,
    "turn_taken_back": take_back,
    "match_rewound": rewind,
    "player_resigned": resign,
    "player_left": leave_season,
    "fixture_lapsed": lapse,
    "match_lapsed": lapse_by_itself,
    "match_ended": end,
    "seed_opened": open_seed,
    "secrets_opened": open_secrets,
    "secrets_delivered": deliver,
    "delivery_failed": deliver,
}
