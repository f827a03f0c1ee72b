"""The evaluation sheets: what answers exclude, and what follows from each type occurring once. Reveals."""

import random
from dataclasses import replace
from itertools import permutations

import pytest

from games.confusion import GAME
from games.confusion.board import BLACK, BLUE
from games.confusion.examples import EXAMPLE_DEAL, SHEETS
from games.confusion.inference import Masks, left, matching
from games.confusion.kit import LETTERS, TYPES, mask
from games.confusion.rules import reveals
from games.confusion.view import ColumnSeen
from games.core import Seat
from tests.games.confusion import asking
from tests.games.confusion.asking import code, die, learned, placed, played, record, refused, started, told, transition
from tests.games.confusion.twins import play


def column(viewer: Seat, about: Seat, letter: str, *lines: str) -> ColumnSeen:
    sheets = GAME.narration.view(played(started(*EXAMPLE_DEAL), *lines), viewer).sheets
    assert sheets is not None
    return sheets[about][LETTERS.index(letter)]


# --- The rulebook's example


def test_the_example_is_answered_as_printed() -> None:
    state = started(*EXAMPLE_DEAL)
    assert record(state, "H F1") == "H-d3 -"
    assert record(played(state, "H F1"), "K F1") == "K-e9 +"
    assert record(played(state, "H F1", "K F1"), "H L1") == "H-c2 +"


def test_seven_types_with_a_step_forward_are_struck_out_and_five_left() -> None:
    assert column(BLUE, BLUE, "H", *SHEETS[:1]) == ColumnSeen("H", "abcdefg", "")


def test_three_more_are_struck_out_and_h_and_i_left() -> None:
    assert column(BLUE, BLUE, "H", *SHEETS) == ColumnSeen("H", "abcdefgjkl", "")


def test_blacks_sheet_about_blues_dice_shows_the_same_ten() -> None:
    assert column(BLACK, BLUE, "H", *SHEETS) == ColumnSeen("H", "abcdefgjkl", "")


def test_blues_sheet_about_blacks_k_keeps_what_can_go_one_forward() -> None:
    assert column(BLUE, BLACK, "K", *SHEETS) == ColumnSeen("K", "hijkl", "")


@pytest.mark.parametrize(("line", "answer"), [("H-b1", "-"), ("H-a4", "+"), ("H-e4", "+"), ("H-a2", "+")])
def test_any_of_four_tries_decides_between_h_and_i(line: str, answer: str) -> None:
    state = played(started(*EXAMPLE_DEAL), *SHEETS, "A-i10")
    assert record(state, line) == f"{line} {answer}"
    assert asking.left(played(state, line), BLUE, "H") == "i"


# --- Each type once


def test_after_four_promotions_the_four_types_are_faint_for_the_other_eight() -> None:
    state = started()
    for letter in "AEIL":
        state = learned(state, BLUE, letter, "aeil")
    sheets = GAME.narration.view(state, BLUE).sheets
    assert sheets is not None
    faint = {seen.letter: seen.faint for seen in sheets[BLUE]}
    assert faint == {letter: "" if letter in "AEIL" else "aeil" for letter in LETTERS}


def test_two_dice_that_are_both_h_or_i_leave_neither_to_the_ten_others() -> None:
    state = learned(learned(started(), BLUE, "H", "hi"), BLUE, "I", "hi")
    sheets = GAME.narration.view(state, BLUE).sheets
    assert sheets is not None
    assert [seen.faint for seen in sheets[BLUE]] == ["" if letter in "HI" else "hi" for letter in LETTERS]


def test_a_captured_die_counts_as_well() -> None:
    state = learned(placed("B f3", "D a11", "a6"), BLUE, "A", "b")
    assert asking.left(state, BLUE, "B") == "acdefghijkl"


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_inference_is_what_trying_every_deal_gives(size: int) -> None:
    rng = random.Random(size)
    solvable = 0
    for _ in range(200):
        known = tuple(rng.randrange(1, 1 << size) | rng.choice((0, 1 << rng.randrange(size))) for _ in range(size))
        expected = every_deal(known)
        if expected is None:
            with pytest.raises(ValueError, match=r"\("):
                left(known)
        else:
            solvable += 1
            assert left(known) == expected
            assert all(known[at] >> kind & 1 for at, kind in enumerate(matching(known)))
    assert solvable > 20


def every_deal(known: Masks) -> Masks | None:
    """Return the types left for each die by going through all deals, None if there is none."""
    found = [0] * len(known)
    for deal in permutations(range(len(known))):
        if all(known[at] >> kind & 1 for at, kind in enumerate(deal)):
            for at, kind in enumerate(deal):
                found[at] |= 1 << kind
    return tuple(found) if any(found) else None


def test_the_truth_is_always_left() -> None:
    for seed in range(4):
        for step in play(seed):
            for seat in (BLUE, BLACK):
                for letter, type_ in zip(LETTERS, step.after.types[seat], strict=True):
                    assert type_ in asking.left(step.after, seat, letter)


def test_what_is_left_is_what_single_deals_show() -> None:
    """A type is left exactly if a deal with it exists: each is asked for by itself."""
    for step in list(play(5))[::40]:
        known = tuple(die.known for die in step.after.dice[BLUE])
        for at, bits in enumerate(left(known)):
            for kind in range(len(TYPES)):
                assert bool(bits >> kind & 1) == is_deal(known, at, kind)


def is_deal(known: Masks, at: int, kind: int) -> bool:
    if not known[at] >> kind & 1:
        return False
    try:
        matching((*known[:at], 1 << kind, *known[at + 1 :]))
    except ValueError:
        return False
    return True


# --- Reveals


def test_ruling_6_a_certain_type_is_granted_and_takes_no_turn() -> None:
    state = learned(started(), BLUE, "H", "h")
    after = played(state, "H=h")
    assert die(after, BLUE, "H").is_revealed
    assert (after.to_move, after.turns, after.quiet) == (BLUE, 0, 0)
    assert told(state, "H=h") == ["revealed"]
    assert GAME.narration.view(after, None).side(BLUE)[7].type == "h"


def test_ruling_6_it_may_follow_from_the_other_dice_alone() -> None:
    state = learned(learned(learned(started(), BLUE, "H", "hi"), BLUE, "I", "hi"), BLUE, "J", "hij")
    assert asking.left(state, BLUE, "J") == "j"
    assert record(state, "J=j") == "J=j"
    assert asking.left(played(state, "J=j"), BLUE, "J") == "j"


def test_ruling_6_a_refusal_says_what_the_own_sheet_shows() -> None:
    state = learned(started(), BLUE, "H", "hi")
    error = refused(state, "H=h")
    assert (error.code, error.params["types"]) == ("not_certain", ("h", "i"))
    assert refused(state, "H=a").params["types"] == ("h", "i")


def test_ruling_6_in_the_other_sides_turn_too_but_only_for_own_dice() -> None:
    state = learned(started(), BLACK, "H", "h")
    after = transition(state, "H=h", BLACK).after
    assert die(after, BLACK, "H").is_revealed
    assert (after.to_move, after.turns) == (BLUE, 0)
    assert code(state, "H=h", BLUE) == "not_certain"
    assert GAME.secrets.may_interject(state, BLACK)


def test_ruling_6_promoted_dice_included_captured_and_revealed_ones_not() -> None:
    state = learned(placed("A' f11", "C a11"), BLUE, "A", "a")
    assert die(played(state, "A=a"), BLUE, "A").is_revealed
    assert code(played(state, "A=a"), "A=a") == "revealed_already"
    assert code(learned(state, BLUE, "B", "b"), "B=b") == "captured"


def test_a_reveal_marks_the_sheet_for_all() -> None:
    state = learned(learned(started(), BLUE, "H", "hi"), BLUE, "I", "hi")
    state = played(learned(state, BLUE, "H", "h"), "H=h")
    assert asking.left(state, BLUE, "I") == "i"


def test_only_what_would_be_granted_is_listed() -> None:
    state = learned(learned(started(), BLUE, "H", "h"), BLUE, "I", "ij")
    assert [claim.letter for claim in reveals(state, BLUE)] == ["H"]
    assert list(reveals(state, BLACK)) == []


def test_nobody_reveals_before_the_deal_or_after_the_end() -> None:
    assert not GAME.secrets.may_interject(GAME.rules.setup(2, {}), BLUE)
    assert not GAME.secrets.may_interject(replace(started(), over="quiet"), BLUE)
    assert mask("ab") == 3
