"""Characters made plain, for every game alike: what phones and other programs write, once and for all."""

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.registry import GAMES
from tests.searching import examples

Normalise = Callable[[str], str]
NORMALISE: Mapping[str, Normalise] = {key: game.notation.normalise for key, game in GAMES.items()}
EVERY_GAME = pytest.mark.parametrize("normalise", NORMALISE.values(), ids=NORMALISE)
typed = st.text(
    st.sampled_from("aB1 .,*-`'\"\\\u00a0\u2013\uff11\u0663\U0001d7d9\u201e\u2066\ufe0fxX\u00d7<›") | st.characters()
)


@EVERY_GAME
@given(text=typed)
@examples(60)
def test_what_is_plain_stays_as_it_is_and_every_place_is_where_it_was(normalise: Normalise, text: str) -> None:
    plain = normalise(text)
    assert normalise(plain) == plain
    assert len(plain) == len(text)


@EVERY_GAME
def test_no_way_to_write_a_sign_is_left_out(normalise: Normalise) -> None:
    assert normalise("１٣𝟚") == "132"
    assert normalise("Ａａ") == normalise("Aa")
    assert normalise("‐‑‒–—−－") == "-" * 7
    assert normalise("`“„»\\\u200e") == " " * 6


@EVERY_GAME
@pytest.mark.parametrize("end", [".", " .", "..", "…", "。", "．", ".\n"])
def test_a_full_stop_at_the_end_says_nothing(normalise: Normalise, end: str) -> None:
    assert normalise(f"1{end}").strip() == "1"


def test_a_point_within_a_number_stays_where_there_are_such_numbers() -> None:
    assert NORMALISE["zirkeltanz"]("3a@4b:17.5. Ready") == "3a@4b:17.5  ready"
    assert NORMALISE["gamwin"]("l5-l7. *6.") == "L5-L7  *6 "
