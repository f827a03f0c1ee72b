"""A turn under way: which steps may follow each other, what each does to board and hand, why one is refused.

Answers for one player's turn as a value; must not know whose turn it is, nor what comes after it. The rules, the
notation and the suggestions play a turn here step by step.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, assert_never

from games.colliding_circles.board import FIELDS, INDEX, NEIGHBOURS, PRINTED
from games.colliding_circles.dice import (
    ANY_VALUE,
    HIGH_TO_LOW,
    START,
    VALUES,
    Dice,
    Room,
    as_bits,
    can_step,
    clashes,
    is_alone,
    is_closed,
    is_hole,
    laid,
    owner_of,
    placeable,
    room,
    signed,
)
from games.colliding_circles.paths import Way, check, ends
from games.colliding_circles.state import Manoeuvre, Placement, Rethrow, Step
from games.core import IllegalMove, Seat

PLACEMENTS: Final = 2

Hand = tuple[int, ...]

PLACEMENT: Final = tuple(tuple(Placement("placement", value, field) for value in range(7)) for field in FIELDS)
RETHROW: Final = tuple(Rethrow("rethrow", value) for value in range(7))
"""All placements by index and value and all rethrows by value, made once."""


@dataclass(frozen=True, slots=True)
class TurnSoFar:
    """A turn after some steps: the board and what is left of the hand, and whether these steps ended the game.

    `way` is the way of the manoeuvre, source and target included; empty without one.
    """

    seat: Seat
    dice: Dice
    hand: Hand
    pool: int
    is_opening: bool
    steps: tuple[Step, ...] = ()
    way: Way = ()
    over: str | None = None

    @property
    def placed(self) -> int:
        """Return how many dice were placed in this turn."""
        return [step.kind for step in self.steps].count("placement")

    @property
    def has_rethrow(self) -> bool:
        """Tell whether a die is to be thrown again."""
        return bool(self.steps) and self.steps[-1].kind == "rethrow"

    @property
    def is_whole(self) -> bool:
        """Tell whether the turn may end here; only the opening must not be left out."""
        return bool(self.steps) or not self.is_opening


def play(progress: TurnSoFar, step: Step) -> TurnSoFar:
    """Return the turn after one more step.

    Raises:
        IllegalMove: a rule forbids the step here.
    """
    _check_names(step)
    if refused := out_of_turn(progress, step.kind):
        raise refused
    match step:
        case Manoeuvre():
            return _moved(progress, step, check(progress.dice, progress.seat, step))
        case Placement():
            refused = placement_refusal(progress, INDEX[step.field], step.value)
        case Rethrow():
            refused = _missing(progress, step.value)
        case _:
            assert_never(step)
    if refused:
        raise refused
    return _used(progress, step)


def play_all(progress: TurnSoFar, steps: tuple[Step, ...]) -> TurnSoFar:
    """Return the turn after all steps, which must make it whole.

    Raises:
        IllegalMove: a rule forbids one of them, or more is needed.
    """
    for step in steps:
        progress = play(progress, step)
    if not progress.is_whole:
        raise opening_refusal(progress)
    return progress


def successors(progress: TurnSoFar) -> Iterator[TurnSoFar]:
    """Yield the turn after each legal next step: manoeuvres, placements, rethrows, each in board order.

    Manoeuvres to one field come shortest way first; values of the hand come high to low.
    """
    if not out_of_turn(progress, "manoeuvre"):
        yield from (_moved(progress, step, way) for step, way in manoeuvres(progress.dice, progress.seat))
    if not out_of_turn(progress, "placement"):
        yield from (_used(progress, step) for step in placements(room(progress.dice), progress.hand))
    if not out_of_turn(progress, "rethrow"):
        yield from (_used(progress, step) for step in rethrows(progress.hand))


def manoeuvres(dice: Dice, seat: Seat) -> Iterator[tuple[Manoeuvre, Way]]:
    """Yield every manoeuvre on a board with its way."""
    for source, die in enumerate(dice):
        if die and can_step(dice, source):
            yield from manoeuvres_of(dice, source, seat)


def manoeuvres_of(dice: Dice, source: int, seat: Seat) -> list[tuple[Manoeuvre, Way]]:
    """Return every manoeuvre of the die on a field with its way."""
    return [
        (_manoeuvre(source, target, value), way)
        for target, values in sorted(ends(dice, source, seat).items())
        for value, way in values.items()
    ]


@lru_cache(maxsize=1024)
def _manoeuvre(source: int, target: int, value: int) -> Manoeuvre:
    return Manoeuvre("manoeuvre", FIELDS[source], FIELDS[target], value)


def placements(found: Room, hand: Hand) -> list[Placement]:
    """Return every placement of a hand where a board has so much room."""
    bits = as_bits(hand)
    return [
        PLACEMENT[index][value]
        for index, fitting in enumerate(found)
        if fitting & bits
        for value in HIGH_TO_LOW[bits & (START[index] if fitting == ANY_VALUE else fitting)]
    ]


def rethrows(hand: Hand) -> list[Rethrow]:
    """Return every rethrow of a hand."""
    return [RETHROW[value] for value in dict.fromkeys(hand)]


def out_of_turn(progress: TurnSoFar, kind: str) -> IllegalMove | None:
    """Explain why a kind of step cannot come next: one manoeuvre first, at most two placements, or one and a rethrow.

    The opening is one placement and nothing else. Nothing follows what ends the game.
    """
    if progress.over:
        return IllegalMove("after_end", rule="end", reason=progress.over)
    if progress.is_opening and (progress.steps or kind != "placement"):
        return opening_refusal(progress)
    code: str | None = None
    if kind == "manoeuvre" and progress.steps:
        code = "second_manoeuvre" if progress.way else "manoeuvre_late"
    elif progress.has_rethrow:
        code = "second_rethrow" if kind == "rethrow" else "rethrow_not_last"
    elif kind != "manoeuvre" and progress.placed == PLACEMENTS:
        code = "rethrow_after_two" if kind == "rethrow" else "third_placement"
    return IllegalMove(code, rule="turn") if code else None


def opening_refusal(progress: TurnSoFar) -> IllegalMove:
    """Explain what the opening is: one placement on a printed field, with its number."""
    return IllegalMove("opening", rule="turn", lines=openings(progress))


def openings(progress: TurnSoFar) -> tuple[str, ...]:
    """Return the lines that Red may open with, highest value first."""
    hand = {*progress.hand, *(step.value for step in progress.steps)}
    lines = (f"{number}*{FIELDS[index]}" for index, number in PRINTED.items() if number in hand)
    return tuple(sorted(lines, reverse=True))


def placement_refusal(progress: TurnSoFar, index: int, value: int) -> IllegalMove | None:
    """Explain why a die of the hand cannot be placed on a field; None if it can."""
    dice, field = progress.dice, FIELDS[index]
    if value in progress.hand and value in placeable(dice, index):
        return None
    if die := dice[index]:
        return IllegalMove("occupied", rule="placement", field=field, occupant_seat=owner_of(die), value=abs(die))
    if is_hole(dice, index):
        around = tuple(_label(near, abs(dice[near])) for near in NEIGHBOURS[index])
        return IllegalMove("hole", rule="holes", field=field, around=around)
    if refused := _missing(progress, value):
        return refused
    if is_alone(dice, index):
        return _no_start(dice, index, value)
    near = next(clashes(dice, index, value))
    return IllegalMove(
        "adjacency",
        rule="adjacency",
        field=field,
        value=value,
        neighbour=FIELDS[near],
        neighbour_value=abs(dice[near]),
        values=tuple(str(fitting) for fitting in sorted(placeable(dice, index))),
    )


def _no_start(dice: Dice, index: int, value: int) -> IllegalMove:
    """Explain why a die cannot be placed on a field without occupied neighbours."""
    field = FIELDS[index]
    if index in PRINTED:
        return IllegalMove("start_value", rule="placement", field=field, value=value, printed=PRINTED[index])
    free = (start for start in PRINTED if not dice[start] and is_alone(dice, start))
    starts = tuple(_label(start, PRINTED[start]) for start in free)
    return IllegalMove("no_neighbour", rule="placement", field=field, starts=starts)


def _label(index: int, value: int) -> str:
    return f"{FIELDS[index]}={value}"


def _missing(progress: TurnSoFar, value: int) -> IllegalMove | None:
    if value in progress.hand:
        return None
    hand = tuple(str(left) for left in progress.hand)
    return IllegalMove("not_in_hand", rule="turn", value=value, hand=hand)


def _check_names(step: Step) -> None:
    """Refuse fields and values that do not exist; a line cannot name them, a stored or sent action could."""
    names: tuple[str, ...] = ()
    if isinstance(step, Manoeuvre):
        names = (step.source, step.target)
    elif isinstance(step, Placement):
        names = (step.field,)
    for name in names:
        if name not in INDEX:
            raise IllegalMove("unknown_field", rule="board", text=name, fields=())
    if step.value not in VALUES:
        raise IllegalMove("unknown_value", rule="notation", text=str(step.value))


def _moved(progress: TurnSoFar, step: Manoeuvre, way: Way) -> TurnSoFar:
    """Return the turn after a legal manoeuvre along a way.

    It never closes the board, so there is no end to test for: the value that has left its field would fit there still.
    """
    board = list(progress.dice)
    board[way[-1]] = signed(owner_of(board[way[0]]), step.value)
    board[way[0]] = 0
    seat, hand, pool, is_opening = progress.seat, progress.hand, progress.pool, progress.is_opening
    return TurnSoFar(seat, tuple(board), hand, pool, is_opening, (*progress.steps, step), way)


def _used(progress: TurnSoFar, step: Placement | Rethrow) -> TurnSoFar:
    """Return the turn after a die has legally left the hand; if the board is closed by the last die, that counts."""
    seat, dice, pool, over = progress.seat, progress.dice, progress.pool, progress.over
    hand = without(progress.hand, step.value)
    if step.kind == "placement":
        board, index, die = list(dice), INDEX[step.field], signed(seat, step.value)
        board[index] = die
        has_room = any(laid(room(dice), index, die))
        dice = tuple(board)
        over = "closed" if not has_room and is_closed(dice) else None if hand or pool else "last_die"
    return TurnSoFar(seat, dice, hand, pool, progress.is_opening, (*progress.steps, step), progress.way, over)


def without(hand: Hand, value: int) -> Hand:
    """Return a hand without one die that shows a value."""
    left = hand.index(value)
    return hand[:left] + hand[left + 1 :]
