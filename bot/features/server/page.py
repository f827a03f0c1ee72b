"""The page of /setup: the choices of a server, menus to change them, and whether the bot may do what it needs."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

import discord

from bot.errors import ChannelUnfit, OnlyInServer, UnknownButton
from bot.features.server import policies
from bot.features.server.policies import require_manager
from bot.i18n import LANGUAGE_CHOICES, Words
from bot.markup import Markup
from bot.platform.server_events import may_create_events
from bot.posts.post import Block, Button, Key, Picker, Post, Select, SelectOption, rows
from bot.posts.speech import Speech
from bot.requests.channel_check import missing_permissions, require_fit
from bot.requests.context import RequestContext
from bot.requests.forms import form
from bot.requests.options import default_policy, language_chosen, own_policies
from bot.requests.routing import ComponentEvent
from bot.typed.policies import known, title
from bot.typed.zones import AROUND, UTC_NAME, label, likely, zone_named
from engine.people.preferences import Server, ThemeName

THEMES: Final[tuple[ThemeName, ...]] = ("dark", "light")
CHANNELS: Final = ("channel", "report_channel", "results_channel", "puzzle_channel")
ROLES: Final = ("moderator_role", "organiser_role")
SHOWN_IN: Final = ("view_channel", "send_messages")
"""What the bot needs in a channel into which it posts single lines."""


async def page(context: RequestContext, server: Server) -> Post:
    """Return the page: choices, what is missing or that nothing is, and menus."""
    words = context.words
    usual = words("setup-policy", name=title(await default_policy(context), words))
    said = [*_choices_of(server, words, context.services.now()), usual, "", *check(context, server)]
    again = Button(words("button-setup-again"), Key("setup"))
    return Post.of(
        Markup("\n").join(said),
        *await _menus(context, server),
        *rows([again, zone_button(words), policies.button(words)]),
    )


async def show(event: ComponentEvent) -> None:
    """Show the page, or look again whether anything is missing."""
    policies.require_manager(event.context.interaction)
    context = event.context
    await context.replace(await page(context, await context.store.people.server(context.server)))


async def choose(event: ComponentEvent) -> None:
    """Keep what was chosen from a menu, and show the page as it is then."""
    policies.require_manager(event.context.interaction)
    context = event.context
    server = await context.store.people.server(context.server)
    if event.key.text == "zone":
        server = await move_to_zone(context, server, event.value)
        return await context.replace(await page(context, server))
    if event.key.text == "policy" and event.value not in known(await own_policies(context)):
        raise UnknownButton
    if event.key.text == "channel" and (found := _channel(context, event.value)) is not None:
        require_fit(found)
    server = with_choice(server, event.key.text, event.value)
    await context.services.people.change_server(server)
    context.services.retry(context.server)
    return await context.replace(await page(context, server))


async def on_submit_zone(event: ComponentEvent) -> None:
    """Keep the zone whose place was typed into the form."""
    policies.require_manager(event.context.interaction)
    context = event.context
    server = await context.store.people.server(context.server)
    await context.replace(await page(context, await move_to_zone(context, server, event.value)))


def with_choice(server: Server, field: str, value: str) -> Server:
    """Return a server's choices with another one; nothing chosen is none.

    Raises:
        UnknownButton: there is no such choice.
    """
    match field:
        case (
            "channel" | "report_channel" | "results_channel" | "puzzle_channel" | "moderator_role" | "organiser_role"
        ) if value.isdecimal() or not value:
            return replace(server, **{field: int(value) if value else None})  # type: ignore[arg-type]
        case "language":
            return replace(server, language=language_chosen(value))
        case "theme" if value in THEMES:
            return replace(server, theme=value)
        case "appeals" if value in ("on", "off"):
            return replace(server, has_appeals=value == "on")
        case "events" if value in ("on", "off"):
            return replace(server, has_events=value == "on")
        case "policy":
            return replace(server, policy=value)
        case _:
            raise UnknownButton


def _channel(context: RequestContext, value: str) -> object | None:
    """Return the channel that was chosen, as far as Discord has told us of it."""
    guild = context.interaction.guild
    return guild.get_channel(int(value)) if guild and value.isdecimal() else None


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
    return [
        *(lacks or [words("setup-ready", channel=Markup("<#{}>").format(channel.id))]),
        *_advice(channel, server, words),
    ]


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


def _advice(channel: discord.TextChannel, server: Server, words: Words) -> list[Markup]:
    """Return what would make disputes easier: private threads, and a role that can be called."""
    allowed, role = channel.permissions_for(channel.guild.me), channel.guild.get_role(server.moderator_role or 0)
    advice = []
    if not allowed.create_private_threads:
        advice.append(words("setup-no-private-threads", permission=words("permission-create_private_threads")))
    if role is not None and not role.mentionable and not allowed.mention_everyone:
        advice.append(words("setup-silent-role", role=Markup("<@&{}>").format(role.id)))
    return advice


async def _menus(context: RequestContext, server: Server) -> list[Block]:
    words, default = context.words, await default_policy(context)
    names = [(name, title(name, words), name == default) for name in known(await own_policies(context))]
    return [
        *(Picker(_key(name), words(f"setup-menu-{name}"), "channel", getattr(server, name)) for name in CHANNELS),
        *(Picker(_key(name), words(f"setup-menu-{name}"), "role", getattr(server, name)) for name in ROLES),
        language_menu(server, words),
        _select("policy", names, words),
        zone_menu(server, words, context.services.now()),
        _select(
            "theme",
            [(theme, words(f"choice-theme-{theme}"), theme == (server.theme or THEMES[0])) for theme in THEMES],
            words,
        ),
        _select(
            "appeals",
            [
                (choice, words(f"choice-appeals-{choice}"), (choice == "on") == server.has_appeals)
                for choice in ("on", "off")
            ],
            words,
        ),
        _select(
            "events",
            [
                (choice, words(f"choice-events-{choice}"), (choice == "on") == server.has_events)
                for choice in ("on", "off")
            ],
            words,
        ),
    ]


def language_menu(server: Server, words: Words) -> Select:
    """Return the menu of every language that the bot speaks, and to follow Discord's."""
    chosen = server.language or "auto"
    offered = [(choice, words(f"choice-language-{choice}"), choice == chosen) for choice in LANGUAGE_CHOICES]
    return _select("language", offered, words)


def _select(name: str, options: Sequence[tuple[str, str, bool]], words: Words) -> Select:
    shown = tuple(
        SelectOption(words("labelled", label=words(f"setup-menu-{name}"), value=said), value, is_chosen=chosen)
        for value, said, chosen in options
    )
    return Select(_key(name), words(f"setup-menu-{name}"), shown)


def _key(name: str) -> Key:
    return Key("setup_set", text=name)


def _choices_of(server: Server, words: Words, now: datetime) -> list[Markup]:
    nothing = words("setup-none")
    reports = Markup("<#{}>").format(server.report_channel) if server.report_channel else words("setup-usual-reports")
    results = Markup("<#{}>").format(server.results_channel) if server.results_channel else words("setup-no-results")
    puzzle = Markup("<#{}>").format(server.puzzle_channel) if server.puzzle_channel else words("setup-no-puzzle")
    return [
        words("setup-title"),
        words(
            "setup-channel",
            channel=Markup("<#{}>").format(server.channel) if server.channel else words("setup-any-channel"),
        ),
        words("setup-reports", channel=reports),
        words("setup-results", channel=results),
        words("setup-puzzle", channel=puzzle),
        words(
            "setup-moderators",
            role=Markup("<@&{}>").format(server.moderator_role) if server.moderator_role else nothing,
        ),
        *(
            [words("setup-mod-command", role=Markup("<@&{}>").format(server.moderator_role))]
            if server.moderator_role
            else []
        ),
        words(
            "setup-organisers",
            role=Markup("<@&{}>").format(server.organiser_role) if server.organiser_role else nothing,
        ),
        words("setup-appeals", appeals=words(f"choice-appeals-{'on' if server.has_appeals else 'off'}")),
        words("setup-events", events=words(f"choice-events-{'on' if server.has_events else 'off'}")),
        words("setup-language", language=words(f"choice-language-{server.language or 'auto'}")),
        words("setup-theme", theme=words(f"choice-theme-{server.theme or 'dark'}")),
        words("setup-zone", zone=label(server.zone or UTC_NAME, words, now)),
    ]


LONGEST_ZONE: Final = 60


async def move_to_zone(context: RequestContext, server: Server, typed: str) -> Server:
    """Let days of rest go by another time zone in matches that begin from now on, and return the choices then.

    Raises:
        BadZone: there is no such zone.
    """
    moved = replace(server, zone=zone_named(typed, context.words))
    await context.services.people.change_server(moved)
    return moved


def zone_menu(server: Server, words: Words, now: datetime) -> Select:
    """Return the menu of likely zones from west to east, the chosen one among them."""
    chosen = server.zone or UTC_NAME
    near = {chosen, *likely(words.language), *AROUND}
    offered = sorted(near, key=lambda zone: (now.astimezone(ZoneInfo(zone)).utcoffset(), label(zone, words, now)))
    options = tuple(SelectOption(label(zone, words, now), zone, is_chosen=zone == chosen) for zone in offered)
    return Select(Key("setup_set", text="zone"), words("setup-menu-zone"), options)


def zone_button(words: Words) -> Button:
    """Return what opens the form in which any place can be typed."""
    return Button(words("button-setup-zone"), Key("setup_zone"))


async def ask_zone(event: ComponentEvent) -> None:
    """Open the form."""
    require_manager(event.context.interaction)
    words = event.context.words
    title, hint = words("button-setup-zone"), words("option-zone.about")
    modal = form(Key("setup_zone_typed"), title=title, label=words("setup-zone-label"), hint=hint, longest=LONGEST_ZONE)
    await event.context.interaction.response.send_modal(modal)
