"""Steps, the crossing, bringing in (ruling 2), the way home, pairs (ruling 8)."""

import pytest

from games.gamwin import GAME
from games.gamwin.dice import NAMES
from tests.games.gamwin.asking import canonical, code_of, is_legal, played, thrown, why_not
from tests.games.gamwin.drawing import drawn, stones


def test_a_step_goes_one_field_forward_or_backward_onto_a_number_that_lies() -> None:
    state = drawn("L5=b", (6, 4, 8))
    assert is_legal(state, "L5-L6")
    assert is_legal(state, "L5-L4")
    assert why_not(drawn("L5=b", (9, 1, 4)), "L5-L6") == ("not_lying", {"number": 6, "lying": ("9", "4", "1")})
    assert why_not(state, "L5-L8") == (
        "too_far",
        {"source": "L5", "target": "L8", "targets": ("L6", "L4")},
    )


def test_numbers_may_be_used_as_often_as_one_likes_by_any_stones() -> None:
    state = drawn("L4=bb", (5, 4, 6))
    assert stones(played(state, "L4-L5, L5-L6, L4-L5, L5-L4, L4-L5, L5-L6")) == "L6=bb"


def test_on_the_far_side_forward_is_down() -> None:
    assert stones(played(drawn("R5=b", (6, 4, 8)), "R5-R4")) == "R4=b"
    assert stones(played(drawn("L5=r", (6, 4, 8), to_move="r"), "L5-L4")) == "L4=r"
    assert code_of(drawn("R5=b", (7, 9, 8)), "R5-L5") == "too_far"


def test_the_crossing_needs_a_nine_and_cannot_be_undone() -> None:
    assert stones(played(drawn("L9=b", (9, 4, 8)), "L9-R9, R9-R8")) == "R8=b"
    assert code_of(drawn("L9=b", (7, 4, 8)), "L9-R9") == "not_lying"
    assert why_not(drawn("R9=b", (9, 4, 8)), "R9-L9") == ("no_way_back", {"place": "R9"})
    assert why_not(drawn("L9=r", (9, 4, 8), to_move="r"), "L9-R9") == ("no_way_back", {"place": "L9"})


def test_ruling_2_there_is_no_step_back_from_the_first_place() -> None:
    assert code_of(drawn("L1=b", (1, 9, 4)), "L1-L0") == "unknown_place"
    assert code_of(drawn("L1=b", (1, 9, 4)), "L1-R1") == "too_far"
    assert code_of(drawn("L1=b", (1, 1, 4)), "L1-L1") == "no_step"


def test_a_stone_off_the_board_comes_in_at_any_time_on_the_own_side() -> None:
    state = drawn("L5=bb", (9, 4, 8))
    assert stones(played(state, "*9, L9-R9, L5-L4")) == "L4=b L5=b R9=b"
    assert stones(played(drawn("", (9, 4, 8), to_move="r"), "*4, *4, *4")) == "R4=rrr"
    assert why_not(drawn("L5=bb L9=b", (9, 4, 8)), "*9") == ("none_off", {})
    assert why_not(drawn("L5=b", (9, 4, 8), home=(2, 0)), "*9") == ("none_off", {})
    assert why_not(state, "*7") == ("not_lying", {"number": 7, "lying": ("9", "8", "4")})


@pytest.mark.parametrize(("mover", "last", "line"), [("b", "R2=b", "R2-R1"), ("r", "L2=r", "L2-L1")])
def test_a_stone_at_the_last_place_is_home_and_leaves_the_board(mover: str, last: str, line: str) -> None:
    state = drawn(last, (1, 9, 4), to_move=mover)
    assert canonical(state, line) == f"{line}#"
    after = played(state, line)
    assert stones(after) == ""
    assert sum(GAME.rules.scores(after)) == 1


def test_coming_home_is_an_arrival_that_captures_on_both_sides() -> None:
    state = drawn("R2=b L1=r R1=r", (1, 9, 4))
    assert canonical(state, "R2-R1") == "R2-R1x#"
    assert stones(played(state, "R2-R1")) == ""


def test_three_stones_at_the_last_place_keep_a_stone_out_and_two_are_not_blocked() -> None:
    assert why_not(drawn("R2=b R1=rrr", (1, 9, 4)), "R2-R1") == ("full", {"place": "R1"})
    after = played(drawn("R2=b R1=rr", (1, 9, 4)), "R2-R1")
    assert stones(after) == "R1=rr"


def test_with_a_pair_one_stone_jumps_on_its_side_over_anything() -> None:
    state = drawn("R9=b R8=rrr", (1, 1, 4))
    assert canonical(state, "R9-R1") == "R9-R1#"
    assert stones(played(drawn("L2=b L5=rrr", (9, 9, 4)), "L2-L9")) == "L5=rrr L9=b"
    assert stones(played(drawn("L9=b L5=rrr", (2, 9, 2)), "L9-L2")) == "L2=b L5=rrr"


def test_with_a_pair_nothing_else_is_possible() -> None:
    state = drawn("L4=b R5=b", (5, 5, 3))
    assert why_not(state, "L4-L3") == ("pair_only", {"number": 5})
    assert why_not(state, "*3") == ("pair_only", {"number": 5})
    assert why_not(state, "L4-R5") == ("pair_side", {"source": "L4", "target": "L5"})
    assert why_not(state, "L4-L5, *5") == ("after_pair", {})
    assert why_not(state, "R5-R5") == ("no_step", {"place": "R5"})
    assert is_legal(state, "*5")


def test_a_pair_of_nines_does_not_cross() -> None:
    assert code_of(drawn("L9=b", (9, 9, 3)), "L9-R9") == "pair_side"


def test_a_jump_does_not_end_where_three_stones_stand() -> None:
    state = drawn("L2=b L5=rrr", (5, 5, 3))
    assert code_of(state, "L2-L5") == "full"
    assert code_of(state, "*5") == "full"


def test_a_pair_made_with_a_die_that_was_kept_is_one() -> None:
    state = played(drawn("L2=b L8=b", (5, 1, 3)), "keep 5 3")
    after = thrown(state, 5)
    assert GAME.narration.view(after, None).to_move == 0
    assert is_legal(after, "L2-L5")
    assert code_of(after, "L2-L3") == "pair_only"


def test_after_a_pair_the_same_player_throws_all_three() -> None:
    after = played(drawn("L2=b", (5, 5, 3)), "L2-L5")
    assert (after.to_move, after.due) == (0, NAMES)


def test_ruling_8_a_pair_may_be_waived_and_then_the_other_throws_all_three() -> None:
    state = drawn("L2=b", (5, 5, 3), has_thrown=True)
    after = played(state, "pass")
    assert (after.to_move, after.due) == (1, NAMES)
    assert code_of(state, "roll") == "throw_again"
    assert code_of(state, "keep 3") == "throw_again"
