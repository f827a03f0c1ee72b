"""The page of /setup: the choices of a server, menus to change them, and whether the bot may do what it needs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.errors import ChannelUnfit, OnlyInServer
from bot.features.server import policies
from bot.features.server.policies import require_manager
from bot.features.server.settings import SETTINGS, change
from bot.i18n import Words
from bot.markup import EMPTY, Markup
from bot.platform.roles import obstacles
from bot.platform.server_events import may_create_events
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Caretakers
from bot.posts.speech import Speech
from bot.requests.channel_check import missing_permissions, require_fit
from bot.requests.context import RequestContext
from bot.requests.forms import form
from bot.requests.routing import ComponentEvent
from engine.ids import PersonId
from engine.people.preferences import Server

SHOWN_IN: Final = ("view_channel", "send_messages")
"""The permissions that the bot needs in a channel into which it posts single lines."""
LONGEST_ZONE: Final = 60


async def page(context: RequestContext, server: Server) -> Post:
    """Return the page: choices, what is missing or that nothing is, and menus."""
    words, now, settings = context.words, context.services.now(), SETTINGS.values()
    said = [words("setup-title"), *(setting.line(server, words, now) for setting in settings)]
    menus = [await setting.menu(context, server) for setting in settings if setting.menu is not None]
    buttons = [
        Button(words("button-setup-again"), Key("setup")),
        Button(words("button-setup-zone"), Key("setup_zone")),
        policies.button(words),
    ]
    present = await _present(context, server)
    left = Caretakers(tuple(person for person in server.moderators if person not in present)).named(EMPTY)
    lacks = [words("setup-moderators-left", persons=left)] if left else []
    checked = check(context, replace(server, moderators=present))
    return Post.of(Markup("\n").join([*said, "", *lacks, *checked]), *menus, *rows(buttons))


async def _present(context: RequestContext, server: Server) -> tuple[PersonId, ...]:
    """Return the moderators by name who are on the server."""
    is_member = context.services.channels.is_member
    return tuple([person for person in server.moderators if await is_member(server.id, person)])


async def show(event: ComponentEvent) -> None:
    """Show the page, or look again whether anything is missing."""
    require_manager(event.context.interaction)
    context = event.context
    await context.replace(await page(context, await context.store.people.server(context.server)))


async def choose(event: ComponentEvent) -> None:
    """Keep what was chosen from a menu, and show the page as it is then."""
    await _keep(event, event.key.text)


async def ask_zone(event: ComponentEvent) -> None:
    """Open the form in which any place can be typed."""
    require_manager(event.context.interaction)
    words = event.context.words
    title, hint = words("button-setup-zone"), words("option-zone.about")
    modal = form(Key("setup_zone_typed"), title=title, label=words("setup-zone-label"), hint=hint, longest=LONGEST_ZONE)
    await event.context.interaction.response.send_modal(modal)


async def on_submit_zone(event: ComponentEvent) -> None:
    """Keep the zone whose place was typed into the form."""
    await _keep(event, "zone")


async def _keep(event: ComponentEvent, name: str) -> None:
    require_manager(event.context.interaction)
    context = event.context
    await context.replace(await page(context, await change(context, {name: event.value})))


def check(context: RequestContext, server: Server) -> list[Markup]:
    """Return what the bot lacks in the channels that it uses, or that everything is ready."""
    guild, words = context.interaction.guild, context.words
    if guild is None:
        raise OnlyInServer
    channel = guild.get_channel(server.channel or context.interaction.channel_id or 0)
    if channel is None and server.channel:
        return [words("setup-gone", channel=Markup("<#{}>").format(server.channel))]
    try:
        channel = require_fit(channel)
    except OnlyInServer:
        return [words("setup-no-channel")]
    except ChannelUnfit as unfit:
        return [Speech(words).refusal(unfit)]
    lacks = [*_lacks(channel, missing_permissions(channel), words)]
    for chosen in dict.fromkeys((server.report_channel, server.results_channel, server.puzzle_channel)):
        if chosen is not None and chosen != channel.id:
            needed = (*SHOWN_IN, "attach_files") if chosen == server.puzzle_channel else SHOWN_IN
            lacks += _lacks_for_lines(guild, chosen, needed, words)
    if server.has_events and not may_create_events(guild.me.guild_permissions):
        lacks.append(words("setup-no-events", permission=words("permission-create_events")))
    advice, unheard = _advice(channel, words), _unheard(channel, server, words)
    if server.moderators and unheard:
        advice.append(_heard_by_name(server, words))
    else:
        lacks += unheard
    return [*(lacks or [words("setup-ready", channel=Markup("<#{}>").format(channel.id))]), *advice]


def _lacks_for_lines(guild: discord.Guild, chosen: int, needed: Sequence[str], words: Words) -> list[Markup]:
    """Return what the bot lacks in a channel of reports or results."""
    channel = guild.get_channel(chosen)
    if not isinstance(channel, discord.TextChannel):
        return [words("setup-gone", channel=Markup("<#{}>").format(chosen))]
    allowed = channel.permissions_for(guild.me)
    return _lacks(channel, [name for name in needed if not getattr(allowed, name)], words)


def _lacks(channel: discord.TextChannel, missing: Sequence[str], words: Words) -> list[Markup]:
    if not missing:
        return []
    lines = [Markup("- {}").format(words(f"permission-{name}")) for name in missing]
    return [words("setup-missing", channel=Markup("<#{}>").format(channel.id)), *lines]


def _advice(channel: discord.TextChannel, words: Words) -> list[Markup]:
    """Return what would make disputes easier: private threads."""
    if channel.permissions_for(channel.guild.me).create_private_threads:
        return []
    return [words("setup-no-private-threads", permission=words("permission-create_private_threads"))]


def _unheard(channel: discord.TextChannel, server: Server, words: Words) -> list[Markup]:
    """Return why the moderators' role would not hear of a dispute, and what helps."""
    role = channel.guild.get_role(server.moderator_role or 0)
    if role is None:
        return []
    is_private = channel.permissions_for(channel.guild.me).create_private_threads
    shown = {"role": Markup("<@&{}>").format(role.id), "channel": Markup("<#{}>").format(channel.id)}
    found = [
        words(f"setup-unheard-{lacking}", **shown, permission=words(f"permission-{lacking}"))
        for lacking in obstacles(channel, role, is_private=is_private)
    ]
    return [*found, words("setup-unheard-named")] if found else []


def _heard_by_name(server: Server, words: Words) -> Markup:
    role = Markup("<@&{}>").format(server.moderator_role or 0)
    return words("setup-heard-by-name", role=role, persons=Caretakers(server.moderators).named(EMPTY))
