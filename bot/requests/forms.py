"""Forms that answer an interaction.

A form's custom_id says what it is about, so that one opened before a restart still counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.i18n import Words
from bot.posts import limits
from bot.posts.post import Key, SelectOption
from bot.requests.interactions import Interaction
from engine.moderation.moderator_policy import LONGEST_NOTE

OPEN_SECONDS = 900.0
"""How long discord.py waits for a form to be sent."""

LONGEST_LINE = 1000
"""Characters of a line that is typed; no game writes a longer one."""

TEXT_FIELD = "text"

PERSON_FIELD = "person"


def empty_form(key: Key, title: str) -> ui.Modal:
    """Return a form without fields; what is typed into it comes back with the key, see `bot.routes`."""
    return ui.Modal(title=limits.clip(title, limits.MODAL_TITLE), custom_id=key.encode(), timeout=OPEN_SECONDS)


def labelled(component: ui.Item[Any], label: str, hint: str | None = None) -> ui.Label[ui.Modal]:
    """Return a field with what it asks for."""
    return ui.Label(
        text=limits.clip(label, limits.MODAL_LABEL),
        description=hint and limits.clip(hint, limits.OPTION_TEXT),
        component=component,
    )


def form(key: Key, *, title: str, label: str, hint: str, longest: int = LONGEST_LINE, typed: str = "") -> ui.Modal:
    """Return a form with one line."""
    modal = empty_form(key, title)
    field: ui.TextInput[ui.Modal] = ui.TextInput(default=typed, max_length=longest, custom_id="line")
    return modal.add_item(labelled(field, label, hint))


@dataclass(frozen=True, slots=True)
class FormMenu:
    """A menu in a form: the name of its field, what it asks for, and the options; None stands for all members."""

    name: str
    label: str
    options: tuple[SelectOption, ...] | None


@dataclass(frozen=True, slots=True)
class FormLine:
    """A short line in a form: the name of its field, what it asks for, and how many characters it takes."""

    name: str
    label: str
    longest: int


FormField = FormMenu | FormLine


async def open_text_form(
    interaction: Interaction, words: Words, name: str, key: Key, menus: Sequence[FormMenu] = ()
) -> None:
    """Open a form with one long text below menus; when it is sent, its fields come back under the key.

    Its words are `form-<name>` with title, label and hint.
    """
    label, hint = words(f"form-{name}.label"), words(f"form-{name}.hint")
    await interaction.response.send_modal(text_form(key, words(f"form-{name}.title"), menus, label=label, hint=hint))


def text_form(
    key: Key, title: str, fields: Sequence[FormField], *, label: str, hint: str, name: str = TEXT_FIELD
) -> ui.Modal:
    """Return a form with one long text below other fields."""
    modal = empty_form(key, title)
    for field in fields:
        modal.add_item(labelled(_item(field), field.label))
    style = discord.TextStyle.paragraph
    text: ui.TextInput[ui.Modal] = ui.TextInput(style=style, max_length=LONGEST_NOTE, custom_id=name)
    return modal.add_item(labelled(text, label, hint))


def _item(field: FormField) -> ui.Item[ui.Modal]:
    match field:
        case FormLine(name, _, longest):
            return ui.TextInput(custom_id=name, max_length=longest)
        case FormMenu(name, _, None):
            return ui.UserSelect(custom_id=name, required=True)
        case FormMenu(name, _, options):
            shown = [
                discord.SelectOption(label=limits.clip(option.label, limits.OPTION_TEXT), value=option.value)
                for option in (options or ())[: limits.SELECT_OPTIONS]
            ]
            return ui.Select(custom_id=name, options=shown, required=True)
