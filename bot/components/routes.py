"""From a pressed component to the function that answers it; the table of routes is `bot.components.table`."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import ui

from bot import limits, post
from bot.post import KEY_PATTERN, SELECT_PREFIX, Key

if TYPE_CHECKING:
    from bot.app import Fernzug

    Interaction = discord.Interaction[Fernzug]
else:
    Interaction = discord.Interaction

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Pressed:
    """A component or form that somebody has used: what it carried, and the value chosen or typed.

    A form with several fields has them all in `fields`, by name.
    """

    interaction: Interaction
    key: Key
    value: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)


Handler = Callable[[Pressed], Awaitable[None]]
Routes = Mapping[str, Handler]


async def dispatch(pressed: Pressed) -> None:
    """Answer a component; whatever goes wrong is told politely by the bot's one error path."""
    bot = pressed.interaction.client
    try:
        handler = bot.routes.get(pressed.key.route)
        if handler is None:
            await bot.replies.unknown_component(pressed.interaction)
        else:
            await handler(pressed)
    except Exception as error:
        await bot.replies.failed(pressed.interaction, error)


class RoutedButton(ui.DynamicItem[ui.Button[Any]], template=KEY_PATTERN):
    """A button that knows its route by its custom_id."""

    def __init__(self, item: ui.Button[Any], key: Key) -> None:
        super().__init__(item)
        self.key = key

    @classmethod
    def of(cls, button: post.Button) -> ui.Item[Any]:
        """Return a button of a post; a link needs no route."""
        label = limits.clip(button.label, limits.LABEL)
        if button.key is None:
            return ui.Button(label=label, url=button.url, disabled=button.is_disabled)
        key = button.key
        item: ui.Button[Any] = ui.Button(
            label=label, style=STYLES[button.style], custom_id=key.encode(), disabled=button.is_disabled
        )
        return cls(item, key)

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Return the button again from what it carries."""
        return cls(cast("ui.Button[Any]", item), Key.decode(match.string))

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Answer a press."""
        await dispatch(Pressed(interaction, self.key))


class RoutedSelect(ui.DynamicItem[ui.Select[Any]], template=re.escape(SELECT_PREFIX) + KEY_PATTERN):
    """A menu that knows its route by its custom_id."""

    def __init__(self, item: ui.Select[Any], key: Key) -> None:
        super().__init__(item)
        self.key = key

    @classmethod
    def of(cls, select: post.Select) -> ui.Item[Any]:
        """Return a menu of a post."""
        options = [
            discord.SelectOption(
                label=limits.clip(option.label, limits.OPTION_TEXT),
                value=option.value,
                description=option.description and limits.clip(option.description, limits.OPTION_TEXT),
                default=option.is_chosen,
            )
            for option in select.options
        ]
        placeholder = limits.clip(select.placeholder, limits.PLACEHOLDER)
        custom_id = SELECT_PREFIX + select.key.encode()
        return cls(ui.Select(custom_id=custom_id, placeholder=placeholder, options=options), select.key)

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Return the menu again from what it carries."""
        return cls(cast("ui.Select[Any]", item), Key.decode(match.string.removeprefix(SELECT_PREFIX)))

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Answer a choice."""
        await dispatch(Pressed(interaction, self.key, value=self.item.values[0]))
