"""Forms with one long text and perhaps menus above it; their words are `form-<name>` with title, label and hint."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot import limits
from bot.components.routes import Interaction
from bot.i18n import Words
from bot.post import Key, SelectOption
from engine.judging import LONGEST_NOTE

FORM_SECONDS = 900.0
TEXT = "text"
PERSON = "person"


@dataclass(frozen=True, slots=True)
class Choosing:
    """A menu in a form: the name of its field, what it asks for, and the options; None lets choose a person."""

    name: str
    label: str
    options: tuple[SelectOption, ...] | None


async def open_form(
    interaction: Interaction, words: Words, name: str, key: Key, choosing: Sequence[Choosing] = ()
) -> None:
    """Open a form; when it is sent, its fields come back under the key."""
    form = ui.Modal(
        title=limits.clip(words(f"form-{name}.title"), limits.MODAL_TITLE),
        custom_id=key.encode(),
        timeout=FORM_SECONDS,
    )
    for menu in choosing:
        form.add_item(ui.Label(text=limits.clip(menu.label, limits.MODAL_LABEL), component=_menu(menu)))
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        style=discord.TextStyle.paragraph, max_length=LONGEST_NOTE, custom_id=TEXT
    )
    label, hint = words(f"form-{name}.label"), words(f"form-{name}.hint")
    form.add_item(
        ui.Label(
            text=limits.clip(label, limits.MODAL_LABEL),
            description=limits.clip(hint, limits.OPTION_TEXT),
            component=field,
        )
    )
    await interaction.response.send_modal(form)


def _menu(menu: Choosing) -> ui.Item[ui.Modal]:
    if menu.options is None:
        return ui.UserSelect(custom_id=menu.name, required=True)
    options = [
        discord.SelectOption(label=limits.clip(option.label, limits.OPTION_TEXT), value=option.value)
        for option in menu.options[: limits.SELECT_OPTIONS]
    ]
    return ui.Select(custom_id=menu.name, options=options, required=True)
