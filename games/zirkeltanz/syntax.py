"""Lines of notation: reading them generously, writing them canonically.

Answers for text and what it names; whether a line is legal is asked elsewhere. Must not know words. Source:
specification, "Notation" and ruling 1 (`3a@4b:120`, `3a@4b+2a>`, `formation wall`, `5a(12.5,-7)`, `ready`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from games.core import MalformedMove
from games.reading import Part, Signs, Span, part_of, skip, values
from games.zirkeltanz.geometry import TURN
from games.zirkeltanz.measures import FORMATION_WORDS, NAMES, micro, micro_text
from games.zirkeltanz.placement import AREA, FOREIGN, LIFE
from games.zirkeltanz.state import Action, Lay, Move, Place, Ready, Throw

OLD: Final = "old"
FORMATION: Final = "formation"
READY: Final = "ready"
WORDS: Final = {
    FORMATION: ("formation", "aufstellung"),
    READY: ("ready", "fertig"),
    AREA: ("area", "strafraum"),
    OLD: ("old", "alt"),
    LIFE: ("life", "leben"),
}
"""The spellings of each word, the canonical one first."""

DECIMALS: Final = 6
LONGEST: Final = 16
"""A number has so many decimals, and so many characters, at most."""


@dataclass(frozen=True, slots=True)
class MoveParts:
    """A move as written, before it is known what it means: either a direction or a second thing, or neither yet."""

    circle: Part
    target: Part | None
    direction: Part | None
    second: Part | None
    side: str | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the set-up: a formation, or a circle with its coordinates."""

    kind: str
    name: Part
    inside: Part | None
    span: Span


normalise: Final = Signs(str.lower, {".": ".", "<": "\u2039", ">": "\u203a", "\u00b0": "\u00ba\u02da"})
"""Small letters, points as they are: numbers have them. One sign for each side and each degree sign."""


# --- Moves

_NUMBER: Final = r"[-+]? *+(?:\d++(?: *+[.,] *+\d*+)?|[.,] *+\d++)"
_NAME: Final = r"!? *+[0-9]++ *+[a-z]"
_MOVE: Final = re.compile(
    rf"(?P<circle>{_NAME})"
    rf"(?:[ ,]*+@[ ,]*+(?P<target>{_NAME})?"
    rf"(?:[ ,]*+: *+(?P<direction>{_NUMBER})? *+(?:°|deg)?"
    rf"|[ ,]*+\+[ ,]*+(?P<second>{_NAME}|[^\W\d_]++)? *+(?P<side>[<>])?)?)?"
)
_SURPLUS: Final = re.compile(r"[ ,;]*+")


def read_move(text: str) -> MoveParts:
    """Return the parts of a move; what follows the moved circle may be missing.

    Raises:
        MalformedMove: it is not the beginning of a move; the span points at the first part that cannot be read.
    """
    plain = normalise(text)
    line, centre, _ = plain.partition("=")
    if centre and "@" in line:
        raise MalformedMove("with_centre", span=(len(line), len(text)), rule="notation")
    start = skip(plain, 0, _SURPLUS)
    if start == len(plain):
        raise MalformedMove("empty", rule="notation")
    found = _MOVE.match(plain, start)
    if not found:
        raise MalformedMove("unreadable", span=(start, len(text)), rule="notation", text=text[start:].strip())
    if (end := skip(plain, found.end(), _SURPLUS)) < len(plain):
        raise MalformedMove("unreadable", span=(end, len(text)), rule="notation", text=text[end:].strip())
    circle = part_of(found, "circle")
    assert circle
    written = MoveParts(
        circle, part_of(found, "target"), part_of(found, "direction"), part_of(found, "second"), found["side"]
    )
    for part in (written.circle, written.target, _numbered(written.second)):
        if part and part.text.removeprefix(FOREIGN) not in NAMES:
            raise MalformedMove("unknown_circle", span=part.span, rule="notation", text=part.text)
    return written


def _numbered(second: Part | None) -> Part | None:
    """Return the second thing if it is named like a circle."""
    return second if second and second.text.lstrip(FOREIGN)[:1].isdigit() else None


def read_direction(part: Part) -> int:
    """Return a direction in millionths of a degree, from 0 to just below a full turn.

    Raises:
        MalformedMove: it is not a number from 0 to 360 with at most six decimals.
    """
    number = _decimal(part)
    if not 0 <= number <= TURN or part.text.startswith("-"):
        raise MalformedMove("bad_direction", span=part.span, rule="notation", text=part.text)
    return number % TURN


def _decimal(part: Part) -> int:
    """Return a decimal number, comma or point, in millionths.

    Raises:
        MalformedMove: it has more than six decimals, or is larger than any place.
    """
    text = part.text.replace(",", ".")
    if len(text.partition(".")[2].rstrip("0")) > DECIMALS:
        raise MalformedMove("too_fine", span=part.span, rule="notation", text=part.text)
    if len(text) > LONGEST:
        raise MalformedMove("too_large", span=part.span, rule="notation", text=part.text)
    whole, point, decimals = text.partition(".")
    return micro(whole + point + decimals[:DECIMALS])


def word(text: str) -> str | None:
    """Return the canonical word for one that is written in either language, None if it is none."""
    return next((canonical for canonical, words in WORDS.items() if text in words), None)


# --- The set-up

_ENTRY: Final = re.compile(
    r"(?P<word>formation|aufstellung) *+[:=]? *+(?P<formation>[^\W\d_]++)"
    r"|(?P<circle>!? *+[0-9]++ *+[a-z]) *+\((?P<inside>[^()]*+)\)"
    r"|(?P<ready>ready|fertig)\b"
)
PIECES: Final = 2
"""A number with a decimal comma has two pieces; so has a place."""

_COORDINATE: Final = re.compile(r"[-+]?(?:\d++(?:[.,]\d*+)?|[.,]\d++)")


def read_setup(text: str) -> tuple[Entry, ...]:
    """Return the entries of a line of the set-up.

    Raises:
        MalformedMove: it is not a line; the span points at the first part that cannot be read.
    """
    plain = normalise(text)
    position, entries = skip(plain, 0, _SURPLUS), []
    while position < len(plain):
        found = _ENTRY.match(plain, position)
        if not found:
            code = "not_yet" if "@" in plain[position:] else "unreadable_setup"
            raise MalformedMove(code, span=(position, len(text)), rule="setup", text=text[position:].strip())
        entries.append(_entry(found))
        position = skip(plain, found.end(), _SURPLUS)
    if not entries:
        raise MalformedMove("empty_setup", rule="setup")
    _refuse_mixtures(entries)
    return tuple(entries)


def _entry(found: re.Match[str]) -> Entry:
    kind = "ready" if found["ready"] else "formation" if found["word"] else "circle"
    name = part_of(found, kind)
    assert name
    if kind == "circle" and name.text not in NAMES:
        raise MalformedMove("unknown_circle", span=name.span, rule="notation", text=name.text)
    if kind == "formation" and formation(name.text) is None:
        known = tuple(FORMATION_WORDS)
        raise MalformedMove("unknown_formation", span=name.span, rule="setup", text=name.text, formations=known)
    inside = Part(found["inside"], found.span("inside")) if kind == "circle" else None
    return Entry(kind, name, inside, found.span())


def _refuse_mixtures(entries: list[Entry]) -> None:
    """Refuse `ready` beside other entries, a formation that is not the first, and a circle that is laid twice.

    Raises:
        MalformedMove: one of these.
    """
    for place, entry in enumerate(entries):
        if entry.kind == "ready" and len(entries) > 1:
            raise MalformedMove("ready_alone", span=entry.span, rule="setup")
        if entry.kind == "formation" and place:
            raise MalformedMove("formation_first", span=entry.span, rule="setup")
        if any(entry.kind == "circle" and entry.name.text == before.name.text for before in entries[:place]):
            raise MalformedMove("laid_twice", span=entry.span, rule="setup", circle=entry.name.text)


def formation(text: str) -> str | None:
    """Return a formation by one of its words, None if there is none."""
    return next((canonical for canonical, words in FORMATION_WORDS.items() if text in words), None)


def readings(inside: Part) -> tuple[tuple[int, int], ...]:
    """Return every way in which two coordinates can be read; more than one comma between figures leaves a question.

    A semicolon separates, and then commas are decimal; else a comma separates.

    Raises:
        MalformedMove: there is no way.
    """
    text = re.sub(r"\s", "", inside.text)
    if ";" in text:
        pairs = [tuple(text.split(";"))]
    else:
        pieces = text.split(",")
        pairs = [
            (".".join(pieces[:cut]), ".".join(pieces[cut:]))
            for cut in range(1, len(pieces))
            if cut <= PIECES and len(pieces) - cut <= PIECES
        ]
    found = tuple(_pair(pair, inside.span) for pair in pairs if _is_pair(pair))
    if not found:
        raise MalformedMove("bad_coordinates", span=inside.span, rule="setup", text=inside.text.strip())
    return found


def has_question(inside: Part) -> bool:
    """Tell whether commas leave open which of them is decimal."""
    return ";" not in inside.text and inside.text.count(",") > 1


def _is_pair(pair: tuple[str, ...]) -> bool:
    return len(pair) == PIECES and all(_COORDINATE.fullmatch(number) for number in pair)


def _pair(pair: tuple[str, ...], span: Span) -> tuple[int, int]:
    x, y = (_decimal(Part(number, span)) for number in pair)
    return x, y


# --- Writing


def write(action: Action) -> str:
    """Return the canonical line of an action; a move without its centre, which only the record has."""
    match action:
        case Move():
            return write_move(action)
        case Lay():
            return ",".join(_laid(action))
        case Ready():
            return READY
        case Throw():
            return " ".join(str(value) for value in action.values)
        case _:
            assert_never(action)


def write_move(move: Move) -> str:
    """Return the canonical line of a move."""
    start = f"{move.circle}@{move.target}"
    if move.direction is not None:
        return f"{start}:{micro_text(move.direction)}"
    return f"{start}+{move.second}{move.side or ''}"


def write_record(move: Move) -> str:
    """Return the line of a move as it stands in the record, with the centre in micro-units."""
    return f"{write_move(move)} = ({move.x},{move.y})"


def write_place(place: Place) -> str:
    """Return a circle with its coordinates in units."""
    return f"{place.name}({micro_text(place.x)},{micro_text(place.y)})"


def _laid(lay: Lay) -> Iterator[str]:
    if lay.formation:
        yield f"{FORMATION} {lay.formation}"
    yield from map(write_place, lay.places)


def read_throw(text: str) -> Throw:
    """Return a throw that was written as values."""
    return Throw("throw", values(text, tuple("123456"), normalise))
