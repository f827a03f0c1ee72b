"""The contract that every renderer keeps: a view in, a picture out.

A renderer holds nothing that changes, so any thread may use it. Pictures are the same, pixel by pixel, wherever they
are drawn. The few words and names on them come from outside.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar, runtime_checkable

from games.core import Note, SheetRow
from renderers.drawing.theme import Theme

Words = Callable[[str], str]
"""The word in the reader's language for a message id."""

Tell = Callable[[int, int], None]
"""Is told how many frames of how many are drawn; what it raises ends the drawing."""

MAX_SIDE: Final = 1280
"""The greatest width and height of a picture, in pixels."""

V = TypeVar("V", contravariant=True)


def unseen(_done: int, _whole: int, /) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True)
class NamedPicture:
    """A picture beside the board: its name (a code, good for a file name), the PNG, and what its description says."""

    name: str
    png: bytes
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class PlayCourse:
    """The course of a play.

    Attributes:
        moves: the numbers of the positions that were weighed, in order; the last position of the play is among them.
        shares: for each of them the share of the win of each seat, 0 to 1.
        turns: at which moves to set a numbered mark, in order.
        luck: what the dice gave to each seat, in shares of a win; empty where nothing was thrown.
    """

    moves: Sequence[int]
    shares: Sequence[Sequence[float]]
    turns: Sequence[int]
    luck: Sequence[float]


class Renderer(Protocol[V]):
    """Draws the views of one game."""

    @property
    def words(self) -> tuple[str, ...]:
        """Return the message ids that its pictures may ask for."""
        ...

    def board(
        self, view: V, *, theme: Theme, words: Words, names: Sequence[str] = (), marks: Sequence[str] = ()
    ) -> bytes:
        """Return the position as a PNG, at most `MAX_SIDE` wide and high and 200 KiB.

        `names` are those of the people at the seats, in order; one that cannot be drawn gives way to the seat's, one
        that is too long is shortened. Of each of the `marks`, parts of lines, the place that it names last is marked.
        """
        ...

    def replay(
        self, views: Sequence[V], *, theme: Theme, words: Words, names: Sequence[str] = (), tell: Tell = unseen
    ) -> bytes:
        """Return a play as an animated GIF as wide as its pictures: 80 of them at most, and less than 8 MiB.

        Raises:
            ValueError: there are no views.
        """
        ...

    def sheet(self, rows: Sequence[SheetRow], *, theme: Theme, words: Words, page: int = -1) -> bytes:
        """Return a page of the score sheet as a PNG; pages count from 0, -1 is the last (`renderers.sheet.pages`)."""
        ...

    def course(self, course: PlayCourse, *, theme: Theme, words: Words, names: Sequence[str] = ()) -> bytes:
        """Return how a play went as a PNG: shares of the win over the moves, what the dice gave."""
        ...


@runtime_checkable
class PrivateRenderer(Protocol[V]):
    """The renderer of a game with secrets, which also draws pictures for one player alone."""

    def private(self, view: V, *, theme: Theme, words: Words, names: Sequence[str] = ()) -> tuple[NamedPicture, ...]:
        """Return what the viewer alone may know, in the order in which it is shown; nothing for a public view.

        Names, number and sizes in pixels of the pictures are the same for every view of a play.
        """
        ...
