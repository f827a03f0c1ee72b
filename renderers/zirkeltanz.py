"""The plane of Zirkeltanz: number circles by size, life circles with their penalty areas, what may be chosen.

Everything is read from the view. Blue's circles are plain with a bright ring, Yellow's are striped. The window lies
around the middle point and grows in steps, so that it is the same from move to move; an inset shows the latest move
closer where its circles are small. Lengths are pixels, those of the view micro-units.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image

from games.core import Seat, SheetRow
from games.zirkeltanz.view import UNIT, ArcSeen, CircleSeen, MoveSeen, Offers, View
from renderers.canvas import BOLD, Brush, Canvas, Point, Sprite, indexed, text_sprite, text_width
from renderers.core import Words
from renderers.dice import draw_die
from renderers.replay import animate
from renderers.sheet import TURN_WORD, draw_sheet
from renderers.theme import THEMES, Colour, Piece, Theme, hex_colour

WIDTH: Final = 800
HEIGHT: Final = 1000
MARGIN: Final = 20
PLANE: Final = WIDTH - 2 * MARGIN
PLANE_TOP: Final = 104
PANEL: Final = (374, 100)
PANEL_TOP: Final = PLANE_TOP + PLANE + 18
DIE: Final = 66

NEAREST: Final = 32
GROWTH: Final = 1.25
"""The least that a window shows in each direction from the middle point, in units, and by what it grows."""

INSET: Final = 248
INSET_UNITS: Final = 8
"""The side of the inset, and how many units it shows in each direction from the laid circle."""

SMALL: Final = 22
"""An inset is shown where a circle near the latest move has a smaller radius than this, in pixels."""

TAG: Final = 15
TAG_GAP: Final = 31
RINGS_SHOWN: Final = 12
"""The radius of a numbered tag, how far tags keep from each other, and up to how many places their rims are drawn."""

SEAT_WORDS: Final = ("picture-blue", "picture-yellow")
PICTURE_WORDS: Final = (
    *SEAT_WORDS,
    "picture-turn",
    "picture-to-move",
    "picture-ready",
    "picture-lays",
    "picture-won",
    "picture-drawn",
    "picture-over",
    "picture-setup",
    "picture-turns",
)
SHEET_WORDS: Final = tuple(f"zirkeltanz-column-{column}" for column in ("die", "move"))


def _piece(body: str, line: str, sign: str, land: str, land_line: str) -> Piece:
    colours = (hex_colour(text) for text in (body, line, sign, land, land_line, sign))
    return Piece(*colours)


_THEMES: Final = {
    "dark": replace(
        THEMES["dark"].with_pieces(
            _piece("2F7DE1", "B5D4FA", "FFFFFF", "22304A", "5E9BEA"),
            _piece("F2C62E", "9C7608", "231A00", "3A3520", "F2C62E"),
            _piece("E5383B", "FFB3AC", "FFFFFF", "1C232E", "E5383B"),
        ),
        accent=hex_colour("6FE3B4"),
    ),
    "light": replace(
        THEMES["light"].with_pieces(
            _piece("1B66C9", "0B3570", "FFFFFF", "DCE7F5", "1B66C9"),
            _piece("FFC928", "7A5B00", "231A00", "FBEFC4", "B58900"),
            _piece("D92B2F", "7E1013", "FFFFFF", "FBF8F2", "D92B2F"),
        ),
        accent=hex_colour("00795C"),
    ),
}
"""The house's themes with this game's circles: Blue's, Yellow's, and the life circles."""

LIFE: Final = 2
"""Where the life circles stand among the pieces."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A window on the plane: what lies in its middle, how many pixels a unit has, and its side in pixels."""

    middle: tuple[int, int]
    scale: float
    side: int

    def place(self, at: tuple[int, int]) -> Point:
        """Return where a place of the plane lies in the window."""
        half = self.side / 2
        x, y = at[0] - self.middle[0], at[1] - self.middle[1]
        return half + x / UNIT * self.scale, half - y / UNIT * self.scale

    def length(self, length: int) -> float:
        """Return a length of the plane in pixels."""
        return length / UNIT * self.scale


class Zirkeltanz:
    """Draws the views of Zirkeltanz."""

    @property
    def words(self) -> tuple[str, ...]:
        """Return the message ids that may be asked for."""
        return (*PICTURE_WORDS, TURN_WORD, *SHEET_WORDS)

    def board(self, view: View, *, theme: Theme, words: Words) -> bytes:
        """Return the position as a PNG of 800 x 1000."""
        return _drawn(view, _THEMES[theme.key], words).png()

    def replay(self, views: Sequence[View], *, theme: Theme, words: Words) -> bytes:
        """Return the positions as an animated GIF of 400 x 500; the widest of their windows holds for all."""
        half = max((half_of(view) for view in views), default=NEAREST)
        return animate(_drawn(view, _THEMES[theme.key], words, half).half() for view in views)

    def sheet(self, rows: Sequence[SheetRow], *, theme: Theme, words: Words, page: int = -1) -> bytes:
        """Return a page of the record."""
        return draw_sheet(rows, page, columns=SHEET_WORDS, theme=_THEMES[theme.key], words=words, emblem=draw_emblem)


def half_of(view: View) -> int:
    """Return how many units the window shows in each direction: the first step that holds all circles."""
    far = max((max(abs(x), abs(y)) + each.radius for each in view.circles for x, y in (each.at,)), default=0) / UNIT
    half = NEAREST
    while half < far:
        half = math.ceil(half * GROWTH)
    return half


def _drawn(view: View, theme: Theme, words: Words, half: int | None = None) -> Canvas:
    frame = Frame((0, 0), PLANE / 2 / (half or half_of(view)), PLANE)
    plane = _plane(view, theme, frame)
    if view.last and not view.offers and _needs_inset(view, view.last, frame):
        _put_inset(plane, view, view.last, frame)
    canvas = Canvas.blank(theme, WIDTH, HEIGHT)
    canvas.put(Sprite(plane.indices, _plane_mask()), MARGIN, PLANE_TOP, "lt")
    _put_heading(canvas, view, words)
    for seat in (Seat(0), Seat(1)):
        _put_player(canvas, view, seat, words)
    return canvas


def _plane(view: View, theme: Theme, frame: Frame) -> Canvas:
    """Return what a window shows: the ground, the place that was left, all circles, contacts, and what is offered."""
    canvas = _ground(theme, frame, view.lives, view.life, view.area).copy()
    if view.last:
        _put_ghost(canvas, frame, view.last)
    for circle in view.circles:
        _put_circle(canvas, frame, circle, is_last=view.last is not None and view.last.circle == circle)
    if view.last:
        for contact in view.last.contacts:
            _put_sprite(canvas, _contact(theme), frame.place(contact))
    if view.offers:
        _put_offers(canvas, frame, view.offers)
    return canvas


# --- The ground


@lru_cache(maxsize=16)
def _ground(theme: Theme, frame: Frame, lives: tuple[tuple[int, int], ...], life: int, area: int) -> Canvas:
    """Return the empty plane: a raster, the middle line, penalty areas and life circles, compass and scale."""
    brush = Brush(frame.side, frame.side, theme.well)
    for seat, centre in enumerate(lives):
        x, y = frame.place(centre)
        brush.disc(x, y, frame.length(area), theme.pieces[seat].land)
    step = _step(frame)
    for line in range(-20 * step, 21 * step, step):
        x, y = frame.place((line * UNIT, line * UNIT))
        brush.line(((x, 0), (x, frame.side)), 1, theme.board)
        brush.line(((0, y), (frame.side, y)), 1, theme.board)
    _draw_middle_line(brush, theme, frame)
    for seat, centre in enumerate(lives):
        _draw_life(brush, theme, frame, seat, centre, life, area)
    canvas = Canvas(theme, indexed(brush.image(), theme))
    if frame.side == PLANE:
        _write_measures(canvas, frame, step)
    return canvas


def _step(frame: Frame) -> int:
    """Return how many units lie between two lines of the raster."""
    return next(step for power in range(9) for step in (10**power * 10, 10**power * 20) if step * frame.scale >= 60)


def _draw_middle_line(brush: Brush, theme: Theme, frame: Frame) -> None:
    _, y = frame.place((0, 0))
    for left in range(0, frame.side, 26):
        brush.line(((left + 4, y), (left + 18, y)), 3, theme.quiet)


def _draw_life(
    brush: Brush, theme: Theme, frame: Frame, seat: int, centre: tuple[int, int], life: int, area: int
) -> None:
    """Draw a life circle with a heart on it, its penalty area bounded by dashes in the colour of its side."""
    (x, y), red = frame.place(centre), theme.pieces[LIFE]
    reach = frame.length(area)
    for start in range(0, 360, 15):
        brush.arc(x, y, reach, 2.5, theme.pieces[seat].land_line, start, start + 9)
    radius = frame.length(life)
    brush.disc(x, y, radius, red.line)
    brush.disc(x, y, radius - 1.6, red.body)
    size = radius * 0.27
    for side in (-1, 1):
        brush.disc(x + side * size * 0.8, y - size * 0.55, size, red.sign)
    brush.polygon(
        [(x - size * 1.62, y - size * 0.05), (x + size * 1.62, y - size * 0.05), (x, y + size * 1.9)], red.sign
    )


def _write_measures(canvas: Canvas, frame: Frame, step: int) -> None:
    """Write the coordinates along two edges, the compass of directions and a scale."""
    theme, side = canvas.theme, frame.side
    for line in range(-20 * step, 21 * step, step):
        x, y = frame.place((line * UNIT, line * UNIT))
        if 40 < x < side - 110 and line % (2 * step) == 0:
            canvas.write(str(line), x, side - 13, 17, theme.quiet, theme.well)
        if 40 < y < side - 40:
            canvas.write(str(line), 8, y - 11, 17, theme.quiet, theme.well, anchor="lm")
    canvas.put(_compass(theme), side - 8, 8, "rt")
    width = round(frame.length(step * UNIT))
    canvas.put(_scale_bar(theme, width, str(step)), side - 12, side - 8, "rb")


@lru_cache(maxsize=4)
def _compass(theme: Theme) -> Sprite:
    """Return the directions of the notation: 0 at the top, clockwise."""
    side = 118
    middle, radius = side / 2, 31
    brush = Brush(side, side, theme.well)
    brush.ring(middle, middle, radius, 2, theme.quiet)
    for turn in range(0, 360, 30):
        sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
        inner = radius - (9 if turn % 90 == 0 else 4)
        brush.line(
            ((middle + inner * sine, middle - inner * cosine), (middle + radius * sine, middle - radius * cosine)),
            2,
            theme.quiet,
        )
    brush.polygon([(middle, middle - 20), (middle - 7, middle + 4), (middle + 7, middle + 4)], theme.quiet)
    canvas = Canvas(theme, indexed(brush.image(), theme))
    for text, x, y in (("0", 0, -1), ("90", 1, 0), ("180", 0, 1), ("270", -1, 0)):
        canvas.write(text, middle + x * 46, middle + y * 44, 17, theme.quiet, theme.well, weight=BOLD)
    return Sprite(canvas.indices)


@lru_cache(maxsize=16)
def _scale_bar(theme: Theme, width: int, text: str) -> Sprite:
    """Return a bar that is as long as the text says in units."""
    brush = Brush(width + 4, 40, theme.well)
    brush.line(((2, 34), (width + 2, 34)), 3, theme.quiet)
    for x in (2, width + 2):
        brush.line(((x, 28), (x, 38)), 3, theme.quiet)
    canvas = Canvas(theme, indexed(brush.image(), theme))
    canvas.write(text, (width + 4) / 2, 15, 18, theme.quiet, theme.well, weight=BOLD)
    return Sprite(canvas.indices)


# --- Circles


def _put_circle(canvas: Canvas, frame: Frame, circle: CircleSeen, *, is_last: bool) -> None:
    """Put down a circle with its name."""
    theme, radius = canvas.theme, frame.length(circle.radius)
    x, y = frame.place(circle.at)
    _put_sprite(canvas, _disc(theme, circle.seat, round(radius, 2), marked=is_last), (x, y))
    piece = theme.pieces[circle.seat]
    size = max(9, min(34, round(radius * (1.28 if circle.radius <= UNIT else 0.95))))
    if _is_inside(canvas, x, y):
        canvas.write(circle.name, round(x), round(y), size, piece.sign, piece.body, weight=BOLD)


def _put_sprite(canvas: Canvas, sprite: Sprite, at: Point) -> None:
    if _is_inside(canvas, *at, reach=sprite.size[0] / 2):
        canvas.put(sprite, *at)


def _is_inside(canvas: Canvas, x: float, y: float, reach: float = 0) -> bool:
    """Tell whether something around a point can be seen at all."""
    wide, high = canvas.indices.size
    return -reach < x < wide + reach and -reach < y < high + reach


@lru_cache(maxsize=256)
def _disc(theme: Theme, seat: int, radius: float, *, marked: bool) -> Sprite:
    """Return a number circle without its name, ringed if it was just laid."""
    side = 2 * math.ceil(radius) + 4
    brush, mask = Brush(side, side, theme.well), Brush(side, side, 0)
    _draw_disc(brush, theme.pieces[seat], seat, side / 2, side / 2, radius)
    if marked:
        brush.ring(side / 2, side / 2, radius, max(2.5, min(6, radius * 0.14)), theme.accent)
    mask.disc(side / 2, side / 2, radius + 0.5, 255)
    return Sprite(indexed(brush.image(), theme), mask.mask())


def _draw_disc(brush: Brush, piece: Piece, seat: int, x: float, y: float, radius: float) -> None:
    """Draw a number circle: Blue's with a bright ring, Yellow's striped around a plain middle."""
    rim = max(1.2, radius * 0.06)
    brush.disc(x, y, radius, piece.line)
    brush.disc(x, y, radius - rim, piece.body)
    if seat == 0:
        brush.ring(x, y, radius * 0.84, max(1.0, radius * 0.05), piece.line)
        return
    for step in range(-4, 5):
        across = step * radius * 0.22
        half = math.sqrt(max(0.0, (radius - rim) ** 2 - across**2))
        turn = math.sqrt(0.5)
        start = (x + (across - half) * turn, y + (across + half) * turn)
        end = (x + (across + half) * turn, y + (across - half) * turn)
        brush.line((start, end), max(0.8, radius * 0.045), piece.line)
    brush.disc(x, y, radius * 0.66, piece.body)


def draw_emblem(brush: Brush, piece: Piece, seat: int, x: float, y: float, size: float) -> None:
    """Draw the sign of a seat: a circle without a number."""
    _draw_disc(brush, piece, seat, x, y, size / 2)


# --- The latest move


def _put_ghost(canvas: Canvas, frame: Frame, last: MoveSeen) -> None:
    """Mark the place that a circle has left with a dashed rim and its name."""
    at, radius = frame.place(last.old), frame.length(last.circle.radius)
    _put_sprite(canvas, _ghost(canvas.theme, round(radius, 2)), at)
    if _is_inside(canvas, *at) and radius > SMALL:
        size = max(9, min(30, round(radius * 0.8)))
        canvas.write(last.circle.name, *at, size, canvas.theme.accent, canvas.theme.well)


@lru_cache(maxsize=64)
def _ghost(theme: Theme, radius: float) -> Sprite:
    side = 2 * math.ceil(radius) + 4
    brush, mask = Brush(side, side, theme.well), Brush(side, side, 0)
    dashes = max(6, round(radius / 4))
    for dash in range(dashes):
        start = dash * 360 / dashes
        brush.arc(side / 2, side / 2, radius, 3.2, theme.accent, start, start + 200 / dashes)
    mask.disc(side / 2, side / 2, radius + 0.5, 255)
    return Sprite(indexed(brush.image(), theme), mask.mask())


@lru_cache(maxsize=4)
def _contact(theme: Theme) -> Sprite:
    """Return the mark of a contact."""
    brush, mask = Brush(14, 14, theme.table), Brush(14, 14, 0)
    brush.disc(7, 7, 6, theme.table)
    brush.disc(7, 7, 4, theme.accent)
    mask.disc(7, 7, 6, 255)
    return Sprite(indexed(brush.image(), theme), mask.mask())


def _needs_inset(view: View, last: MoveSeen, frame: Frame) -> bool:
    """Tell whether circles around the latest move are too small for a phone."""
    near = (
        each
        for each in view.circles
        if math.dist(each.at, last.circle.at) < INSET_UNITS * UNIT + each.radius and each.radius <= 2 * UNIT
    )
    return frame.scale * INSET_UNITS * 2 < INSET and any(frame.length(each.radius) < SMALL for each in near)


def _put_inset(plane: Canvas, view: View, last: MoveSeen, frame: Frame) -> None:
    """Show the surroundings of the latest move closer, in the corner where this hides least."""
    theme = plane.theme
    close = Frame(last.circle.at, INSET / 2 / INSET_UNITS, INSET)
    inset = _plane(view, theme, close)
    x, y = frame.place(last.circle.at)
    reach = INSET_UNITS * frame.scale
    border = Brush(INSET, INSET, 0)
    border.box(0, 0, INSET, INSET, 14, 255)
    left, top = min(_corners(), key=lambda corner: _hidden(view, frame, last, corner))
    _outline(plane, x - reach, y - reach, 2 * reach, theme.accent)
    plane.put(_inset_border(theme), left - 4, top - 4, "lt")
    plane.put(Sprite(inset.indices, border.mask()), left, top, "lt")


def _corners() -> Iterator[Point]:
    """Yield where an inset may lie, those first that leave compass and scale free."""
    near, far = 14, PLANE - INSET - 14
    yield from ((near, near), (near, far - 24), (far, far - 40), (far, near + 112))


def _hidden(view: View, frame: Frame, last: MoveSeen, corner: Point) -> float:
    """Return how much an inset in a corner would hide: circles, the latest one and life circles above all."""
    weight = 0.0
    discs = [(each.at, each.radius, 1 + 9 * (each == last.circle)) for each in view.circles]
    for at, radius, worth in (*discs, *((life, view.area, 2) for life in view.lives)):
        x, y = frame.place(at)
        reach = frame.length(radius)
        deep = min(
            x + reach - corner[0], corner[0] + INSET - x + reach, y + reach - corner[1], corner[1] + INSET - y + reach
        )
        weight += worth * max(0.0, min(deep, 2 * reach))
    return weight


@lru_cache(maxsize=4)
def _inset_border(theme: Theme) -> Sprite:
    side = INSET + 8
    brush, mask = Brush(side, side, theme.accent), Brush(side, side, 0)
    mask.box(0, 0, side, side, 17, 255)
    return Sprite(indexed(brush.image(), theme), mask.mask())


def _outline(canvas: Canvas, left: float, top: float, side: float, colour: Colour) -> None:
    """Draw the outline of a square over what is there."""
    size = math.ceil(side) + 4
    mask = Brush(size, size, 0, fineness=2)
    corners = ((2, 2), (size - 2, 2), (size - 2, size - 2), (2, size - 2), (2, 2))
    mask.line(corners, 2, 255)
    whole = Image.new("L", canvas.indices.size, 0)
    whole.paste(mask.image(), (round(left) - 2, round(top) - 2))
    canvas.blend(whole, colour, 0, 0)


# --- What may be chosen


def _put_offers(canvas: Canvas, frame: Frame, offers: Offers) -> None:
    """Draw the arcs on which centres may lie, and a numbered tag for each place."""
    theme, side = canvas.theme, frame.side
    mask = Brush(side, side, 0, fineness=3)
    for arc in offers.arcs:
        _draw_arc(mask, frame, arc)
    if len(offers.nooks) <= RINGS_SHOWN:
        for nook in offers.nooks:
            mask.ring(*frame.place(nook.at), frame.length(nook.radius), 1.4, 150)
    tags = tuple(_spread([frame.place(nook.at) for nook in offers.nooks]))
    for nook, tag in zip(offers.nooks, tags, strict=True):
        mask.line((frame.place(nook.at), tag), 2, 255)
    canvas.blend(mask.image(), theme.accent, 0, 0)
    for nook, tag in zip(offers.nooks, tags, strict=True):
        canvas.put(_dot(theme), *frame.place(nook.at))
        canvas.put(_tag(theme, nook.number, is_winning=nook.is_winning), *tag)


def _draw_arc(mask: Brush, frame: Frame, arc: ArcSeen) -> None:
    steps = max(2, math.ceil((arc.end - arc.start) / 3))
    turns = [math.radians(arc.start + (arc.end - arc.start) * step / steps) for step in range(steps + 1)]
    points = [
        frame.place(
            (
                round(arc.centre[0] + arc.distance * math.sin(turn)),
                round(arc.centre[1] + arc.distance * math.cos(turn)),
            )
        )
        for turn in turns
    ]
    mask.line(points, 3.4, 255)


def _spread(places: Sequence[Point]) -> Iterator[Point]:
    """Yield where tags lie, each as near to its place as the earlier ones allow."""
    taken: list[Point] = []
    around = [(0.0, 0.0)]
    for ring in (1, 2, 3, 4):
        around += [
            (ring * TAG_GAP * 0.8 * math.cos(turn * math.pi / 6), ring * TAG_GAP * 0.8 * math.sin(turn * math.pi / 6))
            for turn in range(12)
        ]
    for x, y in places:
        options = [
            (min(max(x + right, TAG), PLANE - TAG), min(max(y + down, TAG), PLANE - TAG)) for right, down in around
        ]
        free = (option for option in options if all(math.dist(option, other) >= TAG_GAP for other in taken))
        taken.append(next(free, (x, y)))
        yield taken[-1]


@lru_cache(maxsize=4)
def _dot(theme: Theme) -> Sprite:
    brush, mask = Brush(10, 10, theme.accent), Brush(10, 10, 0)
    mask.disc(5, 5, 4, 255)
    return Sprite(indexed(brush.image(), theme), mask.mask())


@lru_cache(maxsize=256)
def _tag(theme: Theme, number: int, *, is_winning: bool) -> Sprite:
    """Return the number of a place; a place that wins is marked in another colour and with a square."""
    side = 2 * TAG + 2
    fill = theme.alert if is_winning else theme.accent
    brush, mask = Brush(side, side, theme.table), Brush(side, side, 0)
    if is_winning:
        brush.box(2, 2, side - 2, side - 2, 5, fill)
        mask.box(0, 0, side, side, 6, 255)
    else:
        brush.disc(side / 2, side / 2, TAG - 1, fill)
        mask.disc(side / 2, side / 2, TAG + 0.5, 255)
    canvas = Canvas(theme, indexed(brush.image(), theme))
    canvas.write(str(number), side / 2, side / 2, 19 if number < 100 else 14, theme.table, fill, weight=BOLD)
    return Sprite(canvas.indices, mask.mask())


# --- What stands around the plane


@lru_cache(maxsize=1)
def _plane_mask() -> Image.Image:
    brush = Brush(PLANE, PLANE, 0, fineness=2)
    brush.box(0, 0, PLANE, PLANE, 22, 255)
    return brush.mask()


def _put_heading(canvas: Canvas, view: View, words: Words) -> None:
    """Write the round on the left; on the right the end, the set-up, or how many turns are left to the limit."""
    theme, right = canvas.theme, WIDTH - MARGIN
    if not view.is_setup:
        canvas.write(words("picture-turn"), MARGIN, 30, 25, theme.quiet, theme.table, anchor="lm")
        canvas.write(str(view.turn), MARGIN, 74, 54, theme.ink, theme.table, anchor="lm", weight=BOLD)
    if view.outcome is not None:
        canvas.write(words("picture-over"), right, 30, 25, theme.alert, theme.table, anchor="rm", weight=BOLD)
    elif view.is_setup:
        canvas.write(words("picture-setup"), MARGIN, 62, 44, theme.ink, theme.table, anchor="lm", weight=BOLD)
    elif view.turn_limit:
        canvas.write(words("picture-turns"), right, 30, 25, theme.quiet, theme.table, anchor="rm")
        count = f"{view.turns}/{view.turn_limit}"
        canvas.write(count, right, 74, 44, theme.ink, theme.table, anchor="rm", weight=BOLD)


def _put_player(canvas: Canvas, view: View, seat: Seat, words: Words) -> None:
    """Put down a player's panel with colour, name, state and the die that was thrown: Blue's left, Yellow's right."""
    theme = canvas.theme
    left = MARGIN - 8 if seat == 0 else WIDTH - MARGIN + 8 - PANEL[0]
    is_active = view.to_move == seat
    canvas.put(_panel(theme, active=is_active), left, PANEL_TOP, "lt")
    middle = PANEL_TOP + PANEL[1] / 2
    canvas.put(_emblem(theme, seat), left + 46, middle)
    name = text_sprite(theme, words(SEAT_WORDS[seat]), 29, BOLD, theme.ink, theme.panel)
    state = _state_word(view, seat)
    canvas.put(name, left + 86, middle - (20 if state else 0), "lm")
    if state:
        canvas.put(_pill(theme, words(state), is_calm=state == "picture-ready"), left + 84, middle + 22, "lm")
    if is_active and view.thrown:
        canvas.put(_die(theme, seat, view.thrown), left + PANEL[0] - 52, middle)


def _state_word(view: View, seat: Seat) -> str | None:
    if view.outcome is not None:
        if view.outcome.is_draw:
            return "picture-drawn"
        return "picture-won" if seat in view.outcome.winners else None
    if view.is_setup:
        return "picture-ready" if view.ready[seat] else "picture-lays"
    return "picture-to-move" if view.to_move == seat else None


@lru_cache(maxsize=8)
def _panel(theme: Theme, *, active: bool) -> Sprite:
    """Return the ground of a player's panel, outlined for the player to move."""
    wide, high = PANEL
    brush = Brush(wide, high, theme.table)
    brush.box(0, 0, wide, high, 20, theme.alert if active else theme.panel)
    brush.box(3.5, 3.5, wide - 3.5, high - 3.5, 17, theme.panel)
    return Sprite(indexed(brush.image(), theme))


@lru_cache(maxsize=4)
def _emblem(theme: Theme, seat: int) -> Sprite:
    brush = Brush(56, 56, theme.panel)
    _draw_disc(brush, theme.pieces[seat], seat, 28, 28, 27)
    return Sprite(indexed(brush.image(), theme))


@lru_cache(maxsize=32)
def _pill(theme: Theme, text: str, *, is_calm: bool) -> Sprite:
    """Return a word on a round label."""
    wide = text_width(text, 22, BOLD) + 28
    fill = theme.accent if is_calm else theme.alert
    brush = Brush(wide, 36, theme.panel)
    brush.box(0, 0, wide, 36, 18, fill)
    canvas = Canvas(theme, indexed(brush.image(), theme))
    canvas.write(text, wide / 2, 18, 22, theme.table, fill, weight=BOLD)
    return Sprite(canvas.indices)


@lru_cache(maxsize=16)
def _die(theme: Theme, seat: int, value: int) -> Sprite:
    brush = Brush(DIE + 4, DIE + 4, theme.panel)
    draw_die(brush, theme, seat, value, DIE / 2 + 2, DIE / 2 + 2, DIE)
    return Sprite(indexed(brush.image(), theme))
