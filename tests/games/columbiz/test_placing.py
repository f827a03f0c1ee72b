"""Placing discs, capturing and lines: the rulebook's example, the facts of the specification, rulings 3 and 5."""

import pytest

from games.columbiz import GAME
from games.columbiz.state import Place
from games.core import IllegalMove, Note, Seat
from tests.games.columbiz.asking import discs, drawn, is_legal, played, refused, told, why_not

BOOK = "12335556"


def test_the_rulebooks_example() -> None:
    state = drawn(dice=BOOK)
    assert discs(played(state, "3/2, 5/3")) == {"3/2": "O", "5/3": "O"}
    assert discs(played(state, "5/1, 5/2")) == {"5/1": "O", "5/2": "O"}
    assert is_legal(state, "1/1, 2/1")


def test_a_die_serves_once() -> None:
    state = drawn(dice=BOOK)
    expected = {"field": "5/3", "face": 5, "needed": 3, "there": 2, "used": 1}
    assert why_not(state, "5/1, 5/3") == ("dice_short", expected)
    assert why_not(state, "3/3") == ("dice_short", {"field": "3/3", "face": 3, "needed": 3, "there": 2, "used": 0})
    assert why_not(state, "4/1") == ("dice_short", {"field": "4/1", "face": 4, "needed": 1, "there": 0, "used": 0})


@pytest.mark.parametrize("dice", ["55555555", BOOK])
def test_no_field_takes_two_discs(dice: str) -> None:
    state = drawn(dice=dice)
    assert why_not(state, "5/1, 5/1") == ("occupied", {"field": "5/1", "occupant_seat": 0})


def test_discs_go_on_free_fields() -> None:
    state = drawn("O A . . . .", BOOK)
    assert why_not(state, "1/1") == ("occupied", {"field": "1/1", "occupant_seat": 0})
    assert why_not(state, "2/1") == ("occupied", {"field": "2/1", "occupant_seat": 1})


def test_at_most_four_discs() -> None:
    state = drawn(dice="11223456")
    assert is_legal(state, "1/2, 2/2, 3/1, 4/1")
    assert why_not(state, "1/2, 2/2, 3/1, 4/1, 5/1") == ("too_many_discs", {"most": 4})


def test_never_more_discs_than_the_supply_has() -> None:
    state = drawn(dice=BOOK, supplies=(2, 5))
    assert is_legal(state, "3/2, 5/3")
    assert why_not(state, "3/2, 5/3, 6/1") == ("supply_short", {"discs": 2})


def test_who_can_place_must_place() -> None:
    state = drawn(dice=BOOK)
    assert why_not(state, "") == ("empty", {})
    with pytest.raises(IllegalMove, match="nothing_placed"):
        GAME.rules.apply(state, Seat(0), Place("place", ()))
    with pytest.raises(IllegalMove, match="unknown_field"):
        GAME.rules.apply(state, Seat(0), Place("place", ("7/1",)))


def test_ruling_3_who_has_fewer_than_three_lays_all_away() -> None:
    blocked = drawn("A A A A A A\n" * 2, "11223345", throws=2, supplies=(2, 6))
    after = played(blocked, "roll", "11-22-33-4-5")
    assert after.supplies == (0, 6)
    assert after.last is not None
    assert after.last.laid_away == 2
    assert GAME.rules.scores(after) == (0, 0)


def test_a_disc_captures_opponents_below_it_and_nothing_else() -> None:
    state = drawn(
        """
        . . . . A .
        . . . . . .
        A . . . A .
        O A . . A O
        """,
        "55512346",
    )
    after = played(state, "5/3")
    assert discs(after) == {"5/4": "A", "5/3": "O", "1/2": "A", "1/1": "O", "2/1": "A", "6/1": "O"}
    assert (after.prisoners, GAME.rules.scores(after)) == ((2, 0), (2, 0))


def test_own_discs_stay() -> None:
    state = drawn(". . . . A .\n. . . . O .", "55512346")
    after = played(state, "5/3")
    assert discs(after) == {"5/3": "O", "5/1": "O"}
    assert after.prisoners == (1, 0)


def test_discs_of_all_opponents_are_captured() -> None:
    state = drawn(". . . . A .\n. . . . X .", "55512346", seats=3, to_move=0)
    after = played(state, "5/3")
    assert after.prisoners == (2, 0, 0)
    assert told(state, "5/3") == [
        Note("captured", {"field": "5/3", "owner_seat": 1, "fields": ("5/2",)}),
        Note("captured", {"field": "5/3", "owner_seat": 2, "fields": ("5/1",)}),
        Note("gained", {"seat": 0, "points": 0, "prisoners": 2, "score": 2}),
    ]


def test_a_field_emptied_by_a_capture_may_be_used_by_a_later_disc_of_the_line() -> None:
    state = drawn(". . . . . .\n. . . . A .", "55551234")
    assert discs(played(state, "5/3, 5/1")) == {"5/3": "O", "5/1": "O"}
    error = refused(state, "5/1, 5/3")
    assert error is not None
    assert (error.code, error.span, error.near) == ("order", (0, 3), ("5/3, 5/1",))


@pytest.mark.parametrize(
    ("text", "dice", "line", "points"),
    [
        ("O O . . . .", "33312456", "3/1", 1),
        ("O O . O . .", "33312456", "3/1", 2),
        ("O O . O O .", "33312456", "3/1", 3),
        ("O O . O O O", "33312456", "3/1", 4),
        ("O O . A O O", "33312456", "3/1", 1),
        ("O . . O O .", "33312456", "3/1", 1),
        ("O O A O O .", "66612345", "6/1", 1),
        (". O . . . .\n. O . . . .\n. . . . . .", "22213456", "2/1", 1),
        ("O . . . . .\n. O . . . .\n. . . . . .", "33312456", "3/1", 1),
        (". . O . . .\n. O . . . .\n. . . . . .", "11123456", "1/1", 1),
        ("O O . . . .\n. . . . . .\n. . . . . .", "33312456", "3/3", 1),
    ],
)
def test_lines_in_every_direction_and_length(text: str, dice: str, line: str, points: int) -> None:
    assert played(drawn(text, dice), line).points == (points, 0)


def test_ruling_5_a_disc_scores_in_several_directions_at_once() -> None:
    state = drawn("O O . . . .\n. O O . . .\nO . O . . .", "33312456")
    assert played(state, "3/3").points == (3, 0)


def test_ruling_5_a_line_that_grows_scores_again_with_its_whole_length() -> None:
    state = drawn("O O . . . .", "33344456", points=(0, 0))
    assert played(state, "3/1").points == (1, 0)
    assert played(state, "3/1, 4/1").points == (3, 0)
    assert played(state, "4/1, 3/1").points == (2, 0)


def test_ruling_5_two_lines_that_are_joined_score_the_whole_length() -> None:
    assert played(drawn("O O . O O O", "33344456"), "3/1").points == (4, 0)


def test_ruling_5_a_line_leads_through_the_new_disc_without_a_gap() -> None:
    state = drawn("O O O . O .", "66612345")
    assert played(state, "6/1").points == (0, 0)


def test_ruling_5_lines_are_counted_after_the_captures() -> None:
    """What is captured is never one's own, so a capture cannot break the line; the disc itself stands after it."""
    state = drawn(". O O . . .\nA . . . . .", "11123456")
    after = played(state, "1/2")
    assert (after.prisoners, after.points) == ((1, 0), (1, 0))
    assert told(state, "1/2") == [
        Note("captured", {"field": "1/2", "owner_seat": 1, "fields": ("1/1",)}),
        Note("line", {"direction": "row", "length": 3, "fields": ("1/2", "2/2", "3/2"), "points": 1}),
        Note("gained", {"seat": 0, "points": 1, "prisoners": 1, "score": 2}),
    ]


def test_points_stay_when_a_line_is_broken() -> None:
    state = drawn("O O O . . .", "22213456", to_move=1, points=(1, 0))
    after = played(state, "2/2")
    assert (after.points, after.prisoners) == ((1, 0), (0, 1))
