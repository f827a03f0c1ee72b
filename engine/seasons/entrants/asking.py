"""Questions that somebody puts to another by name: nobody is asked by whom they have blocked.

Challenges on a ladder are no such questions: a rung is held against everybody, so a block would make it safe.
"""

from collections.abc import Awaitable, Callable, Sequence

from engine.errors import NotInvitable
from engine.ids import PersonId
from engine.seasons.facts.places import EntrantSignedUp, StandbyAsked
from engine.seasons.facts.teams import MemberInvited
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.state.season import Season

BlockedBy = Callable[[PersonId], Awaitable[Sequence[PersonId]]]
"""Tells whom somebody has blocked."""


async def nobody(_: PersonId) -> Sequence[PersonId]:
    """Tell that nobody is blocked, to who only reads."""
    return ()


async def require_welcome(season: Season, facts: Facts, blocked_by: BlockedBy) -> None:
    """Refuse questions to somebody who does not want to be asked by this person.

    Raises:
        NotInvitable: says to whom.
    """
    for fact in facts:
        by = asked_by(season, facts, fact)
        if by is not None and isinstance(fact, MemberInvited | StandbyAsked) and by in await blocked_by(fact.person):
            raise NotInvitable(persons=(str(fact.person),))


def asked_by(season: Season, facts: Facts, fact: SeasonFact) -> PersonId | None:
    """Return who puts a question; None where the season itself does, as to the substitutes for one who has left."""
    match fact:
        case StandbyAsked(entrant=entrant):
            return None if season.has_left(entrant) else season.entrants[entrant].person
        case MemberInvited(entrant=entrant) if entrant in season.entrants:
            return season.entrants[entrant].person
        case MemberInvited():
            return next(founder.person for founder in facts if isinstance(founder, EntrantSignedUp))
        case _:
            return None
