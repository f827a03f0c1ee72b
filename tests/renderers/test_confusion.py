"""The pictures of Confusion: the public board, and what one player alone gets."""

import io
import random
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from bot.i18n import load_words
from engine.people.preferences import Language
from games.confusion import GAME
from games.confusion.examples import SHEETS, example, illustration, played
from games.confusion.state import State
from games.confusion.view import View
from games.core import BOARD, Note, Outcome, Seat, Viewer
from renderers import confusion as pictures
from renderers.confusion import Confusion
from renderers.core import MAX_SIDE, NamedPicture, PrivateRenderer
from renderers.drawing.theme import DARK, LIGHT, THEMES, Theme
from tests.games.chances import Seeded
from tests.games.confusion.twins import play
from tests.renderers.conftest import Golden

RENDERER = Confusion()
WORDS = load_words(strict=True)
KIBIBYTE = 1024
IN_BOTH = pytest.mark.parametrize(("theme", "language"), [(DARK, "en"), (LIGHT, "de")], ids=["dark_en", "light_de"])


@cache
def position(name: str) -> State:
    """Return a position to draw; `threat` is the first of a random play in which the puck has come home."""
    transitions = list(play(8))
    found = {
        "start": transitions[0].after,
        "example": played(SHEETS),
        "forbidden": played(SHEETS[:1]),
        "threat": next(transition.after for transition in transitions if transition.after.is_answering),
        "end": transitions[-1].after,
    }
    return found[name]


def drawn(view: View, theme: Theme = DARK, language: Language = "en") -> bytes:
    return RENDERER.board(view, theme=theme, words=WORDS[language])


def private(view: View, theme: Theme = DARK, language: Language = "en") -> tuple[NamedPicture, ...]:
    return RENDERER.private(view, theme=theme, words=WORDS[language])


@IN_BOTH
@pytest.mark.parametrize("name", ["start", "forbidden", "threat", "end"])
def test_golden_board(golden: Golden, name: str, theme: Theme, language: Language) -> None:
    golden(
        f"confusion_{name}_{theme.key}_{language}.png",
        drawn(GAME.narration.view(position(name), None), theme, language),
    )


@IN_BOTH
@pytest.mark.parametrize("seat", [0, 1])
def test_golden_private(golden: Golden, seat: int, theme: Theme, language: Language) -> None:
    view = GAME.narration.view(position("threat"), Seat(seat)).turned()
    golden(f"confusion_private_{seat}_{theme.key}_{language}.png", drawn(view, theme, language))
    for picture in private(view, theme, language):
        golden(f"confusion_{picture.name}_{seat}_{theme.key}_{language}.png", picture.png)


@IN_BOTH
@pytest.mark.parametrize("topic", ["overview", "types", "sheets"])
def test_golden_topics(golden: Golden, topic: str, theme: Theme, language: Language) -> None:
    """The rules show what players see."""
    state, (viewer, names) = example(topic), illustration(topic)
    assert state is not None
    view = GAME.narration.view(state, viewer)
    found = {picture.name: picture.png for picture in private(view, theme, language)}
    for name in names:
        picture = drawn(view, theme, language) if name == BOARD else found[name]
        golden(f"confusion_topic_{topic}_{name}_{theme.key}_{language}.png", picture)


def test_the_renderer_has_private_pictures() -> None:
    assert isinstance(RENDERER, PrivateRenderer)


def test_the_public_gets_nothing_private_unless_the_sheets_are_open() -> None:
    state = position("example")
    assert private(GAME.narration.view(state, None)) == ()
    opened = GAME.narration.view(replace(state, has_open_sheets=True), None)
    assert [picture.name for picture in private(opened)] == ["mine", "yours"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_gets_the_enemys_dice_and_both_sheets_with_descriptions(seat: int) -> None:
    found = private(GAME.narration.view(position("example"), Seat(seat)))
    assert [picture.name for picture in found] == ["dice", "mine", "yours"]
    assert [picture.notes[0].params["seat"] for picture in found] == [1 - seat, seat, 1 - seat]
    assert all(isinstance(note, Note) for picture in found for note in picture.notes)


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
def test_secrets_change_no_pixel(viewer: Viewer) -> None:
    rng = random.Random(3)
    for name in ("start", "example", "threat"):
        state = position(name)
        twin = GAME.secrets.redeal(state, viewer, Seeded(rng.randrange(2**32)))
        assert twin != state
        one, other = (GAME.narration.view(truth, viewer) for truth in (state, twin))
        assert drawn(one) == drawn(other)
        assert private(one) == private(other)


def test_what_a_viewer_may_know_does_show() -> None:
    state = position("example")
    public, blue, black = (drawn(GAME.narration.view(state, viewer)) for viewer in (None, Seat(0), Seat(1)))
    assert len({public, blue, black}) == 3
    assert drawn(GAME.narration.view(GAME.secrets.revealed(state), None)) not in (public, blue, black)


@pytest.mark.parametrize(
    "change",
    [
        {"puck": "a5"},
        {"to_move": Seat(0)},
        {"answering": Seat(1)},
        {"turn": 30},
        {"quiet_turns": 70},
        {"last": None},
        {"is_turned": True},
        {"outcome": Outcome("puck", (1, 2), (0, 0))},
        {"outcome": Outcome("quiet", (1, 1), (0, 0))},
    ],
    ids=str,
)
def test_everything_that_is_to_be_seen_shows(change: dict[str, object]) -> None:
    view = GAME.narration.view(position("example"), Seat(1))
    assert drawn(replace(view, **change)) != drawn(view)  # type: ignore[arg-type]


def test_every_mark_of_a_die_shows() -> None:
    view = GAME.narration.view(position("start"), None)
    faces = {
        drawn(replace(view, dice=(replace(view.dice[0], **change), *view.dice[1:])))
        for change in ({}, {"square": None}, {"is_promoted": True}, {"type": "b"}, {"type": "b", "is_revealed": True})
    }
    assert len(faces) == 5


def test_squares_lie_as_printed_and_turned_the_other_way_round() -> None:
    left, low = pictures.place("a1")
    assert pictures.place("k11") == pictures.place("a1", is_turned=True)
    assert pictures.place("b1")[0] > left
    assert pictures.place("a2")[1] < low


def test_only_known_words_are_asked_for_and_all_of_them() -> None:
    asked: set[str] = set()

    def words(key: str) -> str:
        asked.add(key)
        return WORDS["en"](key)

    foreseen, _ = GAME.preview(position("start"), Seat(0), GAME.notation.parse(position("start"), Seat(0), "H-d3"))
    draw = replace(GAME.narration.view(position("end"), None), outcome=Outcome("quiet", (1, 1), (0, 0)))
    quiet = replace(GAME.narration.view(position("example"), None), quiet_turns=70)
    opened = replace(position("example"), has_open_sheets=True)
    views = [GAME.narration.view(position(name), None) for name in ("start", "example", "forbidden", "threat", "end")]
    for view in (*views, GAME.narration.view(foreseen, Seat(0)), draw, quiet):
        RENDERER.board(view, theme=DARK, words=words)
    for viewer in (None, Seat(0), Seat(1)):
        RENDERER.private(GAME.narration.view(opened, viewer), theme=DARK, words=words)
    RENDERER.sheet((), theme=DARK, words=words)
    assert asked == set(RENDERER.words)


def test_size_and_weight() -> None:
    for theme in THEMES.values():
        view = GAME.narration.view(position("threat"), Seat(1))
        boards = [drawn(view, theme, "de"), drawn(GAME.narration.view(position("end"), None), theme, "de")]
        for picture in (*boards, *(sheet.png for sheet in private(view, theme, "de"))):
            assert max(Image.open(io.BytesIO(picture)).size) <= MAX_SIDE
            assert len(picture) <= 60 * KIBIBYTE


def test_private_pictures_have_the_same_sizes_all_along() -> None:
    sizes = {
        tuple(
            Image.open(io.BytesIO(picture.png)).size
            for picture in private(GAME.narration.view(position(name), Seat(0)))
        )
        for name in ("start", "threat", "end")
    }
    assert len(sizes) == 1


def test_replay() -> None:
    views = [GAME.narration.view(GAME.secrets.revealed(transition.after), None) for transition in list(play(8))[:6]]
    animation = Image.open(io.BytesIO(RENDERER.replay(views, theme=DARK, words=WORDS["en"])))
    assert (animation.format, getattr(animation, "n_frames", 1)) == ("GIF", 6)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_games_own_colours_fit_one_palette(theme: Theme) -> None:
    own = pictures.COLOURS[theme.key]
    assert len(own.palette) <= 256
