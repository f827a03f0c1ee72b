"""Themes: what can be told apart, and palettes that hold what is drawn."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from renderers.drawing.canvas import Brush, indexed, palette_image
from renderers.drawing.theme import THEMES, Colour, Theme
from renderers.registry import RENDERERS

LOCALES = Path(__file__).parents[3] / "bot" / "locales"

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def luminance(colour: Colour) -> float:
    """Return the relative luminance as WCAG 2 defines it: what every kind of colour vision shares, roughly."""
    linear = [part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@themes
def test_words_are_readable(theme: Theme) -> None:
    for ground in (theme.table, theme.panel, theme.well):
        assert contrast(theme.ink, ground) >= 7
    for ground in (theme.table, theme.panel, theme.well, theme.board):
        assert contrast(theme.quiet, ground) >= 3.6
    assert contrast(theme.hole_sign, theme.hole) >= 4.5
    for piece in theme.pieces:
        assert contrast(piece.sign, piece.body) >= 3
        assert contrast(piece.land_sign, piece.land) >= 4.5


@themes
def test_seats_differ_in_luminance(theme: Theme) -> None:
    red, black = theme.pieces
    assert contrast(red.body, black.body) >= 3
    assert contrast(red.land, black.land) >= 2


@themes
def test_pieces_stand_out_from_their_fields(theme: Theme) -> None:
    for piece in theme.pieces:
        assert max(contrast(piece.body, theme.well), contrast(piece.line, theme.well)) >= 3
    assert contrast(theme.accent, theme.well) >= 4.5
    assert contrast(theme.alert, theme.table) >= 4.5


@themes
def test_one_palette_that_keeps_the_named_colours(theme: Theme) -> None:
    palette = theme.palette
    assert len(palette) <= 256
    assert len(set(palette)) == len(palette)
    for colour in theme._named():
        picture = palette_image(indexed(Brush(2, 2, colour).image(), theme), theme)
        assert picture.convert("RGB").getpixel((0, 0)) == colour


def test_themes_differ() -> None:
    for theme, other in combinations(THEMES.values(), 2):
        assert contrast(theme.table, other.table) >= 7


@pytest.mark.parametrize("language", sorted(path.name for path in LOCALES.iterdir()))
@pytest.mark.parametrize("game", RENDERERS)
def test_every_word_of_a_picture_is_translated(language: str, game: str) -> None:
    known = {
        line.partition(" = ")[0]
        for path in (LOCALES / language).glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"[a-z_0-9-]+ = .", line)
    }
    assert set(RENDERERS[game].words) <= known
