"""Interactions as Discord hands them over, and the forms that answer them.

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
from engine.moderation.moderator_policy import LONGEST_NOTE

OPEN_SECONDS = 900.0
"""How long discord.py waits for a form to be sent."""
LONGEST_LINE = 1000
"""Characters of a line that is typed; no game writes a longer one."""
TEXT_FIELD = "text"
PERSON_FIELD = "person"

Interaction = discord.Interaction[Any]
"""An interaction with whatever client; the function that answers it finds its services by `bot.platform.context`."""


def custom_id_of(interaction: Interaction) -> str:
    """Return the custom_id of the component that was used or of the form that was sent."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def filled_in(interaction: Interaction) -> dict[str, str]:
    """Return what was typed or chosen: a menu's value (several with commas), or each field of a form."""
    data: Any = interaction.data or {}
    pending, fields = [data] if "values" in data else list(data.get("components", ())), {}
    while pending:
        component = pending.pop(0)
        if "custom_id" in component:
            chosen = component.get("values") or [component.get("value") or ""]
            fields[str(component["custom_id"])] = ",".join(map(str, chosen))
        pending += component.get("components", ())
        if "component" in component:
            pending.append(component["component"])
    return fields


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


async def open_text_form(
    interaction: Interaction, words: Words, name: str, key: Key, menus: Sequence[FormMenu] = ()
) -> None:
    """Open a form with one long text below menus; when it is sent, its fields come back under the key.

    Its words are `form-<name>` with title, label and hint.
    """
    form = empty_form(key, words(f"form-{name}.title"))
    for menu in menus:
        form.add_item(labelled(_menu(menu), menu.label))
    style = discord.TextStyle.paragraph
    field: ui.TextInput[ui.Modal] = ui.TextInput(style=style, max_length=LONGEST_NOTE, custom_id=TEXT_FIELD)
    form.add_item(labelled(field, words(f"form-{name}.label"), words(f"form-{name}.hint")))
    await interaction.response.send_modal(form)


def _menu(menu: FormMenu) -> ui.Item[ui.Modal]:
    if menu.options is None:
        return ui.UserSelect(custom_id=menu.name, required=True)
    options = [
        discord.SelectOption(label=limits.clip(option.label, limits.OPTION_TEXT), value=option.value)
        for option in menu.options[: limits.SELECT_OPTIONS]
    ]
    return ui.Select(custom_id=menu.name, options=options, required=True)
