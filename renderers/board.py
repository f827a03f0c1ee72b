"""Common work of all renderers: from one way of drawing a position to its picture, its animation and its sheet.

A game says how it draws a position and which words it asks for. Knows no game.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from games.core import SheetRow
from renderers.core import PlayCourse, Tell, Words, unseen
from renderers.course import draw_course
from renderers.drawing.canvas import Brush, Canvas
from renderers.drawing.marks import Spot, put_mark
from renderers.drawing.names import named
from renderers.drawing.theme import THEMES, Piece, Theme
from renderers.pieces.dice import draw_body
from renderers.replay import animate, thinned
from renderers.sheet import TURN_WORD, draw_sheet

V = TypeVar("V")

BOARD_WORDS: Final = ("picture-turn", "picture-to-move", "picture-won", "picture-drawn", "picture-over")
"""The words that every board may ask for."""


class BoardRenderer(ABC, Generic[V]):
    """Draws the views of a game that says how it draws one position.

    `themes` are the game's own colours for each theme, `seat_words`, `picture_words` and `sheet_words` the message ids
    of its seats, of what else stands on its pictures, and of the columns of its sheet; `emblem` draws a seat's sign,
    and `mark` is how lines name places.
    """

    themes: ClassVar[Mapping[str, Theme]] = THEMES
    seat_words: ClassVar[tuple[str, ...]]
    picture_words: ClassVar[tuple[str, ...]]
    sheet_words: ClassVar[tuple[str, ...]]
    mark: ClassVar[re.Pattern[str]]
    emblem: ClassVar["staticmethod[[Brush, Piece, int, float, float, float], None]"] = staticmethod(draw_body)

    @abstractmethod
    def draw(self, view: V, theme: Theme, words: Words) -> Canvas:
        """Return the position in a theme of this game."""

    @abstractmethod
    def tally(self, view: V) -> tuple[int, ...]:
        """Return what counts in a position: an animation keeps the steps in which it changes."""

    @property
    def words(self) -> tuple[str, ...]:
        """Return the message ids that may be asked for."""
        return (*BOARD_WORDS, *self.seat_words, *self.picture_words, TURN_WORD, *self.sheet_words)

    @abstractmethod
    def spot(self, view: V, name: str) -> Spot | None:
        """Return where a place or a piece that a line may name lies, None if there is no such."""

    def board(
        self, view: V, *, theme: Theme, words: Words, names: Sequence[str] = (), marks: Sequence[str] = ()
    ) -> bytes:
        """Return the position as a PNG, with people's names on it and marks on some places."""
        canvas = self.draw(view, self.themes[theme.key], named(words, self.seat_words, names))
        for spot in dict.fromkeys(self._marked(view, mark) for mark in marks):
            if spot:
                put_mark(canvas, spot)
        return canvas.png()

    def _marked(self, view: V, mark: str) -> Spot | None:
        """Return the place that a mark names last."""
        places = (self.spot(view, name) for name in reversed(self.mark.findall(mark)))
        return next(filter(None, places), None)

    def replay(
        self, views: Sequence[V], *, theme: Theme, words: Words, names: Sequence[str] = (), tell: Tell = unseen
    ) -> bytes:
        """Return the positions as an animated GIF with people's names, a long play thinned out."""
        words = named(words, self.seat_words, names)
        tallies = [self.tally(view) for view in views]
        telling = {step for step in range(1, len(views)) if tallies[step] != tallies[step - 1]}
        colours = self.themes[theme.key]
        shown = thinned(len(views), telling)
        return animate(lambda step: self.draw(views[step], colours, words).image(), shown, tell)

    def sheet(self, rows: Sequence[SheetRow], *, theme: Theme, words: Words, page: int = -1) -> bytes:
        """Return a page of the score sheet."""
        colours = self.themes[theme.key]
        return draw_sheet(rows, page, columns=self.sheet_words, theme=colours, words=words, draw=self.emblem)

    def course(self, course: PlayCourse, *, theme: Theme, words: Words, names: Sequence[str] = ()) -> bytes:
        """Return how a play went."""
        spoken = named(words, self.seat_words, names)
        return draw_course(course, seats=self.seat_words, theme=self.themes[theme.key], words=spoken, draw=self.emblem)
