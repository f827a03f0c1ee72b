"""Agreements between players: who may ask and answer, and that nothing is carried out without everybody's consent."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tools.verify.course import Handlers, MatchCourse
from tools.verify.log import Fact
from tools.verify.table import OpenQuestion


def ask(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A player asks; there is one question at a time, and a takeback is one of one's own latest turn."""
    table, seat = course.table, fact["seat"]
    yield from course.sits(fact)
    if table.offer is not None:
        yield "another offer is open"
    if fact["offer"] == "takeback":
        latest = table.latest[seat]
        if (fact["back_to"], fact["crosses_throw"]) != (latest - 1, table.throw > latest) or not latest:
            yield "it does not ask about the player's latest turn"
        elif fact["crosses_throw"] and course.proposal["keeps_throws"]:
            yield "nothing is taken back across a throw in this match"
    elif fact["back_to"] is not None:
        yield "it takes nothing back"
    if fact["offer"] == "substitute":
        replaced = fact["replaced"]
        if replaced not in table.active or (replaced != seat and not table.is_late(replaced)):
            yield f"nobody asks for a substitute for seat {replaced}"
        if fact["substitute"] is None:
            yield "it names no substitute"
    table.offer = OpenQuestion(fact)


def answer(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Somebody who is asked answers; when all have agreed it is carried out."""
    table, offer = course.table, course.table.offer
    if offer is None or offer.fact["offer"] != fact["offer"] or fact["seat"] not in table.asked:
        yield f"seat {fact['seat']} is not asked that"
        return
    if fact["offer"] == "substitute" and fact["seat"] == offer.fact["replaced"]:
        if fact["person"] != offer.fact["substitute"]:
            yield f"person {fact['person']} is not the substitute"
    else:
        yield from course.sits(fact)
    if not fact["is_accepted"]:
        table.offer = None
        return
    table.offer = replace(offer, accepted=(*offer.accepted, fact["seat"]))
    if not table.asked:
        _carry_out(course, offer.fact)


def _carry_out(course: MatchCourse, asked: Fact) -> None:
    """Demand what all have agreed to."""
    match asked["offer"]:
        case "takeback":
            course.demand("turn_taken_back", back_to=asked["back_to"], crosses_throw=asked["crosses_throw"])
        case "open_notes":
            course.demand("notes_opened")
        case "substitute":
            course.demand("player_replaced", seat=asked["replaced"], after=asked["substitute"], by=None)
        case kind if course.table.state is not None:
            reason = "agreed" if kind == "draw" else "abandoned"
            scores = course.rules.scores(course.table.state)
            course.demand("match_ended", outcome={"reason": reason, "places": course.table.without(), "scores": scores})
        case _:
            course.demand("match_ended")


def cancel(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Only who has asked takes the question back."""
    offer, course.table.offer = course.table.offer, None
    yield from course.sits(fact)
    if offer is None or (offer.fact["offer"], offer.fact["seat"]) != (fact["offer"], fact["seat"]):
        yield "there is no such offer of this player"


def open_notes(course: MatchCourse, _fact: Fact) -> Iterator[str]:
    """All have agreed that everybody sees the notes of the game."""
    course.table.offer = None
    if not course.was_due:
        yield "nobody has agreed to it"


HANDLERS: Final[Handlers] = {
    "offer_made": ask,
    "offer_answered": answer,
    "offer_cancelled": cancel,
    "notes_opened": open_notes,
}
