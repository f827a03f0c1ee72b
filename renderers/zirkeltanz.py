"""The plane of Zirkeltanz: number circles by size, life circles with their penalty areas, what may be chosen.

Everything is read from the view. Blue's circles are plain with a bright ring, Yellow's are striped. The window lies
around the middle point and grows in steps, so that it is the same from move to move; an inset shows the latest move
closer where its circles are small. Lengths are pixels, those of the view micro-units.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from games.core import Seat, SheetRow
from games.zirkeltanz.view import UNIT, ArcSeen, CircleSeen, MoveSeen, Offers, View
from renderers.canvas import BOLD, Brush, Canvas, Point, Sprite, indexed, text_sprite, text_width
from renderers.circles import COLOURS, TAG, contact, disc, dot, draw_disc, draw_emblem, ghost, rim, tag
from renderers.core import Words
from renderers.dice import draw_die
from renderers.plane import PLANE, Frame, ground
from renderers.replay import animate
from renderers.sheet import TURN_WORD, draw_sheet
from renderers.theme import Colour, Theme

WIDTH: Final = 800
HEIGHT: Final = 1000
MARGIN: Final = (WIDTH - PLANE) // 2
PLANE_TOP: Final = 104
PANEL: Final = (374, 100)
PANEL_TOP: Final = PLANE_TOP + PLANE + 18
DIE: Final = 66

NEAREST: Final = 32
GROWTH: Final = 1.25
"""The least that a window shows in each direction from the middle point, in units, and by what it grows."""


INSET: Final = 200
INSET_LEAST: Final = 4.5
INSET_ROOM: Final = 3.2
INSET_STEPS: Final = 10
"""The side of the inset; how many units it shows in each direction at least, and around the laid circle; in how many
places across the plane it may lie."""

SMALL: Final = 22
"""An inset is shown where a circle near the latest move has a smaller radius than this, in pixels."""

TAG_GAP: Final = 31
RINGS_SHOWN: Final = 12
"""How far numbered tags keep from each other, and up to how many places the rims of circles are drawn."""

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


class Zirkeltanz:
    """Draws the views of Zirkeltanz."""

    @property
    def words(self) -> tuple[str, ...]:
        """Return the message ids that may be asked for."""
        return (*PICTURE_WORDS, TURN_WORD, *SHEET_WORDS)

    def board(self, view: View, *, theme: Theme, words: Words) -> bytes:
        """Return the position as a PNG of 800 x 1000."""
        return _drawn(view, COLOURS[theme.key], words).png()

    def replay(self, views: Sequence[View], *, theme: Theme, words: Words) -> bytes:
        """Return the positions as an animated GIF of 400 x 500; the widest of their windows holds for all."""
        half = max((half_of(view) for view in views), default=NEAREST)
        return animate(_drawn(view, COLOURS[theme.key], words, half).half() for view in views)

    def sheet(self, rows: Sequence[SheetRow], *, theme: Theme, words: Words, page: int = -1) -> bytes:
        """Return a page of the record."""
        return draw_sheet(rows, page, columns=SHEET_WORDS, theme=COLOURS[theme.key], words=words, emblem=draw_emblem)


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
    canvas = ground(theme, frame, view.lives, view.life, view.area).copy()
    if view.last:
        _put_ghost(canvas, frame, view.last)
    for circle in view.circles:
        _put_circle(canvas, frame, circle, is_last=view.last is not None and view.last.circle == circle)
    if view.outcome is not None and view.outcome.reason == "covered":
        covered = view.lives[1 - view.outcome.winners[0]]
        _put_sprite(canvas, rim(theme, round(frame.length(view.life), 2)), frame.place(covered))
    if view.last:
        for at in view.last.contacts:
            _put_sprite(canvas, contact(theme), frame.place(at))
    if view.offers:
        _put_offers(canvas, frame, view.offers, [_name_of(frame, circle) for circle in view.circles])
    return canvas


# --- Circles


def _put_circle(canvas: Canvas, frame: Frame, circle: CircleSeen, *, is_last: bool) -> None:
    """Put down a circle with its name."""
    theme, radius = canvas.theme, frame.length(circle.radius)
    x, y = frame.place(circle.at)
    _put_sprite(canvas, disc(theme, circle.seat, round(radius, 2), marked=is_last), (x, y))
    piece = theme.pieces[circle.seat]
    size = _name_size(circle, radius)
    if _is_inside(canvas, x, y):
        canvas.write(circle.name, round(x), round(y), size, piece.sign, piece.body, weight=BOLD)


def _name_size(circle: CircleSeen, radius: float) -> int:
    return max(9, min(34, round(radius * (1.28 if circle.radius <= UNIT else 0.95))))


def _name_of(frame: Frame, circle: CircleSeen) -> tuple[Point, float]:
    """Return where a circle's name stands and how far it reaches."""
    return frame.place(circle.at), 0.6 * _name_size(circle, frame.length(circle.radius))


def _put_sprite(canvas: Canvas, sprite: Sprite, at: Point) -> None:
    if _is_inside(canvas, *at, reach=sprite.size[0] / 2):
        canvas.put(sprite, *at)


def _is_inside(canvas: Canvas, x: float, y: float, reach: float = 0) -> bool:
    """Tell whether something around a point can be seen at all."""
    wide, high = canvas.indices.size
    return -reach < x < wide + reach and -reach < y < high + reach


# --- The latest move


def _put_ghost(canvas: Canvas, frame: Frame, last: MoveSeen) -> None:
    """Mark the place that a circle has left with a dashed rim and its name."""
    at, radius = frame.place(last.old), frame.length(last.circle.radius)
    _put_sprite(canvas, ghost(canvas.theme, round(radius, 2)), at)
    if _is_inside(canvas, *at) and radius > SMALL:
        size = max(9, min(30, round(radius * 0.8)))
        canvas.write(last.circle.name, *at, size, canvas.theme.accent, canvas.theme.well)


def _needs_inset(view: View, last: MoveSeen, frame: Frame) -> bool:
    """Tell whether circles around the latest move are too small for a phone."""
    near = (
        each for each in view.circles if math.dist(each.at, last.circle.at) < _shown_around(last) * UNIT + each.radius
    )
    return any(frame.length(each.radius) < SMALL for each in near)


def _shown_around(last: MoveSeen) -> float:
    """Return how many units the inset shows in each direction from the laid circle."""
    return max(INSET_LEAST, last.circle.radius / UNIT + INSET_ROOM)


def _put_inset(plane: Canvas, view: View, last: MoveSeen, frame: Frame) -> None:
    """Show the surroundings of the latest move closer, where this hides least."""
    theme = plane.theme
    close = Frame(last.circle.at, INSET / 2 / _shown_around(last), INSET)
    inset = _plane(view, theme, close)
    x, y = frame.place(last.circle.at)
    reach = _shown_around(last) * frame.scale
    border = Brush(INSET, INSET, 0)
    border.box(0, 0, INSET, INSET, 14, 255)
    left, top = min(_inset_places(), key=lambda corner: _hidden(view, frame, last, corner))
    _outline(plane, x - reach, y - reach, 2 * reach, theme.accent)
    plane.put(_inset_border(theme), left - 4, top - 4, "lt")
    plane.put(Sprite(inset.indices, border.mask()), left, top, "lt")


def _inset_places() -> Iterator[Point]:
    """Yield where the upper left corner of an inset may lie, the corners of the plane first."""
    steps = [14 + step * (PLANE - INSET - 28) / (INSET_STEPS - 1) for step in range(INSET_STEPS)]
    places = [(left, top) for left in steps for top in steps]
    yield from sorted(places, key=lambda place: -math.dist(place, ((PLANE - INSET) / 2, (PLANE - INSET) / 2)))


def _hidden(view: View, frame: Frame, last: MoveSeen, corner: Point) -> float:
    """Return how much an inset hides: circles, the latest move and life circles above all, compass and scale."""
    (x, y), reach = frame.place(last.circle.at), _shown_around(last) * frame.scale
    old = frame.place(last.old)
    discs = [(frame.place(each.at), frame.length(each.radius), 4.0) for each in view.circles]
    discs += [(frame.place(life), frame.length(view.area), 2.0) for life in view.lives]
    discs += [((x, y), reach, 20.0), (old, frame.length(last.circle.radius), 8.0)]
    discs += [((PLANE - 64, 64), 58, 1.0), ((PLANE - 60, PLANE - 20), 50, 1.0)]
    return sum(worth * max(0.0, min(_deep(place, radius, corner), 2 * radius)) for place, radius, worth in discs)


def _deep(place: Point, radius: float, corner: Point) -> float:
    """Return how deep a disc reaches into an inset; negative if it stays outside."""
    return min(
        min(here + radius - edge, edge + INSET - here + radius) for here, edge in zip(place, corner, strict=True)
    )


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


def _put_offers(canvas: Canvas, frame: Frame, offers: Offers, names: Sequence[tuple[Point, float]]) -> None:
    """Draw the arcs on which centres may lie, and a numbered tag for each place, beside the names of circles."""
    theme, side = canvas.theme, frame.side
    mask = Brush(side, side, 0, fineness=3)
    for arc in offers.arcs:
        _draw_arc(mask, frame, arc)
    if len(offers.nooks) <= RINGS_SHOWN:
        for nook in offers.nooks:
            mask.ring(*frame.place(nook.at), frame.length(nook.radius), 1.4, 150)
    tags = tuple(_spread([frame.place(nook.at) for nook in offers.nooks], names))
    for nook, at in zip(offers.nooks, tags, strict=True):
        mask.line((frame.place(nook.at), at), 2, 255)
    canvas.blend(mask.image(), theme.accent, 0, 0)
    for nook in offers.nooks:
        canvas.put(dot(theme), *frame.place(nook.at))
    for nook, at in zip(offers.nooks, tags, strict=True):
        canvas.put(tag(theme, nook.number, is_winning=nook.is_winning), *at)


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


def _spread(places: Sequence[Point], names: Sequence[tuple[Point, float]]) -> Iterator[Point]:
    """Yield where tags lie, each as near to its place as the earlier ones allow, and on no name if there is room."""
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
        free = [option for option in options if all(math.dist(option, other) >= TAG_GAP for other in taken)]
        clear = (option for option in free if all(math.dist(option, at) >= TAG + reach for at, reach in names))
        taken.append(next(clear, free[0] if free else (x, y)))
        yield taken[-1]


# --- What stands around the plane


@lru_cache(maxsize=1)
def _plane_mask() -> Image.Image:
    brush = Brush(PLANE, PLANE, 0, fineness=2)
    brush.box(0, 0, PLANE, PLANE, 22, 255)
    return brush.mask()


def _put_heading(canvas: Canvas, view: View, words: Words) -> None:
    """Write the round on the left, the latest move in the middle; on the right the end or the limit of turns."""
    theme, right = canvas.theme, WIDTH - MARGIN
    if not view.is_setup:
        canvas.write(words("picture-turn"), MARGIN, 30, 25, theme.quiet, theme.table, anchor="lm")
        canvas.write(str(view.turn), MARGIN, 74, 54, theme.ink, theme.table, anchor="lm", weight=BOLD)
    if view.last:
        line = text_sprite(theme, view.last.line, 34, BOLD, theme.accent, theme.table)
        canvas.put(line, WIDTH / 2 + 22, 74)
        canvas.put(_small_emblem(theme, view.last.seat), WIDTH / 2 + 10 - line.size[0] / 2, 74, "rm")
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
    draw_disc(brush, theme.pieces[seat], seat, 28, 28, 27)
    return Sprite(indexed(brush.image(), theme))


@lru_cache(maxsize=4)
def _small_emblem(theme: Theme, seat: int) -> Sprite:
    brush = Brush(36, 36, theme.table)
    draw_disc(brush, theme.pieces[seat], seat, 18, 18, 17)
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
