"""The colours of all pictures, by name: a dark and a light theme, both safe for colour-blind eyes.

Seats differ in luminance as well as in hue (vermilion against black, after Okabe and Ito), and renderers give them
different shapes besides. A picture of a theme uses no colour outside of the theme's one palette: the named colours
and the blends between those that can meet at an edge. So palettes need not be computed from pictures.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Final

Colour = tuple[int, int, int]
"""Red, green and blue, 0-255 each."""

CLEAR: Final = 60
APART: Final = 8
"""The least differences of two colours: for the eye to follow their edge closely, and to be told apart at all."""


@dataclass(frozen=True)
class Piece:
    """The colours of one seat's pieces: body, line and signs; the ground it has won, with its line and signs."""

    body: Colour
    line: Colour
    sign: Colour
    land: Colour
    land_line: Colour
    land_sign: Colour


@dataclass(frozen=True, eq=False)
class Theme:
    """Named colours. Themes are told apart by identity, so that they are cheap keys of caches.

    `table` lies under everything, `panel` under what belongs to a player or a row, `board` is the wood of the board,
    `well` a field and `hole` a closed one. `ink` is for what one reads first, `quiet` for the rest.
    `accent` marks what has just happened, `alert` what must not be overlooked, `gold` adorns.
    """

    key: str
    table: Colour
    panel: Colour
    board: Colour
    well: Colour
    hole: Colour
    hole_sign: Colour
    ink: Colour
    quiet: Colour
    accent: Colour
    alert: Colour
    gold: Colour
    pieces: tuple[Piece, ...]

    @cached_property
    def palette(self) -> tuple[Colour, ...]:
        """Return every colour a picture may use, named ones first; at most 256.

        Blends that the eye would hardly tell from another colour are left out: Pillow seeks the nearest colour in
        coarse steps and could take them for it.
        """
        palette = list(dict.fromkeys(self._named()))
        for first, second in self._meetings():
            palette += [
                blend for blend in _blends(first, second) if all(_gap(blend, known) >= APART for known in palette)
            ]
        return tuple(palette)

    def with_pieces(self, *pieces: Piece) -> "Theme":
        """Return this theme with a game's own pieces. Make it once, since themes are told apart by identity."""
        return replace(self, pieces=pieces)

    def _named(self) -> Iterator[Colour]:
        owners: tuple[Theme | Piece, ...] = (self, *self.pieces)
        for owner in owners:
            for field in fields(owner):
                value = getattr(owner, field.name)
                if isinstance(value, tuple) and isinstance(value[0], int):
                    yield value

    def _meetings(self) -> Iterator[tuple[Colour, Colour]]:
        """Yield the pairs of colours that can lie side by side."""
        yield from ((self.table, self.board), (self.table, self.panel))
        yield from (
            (self.board, self.well),
            (self.well, self.hole),
            (self.hole, self.hole_sign),
            (self.hole, self.gold),
        )
        yield from ((ground, self.ink) for ground in (self.table, self.panel, self.well))
        yield from ((ground, self.quiet) for ground in (self.table, self.panel, self.board, self.well))
        yield from ((ground, self.accent) for ground in (self.table, self.panel, self.board, self.well))
        yield from ((ground, self.alert) for ground in (self.table, self.panel))
        for piece in self.pieces:
            grounds = (self.table, self.panel, self.well, piece.land)
            yield from ((ground, piece.line) for ground in grounds)
            yield from ((piece.body, piece.line), (piece.body, piece.sign))
            yield from ((self.board, piece.land), (piece.land, piece.land_line))
            yield from ((self.board, piece.land_line), (piece.land, piece.land_sign), (piece.land, self.gold))


def piece(
    body: str, line: str, sign: str, land: str | None = None, land_line: str | None = None, land_sign: str | None = None
) -> Piece:
    """Return a piece from hexadecimal colours; ground that is won looks like the piece unless it is said how."""
    return Piece(*map(hex_colour, (body, line, sign, land or body, land_line or line, land_sign or sign)))


def _blends(one: Colour, other: Colour) -> Iterator[Colour]:
    """Yield what lies between two colours at a smooth edge: few steps, for small files, and one where it is faint."""
    steps = 2 if _gap(one, other) > CLEAR else 1
    for step in range(1, steps + 1):
        red, green, blue = (round(a + (b - a) * step / (steps + 1)) for a, b in zip(one, other, strict=True))
        yield red, green, blue


def _gap(one: Colour, other: Colour) -> int:
    """Return by how much two colours differ in the part in which they differ most."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def hex_colour(text: str) -> Colour:
    """Return a colour written as six hexadecimal digits."""
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


DARK: Final = Theme(
    key="dark",
    table=hex_colour("171C24"),
    panel=hex_colour("222A36"),
    board=hex_colour("2C3746"),
    well=hex_colour("1C232E"),
    hole=hex_colour("0D1117"),
    hole_sign=hex_colour("A9B7C8"),
    ink=hex_colour("F1F4F8"),
    quiet=hex_colour("A9B7C8"),
    accent=hex_colour("5CC4FF"),
    alert=hex_colour("F5C04A"),
    gold=hex_colour("F5C04A"),
    pieces=(
        piece("E4572E", "A5371A", "FFF6EC", "8A3A26", "C9573A", "FFF6EC"),
        piece("07090C", "DCE3EC", "FFFFFF", "0D1117", "8594A6", "DCE3EC"),
    ),
)

LIGHT: Final = Theme(
    key="light",
    table=hex_colour("F4EFE6"),
    panel=hex_colour("E6DECF"),
    board=hex_colour("D3C5AC"),
    well=hex_colour("FBF8F2"),
    hole=hex_colour("4A4338"),
    hole_sign=hex_colour("FBF8F2"),
    ink=hex_colour("1C1E22"),
    quiet=hex_colour("665D4E"),
    accent=hex_colour("0069B4"),
    alert=hex_colour("9A5200"),
    gold=hex_colour("F2A900"),
    pieces=(
        piece("DB4A20", "A8330F", "FFFFFF", "EFA88E", "C9502B", "6E1F08"),
        piece("1C1E22", "000000", "FFFFFF", "55585E", "1C1E22", "FFFFFF"),
    ),
)

THEMES: Final[Mapping[str, Theme]] = {theme.key: theme for theme in (DARK, LIGHT)}
"""Every theme by its key, the default first."""

_NEITHER_BLUE_NOR_RED: Final = {"dark": hex_colour("6FE3B4"), "light": hex_colour("00795C")}


def game_themes(*, dark: tuple[Piece, ...], light: tuple[Piece, ...], has_blue: bool = False) -> Mapping[str, Theme]:
    """Return the themes with a game's own pieces; where pieces are blue, what has just happened is marked in green."""
    themes = (DARK.with_pieces(*dark), LIGHT.with_pieces(*light))
    accents = _NEITHER_BLUE_NOR_RED if has_blue else {theme.key: theme.accent for theme in themes}
    return {theme.key: replace(theme, accent=accents[theme.key]) for theme in themes}
