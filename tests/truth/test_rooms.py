"""The rooms are as docs/architecture.md draws them: the arrows between them, and what each module answers for."""

import ast
from collections import Counter

import pytest
from importlinter.cli import lint_imports

from tests.truth import project

SHORTEST = 12


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
