"""Continuations of a line: complete lines for autocompletion, single choices for the move builder.

Answers for lines that go on from a text; legality is asked of `turn.py`, their order of `heuristics.py`.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from games.colliding_circles import rules
from games.colliding_circles.heuristics import POINT, gain
from games.colliding_circles.notes import changes
from games.colliding_circles.state import Action, Manoeuvre, Placement, State, Step, Throw
from games.colliding_circles.syntax import (
    PASS_WORDS,
    SITTING_OUT,
    Item,
    check_names,
    is_pass,
    meaning,
    qualified,
    scan,
    with_sign,
    write,
    write_step,
    write_steps,
)
from games.colliding_circles.turn import TurnSoFar, play, play_all, successors
from games.core import Choice, MoveError, Note, Seat
from games.defaults import collected
from games.reading import common

GROUPS: Final = {"manoeuvre": "target", "placement": "field", "rethrow": "rethrow"}
"""The group of choices in which a step of each kind becomes complete."""

AT_ONCE: Final = 150
"""Most steps of a kind that are offered whole; with more, the die is chosen first."""

FEW: Final = 12
"""Most steps for which the die need not be named first."""


def attempt(progress: TurnSoFar, items: Iterable[Item]) -> TurnSoFar | None:
    """Return the turn after some written actions, None if one of them is not legal."""
    try:
        for item in items:
            check_names(item)
            progress = play(progress, meaning(progress, item))
    except MoveError:
        return None
    return progress


def going_on(progress: TurnSoFar, fragment: str) -> Iterator[TurnSoFar]:
    """Yield the turn after every legal next step whose text, value included, begins with a fragment, best first."""
    wanted = with_sign(fragment)
    found = list(successors(progress))
    if wanted:
        found = [after for after in found if qualified(after.steps[-1]).startswith(wanted)]
    yield from sorted(found, key=lambda after: -gain(progress, after))


def nearest(progress: TurnSoFar, fragment: str) -> Iterator[TurnSoFar]:
    """Yield the turn after every legal next step, those first that share the most characters with a fragment."""
    found = sorted(successors(progress), key=lambda after: -gain(progress, after))
    yield from sorted(found, key=lambda after: -common(qualified(after.steps[-1]), with_sign(fragment)))


def suggest(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield playable lines that begin with a text: the line itself, then with one action more, then other readings.

    The last action may be unfinished, or be the beginning of another one (`6*C1` of `6*C10`).
    """
    begun = rules.begun(state, seat)
    if begun is None:
        return
    if is_pass(text):
        yield from _passing(begun)
        return
    scanned = scan(text)
    typed = attempt(begun, scanned.items) if scanned.rest is None else None
    if typed and typed.steps:
        yield _line(begun, begun, typed)
    if typed:
        yield from (_line(begun, typed, after) for after in going_on(typed, ""))
    fragment, before = scanned.open_end()
    prefix = attempt(begun, before) if fragment else None
    if prefix:
        others = (after for after in going_on(prefix, fragment) if not typed or after.steps != typed.steps)
        yield from (_line(begun, prefix, after) for after in others)
    if not before and any(word.startswith(fragment) for word in PASS_WORDS):
        yield from _passing(begun)


def _line(begun: TurnSoFar, before: TurnSoFar, after: TurnSoFar) -> Choice:
    """Return a playable line as a choice, with the consequences of its steps since `before`."""
    label = ", ".join(write_steps(before, after.steps[len(before.steps) :]))
    line = f"{write(begun, before.steps)}, {label}" if before.steps else label
    return Choice(line, label, GROUPS[after.steps[-1].kind], is_complete=True, notes=_notes(before, after))


def _notes(before: TurnSoFar, after: TurnSoFar) -> tuple[Note, ...]:
    return tuple(changes(before.dice, after.dice))


def _passing(begun: TurnSoFar) -> Iterator[Choice]:
    if begun.is_whole:
        yield Choice(SITTING_OUT, SITTING_OUT, "pass", is_complete=True)


@collected
def choices(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield what may stand next after a line made of choices: a die to move or place, its field, a rethrow, a pass.

    Within a group what wins points comes first, then board order.
    """
    begun, scanned = rules.begun(state, seat), scan(text)
    prefix = attempt(begun, scanned.items) if begun else None
    if not begun or not prefix:
        return
    fragment = with_sign(scanned.fragment)
    found = [after for after in successors(prefix) if qualified(after.steps[-1]).startswith(fragment)]
    found.sort(key=lambda after: -max(0, round(gain(prefix, after) / POINT)))
    for kind in ("manoeuvre", "placement", "rethrow"):
        steps = [after for after in found if after.steps[-1].kind == kind]
        yield from _kind_choices(begun, prefix, steps, fragment)
    if not prefix.steps and not fragment:
        yield from _passing(begun)


def _kind_choices(begun: TurnSoFar, prefix: TurnSoFar, found: list[TurnSoFar], fragment: str) -> Iterator[Choice]:
    """Yield the choices among steps of one kind: whole steps, and by which die to begin where there are many."""
    if fragment or not found or not _die(found[0].steps[-1]):
        yield from _whole(begun, prefix, found, fragment)
        return
    if len(found) > FEW:
        written = f"{write(begun, prefix.steps)}, " if prefix.steps else ""
        dice = dict.fromkeys((_die(after.steps[-1]), after.steps[-1].kind) for after in found)
        yield from (Choice(written + die, die, kind, is_complete=False) for die, kind in dice)
    if len(found) <= AT_ONCE:
        yield from _whole(begun, prefix, found, fragment)


def _whole(begun: TurnSoFar, prefix: TurnSoFar, found: list[TurnSoFar], fragment: str) -> Iterator[Choice]:
    """Yield steps as choices that complete a line; of a die that has been named only the field is said."""
    written = f"{write(begun, prefix.steps)}, " if prefix.steps else ""
    for after in found:
        step = after.steps[-1]
        text = write_step(prefix, step)
        named = _die(step) if fragment else ""
        group = GROUPS[step.kind] if named or not _die(step) else f"{step.kind}_whole"
        yield Choice(written + text, text.removeprefix(named), group, is_complete=True, notes=_notes(prefix, after))


def _die(step: Step) -> str:
    """Return the text that names the die of a manoeuvre or placement; a rethrow needs no second choice."""
    match step:
        case Manoeuvre():
            return f"{step.source}-"
        case Placement():
            return f"{step.value}*"
        case _:
            return ""


def additions(state: State, seat: Seat, action: Action) -> tuple[str, ...]:
    """Return the kinds of steps that could still follow in a line; a pass is finished, and so is a throw."""
    if isinstance(action, Throw):
        return ()
    progress = play_all(rules.begin(state, seat), action.steps)
    kinds = {after.steps[-1].kind for after in successors(progress)} if progress.steps else set()
    return tuple(code for code in ("placement", "rethrow") if code in kinds)
