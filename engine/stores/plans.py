"""The store of planned answers: texts that only their owner may know of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.ids import MatchId, PersonId


@dataclass(frozen=True, slots=True)
class Plan:
    """A player's answer to one action that the opponent may take next, at one position of a match.

    `condition` is the line of that action as the log would have it, `line` the answer; `number` tells apart the plans
    of one person. Only the person may know of it.
    """

    match: MatchId
    person: PersonId
    number: int
    position: int
    condition: str
    line: str


@dataclass(frozen=True, slots=True)
class Plans:
    """All plans of a match that a decision has looked at, and the one that it carries out, which is deleted."""

    present: tuple[Plan, ...]
    carried_out: Plan | None = None


class PlanStore(Protocol):
    """Keeps planned answers. Every method is one transaction."""

    async def of_match(self, match: MatchId) -> Sequence[Plan]:
        """Return the plans of a match, those for past positions included, by person and number."""
        ...

    async def save(self, plan: Plan, *, seq: int) -> None:
        """Record a plan.

        Raises:
            Conflict: the match has gone on since fact `seq`, or the person has a plan of this number.
        """
        ...

    async def delete(self, plan: Plan) -> None:
        """Delete a plan, if it is still there."""
        ...
