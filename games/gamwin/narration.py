"""The telling of Gamwin: the view, in which everything is public, notes, the score sheet, examples."""

from typing import Final

from games.core import Viewer
from games.defaults import unmarked
from games.gamwin.board import BLUE, PLACES, RED
from games.gamwin.dice import NAMES
from games.gamwin.examples import example
from games.gamwin.moves import left_to_enter
from games.gamwin.notes import describe
from games.gamwin.rules import outcome
from games.gamwin.sheet import sheet
from games.gamwin.state import State
from games.gamwin.stones import COLOURS, is_full, off
from games.gamwin.view import DieSeen, PlaceSeen, View

__all__ = ["describe", "example", "sheet", "view", "view_with_choices"]


def view(state: State, _viewer: Viewer = None) -> View:
    """Return what everybody may see."""
    is_idle = bool(state.over or state.due)
    return View(
        places=tuple(_place(name, content) for name, content in zip(PLACES, state.stones, strict=True) if content),
        off=(off(state.stones, state.home, BLUE), off(state.stones, state.home, RED)),
        home=state.home,
        dice=_dice(state),
        to_move=None if is_idle else state.to_move,
        turn=(state.turns - (state.over == "quiet")) // 2 + 1,
        is_first_throw=state.phase == "first" and not is_idle,
        quiet_turns=state.quiet,
        last_seat=state.latest.seat if state.latest else None,
        last_ways=state.latest.ways if state.latest else (),
        captured=state.latest.captured if state.latest else (),
        outcome=outcome(state),
    )


view_with_choices: Final = unmarked(view)


def _place(name: str, content: str) -> PlaceSeen:
    stones = tuple(BLUE if stone == COLOURS[BLUE] else RED for stone in content)
    is_wall = is_full(content)
    blocked = stones[0] if is_wall and stones[0] != stones[-1] else None
    return PlaceSeen(name, stones, is_wall=is_wall, blocked_seat=blocked)


def _dice(state: State) -> tuple[DieSeen, ...]:
    """Return the dice that lie, in the order III, IV, V; those of a first throw that are used up are marked so."""
    left = list(left_to_enter(state)) if state.phase == "first" and not state.due else list(state.dice)
    dice = []
    for name, number in zip(NAMES, state.dice, strict=True):
        is_used = number not in left
        if not is_used:
            left.remove(number)
        is_due = name in state.due and not state.over
        if number:
            dice.append(DieSeen(name, number, is_fresh=name in state.thrown, is_used=is_used, is_due=is_due))
    return tuple(dice)
