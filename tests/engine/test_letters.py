"""Names of which nothing can be seen, and names that only look different to a program."""

import pytest

from engine.letters import has_shape, reading, shown
from engine.seasons.errors import InvisibleName
from engine.seasons.state.guards import named

INVISIBLE = [
    "",
    " ",
    "\u200b",
    "\u2800",
    "\u3164",
    "\u00ad",
    "\u200d\ufe0f",
    "\u115f \u1160",
    "\u0301",
    "\u202e",
    "\U000e0101",
]
VISIBLE = ["a", "Liga", "!", "❤️", "👨‍👩‍👧", "ليلى", "陈", "a\u0301", "𝓐𝓷𝓷𝓪", "·"]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_that_nobody_could_see_is_none(name: str) -> None:
    assert not has_shape(name)
    with pytest.raises(InvisibleName):
        named(name, most=40)


@pytest.mark.parametrize("name", VISIBLE, ids=ascii)
def test_a_name_in_any_script_is_kept_as_it_is(name: str) -> None:
    assert has_shape(name)
    assert named(f"  {name} ", most=40) == name


@pytest.mark.parametrize(
    "other", ["Winter\u200bliga", "\u00adWINTERLIGA", "Ｗinterliga ", "Winterliga\u3164", "Win\u2060terliga"]
)
def test_names_that_differ_by_what_nobody_sees_read_the_same(other: str) -> None:
    assert reading(other) == reading("Winterliga") == "winterliga"
    assert reading("Winter liga") != reading("Winterliga")


def test_what_shows_nothing_is_left_out_and_blanks_stay() -> None:
    assert shown("  Fl\u00adott \u3164 und\u00a0heiter\n") == "Flott und heiter"
