"""Lines of notation: reading them generously, writing them canonically.

Answers for text and what it names; whether a line is legal is asked step by step of `turn.py`. Must not know words.
Source: specification, Notation (`L9-R9, R9-R8x, *9, keep 8 4`).
"""

import re
from dataclasses import dataclass
from typing import Final

from games.core import MalformedMove
from games.gamwin.board import INDEX, SIDES
from games.gamwin.dice import FACES
from games.gamwin.state import Closing, Die, Entry, Move, Pass, Roll, Step, Throw
from games.reading import Part, Scan, Signs, Span, part_of, plainly, skip, unread

MOST_ACTIONS: Final = 60
"""A line has at most this many actions; stones could go to and fro in it without end."""

ENGLISH_WORDS: Final = ("ROLL", "KEEP", "PASS")
GERMAN_WORDS: Final = ("WURF", "LASS", "VERZICHTE")


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


normalise: Final = Signs(str.upper, {"X": "\u00d7", "*": "\u2217\u2715\u2716\u22c5\u00b7"})
"""Capitals, one sign for each times sign."""

_NUMBER: Final = r"[0-9]{1,3}"
_PLACE: Final = rf"[A-Z] *+{_NUMBER}"
_MARKS: Final = r"(?: *+(?P<early>\#))?(?:(?P<capture>X)(?![0-9])| ++(?P<apart>X)(?! *+[0-9]))?(?: *+(?P<home>\#))?"
"""A mark of capture is an `x` behind the place; one that stands directly before a number is left to an entry."""

_ACTION: Final = re.compile(
    rf"(?:(?P<source>{_PLACE}) *+- *+(?P<target>{_PLACE})|[*X] *+(?P<entry>{_NUMBER})){_MARKS}"
    rf"|(?:KEEP|LASS)(?P<kept>(?:[ ,]*+(?<![0-9]){_NUMBER}(?![0-9]))++)"
    rf"|(?P<roll>ROLL|WURF)(?![A-Z0-9])"
    rf"|(?P<pass>PASS|VERZICHTE)(?![A-Z0-9])"
)
_CHUNK: Final = re.compile(r"[^ ,]++(?: *+- *+[^ ,]*+)*+")
_UNFINISHED: Final = {
    "kept": re.compile("KEEP|LASS"),
    "number": re.compile(r"[*X]"),
    "target": re.compile(rf"{_PLACE}(?: *+-(?: *+[LR])?)?|[LR]"),
}


def scan(text: str) -> Scan[Item]:
    """Take a text apart into actions, as far as it can be read; blanks and commas between them mean nothing."""
    plain = normalise(text)
    items: list[Item] = []
    position = skip(plain, 0)
    is_open = False
    while position < len(plain) and len(items) <= MOST_ACTIONS:
        found = _ACTION.match(plain, position)
        if not found or plain[found.end() : found.end() + 1] == "-":
            return Scan(plain, tuple(items), position, is_open=True)
        items.append(_item(found, is_glued=bool(items) and items[-1].span[1] == position))
        position = skip(plain, found.end())
        is_open = position == found.end()
    return Scan(plain, tuple(items), None, is_open=is_open)


def _item(found: re.Match[str], *, is_glued: bool) -> Item:
    capture = part_of(found, "capture") or part_of(found, "apart")
    home = part_of(found, "home") or part_of(found, "early")
    if found["source"]:
        return Item("move", found.span(), part_of(found, "source"), part_of(found, "target"), (), capture, home)
    if number := part_of(found, "entry"):
        is_glued = is_glued and found[0].startswith("X")
        return Item("entry", found.span(), numbers=(number,), capture=capture, home=home, is_glued=is_glued)
    if found["kept"]:
        start = found.start("kept")
        parts = (
            Part(plainly(number[0]), (start + number.start(), start + number.end()))
            for number in re.finditer("[0-9]++", found["kept"])
        )
        return Item("keep", found.span(), numbers=tuple(parts))
    return Item("roll" if found["roll"] else "pass", found.span())


def read(text: str) -> tuple[Item, ...]:
    """Return the actions of a line that names only places and numbers that exist.

    Raises:
        MalformedMove: it is not a line; the span points at the first part that cannot be read.
    """
    scanned = scan(text)
    for item in scanned.items:
        check_names(item)
    if scanned.rest is not None:
        span = (scanned.rest, skip(scanned.plain, scanned.rest, _CHUNK))
        raise unread(text, span, _UNFINISHED, scanned.plain)
    if not scanned.items:
        raise MalformedMove("empty", rule="notation")
    if len(scanned.items) > MOST_ACTIONS:
        span = (scanned.items[MOST_ACTIONS].span[0], len(text))
        raise MalformedMove("too_many", span=span, rule="notation", most=MOST_ACTIONS)
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
