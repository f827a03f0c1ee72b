"""The data of a match: the twelve types, the start squares, the limits; what is checked, and what a match keeps."""

import json
from dataclasses import replace
from importlib import resources
from typing import Any

import pytest

from games import confusion
from games.confusion import GAME, rules
from games.confusion.board import DIRECTIONS, turned
from games.confusion.kit import LETTERS, TYPES, BadKit, Kit, able, letters, read_kit, standard
from games.confusion.state import Deal
from games.core import CHANCE, IllegalMove
from tests.games.chances import Script
from tests.games.confusion.asking import IN_ORDER, started


def raw() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resources.files(confusion).joinpath("kit.json").read_text(encoding="utf-8"))
    return data


def with_type(letter: str, reach: int, *directions: str) -> Kit:
    data = raw()
    data["types"][letter] = {"reach": reach, "directions": list(directions)}
    return read_kit(json.dumps(data))


@pytest.mark.parametrize(
    ("type_", "reach", "directions"),
    [
        ("a", 4, "F"),
        ("b", 3, "F BL BR"),
        ("c", 3, "F B"),
        ("d", 2, "F B L R"),
        ("e", 2, "F FL FR"),
        ("f", 1, "F B L R FL FR BL BR"),
        ("g", 1, "F FL FR BL BR"),
        ("h", 1, "L R FL FR BL BR"),
        ("i", 2, "L R FL FR"),
        ("j", 2, "FL FR BL BR"),
        ("k", 2, "FL FR B"),
        ("l", 3, "FL FR"),
    ],
)
def test_the_twelve_types(type_: str, reach: int, directions: str) -> None:
    pattern = standard().patterns[TYPES.index(type_)]
    assert (pattern.reach, set(pattern.directions)) == (reach, set(directions.split()))


def test_a_promoted_die_moves_up_to_two_in_every_direction() -> None:
    assert standard().promoted.reach == 2
    assert set(standard().promoted.directions) == set(DIRECTIONS)


def test_shorter_is_always_allowed() -> None:
    table = able(standard())
    assert [letters(table["F", steps]) for steps in (1, 2, 3, 4)] == ["abcdefg", "abcde", "abc", "a"]


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("twice", ("c", 4, "F")),
        ("backward", ("c", 3, "F", "L")),
        ("backward", ("l", 3, "FL", "FR", "B")),
        ("forward", ("c", 3, "B", "FL")),
        ("forward", ("j", 2, "F", "BL")),
        ("aside", ("j", 2, "FL", "FR", "BL", "BR", "L")),
        ("aside", ("h", 1, "FL", "FR", "BL", "BR")),
        ("two_squares", ("h", 2, "L", "R", "FL", "FR", "BL", "BR")),
        ("reach", ("f", 0, "F", "B")),
    ],
)
def test_types_that_contradict_the_rulebook_are_refused(code: str, change: tuple[Any, ...]) -> None:
    with pytest.raises(BadKit) as caught:
        with_type(*change)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("code", "key", "value"),
    [
        ("squares", "puck", "c1"),
        ("squares", "puck", "m6"),
        ("limits", "quiet_limit", 0),
        ("limits", "turn_limit", 601),
        ("limits", "quiet_limit", 601),
        ("unreadable", "types", []),
    ],
)
def test_other_data_that_cannot_be_are_refused(code: str, key: str, value: object) -> None:
    with pytest.raises(BadKit) as caught:
        read_kit(json.dumps(raw() | {key: value}))
    assert caught.value.code == code


def test_a_start_square_on_the_enemys_base_row_is_refused() -> None:
    squares = raw()["squares"] | {"A": "a11"}
    with pytest.raises(BadKit) as caught:
        read_kit(json.dumps(raw() | {"squares": squares}))
    assert caught.value.code == "base_row"


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(BadKit, match="unreadable"):
        read_kit("{")


def test_ruling_7_letters_stand_on_fixed_squares_symmetrically() -> None:
    blue, black = started().dice
    assert [die.square for die in blue] == ["c1", "d1", "e1", "f1", "g1", "h1", "i1", "d2", "e2", "f2", "g2", "h2"]
    assert [die.square for die in black] == [
        "i11",
        "h11",
        "g11",
        "f11",
        "e11",
        "d11",
        "c11",
        "h10",
        "g10",
        "f10",
        "e10",
        "d10",
    ]
    assert all(turned(own.square or "") == other.square for own, other in zip(blue, black, strict=True))


def test_the_deal_is_a_shuffle_from_the_last_die_down_blues_first() -> None:
    state = GAME.rules.setup(2, {})
    unchanged = [*range(12, 1, -1)] * 2
    assert rules.draw(state, Script(unchanged)).types == (IN_ORDER, IN_ORDER)
    assert rules.draw(state, Script([1, *range(11, 1, -1), *range(12, 1, -1)])).types[0] == "lbcdefghijka"


def test_a_match_keeps_the_data_it_was_started_with() -> None:
    other = with_type("c", 2, "F", "B")
    begun = rules.setup(2, {}, other)
    deal = rules.draw(begun, Script([*range(12, 1, -1)] * 2))
    replayed = GAME.rules.apply(GAME.rules.setup(2, {}), CHANCE, deal)
    assert replayed.kit == other != standard()
    assert replayed == GAME.rules.apply(begun, CHANCE, deal)


def test_a_deal_that_cannot_be_is_refused() -> None:
    state = GAME.rules.setup(2, {})
    bad = replace(state.kit, quiet_limit=0)
    deals = [
        Deal("deal", state.kit, (IN_ORDER, "aacdefghijkl")),
        Deal("deal", state.kit, (IN_ORDER, "")),
        Deal("deal", bad, (IN_ORDER, IN_ORDER)),
        Deal("deal", replace(state.kit, patterns=state.kit.patterns[:3]), (IN_ORDER, IN_ORDER)),
    ]
    for deal in deals:
        with pytest.raises(IllegalMove, match="bad_deal"):
            GAME.rules.apply(state, CHANCE, deal)
    with pytest.raises(IllegalMove, match="bad_deal"):
        GAME.rules.apply(started(), CHANCE, Deal("deal", state.kit, (IN_ORDER, IN_ORDER)))


def test_letters_and_types() -> None:
    assert len(LETTERS) == len(TYPES) == len(standard().patterns) == 12
