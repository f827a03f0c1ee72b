"""Decisions of moderators, who do not play themselves, and the disputes that call for them."""

from collections.abc import Iterator
from typing import Final

from tools.verify.course import Handlers, MatchCourse
from tools.verify.log import Fact

CARRIED_OUT_BY: Final = {
    "rewound": "match_rewound",
    "adjudicated": "match_adjudicated",
    "time_given": "time_given",
    "replaced": "player_replaced",
    "void": "match_voided",
}


def adjudicate(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A moderator names winners among those who play or have left; scores stay as they are."""
    table, outcome = course.table, fact["outcome"]
    yield from course.stays_out(fact["by"])
    winners = [seat for seat, place in enumerate(outcome["places"]) if place == 1]
    if outcome["reason"] != "adjudicated" or outcome["places"] != table.placed(winners) or not winners:
        yield "nobody can decide so"
    if table.state is not None and outcome["scores"] != course.rules.scores(table.state):
        yield "the scores are not those of the position"
    course.demand("match_ended", outcome=outcome)


def void(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A moderator declares that the match does not count: everybody shares the first place."""
    yield from course.stays_out(fact["by"])
    if course.table.state is None:
        course.demand("match_ended")
        return
    places, scores = [1] * len(course.table.persons), course.rules.scores(course.table.state)
    course.demand("match_ended", outcome={"reason": "void", "places": places, "scores": scores})


def note(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A moderator writes something down."""
    yield from course.stays_out(fact["by"])


def look(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A moderator looks at the secrets, if there are any."""
    yield from course.stays_out(fact["person"])
    if not course.has_secrets:
        yield "there are no secrets in this game"
    course.table.viewers.add(fact["person"])
    if course.table.offer and course.table.offer.fact["substitute"] == fact["person"]:
        course.table.offer = None


def dispute(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Somebody who plays or has played calls for a moderator."""
    table = course.table
    seat = table.persons.index(fact["person"]) if fact["person"] in table.persons else None
    if not table.has_played(fact["person"]) or fact["seat"] != seat:
        yield f"person {fact['person']} does not sit there"
    if table.is_disputed:
        yield "there is a dispute already"
    table.is_disputed = True


def state_side(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Somebody who plays or has played tells their side, or appeals."""
    if not course.table.has_played(fact["person"]):
        yield f"person {fact['person']} does not play in this match"
    if course.table.is_disputed == (fact["kind"] == "ruling_appealed"):
        yield "there is no such dispute"
    course.table.is_disputed = True


def rule(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A moderator rules on an open dispute; what is ruled is carried out at once."""
    yield from course.stays_out(fact["by"])
    if not course.table.is_disputed:
        yield "there is no dispute to rule on"
    course.table.is_disputed = False
    if fact["ruling"] in CARRIED_OUT_BY:
        course.demand(CARRIED_OUT_BY[fact["ruling"]], by=fact["by"])


HANDLERS: Final[Handlers] = {
    "match_adjudicated": adjudicate,
    "match_voided": void,
    "moderator_noted": note,
    "secrets_looked_at": look,
    "dispute_opened": dispute,
    "statement_made": state_side,
    "ruling_appealed": state_side,
    "dispute_ruled": rule,
}
