"""Planned answers: made, listed and cancelled in private. Nobody else learns that there are any."""

from bot.errors import HalfAPlan
from bot.markup import EMPTY, Markup
from bot.posts.post import Button, Key, Post, rows
from bot.posts.speech import Speech, shortened
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from engine.matches.errors import NoPlans, NotAPlayer
from engine.matches.state.match import Match
from games.core import MoveError


async def plan(context: RequestContext, match: Match, condition: str | None, line: str | None) -> None:
    """Plan an answer, or show one's own plans if nothing is named."""
    words = context.words
    if condition is None and line is None:
        return await context.say_post(await _list(context, match))
    if condition is None or line is None:
        raise HalfAPlan
    try:
        made = await context.matches.plans.make(match.id, context.person, condition, line)
    except MoveError as error:
        return await context.say(_refusal(context, match, condition, line, error))
    said = words("plan-made", condition=shortened(made.condition), line=shortened(made.line))
    return await context.say_post(await _list(context, match, said))


async def show(event: ComponentEvent) -> None:
    """Show one's own plans by button."""
    context = event.context
    await context.say_post(await _list(context, await event.match()))


async def cancel(event: ComponentEvent) -> None:
    """Delete one of one's own plans."""
    context, match = event.context, await event.match()
    await context.matches.plans.cancel(match.id, context.person, number(event.key.text))
    await context.replace(await _list(context, match, context.words("plan-cancelled")))


async def _list(context: RequestContext, match: Match, said: Markup = EMPTY) -> Post:
    """Return one's own plans with a button for each; `said` stands first."""
    words, game = context.words, context.game_of(match)
    if match.seat_of(context.person) is None:
        raise NotAPlayer
    if not game.info.allows_plans:
        raise NoPlans
    plans = await context.matches.plans.current(match.id, context.person)
    lines = [
        words("plan-line", number=str(at), condition=shortened(plan.condition), line=shortened(plan.line))
        for at, plan in enumerate(plans, start=1)
    ]
    buttons = [
        Button(words("button-plan-cancel", number=str(at)), Key("plan_cancel", match.id, text=str(plan.number)))
        for at, plan in enumerate(plans, start=1)
    ]
    hint = words("plan-hint-secrets" if game.has_secrets else "plan-hint")
    shown = Markup("\n").join([words("plan-title"), *lines]) if lines else words("plan-none")
    return Post.of(said, shown, Markup("-# {}").format(hint), *rows(buttons))


def _refusal(context: RequestContext, match: Match, condition: str, line: str, error: MoveError) -> Markup:
    """Return which of the two lines cannot be played, and why."""
    words, game = context.words, context.game_of(match)
    try:
        game.notation.parse(match.state, match.due(game)[0], condition)
    except MoveError:
        return Markup("{}\n{}").format(
            words("plan-refused-condition"), Speech(words).move_error(game, error, condition)
        )
    return Markup("{}\n{}").format(words("plan-refused-line"), Speech(words).move_error(game, error, line))
