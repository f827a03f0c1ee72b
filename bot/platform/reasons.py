"""Forms with one long text and perhaps menus above it; their words are `form-<name>` with title, label and hint."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.i18n import Words
from bot.platform import forms
from bot.platform.interactions import Interaction
from bot.posts import limits
from bot.posts.post import Key, SelectOption
from engine.moderation.moderator_policy import LONGEST_NOTE

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
    form = forms.empty(key, words(f"form-{name}.title"))
    for menu in choosing:
        form.add_item(forms.labelled(_menu(menu), menu.label))
    style = discord.TextStyle.paragraph
    field: ui.TextInput[ui.Modal] = ui.TextInput(style=style, max_length=LONGEST_NOTE, custom_id=TEXT)
    form.add_item(forms.labelled(field, words(f"form-{name}.label"), words(f"form-{name}.hint")))
    await interaction.response.send_modal(form)


def _menu(menu: Choosing) -> ui.Item[ui.Modal]:
    if menu.options is None:
        return ui.UserSelect(custom_id=menu.name, required=True)
    options = [
        discord.SelectOption(label=limits.clip(option.label, limits.OPTION_TEXT), value=option.value)
        for option in menu.options[: limits.SELECT_OPTIONS]
    ]
    return ui.Select(custom_id=menu.name, options=options, required=True)
