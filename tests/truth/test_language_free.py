"""Rules and engine speak in codes: no sentence of any language stands in games/ or engine/ outside of docstrings.

Neither written nor put together: what a module makes of its own constants is computed and looked at, too.
"""

import ast
import importlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.truth import project

ROOT = Path(__file__).parents[2]
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:.]? +[^\W\d_]{2,}")
"""Two words with a blank between them; single letters may be notation (`r 5`)."""

NOTATION = {"lay away": "docs/development/games/columbiz.md"}
"""Notation of two words, the same in every language, and the paper that says so."""

MADE_OF = (
    ast.Constant | ast.Tuple | ast.List | ast.BinOp | ast.Add | ast.Mod | ast.JoinedStr | ast.FormattedValue
    | ast.Call | ast.Attribute | ast.Subscript | ast.Slice | ast.UnaryOp | ast.USub | ast.Name | ast.Load | ast.keyword
)  # fmt: skip
"""What an expression may consist of that is computed here."""


def texts(source: str, known: Mapping[str, Any] = {}) -> Iterator[tuple[int, str]]:
    """Yield the line and the value of each text in a module; docstrings, of attributes too, are not texts.

    `known` are the module's own names: with them what it puts together can be computed.
    """
    nodes = project.nodes(source)
    described = {node.value for node in nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in described:
            yield node.lineno, node.value
        elif isinstance(node, ast.BinOp | ast.Call | ast.JoinedStr) and isinstance(made := value(node, known), str):
            yield node.lineno, made


def value(node: ast.expr, known: Mapping[str, Any]) -> object:
    """Return what an expression of texts, their methods and the module's constant texts comes to, None for others."""
    for part in ast.walk(node):
        is_method = not isinstance(part, ast.Call) or isinstance(part.func, ast.Attribute)
        is_constant = not isinstance(part, ast.Name) or is_text(known.get(part.id))
        is_on_text = not isinstance(part, ast.Attribute) or hasattr(str, part.attr)
        if not (isinstance(part, MADE_OF) and is_method and is_constant and is_on_text):
            return None
    try:
        return eval(compile(ast.Expression(node), "", "eval"), {"__builtins__": {}}, dict(known))
    except (TypeError, ValueError, LookupError, AttributeError):
        return None


def is_text(found: object) -> bool:
    """Tell whether a value is a text, or several."""
    return isinstance(found, str) or (isinstance(found, tuple | list) and all(isinstance(item, str) for item in found))


def kept(found: object) -> Iterator[str]:
    """Yield the texts in a value of a module, however deep in tuples, sets and mappings."""
    match found:
        case str():
            yield found
        case Mapping():
            for item in (*found.keys(), *found.values()):
                yield from kept(item)
        case tuple() | list() | set() | frozenset():
            for item in found:
                yield from kept(item)
        case _:
            pass


def sentences(source: str, known: Mapping[str, Any] = {}) -> list[tuple[int, str]]:
    """Return each sentence of a module, with its line; line 0 for what only shows once the module is loaded."""
    written = [(line, text) for line, text in texts(source, known) if SENTENCE.search(text)]
    own = (held for name, held in known.items() if not name.startswith("__"))
    loaded = [(0, text) for held in own for text in kept(held) if SENTENCE.search(text)]
    return written + [(line, text) for line, text in loaded if text not in {known for _, known in written}]


@pytest.mark.slow
@pytest.mark.parametrize("room", ["games", "engine"])
def test_no_sentence_in_rules_and_engine(room: str) -> None:
    paths = sorted((ROOT / room).rglob("*.py"))
    assert paths
    found = {}
    for path in paths:
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        written = sentences(path.read_text(encoding="utf-8"), vars(importlib.import_module(name)))
        found[name] = [(line, text) for line, text in written if text not in NOTATION]
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize("words", NOTATION)
def test_notation_of_two_words_is_documented(words: str) -> None:
    assert f"`{words} " in (ROOT / NOTATION[words]).read_text(encoding="utf-8")


def test_a_sentence_would_be_found() -> None:
    source = '''
"""A docstring of several words."""
BOARD = "r 5 6*C5 -- .."
"""What it is for."""
raise ValueError(f"not your turn, {BOARD}")
'''
    assert sentences(source) == [(5, "not your turn, ")]


@pytest.mark.parametrize(
    "dodge",
    [
        '" ".join(("lay", "away"))',
        '"lay" + " " + "away"',
        '"{} {}".format("lay", "away")',
        '"%s %s" % ("lay", "away")',
        '"lay_away".replace("_", " ")',
        'f"{LAY} {AWAY}"',
        '" ".join(BOTH)',
    ],
)
def test_a_sentence_that_is_put_together_would_be_found(dodge: str) -> None:
    known = {"LAY": "lay", "AWAY": "away", "BOTH": ("lay", "away")}
    assert sentences(f"def told() -> str:\n    return {dodge}\n", known) == [(2, "lay away")]


def test_a_sentence_that_a_module_has_made_somehow_would_be_found() -> None:
    assert sentences("", {"WORDS": {"code": [chr(97) * 3 + " " + chr(98) * 3]}}) == [(0, "aaa bbb")]
