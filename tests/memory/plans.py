"""Plans and disputes in memory, for tests."""

from collections.abc import Sequence
from dataclasses import replace

from engine.ids import MatchId, PersonId
from engine.log.disputes import OPEN
from engine.stores.cases import Case
from engine.stores.matches import Conflict, Snapshot
from engine.stores.plans import Plan


class MemoryPlans:
    """Planned answers; implements `engine.stores.plans.PlanStore`."""

    def __init__(self) -> None:
        self.kept: dict[tuple[MatchId, PersonId, int], Plan] = {}
        self.snapshots: dict[MatchId, Snapshot] = {}

    async def of_match(self, match: MatchId) -> Sequence[Plan]:
        return [plan for key, plan in sorted(self.kept.items()) if key[0] == match]

    async def save(self, plan: Plan, *, seq: int) -> None:
        if self.snapshots[plan.match].seq != seq or plan_key(plan) in self.kept:
            raise Conflict(plan.match)
        self.kept[plan_key(plan)] = plan

    async def delete(self, plan: Plan) -> None:
        self.kept.pop(plan_key(plan), None)

    def drop(self, person: PersonId) -> None:
        """Remove what a person has planned."""
        self.kept = {key: plan for key, plan in self.kept.items() if key[1] != person}


class MemoryDisputes:
    """Disputes; implements `engine.stores.cases.DisputeStore`."""

    def __init__(self) -> None:
        self.kept: dict[tuple[MatchId, int], Case] = {}

    def record(self, case: Case) -> None:
        """Set what the log says of a dispute; where it is talked about stays as it is."""
        known = self.kept.get((case.match, case.seq))
        self.kept[case.match, case.seq] = replace(case, thread=known.thread if known else None)

    async def case(self, match: MatchId, seq: int) -> Case | None:
        return self.kept.get((match, seq))

    async def cases(self, server: int, *, limit: int, offset: int = 0) -> Sequence[Case]:
        latest = sorted(self.kept.values(), key=lambda case: case.opened_at, reverse=True)
        found = sorted((c for c in latest if c.server == server), key=lambda case: case.state not in OPEN)
        return found[offset : offset + limit]

    async def save_thread(self, match: MatchId, seq: int, thread: int) -> None:
        """Record where a dispute is talked about.

        Raises:
            KeyError: there is no such dispute.
        """
        self.kept[match, seq] = replace(self.kept[match, seq], thread=thread)


def plan_key(plan: Plan) -> tuple[MatchId, PersonId, int]:
    """Return what tells a plan from all others."""
    return plan.match, plan.person, plan.number
