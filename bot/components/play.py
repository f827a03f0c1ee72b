"""A move from the first look to its confirmation: preview, form, builder. Every answer here is private."""

import re
from dataclasses import replace
from typing import Any

from bot import limits
from bot.channels import text_of
from bot.components.forms import form
from bot.components.routes import Pressed
from bot.desk import Desk
from bot.news import goes_on
from bot.post import Block, Button, Key, Post, Select, SelectOption, Text, rows
from bot.speech import Speech, code
from engine import decisions
from engine.codec import AnyGame
from engine.errors import NotYourTurn
from engine.match import Match
from games.core import Choice, Moment, MoveError

SMALL_GROUP = 2
LONGEST_LINE = 1000
QUOTED = re.compile("`([^`]+)`")
"""The first of these in a preview is its line."""


async def take_line(desk: Desk, match: Match, typed: str, *, position: int | None) -> None:
    """Preview a line, or carry it out at once for people who have switched previews off."""
    person = await desk.interaction.client.store.person(desk.person)
    if not person.has_preview:
        return await carry_out(desk, match, typed, position=position)
    preview = await desk.preview(match, typed, position=position)
    presenter = desk.interaction.client.presenter
    return await desk.say_post(await presenter.preview(preview, desk.reader, viewer=preview.seat))


async def carry_out(desk: Desk, match: Match, typed: str, *, position: int | None) -> None:
    """Carry a line out: durable first, then the acknowledgement, then the post in the thread."""
    happened = await desk.play(match, typed, position=position)
    done = desk.reader.words("played", line=_told(desk.game_of(match), happened.moments[0]))
    after = happened.after
    is_still_due = goes_on(desk.game_of(after), happened) and after.seat_of(desk.person) in after.due(
        desk.game_of(after)
    )
    post = await _builder(desk, after, "", title=done) if is_still_due else Post.of(done)
    await desk.conclude(happened, post)


def _told(game: AnyGame, moment: Moment[Any, Any]) -> str:
    """Return what the player has done as the player may know it, in the log readable or not."""
    if game.is_secret(moment.before, moment.seat, moment.action):
        return game.format(moment.before, moment.seat, moment.action)
    return game.record(moment)


async def confirm(pressed: Pressed) -> None:
    """Carry out the line that was previewed."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    await carry_out(desk, match, _line_of(pressed), position=pressed.key.position)


def _line_of(pressed: Pressed) -> str:
    """Return the line that a preview is about: from its button, or from its text if it was too long for a button."""
    message = pressed.interaction.message
    if pressed.key.text or message is None:
        return pressed.key.text
    quoted = QUOTED.search(text_of(message))
    return quoted[1] if quoted else ""


async def cancel(pressed: Pressed) -> None:
    """Drop a preview or a question."""
    desk = await Desk.of(pressed.interaction)
    await desk.replace(Post.of(desk.reader.words("cancelled")))


async def try_line(pressed: Pressed) -> None:
    """Preview a line that was offered by a button."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    preview = await desk.preview(match, pressed.key.text, position=pressed.key.position)
    await desk.replace(await desk.interaction.client.presenter.preview(preview, desk.reader, viewer=preview.seat))


async def open_form(pressed: Pressed) -> None:
    """Open the form in which a line is typed, with the earlier text in it if there is one."""
    desk = await Desk.of(pressed.interaction)
    words, key = desk.reader.words, pressed.key
    modal = form(
        Key("typed", key.match, key.position),
        title=words("form-title"),
        label=words("form-label"),
        hint=words("form-hint"),
        longest=LONGEST_LINE,
        typed=_line_of(pressed) if key.route == "change" else key.text,
    )
    await pressed.interaction.response.send_modal(modal)


async def typed(pressed: Pressed) -> None:
    """Take the line that was typed into the form."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    await take_line(desk, match, pressed.value, position=pressed.key.position)


async def build(pressed: Pressed) -> None:
    """Open the move builder at the present position, from a public post or from the beginning again."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    await desk.replace(await _builder(desk, match, ""))


async def pick(pressed: Pressed) -> None:
    """Take one step in the move builder: the chosen value is the whole line so far."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    decisions.require_current(match, decisions.require_player(match, desk.person), pressed.key.position)
    await desk.replace(await _builder(desk, match, pressed.value or pressed.key.text))


async def turn_over(pressed: Pressed) -> None:
    """Turn a switch of the move builder over; the key holds the line after that."""
    _, _, line = pressed.key.text.partition(".")
    await pick(Pressed(pressed.interaction, replace(pressed.key, text=line)))


async def _builder(desk: Desk, match: Match, line: str, *, title: str = "") -> Post:
    """Return the builder for a line so far: what it is, the picture, and what may stand next."""
    game, words = desk.game_of(match), desk.reader.words
    seat = decisions.require_player(match, desk.person)
    decisions.require_going_on(match)
    decisions.require_told(match)
    if not match.may_act(game, seat):
        due = match.due(game)
        raise NotYourTurn(**({"due_seat": due[0]} if due else {}))
    choices = game.choices(match.state, seat, line)
    try:
        state = game.foresee(match.state, seat, game.parse(match.state, seat, line))[0] if line else None
    except MoveError:
        state = None
    view = game.offers_view(match.state, seat, line) if state is None else game.view(state, seat)
    picture = await desk.interaction.client.presenter.picture_of(match, view, desk.reader)
    title = title or (words("builder-line", line=code(line)) if line else words("builder-start"))
    buttons = [Button(words("button-start-over"), Key("build", match.id, match.position))] if line else []
    ready = Key("try", match.id, match.position, line)
    if state is not None and ready.fits:
        buttons.insert(0, Button(words("button-preview"), ready, "success"))
    buttons.append(Button(words("button-cancel"), Key("cancel", match.id)))
    return Post.of(title, picture, *_menus(desk, match, choices), *rows(buttons))


def _menus(desk: Desk, match: Match, choices: tuple[Choice, ...]) -> list[Block]:
    """Return what may stand next: a menu for each group, several where it has more entries than a menu takes."""
    speech, game = Speech(desk.reader.words), desk.game_of(match)
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    blocks: list[Block] = []
    for group, members in groups.items():
        if members[0].is_chosen is not None:
            blocks.append(Text(speech.group(game, group)))
            blocks += rows([_switch(match, choice, at) for at, choice in enumerate(members)])
            continue
        if len(members) < SMALL_GROUP:
            blocks += rows([_choice_button(match, choice, speech.group(game, group)) for choice in members])
            continue
        parts = [members[at : at + limits.SELECT_OPTIONS] for at in range(0, len(members), limits.SELECT_OPTIONS)]
        for number, part in enumerate(parts, start=1):
            name = speech.group(game, group) + (f" ({number}/{len(parts)})" if len(parts) > 1 else "")
            key = Key("pick", match.id, match.position, f"{group}.{number}")
            options = tuple(
                SelectOption(choice.label, choice.line, speech.notes(game, choice.notes) or None) for choice in part
            )
            blocks.append(Select(key, name, options))
    return blocks


def _switch(match: Match, choice: Choice, at: int) -> Button:
    """Return a button that turns a choice on or off; its number keeps equal dice apart."""
    key = Key("turn_over", match.id, match.position, f"{at}.{choice.line}")
    return Button(choice.label, key, "success" if choice.is_chosen else "secondary")


def _choice_button(match: Match, choice: Choice, group: str) -> Button:
    """Return a button for the only member of a group; a group that does not go on (`…`) says it all by itself."""
    label = f"{group.removesuffix('…').strip()}: {choice.label}" if group.endswith("…") else group
    return Button(label, Key("pick", match.id, match.position, choice.line))
