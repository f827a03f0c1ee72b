"""Quotations of typed text: harmless, and pointing at the right place."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.posts.speech import MAX_ECHO, Speech, pointer, shortened
from engine.matches.errors import BadProposal, NoOffer, UnknownMatch, WrongPhase
from games.core import IllegalMove, Note, Outcome, Seat
from games.registry import GAMES
from tests.bot.bench import GAME, WORDS, Bench

TYPED = st.text(max_size=300)


@given(TYPED)
def test_code_stays_in_its_quotes(typed: str) -> None:
    shown = shortened(typed)
    assert "`" not in shown
    assert "\n" not in shown
    assert len(shown) <= MAX_ECHO


@given(TYPED.filter(str.strip), st.integers(0, 300), st.integers(0, 300))
def test_a_pointer_is_one_short_block(typed: str, one: int, other: int) -> None:
    start, end = sorted((min(one, len(typed)), min(other, len(typed))))
    shown = pointer(typed, (start, end))
    assert len(shown.splitlines()) == 4
    assert shown.startswith("```\n")
    assert shown.endswith("\n```")
    assert shown.count("`") == 6
    assert len(shown) <= 2 * MAX_ECHO + 20


@pytest.mark.parametrize(
    ("typed", "span", "lines"),
    [
        ("6*C5, 9*D4", (6, 10), ["6*C5, 9*D4", "      ^^^^"]),
        ("6*C5", (4, 4), ["6*C5", "    ^"]),
        ("6*C5", None, ["6*C5"]),
        ("6*C5\r9*D4", (5, 9), ["6*C5 9*D4", "     ^^^^"]),
        ("x" * 400, (300, 301), ["x" * 160, " " * 80 + "^"]),
    ],
)
def test_a_pointer_underlines_the_part(typed: str, span: tuple[int, int] | None, lines: list[str]) -> None:
    assert pointer(typed, span).split("\n")[1:-1] == lines


@pytest.mark.parametrize("typed", ["", " ", "\n\t"])
def test_nothing_typed_is_not_pointed_at(typed: str) -> None:
    assert pointer(typed, None) == pointer(typed, (0, 0)) == ""


def test_refusals_repeat_typed_text_harmlessly() -> None:
    for words in WORDS.values():
        said = Speech(words).refusal(UnknownMatch(match="`x`\n@everyone"))
        assert "'x' @everyone" in said
        assert said.count("`") == 2


def test_refusals_choose_their_words_by_what_they_know() -> None:
    speech = Speech(WORDS["en"])
    seats = {speech.refusal(BadProposal(reason="seats", low=low, high=high)) for low, high in ((2, 2), (3, 4))}
    phases = {speech.refusal(WrongPhase(phase=phase)) for phase in ("proposed", "running", "over", "withdrawn")}
    offers = {speech.refusal(NoOffer(offer=offer)) for offer in ("draw", "takeback")}
    assert (len(seats), len(phases), len(offers)) == (2, 4, 2)


def test_an_error_names_place_reason_rule_and_what_is_near() -> None:
    error = IllegalMove(
        "occupied", span=(2, 4), near=["6*C6", "6*C7"], rule="notation", field="C5", value=3, occupant_seat=1
    )
    for words in WORDS.values():
        place, reason, rule, near = Speech(words).move_error(GAMES[GAME], error, "6*C5").rsplit("\n", 3)
        assert place.endswith("```")
        assert words("colliding_circles-seat-black") in reason
        assert words("colliding_circles-topic-notation") in rule
        assert "`6*C6`, `6*C7`" in near


def test_lengths_had_a_point_in_german() -> None:
    near = Note("would_touch", {"touching": ("2a",), "gap": "43.6"})
    assert "43,6" in Speech(WORDS["de"]).note(GAMES["zirkeltanz"], near)
    assert "43.6" in Speech(WORDS["en"]).note(GAMES["zirkeltanz"], near)
    echo = IllegalMove("unreadable", text="43.6")
    assert "`43.6`" in Speech(WORDS["de"]).move_error(GAMES["zirkeltanz"], echo, "43.6")


async def test_outcomes() -> None:
    match = (await Bench().started()).after
    game = GAMES[GAME]
    for words in WORDS.values():
        speech = Speech(words)
        won = speech.outcome(game, match, Outcome("closed", (2, 1), (3, 8)))
        assert speech.player(game, match, Seat(1)) in won
        assert speech.player(game, match, Seat(0)) not in won
        assert "3/8" in won
        resigned = replace(match, resigned=(Seat(0),))
        said = speech.outcome(game, resigned, Outcome("resigned", (2, 1), (9, 8)))
        assert words("colliding_circles-seat-red") in said
        drawn = speech.outcome(game, match, Outcome("agreed", (1, 1), (3, 3)))
        assert "<@" not in drawn
