"""The picture of a bracket."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from renderers.drawing.canvas import Canvas, font
from renderers.drawing.theme import DARK, LIGHT, Theme
from renderers.league.bracket import BOXES, ROUNDS, Box, Column, Side, draw_bracket, parts
from tests.renderers.conftest import Golden
from tests.renderers.test_legibility import LEAST, PHONE

NAMES = ("Anna", "Bernd", "Carla", "Somebody with a very long name", "Mira", "Maximilian", "Dörte", "Q")

WORDS = {
    "de": ("Viertelfinale", "Halbfinale", "Finale", "Platz 3", "Freilos", "offen", "läuft", "3. Partie", "Vorrecht"),
    "en": ("Quarter-finals", "Semi-finals", "Final", "Third place", "Bye", "open", "running", "decider", "advantage"),
}

every_style = pytest.mark.parametrize(
    ("style", "theme", "said"), [("dark_de", DARK, WORDS["de"]), ("light_en", LIGHT, WORDS["en"])], ids=["de", "en"]
)


def side(number: int, points: str = "", *, wins: bool = False, is_marked: bool = False) -> Side:
    return Side(NAMES[number], points, is_winner=wins, is_marked=is_marked)


def eight(said: tuple[str, ...]) -> tuple[list[Column], Column]:
    """Return a bracket of eight places that is being played: a bye, a decider, an advantage, a long name."""
    nobody, someone = Side(said[4], is_entrant=False), Side(said[5], is_entrant=False)
    first = (
        Box(side(0, "2", wins=True, is_marked=True), side(1, "0")),
        Box(side(2, "1½", wins=True), side(3, "1½"), said[8]),
        Box(side(4, wins=True), nobody),
        Box(side(5, "1"), side(6, "1"), said[7]),
    )
    second = (Box(side(0, "½", is_marked=True), side(2, "½"), said[6]), Box(side(4), someone))
    columns = [Column(said[0], first), Column(said[1], second), Column(said[2], (Box(someone, someone),))]
    return columns, Column(said[3], (Box(someone, someone),))


@every_style
def test_a_bracket_that_is_being_played(golden: Golden, style: str, theme: Theme, said: tuple[str, ...]) -> None:
    columns, third = eight(said)
    picture = draw_bracket(columns, title="Winter 1", theme=theme, third=third)
    golden(f"league_bracket_{style}.png", picture)


@every_style
def test_a_bracket_with_its_champion(golden: Golden, style: str, theme: Theme, said: tuple[str, ...]) -> None:
    first = (Box(side(0, "2", wins=True), side(2, "0")), Box(side(3, "1"), side(5, "2", wins=True), said[7]))
    final = Column(said[2], (Box(side(0, "2½", wins=True), side(5, "1½")),))
    third = Column(said[3], (Box(side(2), side(3, "2", wins=True)),))
    picture = draw_bracket([Column(said[1], first), final], title="Winter 1", theme=theme, third=third)
    golden(f"league_bracket_ended_{style}.png", picture)


def test_a_final_alone(golden: Golden) -> None:
    final = Column("Finale", (Box(side(0), side(5)),))
    golden("league_bracket_final_dark_de.png", draw_bracket([final], title="Winter 1", theme=DARK))


def test_a_part_that_does_not_end_with_the_final_has_no_star(golden: Golden) -> None:
    columns = [
        replace(column, title=title)
        for column, title in zip(eight(WORDS["en"])[0], ("Round of 32", "Round of 16"), strict=False)
    ]
    last = Column(WORDS["en"][0], (Box(side(0, "2", wins=True), side(4, "0")),))
    picture = draw_bracket([*columns, last], title="Winter 1 (2 of 5)", theme=LIGHT, is_end=False)
    golden("league_bracket_part_light_en.png", picture)


def test_more_rounds_than_can_be_read_are_refused() -> None:
    columns, _ = eight(WORDS["en"])
    with pytest.raises(ValueError, match="4"):
        draw_bracket([columns[0], *columns], title="", theme=DARK)


@pytest.mark.parametrize("rounds", range(1, 8))
def test_parts_show_every_meeting_and_the_final_first(rounds: int) -> None:
    found = parts(rounds)
    assert found[0].last == rounds
    shown = {(number, at) for part in found for number in range(part.first, part.last + 1) for at in part.boxes(number)}
    assert shown == {(number, at) for number in range(1, rounds + 1) for at in range(1 << (rounds - number))}
    for part in found:
        assert part.last - part.first < ROUNDS
        sizes = [len(part.boxes(number)) for number in range(part.first, part.last + 1)]
        assert sizes[0] <= BOXES
        assert all(later * 2 == earlier for earlier, later in pairwise(sizes))
        assert sizes[-1] == 1


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_counts_can_be_read_on_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, int, int, int]] = []
    write = Canvas.write

    def note(self: Canvas, text: str, x: float, y: float, size: int, *colours: object, **how: object) -> None:
        written.append((text, size, int(str(how.get("weight", 500))), self.indices.width))
        write(self, text, x, y, size, *colours, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "write", note)
    columns, third = eight(WORDS[language])
    draw_bracket(columns, title="Winter 1", theme=DARK, third=third)
    said = {text for text, *_ in written}
    assert {"2", "0", "1½", "½", *WORDS[language]} <= said  # nothing that counts is cut short
    assert all(height * PHONE / width >= LEAST for height, width in _heights(written))


def _heights(written: list[tuple[str, int, int, int]]) -> Iterator[tuple[int, int]]:
    for text, size, weight, width in written:
        for glyph in text:
            if glyph.isdigit() or glyph.isupper():
                _, top, _, bottom = font(size, weight).getbbox(glyph)
                yield int(bottom - top), width
