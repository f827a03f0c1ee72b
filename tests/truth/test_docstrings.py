"""Docstrings and comments in plain English: patterns of word-for-word translation stay out."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pytest

from tests.truth import project

ROOMS: Final = (
    "games", "leagues", "engine", "players", "renderers", "storage", "bot", "sandbox", "tools", "benchmarks", "docs",
    "tests", "dev.py",
)  # fmt: skip

TRANSLATED: Final = re.compile(
    r"\bSo (?:often|many|long|much|far|few|well)\b|\b(?i:whoever|in vain|brings? about|by lot|(?<!begin-)anew)\b"
)
COMMENT: Final = re.compile(r"(?:^|\s)#.*")
QUESTION: Final = re.compile(r"(?:What|Who|Whom|Whose|How(?! (?:often|many|long|far|much) )|Which|Where|When|Why)\b")


def sources(room: str) -> dict[str, str]:
    """Return the modules of a room by their names."""
    files = (file for file in project.files() if file.suffix == ".py" and project.name(file).split("/")[0] == room)
    return {project.name(file): file.read_text(encoding="utf-8") for file in files}


def prose(source: str) -> Iterator[str]:
    """Yield the docstrings and comments of a module."""
    yield from COMMENT.findall(source)
    for node in project.nodes(source):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


@pytest.mark.parametrize(
    "text", ["So often it is looked whether somebody has room.", "Ends it; whoever waits is told.", "# dealt anew"]
)
def test_translated_german_is_recognised(text: str) -> None:
    assert TRANSLATED.search(text)


def test_plain_english_is_left_alone() -> None:
    assert not TRANSLATED.search("How often a full group is checked again. There are not so many of them.")


def of_values(source: str) -> Iterator[str]:
    """Yield the docstrings of a module's classes and constants."""
    for node in project.nodes(source):
        if isinstance(node, ast.ClassDef):
            yield ast.get_docstring(node) or ""
        if isinstance(node, ast.Module | ast.ClassDef):
            for before, after in pairwise(node.body):
                if isinstance(before, ast.Assign | ast.AnnAssign) and isinstance(after, ast.Expr):
                    yield str(getattr(after.value, "value", ""))


@pytest.mark.parametrize("room", ROOMS)
def test_module_docstrings_asked_a_question(room: str) -> None:
    lines = {name: source.lstrip('r"').partition("\n")[0] for name, source in sources(room).items()}
    assert lines
    assert {name: line for name, line in lines.items() if QUESTION.match(line) or line.startswith("Whether")} == {}


@pytest.mark.parametrize("room", [room for room in ROOMS if room not in ("tests", "dev.py")])
def test_docstrings_of_values_asked_a_question(room: str) -> None:
    """`Whether` is how those of booleans begin."""
    found = {
        name: [text for text in of_values(source) if QUESTION.match(text)] for name, source in sources(room).items()
    }
    assert any(text for source in sources(room).values() for text in of_values(source))
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_docstrings_and_comments_were_translated_word_for_word(room: str) -> None:
    found = {
        name: [text for text in prose(source) if TRANSLATED.search(text)] for name, source in sources(room).items()
    }
    assert found
    assert {name: texts for name, texts in found.items() if texts} == {}
