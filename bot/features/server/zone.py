"""The time zone of a server: a menu of likely ones on the page of /setup, and a form in which any other is typed."""

from dataclasses import replace
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.features.server.policies import require_manager
from bot.i18n import Words
from bot.platform.context import RequestContext
from bot.platform.interactions import form
from bot.platform.routing import ComponentEvent
from bot.posts.post import Button, Key, Select, SelectOption
from bot.typed.zones import AROUND, UTC_NAME, label, likely, zone_named
from engine.people.preferences import Server

LONGEST: Final = 60


async def move_to_zone(context: RequestContext, server: Server, typed: str) -> Server:
    """Let days of rest go by another time zone in matches that begin from now on, and return the choices then.

    Raises:
        BadZone: there is no such zone.
    """
    moved = replace(server, zone=zone_named(typed, context.words))
    await context.services.people.change_server(moved)
    return moved


def menu(server: Server, words: Words, now: datetime) -> Select:
    """Return the menu of likely zones from west to east, the chosen one among them."""
    chosen = server.zone or UTC_NAME
    near = {chosen, *likely(words.language), *AROUND}
    offered = sorted(near, key=lambda zone: (now.astimezone(ZoneInfo(zone)).utcoffset(), label(zone, words, now)))
    options = tuple(SelectOption(label(zone, words, now), zone, is_chosen=zone == chosen) for zone in offered)
    return Select(Key("setup_set", text="zone"), words("setup-menu-zone"), options)


def button(words: Words) -> Button:
    """Return what opens the form in which any place can be typed."""
    return Button(words("button-setup-zone"), Key("setup_zone"))


async def ask(event: ComponentEvent) -> None:
    """Open the form."""
    require_manager(event.context.interaction)
    words = event.context.words
    title, hint = words("button-setup-zone"), words("option-zone.about")
    modal = form(Key("setup_zone_typed"), title=title, label=words("setup-zone-label"), hint=hint, longest=LONGEST)
    await event.context.interaction.response.send_modal(modal)
