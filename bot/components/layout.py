"""Posts as Discord's components (V2), and files beside them."""

import io
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.components.routes import RoutedButton, RoutedSelect
from bot.post import Attachment, Buttons, Picture, Post, Select, Text


def layout(post: Post) -> tuple[ui.LayoutView, list[discord.File]]:
    """Return a post as a view, and the files that it shows."""
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
                items.append(ui.ActionRow(*map(RoutedButton.of, block.items)))
            case Select():
                items.append(ui.ActionRow(RoutedSelect.of(block)))
    if post.accent is None:
        for item in items:
            view.add_item(item)
    else:
        view.add_item(ui.Container(*items, accent_colour=post.accent))
    return view, files


def mentions(post: Post) -> discord.AllowedMentions:
    """Return who may be pinged by a post: the people and roles meant, nobody else, never everyone."""
    users = [discord.Object(person) for person in post.mentions]
    roles = [discord.Object(role) for role in post.roles]
    return discord.AllowedMentions(everyone=False, roles=roles or False, users=users, replied_user=False)
