"""Continuations of a line: complete lines for autocompletion, single choices for the move builder.

Answers for lines that go on from a text; legality is asked of `turn.py`, their order of `heuristics.py`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from games.core import Choice, MoveError, Note, Seat
from games.defaults import collected
from games.gamwin import rules
from games.gamwin.board import SIDES
from games.gamwin.dice import NAMES, descending
from games.gamwin.heuristics import gain
from games.gamwin.notes import step_notes
from games.gamwin.state import Action, Entry, Pass, Roll, State, Throw
from games.gamwin.syntax import ENGLISH_WORDS, GERMAN_WORDS, MOST_ACTIONS, Item, check_names, meaning, normalise, scan
from games.gamwin.turn import LineSoFar, close, closed, closings, lacking, play, play_all, successors, written
from games.reading import common, plainly

LONGEST_LINE: Final = 54
"""Most characters of steps in a line of the move builder, because buttons carry it; longer ones are typed."""

_ENGLISH: Final = dict(zip(GERMAN_WORDS, ENGLISH_WORDS, strict=True))


def taken(progress: LineSoFar, item: Item) -> LineSoFar:
    """Return the line after a written action.

    Raises:
        MoveError: it names what does not exist, or is not legal there.
    """
    check_names(item)
    part = meaning(item)
    if isinstance(part, Roll) and (refused := lacking(progress.state, (int(written.text) for written in item.numbers))):
        raise refused
    return close(progress, part) if isinstance(part, Roll | Pass) else play(progress, part)


def attempt(progress: LineSoFar, items: Iterable[Item]) -> LineSoFar | None:
    """Return the line after some written actions, None if one of them is not legal; marks are not looked at."""
    try:
        for item in items:
            progress = taken(progress, item)
    except MoveError:
        return None
    return progress


def going_on(progress: LineSoFar, fragment: str) -> Iterator[LineSoFar]:
    """Yield the line after every legal next action whose text begins with a fragment, best first."""
    wanted = _in_english(fragment)
    found = [after for after in (*successors(progress), *closed(progress)) if _last(after).startswith(wanted)]
    yield from sorted(found, key=lambda after: -gain(progress, after))


def nearest(progress: LineSoFar, fragment: str) -> Iterator[LineSoFar]:
    """Yield the line after every legal next action, those first that share the most characters with a fragment."""
    found = sorted((*successors(progress), *closed(progress)), key=lambda after: -gain(progress, after))
    yield from sorted(found, key=lambda after: -common(_last(after), _in_english(fragment)))


def _last(after: LineSoFar) -> str:
    """Return the text of the last action of a line as `plainly` has it."""
    return plainly(normalise(written(after, len(after.steps) - (after.closing is None))))


def _in_english(fragment: str) -> str:
    """Return a fragment with the English word for the German one that it is or begins, and `*` for a leading `x`."""
    for german, english in _ENGLISH.items():
        if fragment.startswith(german):
            return english + fragment[len(german) :]
        if fragment not in ("", SIDES[0]) and german.startswith(fragment):
            return english
    return f"*{fragment[1:]}" if fragment.startswith("X") else fragment


def suggest(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield playable lines that begin with a text: the line itself, then with one action more, then other readings.

    The last action may be unfinished, or be the beginning of another one (`keep 8` of `keep 8 4`).
    """
    begun, scanned = rules.begun(state, seat), scan(text)
    if begun is None or len(scanned.items) > MOST_ACTIONS:
        return
    typed = attempt(begun, scanned.items) if scanned.rest is None else None
    if typed and typed.is_whole:
        yield _choice(begun, typed)
    if typed:
        yield from (_choice(typed, after) for after in going_on(typed, ""))
    fragment, before = scanned.open_end()
    prefix = attempt(begun, before) if fragment else None
    if prefix:
        others = (after for after in going_on(prefix, fragment) if not typed or after.line != typed.line)
        yield from (_choice(prefix, after) for after in others)


def _choice(before: LineSoFar, after: LineSoFar, *, label: str = "", is_chosen: bool | None = None) -> Choice:
    """Return a playable line as a choice, with the consequences of its actions since `before`."""
    return Choice(
        line=written(after),
        label=label or written(after, len(before.steps)),
        group=_group(after),
        is_complete=True,
        notes=_notes(before, after),
        is_chosen=is_chosen,
    )


def _group(after: LineSoFar) -> str:
    match after.closing:
        case Pass():
            return "pass"
        case Roll():
            return "keep" if after.closing.kept else "roll"
        case None:
            return "entry" if isinstance(after.steps[-1], Entry) else "jump" if after.has_jumped else "step"


def _notes(before: LineSoFar, after: LineSoFar) -> tuple[Note, ...]:
    """Return the consequences of the last step, if it is all that was added."""
    return tuple(step_notes(before, after)) if len(after.steps) == len(before.steps) + 1 else ()


@collected
def choices(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield what may stand next after a line made of choices: a step, a stone to bring in, dice to keep, throw, pass.

    The dice are switches: turning one over changes which are kept, and with none all are thrown.
    """
    begun = rules.begun(state, seat)
    prefix = attempt(begun, scan(text).items) if begun else None
    if not prefix or len(written(replace(prefix, closing=None))) > LONGEST_LINE:
        return
    if isinstance(prefix.closing, Roll):
        yield from _switches(replace(prefix, closing=None), prefix.closing.kept)
        return
    found = [after for after in successors(prefix) if len(written(after)) <= LONGEST_LINE]
    found.sort(key=lambda after: -gain(prefix, after))
    for group in ("step", "jump", "entry"):
        yield from (_choice(prefix, after) for after in found if _group(after) == group)
    possible = tuple(closings(prefix))
    if any(isinstance(closing, Roll) for closing in possible):
        yield from _switches(prefix, ())
        yield _choice(prefix, replace(prefix, closing=Roll("roll", ())))
    if Pass("pass") in possible:
        yield _choice(prefix, replace(prefix, closing=Pass("pass")))


def _switches(prefix: LineSoFar, kept: tuple[int, ...]) -> Iterator[Choice]:
    """Yield a switch for each die that may be kept or thrown besides those kept now."""
    for name, number in zip(NAMES, prefix.state.dice, strict=True):
        others = tuple(other for other in kept if other != number)
        turned = others if number in kept else descending((*kept, number))
        if len(turned) < len(NAMES):
            after = replace(prefix, closing=Roll("roll", turned))
            choice = _choice(prefix, after, label=f"{number} ({name})", is_chosen=number in kept)
            yield replace(choice, group="keep")


def additions(state: State, seat: Seat, action: Action) -> tuple[str, ...]:
    """Return what could still follow in a line; one that a throw or a pass closes is finished."""
    if isinstance(action, Throw):
        return ()
    progress = play_all(rules.begin(state, seat), action)
    codes = []
    if any(successors(progress)):
        codes.append("step")
    if any(isinstance(closing, Roll) for closing in closings(progress)):
        codes.append("throw")
    return tuple(codes)
