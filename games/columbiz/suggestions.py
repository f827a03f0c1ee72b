"""Continuations of a line: complete lines for autocompletion, single choices for the move builder.

Answers for lines that go on from a text; legality is asked of the rules, their order of `heuristics.py`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from games.columbiz.board import DICE, INDEX
from games.columbiz.dice import Dice
from games.columbiz.heuristics import gain, keeps, ways_on
from games.columbiz.notes import brings, disc_notes
from games.columbiz.placing import PlacementsSoFar, options, place, play_all, refusal
from games.columbiz.rules import begin, is_due, may_throw
from games.columbiz.state import Action, Place, State
from games.columbiz.syntax import KEEP, ROLL, STOP, WORDS, Scan, scan, write_fields, write_keep
from games.core import Choice, Seat
from games.defaults import collected
from games.reading import Part

GAINFUL: Final = 8
KEPT: Final = 8
"""Lines of either kind that come first when both throwing and placing are open."""


def attempt(progress: PlacementsSoFar, fields: Iterable[Part]) -> PlacementsSoFar | None:
    """Return the turn after some written placements, None if one of them is not legal."""
    for part in fields:
        if refusal(progress, part.text):
            return None
        progress = place(progress, INDEX[part.text])
    return progress


def suggest(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield playable lines that begin with a text; none to whom it is not the turn of."""
    return lines(state, text) if is_due(state, seat) else iter(())


def lines(state: State, text: str) -> Iterator[Choice]:
    """Yield playable lines that begin with a text, best first; the line itself leads if it is legal.

    Where the player may still throw, placements that bring points lead, then dice worth keeping.
    """
    scanned = scan(text)
    word = scanned.word.text if scanned.word else None
    if word == KEEP:
        yield from _keep_lines(state, scanned)
    elif word in (ROLL, STOP) and not scanned.fields and scanned.rest is None:
        yield from _word_lines(state, (word,))
    elif scanned.fields or scanned.fragment[:1].isdigit():
        yield from _placement_lines(state, scanned)
    elif not scanned.plain.strip(" ,"):
        yield from _first_lines(state)
    else:
        meant = dict.fromkeys(line for word, line in WORDS.items() if word.startswith(scanned.fragment))
        if KEEP in meant:
            yield from islice(_kept_lines(state, ()), KEPT)
        yield from _word_lines(state, [line for line in meant if line in (ROLL, STOP)])


def _first_lines(state: State) -> Iterator[Choice]:
    """Yield lines for somebody who has not typed anything."""
    prisoners = state.prisoners[state.to_move]
    ways = ways_on(begin(state), prisoners)
    if not may_throw(state):
        yield from map(_placed, ways)
        return
    gainful = [way for way in ways if gain(way, prisoners)]
    yield from map(_placed, gainful[:GAINFUL])
    yield from islice(_kept_lines(state, ()), KEPT)
    yield from _word_lines(state, (ROLL, STOP))
    others = (way for way in ways if not gain(way, prisoners))
    yield from map(_placed, (*gainful[GAINFUL:], *others))


def _placement_lines(state: State, scanned: Scan) -> Iterator[Choice]:
    """Yield the line as typed, then the best ways on; an unfinished field is the beginning of the next one."""
    progress = attempt(begin(state), scanned.fields)
    if progress is None:
        return
    if scanned.rest is None:
        yield _placed(progress)
    yield from map(_placed, ways_on(progress, state.prisoners[state.to_move], scanned.fragment))


def _placed(progress: PlacementsSoFar) -> Choice:
    line = write_fields(progress.fields)
    return Choice(line, line, "place", is_complete=True, notes=tuple(brings(progress)))


def _keep_lines(state: State, scanned: Scan) -> Iterator[Choice]:
    """Yield the line as typed, then those that keep more dice."""
    typed = scanned.kept
    if scanned.rest is not None or not may_throw(state) or Counter(typed) - Counter(state.dice):
        return
    if typed:
        yield _kept(typed)
    yield from (choice for choice in _kept_lines(state, typed) if choice.line != write_keep(typed))


def _kept_lines(state: State, typed: Dice) -> Iterator[Choice]:
    if may_throw(state):
        for dice in keeps(state.board, state.dice):
            if not Counter(typed) - Counter(dice):
                yield _kept(dice)


def _kept(dice: Dice) -> Choice:
    line = write_keep(dice)
    return Choice(line, line, STOP if len(dice) == DICE else KEEP, is_complete=True)


def _word_lines(state: State, words: Iterable[str]) -> Iterator[Choice]:
    if may_throw(state):
        yield from (Choice(word, word, word, is_complete=True) for word in words)


@collected
def choices(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield what may stand next after a line made of choices.

    Dice to keep are switches. `roll` and `stop` stand beside them, and the fields for a first disc; after a placement
    only further ones.
    """
    if not is_due(state, seat):
        return
    scanned = scan(text)
    begun = begin(state)
    progress = attempt(begun, scanned.fields)
    if progress is None or scanned.rest is not None:
        return
    if may_throw(state) and not progress.placed:
        kept = state.dice if scanned.word and scanned.word.text == STOP else scanned.kept
        yield from _switches(state.dice, kept)
        yield from _word_lines(state, (ROLL, STOP))
    yield from _discs(progress, state.prisoners[state.to_move])


def _switches(dice: Dice, kept: Dice) -> Iterator[Choice]:
    """Yield a switch for each die, on if it is kept; of equal dice the first ones are."""
    left = Counter(kept)
    for die in dice:
        is_on = left[die] > 0
        left[die] -= is_on
        turned = Counter(kept)
        turned[die] += -1 if is_on else 1
        line = write_keep(tuple(sorted(turned.elements())))
        yield Choice(line, str(die), KEEP, is_complete=True, is_chosen=is_on)


def _discs(progress: PlacementsSoFar, prisoners: int) -> Iterator[Choice]:
    """Yield the fields for one disc more, those that bring points first, then board order."""
    ways = sorted((place(progress, index) for index in options(progress)), key=lambda way: -gain(way, prisoners))
    for way in ways:
        disc = way.placed[-1]
        line, group = write_fields(way.fields), "next" if progress.placed else "place"
        yield Choice(line, disc.field, group, is_complete=True, notes=tuple(disc_notes(disc)))


def additions(state: State, _seat: Seat, action: Action) -> tuple[str, ...]:
    """Return whether a further disc could follow."""
    if not isinstance(action, Place):
        return ()
    further = options(play_all(begin(state), action.fields))
    return ("placement",) if next(further, None) is not None else ()
