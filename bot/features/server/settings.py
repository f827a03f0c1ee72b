"""The settings of a server, one row for each; the command and the page of /setup are made from them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord

from bot.errors import BotNamed, UnknownButton
from bot.i18n import Words
from bot.markup import EMPTY, Markup
from bot.posts.post import Block, Key, Picker, Select, SelectOption
from bot.posts.recipients import Caretakers
from bot.requests.channel_check import require_fit
from bot.requests.context import RequestContext
from bot.requests.interactions import people_chosen
from bot.requests.options import own_policies, policies_by_name, zones_by_city
from bot.requests.preferences import (
    LANGUAGE_VALUES,
    SWITCH,
    THEME_VALUES,
    Option,
    Setting,
    Values,
    changed,
    one_of,
)
from bot.requests.routing import number
from bot.typed.policies import known, title
from bot.typed.zones import AROUND, UTC_NAME, label, likely, zone_named
from engine.ids import PersonId
from engine.people.preferences import MOST_MODERATORS, Server
from engine.time.policy import RELAXED


async def change(context: RequestContext, chosen: Mapping[str, str]) -> Server:
    """Keep what was chosen, and return all choices of the server."""
    server = await changed(SETTINGS, context, await context.store.people.server(context.server), chosen)
    await context.services.people.change_server(server)
    context.services.retry(context.server)
    return server


def _key(name: str) -> Key:
    return Key("setup_set", text=name)


# Channels and roles


def _channel(name: str, attribute: str) -> Setting[Server]:
    return _picked(name, attribute, Option(name, takes=discord.TextChannel), "channel", Markup("<#{}>"))


def _role(name: str, attribute: str) -> Setting[Server]:
    return _picked(name, attribute, Option(name, takes=discord.Role), "role", Markup("<@&{}>"))


def _picked(name: str, attribute: str, option: Option, kind: Any, mention: Markup) -> Setting[Server]:
    """Return the setting for a channel or a role; said by `setup-<name>`, and its attribute `none` where none is."""

    async def keep(_: RequestContext, server: Server, value: str) -> Server:
        if value and not value.isdecimal():
            raise UnknownButton
        chosen: dict[str, Any] = {attribute: int(value) if value else None}
        return replace(server, **chosen)

    def line(server: Server, words: Words, _: datetime) -> Markup:
        chosen = getattr(server, attribute)
        return words(f"setup-{name}", value=mention.format(chosen) if chosen else words(f"setup-{name}.none"))

    async def menu(context: RequestContext, server: Server) -> Block:
        chosen = getattr(server, attribute)
        return Picker(_key(name), context.words(f"setup-menu-{name}"), kind, (chosen,) if chosen else ())

    return Setting(option, keep, line, menu)


async def _keep_home(context: RequestContext, server: Server, value: str) -> Server:
    """Choose where matches are played; as far as Discord has told us of the channel, it must be able to hold them."""
    guild = context.interaction.guild
    found = guild.get_channel(int(value)) if guild and value.isdecimal() else None
    if found is not None:
        require_fit(found)
    return await HOME.change(context, server, value)


HOME: Final = _channel("channel", "channel")

# Moderators by name


async def _keep_named(context: RequestContext, server: Server, value: str) -> Server:
    """Let the people chosen in the menu moderate, and nobody else by name.

    Raises:
        BotNamed: one of them is a bot.
        UnknownButton: nobody could have chosen them.
    """
    known = people_chosen(context.interaction)
    named = list(dict.fromkeys(filter(None, value.split(","))))
    if not known.keys() >= set(named) or len(named) > MOST_MODERATORS:
        raise UnknownButton
    if any(known[person] for person in named):
        raise BotNamed
    persons = tuple(sorted(PersonId(number(person)) for person in named))
    await context.services.people.name_moderators(server.id, persons)
    return replace(server, moderators=persons)


def _named_line(server: Server, words: Words, _: datetime) -> Markup:
    """Say who moderates by name and, if there are moderators at all, how /mod is offered to them."""
    said = words("setup-named", value=Caretakers(server.moderators).named(words("setup-named.none")))
    moderators = Caretakers(server.moderators, (server.moderator_role,) if server.moderator_role else ())
    if not moderators:
        return said
    return Markup("\n").join([said, words("setup-mod-command", moderators=moderators.named(EMPTY))])


async def _named_menu(context: RequestContext, server: Server) -> Block:
    return Picker(_key("named"), context.words("setup-menu-named"), "user", server.moderators, most=MOST_MODERATORS)


# Time controls and time zones


async def _keep_policy(context: RequestContext, server: Server, value: str) -> Server:
    """Choose the time control of matches for which nobody names one."""
    if value not in known(await own_policies(context)):
        raise UnknownButton
    return replace(server, policy=value)


def _usual(server: Server) -> str:
    return server.policy or RELAXED.name


def _policy_line(server: Server, words: Words, _: datetime) -> Markup:
    return words("setup-policy", name=title(_usual(server), words))


async def _policy_menu(context: RequestContext, server: Server) -> Block:
    words, chosen = context.words, _usual(server)
    offered = [(name, title(name, words), name == chosen) for name in known(await own_policies(context))]
    return _menu("policy", offered, words)


async def _keep_zone(context: RequestContext, server: Server, value: str) -> Server:
    """Let days of rest go by another time zone in matches that begin from now on.

    Raises:
        BadZone: there is no such zone.
    """
    return replace(server, zone=zone_named(value, context.words))


def _zone_line(server: Server, words: Words, now: datetime) -> Markup:
    return words("setup-zone", value=label(server.zone or UTC_NAME, words, now))


async def _zone_menu(context: RequestContext, server: Server) -> Block:
    """Return the menu of likely zones from west to east, the chosen one among them."""
    words, now, chosen = context.words, context.services.now(), server.zone or UTC_NAME
    near = {chosen, *likely(words.language), *AROUND}
    offered = sorted(near, key=lambda zone: (now.astimezone(ZoneInfo(zone)).utcoffset(), label(zone, words, now)))
    options = tuple(SelectOption(label(zone, words, now), zone, is_chosen=zone == chosen) for zone in offered)
    return Select(_key("zone"), words("setup-menu-zone"), options)


def _one_of(said: str, values: Values) -> Setting[Server]:
    """Return the setting for one of some values, with its menu."""
    setting = one_of(said, values)

    async def menu(context: RequestContext, server: Server) -> Block:
        words, chosen = context.words, values.key(server)
        offered = [(key, words(message), key == chosen) for key, message in values.messages.items()]
        return _menu(setting.option.name, offered, words)

    return replace(setting, menu=menu)


def _menu(name: str, offered: Sequence[tuple[str, str, bool]], words: Words) -> Select:
    """Return a menu in which each value stands behind the name of the setting."""
    title = words(f"setup-menu-{name}")
    options = tuple(
        SelectOption(words("labelled", label=title, value=said), value, is_chosen=is_chosen)
        for value, said, is_chosen in offered
    )
    return Select(_key(name), title, options)


_ALL: Final[tuple[Setting[Server], ...]] = (
    replace(HOME, change=_keep_home),
    _channel("reports", "report_channel"),
    _channel("results", "results_channel"),
    _channel("puzzle", "puzzle_channel"),
    _role("moderators", "moderator_role"),
    Setting(Option("named"), _keep_named, _named_line, _named_menu, is_typed=False),
    _role("organisers", "organiser_role"),
    _one_of("setup-language", Values("language", LANGUAGE_VALUES, "choice-language")),
    Setting(Option("policy", completion=policies_by_name), _keep_policy, _policy_line, _policy_menu),
    Setting(Option("zone", "server-zone", completion=zones_by_city), _keep_zone, _zone_line, _zone_menu),
    _one_of("setup-theme", Values("theme", THEME_VALUES, "choice-theme")),
    _one_of("setup-appeals", Values("has_appeals", SWITCH, "choice-appeals")),
    _one_of("setup-events", Values("has_events", SWITCH, "choice-events")),
)
SETTINGS: Final[Mapping[str, Setting[Server]]] = {setting.option.name: setting for setting in _ALL}
"""Everything that those who manage a server choose for it."""
