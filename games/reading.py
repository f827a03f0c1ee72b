"""Common parts of every game's notation: normalised characters, parts and their spans, lines near a refusal.

Answers for reading that costs steps in proportion to what is typed: patterns repeat possessively (` *+`), and lines
near a refused one are looked for only until there are enough. Must not know any game's notation.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final, Generic, Protocol, TypeVar

from games.core import MalformedMove, MoveError

Span = tuple[int, int]

NEAR: Final = 4
"""Most lines that are offered beside a refusal."""

DASHES: Final = "\u2212\u00ad\u2043\u02d7"
"""Dashes that Unicode does not count among them."""
BLANKS: Final = "`\"'\u00b4\u201a\u201e\\.\u2026\u3002\ufe0e\ufe0f\u20e3"
"""Characters that mean no more than a blank: quotes, code spans, Discord's escapes, full stops, emoji of digits.

Phones write a full stop where two blanks are typed.
"""
EMPTY: Final = frozenset({"Cf", "Pi", "Pf"})
"""Categories of characters that mean no more either: invisible ones, opening and closing quotes."""

REMEMBERED: Final = 4096
"""Characters whose lookups are cached."""

_ZEROS: Final = re.compile(r"(?<![0-9.,])0++(?=[0-9])")
_SEPARATORS: Final = re.compile(r"[ ,]*+")
_STOPS: Final = re.compile(r"\.++(?= *+$| ++[^ 0-9])")
"""Full stops, in a notation in which a point may also belong to a number."""

_FACES: Final = ("<wide>", "<narrow>", "<font>")

E = TypeVar("E", bound=MoveError)


class Signs(dict[int, str]):
    """The signs of a notation for what people type: one case, one sign for each dash and blank, and its own signs.

    Quotes, escapes and full stops become blanks, wide characters and digits of any script plain ones. A text keeps its
    length, so that places in it stay good.
    """

    def __init__(self, case: Callable[[str], str], own: Mapping[str, str] | None = None) -> None:
        self._case = case
        self._own = {character: sign for sign, characters in (own or {}).items() for character in characters}

    def __call__(self, text: str) -> str:
        """Return the text as the notation writes it."""
        plain = text.translate(self)
        return _STOPS.sub(lambda found: " " * len(found[0]), plain) if "." in plain else plain

    def __missing__(self, code: int) -> str:
        sign = self._sign(chr(code))
        if len(self) < REMEMBERED:
            self[code] = sign
        return sign

    def _sign(self, character: str) -> str:
        if character in self._own:
            return self._own[character]
        if (narrow := _narrow(character)) != character:
            return self._sign(narrow)
        category = unicodedata.category(character)
        if category == "Pd" or character in DASHES:
            return "-"
        if category in EMPTY or character.isspace() or character in BLANKS:
            return " "
        written = self._case(character)
        return written if len(written) == 1 else character


def _narrow(character: str) -> str:
    """Return a digit of any script, or a character that is only wider or of another face, as ASCII has it."""
    if (digit := unicodedata.decimal(character, None)) is not None:
        return str(digit)
    face, _, plain = unicodedata.decomposition(character).partition(" ")
    return chr(int(plain, 16)) if face in _FACES and " " not in plain else character


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a line, without blanks and leading zeros, and where it stands in the text."""

    text: str
    span: Span


def plainly(text: str) -> str:
    """Return a normalised text as far as it matters for what it names or begins: no blanks, commas or leading zeros."""
    return _ZEROS.sub("", text.replace(" ", "").replace(",", ""))


def part_of(found: re.Match[str], name: str) -> Part | None:
    """Return what a named group holds; a decimal comma stays."""
    return Part(_ZEROS.sub("", found[name].replace(" ", "")), found.span(name)) if found[name] else None


def common(one: str, other: str) -> int:
    """Return how many characters two texts have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (here, there) in enumerate(pairs) if here != there), min(len(one), len(other)))


def skip(plain: str, position: int, pattern: re.Pattern[str] = _SEPARATORS) -> int:
    """Return the place behind what separates parts, blanks and commas unless told otherwise."""
    found = pattern.match(plain, position)
    return found.end() if found else position


class Spanned(Protocol):
    """Something that stands in a text."""

    @property
    def span(self) -> Span:
        """Return where."""


T = TypeVar("T", bound=Spanned)


@dataclass(frozen=True, slots=True)
class Scan(Generic[T]):
    """A text taken apart: its actions, and where the rest begins that cannot be read (None if there is none).

    `plain` is the normalised text. `is_open` tells whether the last action may still go on: nothing that would end it
    stands behind it.
    """

    plain: str
    items: tuple[T, ...]
    rest: int | None
    is_open: bool

    @property
    def fragment(self) -> str:
        """Return what cannot be read: the beginning of an action, or nothing."""
        return "" if self.rest is None else plainly(self.plain[self.rest :])

    def open_end(self) -> tuple[str, tuple[T, ...]]:
        """Return the text of the action that may still go on (empty if none may) and the actions before it."""
        if self.rest is None and self.is_open:
            return plainly(self.plain[self.items[-1].span[0] :]), self.items[:-1]
        return self.fragment, self.items


def unread(text: str, span: Span, unfinished: Mapping[str, re.Pattern[str]], plain: str) -> MalformedMove:
    """Explain why a part cannot be read: something is missing, named by the pattern that it matches, or all of it."""
    start, end = span
    for wants, pattern in unfinished.items():
        if pattern.fullmatch(plain, start, end):
            return MalformedMove("unfinished", span=span, rule="notation", text=text[start:end], wants=wants)
    return MalformedMove("unreadable", span=span, rule="notation", text=text[start:end])


def with_near(error: E, near: Iterable[str], span: Span | None = None) -> E:
    """Return an error of the same kind that offers lines besides its own, and points at a part unless it does already.

    At most `NEAR` different lines are offered, and looked for only when they are asked for.
    """
    offered = islice(_different(chain(error.near, near)), NEAR)
    return type(error)(error.code, span=error.span or span, near=offered, rule=error.rule, **error.params)


def _different(lines: Iterable[str]) -> Iterator[str]:
    seen = set()
    for line in lines:
        if line not in seen:
            seen.add(line)
            yield line


def values(text: str, known: Iterable[str], normalise: Signs) -> tuple[int, ...]:
    """Return the values of dice that a text lists, for a throw.

    Raises:
        MalformedMove: a part is no value of a die.
    """
    parts = normalise(text).replace(",", " ").split()
    for part in parts:
        if part not in known:
            raise MalformedMove("unknown_value", rule="notation", text=part)
    return tuple(map(int, parts))
