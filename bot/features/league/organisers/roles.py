"""Roles for champions and for the people of divisions: organisers choose them, the bot gives them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import discord

from bot.errors import BadRole, UnknownButton
from bot.features.league.lookup import season_of
from bot.markup import Markup
from bot.platform.faults import FAULTS
from bot.posts import limits
from bot.posts.league.core import button, title
from bot.posts.post import Button, Key, Picker, Post, rows
from bot.requests.authority import require_organiser
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from engine.ids import MatchId
from engine.seasons.facts.rules import LeagueId
from engine.seasons.results.roles import MOST_DIVISIONS, Given, RoleChoice
from engine.seasons.state.season import Season

CHAMPION: Final = "champion"


async def show(event: ComponentEvent) -> None:
    """Show which roles a league gives, with menus that change them."""
    context, season = event.context, await season_of(event.context, event.key)
    await require_organiser(context)
    await context.replace(await _page(context, season))


async def choose(event: ComponentEvent) -> None:
    """Keep the role that was chosen for champions or for a division; nothing chosen is none.

    Raises:
        BadRole: we cannot give it, or the person who chooses may not.
    """
    context, season = event.context, await season_of(event.context, event.key)
    await require_organiser(context)
    place = _place(event.key.text)
    role = int(event.value) if event.value.isdecimal() else None
    if role is not None:
        _require_giving(context)
        await _require_givable(context, role)
    await _keep(context, season, place, role)


async def make(event: ComponentEvent) -> None:
    """Make a role for the champion, and give that.

    Raises:
        BadRole: we may not, or the person who asks may not.
    """
    context, season = event.context, await season_of(event.context, event.key)
    await require_organiser(context)
    _require_giving(context)
    name = limits.clip(context.words("league-role-name", league=season.founded.name), limits.THREAD_NAME)
    try:
        role = await context.services.tasks.roles.roles.make(context.server, name, reason=str(context.person))
    except discord.Forbidden:
        raise BadRole(reason="not-allowed") from None
    except FAULTS:
        raise BadRole(reason="fault") from None
    await _keep(context, season, CHAMPION, role)


async def _keep(context: RequestContext, season: Season, place: str, role: int | None) -> None:
    person = context.person
    await context.services.tasks.roles.choose(_league(season), lambda choice: choice.with_role(place, role, person))
    await context.replace(await _page(context, season))


def _league(season: Season) -> tuple[int, LeagueId]:
    return season.founded.server, season.founded.league


def _place(text: str) -> str:
    """Return what a role is for.

    Raises:
        UnknownButton: there is no such thing.
    """
    if text != CHAMPION and text not in map(str, range(1, MOST_DIVISIONS + 1)):
        raise UnknownButton
    return text


def _require_giving(context: RequestContext) -> None:
    """Refuse people who may not give roles themselves.

    Raises:
        BadRole: so it is.
    """
    if not context.interaction.permissions.manage_roles:
        raise BadRole(reason="own")


async def _require_givable(context: RequestContext, role: int) -> None:
    """Refuse a role that we cannot give, or that the person who chooses could not give.

    Raises:
        BadRole: says why.
    """
    server = await context.store.people.server(context.server)
    trouble = context.services.tasks.roles.roles.trouble(context.server, role)
    if role in {server.moderator_role, server.organiser_role}:
        trouble = "powerful"
    if trouble is None:
        trouble = await context.services.tasks.roles.roles.chooser_trouble(context.server, context.person, role)
    if trouble is not None:
        raise BadRole(reason=trouble)


async def _page(context: RequestContext, season: Season) -> Post:
    words, league = context.words, _league(season)
    choice = await context.services.tasks.roles.choice(league)
    key = Key("league_role", MatchId(season.id))
    divisions = min(max(len(season.divisions), len(choice.divisions), 1), MOST_DIVISIONS)
    menus = [
        Picker(replace(key, text=CHAMPION), words("league-role-menu-champion"), "role", _given(choice.champion)),
        *(
            Picker(
                replace(key, text=str(number)), words("league-role-menu-division", number=number), "role", _given(role)
            )
            for number, role in _numbered(choice, divisions)
        ),
    ]
    buttons: list[Button] = []
    if choice.champion is None:
        buttons.append(button(words("button-league-role-new"), Key("league_role_new"), season))
    lines = await role_lines(context, season) or [words("league-roles-none")]
    head = Markup("### {}").format(words("league-roles", season=title(season, words)))
    return Post.of(head, words("league-roles-about"), Markup("\n").join(lines), *menus, *rows(buttons))


def _given(role: int | None) -> tuple[int, ...]:
    return (role,) if role else ()


def _numbered(choice: RoleChoice, divisions: int) -> Iterator[tuple[int, int]]:
    for number in range(1, divisions + 1):
        yield number, choice.divisions[number - 1] if number <= len(choice.divisions) else 0


async def role_lines(context: RequestContext, season: Season) -> list[Markup]:
    """Return which roles a league gives and to how many, and what is in the way; nothing where it gives none."""
    league, roles = _league(season), context.services.tasks.roles
    choice, given = await roles.choice(league), await roles.given(league)
    places = [
        (CHAMPION, choice.champion or 0),
        *((str(number), role) for number, role in _numbered(choice, MOST_DIVISIONS)),
    ]
    return [_line(context, place, role, given) for place, role in places if role]


def _line(context: RequestContext, place: str, role: int, given: Given) -> Markup:
    words = context.words
    called = words("league-role-champion") if place == CHAMPION else words("league-division", number=int(place))
    trouble = context.services.tasks.roles.roles.trouble(context.server, role) or given.troubles.get(role)
    shown = Markup("<@&{}>").format(role)
    if trouble is not None:
        return words(f"league-role-trouble-{trouble}", place=called, role=shown)
    return words("league-role-line", place=called, role=shown, count=len(given.roles.get(role, ())))
