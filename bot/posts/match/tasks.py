"""Tasks of each person in a match as it is now, and their deadlines."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final, Literal

from engine.ids import PersonId
from engine.log.codec import AnyGame
from engine.matches.service.service import Matches
from engine.matches.state.match import Match, Offer
from engine.stores.matches import Summary
from games.core import Seat

FOR_EVER: Final = datetime.max.replace(tzinfo=UTC)

Task = Literal["join", "secrets", "answer", "move", "claim"]
"""A task of somebody in a match."""


def todo(game: AnyGame, match: Match) -> Mapping[PersonId, tuple[Task, ...]]:
    """Return what each person is to do now, the most urgent first."""
    if match.phase == "proposed":
        return {guest: ("join",) for guest in match.proposal.invited if guest not in match.joined}
    if match.phase != "running":
        return {}
    waiting: list[tuple[PersonId, Task]] = []
    # While the first direct messages are under way nobody is asked for anything.
    if not match.is_being_told:
        waiting += ((match.persons[seat], "secrets") for seat in match.undelivered)
    if match.offer is not None:
        waiting += ((answering(match, match.offer, seat), "answer") for seat in match.asked)
    waiting += ((match.persons[seat], "move") for seat in match.due(game))
    waiting += ((person, "claim") for person in claimants(match))
    return {person: tuple(task for other, task in waiting if other == person) for person, _ in waiting}


def answering(match: Match, offer: Offer, seat: Seat) -> PersonId:
    """Return who answers for a seat: for one that is to be taken over, the substitute."""
    return offer.substitute if offer.substitute is not None and seat == offer.replaced else match.persons[seat]


def is_listed(person: PersonId, match: Match) -> bool:
    """Tell whether a match is among those of a person, which a digest tells of: a substitute is only asked."""
    return person in (match.persons or match.proposal.invited)


def claimants(match: Match) -> Sequence[PersonId]:
    """Return who may claim the win because others have no time left."""
    late = {seat for seat in match.active if match.is_late(seat)}
    if not late or match.policy is None or match.policy.on_timeout != "claim":
        return ()
    return [match.persons[seat] for seat in match.active if late - {seat}]


async def deadline(matches: Matches, match: Match, person: PersonId) -> datetime | None:
    """Return until when a person who is to move has time, None where no clock runs for them."""
    seat = match.seat_of(person)
    return None if seat is None else (await matches.clocks.deadlines(match)).get(seat)


async def most_urgent_first(matches: Matches, due: Sequence[Summary], person: PersonId) -> Sequence[Summary]:
    """Return matches by the time that a person has left in them, those without a clock last."""
    timed = [
        (await deadline(matches, await matches.match(summary.match), person) or FOR_EVER, summary) for summary in due
    ]
    return [summary for _, summary in sorted(timed, key=lambda pair: pair[0])]
