"""The rows of planned answers. What a player means to do is sealed."""

import json

from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, select

from engine.store import Conflict, Plan
from storage.schema import plans, seeds
from storage.sealing import AesSeal

COUNT_PLANS = select(func.count()).select_from(plans).where(plans.c.match == bindparam("key"))
SELECT_PLANS = select(plans).where(plans.c.match == bindparam("key")).order_by(plans.c.person, plans.c.number)
SELECT_SEED_AND_PLANS = (
    select(seeds.c.seed, seeds.c.match, plans.c.person, plans.c.number, plans.c.position, plans.c.body)
    .join_from(seeds, plans, seeds.c.match == plans.c.match, isouter=True)
    .where(seeds.c.match == bindparam("key"))
    .order_by(plans.c.person, plans.c.number)
)
OF_PLAN = (
    plans.c.match == bindparam("key"),
    plans.c.person == bindparam("of_person"),
    plans.c.number == bindparam("of_number"),
)
SELECT_PLAN = select(plans.c.number).where(*OF_PLAN)
DELETE_PLAN = delete(plans).where(*OF_PLAN)


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
    body = seal.close(json.dumps([plan.condition, plan.line]))
    key = {"match": plan.match, "person": plan.person, "number": plan.number}
    return key | {"position": plan.position, "body": body}


def plan_of(row: RowMapping, seal: AesSeal) -> Plan:
    """Return the plan that a row holds."""
    condition, line = json.loads(seal.open(row["body"]))
    return Plan(row["match"], row["person"], row["number"], row["position"], condition, line)


def plan_key(plan: Plan) -> dict[str, object]:
    """Return the values that find a plan."""
    return {"key": plan.match, "of_person": plan.person, "of_number": plan.number}
