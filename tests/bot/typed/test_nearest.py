"""Typed text compared with what there is: completions, and "did you mean"."""

import pytest

from bot.typed.nearest import fitting, game_named, meant
from bot.typed.policies import unknown
from engine.matches.errors import UnknownGame
from games.registry import GAMES
from tests.bot.bench import WORDS

NAMES = ["Colliding Circles", "Columbiz", "Gamwin", "Zürich", "entspannt: 3 Tage", "Uhr: ohne"]


def found(typed: str) -> list[str]:
    return [NAMES[at] for at in fitting(typed, NAMES)]


def test_names_that_begin_with_what_is_typed_come_first_and_otherwise_their_order_stays() -> None:
    assert found("c") == ["Colliding Circles", "Columbiz", "Zürich"]
    assert found("u") == ["Uhr: ohne", "Columbiz", "Zürich"]
    assert found("") == NAMES


@pytest.mark.parametrize(
    ("typed", "name"),
    [("zurich", "Zürich"), ("gamwyn", "Gamwin"), ("columbus", "Columbiz"), ("entspant", "entspannt: 3 Tage")],
)
def test_a_slip_of_the_pen_is_forgiven(typed: str, name: str) -> None:
    assert found(typed)[0] == name


def test_nothing_fits_what_nothing_resembles() -> None:
    assert found("chess") == found("25:99") == []
    assert meant("chess", NAMES) == {}
    assert meant("gamwni", NAMES) == {"reason": "near", "near": "Gamwin"}


def test_a_game_is_known_by_its_name_in_any_language_and_asked_about_if_misspelt() -> None:
    assert game_named("colliding circles", GAMES, WORDS.values()).info.key == "colliding_circles"
    assert game_named("ZIRKELTANZ", GAMES, WORDS.values()).info.key == "zirkeltanz"
    assert game_named("conf", GAMES, WORDS.values()).info.key == "confusion", "nothing else begins like this"
    for unclear in ("co", "", "usion"):
        with pytest.raises(UnknownGame):
            game_named(unclear, GAMES, WORDS.values())
    with pytest.raises(UnknownGame) as refused:
        game_named("Zirkltanz", GAMES, WORDS.values())
    assert refused.value.params == {"game": "Zirkltanz", "reason": "near", "near": "Zirkeltanz"}
    with pytest.raises(UnknownGame) as refused:
        game_named("chess", GAMES, WORDS.values())
    assert refused.value.params == {"game": "chess"}


def test_a_policy_that_is_misspelt_is_asked_about_in_the_readers_language() -> None:
    assert unknown("schnel", {}, WORDS["de"]).params == {"typed": "schnel", "reason": "near", "near": "schnell"}
    assert unknown("soon", {}, WORDS["en"]).params == {"typed": "soon"}
