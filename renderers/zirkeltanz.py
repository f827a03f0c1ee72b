"""The plane of Zirkeltanz: number circles by size, life circles with their penalty areas, what may be chosen.

Everything is read from the view. Blue's circles are plain with a bright ring, Yellow's are striped. The window lies
around the middle point and grows in steps, so that it is the same from move to move; an inset shows the latest move
closer where its circles are small. Lengths are pixels, those of the view micro-units.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.core import Seat
from games.zirkeltanz.view import UNIT, ArcSeen, CircleSeen, MoveSeen, Offers, View
from renderers.board import BoardRenderer
from renderers.core import Tell, Words, unseen
from renderers.drawing import pillow
from renderers.drawing.canvas import BOLD, Brush, Canvas, Point, Sprite, shortened, text_sprite
from renderers.drawing.marks import Spot
from renderers.drawing.panels import Heading, emblem, panel, pill, state_word
from renderers.drawing.theme import Colour, Theme
from renderers.pieces.circles import COLOURS, contact, disc, dot, draw_emblem, ghost, name_label, rim, tag
from renderers.pieces.dice import draw_die
from renderers.plane import PLANE, Frame, ground, whole_ground
from renderers.plane_labels import (
    INSET,
    LABEL,
    NAME,
    ROOM,
    inset_place,
    labels_of,
    shown_around,
    spread_tags,
)

WIDTH: Final = 800
HEIGHT: Final = 1000
MARGIN: Final = (WIDTH - PLANE) // 2
HEADING: Final = Heading(MARGIN, word=(30, 25), figure=(74, 54), count=(74, 44))
PLANE_TOP: Final = 104
PANEL: Final = (374, 100)
PANEL_TOP: Final = PLANE_TOP + PLANE + 18
DIE: Final = 66

NEAREST: Final = 32
GROWTH: Final = 1.25
"""The least that a window shows in each direction from the middle point, in units, and by what it grows."""

SMALL: Final = 22
"""An inset is shown where a circle near the latest move has a smaller radius than this, in pixels."""

RINGS_SHOWN: Final = 12
"""Up to how many places the rims of circles are drawn."""

SEAT_WORDS: Final = ("picture-blue", "picture-yellow")
PICTURE_WORDS: Final = ("picture-ready", "picture-lays", "picture-setup", "picture-turns")
SHEET_WORDS: Final = tuple(f"zirkeltanz-column-{column}" for column in ("die", "move"))


def half_of(view: View) -> int:
    """Return how many units the window shows in each direction: the first step that holds all circles."""
    far = (
        max((max(abs(x), abs(y)) + circle.radius for circle in view.circles for x, y in (circle.at,)), default=0) / UNIT
    )
    half = NEAREST
    while half < far:
        half = math.ceil(half * GROWTH)
    return half


class Zirkeltanz(BoardRenderer[View]):
    """Draws the views of Zirkeltanz, in a window of `half` units in each direction, or as far as a view needs."""

    themes = COLOURS
    seat_words = SEAT_WORDS
    picture_words = PICTURE_WORDS
    sheet_words = SHEET_WORDS
    mark = re.compile(r"!?[1-5][ab]")
    emblem = staticmethod(draw_emblem)

    def __init__(self, half: int | None = None) -> None:
        self._half = half

    def tally(self, view: View) -> tuple[int, ...]:
        """Return whose life circle is covered; nothing else counts in this game."""
        return view.outcome.places if view.outcome else ()

    def replay(
        self, views: Sequence[View], *, theme: Theme, words: Words, names: Sequence[str] = (), tell: Tell = unseen
    ) -> bytes:
        """Return the positions as an animated GIF; the widest of their windows holds for all."""
        half = max(map(half_of, views), default=NEAREST)
        return BoardRenderer.replay(Zirkeltanz(half), views, theme=theme, words=words, names=names, tell=tell)

    def spot(self, view: View, name: str) -> Spot | None:
        """Return where a circle, `!` before the other side's name lies; in the set-up only one's own are seen."""
        owner = view.to_move if name[0] != "!" or view.to_move is None else 1 - view.to_move
        frame = Frame((0, 0), PLANE / 2 / (self._half or half_of(view)), PLANE)
        for circle in view.circles:
            if circle.name == name.lstrip("!") and (view.is_setup or circle.seat == owner):
                x, y = frame.place(circle.at)
                return (x + MARGIN, y + PLANE_TOP), frame.length(circle.radius)
        return None

    def draw(self, view: View, theme: Theme, words: Words) -> Canvas:
        """Return the position, 800 x 1000."""
        half = self._half or half_of(view)
        frame = Frame((0, 0), PLANE / 2 / half, PLANE)
        if view.last and not view.offers and _needs_inset(view, view.last, frame):
            corner = inset_place(view, frame, view.last)
            plane = _plane(view, theme, frame, corner)
            _put_inset(plane, view, view.last, frame, corner)
        else:
            plane = _plane(view, theme, frame)
        canvas = Canvas.blank(theme, WIDTH, HEIGHT)
        canvas.put(Sprite(plane.indices, _plane_mask()), MARGIN, PLANE_TOP, "lt")
        _put_heading(canvas, view, words)
        for seat in (Seat(0), Seat(1)):
            _put_player(canvas, view, seat, words)
        return canvas


def _plane(view: View, theme: Theme, frame: Frame, inset: Point | None = None) -> Canvas:
    """Return what a window shows: the ground, the place that was left, all circles, contacts, and what is offered."""
    drawn = whole_ground if frame.side == PLANE else ground
    canvas = drawn(theme, frame, view.lives, view.life, view.area).copy()
    if view.last:
        _put_ghost(canvas, frame, view.last)
    _put_circles(canvas, frame, view)
    if view.outcome is not None and view.outcome.reason == "covered":
        covered = view.lives[1 - view.outcome.winners[0]]
        _put_sprite(canvas, rim(theme, round(frame.length(view.life), 2)), frame.place(covered))
    if view.last:
        for at in view.last.contacts:
            _put_sprite(canvas, contact(theme), frame.place(at))
    labels = labels_of(view, frame, inset)
    reaches = [(spot, NAME * 0.6 if spot == frame.place(circle.at) else LABEL[0] / 2) for circle, spot in labels]
    pockets = view.offers.pockets if view.offers else ()
    tags = tuple(spread_tags([frame.place(pocket.at) for pocket in pockets], reaches))
    if view.offers:
        _put_arcs(canvas, frame, view.offers, tags)
    for circle, spot in labels:
        _put_name(canvas, frame, circle, spot)
    for pocket in pockets:
        canvas.put(dot(theme), *frame.place(pocket.at))
    for pocket, spot in zip(pockets, tags, strict=True):
        canvas.put(tag(theme, pocket.number, is_winning=pocket.is_winning), *spot)
    return canvas


# --- Circles


def _put_circles(canvas: Canvas, frame: Frame, view: View) -> None:
    """Put down all circles without their names."""
    theme, last = canvas.theme, view.last
    for circle in view.circles:
        radius, at = frame.length(circle.radius), frame.place(circle.at)
        is_last = last is not None and last.circle == circle
        _put_sprite(canvas, disc(theme, circle.seat, round(radius, 2), marked=is_last), at)


def _put_name(canvas: Canvas, frame: Frame, circle: CircleSeen, at: Point) -> None:
    """Write a circle's name in its middle, or at a distance on a label that a line joins to it."""
    theme, piece, (x, y) = canvas.theme, canvas.theme.pieces[circle.seat], frame.place(circle.at)
    size = _name_size(circle, frame)
    if at == (x, y):
        if _is_inside(canvas, x, y):
            canvas.write(circle.name, round(x), round(y), size, piece.sign, piece.body, weight=BOLD)
        return
    share = frame.length(circle.radius) / math.dist((x, y), at)
    x, y = x + (at[0] - x) * share, y + (at[1] - y) * share
    left, top = round(min(x, at[0])) - 4, round(min(y, at[1])) - 4
    stroke = Brush(round(abs(x - at[0])) + 8, round(abs(y - at[1])) + 8, 0)
    stroke.line(((x - left, y - top), (at[0] - left, at[1] - top)), 3, 255)
    canvas.blend(stroke.image(), piece.land_line, left, top)
    canvas.put(name_label(theme, circle.seat, circle.name, NAME), *at)


def _name_size(circle: CircleSeen, frame: Frame) -> int:
    """Return the size of a name's letters: that which can be read on a phone, less in an inset with less room."""
    if frame.side == PLANE:
        return NAME
    radius = frame.length(circle.radius)
    return max(9, min(34, round(radius * (1.28 if circle.radius <= UNIT else 0.95))))


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
    if _is_inside(canvas, *at) and radius >= ROOM:
        canvas.write(last.circle.name, *at, NAME, canvas.theme.accent, canvas.theme.well)


def _needs_inset(view: View, last: MoveSeen, frame: Frame) -> bool:
    """Tell whether circles around the latest move are too small for a phone."""
    near = (
        circle
        for circle in view.circles
        if math.dist(circle.at, last.circle.at) < shown_around(last) * UNIT + circle.radius
    )
    return any(frame.length(circle.radius) < SMALL for circle in near)


def _put_inset(plane: Canvas, view: View, last: MoveSeen, frame: Frame, corner: Point) -> None:
    """Show the surroundings of the latest move closer, its upper left corner at a place that hides least."""
    theme = plane.theme
    close = Frame(last.circle.at, INSET / 2 / shown_around(last), INSET)
    inset = _plane(view, theme, close)
    x, y = frame.place(last.circle.at)
    reach = shown_around(last) * frame.scale
    border = Brush(INSET, INSET, 0)
    border.box(0, 0, INSET, INSET, 14, 255)
    left, top = corner
    _outline(plane, x - reach, y - reach, 2 * reach, theme.accent)
    plane.put(_inset_border(theme), left - 4, top - 4, "lt")
    plane.put(Sprite(inset.indices, border.mask()), left, top, "lt")


@lru_cache(maxsize=4)
def _inset_border(theme: Theme) -> Sprite:
    side = INSET + 8
    brush, mask = Brush(side, side, theme.accent), Brush(side, side, 0)
    mask.box(0, 0, side, side, 17, 255)
    return brush.sprite(theme, mask.mask())


def _outline(canvas: Canvas, left: float, top: float, side: float, colour: Colour) -> None:
    """Draw the outline of a square over what is there."""
    size = math.ceil(side) + 4
    mask = Brush(size, size, 0, fineness=2)
    corners = ((2, 2), (size - 2, 2), (size - 2, size - 2), (2, size - 2), (2, 2))
    mask.line(corners, 2, 255)
    canvas.blend(mask.image(), colour, round(left) - 2, round(top) - 2)


# --- What may be chosen


def _put_arcs(canvas: Canvas, frame: Frame, offers: Offers, tags: Sequence[Point]) -> None:
    """Draw the arcs on which centres may lie, and where they are few the rims of circles, and a line to each tag."""
    mask = Brush(frame.side, frame.side, 0, fineness=3)
    for arc in offers.arcs:
        _draw_arc(mask, frame, arc)
    if len(offers.pockets) <= RINGS_SHOWN:
        for pocket in offers.pockets:
            mask.ring(*frame.place(pocket.at), frame.length(pocket.radius), 1.4, 150)
    for pocket, at in zip(offers.pockets, tags, strict=True):
        mask.line((frame.place(pocket.at), at), 2, 255)
    canvas.blend(mask.image(), canvas.theme.accent, 0, 0)


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


# --- What stands around the plane


@lru_cache(maxsize=1)
def _plane_mask() -> pillow.Image.Image:
    brush = Brush(PLANE, PLANE, 0, fineness=2)
    brush.box(0, 0, PLANE, PLANE, 22, 255)
    return brush.mask()


def _put_heading(canvas: Canvas, view: View, words: Words) -> None:
    """Write the round on the left, the latest move in the middle; on the right the end or the limit of turns."""
    theme = canvas.theme
    if not view.is_setup:
        HEADING.put_turn(canvas, words("picture-turn"), view.turn)
    if view.last:
        line = text_sprite(theme, view.last.line, 34, BOLD, theme.accent, theme.table)
        canvas.put(line, WIDTH / 2 + 22, 74)
        sign = emblem(theme, draw_emblem, view.last.seat, 34, theme.table)
        canvas.put(sign, WIDTH / 2 + 10 - line.size[0] / 2, 74, "rm")
    if view.outcome is not None:
        HEADING.put_notice(canvas, words("picture-over"), theme.alert)
    elif view.is_setup:
        canvas.write(words("picture-setup"), MARGIN, 62, 44, theme.ink, theme.table, anchor="lm", weight=BOLD)
    elif view.turn_limit:
        HEADING.put_count(canvas, words("picture-turns"), view.turns, view.turn_limit, (theme.quiet, theme.ink))


def _put_player(canvas: Canvas, view: View, seat: Seat, words: Words) -> None:
    """Put down a player's panel with colour, name, state and the die that was thrown: Blue's left, Yellow's right."""
    theme = canvas.theme
    left = MARGIN - 8 if seat == 0 else WIDTH - MARGIN + 8 - PANEL[0]
    is_active = view.to_move == seat
    canvas.put(panel(theme, PANEL, is_active=is_active, radius=20), left, PANEL_TOP, "lt")
    middle = PANEL_TOP + PANEL[1] / 2
    canvas.put(emblem(theme, draw_emblem, seat, 54, theme.panel), left + 46, middle)
    shown = shortened(words(SEAT_WORDS[seat]), PANEL[0] - 86 - 100, 29, BOLD)
    name = text_sprite(theme, shown, 29, BOLD, theme.ink, theme.panel)
    state = _state_word(view, seat)
    canvas.put(name, left + 86, middle - (20 if state else 0), "lm")
    if state:
        fill = theme.accent if state == "picture-ready" else theme.alert
        canvas.put(pill(theme, words(state), fill, theme.panel), left + 84, middle + 22, "lm")
    if is_active and view.thrown:
        canvas.put(_die(theme, seat, view.thrown), left + PANEL[0] - 52, middle)


def _state_word(view: View, seat: Seat) -> str | None:
    if view.is_setup and view.outcome is None:
        return "picture-ready" if view.ready[seat] else "picture-lays"
    return state_word(view.outcome, view.to_move, seat)


@lru_cache(maxsize=16)
def _die(theme: Theme, seat: int, value: int) -> Sprite:
    brush = Brush(DIE + 4, DIE + 4, theme.panel)
    draw_die(brush, theme, seat, value, DIE / 2 + 2, DIE / 2 + 2, DIE)
    return brush.sprite(theme)
