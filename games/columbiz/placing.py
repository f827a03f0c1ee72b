"""Discs placed one after the other: where the next may lie, what it captures and scores, why it may not.

Answers for one player's placements as a value; must not know whose turn it is, nor what comes after it. The rules, the
parser and the suggestions play a line of placements here disc by disc.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.columbiz.board import DIRECTIONS, FIELDS, INDEX, LINE_POINTS, LOWER, MOST_DISCS, NEED, PLACES, RAYS
from games.columbiz.state import Captive, Line, Placed
from games.core import Chance, IllegalMove, Seat
from games.defaults import picked

SHORTEST_LINE = min(LINE_POINTS)


@dataclass(frozen=True, slots=True)
class PlacementsSoFar:
    """A turn after some placements: the board, the supply, and how many dice of each face (1-6) are left."""

    seat: Seat
    board: tuple[int, ...]
    supply: int
    faces: tuple[int, ...]
    placed: tuple[Placed, ...] = ()

    @property
    def fields(self) -> tuple[str, ...]:
        """Return where discs were placed, in order."""
        return tuple(disc.field for disc in self.placed)

    @property
    def points(self) -> int:
        """Return the points of the lines that were scored."""
        return sum(LINE_POINTS[len(line.fields)] for disc in self.placed for line in disc.lines)

    @property
    def captives(self) -> int:
        """Return how many discs were captured."""
        return sum(len(disc.captives) for disc in self.placed)


def options(progress: PlacementsSoFar) -> Iterator[int]:
    """Yield the fields on which the next disc may be placed, in board order."""
    if progress.supply and len(progress.placed) < MOST_DISCS:
        for index, holder in enumerate(progress.board):
            if not holder and progress.faces[PLACES[index][0] - 1] >= NEED[index]:
                yield index


def refusal(progress: PlacementsSoFar, field: str) -> IllegalMove | None:
    """Explain why the next disc cannot be placed on a field; None if it can."""
    if field not in INDEX:
        return IllegalMove("unknown_field", rule="board", text=field)
    index = INDEX[field]
    if len(progress.placed) == MOST_DISCS:
        return IllegalMove("too_many_discs", rule="placing", most=MOST_DISCS)
    if not progress.supply:
        return IllegalMove("supply_short", rule="placing", discs=len(progress.placed))
    if holder := progress.board[index]:
        return IllegalMove("occupied", rule="placing", field=field, occupant_seat=holder - 1)
    face = PLACES[index][0]
    if progress.faces[face - 1] < NEED[index]:
        used = sum(NEED[INDEX[field]] for field in progress.fields if PLACES[INDEX[field]][0] == face)
        there = progress.faces[face - 1]
        return IllegalMove(
            "dice_short", rule="placing", field=field, face=face, needed=NEED[index], there=there, used=used
        )
    return None


def place(progress: PlacementsSoFar, index: int) -> PlacementsSoFar:
    """Return the turn after a disc on a field where it may lie: it captures, and then its lines are counted."""
    own = progress.seat + 1
    board = list(progress.board)
    captives = []
    for below in LOWER[index]:
        if board[below] not in (0, own):
            captives.append(Captive(FIELDS[below], Seat(board[below] - 1)))
            board[below] = 0
    board[index] = own
    face = PLACES[index][0] - 1
    faces = progress.faces
    return PlacementsSoFar(
        progress.seat,
        tuple(board),
        progress.supply - 1,
        (*faces[:face], faces[face] - NEED[index], *faces[face + 1 :]),
        (*progress.placed, Placed(FIELDS[index], tuple(captives), tuple(_lines(board, index)))),
    )


def _lines(board: list[int], index: int) -> Iterator[Line]:
    """Yield the unbroken lines of one owner through a field that are long enough to score (ruling 5)."""
    for direction, (back, ahead) in zip(DIRECTIONS, RAYS[index], strict=True):
        before, after = _own(board, index, back), _own(board, index, ahead)
        if len(before) + 1 + len(after) >= SHORTEST_LINE:
            yield Line(direction, tuple(FIELDS[at] for at in (*reversed(before), index, *after)))


def _own(board: list[int], index: int, ray: Iterable[int]) -> list[int]:
    """Return the fields of a ray that the owner of a field holds without a gap."""
    owner, found = board[index], []
    for at in ray:
        if board[at] != owner:
            break
        found.append(at)
    return found


def play(progress: PlacementsSoFar, field: str) -> PlacementsSoFar:
    """Return the turn after a disc on a field.

    Raises:
        IllegalMove: a rule forbids it.
    """
    if refused := refusal(progress, field):
        raise refused
    return place(progress, INDEX[field])


def play_all(progress: PlacementsSoFar, fields: tuple[str, ...]) -> PlacementsSoFar:
    """Return the turn after all placements.

    Raises:
        IllegalMove: there is none, or a rule forbids one of them.
    """
    if not fields:
        raise IllegalMove("nothing_placed", rule="placing")
    for field in fields:
        progress = play(progress, field)
    return progress


def lines_of_play(progress: PlacementsSoFar) -> Iterator[PlacementsSoFar]:
    """Yield every legal line of placements, depth first: each before those that go on from it."""
    for index in options(progress):
        longer = place(progress, index)
        yield longer
        yield from lines_of_play(longer)


def some_line(progress: PlacementsSoFar, chance: Chance) -> PlacementsSoFar:
    """Return a random legal line of placements, with as many discs as are thrown for; none where nothing is free."""
    for _ in range(chance.die(MOST_DISCS)):
        if not (free := tuple(options(progress))):
            break
        progress = place(progress, picked(free, chance))
    return progress
