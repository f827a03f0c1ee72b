"""Words: every message of the bot in every language, and the names and descriptions of its commands.

Wraps fluent.runtime, which no other module imports. Must not know what the messages are about.

People write `bot/locales/<language>/*.ftl`; code asks for `words("board-head")`, or for an attribute with
`words("command-board.description")`. Whole numbers choose plurals and are grouped as the language has it; ids are
therefore passed as texts.

Parsing Fluent is slow, some 100 ms for all files, and a run needs few of the messages: each is parsed when it is first
asked for. tests/truth parses everything.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import discord
import structlog
from discord import app_commands
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.preferences import Language

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
DEFAULT: Final[Language] = "en"
LOCALES: Final = Path(__file__).with_name("locales")

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message with all that belongs to it: the lines that are indented or empty."""

log = structlog.get_logger(__name__)


class MissingWords(KeyError):
    """There is no such message, or it cannot be formatted with what it was given; only ever raised where strict."""


class Words:
    """All messages of one language.

    Args:
        language: which one.
        fallback: where to look for what this language lacks; None to show the bare id.
        strict: raise `MissingWords` instead of logging and falling back.
        locales: the folder that holds a folder for each language.
    """

    def __init__(
        self,
        language: Language,
        *,
        fallback: "Words | None" = None,
        strict: bool = False,
        locales: Path = LOCALES,
    ) -> None:
        self.language: Final = language
        self._fallback = fallback
        self._strict = strict
        self._sources = sources(locales / language)
        self._patterns: dict[str, Any] = {}
        # Without use_isolating=False invisible marks of direction (U+2068, U+2069) surround every parameter.
        self._bundle = FluentBundle([language], use_isolating=False)

    def __call__(self, message_id: str, /, **params: str | int) -> str:
        """Return a message (`id`) or an attribute of one (`id.attribute`) with its parameters filled in."""
        pattern = self._pattern(message_id)
        if pattern is None:
            return self._miss(message_id, params, "unknown")
        text, errors = self._bundle.format_pattern(pattern, params)
        return self._miss(message_id, params, str(errors)) if errors else str(text)

    def has(self, message_id: str) -> bool:
        """Tell whether this language has the message or attribute itself."""
        return self._pattern(message_id) is not None

    def _pattern(self, message_id: str) -> Any:
        if message_id not in self._patterns:
            name, _, attribute = message_id.partition(".")
            self._parse(name)
            found = None
            if self._bundle.has_message(name):
                message = self._bundle.get_message(name)
                found = message.attributes.get(attribute) if attribute else message.value
            self._patterns[message_id] = found
        return self._patterns[message_id]

    def _parse(self, name: str) -> None:
        """Let the bundle know a message and what it refers to; one that is not Fluent stays unknown."""
        if name in self._sources and not self._bundle.has_message(name):
            entry = FluentParser(with_spans=False).parse_entry(self._sources[name])
            self._bundle.add_resource(ast.Resource([entry]))
            for reference in _References(entry).names:
                self._parse(reference)

    def _miss(self, message_id: str, params: Mapping[str, str | int], why: str) -> str:
        if self._strict:
            raise MissingWords(f"{self.language}: {message_id}: {why}")
        log.error("no words", message=message_id, language=self.language, why=why)
        return message_id if self._fallback is None else self._fallback(message_id, **params)


def load_words(*, strict: bool = False, locales: Path = LOCALES) -> Mapping[Language, Words]:
    """Return the words of every language; what a language lacks comes from English, or is an error where strict."""
    default = Words(DEFAULT, strict=strict, locales=locales)
    others = [language for language in LANGUAGES if language != DEFAULT]
    words = [Words(language, fallback=default, strict=strict, locales=locales) for language in others]
    return {each.language: each for each in (default, *words)}


def language_of(locale: str | None) -> Language:
    """Return the language of a Discord locale such as `de` or `en-GB`; English where there is no other."""
    spoken = (locale or "").partition("-")[0]
    return next((language for language in LANGUAGES if language == spoken), DEFAULT)


def text(key: str) -> app_commands.locale_str:
    """Return a command's name, description or choice in English, to be translated by `CommandTranslator`.

    Raises:
        MissingWords: there is no such message.
    """
    return app_commands.locale_str(_defaults()(key), key=key)


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


@cache
def sources(folder: Path) -> Mapping[str, str]:
    """Return the source of each message in the files of a language."""
    files = (path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    return {found[1]: found[0] for file in files for found in _MESSAGE.finditer(file)}


class _References(Visitor):
    """The messages that an entry refers to."""

    def __init__(self, entry: ast.EntryType) -> None:
        self.names: list[str] = []
        self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.names.append(node.id.name)
