"""Contents of the files of words, read as their authors wrote them: messages, variables, variants."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import LOCALES, load_words
from engine.people.preferences import Language

WORDS = load_words(strict=True)
NUMBER_KEYS = {"zero", "one", "two", "few", "many", "other"}


@cache
def files(language: Language) -> tuple[tuple[str, list[ast.EntryType]], ...]:
    """Return the text of each file of a language and everything in it: messages, comments, and what is not Fluent."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((LOCALES / language).glob("*.ftl"))]
    return tuple((text, FluentParser().parse(text).body) for text in texts)


def parsed(language: Language) -> tuple[ast.EntryType, ...]:
    """Return everything in the files of a language."""
    return tuple(entry for _, body in files(language) for entry in body)


def written(language: Language) -> Iterator[tuple[str, str]]:
    """Yield the name of each message and its text in the file, from its name to its end."""
    for text, body in files(language):
        for entry in body:
            if isinstance(entry, ast.Message):
                assert entry.id.span
                assert entry.span
                yield entry.id.name, text[entry.id.span.start : entry.span.end].strip()


def entries(language: Language) -> tuple[ast.Message, ...]:
    """Return all messages of a language, in the order of files and lines."""
    return tuple(entry for entry in parsed(language) if isinstance(entry, ast.Message))


@cache
def patterns(language: Language) -> Mapping[str, ast.Pattern]:
    """Return the pattern of each message (`id`) and attribute (`id.attribute`)."""
    found = {}
    for message in entries(language):
        if message.value:
            found[message.id.name] = message.value
        found |= {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    return found


class Content(Visitor):
    """What is inside a pattern: its texts, variables, references, and the variants that a variable selects."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the library
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = {
            str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
            for variant in node.variants
        }
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def contents(language: Language) -> Mapping[str, Content]:
    return {message: Content(pattern) for message, pattern in patterns(language).items()}


def variables(message: str, language: Language = "en") -> set[str]:
    """Return all variables of a message, those of the messages that it refers to included."""
    content = contents(language)[message]
    return content.variables.union(*(variables(reference, language) for reference in content.references))


@cache
def can_be_said(message: str, given: frozenset[str]) -> bool:
    """Tell whether there is such a message, and what is given fills it in; lists come with their lengths."""
    return message in patterns("en") and variables(message) <= given | {f"{name}_count" for name in given}


def variants(message: str, language: Language) -> dict[str, set[str]]:
    content = contents(language)[message]
    found = dict(content.variants)
    for reference in content.references:
        found |= variants(reference, language)
    return found


def spoken(message: str, language: Language) -> Iterator[str]:
    """Yield a message as it reads with every variant of it."""
    words = WORDS[language]
    selected = variants(message, language)
    values: dict[str, list[str | int]] = {name: ["X"] for name in variables(message, language)}
    for name, keys in selected.items():
        numbers = [int(key) for key in keys if re.fullmatch(r"-?\d+", key)]
        is_number = numbers or keys <= NUMBER_KEYS
        values[name] = [*numbers, 0, 1, 2, 7] if is_number else list(keys)
    for chosen in product(*values.values()):
        yield words(message, **dict(zip(values, chosen, strict=True)))
