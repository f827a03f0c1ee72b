"""No modules import each other in a circle, in no room and under no condition; and what makes text loads no discord."""

from functools import cache
from pathlib import Path

import grimp
import pytest

from tests.truth import project

ROOMS = (*project.rooms(), "tools")
MAKE_TEXT = (
    "bot/errors.py",
    "bot/i18n.py",
    "bot/posts/*.py",
    "bot/typed/*.py",
    "bot/delivery/people/audience.py",
    "bot/delivery/people/notice_texts.py",
    "bot/features/person/data_file.py",
)
"""What people read and type, and everything that is made into text."""

FEW = 16
"""The most modules and packages that can be seen at a glance."""


@cache
def graph(*, is_loading: bool = False) -> grimp.ImportGraph:
    """Return who imports whom; what is imported for types only is left out where it is asked what is loaded."""
    return grimp.build_graph(
        *ROOMS, include_external_packages=True, exclude_type_checking_imports=is_loading, cache_dir=None
    )


def within(*packages: str) -> set[str]:
    """Return the modules of some packages, these included."""
    return {module for module in graph().modules for room in packages if f"{module}.".startswith(f"{room}.")}


def circles(modules: set[str]) -> list[set[str]]:
    """Return the groups of modules each of which can be reached from each other one."""
    reached = {module: graph().find_upstream_modules(module) & modules for module in modules}
    found: list[set[str]] = []
    for module in sorted(modules):
        group = {other for other in reached[module] if module in reached[other]} | {module}
        if len(group) > 1 and group not in found:
            found.append(group)
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_no_modules_import_each_other_in_a_circle(room: str) -> None:
    assert within(room)
    assert [sorted(circle) for circle in circles(within(room))] == []


def test_a_circle_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "turning"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "one.py").write_text("from turning import two\n", encoding="utf-8")
    (package / "two.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from turning.one import x\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    turning = grimp.build_graph("turning", exclude_type_checking_imports=False, cache_dir=None)
    monkeypatch.setitem(globals(), "graph", lambda: turning)
    assert circles(within("turning")) == [{"turning.one", "turning.two"}]


def makers_of_text() -> list[str]:
    """Return the modules that make text."""
    paths = sorted(path for pattern in MAKE_TEXT for path in project.ROOT.glob(pattern))
    return [".".join(path.relative_to(project.ROOT).with_suffix("").parts).removesuffix(".__init__") for path in paths]


@pytest.mark.parametrize("module", makers_of_text())
def test_what_makes_text_loads_no_discord(module: str) -> None:
    assert graph(is_loading=True).find_shortest_chain(module, "discord") is None


def test_every_maker_of_text_is_there() -> None:
    assert [pattern for pattern in MAKE_TEXT if not any(project.ROOT.glob(pattern))] == []


def test_the_bots_room_is_seen_at_a_glance() -> None:
    entries = [*(project.ROOT / "bot").iterdir()]
    seen = [entry.name for entry in entries if entry.suffix == ".py" or (entry / "__init__.py").exists()]
    assert len(seen) <= FEW, seen
