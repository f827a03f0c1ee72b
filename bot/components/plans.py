"""Planned answers: made, listed and cancelled in private. Nobody else learns that there are any."""

from bot.components.routes import Pressed
from bot.desk import Desk
from bot.errors import HalfAPlan
from bot.post import Button, Key, Post, rows
from bot.speech import Speech, code
from engine.errors import NoPlans, NotAPlayer
from engine.match import Match
from games.core import MoveError


async def plan(desk: Desk, match: Match, condition: str | None, line: str | None) -> None:
    """Plan an answer, or show the own plans if nothing is named."""
    words = desk.reader.words
    if condition is None and line is None:
        return await desk.say_post(await _list(desk, match))
    if condition is None or line is None:
        raise HalfAPlan
    try:
        made = await desk.interaction.client.matches.plan(match.id, desk.person, condition, line)
    except MoveError as error:
        return await desk.say(_refusal(desk, match, condition, line, error))
    said = words("plan-made", condition=code(made.condition), line=code(made.line))
    return await desk.say_post(await _list(desk, match, said))


async def show(pressed: Pressed) -> None:
    """Show the own plans by button."""
    desk = await Desk.of(pressed.interaction)
    await desk.say_post(await _list(desk, await desk.match(pressed.key.match)))


async def cancel(pressed: Pressed) -> None:
    """Strike one of the own plans off."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    await pressed.interaction.client.matches.cancel_plan(match.id, desk.person, int(pressed.key.text))
    await desk.replace(await _list(desk, match, desk.reader.words("plan-cancelled")))


async def _list(desk: Desk, match: Match, said: str = "") -> Post:
    """Return the own plans with a button for each; `said` stands first."""
    words, game = desk.reader.words, desk.game_of(match)
    if match.seat_of(desk.person) is None:
        raise NotAPlayer
    if not game.info.allows_plans:
        raise NoPlans
    plans = await desk.interaction.client.matches.plans(match.id, desk.person)
    lines = [
        words("plan-line", number=str(at), condition=code(each.condition), line=code(each.line))
        for at, each in enumerate(plans, start=1)
    ]
    buttons = [
        Button(words("button-plan-cancel", number=str(at)), Key("plan_cancel", match.id, text=str(each.number)))
        for at, each in enumerate(plans, start=1)
    ]
    hint = words("plan-hint-secrets" if game.info.has_secrets else "plan-hint")
    shown = "\n".join([words("plan-title"), *lines]) if lines else words("plan-none")
    return Post.of(said, shown, f"-# {hint}", *rows(buttons))


def _refusal(desk: Desk, match: Match, condition: str, line: str, error: MoveError) -> str:
    """Return which of the two lines cannot be played, and why."""
    words, game = desk.reader.words, desk.game_of(match)
    try:
        game.parse(match.state, match.due(game)[0], condition)
    except MoveError:
        return f"{words('plan-refused-condition')}\n{Speech(words).move_error(game, error, condition)}"
    return f"{words('plan-refused-line')}\n{Speech(words).move_error(game, error, line)}"
