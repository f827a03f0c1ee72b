"""Golden pictures: what was drawn must equal what somebody looked at, pixel by pixel.

    pytest tests/renderers --update-golden

writes the present pictures; look at them before they are committed. After a failure the actual picture and the
difference lie in out/golden/.
"""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

GOLDEN = Path(__file__).parent / "golden"
OUT = Path(__file__).parents[2] / "out" / "golden"

Golden = Callable[[str, bytes], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden pictures instead of comparing")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    is_update = request.config.getoption("--update-golden", default=False)

    def check(name: str, picture: bytes) -> None:
        path = GOLDEN / name
        if is_update:
            path.write_bytes(picture)
        compare(path, picture)

    return check


def compare(path: Path, picture: bytes) -> None:
    """Fail unless the decoded picture is the golden one; a missing golden picture is a failure, too."""
    actual = opened(picture)
    expected = opened(path.read_bytes()) if path.exists() else Image.new("RGB", actual.size)
    difference = ImageChops.difference(actual, expected) if actual.size == expected.size else actual
    if path.exists() and actual.size == expected.size and difference.getbbox() is None:
        return
    OUT.mkdir(parents=True, exist_ok=True)
    actual.save(OUT / path.name)
    difference.point(lambda level: min(255, level * 8)).save(OUT / f"difference-{path.name}")
    pytest.fail(f"{path.name} is not the golden picture; see {OUT}")


def opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB")
