"""Words: every message of the bot in every language.

Wraps fluent.runtime, which no other module imports. Must not know what the messages are about.

People write `bot/locales/<language>/*.ftl`; code asks for `words("board-head")`, or for an attribute with
`words("command-board.description")`. Whole numbers choose plurals and are grouped as the language has it; ids are
therefore passed as texts.

What is said is markup (`bot.markup`): texts that come as parameters are escaped unless they are markup themselves, in
code spans they cannot leave the span, so that nothing that people have typed passes for the bot's own words. The name
of a command in a code span becomes a mention of it, which people can press, once Discord has told its id.

Parsing Fluent is slow, some 100 ms for all files, and a run needs few of the messages: each is parsed when it is first
asked for, and only once, however many read it. tests/truth parses everything. Only what formats a message is kept: the
tree that it was parsed to takes as much again.
"""

import re
from collections.abc import Callable, Mapping, MutableMapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

import structlog
from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer, Visitor

from bot.markup import Markup, code, escaped, in_code
from engine.people.preferences import Language

DEFAULT: Final[Language] = "en"
LOCALES: Final = Path(__file__).with_name("locales")
_OTHERS: Final = sorted({path.name for path in LOCALES.iterdir() if path.is_dir()} - {DEFAULT})
LANGUAGES: Final[tuple[Language, ...]] = (DEFAULT, *_OTHERS)
"""Every language that has a folder of words, English first."""
LANGUAGE_CHOICES: Final = ("auto", *LANGUAGES)
"""The choices wherever a language is chosen, their words being `choice-language-...`: Discord's, or one."""

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message with all that belongs to it: the lines that are indented or empty."""

_ATTRIBUTE: Final = re.compile(r"\n+ +\.([a-z][\w-]*) *= *([^{}`\n]*)")
_PLAIN: Final = re.compile(rf"[a-z][\w-]* *= *([^{{}}`\n]*)((?:{_ATTRIBUTE.pattern})*)\s*")
"""A message whose value and attributes take one line each and hold neither parameters nor code spans."""

_COMMAND_SPAN: Final = re.compile(r"`/([^`\n]+)`")
TEXT, CODE, COMMAND = "TEXT", "CODE", "COMMAND"
"""Functions that messages never write themselves: what is said as text, what in a code span, and names of commands."""

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
        command_ids: Discord's ids of commands, by their English names such as `match new`; learned after the start.
    """

    def __init__(
        self,
        language: Language,
        *,
        fallback: "Words | None" = None,
        strict: bool = False,
        locales: Path = LOCALES,
        command_ids: MutableMapping[str, int] | None = None,
    ) -> None:
        self.language: Final = language
        self._fallback = fallback
        self._strict = strict
        self._locales = locales
        self._folder = locales / language
        self._patterns: dict[str, Any] = {}
        self.command_ids: MutableMapping[str, int] = {} if command_ids is None else command_ids

    def __call__(self, message_id: str, /, **params: str | int) -> Markup:
        """Return a message (`id`) or an attribute of one (`id.attribute`) with its parameters filled in."""
        pattern = self._pattern(message_id)
        if pattern is None:
            return self._miss(message_id, params, "unknown")
        if isinstance(pattern, Markup):
            return pattern
        text, errors = self._bundle.format_pattern(pattern, params)
        return self._miss(message_id, params, str(errors)) if errors else Markup(text)

    def has(self, message_id: str) -> bool:
        """Tell whether this language has the message or attribute itself."""
        return self._pattern(message_id) is not None

    @property
    def _sources(self) -> Mapping[str, str]:
        return sources(self._folder)

    @cached_property
    def _bundle(self) -> "_Bundle":
        """What formats messages; made late, as it loads how the language counts and writes numbers."""
        functions: dict[str, Callable[[Any], Any]] = {TEXT: _text, CODE: _code, COMMAND: self._command}
        # Without use_isolating=False invisible marks of direction (U+2068, U+2069) surround every parameter.
        return _Bundle([self.language], functions=functions, use_isolating=False)

    def _pattern(self, message_id: str) -> Any:
        if message_id not in self._patterns:
            name, _, attribute = message_id.partition(".")
            plain = _PLAIN.fullmatch(self._sources.get(name, ""))
            self._patterns[message_id] = _plain_text(plain, attribute) if plain else self._parsed(name, attribute)
        return self._patterns[message_id]

    def _parsed(self, name: str, attribute: str) -> Any:
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Let the bundle know a message and what it refers to; one that is not Fluent stays unknown."""
        if name in self._sources and not self._bundle.has_message(name):
            message, references = _compiled(self._sources[name])
            if message is not None:
                self._bundle.add(name, message)
            for reference in references:
                self._parse(reference)

    def _miss(self, message_id: str, params: Mapping[str, str | int], why: str) -> Markup:
        if self._strict:
            raise MissingWords(f"{self.language}: {message_id}: {why}")
        log.error("no words", message=message_id, language=self.language, why=why)
        return Markup(message_id) if self._fallback is None else self._fallback(message_id, **params)

    def _command(self, typed: str) -> Markup:
        """Return the mention of a command that is named as in this language, and what follows its name as code."""
        parts = typed.split()
        for size in range(len(parts), 0, -1):
            name = command_names(self._locales, self.language).get(" ".join(parts[:size]))
            if name is not None and name in self.command_ids:
                mention = Markup(f"</{name}:{self.command_ids[name]}>")
                return Markup(" ").join([mention, *map(code, filter(None, [" ".join(parts[size:])]))])
        return code(f"/{typed}")


def spoken_of(language: Language | None) -> Language | None:
    """Return a language if the bot speaks it, as one that somebody chose once may have gone."""
    return language if language in LANGUAGES else None


def load_words(*, strict: bool = False, locales: Path = LOCALES) -> Mapping[Language, Words]:
    """Return the words of every language; what a language lacks comes from English, or is an error where strict."""
    ids: dict[str, int] = {}
    default = Words(DEFAULT, strict=strict, locales=locales, command_ids=ids)
    others = [language for language in LANGUAGES if language != DEFAULT]
    words = [Words(language, fallback=default, strict=strict, locales=locales, command_ids=ids) for language in others]
    return {spoken.language: spoken for spoken in (default, *words)}


def learn_commands(words: Mapping[Language, Words], ids: Mapping[str, int]) -> None:
    """Let texts of every language mention commands by these ids."""
    for of_language in words.values():
        of_language.command_ids.update(ids)


@cache
def language_of(locale: str | None) -> Language:
    """Return the language of a Discord locale such as `de` or `en-GB`; English where there is no other."""
    spoken = (locale or "").partition("-")[0]
    return next((language for language in LANGUAGES if language == spoken), DEFAULT)


@cache
def sources(folder: Path) -> Mapping[str, str]:
    """Return the source of each message in the files of a language."""
    files = (path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    return {found[1]: found[0] for file in files for found in _MESSAGE.finditer(file)}


def forget_sources() -> None:
    """Let go of what the files hold: a server uses one language or two, and who says something reads them again."""
    sources.cache_clear()


@cache
def _compiled(source: str) -> tuple[Message | None, tuple[str, ...]]:
    """Return a message as it is formatted, None if it is not Fluent, and the names of those that it refers to."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    message = Compiler()(_Escaping().visit(entry)) if isinstance(entry, ast.Message) else None
    return message, tuple(_References(entry).names)


@cache
def command_names(folder: Path, language: Language) -> Mapping[str, str]:
    """Return the English names of commands by those of a language: `partie neu` is `match new`."""
    own, english = (_values(folder / code, "command-") for code in (language, DEFAULT))
    return {_path(key, own): _path(key, english) for key in own if key in english}


def _values(folder: Path, start: str) -> dict[str, str]:
    """Return the first lines of the messages that begin so, by the rest of their ids."""
    return {
        key.removeprefix(start): source.partition("=")[2].splitlines()[0].strip()
        for key, source in sources(folder).items()
        if key.startswith(start)
    }


def _path(key: str, names: Mapping[str, str]) -> str:
    """Return the name of a command behind that of its group, if it is in one."""
    group, dash, _ = key.partition("-")
    return f"{names[group]} {names[key]}" if dash and group in names else names[key]


def _plain_text(message: re.Match[str], attribute: str) -> Markup | None:
    """Return the value of a plain message or one of its attributes, None if it has none."""
    text = dict(_ATTRIBUTE.findall(message[2])).get(attribute, "") if attribute else message[1]
    return Markup(text.strip()) if text.strip() else None


def _text(value: Any) -> Any:
    return escaped(value) if isinstance(value, str) else value


def _code(value: Any) -> Any:
    return in_code(value) if isinstance(value, str) else value


class _Bundle(FluentBundle):
    """A bundle that is given compiled messages; by itself it also keeps what they were compiled from."""

    def add(self, message_id: str, message: Message) -> None:
        """Let the bundle know a message."""
        self._compiled[message_id] = message

    def has_message(self, message_id: str) -> bool:
        """Tell whether the bundle knows a message."""
        return message_id in self._compiled


class _Escaping(Transformer):
    """Puts a function around each parameter that is said, not around those that choose a variant."""

    def __init__(self) -> None:
        self._is_code = False

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - named by the library
        elements: list[ast.TextElement | ast.Placeable] = []
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                elements += self._spoken(element.value)
            else:
                elements.append(self._placed(element))
        return ast.Pattern(elements)

    def _spoken(self, text: str) -> list[ast.TextElement | ast.Placeable]:
        """Return the text with names of commands cut out, and note whether it ends within a code span."""
        parts = [text] if self._is_code else _COMMAND_SPAN.split(text)
        if text.count("`") % 2:
            self._is_code = not self._is_code
        spoken = [
            _call(COMMAND, ast.StringLiteral(part)) if at % 2 else ast.TextElement(part)
            for at, part in enumerate(parts)
        ]
        return [element for element in spoken if not isinstance(element, ast.TextElement) or element.value]

    def _placed(self, element: ast.Placeable) -> ast.Placeable:
        if isinstance(element.expression, ast.VariableReference):
            return _call(CODE if self._is_code else TEXT, element.expression)
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                variant.value = self.visit(variant.value)
        return element


def _call(function: str, argument: ast.VariableReference | ast.StringLiteral) -> ast.Placeable:
    return ast.Placeable(ast.FunctionReference(ast.Identifier(function), ast.CallArguments([argument], [])))


class _References(Visitor):
    """The messages that an entry refers to."""

    def __init__(self, entry: ast.EntryType) -> None:
        self.names: list[str] = []
        self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.names.append(node.id.name)
