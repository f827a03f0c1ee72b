"""Stones beside the strip: who stands where, who may leave, what an arrival does.

Answers for single positions of the stones (a tuple as in `State.stones`); must not know dice nor turns.
"""

from typing import Final

from games.core import Seat
from games.gamwin.board import HOMES, INDEX, PLACES, SIDES, number_of
from games.gamwin.state import STONES

Stones = tuple[str, ...]

EMPTY: Final[Stones] = ("",) * len(PLACES)
COLOURS: Final = ("b", "r")
_DIGITS: Final = dict(zip(("", "b", "bb", "bbb", "r", "rr", "rrr", "bbr", "rrb"), "012345678", strict=True))


def key(stones: Stones, home: tuple[int, int]) -> str:
    """Return a position as a text of 20 digits: what stands at each place, then the stones brought home."""
    return f"{''.join([_DIGITS[content] for content in stones])}{home[0]}{home[1]}"


def at(stones: Stones, place: str) -> str:
    """Return the stones at a place, from the inner to the outer one."""
    return stones[INDEX[place]]


def off(stones: Stones, home: tuple[int, int], seat: Seat) -> int:
    """Return how many of a seat's stones are off the board and can be brought in."""
    return STONES - home[seat] - "".join(stones).count(COLOURS[seat])


def is_full(content: str) -> bool:
    """Tell whether nothing more can arrive: three stones of whatever colours are a wall."""
    return len(content) == STONES


def is_own_wall(content: str, seat: Seat) -> bool:
    """Tell whether three stones of one seat stand there, which may be opened backwards or by a jump only."""
    return content == COLOURS[seat] * STONES


def is_blocked(content: str, seat: Seat) -> bool:
    """Tell whether a seat's stones cannot move because a stone of the other stands outside them."""
    return COLOURS[seat] in content and content[-1] != COLOURS[seat]


def sources(stones: Stones, seat: Seat) -> list[str]:
    """Return the places from which a seat's stone may leave; whether a rule holds it there otherwise is not asked."""
    colour = COLOURS[seat]
    return [place for place, content in zip(PLACES, stones, strict=True) if content and content[-1] == colour]


def singles(stones: Stones, seat: Seat, number: int) -> tuple[str, ...]:
    """Return the places beside a field where a seat has exactly one stone: those that an arrival captures."""
    places = (f"{side}{number}" for side in SIDES)
    return tuple(place for place in places if at(stones, place).count(COLOURS[seat]) == 1)


def left(stones: Stones, place: str) -> Stones:
    """Return the stones after the outermost one of a place has left."""
    return _replaced(stones, place, at(stones, place)[:-1])


def arrived(stones: Stones, seat: Seat, place: str) -> tuple[Stones, tuple[str, ...]]:
    """Return the stones after one of a seat has arrived, and the places at which it captured.

    At the last place of its way the stone leaves the board at once, but captures there.
    """
    other = Seat(1 - seat)
    captured = singles(stones, other, number_of(place))
    for hit in captured:
        stones = _replaced(stones, hit, at(stones, hit).replace(COLOURS[other], ""))
    if place != HOMES[seat]:
        stones = _replaced(stones, place, at(stones, place) + COLOURS[seat])
    return stones, captured


def entry_place(seat: Seat, number: int) -> str:
    """Return where a seat brings in a stone with a number."""
    return f"{SIDES[seat]}{number}"


def _replaced(stones: Stones, place: str, content: str) -> Stones:
    index = INDEX[place]
    return (*stones[:index], content, *stones[index + 1 :])
