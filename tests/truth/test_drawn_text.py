"""Every text on a picture passes the one function that leaves out what the font cannot draw."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.truth import project

DRAWS = {"text", "multiline_text", "getmask", "getmask2", "getlength", "getbbox", "textbbox", "truetype"}
"""What Pillow draws or measures text with."""
CANVAS = "renderers/drawing/canvas.py"


def drawing(tree: ast.AST) -> Iterator[str]:
    """Yield the names under which something of Pillow is called that draws or measures text."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    for call in calls:
        is_plain = not call.args  # a view's text() is one in plain characters
        if isinstance(call.func, ast.Attribute) and call.func.attr in DRAWS and not is_plain:
            yield call.func.attr


def test_only_the_canvas_draws_text() -> None:
    """The pictures of leagues drew names as they were: boxes instead of emoji, empty lines."""
    found = {
        str(path.relative_to(project.ROOT)): sorted(set(drawing(ast.parse(path.read_text(encoding="utf-8")))))
        for folder in ("renderers", "bot")
        for path in sorted(Path(project.ROOT / folder).rglob("*.py"))
    }
    assert found.pop(CANVAS)
    assert {name: calls for name, calls in found.items() if calls} == {}
