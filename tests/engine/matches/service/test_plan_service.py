"""Planned answers: checked when made, carried out with the action they wait for, dropped when anything else comes."""

import pytest

from engine.ids import MatchId, PersonId
from engine.log.facts.play import ActionTaken
from engine.log.facts.time import TimeSpent
from engine.matches.errors import BadPlan, NoPlans, NoSuchPlan, TooManyPlans, YourTurn
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.moderation.moderator_policy import Choices
from engine.stores.plans import Plan
from engine.time.policy import HOUR, RELAXED
from games.core import IllegalMove, MalformedMove, MoveError
from tests.engine.log_builders import ANNA, BERT, CARL, STRANGER, refused
from tests.engine.service_fixtures import MeanwhileStore, assert_sound, serve, start
from tests.engine.service_harness import RIGHT, ServiceHarness

CIRCLES = "colliding_circles"


async def lines(matches: Matches, match: MatchId, person: PersonId) -> list[str]:
    """Return some lines that a person may play now."""
    return [choice.line for choice in await matches.suggest(match, person, "") if choice.is_complete][:3]


class Foreseen:
    """What happens in a match of Colliding Circles, known from playing the very same one before."""

    first: str
    other: str
    answer: str

    async def look(self) -> None:
        elsewhere = ServiceHarness(MeanwhileStore())
        match = (await start(elsewhere.matches, ANNA, BERT, game=CIRCLES)).id
        self.first, self.other = (await lines(elsewhere.matches, match, ANNA))[:2]
        await elsewhere.matches.play(match, ANNA, self.first)
        self.answer = (await lines(elsewhere.matches, match, BERT))[0]


@pytest.fixture
async def foreseen() -> Foreseen:
    made = Foreseen()
    await made.look()
    return made


async def begun(harness: ServiceHarness) -> Match:
    return await start(harness.matches, ANNA, BERT, game=CIRCLES, policy=RELAXED)


async def test_a_plan_is_carried_out_with_the_action_it_waits_for(harness: ServiceHarness, foreseen: Foreseen) -> None:
    match = (await begun(harness)).id
    made = await harness.matches.plans.make(match, BERT, f"  {foreseen.first} ", foreseen.answer)
    position = (await harness.matches.match(match)).position
    assert (made.number, made.position, made.condition) == (1, position, foreseen.first)
    assert await harness.matches.plans.current(match, BERT) == (made,)
    assert await harness.matches.plans.current(match, ANNA) == ()

    harness.hour = 5
    done = await harness.matches.play(match, ANNA, foreseen.first)
    taken = [fact for fact in done.facts if isinstance(fact, ActionTaken)]
    assert [(fact.person, fact.is_planned) for fact in taken] == [(ANNA, False), (BERT, True)]
    assert isinstance(done.facts[0], TimeSpent)
    assert done.after.clocks[RIGHT].left == 96 * HOUR, "an answer that was planned takes no time"
    assert await harness.matches.plans.current(match, BERT) == ()
    assert await harness.matches.plans.lapsed(match) == ()
    await assert_sound(harness.store, match)


async def test_a_plan_lapses_when_something_else_comes(harness: ServiceHarness, foreseen: Foreseen) -> None:
    match = (await begun(harness)).id
    made = await harness.matches.plans.make(match, BERT, foreseen.first, foreseen.answer)
    done = await harness.matches.play(match, ANNA, foreseen.other)
    assert sum(isinstance(fact, ActionTaken) for fact in done.facts) == 1
    assert await harness.matches.plans.current(match, BERT) == ()
    assert await harness.matches.plans.lapsed(match) == (made,)
    await harness.matches.plans.forget(made)
    assert await harness.matches.plans.lapsed(match) == ()


async def test_what_cannot_be_played_cannot_be_planned(harness: ServiceHarness, foreseen: Foreseen) -> None:
    match = (await begun(harness)).id
    with pytest.raises(MoveError):
        await harness.matches.plans.make(match, BERT, "nonsense", foreseen.answer)
    with pytest.raises((MalformedMove, IllegalMove)):
        await harness.matches.plans.make(match, BERT, foreseen.first, "nonsense")
    with refused(YourTurn):
        await harness.matches.plans.make(match, ANNA, foreseen.first, foreseen.answer)
    for condition, line in (("", foreseen.answer), (foreseen.first, " "), ("x" * 101, "y")):
        with refused(BadPlan, reason="length", most=100):
            await harness.matches.plans.make(match, BERT, condition, line)
    assert await harness.matches.plans.current(match, BERT) == ()


async def test_one_answer_to_one_action(harness: ServiceHarness, foreseen: Foreseen) -> None:
    match = (await begun(harness)).id
    await harness.matches.plans.make(match, BERT, foreseen.first, foreseen.answer)
    with refused(BadPlan, reason="twice"):
        await harness.matches.plans.make(match, BERT, foreseen.first, foreseen.answer)


async def test_a_plan_can_be_cancelled_by_its_owner(harness: ServiceHarness, foreseen: Foreseen) -> None:
    match = (await begun(harness)).id
    made = await harness.matches.plans.make(match, BERT, foreseen.first, foreseen.answer)
    with refused(NoSuchPlan):
        await harness.matches.plans.cancel(match, ANNA, made.number)
    assert await harness.matches.plans.cancel(match, BERT, made.number) == made
    with refused(NoSuchPlan):
        await harness.matches.plans.cancel(match, BERT, made.number)
    done = await harness.matches.play(match, ANNA, foreseen.first)
    assert sum(isinstance(fact, ActionTaken) for fact in done.facts) == 1


async def test_plans_are_limited(harness: ServiceHarness, foreseen: Foreseen) -> None:
    match = await begun(harness)
    for number in range(1, 11):
        plan = Plan(match.id, BERT, number, match.position, f"condition {number}", "line")
        await harness.store.plans.save(plan, seq=match.seq)
    with refused(TooManyPlans, most=10):
        await harness.matches.plans.make(match.id, BERT, foreseen.first, foreseen.answer)


async def test_a_substitute_does_not_inherit_plans(harness: ServiceHarness, foreseen: Foreseen) -> None:
    match = (await begun(harness)).id
    await harness.matches.plans.make(match, BERT, foreseen.first, foreseen.answer)
    chosen = Choices(seat=RIGHT, substitute=STRANGER)
    await harness.moderators.act(match, CARL, "replace", note="because", chosen=chosen)
    done = await harness.matches.play(match, ANNA, foreseen.first)
    assert sum(isinstance(fact, ActionTaken) for fact in done.facts) == 1
    assert len(await harness.matches.plans.lapsed(match)) == 1


async def test_where_throws_come_between_nothing_is_planned(harness: ServiceHarness) -> None:
    match = await harness.start()
    with refused(NoPlans):
        await harness.matches.plans.make(match, BERT, "wait", "climb")


async def test_a_plan_that_is_made_while_the_opponent_moves_is_carried_out(foreseen: Foreseen) -> None:
    store = MeanwhileStore()
    matches = serve(store)
    match = (await start(matches, ANNA, BERT, game=CIRCLES)).id
    store.meanwhile = lambda: matches.plans.make(match, BERT, foreseen.first, foreseen.answer)
    done = await matches.play(match, ANNA, foreseen.first)
    assert sum(isinstance(fact, ActionTaken) for fact in done.facts) == 2
    await assert_sound(store, match)
