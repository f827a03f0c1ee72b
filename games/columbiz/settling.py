"""Proofs that places can no longer change: bounds on each player's gains, from the position alone.

Points once written and prisoners once taken stay, and supplies only shrink. So a total lies for ever between what it is
now and what the discs that are left could bring at most, whatever is thrown and whatever others do. Only
leaving can still change places.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from games.columbiz.board import DICE, LINE_POINTS, LOWER, MOST_DISCS, NEED, RAYS, prisoners_worth
from games.columbiz.placing import SHORTEST_LINE
from games.columbiz.rules import active, in_round, scores
from games.columbiz.state import State
from games.core import Seat

MOST_CAPTIVES: Final = max(map(len, LOWER))
"""Most discs that one disc captures."""


def _turns(dice: int, discs: int) -> Iterator[tuple[int, ...]]:
    yield ()
    if discs:
        for need in sorted(set(NEED)):
            if need <= dice:
                yield from ((need, *more) for more in _turns(dice - need, discs - 1))


TURNS: Final = tuple(_turns(DICE, MOST_DISCS))
"""Dice that the discs of one turn may need, in order: no more than are thrown."""


def settled_places(state: State) -> tuple[int | None, ...]:
    """Return the place of each seat that no course of play changes any more, None where that is not proved.

    A place is certain when each of the others can either never reach the seat's total, or has one that the seat can
    never reach.
    """
    totals, stayed = scores(state), active(state)
    most = {seat: totals[seat] + most_gain(state, seat) for seat in stayed}

    def is_sure(first: Seat, second: Seat) -> bool:
        low, high = sorted((first, second), key=lambda seat: totals[seat])
        return most[low] < totals[high]

    places: list[int | None] = [None] * len(totals)
    for seat in stayed:
        others = [other for other in stayed if other != seat]
        if all(is_sure(seat, other) for other in others):
            places[seat] = 1 + sum(totals[other] > totals[seat] for other in others)
    for gone, seat in enumerate(state.left):
        places[seat] = len(totals) - gone
    return tuple(places)


def most_gain(state: State, seat: Seat) -> int:
    """Return points that a player cannot exceed in the rest of the play, of lines and prisoners together."""
    discs = state.supplies[seat]
    if 0 not in state.supplies:
        captives, lines = discs * MOST_CAPTIVES, sum(map(max, _best(state, seat, discs)))
        return lines + _prisoners(state, seat, captives)
    order = in_round(state)
    if state.over or order.index(seat) < order.index(state.to_move):
        return 0
    best = _best(state, seat, min(discs, MOST_DISCS))
    return max(_gain_of_turn(state, seat, needs, best) for needs in TURNS if len(needs) <= discs)


def _gain_of_turn(state: State, seat: Seat, needs: Sequence[int], best: Sequence[Sequence[int]]) -> int:
    """Return what the one turn that is left brings at most with discs that need so many dice."""
    lines = sum(best[new][need - 1] for new, need in enumerate(needs))
    captives = sum(max(len(LOWER[at]) for at in range(len(NEED)) if NEED[at] == need) for need in needs)
    return lines + _prisoners(state, seat, captives)


def _prisoners(state: State, seat: Seat, captives: int) -> int:
    """Return what so many more prisoners are worth, but no more than others have on the board and in their supplies."""
    there = sum(holder not in (0, seat + 1) for holder in state.board)
    there += sum(supply for other, supply in enumerate(state.supplies) if other != seat)
    taken = state.prisoners[seat]
    return prisoners_worth(taken + min(captives, there)) - prisoners_worth(taken)


def _best(state: State, seat: Seat, discs: int) -> Sequence[Sequence[int]]:
    """Return what each of so many new discs scores in lines at most, one after the other, by the dice it needs."""
    best = [[0] * max(NEED) for _ in range(discs)]
    for at, need in enumerate(NEED):
        for worth, most in zip(best, _lines(state.board, seat + 1, at, discs - 1), strict=True):
            worth[need - 1] = max(worth[need - 1], most)
    return best


def _lines(board: Sequence[int], own: int, at: int, new: int) -> Sequence[int]:
    """Return what the lines through a field score at most when up to so many other fields may have become own ones."""
    best = [0] * (new + 1)
    for back, ahead in RAYS[at]:
        worth = _line(board, own, back, ahead, new)
        best = [max(best[used - part] + worth[part] for part in range(used + 1)) for used in range(new + 1)]
    return best


def _line(board: Sequence[int], own: int, back: Sequence[int], ahead: Sequence[int], new: int) -> list[int]:
    """Return what one direction scores at most with 0, 1, 2, ... new fields of it beside the field itself."""
    worth = [0] * (new + 1)
    for before in range(len(back) + 1):
        for after in range(len(ahead) + 1):
            needed = sum(board[field] != own for field in (*back[:before], *ahead[:after]))
            if needed <= new and before + 1 + after >= SHORTEST_LINE:
                worth[needed] = max(worth[needed], LINE_POINTS[before + 1 + after])
    return worth
