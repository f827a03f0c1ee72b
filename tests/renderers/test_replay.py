"""Animations whose cost is bounded, however long a play was."""

import io
import itertools
import random

import pytest
from PIL import Image

from renderers import replay
from renderers.drawing.theme import DARK, THEMES, Theme
from renderers.replay import MOST_BYTES, MOST_FRAMES, animate, thinned
from tests.renderers.positions import GERMAN, sample_views
from tests.renderers.test_colliding_circles import RENDERER

LONGEST = 1339
"""As many moves as the longest match of the sixty simulated days had."""

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def noise(step: int) -> Image.Image:
    """Return a frame that nothing compresses."""
    image = Image.frombytes("P", (300, 400), random.Random(step).randbytes(300 * 400))
    image.putpalette(bytes(range(256)) * 3)
    return image


@pytest.mark.slow
@themes
def test_the_longest_match_makes_few_frames_of_little_weight_and_full_width(theme: Theme) -> None:
    sample = sample_views()
    views = [sample[step % len(sample)] for step in range(LONGEST)]
    data = RENDERER.replay(views, theme=theme, words=GERMAN.__getitem__)
    animation = opened(data)
    assert animation.width >= 640
    assert 40 < getattr(animation, "n_frames", 1) <= MOST_FRAMES
    assert len(data) < MOST_BYTES


def test_a_long_play_is_thinned_evenly_between_its_first_and_last_step() -> None:
    steps = thinned(LONGEST, ())
    assert (len(steps), steps[0], steps[-1]) == (MOST_FRAMES, 0, LONGEST - 1)
    gaps = {later - earlier for earlier, later in itertools.pairwise(steps)}
    assert max(gaps) <= LONGEST / MOST_FRAMES + 2


def test_steps_in_which_something_is_won_stay_before_others() -> None:
    telling = range(100, 130)
    steps = thinned(LONGEST, telling)
    assert {0, *telling, LONGEST - 1} <= {*steps}
    assert len(steps) == len({*steps}) == MOST_FRAMES


def test_too_many_telling_steps_are_thinned_as_well() -> None:
    steps = thinned(LONGEST, range(1, LONGEST, 2))
    assert (len(steps), len({*steps}), steps[0], steps[-1]) == (MOST_FRAMES, MOST_FRAMES, 0, LONGEST - 1)


def test_a_short_play_keeps_every_step() -> None:
    assert thinned(MOST_FRAMES, {3}) == [*range(MOST_FRAMES)]
    assert thinned(0, ()) == []


def test_a_match_without_a_move_is_an_animation_of_one_picture() -> None:
    data = RENDERER.replay(sample_views()[:1], theme=DARK, words=GERMAN.__getitem__)
    assert opened(data).format == "GIF"
    with pytest.raises(ValueError, match="needs a frame"):
        RENDERER.replay([], theme=DARK, words=GERMAN.__getitem__)


def test_what_weighs_too_much_loses_frames_until_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    heavy = len(animate(noise, range(8)))
    monkeypatch.setattr(replay, "MOST_BYTES", heavy // 3)
    light = animate(noise, range(8))
    assert len(light) <= heavy // 3
    last = opened(light)
    last.seek(getattr(last, "n_frames", 1) - 1)
    assert last.info["duration"] == replay.REST_MS
