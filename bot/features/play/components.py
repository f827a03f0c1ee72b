"""A move from the first look to its confirmation: preview, form, builder. Every answer here is private."""

import re
from dataclasses import replace
from typing import Any

from bot.features.play.private_views import advise_after
from bot.markup import EMPTY, Markup
from bot.platform.channels import text_of
from bot.posts.match.builder import choice_menus
from bot.posts.match.buttons import is_beginning, meant_buttons
from bot.posts.post import Button, Key, Picture, Post, rows
from bot.posts.speech import Speech, readable, shortened
from bot.requests.context import RequestContext
from bot.requests.forms import form
from bot.requests.routing import ComponentEvent
from engine.log.codec import AnyGame
from engine.matches.decisions import moves
from engine.matches.errors import NotYourTurn, StalePosition
from engine.matches.service.service import Preview
from engine.matches.state.match import Match
from games.core import Choice, MoveError, Seat, Transition

SHORT = 24
"""Most characters of an example in a form."""

MOST_MARKS = 12
"""The most places that are marked while nothing is chosen; more would hide the board."""

NEW_AMONG = 100
"""How many of a person's matches to search for the same game."""

QUOTED = re.compile("`([^`]+)`")
"""The first of these in a preview is its line."""


async def take_line(context: RequestContext, match: Match, typed: str, *, position: int | None) -> None:
    """Preview a line, or carry it out at once for people who have switched previews off."""
    if not context.recipient.has_preview:
        return await carry_out(context, match, typed, position=position)
    preview = await context.preview(match, typed, position=position)
    presenter = context.presenter
    return await context.say_post(await presenter.preview(preview, context.recipient, viewer=preview.seat))


async def carry_out(context: RequestContext, match: Match, typed: str, *, position: int | None) -> None:
    """Carry a line out: durable first, then the acknowledgement, then the post in the thread."""
    change = await context.play(match, typed, position=position)
    await context.conclude(change, await _acknowledgement(context, change.after, *change.transitions))
    await advise_after(context, change.after, change.transitions[0])


async def _acknowledgement(
    context: RequestContext, match: Match, done: Transition[Any, Any], *after: Transition[Any, Any]
) -> Post:
    """Return what was played; where the same turn goes on, with what came of it and the builder for what comes next."""
    game = context.game_of(match)
    said = context.words("played", line=_told(game, done))
    turn = game.rules.turn_number
    goes_on = match.phase == "running" and turn(done.before) == turn(match.state)
    if not goes_on or match.seat_of(context.person) not in match.due(game):
        return Post.of(said, *rows([Button(context.words("button-next"), Key("next"))]))
    notes = [note for transition in (done, *after) for note in game.narration.describe(transition)]
    told = Markup("\n").join(filter(None, (said, Speech(context.words).notes(game, notes))))
    return await _builder(context, match, "", title=told)


def _told(game: AnyGame, transition: Transition[Any, Any]) -> str:
    """Return what the player has done as the player may know it, in the log readable or not."""
    if game.secrets.is_secret(transition.before, transition.seat, transition.action):
        return game.notation.format(transition.before, transition.seat, transition.action)
    return readable(game.notation.record(transition))


async def confirm(event: ComponentEvent) -> None:
    """Carry out the line that was previewed."""
    context, match = event.context, await event.match()
    line = _line_of(event)
    try:
        await carry_out(context, match, line, position=event.key.position)
    except StalePosition:
        done = await _done_before(context, match, line, event.key.position)
        if done is None:
            raise
        await context.replace(await _acknowledgement(context, await context.match(match.id), done))


async def _done_before(
    context: RequestContext, match: Match, line: str, position: int | None
) -> Transition[Any, Any] | None:
    """Return what the person has done with this very line at this very position: Confirm was pressed twice."""
    seat, game = match.seat_of(context.person), context.game_of(match)
    if seat is None:
        return None
    play = await context.matches.logs.whole_play(match.id)
    for played in play.played:
        transition = played.transition
        if (transition.seat, play.match_at(played.seq - 1).position) == (seat, position):
            return transition if game.notation.format(transition.before, seat, transition.action) == line else None
    return None


def _line_of(event: ComponentEvent) -> str:
    """Return the line that a preview is about: from its button, or from its text if it was too long for a button."""
    message = event.context.interaction.message
    if event.key.text or message is None:
        return event.key.text
    quoted = QUOTED.search(text_of(message))
    return quoted[1] if quoted else ""


async def cancel(event: ComponentEvent) -> None:
    """Drop a preview or a question."""
    context = event.context
    await context.replace(Post.of(context.words("cancelled")))


async def try_line(event: ComponentEvent) -> None:
    """Preview a line that was offered by a button."""
    context, match = event.context, await event.match()
    preview = await context.preview(match, event.key.text, position=event.key.position)
    await context.replace(await context.presenter.preview(preview, context.recipient, viewer=preview.seat))


async def open_form(event: ComponentEvent) -> None:
    """Open the form in which a line is typed, with the earlier text in it if there is one."""
    context, match = event.context, await event.match()
    words, key = context.words, event.key
    modal = form(
        Key("typed", key.match, key.position),
        title=words("form-title"),
        label=words("form-label"),
        hint=_hint(context, match),
        typed=_line_of(event) if key.route == "change" else key.text,
    )
    await context.interaction.response.send_modal(modal)


def _hint(context: RequestContext, match: Match) -> Markup:
    """Return how a line is written, with one that this game would take now from a player who may act."""
    game, seat = context.game_of(match), match.seat_of(context.person)
    if seat is None or not match.may_act(game, seat):
        return context.words("form-hint")
    example = next((choice.line for choice in game.notation.suggest(match.state, seat, "")), "")
    return context.words("form-hint-example", line=example) if 0 < len(example) <= SHORT else context.words("form-hint")


async def on_submit_line(event: ComponentEvent) -> None:
    """Take the line that was typed into the form."""
    context, match = event.context, await event.match()
    await take_line(context, match, event.value, position=event.key.position)


async def build(event: ComponentEvent) -> None:
    """Open the move builder at the present position, from a public post or from the beginning again."""
    context, match = event.context, await event.match()
    await context.replace(await _builder(context, match, ""))


async def pick(event: ComponentEvent) -> None:
    """Take one step in the move builder: the chosen value is the whole line so far."""
    context, match = event.context, await event.match()
    moves.require_current(match, moves.require_player(match, context.person), event.key.position)
    await context.replace(await _builder(context, match, event.value or event.key.text))


async def turn_over(event: ComponentEvent) -> None:
    """Turn a switch of the move builder over; the key holds the line after that."""
    _, _, line = event.key.text.partition(".")
    await pick(ComponentEvent(event.context, replace(event.key, text=line)))


async def _builder(context: RequestContext, match: Match, line: str, *, title: Markup = EMPTY) -> Post:
    """Return the builder for a line so far: what it is, the picture, and what may stand next.

    A line that can be played already says what it does and can be confirmed at once.
    """
    game, seat = context.game_of(match), moves.require_player(match, context.person)
    moves.require_going_on(match)
    moves.require_told(match)
    if not match.may_act(game, seat):
        due = match.due(game)
        raise NotYourTurn(**({"due_seat": due[0]} if due else {}))
    choices = tuple(match.shown(game.notation.choices(match.state, seat, line)))
    preview = _complete(context, match, line)
    if preview is None:
        said = title or await _so_far(context, match, line)
        picture = await _choosing(context, match, seat, line, choices)
    else:
        said = context.presenter.promise(preview, context.recipient)
        picture = await context.presenter.picture(match, preview.after, context.recipient, viewer=seat)
    buttons = rows(_builder_buttons(context, match, preview, line))
    menus = choice_menus(
        Speech(context.words),
        game,
        choices,
        pick=lambda text: Key("pick", match.id, match.position, text),
        turn_over=lambda text: Key("turn_over", match.id, match.position, text),
    )
    return Post.of(said, picture, *menus, *buttons)


def _complete(context: RequestContext, match: Match, line: str) -> Preview | None:
    """Return what a line so far does if it can be played as it is."""
    if not line:
        return None
    try:
        return context.matches.preview_of(match, context.person, line)
    except MoveError:
        return None


async def _so_far(context: RequestContext, match: Match, line: str) -> Markup:
    """Return what stands above the builder: the line so far or, to somebody new to the game, how to begin."""
    words, game = context.words, context.game_of(match)
    if line:
        return words("builder-line", line=shortened(line))
    key = f"{game.info.key}-first"
    if words.has(key) and is_beginning(game, match) and await _is_new(context, match):
        return Markup("{}\n{}").format(words(key), words("builder-start"))
    return words("builder-start")


async def _is_new(context: RequestContext, match: Match) -> bool:
    """Tell whether a person has no other match of a game, running or over."""
    found = await context.store.matches.of_person(context.person, phases=("running", "over"), limit=NEW_AMONG)
    return not any(summary.game == match.proposal.game and summary.match != match.id for summary in found)


async def _choosing(
    context: RequestContext, match: Match, seat: Seat, line: str, choices: tuple[Choice, ...]
) -> Picture:
    """Return the picture beside a choice: where a chosen piece may go is marked, at the beginning where little may.

    A game that shows its choices in its own way is left alone.
    """
    game, presenter = context.game_of(match), context.presenter
    view, plain = game.narration.view_with_choices(match.state, seat, line), game.narration.view(match.state, seat)
    labels = dict.fromkeys(choice.label for choice in choices if choice.is_chosen is None)
    is_clear = bool(line) or len(labels) <= MOST_MARKS
    marks = tuple(labels) if view == plain and is_clear else ()
    return await presenter.picture_of(match, presenter.turned(view, context.recipient), context.recipient, marks=marks)


def _builder_buttons(context: RequestContext, match: Match, preview: Preview | None, line: str) -> list[Button]:
    words = context.words
    buttons = [] if preview is None else meant_buttons(preview, context.recipient)
    if line:
        buttons.append(Button(words("button-start-over"), Key("build", match.id, match.position)))
    else:
        buttons.append(Button(words("button-type"), Key("type", match.id, match.position)))
        buttons.append(Button(words("button-rules"), Key("rules", match.id, text=match.proposal.game)))
    return [*buttons, Button(words("button-cancel"), Key("cancel", match.id))]
