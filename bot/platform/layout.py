"""Posts as Discord's components (V2), and files beside them."""

import io
from typing import Any

import discord
from discord import ui

from bot.posts import limits
from bot.posts.post import SELECT_PREFIX, Attachment, Button, Buttons, Picker, Picture, Post, Select, Text

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def layout(post: Post) -> tuple[ui.LayoutView, list[discord.File]]:
    """Return a post as a view, and the files that it shows.

    The view is stopped: discord.py keeps nothing of it, as components are answered by their custom_ids.
    """
    view = ui.LayoutView(timeout=None)
    items: list[ui.Item[Any]] = []
    files: list[discord.File] = []
    for block in post.blocks:
        match block:
            case Text(content=content):
                items.append(ui.TextDisplay(content))
            case Picture():
                file = discord.File(
                    io.BytesIO(block.data), block.name, description=limits.clip(block.alt, limits.ALT_TEXT)
                )
                files.append(file)
                items.append(ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description)))
            case Attachment():
                file = discord.File(io.BytesIO(block.data), block.name)
                files.append(file)
                items.append(ui.File(file))
            case Buttons():
                items.append(ui.ActionRow(*map(_button, block.items)))
            case Select():
                items.append(ui.ActionRow(_menu(block)))
            case Picker():
                items.append(ui.ActionRow(_picker(block)))
    if post.accent is None:
        for item in items:
            view.add_item(item)
    else:
        view.add_item(ui.Container(*items, accent_colour=post.accent))
    view.stop()
    return view, files


def _button(button: Button) -> ui.Button[Any]:
    label = limits.clip(button.label, limits.LABEL)
    if button.key is None:
        return ui.Button(label=label, url=button.url, disabled=button.is_disabled)
    style = STYLES[button.style]
    return ui.Button(label=label, style=style, custom_id=button.key.encode(), disabled=button.is_disabled)


def _menu(menu: Select) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=limits.clip(option.label, limits.OPTION_TEXT),
            value=option.value,
            description=option.description and limits.clip(option.description, limits.OPTION_TEXT),
            default=option.is_chosen,
        )
        for option in menu.options
    ]
    placeholder = limits.clip(menu.placeholder, limits.PLACEHOLDER)
    return ui.Select(custom_id=SELECT_PREFIX + menu.key.encode(), placeholder=placeholder, options=options)


def _picker(picker: Picker) -> ui.ChannelSelect[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]:
    known: dict[str, Any] = {
        "custom_id": SELECT_PREFIX + picker.key.encode(),
        "placeholder": limits.clip(picker.placeholder, limits.PLACEHOLDER),
        "min_values": 0,
        "max_values": picker.most,
    }
    kind = discord.SelectDefaultValueType[picker.kind]
    known["default_values"] = [discord.SelectDefaultValue(id=chosen, type=kind) for chosen in picker.chosen]
    match picker.kind:
        case "role":
            return ui.RoleSelect(**known)
        case "user":
            return ui.UserSelect(**known)
        case "channel":
            return ui.ChannelSelect(channel_types=[discord.ChannelType.text], **known)


def mentions(post: Post) -> discord.AllowedMentions:
    """Return who may be pinged by a post: the people and roles meant, nobody else, never everyone."""
    users = [discord.Object(person) for person in post.mentions]
    roles = [discord.Object(role) for role in post.roles]
    return discord.AllowedMentions(everyone=False, roles=roles or False, users=users, replied_user=False)
