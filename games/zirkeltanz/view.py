"""The view of Zirkeltanz: a plane with circles, whose turn it is, and the available choices.

All lengths and places are micro-units. In the set-up a view holds the circles of its viewer only.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil
from typing import Final, Self

from games.core import Note, Outcome, Seat
from games.defaults import collected

UNIT: Final = 1_000_000
WIDE: Final = 60
"""How many characters the text board is wide at most; one is twice as high as wide."""

NARROWEST: Final = 30
"""The least extent of the text board in each direction, in units."""

FILL: Final = "=#"
"""The fillings of Blue's and Yellow's circles in the text board."""

SIGNS: Final = "by"

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CircleSeen:
    """A number circle."""

    seat: Seat
    name: str
    at: Point
    radius: int


@dataclass(frozen=True, slots=True)
class MoveSeen:
    """The latest move: who made it, its line, the circle where it lies now and where it lay, and what it touches."""

    seat: Seat
    line: str
    circle: CircleSeen
    old: Point
    contacts: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class ArcSeen:
    """Possible places of a circle's centre beside a target: an arc around `centre`, degrees clockwise from the top."""

    circle: str
    radius: int
    centre: Point
    distance: int
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class PocketSeen:
    """A numbered place."""

    number: int
    circle: str
    at: Point
    radius: int
    is_winning: bool


@dataclass(frozen=True, slots=True)
class Offers:
    """The choices of the moment: the arcs and numbered places of some circles, named as the mover does."""

    circles: tuple[str, ...]
    arcs: tuple[ArcSeen, ...]
    pockets: tuple[PocketSeen, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A position as shown. `lives` are the centres of the life circles; `thrown` is 0 while a throw is due."""

    circles: tuple[CircleSeen, ...]
    lives: tuple[Point, Point]
    life: int
    area: int
    is_setup: bool
    ready: tuple[bool, bool]
    to_move: Seat | None
    thrown: int
    turns: int
    turn_limit: int
    last: MoveSeen | None
    outcome: Outcome | None
    offers: Offers | None = None

    @property
    def turn(self) -> int:
        """Return the number of the round under way, or of the last one."""
        is_counted = self.outcome is not None and self.outcome.reason in ("covered", "turn_limit")
        return (self.turns - is_counted) // 2 + 1

    def ended(self, outcome: Outcome) -> Self:
        """Return the same view of a play that was ended from outside."""
        return replace(self, outcome=outcome, to_move=None, offers=None)

    # Text

    def text(self) -> str:
        """Return the plane as plain characters, without words.

        Blue's circles are filled with `=`, Yellow's with `#`, with the name in the middle; `*` are life circles, `.`
        penalty areas, `-` the middle line. Below stand the units from edge to edge, the thrown value in brackets
        behind `>` for the player to move, `+` before players who are ready with the set-up, and all centres in units.
        """
        return "\n".join(line.rstrip() for line in (*self._plane(), *self._margin()))

    def _window(self) -> tuple[int, int, int, int]:
        """Return left, bottom, right and top of what has to be shown, in units."""
        shown = [(circle.at, circle.radius) for circle in self.circles] + [(life, self.area) for life in self.lives]
        shown.append(((0, 0), NARROWEST * UNIT))
        return (
            min(at[0] - radius for at, radius in shown) // UNIT,
            min(at[1] - radius for at, radius in shown) // UNIT,
            -(-max(at[0] + radius for at, radius in shown) // UNIT),
            -(-max(at[1] + radius for at, radius in shown) // UNIT),
        )

    def _plane(self) -> Iterator[str]:
        left, bottom, right, top = self._window()
        cell = max(1, ceil(max((right - left) / WIDE, (top - bottom) / WIDE)))
        columns, rows = ceil((right - left) / cell), ceil((top - bottom) / (2 * cell))
        grid = [
            [
                self._sign((left + (column + 0.5) * cell) * UNIT, (top - (row + 0.5) * 2 * cell) * UNIT, cell * UNIT)
                for column in range(columns)
            ]
            for row in range(rows)
        ]
        for circle in self.circles:
            row = min(rows - 1, int((top * UNIT - circle.at[1]) / (2 * cell * UNIT)))
            column = min(columns - 2, max(0, round((circle.at[0] / UNIT - left) / cell) - 1))
            grid[row][column : column + 2] = circle.name
        yield from ("".join(row) for row in grid)
        yield f"({left},{bottom}) ({right},{top})"

    def _sign(self, x: float, y: float, cell: float) -> str:
        """Return what lies at a place."""
        for circle in self.circles:
            if _away(circle.at, x, y) < circle.radius**2:
                return FILL[circle.seat]
        for life in self.lives:
            if _away(life, x, y) < self.life**2:
                return "*"
            if _away(life, x, y) < self.area**2:
                return "."
        return "-" if -cell <= y < cell else " "

    def _margin(self) -> Iterator[str]:
        for seat in (Seat(0), Seat(1)):
            mark = ">" if self.to_move == seat else "+" if self.is_setup and self.ready[seat] else " "
            die = f" [{self.thrown}]" if mark == ">" else ""
            places = " ".join(
                f"{circle.name}({_units(circle.at[0], 2)},{_units(circle.at[1], 2)})"
                for circle in self.circles
                if circle.seat == seat
            )
            yield f"{mark} {SIGNS[seat]}{die}: {places}"
        if self.turn_limit:
            yield f"{self.turns}/{self.turn_limit}"

    # Notes

    @collected
    def notes(self) -> Iterator[Note]:
        """Yield what a description of the picture says, most important first."""
        if self.outcome:
            yield Note("view_over", {"reason": self.outcome.reason})
        elif self.is_setup:
            yield Note("view_setup")
            yield from (Note("view_ready", {"seat": seat}) for seat in (Seat(0), Seat(1)) if self.ready[seat])
        elif self.to_move is None:
            yield Note("view_throw_due")
        else:
            yield Note("view_to_move", {"seat": self.to_move, "turn": self.turn, "thrown": self.thrown})
        if self.offers:
            yield Note("view_offers", {"circles": self.offers.circles, "count": len(self.offers.pockets)})
        if self.last:
            yield Note("view_last", {"seat": self.last.seat, "line": self.last.line})
        if self.turn_limit and not self.outcome:
            yield Note("view_limit", {"turns": self.turns, "limit": self.turn_limit})
        for seat in (Seat(0), Seat(1)):
            places = tuple(
                f"{circle.name} ({_units(circle.at[0], 1)} | {_units(circle.at[1], 1)})"
                for circle in self.circles
                if circle.seat == seat
            )
            if places:
                yield Note("view_circles", {"seat": seat, "circles": places})


def _away(at: Point, x: float, y: float) -> float:
    """Return the square of the distance of two places."""
    return (at[0] - x) ** 2 + (at[1] - y) ** 2


def _units(length: int, decimals: int) -> str:
    """Return a length in units, rounded to some decimals, without needless digits."""
    text = f"{length / UNIT:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
