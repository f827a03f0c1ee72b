"""Single steps: which are legal with the dice that lie, why others are refused, what one does to the stones.

Answers for one step of the player to move as a value; must not know lines, throws nor turns.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import assert_never

from games.core import IllegalMove, Seat
from games.gamwin.board import CROSSINGS, HOMES, INDEX, WAYS, distance, is_one_side, number_of
from games.gamwin.dice import descending, pair
from games.gamwin.state import STONES, Entry, Move, State, Step
from games.gamwin.stones import arrived, at, entry_place, is_blocked, is_full, is_own_wall, left, off, sources


def legal_steps(state: State) -> Iterator[Step]:
    """Yield what the player to move can do with one stone: moves in the order of the places, then entries."""
    if state.over:
        return
    if state.phase == "game":
        yield from _moves(state)
    if off(state.stones, state.home, state.to_move):
        for number in _entry_numbers(state):
            if not is_full(at(state.stones, entry_place(state.to_move, number))):
                yield Entry("entry", number)


def _moves(state: State) -> Iterator[Move]:
    seat, jump = state.to_move, pair(state.dice)
    for source in sources(state.stones, seat):
        for target in _neighbours(seat, source) if jump is None else (f"{source[0]}{jump}",):
            if number_of(target) in state.dice:
                move = Move("move", source, target)
                if not _move_refusal(state, move):
                    yield move


@cache
def _neighbours(seat: Seat, place: str) -> tuple[str, ...]:
    """Return the next place on a seat's way, then the one before; nothing leads back across."""
    way = WAYS[seat]
    at_way = way.index(place)
    leads_back = at_way and place != CROSSINGS[seat][1]
    return (way[at_way + 1], way[at_way - 1]) if leads_back else (way[at_way + 1],)


def _entry_numbers(state: State) -> tuple[int, ...]:
    """Return the numbers at which a stone may be brought in, as far as the dice go."""
    jump = pair(state.dice)
    if state.phase == "first":
        return tuple(dict.fromkeys(descending(left_to_enter(state))))
    return descending(state.dice) if jump is None else (jump,)


def left_to_enter(state: State) -> tuple[int, ...]:
    """Return the numbers of a first throw that are not used yet, one for each die."""
    numbers = list(state.dice)
    for number in state.entered:
        numbers.remove(number)
    return tuple(numbers)


def refusal(state: State, step: Step) -> IllegalMove | None:
    """Explain why a step is not legal; None if it is."""
    match step:
        case Move():
            return _move_refusal(state, step)
        case Entry():
            return _entry_refusal(state, step.number)
        case _:
            assert_never(step)


def _move_refusal(state: State, move: Move) -> IllegalMove | None:
    seat = state.to_move
    for place in (move.source, move.target):
        if place not in INDEX:
            return IllegalMove("no_place", rule="way", text=place)
    if state.phase == "first":
        return IllegalMove("first_only", rule="start")
    if refused := _stone_refusal(state, move.source):
        return refused
    if move.source == move.target:
        return IllegalMove("no_step", rule="moving", place=move.source)
    has_pair = pair(state.dice) is not None
    if refused := _jump_refusal(state, move) if has_pair else _step_refusal(state, move):
        return refused
    if is_full(at(state.stones, move.target)):
        return IllegalMove("full", rule="places", place=move.target)
    is_forward = distance(seat, move.source, move.target) > 0
    if is_forward and not has_pair and is_own_wall(at(state.stones, move.source), seat):
        return IllegalMove("wall", rule="places", place=move.source)
    return None


def _stone_refusal(state: State, place: str) -> IllegalMove | None:
    """Explain why no stone of the player to move can leave a place."""
    seat, content = state.to_move, at(state.stones, place)
    if is_blocked(content, seat):
        return IllegalMove("blocked", rule="places", place=place)
    if content.endswith(("b", "r")[seat]):
        return None
    if content:
        return IllegalMove("not_yours", rule="way", place=place, owner_seat=1 - seat)
    return IllegalMove("no_stone", rule="way", place=place)


def _step_refusal(state: State, move: Move) -> IllegalMove | None:
    """Explain why a stone cannot go to a place without a pair, whatever stands there."""
    seat, far = state.to_move, distance(state.to_move, move.source, move.target)
    if (move.target, move.source) == CROSSINGS[seat]:
        return IllegalMove("no_way_back", rule="moving", place=move.source)
    if abs(far) != 1:
        targets = tuple(_neighbours(seat, move.source))
        return IllegalMove("too_far", rule="moving", source=move.source, target=move.target, targets=targets)
    return _lying_refusal(state, number_of(move.target))


def _jump_refusal(state: State, move: Move) -> IllegalMove | None:
    """Explain why a stone cannot jump to a place with the pair that lies, whatever stands there."""
    number = pair(state.dice)
    assert number is not None
    if number_of(move.target) != number:
        return IllegalMove("pair_only", rule="pairs", number=number)
    if not is_one_side(move.source, move.target):
        return IllegalMove("pair_side", rule="pairs", source=move.source, target=f"{move.source[0]}{number}")
    return None


def _entry_refusal(state: State, number: int) -> IllegalMove | None:
    jump = pair(state.dice)
    if not off(state.stones, state.home, state.to_move):
        return IllegalMove("none_off", rule="moving")
    if state.phase == "first" and number not in left_to_enter(state):
        if number in state.dice:
            return IllegalMove("die_used", rule="start", number=number)
        return _lying_refusal(state, number)
    if state.phase == "game" and jump is not None and number != jump:
        return IllegalMove("pair_only", rule="pairs", number=jump)
    if refused := _lying_refusal(state, number):
        return refused
    place = entry_place(state.to_move, number)
    return IllegalMove("full", rule="places", place=place) if is_full(at(state.stones, place)) else None


def _lying_refusal(state: State, number: int) -> IllegalMove | None:
    if number in state.dice:
        return None
    lying = tuple(str(number) for number in descending(state.dice))
    return IllegalMove("not_lying", rule="moving", number=number, lying=lying)


def done(state: State, step: Step) -> tuple[State, tuple[str, ...]]:
    """Return the state after a legal step, and the places at which it captured.

    What cannot come back in this turn empties the memory of positions thrown in: an entry, the crossing, a stone
    brought home, a capture.
    """
    seat = state.to_move
    if isinstance(step, Entry):
        stones, captured = arrived(state.stones, seat, entry_place(seat, step.number))
        entered = (*state.entered, step.number) if state.phase == "first" else ()
        return replace(state, stones=stones, entered=entered, thrown_in=()), captured
    stones, captured = arrived(left(state.stones, step.source), seat, step.target)
    is_home = step.target == HOMES[seat]
    is_final = is_home or bool(captured) or not is_one_side(step.source, step.target)
    home = (state.home[0] + (is_home and seat == 0), state.home[1] + (is_home and seat == 1))
    thrown_in = () if is_final else state.thrown_in
    return replace(state, stones=stones, home=home, thrown_in=thrown_in, over=_end(state, home)), captured


def _end(state: State, home: tuple[int, int]) -> str | None:
    """Return the code of the end if the mover has all stones home: a Durchmarsch if none was when the turn began."""
    seat = state.to_move
    if home[seat] < STONES:
        return None
    return "durchmarsch" if state.began[-2:][seat] == "0" else "home"


def marks(seat: Seat, step: Step, captured: tuple[str, ...]) -> str:
    """Return the marks behind a legal step: `x` for a capture, `#` for a stone brought home."""
    is_home = isinstance(step, Move) and step.target == HOMES[seat]
    return "x" * bool(captured) + "#" * is_home
