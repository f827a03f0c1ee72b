"""Legal places for the circles of a turn: circles, targets, the tests of a place, pockets, lost turns.

Answers for legality, always of rounded centres and in integers. Must not know notation nor words.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Final, Literal, NamedTuple

from games.core import IllegalMove, Seat
from games.zirkeltanz import geometry
from games.zirkeltanz.geometry import Point, Side
from games.zirkeltanz.measures import NAMES, NUMBERS, Measures, measures_of, tenths_text
from games.zirkeltanz.state import SEATS, Circle, Move, State

FOREIGN: Final = "!"
"""Stands before the name of an opponent's circle."""

AREA: Final = "area"
LIFE: Final = "life"

NAMES_OF: Final = {number: tuple(name for name in NAMES if name[0] == str(number)) for number in NUMBERS}
"""The names of the circles of each number."""

Kind = Literal["old", "circle", "area", "life"]


@dataclass(frozen=True)
class Turn:
    """A turn under way: who moves in which position, and what was thrown."""

    state: State
    seat: Seat
    thrown: int

    @property
    def measures(self) -> Measures:
        """Return the measures of this match."""
        return measures_of(self.state.edition)

    @property
    def is_six(self) -> bool:
        """Tell whether a circle of the opponent must be moved."""
        return self.thrown not in NUMBERS

    @property
    def owner(self) -> Seat:
        """Return whose circle must be moved."""
        return other(self.seat) if self.is_six else self.seat

    @property
    def movable(self) -> tuple[Circle, ...]:
        """Return the circles one of which must be moved, by name."""
        owner, names = self.owner, NAMES if self.is_six else NAMES_OF[self.thrown]
        return tuple([circle for circle in self.state.circles if circle.name in names and circle.seat == owner])

    @property
    def placements(self) -> tuple["Placement", ...]:
        """Return every circle that may be moved with every target it may be laid to, places being there or not."""
        return tuple(placement for circle in self.movable for placement in self.placements_of(circle))

    def placements_of(self, circle: Circle) -> Iterator["Placement"]:
        """Yield a circle with every target it may be laid to, places being there or not."""
        return (Placement(self, circle, target) for target in self.targets(circle))

    def name(self, circle: Circle) -> str:
        """Return a circle's name as the mover writes it."""
        return circle.name if circle.seat == self.seat else FOREIGN + circle.name

    def named(self, name: str) -> Circle:
        """Return the circle that the mover writes so.

        Raises:
            IllegalMove: there is none of this name.
        """
        seat = other(self.seat) if name.startswith(FOREIGN) else self.seat
        bare = name.removeprefix(FOREIGN)
        for circle in self.state.circles:
            if circle.name == bare and circle.seat == seat:
                return circle
        raise IllegalMove("unknown_circle", rule="notation", text=name)

    def targets(self, circle: Circle) -> tuple[Circle, ...]:
        """Return the circles to which one may be laid: its colour's, with a number beside its own (test 1)."""
        seat, beside = circle.seat, neighbours(self.state.edition, circle.name[0])
        return tuple([circle for circle in self.state.circles if circle.name[0] in beside and circle.seat == seat])

    def is_neighbour(self, circle: Circle, target: Circle) -> bool:
        """Tell whether a circle may be laid to another one."""
        return target.seat == circle.seat and target.name[0] in neighbours(self.state.edition, circle.name[0])


class Obstacle(NamedTuple):
    """Something that a moved circle must not overlap; `reach` is the sum of both radii, `name` that of a pocket.

    `least` is the square of how near it lets the circle come.
    """

    kind: Kind
    name: str
    at: Point
    reach: int
    least: int


@dataclass
class Placement:
    """A circle that is being laid to a target: all that its place depends on.

    Both are the very circles of the turn's state, which are told apart by being the same. `distance` is how far the
    centre is from the target's.
    """

    turn: Turn
    circle: Circle
    target: Circle
    distance: int = field(init=False)

    def __post_init__(self) -> None:
        self.distance, _ = _reaches(self.turn.state.edition, self.circle.name)[self.target.name]

    @property
    def radius(self) -> int:
        """Return the radius of the moved circle."""
        return self.turn.measures.radius(self.circle.name)

    @property
    def is_contact(self) -> bool:
        """Tell whether the circle touches the target where it lies now."""
        return geometry.is_touching(self.circle.at, self.target.at, self.distance)

    @property
    def names(self) -> tuple[str, str]:
        """Return the names of circle and target as the mover writes them."""
        return self.turn.name(self.circle), self.turn.name(self.target)

    @property
    def obstacles(self) -> tuple[Obstacle, ...]:
        """Return what tests 2 to 5 keep the circle from, without the target, which it is to touch."""
        target = self.names[1]
        found = obstacles(self.turn, self.circle)
        return tuple(other for other in found if other.name != target)

    @cached_property
    def close_obstacles(self) -> tuple[Obstacle, ...]:
        """Return the obstacles that the circle of centres around the target comes to."""
        return self._nearer(self.target.at, _comes_to(self.turn.state.edition, self.circle.name, self.target.name))

    def overlapped(self, at: Point) -> tuple[Obstacle, ...]:
        """Return the obstacles that the circle would overlap at a place."""
        return self._nearer(at, _overlaps(self.turn.state.edition, self.circle.name))

    def _nearer(self, at: Point, squares: Mapping[str, int]) -> tuple[Obstacle, ...]:
        """Return the obstacles nearer to a place than is said for each name, as a square.

        All circles are gone through for every placement, so only what is near becomes an obstacle.
        """
        (x, y), turn, target = at, self.turn, self.target
        circles = [
            circle
            for circle in turn.state.circles
            if (across := circle.x - x) * across + (up := circle.y - y) * up < squares[circle.name]
            and circle is not target
        ]
        lasting = [
            obstacle
            for obstacle in _lasting(turn, self.circle)
            if geometry.square(obstacle.at, at) < squares[obstacle.name]
        ]
        return (*_in_the_way(turn, self.circle, circles), *lasting)

    def is_legal(self, at: Point) -> bool:
        """Tell whether a rounded centre next to the target passes tests 1 to 5."""
        x, y = at
        for _, _, (far_x, far_y), _, least in self.close_obstacles:
            if (across := x - far_x) * across + (up := y - far_y) * up < least:
                return False
        return geometry.is_touching(at, self.target.at, self.distance)

    def at(self, direction: int) -> Point:
        """Return the rounded centre in a direction from the target, legal or not."""
        return geometry.place_at(self.target.at, self.distance, direction)

    def pockets(self, obstacle: Obstacle) -> tuple[tuple[Side, Point], ...]:
        """Return the places that touch the target and an obstacle, with their sides, legal or not."""
        return geometry.pockets(self.target.at, self.distance, obstacle.at, obstacle.reach)

    @property
    def legal_pockets(self) -> Iterator["Pocket"]:
        """Yield the legal pockets, in the order of the obstacles as listed."""
        return (pocket for obstacle in self.close_obstacles for pocket in self.legal_pockets_at(obstacle))

    def legal_pockets_at(self, obstacle: Obstacle) -> Iterator["Pocket"]:
        """Yield the legal pockets between the target and an obstacle."""
        return (Pocket(self, obstacle, side, at) for side, at in self.pockets(obstacle) if self.is_legal(at))

    def has_place(self) -> bool:
        """Tell whether there is a legal place: nothing is in the way all around the target, or a pocket is legal."""
        for obstacle in self.close_obstacles:
            for _, at in self.pockets(obstacle):
                if self.is_legal(at):
                    return True
        return not self.close_obstacles


@dataclass(frozen=True, slots=True)
class Pocket:
    """A place that touches the target and a second thing."""

    placement: Placement
    second: Obstacle
    side: Side
    at: Point


def other(seat: Seat) -> Seat:
    """Return the opponent of a seat."""
    return SEATS[1 - seat]


def obstacles(turn: Turn, circle: Circle) -> tuple[Obstacle, ...]:
    """Return what a circle must not overlap in its new place.

    These are the place it leaves (test 2), the other number circles (test 3), the penalty area of its colour (test 4)
    and, on a six, the mover's life circle (test 5, ruling 3).
    """
    return (*_in_the_way(turn, circle, turn.state.circles), *_lasting(turn, circle))


def _in_the_way(turn: Turn, circle: Circle, among: Iterable[Circle]) -> list[Obstacle]:
    """Return the place that a circle leaves, if it is among some circles, and then the others of them."""
    reaches = _reaches(turn.state.edition, circle.name)
    found: list[Obstacle] = []
    for other in among:
        if other is circle:
            found.insert(0, Obstacle("old", turn.name(other), other.at, *reaches[other.name]))
        else:
            found.append(Obstacle("circle", turn.name(other), other.at, *reaches[other.name]))
    return found


def _lasting(turn: Turn, circle: Circle) -> tuple[Obstacle, ...]:
    """Return what is in the way of a circle wherever the others lie."""
    lasting = _areas(turn.state.edition, circle.name, circle.seat, turn.seat)
    return lasting if turn.is_six else lasting[:1]


@cache
def _areas(edition: int, name: str, owner: Seat, mover: Seat) -> tuple[Obstacle, Obstacle]:
    """Return the penalty area of a circle's owner and the life circle of the mover."""
    centre, reaches = measures_of(edition).life_centre, _reaches(edition, name)
    return Obstacle("area", AREA, centre(owner), *reaches[AREA]), Obstacle("life", LIFE, centre(mover), *reaches[LIFE])


@cache
def _reaches(edition: int, name: str) -> Mapping[str, tuple[int, int]]:
    """Return the reach between a circle and each thing, by its name, with the square of how near the two may come."""
    measures = measures_of(edition)
    radii = {AREA: measures.area, LIFE: measures.life} | {other: measures.radius(other) for other in NAMES}
    reaches = {other: measures.radius(name) + radius for other, radius in radii.items()}
    return {other: (reach, (reach - geometry.SLACK) ** 2) for other, reach in reaches.items()}


@cache
def _overlaps(edition: int, name: str) -> Mapping[str, int]:
    """Return the squares of the distances below which things overlap a circle, by their names."""
    return {other: least for other, (_, least) in _reaches(edition, name).items()}


@cache
def _comes_to(edition: int, name: str, target: str) -> Mapping[str, int]:
    """Return the squares of the distances from a target below which a circle laid to it can touch things."""
    reaches = _reaches(edition, name)
    far = reaches[target][0] + geometry.SLACK
    return {
        other: (far + reach) ** 2 + 1 for other, (reach, _) in reaches.items()
    }  # one more: just so far is not too far


@cache
def neighbours(edition: int, number: str) -> frozenset[str]:
    """Return the numbers to which a circle of a number may be laid, as they stand in names."""
    return frozenset(map(str, measures_of(edition).neighbours(number)))


def has_move(turn: Turn) -> bool:
    """Tell whether a legal move exists; if not the turn is lost."""
    return any(placement.has_place() for circle in turn.movable for placement in turn.placements_of(circle))


def is_winning(turn: Turn, placement: Placement, at: Point) -> bool:
    """Tell whether a circle of one's own covers part of the opponent's life circle at a place."""
    if placement.circle.seat != turn.seat:
        return False
    return geometry.is_overlapping(at, turn.measures.life_centre(other(turn.seat)), winning_reach(placement))


def winning_reach(placement: Placement) -> int:
    """Return how near the centre of a moved circle must come to that of a life circle to cover some of it."""
    return placement.radius + placement.turn.measures.life


def checked(turn: Turn, move: Move) -> Placement:
    """Return the placement of a recorded move after checking its centre; nothing is computed again.

    Raises:
        IllegalMove: the circle may not be moved, or its place fails one of the tests.
    """
    circle, target = chosen(turn, move.circle), turn.named(move.target)
    if not turn.is_neighbour(circle, target):
        raise not_neighbours(turn, circle, target)
    placement = Placement(turn, circle, target)
    refuse_place(placement, move.at)
    return placement


def chosen(turn: Turn, name: str) -> Circle:
    """Return the circle of a name if the throw allows to move it.

    Raises:
        IllegalMove: another number was thrown, or the circle is the other one's.
    """
    circle = turn.named(name)
    if circle.seat != turn.owner:
        code = "own_on_six" if turn.is_six else "foreign"
        raise IllegalMove(code, rule="six" if turn.is_six else "turn", circle=circle.name, thrown=turn.thrown)
    if not turn.is_six and int(circle.name[0]) != turn.thrown:
        names = tuple(turn.name(circle) for circle in turn.movable)
        raise IllegalMove("wrong_number", rule="turn", circle=circle.name, thrown=turn.thrown, circles=names)
    return circle


def not_neighbours(turn: Turn, circle: Circle, target: Circle) -> IllegalMove:
    """Return the refusal to lay a circle to one that it may not be laid to."""
    numbers = tuple(str(number) for number in turn.measures.neighbours(circle.name))
    return IllegalMove(
        "not_neighbours",
        rule="neighbours",
        circle=turn.name(circle),
        target=turn.name(target),
        number=int(circle.name[0]),
        numbers=numbers,
    )


REFUSALS: Final = {"old": "on_old_place", "circle": "overlap", "area": "in_area", "life": "on_life"}
"""The code of a place that overlaps an obstacle of each kind."""


def refuse_place(placement: Placement, at: Point) -> None:
    """Refuse a rounded centre that fails one of the tests 1 to 5.

    Raises:
        IllegalMove: it does; of several overlaps the deepest is told.
    """
    circle, target = placement.names
    if not geometry.is_touching(at, placement.target.at, placement.distance):
        gap = tenths_text(abs(geometry.overlap(at, placement.target.at, placement.distance)))
        raise IllegalMove("no_contact", rule="laying", circle=circle, target=target, gap=gap)
    if hit := placement.overlapped(at):
        worst = max(hit, key=lambda obstacle: geometry.overlap(at, obstacle.at, obstacle.reach))
        depth = tenths_text(geometry.overlap(at, worst.at, worst.reach))
        rule = "six" if worst.kind == "life" else "laying"
        raise IllegalMove(REFUSALS[worst.kind], rule=rule, circle=circle, other=worst.name, depth=depth)


def is_neighbour_name(turn: Turn, circle: Circle, name: str) -> bool:
    """Tell whether the thing of a name is a circle to which another one may be laid."""
    return any(turn.name(target) == name for target in turn.targets(circle))


def directed(placement: Placement, direction: int) -> Move:
    """Return the move in a direction, legal or not."""
    return Move("move", *placement.names, direction, None, None, *placement.at(direction))


def legal_moves(placement: Placement, directions: Iterable[int]) -> Iterator[Move]:
    """Yield the legal moves in some directions."""
    circle, target = placement.names
    for direction in directions:
        if placement.is_legal(at := placement.at(direction)):
            yield Move("move", circle, target, direction, None, None, *at)


def pocket_move(pocket: Pocket) -> Move:
    """Return the move into a pocket."""
    return Move("move", *pocket.placement.names, None, pocket.second.name, pocket.side or None, *pocket.at)


def touching_now(turn: Turn, circle: Circle) -> tuple[str, ...]:
    """Return the number circles that a circle touches where it lies, as the mover names them."""
    return tuple(
        turn.name(other)
        for other in turn.state.circles
        if other != circle and Placement(turn, circle, other).is_contact
    )
