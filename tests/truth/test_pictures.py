"""README and docs show what the renderers draw today."""

import io

import pytest
from PIL import Image

from docs import make_pictures
from tests.truth import project


@pytest.mark.parametrize("name", sorted(path.name for path in make_pictures.FOLDER.iterdir()))
@pytest.mark.slow
def test_a_picture_is_up_to_date(name: str) -> None:
    kept, drawn = make_pictures.FOLDER / name, make_pictures.pictures()[name]
    assert same(kept.read_bytes(), drawn), "draw it again: .venv/bin/python -m docs.make_pictures"


def test_every_picture_is_shown() -> None:
    shown = project.read("README.md") + project.read("docs/leagues.md").replace("](pictures/", "](docs/pictures/")
    assert [name for name in make_pictures.pictures() if f"docs/pictures/{name}" not in shown] == []


def same(one: bytes, other: bytes) -> bool:
    """Tell whether two pictures have the same pixels, however they are encoded."""
    left, right = (Image.open(io.BytesIO(data)).convert("RGBA") for data in (one, other))
    return left.size == right.size and left.tobytes() == right.tobytes()
