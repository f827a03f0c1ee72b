"""A format of seasons is at home under its own name: few places elsewhere ask which one a season has."""

import ast
import re
from collections.abc import Iterator
from typing import Final

from engine.seasons.facts import formats as declared
from engine.seasons.facts.traits import FormatTraits
from engine.seasons.formats import FORMATS
from tests.truth import project

MOST: Final = 22
"""Places that ask for a format by its name, its own rules or state, or a trait of it. This may only fall."""

ROOMS: Final = ("engine/seasons/", "engine/conduct/", "bot/posts/league/", "bot/features/", "bot/delivery/seasons/")
OWN: Final = {
    *("round_robin", "rounds", "swiss", "pods", "by_rounds", "points", "knockout", "bracket", "ladder", "rungs"),
    *("teams", "squads", "flash", "continuous", "pentathlon", "pentathlons", "pentathlon_news", "pentathlon_starts"),
    "stages",
}
"""Names of modules and folders of single formats."""

REGISTRIES: Final = {
    "engine/seasons/facts/formats.py",
    "engine/seasons/facts/traits.py",
    "engine/seasons/state/own.py",
    "engine/seasons/formats/__init__.py",
    "engine/seasons/formats/core.py",
    "bot/posts/league/presentation.py",
    "bot/features/league/formats/actions.py",
    "bot/features/league/draft/formats.py",
}
"""Where formats are named to be found."""

TRAITS: Final = {name for name in vars(FormatTraits) if not name.startswith("_")} | {"format"}
STATES: Final = {"Rungs", "Squads", "Stages", "Queue", "Advances", "DrawnRounds"}
CLASSES: Final = STATES | {name for name in vars(declared) if name.endswith("Rules") and name != "FormatRules"}


def asks(node: ast.AST) -> bool:
    """Tell whether a part of a module asks for a format."""
    match node:
        case ast.Attribute(attr=attr, value=ast.Attribute(attr="own") | ast.Name(id="own")):
            return attr in TRAITS
        case ast.Name(id=name, ctx=ast.Load()):
            return name in CLASSES
        case ast.Compare(comparators=[ast.Constant(value=str(name))]) | ast.Compare(left=ast.Constant(value=str(name))):
            return name in FORMATS
        case _:
            return False


def places() -> Iterator[str]:
    """Yield every line outside the modules of single formats that asks for one."""
    for file in project.files():
        name = project.name(file)
        parts = set(re.split(r"[/.]", name))
        if file.suffix == ".py" and name.startswith(ROOMS) and not parts & OWN and name not in REGISTRIES:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            yield from sorted({f"{name}:{node.lineno}" for node in ast.walk(tree) if asks(node)})  # type: ignore[attr-defined]


def test_a_place_outside_its_modules_that_asks_for_a_format_is_recognised() -> None:
    asked = ast.parse("season.rules.own.is_endless, isinstance(own, LadderRules), kind == 'swiss', own.reach")
    assert sum(asks(node) for node in ast.walk(asked)) == 3


def test_a_format_was_asked_for_by_its_name_in_two_hundred_places() -> None:
    """Seventy files branched on what a season is; an eighth format would have had to be known to them all."""
    found = list(places())
    assert len(found) <= MOST, "\n".join(found)
