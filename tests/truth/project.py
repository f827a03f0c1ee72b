"""The files of the project and the claims of its papers, found without git, which a bare machine lacks."""

import ast
import os
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")


@cache
def files() -> tuple[Path, ...]:
    """Return every file of the project: all but what .gitignore names."""
    return tuple(sorted(_walk(ROOT)))


def papers() -> tuple[Path, ...]:
    """Return every document."""
    return tuple(file for file in files() if file.suffix == ".md")


def name(file: Path) -> str:
    """Return how a file is called in messages and test names."""
    return file.relative_to(ROOT).as_posix()


def read(path: str) -> str:
    """Return the text of a file of the project."""
    return (ROOT / path).read_text(encoding="utf-8")


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Return everything in a module, the module first; each is parsed once for all tests that look at it."""
    return tuple(ast.walk(ast.parse(source)))


def code_words(text: str) -> list[str]:
    """Return what stands between backticks in a document, fenced blocks left out."""
    return CODE.findall(FENCE.sub("", text))


def blocks(text: str, language: str) -> list[str]:
    """Return the fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def rows(text: str, *, under: str) -> list[list[str]]:
    """Return the body of the first table below a heading, as cells without their backticks."""
    _, _, rest = text.partition(f"{under}\n")
    assert rest, f"there is no heading {under!r}"
    lines = re.search(r"(?:^\|.*\n)+", rest, re.MULTILINE)
    assert lines, f"there is no table below {under!r}"
    return [[cell.strip().strip("`") for cell in line.strip("| ").split(" | ")] for line in lines[0].splitlines()[2:]]


@cache
def settings() -> dict[str, Any]:
    """Return pyproject.toml."""
    return tomllib.loads(read("pyproject.toml"))


def rooms() -> tuple[str, ...]:
    """Return the top-level packages."""
    return tuple(settings()["tool"]["importlinter"]["root_packages"])


@cache
def dependencies() -> frozenset[str]:
    """Return the names of everything that pyproject.toml wants installed, in lower case."""
    wanted = [*settings()["project"]["dependencies"], *settings()["dependency-groups"]["dev"]]
    return frozenset(re.split(r"[\[<>=!~; ]", requirement)[0].lower() for requirement in wanted)


def _walk(folder: Path) -> Iterator[Path]:
    for entry in os.scandir(folder):
        path = Path(entry.path)
        if entry.name == ".git" or _is_ignored(path, is_folder=entry.is_dir()):
            continue
        if entry.is_dir():
            yield from _walk(path)
        else:
            yield path


def _is_ignored(path: Path, *, is_folder: bool) -> bool:
    for pattern in _ignored():
        if pattern.endswith("/") and not is_folder:
            continue
        subject = "/" + name(path) if pattern.startswith("/") else path.name
        if fnmatch(subject, pattern.rstrip("/")):
            return True
    return False


@cache
def _ignored() -> tuple[str, ...]:
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith("#"))
