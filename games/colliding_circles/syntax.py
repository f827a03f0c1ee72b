"""Lines of notation: reading them generously, writing them canonically.

Answers for text and what it names; whether a line is legal is asked step by step of `turn.py`. Must not know words.
Source: rulebook's score sheet (`5*C6`, `B6-A7`, `D4-E3(2)`, `+1`).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from games.colliding_circles.board import FIELDS, INDEX
from games.colliding_circles.dice import VALUES
from games.colliding_circles.paths import ends, refusal, shortest
from games.colliding_circles.state import Manoeuvre, Placement, Rethrow, Step, Throw
from games.colliding_circles.turn import TurnSoFar, out_of_turn, play
from games.core import MalformedMove
from games.reading import Part, Scan, Signs, Span, part_of, skip, unread, values

SITTING_OUT: Final = "pass"
PASS_WORDS: Final = ("PASS", "AUSSETZEN")

_VALUE_TEXTS: Final = frozenset(str(value) for value in VALUES)


@dataclass(frozen=True, slots=True)
class Item:
    """One action as written, before it is known what it means.

    Only a manoeuvre has a source, and only it may lack a value; a rethrow has no target.
    """

    kind: str
    source: Part | None
    target: Part | None
    value: Part | None
    span: Span


normalise: Final = Signs(str.upper, {"*": "xX\u00d7\u2217\u2715\u2716\u22c5\u00b7"})
"""Capitals, `*` for each times sign."""

_NUMBER: Final = r"[0-9]{1,3}"
_FIELD: Final = rf"[A-Z] *+{_NUMBER}"
_ACTION: Final = re.compile(
    rf"(?P<source>{_FIELD}) *+- *+(?P<target>{_FIELD})(?: *+\( *+(?P<end>{_NUMBER}) *+\))?"
    rf"|(?P<value>{_NUMBER})(?: *+\* *+|[ ,]*+)(?P<field>{_FIELD})"
    rf"|\+ *+(?P<old>{_NUMBER})"
)
_BARE: Final = re.compile(r"^([0-9]++)(?=[A-Z])")
_ENDED: Final = re.compile(r" *+(?:$|[,+])| ++[^-*() ]|(?<=\))[^-*() ]")
_CHUNK: Final = re.compile(r"[^ ,]++(?: *+[-*(] *+[^ ,]*+)*+")
_UNFINISHED: Final = {
    "value": re.compile(rf"\+|{_FIELD} *+- *+{_FIELD} *+\("),
    "sign": re.compile(rf"[0-9]++|{_FIELD}"),
    "field": re.compile(rf"[0-9]++ *+\*? *+[A-F]?|{_FIELD} *+- *+[A-F]?|[A-F]"),
    "bracket": re.compile(rf"{_FIELD} *+- *+{_FIELD} *+\( *+[0-9]++"),
}


def scan(text: str) -> Scan[Item]:
    """Take a text apart into actions, as far as it can be read.

    An action ends at a blank, a comma or `)`, or where a `+` begins the next one; blanks around signs mean nothing.
    """
    plain = normalise(text)
    items: list[Item] = []
    position = skip(plain, 0)
    is_open = False
    while position < len(plain):
        found = _ACTION.match(plain, position)
        if not found or not _ENDED.match(plain, found.end()):
            return Scan(plain, tuple(items), position, is_open=True)
        items.append(_item(found))
        position = skip(plain, found.end())
        is_open = position == found.end() and not found["end"]
    return Scan(plain, tuple(items), None, is_open=is_open)


def _item(found: re.Match[str]) -> Item:
    if found["source"]:
        return Item(
            "manoeuvre", part_of(found, "source"), part_of(found, "target"), part_of(found, "end"), found.span()
        )
    if found["field"]:
        return Item("placement", None, part_of(found, "field"), part_of(found, "value"), found.span())
    return Item("rethrow", None, None, part_of(found, "old"), found.span())


def with_sign(fragment: str) -> str:
    """Return the beginning of an action with the `*` that may be left out between a value and a field."""
    return _BARE.sub(r"\1*", fragment)


def is_pass(text: str) -> bool:
    """Tell whether a text is the word for a turn without any action."""
    return normalise(text).strip(" ,") in PASS_WORDS


def read(text: str) -> tuple[Item, ...]:
    """Return the actions of a line that names only fields and values that exist.

    Raises:
        MalformedMove: it is not a line; the span points at the first part that cannot be read.
    """
    if is_pass(text):
        return ()
    scanned = scan(text)
    for item in scanned.items:
        check_names(item)
    if scanned.rest is not None:
        raise _unread(text, scanned.plain, scanned.rest)
    if not scanned.items:
        raise MalformedMove("empty", rule="notation")
    return scanned.items


def check_names(item: Item) -> None:
    """Refuse fields that are not on the board and values that no die has.

    Raises:
        MalformedMove: an item has such a name.
    """
    for field in (item.source, item.target):
        if field and field.text not in INDEX:
            nearest = nearest_names(field.text)
            raise MalformedMove("unknown_field", span=field.span, rule="board", text=field.text, fields=nearest)
    if item.value and item.value.text not in _VALUE_TEXTS:
        raise MalformedMove("unknown_value", span=item.value.span, rule="notation", text=item.value.text)


def nearest_names(text: str) -> tuple[str, ...]:
    """Return the three field names that lie nearest to a letter and a number, as on a sheet of squares."""
    column, row = ord(text[0]), int(text[1:])
    far = {name: abs(ord(name[0]) - column) * 2 + abs(int(name[1:]) - row) for name in FIELDS}
    return tuple(sorted(far, key=lambda name: (far[name], name))[:3])


def _unread(text: str, plain: str, start: int) -> MalformedMove:
    """Explain why nothing can be read from a place on."""
    span = (start, skip(plain, start, _CHUNK))
    if plain[slice(*span)] in PASS_WORDS:
        return MalformedMove("pass_with_actions", span=span, rule="notation")
    return unread(text, span, _UNFINISHED, plain)


def meaning(progress: TurnSoFar, item: Item) -> Step:
    """Return what an action means at its place in the turn; a manoeuvre without value takes the shortest legal way.

    Raises:
        IllegalMove: no way leads there, so a manoeuvre without value means nothing.
    """
    value = int(item.value.text) if item.value else None
    if item.source and item.target:
        source, target = INDEX[item.source.text], INDEX[item.target.text]
        if value is None:
            value = _shortest_end(progress, source, target)
        return Manoeuvre("manoeuvre", item.source.text, item.target.text, value)
    assert value is not None
    return Placement("placement", value, item.target.text) if item.target else Rethrow("rethrow", value)


def _shortest_end(progress: TurnSoFar, source: int, target: int) -> int:
    if refused := out_of_turn(progress, "manoeuvre"):
        raise refused
    found = ends(progress.dice, source, progress.seat).get(target) if progress.dice[source] else None
    if not found:
        raise refusal(progress.dice, progress.seat, source, target)
    return shortest(found)


def qualified(step: Step) -> str:
    """Return the text of a step that means the same in every position: a manoeuvre with its value."""
    match step:
        case Manoeuvre():
            return f"{step.source}-{step.target}({step.value})"
        case Placement():
            return f"{step.value}*{step.field}"
        case Rethrow():
            return f"+{step.value}"
        case _:
            assert_never(step)


def write_step(progress: TurnSoFar, step: Step) -> str:
    """Return the canonical text of a legal step: a value in brackets only where the bare manoeuvre means another."""
    text = qualified(step)
    if not isinstance(step, Manoeuvre):
        return text
    found = ends(progress.dice, INDEX[step.source], progress.seat)[INDEX[step.target]]
    return text if step.value != shortest(found) else text.partition("(")[0]


def write_steps(progress: TurnSoFar, steps: Iterable[Step]) -> Iterator[str]:
    """Yield the canonical text of each of some legal steps, the first of them the next one of a turn."""
    played: Step | None = None
    for step in steps:
        progress = play(progress, played) if played else progress
        yield write_step(progress, step)
        played = step


def write(begun: TurnSoFar, steps: Iterable[Step]) -> str:
    """Return the canonical line of legal steps played from the start of a turn."""
    return ", ".join(write_steps(begun, steps)) or SITTING_OUT


def write_throw(throw: Throw) -> str:
    """Return thrown values in the order in which they fell."""
    return " ".join(str(value) for value in throw.values)


def read_throw(text: str) -> Throw:
    """Return a throw that was written as values."""
    return Throw("throw", values(text, _VALUE_TEXTS, normalise))
