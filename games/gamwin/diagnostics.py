"""Parsing a line against a position: what it means, or why it cannot be played and what is legal near it.

Answers for errors that help: the span of the offending action, the rule, lines close by.
"""

from collections.abc import Iterator
from itertools import islice
from string import ascii_uppercase

from games.core import AmbiguousMove, IllegalMove, MalformedMove
from games.gamwin.board import PLACES, number_of
from games.gamwin.moves import left_to_enter, marks
from games.gamwin.state import Entry, Line, Move, Roll
from games.gamwin.suggestions import attempt, nearest, taken
from games.gamwin.syntax import Item, nearest_places, read, scan
from games.gamwin.turn import LineSoFar, closed, successors, throw_refusal, written
from games.reading import NEAR, Part, with_near


def parse(begun: LineSoFar, text: str) -> Line:
    """Return what a line means for the player to move.

    Raises:
        MalformedMove: not a line of the notation.
        IllegalMove: a rule forbids it here.
        AmbiguousMove: an `x` between two actions may be a mark or a `*`.
    """
    try:
        items = read(text)
    except MalformedMove as error:
        raise with_near(error, () if error.code == "too_many" else _near_unread(begun, text)) from None
    return _understood(begun, items).line


def _understood(begun: LineSoFar, items: tuple[Item, ...]) -> LineSoFar:
    progress = begun
    for place, item in enumerate(items):
        if _is_needless(progress, items, place):
            break
        try:
            further = taken(progress, item)
        except IllegalMove as error:
            raise with_near(error, _near(progress, items, place), item.span) from None
        _check_glued(progress, further, items, place)
        _check_marks(further, item)
        progress = further
    return progress


def _is_needless(progress: LineSoFar, items: tuple[Item, ...], place: int) -> bool:
    """Tell whether the last action says what goes on by itself: a throw after a pair, the end of a first throw."""
    if place < len(items) - 1 or progress.state.over:
        return False
    if items[place].kind == "roll":
        return progress.has_jumped and not throw_refusal(progress)
    is_entered = progress.state.phase == "first" and not left_to_enter(progress.state)
    return items[place].kind == "pass" and progress.is_whole and is_entered


def _check_glued(before: LineSoFar, after: LineSoFar, items: tuple[Item, ...], place: int) -> None:
    """Ask what an `x` directly between an action that captures and a number means.

    Raises:
        AmbiguousMove: it can be the mark of the capture, or a stone brought in.
    """
    item = items[place]
    if item.is_glued and before.captured and before.captured[-1] and not items[place - 1].capture:
        lines = (written(before), written(after))
        raise AmbiguousMove("mark_or_entry", span=item.span, near=lines, rule="notation", number=item.numbers[0].text)


def _check_marks(progress: LineSoFar, item: Item) -> None:
    """Refuse a mark that says what does not happen.

    Raises:
        IllegalMove: nothing is captured, or no stone comes home.
    """
    if item.kind not in ("move", "entry"):
        return
    right = marks(progress.state.to_move, progress.steps[-1], progress.captured[-1])
    for part, mark, says in ((item.capture, "x", "capture"), (item.home, "#", "home")):
        if part and mark not in right:
            raise IllegalMove("wrong_mark", span=part.span, near=(written(progress),), rule="notation", says=says)


def _near(progress: LineSoFar, items: tuple[Item, ...], place: int) -> Iterator[str]:
    """Yield legal lines in which another action stands for the refused one, closest first, then the line without it.

    What followed it is kept where that is legal.
    """
    rest = items[place + 1 :]
    for replaced in islice(_closest(progress, items[place]), NEAR - 1):
        yield written(attempt(replaced, rest) or replaced)
    without = attempt(progress, rest) or progress
    if without.is_whole:
        yield written(without)


def _closest(progress: LineSoFar, item: Item) -> Iterator[LineSoFar]:
    """Yield the line after legal actions, those first that are most like the one written."""
    found = [*successors(progress), *closed(progress)]
    yield from sorted(found, key=lambda after: _unlikeness(item, after))


def _unlikeness(item: Item, after: LineSoFar) -> int:
    """Count by how much a legal action differs from what was written: another kind, other places and numbers."""
    if after.closing:
        wanted = {number.text for number in item.numbers}
        kept = {str(number) for number in after.closing.kept} if isinstance(after.closing, Roll) else set()
        kind = "pass" if not isinstance(after.closing, Roll) else "keep" if kept else "roll"
        return (100 if kind != item.kind else 0) + len(wanted ^ kept)
    step = after.steps[-1]
    if isinstance(step, Entry):
        number = item.numbers[0] if item.kind == "entry" else item.target
        away = abs(int(number.text.lstrip(ascii_uppercase)) - step.number) if number else 9
        return (0 if item.kind == "entry" else 20) + away
    return (0 if item.kind == "move" else 50) + _away(item, step)


def _away(item: Item, move: Move) -> int:
    """Return how far the places of a move lie from those written; another source weighs more than another target."""
    return 3 * _apart(item.source, move.source) + _apart(item.target, move.target)


def _apart(part: Part | None, place: str) -> int:
    if part is None:
        return 0
    written_place = part.text if part.text in PLACES else nearest_places(part.text)[0]
    return abs(number_of(written_place) - number_of(place)) + 5 * (written_place[0] != place[0])


def _near_unread(begun: LineSoFar, text: str) -> Iterator[str]:
    """Yield legal lines near a text that cannot be read: what precedes the fault is kept where it is legal."""
    scanned = scan(text)
    progress = begun
    for place, item in enumerate(scanned.items):
        further = attempt(progress, (item,))
        if not further:
            yield from _near(progress, scanned.items, place)
            return
        progress = further
    yield from (written(after) for after in nearest(progress, scanned.fragment))
