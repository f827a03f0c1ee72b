"""Planned answers: if the opponent plays this, I play that. Pure policy like `decisions`.

A plan is for one position and for the very next action. It is carried out in the same commit as that action, by the
rules as they are then; where it does not fit, it lapses. Nobody but its owner learns of it before. Games allow plans
where no throw comes between an action and the answer to it (`GameInfo.allows_plans`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.errors import Refusal
from engine.ids import PersonId
from engine.log import chain
from engine.log.codec import AnyGame
from engine.log.facts.codec import encode_fact
from engine.log.facts.play import ActionTaken
from engine.log.facts.union import Fact
from engine.matches.decisions import moves
from engine.matches.decisions.moves import Source, require_going_on, require_phase, require_player, require_told
from engine.matches.errors import BadPlan, NoPlans, NoSuchPlan, TooManyPlans, YourTurn
from engine.matches.state.fold import step
from engine.matches.state.match import Match
from engine.stores.plans import Plan
from games.core import CHANCE, Choice, MoveError, Seat, Transition

MOST_PLANS: Final = 10
LONGEST_LINE: Final = 100


@dataclass(frozen=True, slots=True)
class PlanAnswer:
    """The facts of a move and of the planned answer to it; the plan is None where none fits."""

    facts: tuple[Fact, ...]
    plan: Plan | None = None


def plan(game: AnyGame, match: Match, person: PersonId, condition: str, line: str, *, present: Sequence[Plan]) -> Plan:
    """Return a plan; `present` are those of the match.

    Where nothing is hidden both lines are checked now. Where something is, the answer may depend on what the player
    does not know, so only carrying it out can tell.

    Raises:
        NoPlans: the game does not allow plans.
        YourTurn: the player is to move, so there is nothing to wait for.
        TooManyPlans, BadPlan: as they say.
        games.core.MoveError: the opponent cannot play that, or the answer cannot be played then.
    """
    require_phase(match, "running")
    seat = require_player(match, person)
    if not game.info.allows_plans:
        raise NoPlans
    require_going_on(match)
    require_told(match)
    if seat in match.due(game):
        raise YourTurn
    if max(len(condition), len(line)) > LONGEST_LINE or not condition.strip() or not line.strip():
        raise BadPlan(reason="length", most=LONGEST_LINE)
    current = [plan for plan in present if plan.person == person and plan.position == match.position]
    if len(current) >= MOST_PLANS:
        raise TooManyPlans(most=MOST_PLANS)
    condition, line = " ".join(condition.split()), " ".join(line.split())
    if not game.has_secrets:
        condition, line = _checked(game, match, seat, condition, line)
    if any(_is_same(game, plan.condition, condition) for plan in current):
        raise BadPlan(reason="twice")
    number = 1 + max((plan.number for plan in present if plan.person == person), default=0)
    return Plan(match.id, person, number, match.position, condition, line)


def conditions(game: AnyGame, match: Match, seat: Seat, text: str) -> Iterator[Choice]:
    """Return what the opponent may play next and a player may wait for, going on from a text.

    None where something is hidden: what the opponent is offered could tell what the player may not know.
    """
    due = match.due(game)
    if not game.info.allows_plans or game.has_secrets or seat in due or not due:
        return iter(())
    return game.notation.suggest(match.state, due[0], text)


def replies(game: AnyGame, match: Match, seat: Seat, condition: str, text: str) -> Iterator[Choice]:
    """Return what a player may answer to a line of the opponent, going on from a text; none where the line is no line.

    None where something is hidden, for the same reason.
    """
    due = match.due(game)
    if not game.info.allows_plans or game.has_secrets or seat in due or not due:
        return iter(())
    try:
        action = game.notation.parse(match.state, due[0], condition)
    except MoveError:
        return iter(())
    supposed = _supposed(game, game.rules.apply(match.state, due[0], action))
    return game.notation.suggest(supposed, seat, text) if seat in game.rules.to_act(supposed) else iter(())


def find(plans: Sequence[Plan], match: Match, person: PersonId, number: int) -> Plan:
    """Return a person's own plan for the present position.

    Raises:
        NoSuchPlan: there is none of this number.
    """
    own = current(plans, match, person)
    found = next((plan for plan in own if plan.number == number), None)
    if found is None:
        raise NoSuchPlan
    return found


def current(plans: Sequence[Plan], match: Match, person: PersonId) -> tuple[Plan, ...]:
    """Return a person's plans that can still be carried out."""
    return tuple(plan for plan in plans if plan.person == person and not is_lapsed(plan, match))


def is_lapsed(plan_: Plan, match: Match) -> bool:
    """Tell whether a plan can be carried out no more."""
    return match.phase != "running" or plan_.position != match.position or plan_.person not in match.persons


def answered(
    game: AnyGame,
    match: Match,
    facts: tuple[Fact, ...],
    plans: Sequence[Plan],
    source_at: Callable[[Match], Source],
) -> PlanAnswer:
    """Return a move together with the planned answer to it, if there is one that fits.

    `source_at` gives what a decision draws from after the move.
    """
    moved = facts[0]
    if not isinstance(moved, ActionTaken):
        return PlanAnswer(facts)
    fitting = (
        plan
        for plan in plans
        if plan.person != moved.person and not is_lapsed(plan, match) and _is_same(game, plan.condition, moved.line)
    )
    chosen = next(fitting, None)
    if chosen is None:
        return PlanAnswer(facts)
    after = _after(game, match, facts, source_at(match))
    try:
        line = moves.read_line(game, after, chosen.person, chosen.line, position=None)
    except (Refusal, MoveError):
        return PlanAnswer(facts)
    planned, *rest = moves.play(game, after, chosen.person, line, source_at(after))
    if isinstance(planned, ActionTaken):
        planned = replace(planned, is_planned=True)
    return PlanAnswer((*facts, planned, *rest), chosen)


def _checked(game: AnyGame, match: Match, seat: Seat, condition: str, line: str) -> tuple[str, str]:
    """Return both lines as the log would have them."""
    (opponent,) = match.due(game)
    action = game.notation.parse(match.state, opponent, condition)
    after = game.rules.apply(match.state, opponent, action)
    recorded = game.notation.record(Transition(match.state, opponent, action, after))
    supposed = _supposed(game, after)
    return recorded, game.notation.format(supposed, seat, game.notation.parse(supposed, seat, line))


def _supposed(game: AnyGame, state: Any) -> Any:
    """Return a state as if every throw that is due had come; which one does not matter to the answer."""
    while game.rules.to_act(state) == {CHANCE}:
        state = game.rules.apply(state, CHANCE, game.rules.draw(state, _Ones()))
    return state


class _Ones:
    """Chance that always gives the first value."""

    def die(self, sides: int) -> int:
        del sides
        return 1


def _after(game: AnyGame, match: Match, facts: Sequence[Fact], source: Source) -> Match:
    bodies = map(encode_fact, facts)
    entries = chain.link(bodies, match=match.id, after=match.seq, previous=match.digest, at=match.updated_at)
    for entry, fact in zip(entries, facts, strict=True):
        match = step(game, match, entry, fact, seal=source.seal, applied=source.applied)
    return match


def _is_same(game: AnyGame, one: str, other: str) -> bool:
    """Tell whether two lines are written alike; where something is hidden a condition is kept as it was typed."""
    return game.notation.normalise(one).split() == game.notation.normalise(other).split()
