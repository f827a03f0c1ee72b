"""The rooms are as docs/architecture.md draws them: the arrows between them, and what each module answers for."""

import ast
import re
from collections import Counter
from collections.abc import Mapping, Set
from functools import cache
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from tests.truth import project

SHORTEST = 12
TEST = re.compile(r"tests/(.+/)?test_\w+\.py")
ACROSS = {"adversary", "crashes", "memory", "secrets", "simulation", "stories", "truth"}
"""Folders of tests that go through several rooms of the source."""


@pytest.mark.slow
def test_the_arrows_between_the_rooms_hold(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project.ROOT)
    status = lint_imports(no_cache=True, no_logo=True)
    assert status == 0, capsys.readouterr().out


def docstring(source: str) -> str | None:
    module = project.nodes(source)[0]
    assert isinstance(module, ast.Module)
    return ast.get_docstring(module)


@pytest.mark.slow
def test_every_module_says_what_it_answers_for() -> None:
    said = {
        project.name(file): (docstring(file.read_text(encoding="utf-8")) or "").partition("\n")[0]
        for file in project.files()
        if file.suffix == ".py" and project.name(file).partition("/")[0] in project.rooms()
    }
    assert {module: line for module, line in said.items() if len(line) < SHORTEST} == {}
    in_package = Counter((module.rpartition("/")[0], line) for module, line in said.items())
    assert [twice for twice, times in in_package.items() if times > 1] == []


def test_the_diagram_shows_every_room() -> None:
    diagrams = "\n".join(project.blocks(project.read("docs/architecture.md"), "mermaid"))
    inside = [path.parent.name for path in sorted((project.ROOT / "bot").glob("*/__init__.py"))]
    assert {"features", "platform"} <= {*inside}
    assert [room for room in (*project.rooms(), *inside) if f"{room}[" not in diagrams] == []


@cache
def homes() -> Mapping[tuple[str, str], Set[Path]]:
    """Return the folders of each module by its room and name; a package is its own home, as well as its parent."""
    found: dict[tuple[str, str], set[Path]] = {}
    for file in (Path(project.name(file)) for file in project.files() if file.suffix == ".py"):
        is_package = file.stem == "__init__"
        places = {file.parent, file.parent.parent} if is_package else {file.parent}
        found.setdefault((file.parts[0], file.parent.name if is_package else file.stem), set()).update(places)
    return found


def is_astray(test: Path) -> bool:
    """Tell whether a test, by its path in tests/, lies somewhere else than what it is named after."""
    named_after = homes().get((test.parts[0], test.stem.removeprefix("test_")), {test.parent})
    return not (project.ROOT / test.parent).is_dir() or test.parent not in named_after


def test_tests_lie_where_the_source_lies() -> None:
    """Each in a folder that the source has, too, and one named after a module in the folder of that module."""
    tests = (
        Path(project.name(file)).relative_to("tests") for file in project.files() if TEST.fullmatch(project.name(file))
    )
    assert {test.as_posix() for test in tests if test.parts[0] not in ACROSS and is_astray(test)} == set()
    assert is_astray(Path("engine/log/test_offers.py"))
    assert is_astray(Path("engine/nowhere/test_what_has_no_module.py"))
