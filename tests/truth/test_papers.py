"""Names in the documents are there: links, headings, files, modules, functions and commands."""

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

import bot.__main__
import dev
from tests.truth import project

LINK = re.compile(r"(?:\[[^\]]*\]\(|src=\")([^)\"\s]+)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
BRACES = re.compile(r"\{([^}]*)\}")
FILE_NAME = re.compile(r"[\w.-]+\.(?:py|md|toml|lock|ftl|txt|json)")
NAMED_PATH = re.compile(r"\.?[\w-][\w.-]*(?:/[\w.{},-]+)+/?|[\w.-]+/")
COMMAND = re.compile(r"(dev\.py|-m bot) ([a-z]+)")
GENERATED = {"data/", "data/sandbox", "data/sandbox/", "out/", ".venv/", ".venv/bin/python"}

every_paper = pytest.mark.parametrize("paper", project.papers(), ids=project.name)


@every_paper
def test_links_lead_somewhere(paper: Path) -> None:
    dead = []
    for target in LINK.findall(project.FENCE.sub("", paper.read_text(encoding="utf-8"))):
        if target.startswith(("https://", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        file = paper.parent / path if path else paper
        if not file.exists() or (anchor and anchor not in anchors(file)):
            dead.append(target)
    assert not dead


@every_paper
def test_named_files_exist(paper: Path) -> None:
    named = [word for word in project.code_words(paper.read_text(encoding="utf-8")) if is_path(word)]
    missing = [word for word in named for path in expanded(word) if not stands_for_file(path, beside=paper.parent)]
    assert not missing


@every_paper
def test_named_code_exists(paper: Path) -> None:
    dotted = re.compile(rf"({'|'.join(project.rooms())})(\.\w+)+")
    words = project.code_words(paper.read_text(encoding="utf-8"))
    named = {word.removesuffix("()") for word in words if dotted.fullmatch(word.removesuffix("()"))}
    assert not [word for word in named if not FILE_NAME.fullmatch(word) and not is_code(word)]


@every_paper
def test_commands_exist(paper: Path) -> None:
    known = {"dev.py": documented(dev), "-m bot": documented(bot.__main__)}
    used = COMMAND.findall(paper.read_text(encoding="utf-8"))
    assert not [(program, command) for program, command in used if command not in known[program]]


def test_readme_names_its_two_commands() -> None:
    assert {"python3 dev.py run", "python3 dev.py test"} <= {
        line.partition("#")[0].strip()
        for block in project.blocks(project.read("README.md"), "sh")
        for line in block.splitlines()
    }


def anchors(file: Path) -> set[str]:
    """Return the anchors that GitHub makes from the headings of a document."""
    headings = HEADING.findall(project.FENCE.sub("", file.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def is_path(word: str) -> bool:
    """Tell whether a word in backticks means a file or folder of the project rather than a pattern or a fraction."""
    first = word.partition("/")[0]
    if "/" not in word:
        return bool(FILE_NAME.fullmatch(word)) and word not in project.dependencies()
    return bool(NAMED_PATH.fullmatch(word)) and word not in GENERATED and (project.ROOT / first).exists()


def expanded(word: str) -> Iterator[str]:
    """Yield the paths that a word with {a,b} stands for."""
    parts = BRACES.split(word)
    for chosen in product(*(part.split(",") for part in parts[1::2])):
        yield "".join(text for pair in zip(parts[::2], (*chosen, ""), strict=True) for text in pair)


def stands_for_file(path: str, *, beside: Path) -> bool:
    """Tell whether a path exists from the root or from where it is written; a bare file name may lie in any folder."""
    if (project.ROOT / path).exists() or (beside / path).exists():
        return True
    return "/" not in path and any(file.name == path for file in project.files())


def is_code(dotted: str) -> bool:
    """Tell whether a dotted name leads to a module or to something in one."""
    words = dotted.split(".")
    for length in range(len(words), 0, -1):
        try:
            found: object = import_module(".".join(words[:length]))
        except ModuleNotFoundError:
            continue
        return all((found := getattr(found, word, None)) is not None for word in words[length:])
    return False


def documented(program: ModuleType) -> set[str]:
    """Return the commands that a program's docstring lists."""
    return set(re.findall(r"^ +python3? (?:dev\.py|-m bot) ([a-z]+)", program.__doc__ or "", re.MULTILINE))
