"""Every question that the bot can be asked: each command, each button, each menu, as somebody in a match asks it."""

import inspect
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

from discord import app_commands

from bot.posts.post import Key
from bot.routes import COGS, MENUS, ROUTES
from engine.ids import PersonId
from tests.secrets.world import BOT, BYSTANDER, MATCH, MODERATOR, PLAYERS, SEASON, SERVER, World


@dataclass(frozen=True, slots=True)
class Question:
    """One way to ask something; `ask` does it as somebody, with a line of the game at hand."""

    way: str
    ask: Callable[[World, PersonId, str], Awaitable[None]]


NOT_ASKED: Final = {
    "command match new": "begins another match",
    "command league new": "writes a draft, of which no match is part",
    "button forget_yes": "deletes the person and ends the match",
    "button resign_yes": "ends the match: a scene of its own",
    "button rematch": "begins another match",
    "button first_game": "begins another match",
    "button computer_begin": "begins another match",
    "button league_archive": "a file of digests, which differ, and of matches as they are exported",
    "button league_role_new": "makes a role on Discord",
    "button ladder_mine": "is on the pages of ladders only",
    "button league_check": "looks at permissions in channels, not at matches",
    "button mod_act": "what moderators do: scenes of their own",
    "button called": "what those who call moderators do: scenes of their own",
    "button substitute_yes": "a scene of its own",
    "button decline": "ends an invitation before anything is secret",
    "button withdraw": "ends an invitation before anything is secret",
}
"""Ways out that are no question, and why."""

Texts = tuple[str, ...]
FOLLOWS: Final = (f"match.{MATCH}.{SERVER}.each", f"match.{MATCH}.{SERVER}.off")

TEXTS: Final[dict[str, Texts]] = {
    "accept": ("draw", "takeback", "open_notes"),
    "board": ("first.0", "earlier.{moves}", "last.{moves}"),
    "board_text": ("{moves}", "0"),
    "build": ("",),
    "cancel_offer": ("draw", "takeback", "abandon", "open_notes"),
    "cases": ("1",),
    "change": ("{line}",),
    "comment": ("{moves}",),
    "comments": ("at{moves}", "from0"),
    "confirm": ("?",),
    "follow_set": FOLLOWS,
    "follow_person": (str(PLAYERS[0]),),
    "computer": ("{game}",),
    "league_fixtures": ("1.1", "1"),
    "league_hall": ("0",),
    "league_past": ("0",),
    "league_table": ("1",),
    "league_why": ("1", "1.1"),
    "follow_division": ("1",),
    "rating_table": ("{game}.1",),
    "learn": ("{game}",),
    "learn_steps": ("{game}",),
    "list": ("running..{game}",),
    "log": ("", "1", "0"),
    "mod_ask": ("dismiss", "rewind", "adjudicate", "extend", "replace", "void", "pause", "note", "reveal"),
    "mod_hints": ("1",),
    "mod_note": (str(PLAYERS[0]),),
    "next": ("", "1"),
    "pick": ("{line}", "{start}"),
    "plan_cancel": ("1",),
    "profile": tuple(map(str, PLAYERS[:2])),
    "profile_share": (str(PLAYERS[0]),),
    "refuse": ("draw", "takeback"),
    "rules": ("{game}",),
    "share": ("board.{moves}", "log.1", "replay"),
    "study": ("", "{moves}"),
    "study_build": ("1.0.",),
    "study_deal": ("1",),
    "study_flip": ("1.1",),
    "study_go": ("1.0.open",),
    "study_lot": ("1.0",),
    "study_opinion": ("1.0",),
    "study_pick": ("1.0.{start}",),
    "study_play": ("1.0.{line}",),
    "study_share": ("1.0",),
    "study_type": ("1.0.",),
    "try": ("{line}",),
    "turn_over": ("{start}",),
    "type": ("",),
}
"""What the keys of buttons hold that need more than the match; all others are pressed without."""


def questions() -> Iterator[Question]:
    """Yield every question."""
    for command in commands():
        for options in OPTIONS.get(command.qualified_name, ({},)):
            name = f"command {command.qualified_name}"
            if name not in NOT_ASKED:
                yield Question(name, partial(_write, command, options))
    for route in ROUTES:
        for text in TEXTS.get(route, ("",)):
            if f"button {route}" not in NOT_ASKED:
                yield Question(f"button {route}", partial(_press, route, text))
    yield Question(f"menu {MENUS[1].name}", _dispute_this)
    yield Question(f"menu {MENUS[0].name}", _challenge)
    yield Question("command match import", _hand_in)


def ways() -> set[str]:
    """Return every way in which the program lets people ask."""
    found = {f"command {command.qualified_name}" for command in commands()}
    return found | {f"button {route}" for route in ROUTES} | {f"menu {menu.name}" for menu in MENUS}


def commands() -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yield every command."""
    for cog in COGS:
        for command in cog().walk_app_commands():
            if isinstance(command, app_commands.Command):
                yield command


def member(person: PersonId) -> Any:
    """Return a member of the server as Discord resolves one."""
    return SimpleNamespace(id=person, bot=False, display_name=str(person), mention=f"<@{person}>", roles=())


MEMBER: Final = member(PLAYERS[0])
Option = dict[str, Any]
OPTIONS: Final[dict[str, tuple[Option, ...]]] = {
    "match list": ({}, {"member": MEMBER}),
    "match randomness": ({"words": "salt", "match": MATCH},),
    "match substitute": ({"substitute": member(BYSTANDER)},),
    "match import": (),
    "board": ({}, {"number": 0}),
    "move": ({"line": "{line}"},),
    "why": ({"line": "{line}"},),
    "plan": ({}, {"condition": "{line}", "line": "{line}"}),
    "study": ({}, {"number": 0}),
    "settings": (
        {},
        {"data": app_commands.Choice(name="-", value="export")},
        {"data": app_commands.Choice(name="-", value="delete")},
    ),
    "profile": ({"member": MEMBER}, {}),
    "mod member": ({"member": MEMBER},),
    "league challenge": ({"opponent": MEMBER},),
    "league organise": ({"act": "draw"},),
    "rating show": ({"game": "{game}", "member": MEMBER},),
    "rating table": ({"game": "{game}"},),
    "rules": ({"game": "{game}"},),
    "learn": ({"game": "{game}"},),
    "follow member": ({"member": MEMBER},),
}
"""What commands are asked with, besides the match."""


async def _write(
    command: app_commands.Command[Any, ..., Any], options: Option, world: World, person: PersonId, line: str
) -> None:
    names = inspect.signature(command.callback).parameters
    given = {name: _filled(world, value, line) for name, value in options.items()}
    if "match" in names:
        given["match"] = MATCH
    await world.say(person, command.callback, is_method="self" in names, **given)


async def _press(route: str, text: str, world: World, person: PersonId, line: str) -> None:
    match = await world.match()
    filled = text.format(line=line, start=line[:2], moves=match.moves, game=world.game.info.key)
    of_season = route.startswith(("league_", "team_", "ladder_", "follow_division"))
    await world.touch(person, Key(route, SEASON if of_season else MATCH, match.position, filled[:60]))


def _filled(world: World, value: Any, line: str) -> Any:
    return value.format(line=line, game=world.game.info.key) if isinstance(value, str) else value


async def _dispute_this(world: World, person: PersonId, line: str) -> None:
    message = SimpleNamespace(author=SimpleNamespace(id=BOT), content=line, components=())
    await world.say(person, MENUS[1].callback, is_method=False, message=message)


async def _challenge(world: World, person: PersonId, line: str) -> None:
    del line
    await world.say(person, MENUS[0].callback, is_method=False, member=member(MODERATOR))


async def _hand_in(world: World, person: PersonId, line: str) -> None:
    """Export the match as it is, and hand the file in again."""
    del line
    data = await world.exported()

    async def read() -> bytes:
        return data

    command = next(command for command in commands() if command.qualified_name == "match import")
    file = SimpleNamespace(filename="match.json", size=len(data), read=read)
    await world.say(person, command.callback, is_method=True, file=file)
