"""A game is at home under the same name everywhere; what is missing is named."""

from collections.abc import Iterator

import pytest

from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.truth import project

# As docs/adding-a-game.md lists them; <x> is the game's key. That other languages say as much sees test_words.
PLACES = (
    "games/<x>/__init__.py",
    "games/<x>/state.py",
    "games/<x>/rules.py",
    "games/<x>/notation.py",
    "games/<x>/view.py",
    "renderers/<x>.py",
    "tests/games/<x>/",
    "tests/games/playthroughs/<x>.txt",
    "bot/locales/en/<x>.ftl",
    "bot/locales/en/rules_<x>.ftl",
    "docs/development/games/<x>.md",
)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_missing(key: str) -> None:
    assert list(missing(key)) == []


def test_no_game_is_forgotten_in_a_registry() -> None:
    homes = {path.parent.name for path in (project.ROOT / "games").glob("*/__init__.py")}
    assert homes == set(GAMES) == set(RENDERERS)


def test_the_guide_lists_the_same_places() -> None:
    guide = " ".join(project.code_words(project.read("docs/adding-a-game.md")))
    assert [place for place in PLACES if place not in guide] == []


def missing(key: str) -> Iterator[str]:
    """Yield what a game lacks."""
    for place in PLACES:
        path = project.ROOT / place.replace("<x>", key)
        if not path.exists() or (path.is_dir() and not any(path.glob("test_*.py"))):
            yield place.replace("<x>", key)
    if key not in RENDERERS:
        yield f"{key} in renderers/registry.py"
