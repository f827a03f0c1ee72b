"""Choices of people and servers as rows of a table, from which a command and a page are made alike."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from inspect import Parameter, Signature, signature
from typing import Any, Final, Generic, TypeVar

import discord
from discord import app_commands

from bot.errors import UnknownButton
from bot.i18n import LANGUAGE_CHOICES, LANGUAGES, Words
from bot.markup import Markup
from bot.posts.post import Block
from bot.requests.context import RequestContext
from bot.requests.options import Completion
from bot.requests.translation import command, text
from engine.people.preferences import Person, Server

Owner = TypeVar("Owner", Person, Server)
Callback = Callable[..., Coroutine[Any, Any, None]]

LANGUAGE_VALUES: Final = {choice: choice if choice in LANGUAGES else None for choice in LANGUAGE_CHOICES}
"""Every language that the bot speaks; None follows Discord's."""
THEME_VALUES: Final = {"dark": "dark", "light": "light"}
SWITCH: Final = {"on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command.

    Attributes:
        name: by which the command is given it; its words are `option-<name>`.
        about: which other option has the description, empty for the same one.
        takes: what Discord lets people choose, as an annotation of discord.py.
        choices: the values offered, each with the id of its words.
        completion: what is offered while somebody types.
    """

    name: str
    about: str = ""
    takes: Any = str
    choices: Mapping[str, str] = field(default_factory=dict)
    completion: Completion | None = None


@dataclass(frozen=True, slots=True)
class Setting(Generic[Owner]):
    """One choice: how a command takes it, how it is kept, how a page shows it and lets it be changed.

    `change` refuses what cannot be; it is given a menu's value, an id in digits, or what was typed. `line` may be empty
    where another one says it. A page without menus needs no `menu`; what is chosen by a menu only is not `is_typed`.
    """

    option: Option
    change: Callable[[RequestContext, Owner, str], Awaitable[Owner]]
    line: Callable[[Owner, Words, datetime], Markup]
    menu: Callable[[RequestContext, Owner], Awaitable[Block]] | None = None
    is_typed: bool = True


def command_of(name: str, options: Sequence[Option]) -> Callable[[Callback], app_commands.Command[Any, ..., None]]:
    """Return a decorator that makes a command with the options of a table; its function gets them as `**chosen`."""

    def decorate(callback: Callback) -> app_commands.Command[Any, ..., None]:
        own = [each for each in signature(callback).parameters.values() if each.kind is not Parameter.VAR_KEYWORD]
        vars(callback)["__signature__"] = Signature([*own, *map(_parameter, options)])
        about = {option.name: f"{option.name}/{option.about}" for option in options if option.about}
        made = command(name, **about)(callback)
        for option in options:
            if option.choices:
                offered = [app_commands.Choice(name=text(key), value=value) for value, key in option.choices.items()]
                app_commands.choices(**{option.name: offered})(made)
            if option.completion is not None:
                app_commands.autocomplete(**{option.name: option.completion})(made)
        return made

    return decorate


def _parameter(option: Option) -> Parameter:
    takes: Any = app_commands.Choice[str] if option.choices else option.takes
    return Parameter(option.name, Parameter.KEYWORD_ONLY, default=None, annotation=takes | None)


def texts(chosen: Mapping[str, Any]) -> Mapping[str, str]:
    """Return what was chosen as menus would give it: values of choices, ids in digits, and what was typed."""
    return {name: _text(value) for name, value in chosen.items() if value is not None}


def _text(value: Any) -> str:
    if isinstance(value, app_commands.Choice):
        return str(value.value)
    return str(value.id if isinstance(value, discord.abc.Snowflake) else value)


async def changed(
    settings: Mapping[str, Setting[Owner]], context: RequestContext, owner: Owner, chosen: Mapping[str, str]
) -> Owner:
    """Return the choices with other ones, in the order of the table, as one may depend on another.

    Raises:
        UnknownButton: there is no such choice.
    """
    if not chosen.keys() <= settings.keys():
        raise UnknownButton
    for name, setting in settings.items():
        if name in chosen:
            owner = await setting.change(context, owner, chosen[name])
    return owner


@dataclass(frozen=True, slots=True)
class Values:
    """The values of a choice: those stored in `attribute`, by how menus give them; each has the words `<words>-<key>`.

    The first one counts where nothing is stored.
    """

    attribute: str
    stored: Mapping[str, object]
    words: str

    @property
    def messages(self) -> Mapping[str, str]:
        """Return the ids of the words of each."""
        return {key: "-".join((self.words, key)) for key in self.stored}

    def key(self, owner: Person | Server) -> str:
        """Return which one is chosen."""
        present = getattr(owner, self.attribute)
        return next((key for key, value in self.stored.items() if value == present), next(iter(self.stored)))


def one_of(said: str, values: Values, about: str = "") -> Setting[Any]:
    """Return the setting for one of some values; `said` is `<page>-<name>`, and the message that tells the `value`."""

    async def change(_: RequestContext, owner: Any, value: str) -> Any:
        if value not in values.stored:
            raise UnknownButton
        return replace(owner, **{values.attribute: values.stored[value]})

    def line(owner: Any, words: Words, _: datetime) -> Markup:
        return words(said, value=words(values.messages[values.key(owner)]))

    return Setting(Option(said.partition("-")[2], about, choices=values.messages), change, line)
