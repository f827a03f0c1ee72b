"""Lines of notation: reading them generously, writing them canonically.

Answers for text and what it names; whether a line is legal is asked step by step of `turn.py`. Must not know words.
Source: specification, Notation (`L9-R9, R9-R8x, *9, keep 8 4`).
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from games.core import MalformedMove
from games.gamwin.board import INDEX, SIDES
from games.gamwin.dice import FACES
from games.gamwin.state import Closing, Die, Entry, Move, Pass, Roll, Step, Throw

ENGLISH_WORDS: Final = ("ROLL", "KEEP", "PASS")
GERMAN_WORDS: Final = ("WURF", "LASS", "VERZICHTE")

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Part:
    """A name, number or mark inside an action, without blanks, and where it stands in the text."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Item:
    """One action as written, before it is known whether it may be played.

    A move has a source and a target, an entry one number, a keep its numbers. `capture` and `home` are the marks
    behind it. `is_glued` tells that the `x` of an entry stands directly behind a place or number, where it could be
    a mark as well.
    """

    kind: str
    span: Span
    source: Part | None = None
    target: Part | None = None
    numbers: tuple[Part, ...] = ()
    capture: Part | None = None
    home: Part | None = None
    is_glued: bool = False


@dataclass(frozen=True, slots=True)
class Scan:
    """A text taken apart: its actions, and where the rest begins that cannot be read (None if there is none).

    `plain` is the normalised text. `is_open` tells whether the last action may still go on: nothing stands behind it.
    """

    plain: str
    items: tuple[Item, ...]
    rest: int | None
    is_open: bool

    def fragment(self, start: int) -> str:
        """Return the text from a place on without blanks and commas: the beginning of an action."""
        return plainly(self.plain[start:])


def plainly(text: str) -> str:
    """Return a text as far as it matters for what it begins: capitals, no blanks, no commas."""
    return normalise(text).replace(" ", "").replace(",", "")


def normalise(text: str) -> str:
    """Return the text in capitals with one sign for each dash, blank and times sign, of the same length."""
    return "".join(_normal(character) for character in text)


def _normal(character: str) -> str:
    if unicodedata.category(character) == "Pd" or character in "\u2212\u00ad\u2043\u02d7":
        return "-"
    if character == "\u00d7":
        return "X"
    if character in "\u2217\u2715\u2716\u22c5\u00b7":
        return "*"
    if character.isspace() or character in "\u200b\u2060\ufeff":
        return " "
    upper = character.upper()
    return upper if len(upper) == 1 else character


_NUMBER: Final = r"[0-9]{1,3}"
_PLACE: Final = rf"[A-Z] *{_NUMBER}"
_MARKS: Final = r"(?: *(?P<early>\#))?(?:(?P<capture>X)(?![0-9])| +(?P<apart>X)(?! *[0-9]))?(?: *(?P<home>\#))?"
"""A mark of capture is an `x` behind the place; one that stands directly before a number is left to an entry."""

_ACTION: Final = re.compile(
    rf"(?:(?P<source>{_PLACE}) *- *(?P<target>{_PLACE})|[*X] *(?P<entry>{_NUMBER})){_MARKS}"
    rf"|(?:KEEP|LASS)(?P<kept>(?:[ ,]*(?<![0-9]){_NUMBER})+)(?![0-9])"
    rf"|(?P<roll>ROLL|WURF)(?![A-Z0-9])"
    rf"|(?P<pass>PASS|VERZICHTE)(?![A-Z0-9])"
)
_SEPARATORS: Final = re.compile(r"[ ,]*")
_CHUNK: Final = re.compile(r"[^ ,]+(?: *- *[^ ,]*)*")
_UNFINISHED: Final = {
    "kept": re.compile("KEEP|LASS"),
    "number": re.compile(r"[*X]"),
    "target": re.compile(rf"{_PLACE}(?: *-(?: *[LR])?)?|[LR]"),
}


def scan(text: str) -> Scan:
    """Take a text apart into actions, as far as it can be read; blanks and commas between them mean nothing."""
    plain = normalise(text)
    items: list[Item] = []
    position = _skip(plain, 0)
    is_open = False
    while position < len(plain):
        found = _ACTION.match(plain, position)
        if not found or plain[found.end() : found.end() + 1] == "-":
            return Scan(plain, tuple(items), position, is_open=True)
        items.append(_item(found, is_glued=bool(items) and items[-1].span[1] == position))
        position = _skip(plain, found.end())
        is_open = position == found.end()
    return Scan(plain, tuple(items), None, is_open=is_open)


def _skip(plain: str, position: int) -> int:
    separators = _SEPARATORS.match(plain, position)
    return separators.end() if separators else position


def _item(found: re.Match[str], *, is_glued: bool) -> Item:
    capture = _part(found, "capture") or _part(found, "apart")
    home = _part(found, "home") or _part(found, "early")
    if found["source"]:
        return Item("move", found.span(), _part(found, "source"), _part(found, "target"), (), capture, home)
    if found["entry"]:
        numbers = (Part(found["entry"], found.span("entry")),)
        is_glued = is_glued and found[0].startswith("X")
        return Item("entry", found.span(), numbers=numbers, capture=capture, home=home, is_glued=is_glued)
    if found["kept"]:
        start = found.start("kept")
        parts = (
            Part(number[0], (start + number.start(), start + number.end()))
            for number in re.finditer("[0-9]+", found["kept"])
        )
        return Item("keep", found.span(), numbers=tuple(parts))
    return Item("roll" if found["roll"] else "pass", found.span())


def _part(found: re.Match[str], name: str) -> Part | None:
    return Part(found[name].replace(" ", ""), found.span(name)) if found[name] else None


def read(text: str) -> tuple[Item, ...]:
    """Return the actions of a line that names only places and numbers that exist.

    Raises:
        MalformedMove: it is not a line; the span points at the first part that cannot be read.
    """
    scanned = scan(text)
    for item in scanned.items:
        check_names(item)
    if scanned.rest is not None:
        raise _unread(text, scanned.plain, scanned.rest)
    if not scanned.items:
        raise MalformedMove("empty", rule="notation")
    return scanned.items


def check_names(item: Item) -> None:
    """Refuse places that are not on the strip and numbers that no die has.

    Raises:
        MalformedMove: an item has such a name.
    """
    for place in (item.source, item.target):
        if place and place.text not in INDEX:
            near = nearest_places(place.text)
            raise MalformedMove("unknown_place", span=place.span, rule="way", text=place.text, places=near)
    for number in item.numbers:
        if number.text not in _NUMBER_TEXTS:
            code = "kept_together" if item.kind == "keep" and _is_together(number.text) else "unknown_number"
            raise MalformedMove(code, span=number.span, rule="notation", text=number.text)


_NUMBER_TEXTS: Final = frozenset(str(number) for faces in FACES.values() for number in faces)


def _is_together(text: str) -> bool:
    return len(text) > 1 and all(digit in _NUMBER_TEXTS for digit in text)


def nearest_places(text: str) -> tuple[str, ...]:
    """Return the place of that side and the nearest number; on an unknown side the number's places on both."""
    number = max(1, min(9, int(text[1:])))
    return (f"{text[0]}{number}",) if text[0] in SIDES else tuple(f"{side}{number}" for side in SIDES)


def _unread(text: str, plain: str, start: int) -> MalformedMove:
    """Explain why nothing can be read from a place on."""
    chunk = _CHUNK.match(plain, start)
    end = chunk.end() if chunk else len(plain)
    part, span = plain[start:end], (start, end)
    for wants, pattern in _UNFINISHED.items():
        if pattern.fullmatch(part):
            return MalformedMove("unfinished", span=span, rule="notation", text=text[start:end], wants=wants)
    return MalformedMove("unreadable", span=span, rule="notation", text=text[start:end])


def meaning(item: Item) -> Step | Closing:
    """Return what an action with existing names means."""
    if item.source and item.target:
        return Move("move", item.source.text, item.target.text)
    if item.kind == "entry":
        return Entry("entry", int(item.numbers[0].text))
    if item.kind == "pass":
        return Pass("pass")
    return Roll("roll", tuple(sorted({int(number.text) for number in item.numbers}, reverse=True)))


def write_throw(throw: Throw) -> str:
    """Return thrown dice as the record shows them, in descending order and with their names: `9 8 4 : III-IV-V`.

    The throw for the start is two such groups, Blue's and then Red's.
    """
    groups = (throw.dice[:3], throw.dice[3:])
    return " / ".join(_group(dice) for dice in groups if dice)


def _group(dice: tuple[Die, ...]) -> str:
    ordered = sorted(dice, key=lambda die: -die.number)
    return f"{' '.join(str(die.number) for die in ordered)} : {'-'.join(die.name for die in ordered)}"


def read_throw(text: str) -> Throw:
    """Return a throw that was written as `write_throw` does.

    Raises:
        MalformedMove: it is no throw.
    """
    dice: list[Die] = []
    for group in normalise(text).split("/"):
        shown, _, written = group.partition(":")
        numbers, names = shown.split(), written.replace("-", " ").split()
        if len(numbers) != len(names) or not _NUMBER_TEXTS.issuperset(numbers) or not FACES.keys() >= set(names):
            raise MalformedMove("unreadable", rule="notation", text=group.strip())
        thrown = [Die(name, int(number)) for name, number in zip(names, numbers, strict=True)]
        dice += sorted(thrown, key=lambda die: tuple(FACES).index(die.name))
    return Throw("throw", tuple(dice))
