"""Notation: directions, pockets, sides, exact fits, `!`, snapping, generous reading, refusals that help."""

import pytest

from games.core import AmbiguousMove, IllegalMove, MoveError, Transition
from games.zirkeltanz import GAME, geometry
from games.zirkeltanz.arcs import direction_to
from games.zirkeltanz.measures import UNIT, micro_text
from games.zirkeltanz.state import BLUE, YELLOW, Action, State
from games.zirkeltanz.syntax import write_record
from tests.games.test_fuzz import MOST_CALLS, calls
from tests.games.zirkeltanz.asking import at, canonical, error, move, played, position, refused, started, why_not

FREE = "3a(30,30) 4a(40,0)"


@pytest.mark.parametrize(
    ("direction", "place"),
    [
        ("0", (40_000_000, 7_000_000)),
        ("90", (47_000_000, 0)),
        ("180", (40_000_000, -7_000_000)),
        ("270", (33_000_000, 0)),
        ("360", (40_000_000, 7_000_000)),
        ("30", (43_500_000, 6_062_178)),
        ("117.5", (46_209_076, -3_232_240)),
        ("0.000001", (40_000_000, 7_000_000)),
    ],
)
def test_directions_are_clockwise_from_the_top(direction: str, place: tuple[int, int]) -> None:
    state = position(FREE, value=3)
    assert at(played(state, f"3a@4a:{direction}"), BLUE, "3a") == place


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("3a@4a:120", "3a@4a:120"),
        ("3A@4A:120.500", "3a@4a:120.5"),
        (" 3 a @ 4 a : 120° ", "3a@4a:120"),
        ("3a@4a:120,5", "3a@4a:120.5"),
        ("3a@4a:120,", "3a@4a:120"),
        (",3a@4a:120;", "3a@4a:120"),
        ("3a@4a:360", "3a@4a:0"),
        ("3a@4a:007", "3a@4a:7"),
        ("3a@4a:.5", "3a@4a:0.5"),
        ("3a@4a:0.1234560", "3a@4a:0.123456"),
    ],
)
def test_directions_are_read_generously_and_written_canonically(text: str, line: str) -> None:
    assert canonical(position(FREE, value=3), text) == line


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("", "empty", ""),
        ("hello", "unreadable", "hello"),
        ("3a@4a:120 5", "unreadable", "5"),
        ("3a@4a:361", "bad_direction", "361"),
        ("3a@4a:-1", "bad_direction", "-1"),
        ("3a@4a:1.2345678", "too_fine", "1.2345678"),
        ("3a@4a:1111111111111111111", "too_large", "1111111111111111111"),
        ("3c@4a:1", "unknown_circle", "3c"),
        ("3a@7a:1", "unknown_circle", "7a"),
        ("3a@4a+6a", "unknown_circle", "6a"),
        ("3a@4a+wall", "unknown_second", "wall"),
        ("3a@4a+4a", "second_is_target", "4a"),
        ("3a@4a+life", "life_without_six", "life"),
        ("3a", "no_target", ""),
        ("3a@", "no_target", ""),
        ("3a@4a", "no_place", ""),
        ("3a@4a:", "no_place", ""),
        ("3a@4a+", "no_place", ""),
        ("3a@4a:120 = (1,2)", "with_centre", "= (1,2)"),
        ("formation wall", "unreadable", "formation wall"),
    ],
)
def test_what_cannot_be_read_points_at_the_place(text: str, code: str, part: str) -> None:
    found = error(position(FREE, value=3), text)
    assert found.code == code
    assert part == "" or (found.span and text[slice(*found.span)] == part)


@pytest.mark.parametrize("text", ["hello", "formation wall", "1z@2a:0", "5a@"])
def test_what_cannot_be_read_was_answered_without_a_line_to_try(text: str) -> None:
    state = position(FREE, value=3)
    near = error(state, text).near
    assert near
    assert all(canonical(state, line) == line for line in near)


@pytest.mark.parametrize("text", ["hello", "formation", "formation xyz", "ready", "3a@4b:120"])
def test_a_set_up_that_cannot_be_read_was_answered_without_a_formation_to_try(text: str) -> None:
    state = GAME.rules.setup(2, {})
    with pytest.raises(MoveError) as caught:
        GAME.notation.parse(state, BLUE, text)
    assert "formation wall" in caught.value.near


def test_the_record_has_the_centre() -> None:
    state = position(FREE, value=3)
    assert write_record(move(state, "3a@4a:117.5")) == "3a@4a:117.5 = (46209076,-3232240)"
    after = played(state, "3a@4a:117.5")
    (row,) = GAME.narration.sheet([_moment(state, "3a@4a:117.5", after)])
    assert [cell.text for cell in row.cells] == ["3", "3a@4a:117.5"]
    assert GAME.notation.record(_moment(state, "3a@4a:117.5", after)) == "3a@4a:117.5 = (46209076,-3232240)"


def _moment(before: State, line: str, after: State) -> Transition[State, Action]:
    return Transition(before, before.to_move, move(before, line), after)


# --- Pockets

TWO = "3a(30,30) 4a(40,0) 2a(46,0)"


def test_a_nook_touches_both_and_lies_left_or_right_of_the_way() -> None:
    state = position(TWO, value=3)
    left, right = move(state, "3a@4a+2a<"), move(state, "3a@4a+2a>")
    assert left.y > 0 > right.y
    assert left.x == right.x
    for place in (left.at, right.at):
        assert geometry.is_touching(place, (40 * UNIT, 0), 7 * UNIT)
        assert geometry.is_touching(place, (46 * UNIT, 0), 5 * UNIT)


def test_seen_the_other_way_left_is_right() -> None:
    state = position("3a(30,30) 4a(40,0) 2a(46,0)", value=3)
    assert move(state, "3a@4a+2a<").at == move(state, "3a@2a+4a>").at


def test_the_side_is_asked_for_only_if_both_are_legal() -> None:
    both = position(TWO, value=3)
    found = error(both, "3a@4a+2a")
    assert isinstance(found, AmbiguousMove)
    assert (found.code, found.near) == ("two_sides", ("3a@4a+2a<", "3a@4a+2a>"))
    one = position(TWO + " 1a(44,6)", value=3)
    assert canonical(one, "3a@4a+2a") == "3a@4a+2a>"
    assert refused(one, "3a@4a+2a<") == "overlap"
    assert "3a@4a+2a>" in error(one, "3a@4a+2a<").near


def test_the_area_is_a_second_thing() -> None:
    state = position("3a(30,30) 4a(12,-20)", value=3)
    after = played(state, "3a@4a+strafraum>")
    assert geometry.is_touching(at(after, BLUE, "3a"), (0, -22 * UNIT), 9 * UNIT)
    assert canonical(state, "3a@4a+Area>") == "3a@4a+area>"


def test_the_old_place_is_a_second_thing_and_named_by_its_circle() -> None:
    state = position("3a(47,0) 4a(40,0)", value=3)
    assert (
        canonical(state, "3a@4a+old<")
        == canonical(state, "3a@4a+alt<")
        == canonical(state, "3a@4a+3a<")
        == ("3a@4a+3a<")
    )


def test_on_a_six_the_life_circle_is_a_second_thing() -> None:
    state = position("", "3a(30,30) 4a(9,-20)", value=6)
    assert canonical(state, "3a@4a+leben>") == "!3a@!4a+life>"
    after = played(state, "!3a@!4a+life>")
    assert geometry.is_touching(at(after, YELLOW, "3a"), (0, -22 * UNIT), 5 * UNIT)


def test_two_things_too_far_apart_have_no_nook() -> None:
    code, params = why_not(position("3a(30,30) 4a(40,0) 2a(60,0)", value=3), "3a@4a+2a")
    assert (code, params["gap"]) == ("no_nook", "8")


def test_the_circle_behind_at_must_be_a_neighbour() -> None:
    state = position("3a(30,30) 4a(40,0) 5a(49.5,0)", value=3)
    found = error(state, "3a@5a+4a<")
    assert (found.code, found.params["line"], found.near) == ("exchanged", "3a@4a+5a>", ("3a@4a+5a>",))
    assert move(state, "3a@4a+5a>").at
    assert error(state, "3a@5a+4a").near == ("3a@4a+5a<", "3a@4a+5a>")
    assert refused(state, "3a@5a:90") == "not_neighbours"
    assert refused(state, "3a@5a+1a") == "not_neighbours"


# --- Exact fits


@pytest.mark.parametrize(("gap", "x"), [(12_000_000, 47_000_000), (12_000_002, 47_000_001), (11_999_998, 46_999_999)])
def test_an_exact_fit_has_one_place_on_the_line_with_the_residue_shared(gap: int, x: int) -> None:
    state = position(f"3a(30,30) 4a(40,0) 2a(u{40_000_000 + gap},0)", value=3)
    for text in ("3a@4a+2a", "3a@4a+2a<", "3a@4a+2a>"):
        assert canonical(state, text) == "3a@4a+2a"
        assert move(state, text).at == (x, 0)


def test_two_micro_units_more_are_too_far_and_less_are_two_places() -> None:
    assert refused(position("3a(30,30) 4a(40,0) 2a(u52000003,0)", value=3), "3a@4a+2a") == "no_nook"
    assert refused(position("3a(30,30) 4a(40,0) 2a(u51999997,0)", value=3), "3a@4a+2a") == "two_sides"


def test_an_odd_residue_is_rounded_to_even() -> None:
    state = position("3a(30,30) 4a(40,0) 2a(u52000001,0)", value=3)
    assert move(state, "3a@4a+2a").at == (47_000_000, 0)


def test_an_exact_fit_at_the_own_area() -> None:
    state = position("3a(30,30) 4a(16,-22)", value=3)
    assert canonical(state, "3a@4a+area>") == "3a@4a+area"
    assert move(state, "3a@4a+area").at == (9 * UNIT, -22 * UNIT)


# --- The opponent's mark


def test_the_mark_counts_at_the_second_circle_always() -> None:
    state = position("3a(30,30) 4a(40,0) 2a(60,0)", "2a(46,0)", value=3)
    assert move(state, "3a@4a+!2a<").second == "!2a"
    assert refused(state, "3a@4a+2a<") == "no_nook"


def test_on_1_to_5_the_mark_before_circle_or_target_is_refused() -> None:
    state = position(FREE, value=3)
    assert error(state, "!3a@4a:90").span == (0, 3)
    assert error(state, "3a@!4a:90").span == (3, 6)
    assert refused(state, "3a@!4a:90") == "foreign"


def test_on_a_six_the_mark_of_circle_and_target_may_be_left_out() -> None:
    state = position("2a(46,0)", "3a(30,30) 4a(40,0) 2a(40,6)", value=6)
    for text in ("3a@4a:270", "!3a@4a:270", "3a@!4a:270", "!3a@!4a:270"):
        assert canonical(state, text) == "!3a@!4a:270"
    assert canonical(state, "3a@4a+2a>") == "!3a@!4a+2a>"
    assert canonical(state, "3a@4a+!2a<") == "!3a@!4a+!2a<"
    assert move(state, "3a@4a+2a>").at != move(state, "3a@4a+!2a<").at


def test_the_old_place_on_a_six_is_the_opponents() -> None:
    state = position("3a(60,0)", "3a(47,0) 4a(40,0)", value=6)
    assert canonical(state, "3a@4a+old<") == canonical(state, "3a@4a+!3a<") == "!3a@!4a+!3a<"
    assert refused(state, "3a@4a+3a<") == "no_nook"


# --- Snapping


def angle(place: tuple[int, int]) -> int:
    return direction_to((40 * UNIT, 0), place)


def text_of(direction: int) -> str:
    return micro_text(direction)


def test_a_direction_whose_place_is_legal_is_taken_as_written() -> None:
    state = position(TWO, value=3)
    left = angle(move(state, "3a@4a+2a<").at)
    assert canonical(state, f"3a@4a:{text_of(left - 10_000)}") == f"3a@4a:{text_of(left - 10_000)}"


@pytest.mark.parametrize("beside", [1_000, 20_000, 49_900])
def test_a_direction_just_beside_a_nook_snaps_into_it(beside: int) -> None:
    state = position(TWO, value=3)
    left = angle(move(state, "3a@4a+2a<").at)
    assert canonical(state, f"3a@4a:{text_of(left + beside)}") == "3a@4a+2a<"


def test_farther_than_a_twentieth_of_a_degree_nothing_snaps() -> None:
    state = position(TWO, value=3)
    left = angle(move(state, "3a@4a+2a<").at)
    found = error(state, f"3a@4a:{text_of(left + 50_100)}")
    assert (found.code, found.params["other"]) == ("overlap", "2a")
    assert found.near
    assert found.near[0].startswith("3a@4a:")


def test_of_two_equally_near_nooks_the_game_asks() -> None:
    """A 1 reaches three micro-units into the way of the 3, which makes two pockets 0.03 degrees on either side."""
    state = position("3a(30,30) 4a(40,0) 1a(u50999997,0)", value=3)
    found = error(state, "3a@4a:90")
    assert isinstance(found, AmbiguousMove)
    assert (found.code, set(found.near)) == ("two_nooks", {"3a@4a+1a<", "3a@4a+1a>"})
    assert canonical(state, "3a@4a:90.0001") == "3a@4a+1a>"


def test_the_refusal_of_a_place_says_against_what_and_by_how_much() -> None:
    state = position("3a(30,30) 4a(40,0) 1a(47,0)", value=3)
    code, params = why_not(state, "3a@4a:90")
    assert (code, params) == ("overlap", {"circle": "3a", "other": "1a", "depth": "4"})
    for line in error(state, "3a@4a:90").near:
        assert GAME.rules.is_legal(state, BLUE, move(state, line))


def test_where_a_target_has_no_place_other_targets_are_offered() -> None:
    six = started("phalanx", "arrow", value=6)
    with pytest.raises(IllegalMove) as caught:
        GAME.notation.parse(six, BLUE, "5a@4a:180")
    assert caught.value.code == "overlap"
    assert caught.value.near
    assert all(GAME.notation.parse(six, BLUE, line) for line in caught.value.near)
    assert not any(line.startswith("!5a@!4a") for line in caught.value.near)


def test_equal_centres_are_one_place_and_leave_no_question() -> None:
    state = position("2a(0,0) 1a(60,-60)", "2a(3,3) 2b(3,-3)", value=1)
    found = move(state, "1a@2a:90.04")
    assert canonical(state, "1a@2a:90.04") in ("1a@2a+!2a>", "1a@2a+!2b<")
    assert (found.x, found.y) == tuple(getattr(move(state, "1a@2a+!2a>"), axis) for axis in "xy")
    assert (found.x, found.y) == tuple(getattr(move(state, "1a@2a+!2b<"), axis) for axis in "xy")


def test_leading_zeros_say_nothing() -> None:
    state = started(value=3)
    line = next(choice.line for choice in GAME.notation.suggest(state, BLUE, ""))
    assert canonical(state, "0" + line) == line


def test_commas_stand_where_blanks_may() -> None:
    state = started(value=3)
    line = next(choice.line for choice in GAME.notation.suggest(state, BLUE, ""))
    assert canonical(state, line.replace("@", ",@, ").replace("+", " ,+,")) == line
    free = position(FREE, value=3)
    assert canonical(free, "3a,@,4a, :120,5") == canonical(free, "3a@4a:120.5")


def test_directions_are_not_sought_for_a_text_that_no_line_begins_with() -> None:
    state = started(value=3)
    line = next(choice.line for choice in GAME.notation.suggest(state, BLUE, ""))
    assert calls(lambda: list(GAME.notation.suggest(state, BLUE, f"{line} {line}:"))) < MOST_CALLS
