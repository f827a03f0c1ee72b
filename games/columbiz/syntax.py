"""Lines of notation: reading them generously, writing them canonically.

Answers for text and what it names; whether a line is legal is asked of the rules. Must not know words but those of the
notation. Source: rulebook's example throw (`1-2-33-555-6`), specification, notation.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from games.columbiz.board import DICE, FACES, INDEX
from games.columbiz.dice import Dice, grouped, write_dice
from games.columbiz.state import Action, Keep, Place, StartThrow, State, Stop, Throw
from games.core import AmbiguousMove, MalformedMove
from games.reading import Part, Signs, plainly, skip

KEEP: Final = "keep"
ROLL: Final = "roll"
STOP: Final = "stop"
LAY_AWAY: Final = "lay away"

WORDS: Final[Mapping[str, str]] = {
    "keep": KEEP,
    "behalte": KEEP,
    "lass": KEEP,
    "lasse": KEEP,
    "roll": ROLL,
    "wurf": ROLL,
    "stop": STOP,
    "stopp": STOP,
    "lay-away": LAY_AWAY,
    "lege-weg": LAY_AWAY,
}
"""Every word of the notation in English and German, and its canonical spelling; a blank may stand for the dash."""


@dataclass(frozen=True, slots=True)
class Scan:
    """A text taken apart: its word, then groups of dice or fields, and where the rest begins that cannot be read.

    `plain` is the normalised text. Only `keep` has groups; `rest` is None if all could be read.
    """

    plain: str
    word: Part | None
    groups: tuple[Part, ...]
    fields: tuple[Part, ...]
    rest: int | None

    @property
    def kept(self) -> Dice:
        """Return the dice to keep that can be read."""
        return tuple(sorted(int(digit) for group in self.groups for digit in group.text if int(digit) in FACES))

    @property
    def fragment(self) -> str:
        """Return what cannot be read, without blanks: the beginning of something."""
        return "" if self.rest is None else self.plain[self.rest :].replace(" ", "")


normalise: Final = Signs(str.lower, {"/": "\u2044\u2215\u29f8\uff0f"})
"""Small letters, one sign for each slash."""

_WORD: Final = re.compile(
    "(?:" + "|".join(sorted(WORDS, key=len, reverse=True)).replace("-", "(?: ++|-)") + ")(?![a-z])"
)
_GROUP: Final = re.compile(r"[0-9]++(?! *+/)")
_FIELD: Final = re.compile(r"([0-9]{1,3}) *+/ *+([0-9]{1,3})(?![0-9/])")
_BETWEEN: Final = re.compile("[ ,]*+")
_BETWEEN_DICE: Final = re.compile(r"[ ,-]*+")
_CHUNK: Final = re.compile(r"[^ ,/]*+(?: *+/ *+[^ ,/]*+)*+")


def scan(text: str) -> Scan:
    """Take a text apart, as far as it can be read. Dashes may stand between dice, as they are shown."""
    plain = normalise(text)
    position = skip(plain, 0)
    word = None
    if found := _WORD.match(plain, position):
        word = Part(WORDS["-".join(found[0].replace("-", " ").split())], found.span())
        position = skip(plain, found.end())
    pattern, between = (_GROUP, _BETWEEN_DICE) if word and word.text == KEEP else (_FIELD, _BETWEEN)
    parts = []
    if pattern is _GROUP:
        position = skip(plain, position, between)
    while found := pattern.match(plain, position):
        parts.append(Part(_name(found[0]), found.span()))
        position = skip(plain, found.end(), between)
    rest = None if position == len(plain) else position
    if pattern is _GROUP:
        return Scan(plain, word, tuple(parts), (), rest)
    return Scan(plain, word, (), tuple(parts), rest)


def _name(written: str) -> str:
    """Return a group of dice as it is, or a field without blanks and leading zeros."""
    return plainly(written) if "/" in written else written


def read(text: str) -> Action:
    """Return the action that a line means, whether or not it is legal; `stop` before placements says nothing more.

    Raises:
        MalformedMove: it is not a line; the span points at the first part that cannot be read.
        AmbiguousMove: `keep` without dice.
    """
    scanned = scan(text)
    if scanned.word:
        _check_word(scanned, scanned.word)
    for part in (*scanned.groups, *scanned.fields):
        check_name(part)
    if scanned.rest is not None:
        raise _unread(text, scanned, scanned.rest)
    if scanned.fields:
        return Place("place", tuple(part.text for part in scanned.fields))
    match scanned.word:
        case Part(text="keep"):
            return _keeping(scanned)
        case Part(text="roll"):
            return Keep("keep", ())
        case Part(text="stop"):
            return Stop("stop")
        case _:
            raise MalformedMove("empty", rule="notation")


def _check_word(scanned: Scan, word: Part) -> None:
    """Refuse a word that players do not write, and `roll` with anything behind it.

    Raises:
        MalformedMove: so it is.
    """
    if word.text == LAY_AWAY:
        raise MalformedMove("lay_away", span=word.span, rule="placing")
    if word.text == ROLL and (scanned.fields or scanned.rest is not None):
        raise MalformedMove("alone", span=word.span, rule="notation", text=ROLL)


def _keeping(scanned: Scan) -> Keep | Stop:
    """Return what `keep` means with its dice: with all eight a stop.

    Raises:
        AmbiguousMove: without dice it may mean to throw all.
    """
    if not scanned.groups:
        span = scanned.word.span if scanned.word else None
        raise AmbiguousMove("keep_nothing", span=span, rule="notation", near=(ROLL,), line=ROLL)
    return Stop("stop") if len(scanned.kept) == DICE else Keep("keep", scanned.kept)


def check_name(part: Part) -> None:
    """Refuse fields that are not on the board and faces that no die has.

    Raises:
        MalformedMove: a part has such a name.
    """
    if "/" in part.text:
        if part.text not in INDEX:
            raise MalformedMove("unknown_field", span=part.span, rule="board", text=part.text)
        return
    for at, digit in enumerate(part.text):
        if int(digit) not in FACES:
            start = part.span[0] + at
            raise MalformedMove("unknown_face", span=(start, start + 1), rule="notation", text=digit)


def _unread(text: str, scanned: Scan, start: int) -> MalformedMove:
    """Explain why nothing can be read from a place on."""
    plain = scanned.plain
    chunk = _CHUNK.match(plain, start)
    end = max(start + 1, chunk.end() if chunk else len(plain))
    part, span = plain[start:end].rstrip(), (start, start + len(plain[start:end].rstrip()))
    if word := _WORD.match(plain, start):
        shown = text[word.start() : word.end()]
        return MalformedMove("alone", span=word.span(), rule="notation", text=shown)
    if scanned.groups and _FIELD.match(plain, start):
        return MalformedMove("mixed", span=span, rule="turn")
    if re.fullmatch(r"[0-9]++ *+(/ *+)?", part) and not (scanned.word and scanned.word.text == KEEP):
        return MalformedMove("unfinished", span=span, rule="notation", text=part)
    return MalformedMove("unreadable", span=span, rule="notation", text=text[span[0] : span[1]])


def write_keep(dice: Dice) -> str:
    """Return the line that keeps dice and throws the rest: `roll` to keep none, `stop` for all eight."""
    if len(dice) == DICE:
        return STOP
    return f"{KEEP} {grouped(dice, ' ')}" if dice else ROLL


def write_fields(fields: Iterable[str]) -> str:
    """Return the line of placements."""
    return ", ".join(fields)


def write(action: Action) -> str:
    """Return the canonical line of an action, a throw as the rulebook writes it."""
    match action:
        case Keep():
            return write_keep(action.dice)
        case Stop():
            return STOP
        case Place():
            return write_fields(action.fields)
        case Throw():
            return write_dice(action.dice)
        case StartThrow():
            return ", ".join("-".join(map(str, values)) for values in action.rounds)
        case _:
            assert_never(action)


def read_throw(state: State, text: str) -> StartThrow | Throw:
    """Return a throw that was written as dice: the rounds of the throw for the start apart by commas.

    Raises:
        MalformedMove: a part is no face of a die.
    """
    rounds = [re.findall(r"[^- ]", part) for part in normalise(text).split(",")]
    for face in (face for values in rounds for face in values):
        if face not in map(str, FACES):
            raise MalformedMove("unknown_face", rule="notation", text=face)
    values = tuple(tuple(int(face) for face in faces) for faces in rounds)
    if state.starter is None:
        return StartThrow("start", values)
    return Throw("throw", tuple(sorted(face for faces in values for face in faces)))
