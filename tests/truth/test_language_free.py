"""Rules and engine speak in codes: no sentence of any language stands in games/ or engine/ outside of docstrings."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:.]? +[^\W\d_]{2,}")
"""Two words with a blank between them; single letters may be notation (`r 5`)."""


def texts(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the value of each text in a module; docstrings, of attributes too, are not texts."""
    module = ast.parse(source)
    described = {
        node.value for node in ast.walk(module) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in described:
            yield node.lineno, node.value


def sentences(source: str) -> list[tuple[int, str]]:
    return [(line, text) for line, text in texts(source) if SENTENCE.search(text)]


@pytest.mark.parametrize("room", ["games", "engine"])
def test_no_sentence_in_rules_and_engine(room: str) -> None:
    paths = sorted((ROOT / room).rglob("*.py"))
    assert paths
    found = {str(path.relative_to(ROOT)): sentences(path.read_text(encoding="utf-8")) for path in paths}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_a_sentence_would_be_found() -> None:
    source = '''
"""A docstring of several words."""
BOARD = "r 5 6*C5 -- .."
"""What it is for."""
raise ValueError(f"not your turn, {BOARD}")
'''
    assert sentences(source) == [(5, "not your turn, ")]
