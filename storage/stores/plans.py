"""Planned answers. Table: plans. What a player means to do is sealed."""

import json
from collections.abc import Sequence

from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, select

from engine.ids import MatchId
from engine.stores.matches import Conflict
from engine.stores.plans import Plan
from storage.database.connection import Database
from storage.schema.core import matches, plans
from storage.sealing import AesSeal

SELECT_LAST = select(matches.c.seq).where(matches.c.match == bindparam("key")).with_for_update()
COUNT_PLANS = select(func.count()).select_from(plans).where(plans.c.match == bindparam("key"))
SELECT_PLANS = select(plans).where(plans.c.match == bindparam("key")).order_by(plans.c.person, plans.c.number)
OF_PLAN = (
    plans.c.match == bindparam("key"),
    plans.c.person == bindparam("of_person"),
    plans.c.number == bindparam("of_number"),
)
SELECT_PLAN = select(plans.c.number).where(*OF_PLAN)
DELETE_PLAN = delete(plans).where(*OF_PLAN)


class SqlPlans:
    """Keeps planned answers; implements `engine.stores.plans.PlanStore`."""

    def __init__(self, database: Database, seal: AesSeal) -> None:
        self._database = database
        self._seal = seal

    async def of_match(self, match: MatchId) -> Sequence[Plan]:
        return [plan_of(row, self._seal) for row in await self._database.rows(SELECT_PLANS, key=match)]

    async def save(self, plan: Plan, *, seq: int) -> None:
        """Record a plan, sealed.

        Raises:
            Conflict: the match has gone on since fact `seq`, or the person has a plan of this number.
        """

        def work(connection: Connection) -> None:
            if connection.execute(SELECT_LAST, {"key": plan.match}).scalar_one_or_none() != seq:
                raise Conflict(plan.match)
            insert_plan(connection, plan, self._seal)

        await self._database.write(work)

    async def delete(self, plan: Plan) -> None:
        await self._database.remove(plans, match=plan.match, person=plan.person, number=plan.number)


def insert_plan(connection: Connection, plan: Plan, seal: AesSeal) -> None:
    """Add a plan.

    Raises:
        Conflict: the person has one of this number.
    """
    if connection.execute(SELECT_PLAN, plan_key(plan)).first():
        raise Conflict(plan.match)
    connection.execute(insert(plans), plan_row(plan, seal))


def plan_row(plan: Plan, seal: AesSeal) -> dict[str, object]:
    """Return the row of a plan, with what it says sealed."""
    body = seal.close(json.dumps([plan.condition, plan.line]), place=place_of(plan.match, plan.person, plan.number))
    key = {"match": plan.match, "person": plan.person, "number": plan.number}
    return key | {"position": plan.position, "body": body}


def plan_of(row: RowMapping, seal: AesSeal) -> Plan:
    """Return the plan that a row holds."""
    condition, line = json.loads(seal.open(row["body"], place=place_of(row["match"], row["person"], row["number"])))
    return Plan(row["match"], row["person"], row["number"], row["position"], condition, line)


def place_of(match: MatchId, person: int, number: int) -> str:
    """Return where a plan belongs."""
    return f"plans|{match}|{person}|{number}"


def plan_key(plan: Plan) -> dict[str, object]:
    """Return the values that find a plan."""
    return {"key": plan.match, "of_person": plan.person, "of_number": plan.number}
