"""Names and descriptions of commands in every language, as discord.py wants them."""

from collections.abc import Callable, Coroutine, Mapping
from functools import cache
from inspect import signature
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.i18n import DEFAULT, Words, language_of
from engine.people.preferences import Language

log = structlog.get_logger(__name__)


def text(key: str) -> app_commands.locale_str:
    """Return a command's name, description or choice in English, to be translated by `CommandTranslator`.

    Raises:
        MissingWords: there is no such message.
    """
    return app_commands.locale_str(_defaults()(key), key=key)


def command(
    name: str, /, **options: str
) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], app_commands.Command[Any, ..., None]]:
    """Return a decorator that makes a command, in the words `command-<name>`.

    Each option has the words `option-<parameter>`, unless `options` says which others: `text` for both its name and its
    description, or `/my-theme` for its description alone.
    """

    def decorate(callback: Callable[..., Coroutine[Any, Any, None]]) -> app_commands.Command[Any, ..., None]:
        taken = [option for option in signature(callback).parameters if option not in ("self", "interaction")]
        own = {option: options.get(option, option).partition("/") for option in taken}
        named = {option: text(f"option-{key or option}") for option, (key, _, _) in own.items()}
        described = {option: text(f"option-{about or key}.about") for option, (key, _, about) in own.items()}
        decorated = app_commands.rename(**named)(app_commands.describe(**described)(callback))
        return app_commands.command(name=text(f"command-{name}"), description=text(f"command-{name}.about"))(decorated)

    return decorate


class CommandTranslator(app_commands.Translator):
    """Tells Discord the names and descriptions of commands in all languages but English, which the commands hold."""

    def __init__(self, words: Mapping[Language, Words]) -> None:
        self._words = words

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a text that `text` made in another language; None in English, in others and, logged, if it lacks."""
        words = self._words[language_of(locale.value)]
        if words.language == DEFAULT:
            return None
        key = string.extras.get("key")
        if key is not None and words.has(key):
            return words(key)
        log.error("no words", message=key or string.message, language=words.language, why=context.location.name)
        return None


@cache
def _defaults() -> Words:
    return Words(DEFAULT, strict=True)
