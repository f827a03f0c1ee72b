"""Only delivery writes to a store by itself; everything else in the bot goes by a service of the engine."""

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from tests.truth import project


def modules(pattern: str) -> list[str]:
    return sorted(project.name(path) for path in project.ROOT.glob(pattern))


PROTOCOLS = (
    *modules("engine/stores/*.py"),
    "engine/people/follows.py",
    "engine/people/store.py",
    "engine/seasons/service/store.py",
)
PARTS = {
    *("matches", "outbox", "people", "plans", "disputes", "notes", "seasons", "studies", "reviews", "puzzles"),
    *("follows", "comments"),
}
"""What a store is put together of."""

SERVICES = {"matches", "people", "seasons", "studies", "reviews", "puzzles", "follows", "comments"}
"""What is also the name of a service."""


@cache
def writing() -> set[str]:
    """Return the methods of stores that return nothing, or whether it was done."""
    methods = [
        method
        for path in PROTOCOLS
        for kept in ast.parse(project.read(path)).body
        if isinstance(kept, ast.ClassDef)
        for method in kept.body
        if isinstance(method, ast.AsyncFunctionDef) and method.returns is not None
    ]
    return {method.name for method in methods if ast.unparse(method.returns or method) in {"None", "bool"}} - {"close"}


def writes(source: str) -> Iterator[str]:
    """Yield the calls in a module that write to a store."""
    names = writing()
    for node in project.nodes(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
            *way, part = (name.lstrip("_") for name in ast.unparse(node.func.value).split("."))
            if part in PARTS and ("store" in way or part not in SERVICES):
                yield ast.unparse(node.func)


@pytest.mark.parametrize("path", [path for path in modules("bot/**/*.py") if "/delivery/" not in path])
def test_nothing_but_delivery_writes_to_a_store(path: str) -> None:
    assert list(writes(project.read(path))) == []


def test_what_delivery_writes_is_found() -> None:
    found = {call.rpartition(".")[2] for path in modules("bot/delivery/**/*.py") for call in writes(project.read(path))}
    assert {"announced", "change_notice", "save_location", "save_secret_message", "save_thread", "write"} <= found


@pytest.mark.parametrize(
    ("source", "is_writing"),
    [
        ("context.services.store.people.save_person(person)", True),
        ("self._store.matches.append(commit)", True),
        ("notes.write(key, text)", True),
        ("context.services.people.save_policy(server, policy)", False),
        ("store.notes.read(key)", False),
        ("lines.append(line)", False),
    ],
)
def test_a_write_is_told_from_other_calls(source: str, is_writing: bool) -> None:
    assert bool(list(writes(source))) == is_writing
