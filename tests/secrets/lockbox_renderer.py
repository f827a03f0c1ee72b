"""Pictures of the test game: the text board, and for a player the enemy's number."""

import io
from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.core import Note, SheetRow
from renderers.core import NamedPicture, PlayCourse, Tell, Words, unseen
from renderers.drawing.theme import Theme
from tests.engine.lockbox import HIDDEN, View

SIZE = (320, 240)


class LockboxRenderer:
    """Draws views as text."""

    words: tuple[str, ...] = ()

    def board(
        self, view: View, *, theme: Theme, words: Words, names: Sequence[str] = (), marks: Sequence[str] = ()
    ) -> bytes:
        return drawn(view.text())

    def replay(
        self, views: Sequence[View], *, theme: Theme, words: Words, names: Sequence[str] = (), tell: Tell = unseen
    ) -> bytes:
        first, *others = [Image.open(io.BytesIO(drawn(view.text()))) for view in views]
        buffer = io.BytesIO()
        first.save(buffer, "GIF", save_all=True, append_images=others)
        return buffer.getvalue()

    def sheet(self, rows: Sequence[SheetRow], *, theme: Theme, words: Words, page: int = -1) -> bytes:
        return drawn("\n".join(cell.text for row in rows for cell in row.cells))

    def course(self, course: PlayCourse, *, theme: Theme, words: Words, names: Sequence[str] = ()) -> bytes:
        return drawn(" ".join(map(str, course.moves)))

    def private(self, view: View, *, theme: Theme, words: Words, names: Sequence[str] = ()) -> tuple[NamedPicture, ...]:
        known = [number for number in view.numbers if number != HIDDEN]
        return (NamedPicture("enemy", drawn(" ".join(known)), (Note("own", {"number": known[0]}),)),) if known else ()


def drawn(text: str) -> bytes:
    picture = Image.new("RGB", SIZE, "white")
    ImageDraw.Draw(picture).text((8, 8), text, fill="black")
    buffer = io.BytesIO()
    picture.quantize(2).save(buffer, "PNG")
    return buffer.getvalue()
