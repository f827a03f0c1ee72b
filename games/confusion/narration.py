"""The telling of Confusion: the view, notes, the score sheet, examples.

A view is made by adding what may be seen, and nothing else: the public sees no hidden type; a player sees the enemy's,
captured ones included, never their own; once the match is over, or opened, everybody sees everything.
"""

from typing import Final

from games.confusion.examples import example
from games.confusion.inference import left
from games.confusion.kit import ANY_TYPE, LETTERS, PROMOTABLE, TYPES, Kit, Pattern, letters
from games.confusion.notes import describe
from games.confusion.rules import outcome, threatening
from games.confusion.sheet import sheet
from games.confusion.state import Dice, Die, LastTry, State
from games.confusion.syntax import write_record
from games.confusion.view import ColumnSeen, DieSeen, PatternSeen, TrySeen, View
from games.core import Seat, Viewer
from games.defaults import unmarked

__all__ = ["describe", "example", "sheet", "view", "view_with_choices"]


def view(state: State, viewer: Viewer) -> View:
    """Return what the viewer may see."""
    is_open = state.is_open or state.over is not None
    blue, black = (_side(state, Seat(seat), viewer, is_open=is_open) for seat in (0, 1))
    has_sheets = is_open or state.has_open_sheets or viewer is not None
    is_over = state.over is not None
    return View(
        viewer=viewer,
        dice=(*blue, *black),
        patterns=_patterns(state.kit),
        promoted=_pattern(state.kit.promoted, is_promotable=False),
        puck=state.puck,
        last=_last(state.last) if state.last else None,
        sheets=(_sheet(state.dice[0]), _sheet(state.dice[1])) if has_sheets else None,
        to_move=None if is_over or not state.types[0] else state.to_move,
        turn=(state.turns - is_over) // 2 + 1,
        turns=state.turns,
        turn_limit=state.kit.turn_limit,
        quiet_turns=state.quiet,
        quiet_limit=state.kit.quiet_limit,
        threat=threatening(state),
        answering=state.to_move if state.is_answering and not is_over else None,
        is_open=is_open,
        outcome=outcome(state),
    )


view_with_choices: Final = unmarked(view)


def _side(state: State, seat: Seat, viewer: Viewer, *, is_open: bool) -> tuple[DieSeen, ...]:
    """Return the dice of a side with the types that the viewer may see; this line is where secrets are kept."""
    hidden = state.types[seat] if is_open or viewer not in (None, seat) else ""
    types = hidden or (None,) * len(LETTERS)
    return tuple(
        DieSeen(
            seat=seat,
            letter=letter,
            square=die.square,
            is_promoted=die.is_promoted,
            is_revealed=die.is_revealed,
            type=letters(die.known) if die.is_revealed else type_,
        )
        for letter, die, type_ in zip(LETTERS, state.dice[seat], types, strict=True)
    )


def _sheet(dice: Dice) -> tuple[ColumnSeen, ...]:
    """Return the evaluation sheet about a side's dice, from public answers alone."""
    possible = left(tuple(die.known for die in dice))
    return tuple(_column(letter, die, bits) for letter, die, bits in zip(LETTERS, dice, possible, strict=True))


def _column(letter: str, die: Die, possible: int) -> ColumnSeen:
    return ColumnSeen(letter, letters(ANY_TYPE & ~die.known), letters(die.known & ~possible))


def _patterns(kit: Kit) -> tuple[PatternSeen, ...]:
    return tuple(
        _pattern(pattern, is_promotable=type_ in PROMOTABLE) for type_, pattern in zip(TYPES, kit.patterns, strict=True)
    )


def _pattern(pattern: Pattern, *, is_promotable: bool) -> PatternSeen:
    return PatternSeen(pattern.reach, pattern.directions, is_promotable)


def _last(last: LastTry) -> TrySeen:
    return TrySeen(
        seat=last.seat,
        record=write_record(last),
        letter=last.action.letter,
        source=last.source,
        target=last.action.target,
        is_allowed=last.is_allowed,
        captured=last.captured,
        is_promoted=last.is_promoted,
    )
