"""The telling of Columbiz: the view, in which everything is public, notes, the score sheet, examples."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from games.columbiz.board import FIELDS, LINE_POINTS, prisoners_worth
from games.columbiz.examples import example
from games.columbiz.notes import describe
from games.columbiz.rules import outcome, scores
from games.columbiz.sheet import sheet
from games.columbiz.state import LastTurn, State
from games.columbiz.view import CaptiveSeen, DieSeen, DiscSeen, LineSeen, PlayerSeen, TurnSeen, View
from games.core import Seat, Viewer
from games.defaults import unmarked

__all__ = ["describe", "example", "sheet", "view", "view_with_choices"]


def view(state: State, _viewer: Viewer = None) -> View:
    """Return what everybody may see."""
    is_open = state.starter is not None and not state.over
    return View(
        discs=tuple(DiscSeen(FIELDS[at], Seat(holder - 1)) for at, holder in enumerate(state.board) if holder),
        players=tuple(_player(state, seat) for seat in range(len(state.supplies))),
        dice=tuple(_dice(state)) if is_open else (),
        due=state.due if is_open else 0,
        throws=state.throws,
        is_stopped=state.is_stopped,
        starter=state.starter,
        to_move=state.to_move if is_open else None,
        round=state.rounds,
        is_last_round=0 in state.supplies,
        last=_turn(state.last, state.prisoners[state.last.seat]) if state.last else None,
        outcome=outcome(state),
    )


view_with_choices: Final = unmarked(view)


def _player(state: State, seat: int) -> PlayerSeen:
    prisoners = state.prisoners[seat]
    return PlayerSeen(
        seat=Seat(seat),
        supply=state.supplies[seat],
        prisoners=prisoners,
        prisoners_points=prisoners_worth(prisoners),
        line_points=state.points[seat],
        score=scores(state)[seat],
        has_left=seat in state.left,
    )


def _dice(state: State) -> Iterator[DieSeen]:
    """Yield the dice as they lie, ascending; of equal dice those count as kept that come first."""
    kept = Counter(state.kept)
    for face in state.dice:
        is_kept = kept[face] > 0
        kept[face] -= is_kept
        yield DieSeen(face, is_kept)


def _turn(last: LastTurn, prisoners: int) -> TurnSeen:
    """Return the latest turn, `prisoners` being how many its player has after it."""
    earlier = prisoners - sum(len(disc.captives) for disc in last.placed)
    return TurnSeen(
        seat=last.seat,
        dice=last.dice,
        discs=tuple(disc.field for disc in last.placed),
        captives=tuple(CaptiveSeen(taken.field, taken.seat) for disc in last.placed for taken in disc.captives),
        lines=tuple(
            LineSeen(disc.field, line.direction, line.fields, LINE_POINTS[len(line.fields)])
            for disc in last.placed
            for line in disc.lines
        ),
        prisoners_points=prisoners_worth(prisoners) - prisoners_worth(earlier),
        laid_away=last.laid_away,
    )
