"""What may stand next in a line: complete lines for autocompletion, single choices for the move builder.

Answers for lines that go on from a text; legality is asked of `turn.py`, their order of `worth.py`.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from games.colliding_circles.codes import ADDITION_CODES
from games.colliding_circles.notation import (
    PASS_WORDS,
    SITTING_OUT,
    Item,
    Scan,
    check_names,
    is_pass,
    meaning,
    qualified,
    scan,
    write,
    write_step,
    write_steps,
)
from games.colliding_circles.state import Manoeuvre, Placement, Step
from games.colliding_circles.telling import changes
from games.colliding_circles.turn import Progress, play, successors
from games.colliding_circles.worth import POINT, gain
from games.core import Choice, MoveError, Note

GROUPS: Final = {"manoeuvre": "target", "placement": "field", "rethrow": "rethrow"}
"""The group of choices in which a step of each kind becomes complete."""


def attempt(progress: Progress, items: Iterable[Item]) -> Progress | None:
    """Return the turn after some written actions, None if one of them is not legal."""
    try:
        for item in items:
            check_names(item)
            progress = play(progress, meaning(progress, item))
    except MoveError:
        return None
    return progress


def going_on(progress: Progress, fragment: str) -> Iterator[Progress]:
    """Yield the turn after every legal next step whose text, value included, begins with a fragment, best first."""
    found = [after for after in successors(progress) if qualified(after.steps[-1]).startswith(fragment)]
    yield from sorted(found, key=lambda after: -gain(progress, after))


def suggest(begun: Progress, text: str) -> Iterator[Choice]:
    """Yield playable lines that begin with a text: the line itself, then with one action more, then other readings.

    The last action may be unfinished, or be the beginning of another one (`6*C1` of `6*C10`).
    """
    if is_pass(text):
        yield from _passing(begun)
        return
    scanned = scan(text)
    typed = attempt(begun, scanned.items) if scanned.rest is None else None
    if typed and typed.steps:
        yield _line(begun, begun, typed)
    if typed:
        yield from (_line(begun, typed, after) for after in going_on(typed, ""))
    fragment, before = _open_end(scanned)
    prefix = attempt(begun, before) if fragment else None
    if prefix:
        others = (after for after in going_on(prefix, fragment) if not typed or after.steps != typed.steps)
        yield from (_line(begun, prefix, after) for after in others)
    if not before and any(word.startswith(fragment) for word in PASS_WORDS):
        yield from _passing(begun)


def _open_end(scanned: Scan) -> tuple[str, tuple[Item, ...]]:
    """Return the text of the action that may still go on (empty if none may) and the actions before it."""
    if scanned.rest is not None:
        return scanned.fragment(scanned.rest), scanned.items
    if scanned.is_open:
        return scanned.fragment(scanned.items[-1].span[0]), scanned.items[:-1]
    return "", scanned.items


def _line(begun: Progress, before: Progress, after: Progress) -> Choice:
    """Return a playable line as a choice, with what its steps since `before` bring about."""
    line = write(begun, after.steps)
    label = ", ".join(write_steps(before, after.steps[len(before.steps) :]))
    return Choice(line, label, GROUPS[after.steps[-1].kind], is_complete=True, notes=_notes(before, after))


def _notes(before: Progress, after: Progress) -> tuple[Note, ...]:
    return tuple(changes(before.dice, after.dice))


def _passing(begun: Progress) -> Iterator[Choice]:
    if begun.is_whole:
        yield Choice(SITTING_OUT, SITTING_OUT, "pass", is_complete=True)


def choices(begun: Progress, text: str) -> Iterator[Choice]:
    """Yield what may stand next after a line made of choices: a die to move or place, its field, a rethrow, a pass.

    Within a group what wins points comes first, then board order.
    """
    scanned = scan(text)
    prefix = attempt(begun, scanned.items)
    if not prefix:
        return
    fragment = "" if scanned.rest is None else scanned.fragment(scanned.rest)
    found = [after for after in successors(prefix) if qualified(after.steps[-1]).startswith(fragment)]
    found.sort(key=lambda after: -max(0, round(gain(prefix, after) / POINT)))
    for kind in ("manoeuvre", "placement", "rethrow"):
        steps = [after for after in found if after.steps[-1].kind == kind]
        yield from _kind_choices(begun, prefix, steps, fragment)
    if not prefix.steps and not fragment:
        yield from _passing(begun)


def _kind_choices(begun: Progress, prefix: Progress, found: list[Progress], fragment: str) -> Iterator[Choice]:
    """Yield the choices among steps of one kind: which die first, and where to once that is said."""
    written = f"{write(begun, prefix.steps)}, " if prefix.steps else ""
    dice = set()
    for after in found:
        step = after.steps[-1]
        text = write_step(prefix, step)
        die = _die(step)
        if not die or die in fragment:
            label = text.removeprefix(die)
            yield Choice(written + text, label, GROUPS[step.kind], is_complete=True, notes=_notes(prefix, after))
        elif die not in dice:
            dice.add(die)
            yield Choice(written + die, die, step.kind, is_complete=False)


def _die(step: Step) -> str:
    """Return the text that names the die of a manoeuvre or placement; a rethrow needs no second choice."""
    match step:
        case Manoeuvre():
            return f"{step.source}-"
        case Placement():
            return f"{step.value}*"
        case _:
            return ""


def additions(progress: Progress) -> tuple[str, ...]:
    """Return the kinds of steps that could still follow in a line; a pass is finished."""
    kinds = {after.steps[-1].kind for after in successors(progress)} if progress.steps else set()
    return tuple(code for code in ADDITION_CODES if code in kinds)
