"""Publicly possible tries: the conditions that everybody can check before the hidden type is asked.

Answers from public knowledge only and never looks at `State.types`. Source: rulebook, chapters on moving and on the
puck; rulings 2 and 5.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from games.confusion.board import DIRECTIONS, SQUARES, ray, way
from games.confusion.kit import LETTERS, TYPES, Pattern, letters
from games.confusion.state import Dice, Die, How, Lying, State, Try
from games.core import CHANCE, Chance, IllegalMove, Seat
from games.defaults import from_anywhere, of_the_latest, picked

HOWS: tuple[How, ...] = ("die", "both", "puck")


@dataclass(frozen=True, slots=True)
class Piece:
    """A die by its side and letter."""

    seat: Seat
    letter: str


PIECES = tuple(tuple(Piece(Seat(seat), letter) for letter in LETTERS) for seat in range(2))


@of_the_latest
def occupants(dice: tuple[Dice, Dice]) -> Mapping[str, Piece]:
    """Return which die stands on each occupied square."""
    return {
        die.square: piece
        for pieces, side in zip(PIECES, dice, strict=True)
        for piece, die in zip(pieces, side, strict=True)
        if die.square
    }


def occupant(state: State, square: str) -> Piece | None:
    """Return the die that stands on a square."""
    return occupants(state.dice).get(square)


def controller(state: State | Lying) -> Piece | None:
    """Return the die that controls the puck: the one on its square."""
    return occupants(state.dice).get(state.puck)


def die_of(state: State, seat: Seat, letter: str) -> Die:
    """Return a die by its side and letter."""
    return state.dice[seat][LETTERS.index(letter)]


def openly(state: State, die: Die) -> Pattern | None:
    """Return how a die moves if everybody knows it: promoted or revealed (ruling 5)."""
    if die.is_promoted:
        return state.kit.promoted
    return state.kit.patterns[TYPES.index(letters(die.known))] if die.is_revealed else None


def attempts(state: State, seat: Seat) -> Iterator[Try]:
    """Yield every publicly possible try of a seat: die by die, the die alone first, near before far."""
    for letter, die in zip(LETTERS, state.dice[seat], strict=True):
        if die.square:
            yield from (Try("try", letter, how, end) for how, end in _goals(state, seat, die))


def some_attempt(state: State, seat: Seat, chance: Chance) -> Try:
    """Return a random publicly possible try, first the die; the side to move has one (ruling 2)."""
    dice = from_anywhere([named for named in zip(LETTERS, state.dice[seat], strict=True) if named[1].square], chance)
    found = ((letter, tuple(_goals(state, seat, die))) for letter, die in dice)
    letter, goals = next(reached for reached in found if reached[1])
    return Try("try", letter, *picked(goals, chance))


def _goals(state: State, seat: Seat, die: Die) -> Iterator[tuple[How, str]]:
    """Yield what may be tried with a die: what moves, and where to."""
    hows = HOWS if die.square == state.puck else HOWS[:1]
    return ((how, end) for how in hows for end in _ends(state, seat, die, how))


def _ends(state: State, seat: Seat, die: Die, how: How) -> Iterator[str]:
    """Yield the squares that a die or its puck comes to as far as everybody can see."""
    assert die.square
    pattern, puck, taken = openly(state, die), state.puck, occupants(state.dice)
    for direction, squares in rays(die.square, seat, state.kit.reach):
        for steps, square in enumerate(squares, 1):
            piece = taken.get(square)
            is_open = piece is None or piece.seat != seat or how == "puck"
            if is_open and (pattern is None or pattern.can(direction, steps)):
                yield square
            if piece or square == puck:
                break


@cache
def rays(square: str, seat: Seat, reach: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the squares that lie so far from a square at most, by direction."""
    return tuple((direction, ray(square, seat, direction)[:reach]) for direction in DIRECTIONS)


def unready(state: State, seat: Seat) -> IllegalMove | None:
    """Explain why a seat cannot try anything now: the match is over or not begun, or the other side is to move."""
    if state.over:
        return IllegalMove("over", rule="end", reason=state.over)
    if not state.types[0]:
        return IllegalMove("deal_due", rule="overview")
    if seat == CHANCE or seat != state.to_move:
        return IllegalMove("not_to_move", rule="turn", to_move_seat=state.to_move)
    return None


def refusal(state: State, seat: Seat, action: Try) -> IllegalMove | None:
    """Explain why a try is not even publicly possible; None if the hidden type may be asked."""
    if refused := unready(state, seat):
        return refused
    if action.letter not in LETTERS or action.target not in SQUARES or action.how not in HOWS:
        return IllegalMove("unknown_die", rule="notation", text=f"{action.letter}-{action.target}")
    die = die_of(state, seat, action.letter)
    if die.square is None:
        return IllegalMove("captured", rule="capture", die=action.letter)
    if action.how != "die" and controller(state) != Piece(seat, action.letter):
        return IllegalMove("no_control", rule="puck", die=action.letter, puck=state.puck)
    return _way_refusal(state, seat, action, die.square) or _open_refusal(state, seat, action, die)


def _way_refusal(state: State, seat: Seat, action: Try, source: str) -> IllegalMove | None:
    """Explain what is wrong with the way or the target, whatever the type of the die."""
    found = way(seat, source, action.target)
    if found is None:
        code = "no_step" if source == action.target else "not_straight"
        return IllegalMove(code, rule="turn", source=source, target=action.target)
    direction, steps = found
    if steps > state.kit.reach:
        return IllegalMove("too_far", rule="turn", target=action.target, steps=steps, reach=state.kit.reach)
    taken = occupants(state.dice)
    for square in ray(source, seat, direction)[: steps - 1]:
        if piece := taken.get(square):
            return IllegalMove("blocked", rule="turn", square=square, die=piece.letter, owner_seat=piece.seat)
        if square == state.puck:
            return IllegalMove("blocked_puck", rule="puck", square=square)
    standing = taken.get(action.target)
    if standing and standing.seat == seat and action.how != "puck":
        return IllegalMove("own_die", rule="turn", square=action.target, die=standing.letter)
    return None


def _open_refusal(state: State, seat: Seat, action: Try, die: Die) -> IllegalMove | None:
    """Explain that a promoted or revealed die openly cannot move so (ruling 5)."""
    pattern, found = openly(state, die), way(seat, die.square or "", action.target)
    if pattern is None or found is None or pattern.can(*found):
        return None
    if die.is_promoted:
        return IllegalMove("openly_promoted", rule="promotion", die=action.letter, reach=pattern.reach)
    return IllegalMove("openly_revealed", rule="reveal", die=action.letter, type=letters(die.known))
