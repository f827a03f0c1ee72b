"""Lines of notation: reading them generously, writing them canonically.

Answers for text and what it names; whether a line is possible is asked of `attempts.py`. Must not know words, apart
from the letters that stand for directions. Behind a dash stands a square, behind a blank a direction with a number.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from games.confusion.board import SQUARES
from games.confusion.kit import LETTERS, TYPES, Kit
from games.confusion.state import Action, Deal, How, LastTry, Reveal, Try
from games.core import MalformedMove
from games.reading import Signs, Span, plainly

PASS_WORDS: Final = ("PASS", "PASSEN", "AUSSETZEN")
SITTING_OUT: Final = "pass"
UNDECIDED: Final = "(P)"
"""Sign of the move builder for a puck whose part in the move is still open: `H(P)-e6`."""

WORDS: Final[Mapping[str, str]] = {
    "F": "F", "B": "B", "L": "L", "R": "R", "FL": "FL", "FR": "FR", "BL": "BL", "BR": "BR",
    "V": "F", "Z": "B", "VL": "FL", "VR": "FR", "ZL": "BL", "ZR": "BR",
}  # fmt: skip
"""The directions as they are typed, in English and in German (vor, zurueck)."""


@dataclass(frozen=True, slots=True)
class BySquare:
    """A try that names its target; `taken` is the die that it says it captures."""

    letter: str | None
    how: How
    target: str
    taken: str | None
    span: Span
    taken_span: Span


@dataclass(frozen=True, slots=True)
class ByDirection:
    """A try that names a direction (as in `board.DIRECTIONS`) and a number of steps."""

    letter: str | None
    how: How
    direction: str
    steps: int
    span: Span


Entry = BySquare | ByDirection | Reveal


normalise: Final = Signs(str.upper, {"X": "\u00d7\u2715\u2716*", " ": ","})
"""Capitals, one sign for each times sign, a blank for a comma."""

_PIECE: Final = r"(?P<piece>[A-Z] *+P|[A-Z])"
_PLACE: Final = r"[A-Z] *+[0-9]{1,3}"
_BY_SQUARE: Final = re.compile(rf" *+{_PIECE} *+- *+(?P<target>{_PLACE})(?: *+X *+(?P<taken>[A-Z]))? *+")
_BY_DIRECTION: Final = re.compile(rf" *+{_PIECE} ++(?P<direction>[FBVZLR]{{1,2}}) *+(?P<steps>[0-9]{{1,3}}) *+")
_REVEAL: Final = re.compile(r" *+(?P<letter>[A-Z]) *+= *+(?P<type>[A-Z]) *+")
_ANSWER: Final = re.compile(r" *+[A-Z] *+P? *+- *+[A-Z] *+[0-9]{1,2}(?: *+X *+[A-Z])? *+(?P<answer>[-+] *+\^?|\^) *+")
_CROSSED: Final = re.compile(rf" *+{_PIECE} ++[FBVZLR]{{1,2}} *+[0-9]{{1,3}} *+(?P<taken>X *+[A-Z]?) *+")


def read(text: str) -> Entry | None:
    """Return what a text names, None if something is missing or could mean several things.

    Raises:
        MalformedMove: it names what does not exist, or what is not for players to write.
    """
    plain = normalise(text)
    if not plain.strip():
        raise MalformedMove("empty", rule="notation")
    if plain.strip() in PASS_WORDS:
        raise MalformedMove("no_pass", rule="turn")
    if found := _REVEAL.fullmatch(plain):
        _check(found, "letter", LETTERS, "unknown_die")
        _check(found, "type", tuple(map(str.upper, TYPES)), "unknown_type")
        return Reveal("reveal", found["letter"], found["type"].lower())
    if found := _BY_SQUARE.fullmatch(plain):
        return _by_square(found)
    if (found := _BY_DIRECTION.fullmatch(plain)) and found["direction"] in WORDS:
        return _by_direction(found)
    if found := _ANSWER.fullmatch(plain):
        raise MalformedMove("answer", span=found.span("answer"), rule="notation")
    if found := _CROSSED.fullmatch(plain):
        raise MalformedMove("capture_by_direction", span=found.span("taken"), rule="notation")
    return None


def _by_square(found: re.Match[str]) -> BySquare:
    letter, how = _piece(found)
    target = plainly(found["target"]).lower()
    if target not in SQUARES:
        raise MalformedMove("unknown_square", span=found.span("target"), rule="board", text=found["target"].lower())
    if found["taken"]:
        _check(found, "taken", LETTERS, "unknown_die")
    return BySquare(letter, how, target, found["taken"], found.span("target"), found.span("taken"))


def _by_direction(found: re.Match[str]) -> ByDirection:
    letter, how = _piece(found)
    span = (found.start("direction"), found.end("steps"))
    return ByDirection(letter, how, WORDS[found["direction"]], int(found["steps"]), span)


def _piece(found: re.Match[str]) -> tuple[str | None, How]:
    """Return which die is named (None: the one that controls the puck) and what is to move."""
    piece = found["piece"].replace(" ", "")
    if piece == "P":
        return None, "puck"
    if piece[0] not in LETTERS:
        raise MalformedMove("unknown_die", span=found.span("piece"), rule="notation", text=piece[0])
    return piece[0], "both" if len(piece) == 2 else "die"


def _check(found: re.Match[str], name: str, known: Collection[str], code: str) -> None:
    if found[name] not in known:
        raise MalformedMove(code, span=found.span(name), rule="notation", text=found[name])


# --- Texts that are no whole line


@dataclass(frozen=True, slots=True)
class Fragment:
    """The beginning of a line, or one whose sign is missing: a piece and what stands behind it, without blanks."""

    piece: str
    rest: str
    has_dash: bool


_FRAGMENT: Final = re.compile(
    r" *+(?P<piece>[A-L] *+\(P\)|[A-L] *+P|[A-LP]) *+(?P<dash>-?) *+(?P<rest>[A-Z]{0,2} *+[0-9]{0,2}) *+"
)
_GOAL: Final = re.compile(r" *+(?P<dash>-?) *+(?P<rest>[A-Z]{1,2} *+[0-9]{1,2}) *+")


def goal(text: str) -> Fragment | None:
    """Return what a text names that leaves out the die: a square, or a direction with its steps."""
    found = _GOAL.fullmatch(normalise(text))
    return Fragment("", plainly(found["rest"]), bool(found["dash"])) if found else None


def fragment(text: str) -> Fragment | None:
    """Return what a text begins with, None if no line begins so."""
    found = _FRAGMENT.fullmatch(normalise(text))
    if not found:
        return None
    return Fragment(plainly(found["piece"]), plainly(found["rest"]), bool(found["dash"]))


def begins_direction(rest: str, direction: str, steps: int, *, is_whole: bool = False) -> bool:
    """Tell whether a text without blanks begins to name, or names, a direction and its steps, in either language."""
    named = (f"{word}{steps}" for word, meant in WORDS.items() if meant == direction)
    return any(name == rest if is_whole else name.startswith(rest) for name in named)


# --- Writing


def piece(action: Try) -> str:
    """Return the part of a line before the dash."""
    return {"die": action.letter, "both": f"{action.letter}P", "puck": "P"}[action.how]


def write(action: Action) -> str:
    """Return the canonical line of an action, as a player might have typed it."""
    match action:
        case Try():
            return f"{piece(action)}-{action.target}"
        case Reveal():
            return f"{action.letter}={action.type}"
        case Deal():
            return " ".join(action.types)
        case _:
            assert_never(action)


def write_record(last: LastTry) -> str:
    """Return a try with its answer: what was captured, `+` or `-`, and `^` if the die was promoted."""
    captured = f"x{last.captured}" if last.captured else ""
    answer = {True: " +", False: " -", None: ""}[last.is_allowed]
    return f"{write(last.action)}{captured}{answer}{'^' if last.is_promoted else ''}"


def read_deal(text: str, kit: Kit) -> Deal:
    """Return a deal that was written as the types of Blue's dice and of Black's.

    Raises:
        MalformedMove: it is not twelve types twice.
    """
    words = text.lower().split()
    if len(words) != 2 or any(sorted(word) != list(TYPES) for word in words):
        raise MalformedMove("unreadable", rule="notation", text=text)
    return Deal("deal", kit, (words[0], words[1]))
