"""The wiring: few things go into each constructor, one place puts the bot together, and nothing is set afterwards."""

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from tests.truth import project

ROOMS: Final = ("bot", "engine", "storage")
MOST: Final = 7
"""Parameters of a constructor; what needs more wants a value that holds several of them."""
GLANCE: Final = 60
"""Lines of a function that is seen at once."""


def constructors(room: str) -> Iterator[tuple[str, int]]:
    """Yield every constructor of a room that is written out, and how many parameters it has besides `self`."""
    for path in sorted(project.ROOT.glob(f"{room}/**/*.py")):
        for node in project.nodes(path.read_text(encoding="utf-8")):
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                        taken = [*method.args.posonlyargs, *method.args.args, *method.args.kwonlyargs]
                        yield f"{project.name(path)}: {node.name}", len(taken) - 1


@pytest.mark.parametrize("room", ROOMS)
def test_a_task_of_seasons_was_made_with_twelve_parameters(room: str) -> None:
    found = dict(constructors(room))
    assert found
    assert {name: count for name, count in found.items() if count > MOST} == {}


def test_the_wiring_is_seen_at_a_glance() -> None:
    made = (node for node in project.nodes(project.read("bot/wiring.py")) if isinstance(node, ast.FunctionDef))
    lengths = {function.name: (function.end_lineno or 0) - function.lineno for function in made}
    assert "assemble" in lengths
    assert max(lengths.values()) < GLANCE


def test_callbacks_were_lambdas_over_what_was_made_later() -> None:
    nodes = project.nodes(project.read("bot/wiring.py"))
    assert [ast.unparse(node) for node in nodes if isinstance(node, ast.Lambda)] == []
    targets = [target for node in nodes if isinstance(node, ast.Assign) for target in node.targets]
    assert [ast.unparse(target) for target in targets if isinstance(target, ast.Attribute)] == []


@pytest.mark.parametrize("name", ["Services", "DeliveryServices", "Tasks"])
def test_tests_put_the_bot_together_once_more(name: str) -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in project.ROOT.glob("tests/**/*.py")}
    calls = {
        project.name(path): node.lineno
        for path, text in texts.items()
        if f"{name}(" in text
        for node in project.nodes(text)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    }
    assert calls == {}
