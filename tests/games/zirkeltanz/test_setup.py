"""The set-up: own half, formations, single changes, secrecy, the throws for the start."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import CHANCE, AmbiguousMove, IllegalMove, Note, Outcome, Seat, Transition
from games.zirkeltanz import GAME, setting_up
from games.zirkeltanz.measures import EDITIONS, NAMES, UNIT, measures_of, tenths_text
from games.zirkeltanz.setting_up import refusals
from games.zirkeltanz.state import BLUE, SEATS, YELLOW, Lay, Ready
from tests.games.zirkeltanz.asking import (
    FORMATIONS,
    at,
    entered,
    error,
    new,
    refused,
    set_up,
    started,
    throw,
    thrown,
    why_not,
)
from tests.searching import examples


@pytest.mark.parametrize("formation", FORMATIONS)
@pytest.mark.parametrize("seat", SEATS)
def test_all_six_formations_are_legal_for_both_sides(formation: str, seat: Seat) -> None:
    state = entered(new(), seat, f"formation {formation}")
    assert [circle.name for circle in state.circles] == list(NAMES)
    assert list(refusals(EDITIONS[0], seat, EDITIONS[0].formation(formation, seat))) == []


def test_yellow_gets_the_mirror_image_at_the_middle_line() -> None:
    state = set_up("arrow", "arrow")
    for name in NAMES:
        (x, y) = at(state, BLUE, name)
        assert at(state, YELLOW, name) == (x, -y)


def test_places_of_the_formations_are_those_of_the_specification() -> None:
    assert at(entered(new(), BLUE, "formation wall"), BLUE, "5a") == (-5 * UNIT, -6 * UNIT)
    assert at(entered(new(), BLUE, "formation arrow"), BLUE, "1b") == (23_500_000, -21_500_000)
    assert at(entered(new(), BLUE, "formation fan"), BLUE, "1a") == (-9_100_000, -28_200_000)
    assert at(entered(new(), BLUE, "formation ring"), BLUE, "5b") == (6_800_000, -31_300_000)
    assert at(entered(new(), YELLOW, "formation phalanx"), YELLOW, "2b") == (-6_500_000, 14_000_000)
    assert at(entered(new(), YELLOW, "formation pincers"), YELLOW, "3b") == (16_000_000, 11_500_000)


@pytest.mark.parametrize(
    ("word", "formation"),
    [
        ("mauer", "wall"),
        ("Pfeil", "arrow"),
        ("FÄCHER", "fan"),
        ("ring", "ring"),
        ("phalanx", "phalanx"),
        ("Zange", "pincers"),
    ],
)
def test_formations_have_german_words(word: str, formation: str) -> None:
    state = new()
    action = GAME.notation.parse(state, BLUE, f"Aufstellung {word}")
    assert GAME.notation.format(state, BLUE, action) == f"formation {formation}"


def test_a_circle_may_touch_the_middle_line_and_nothing_is_forgiven_there() -> None:
    state = new()
    entered(state, BLUE, "5a(30,-5)")
    assert why_not(state, "5a(30,-4.999999)", BLUE) == ("across_middle", {"circle": "5a", "depth": "0.1"})
    entered(state, YELLOW, "5a(30,5)")
    assert refused(state, "5a(30,4.999999)", YELLOW) == "across_middle"


def test_a_circle_may_touch_the_own_penalty_area_but_not_lie_in_it() -> None:
    state = new()
    entered(state, BLUE, "3a(0,-13)")
    entered(state, BLUE, "3a(0,-13.000002)")
    assert why_not(state, "3a(0,-13.000003)", BLUE) == ("setup_in_area", {"circle": "3a", "depth": "0.1"})
    entered(state, YELLOW, "3a(0,13)")


def test_circles_may_touch_but_not_overlap_and_need_no_contact() -> None:
    state = entered(new(), BLUE, "5a(30,-10)")
    entered(state, BLUE, "4a(39,-10)")
    entered(state, BLUE, "4a(38.999998,-10)")
    code, params = why_not(state, "4a(38.999997,-10)", BLUE)
    assert (code, params["depth"]) == ("setup_overlap", "0.1")
    entered(state, BLUE, "1a(-50,-50)")


def test_ruling_7_the_set_up_has_a_rim() -> None:
    state = new()
    entered(state, BLUE, "1a(60,-60)")
    assert why_not(state, "1a(60.000001,-10)", BLUE) == ("too_far_out", {"circle": "1a", "reach": "60"})
    assert refused(state, "1a(0,-60.000001)", BLUE) == "too_far_out"


def test_several_changes_are_judged_together_with_what_lies() -> None:
    state = entered(new(), BLUE, "formation wall")
    (left, right) = at(state, BLUE, "4a"), at(state, BLUE, "4b")
    swapped = entered(state, BLUE, "4a(14,-6), 4b(-14,-6)")
    assert (at(swapped, BLUE, "4a"), at(swapped, BLUE, "4b")) == (right, left)
    assert refused(state, "4a(14,-6)", BLUE) == "setup_overlap"
    assert refused(state, "1a(-40,-6), 5a(-14,-6)", BLUE) == "setup_overlap"
    assert at(state, BLUE, "1a") == (-29 * UNIT, -6 * UNIT)


def test_a_formation_may_be_changed_in_the_same_entry() -> None:
    state = new()
    action = GAME.notation.parse(state, BLUE, "formation wall 1a(-40,-6)")
    assert GAME.notation.format(state, BLUE, action) == "formation wall,1a(-40,-6)"
    assert at(GAME.rules.apply(state, BLUE, action), BLUE, "1a") == (-40 * UNIT, -6 * UNIT)
    assert refused(state, "1a(-40,-6) formation wall", BLUE) == "formation_first"


def test_all_ten_may_be_laid_by_coordinates() -> None:
    state = new()
    for place, name in enumerate(NAMES):
        state = entered(state, BLUE, f"{name}({-54 + 12 * place},-40)")
    assert entered(state, BLUE, "ready").ready == (True, False)


def test_ready_needs_all_ten_and_is_final() -> None:
    state = entered(new(), BLUE, "5a(30,-10)")
    code, params = why_not(state, "ready", BLUE)
    assert (code, params["circles"]) == ("not_all_laid", tuple(name for name in NAMES if name != "5a"))
    with pytest.raises(IllegalMove):
        GAME.rules.apply(state, BLUE, Ready("ready"))
    state = entered(state, BLUE, "formation wall", "fertig")
    assert GAME.rules.to_act(state) == {YELLOW}
    assert refused(state, "formation fan", BLUE) == "already_ready"
    assert refused(state, "ready", BLUE) == "already_ready"


def test_an_entry_needs_something_in_it() -> None:
    with pytest.raises(IllegalMove):
        GAME.rules.apply(new(), BLUE, Lay("lay", None, ()))
    assert refused(new(), " , ", BLUE) == "empty_setup"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("formation square", "unknown_formation"),
        ("6a(1,-2)", "unknown_circle"),
        ("!5a(1,-2)", "unknown_circle"),
        ("5a(1)", "bad_coordinates"),
        ("5a(x,y)", "bad_coordinates"),
        ("5a(1,-2,3,4,5)", "bad_coordinates"),
        ("5a(1.1234567,-30)", "too_fine"),
        ("5a(11111111111111111111,-30)", "too_large"),
        ("5a(20,-20) 5a(30,-30)", "laid_twice"),
        ("formation wall ready", "ready_alone"),
        ("3a@4b:120", "not_yet"),
        ("hello", "unreadable_setup"),
    ],
)
def test_what_cannot_be_read(text: str, code: str) -> None:
    found = error(new(), text, BLUE)
    assert found.code == code
    assert found.span


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("5a(12.5,-7)", (12_500_000, -7_000_000)),
        ("5A ( 12.5 , -7 )", (12_500_000, -7_000_000)),
        ("5a(12.5,−7),", (12_500_000, -7_000_000)),
        ("5a(12,5;-7)", (12_500_000, -7_000_000)),
        ("5a(12.5;-7)", (12_500_000, -7_000_000)),
        ("5a(12,5;-7,25)", (12_500_000, -7_250_000)),
        ("5a(+12.500000,-07.0)", (12_500_000, -7_000_000)),
        ("5a(12,-7)", (12_000_000, -7_000_000)),
    ],
)
def test_coordinates_are_read_generously(text: str, place: tuple[int, int]) -> None:
    assert at(entered(new(), BLUE, text), BLUE, "5a") == place


def test_a_comma_too_many_is_answered_with_the_question() -> None:
    found = error(new(), "5a(12,5,-7)", BLUE)
    assert isinstance(found, AmbiguousMove)
    assert (found.code, found.near) == ("which_comma", ("5a(12.5,-7)",))
    assert error(new(), "5a(2,5,7)", BLUE).params["lines"] == ("5a(2,5.7)", "5a(2.5,7)")


def test_a_refused_place_comes_with_the_nearest_legal_one() -> None:
    state = new()
    (line,) = error(state, "5a(30,-4.9)", BLUE).near
    assert line == "5a(30,-5)"
    state = entered(state, BLUE, "formation wall")
    (line,) = error(state, "formation wall 1a(-26,-6)", BLUE).near
    assert GAME.rules.is_legal(state, BLUE, GAME.notation.parse(state, BLUE, line))


# --- The secret (ruling 1)


def test_ruling_1_both_set_up_at_the_same_time() -> None:
    state = new()
    assert GAME.rules.to_act(state) == {BLUE, YELLOW}
    state = entered(state, YELLOW, "formation fan", "ready")
    assert GAME.rules.to_act(state) == {BLUE}
    state = entered(state, BLUE, "formation ring", "ready")
    assert GAME.rules.to_act(state) == {CHANCE}


@pytest.mark.parametrize("viewer", [None, BLUE])
def test_ruling_1_nothing_of_a_set_up_is_seen_by_others(viewer: Seat | None) -> None:
    laid = [entered(new(), YELLOW, *lines) for lines in ((), ("formation fan",), ("formation ring", "1a(40,40)"))]
    assert len({GAME.narration.view(state, viewer) for state in laid}) == 1
    assert len({GAME.narration.view(state, YELLOW) for state in laid}) == 3
    for state in laid:
        assert GAME.narration.view(state, viewer) == GAME.narration.view(new(), viewer)
        assert list(GAME.notation.suggest(state, BLUE, "")) == list(GAME.notation.suggest(new(), BLUE, ""))
        assert GAME.notation.choices(state, BLUE, "") == GAME.notation.choices(new(), BLUE, "")
        assert list(GAME.rules.legal_actions(state, BLUE)) == list(GAME.rules.legal_actions(new(), BLUE))
        assert GAME.rules.turn_number(state) == 1


def test_ruling_1_errors_tell_nothing_of_the_other_side() -> None:
    """Yellow's circles cannot be in Blue's way: the refusals are the same, wherever they lie."""
    plain, laid = new(), entered(new(), YELLOW, "formation fan")
    for text in ("5a(0,-3)", "5a(0,0)", "ready", "5a(0,-22)"):
        assert why_not(plain, text, BLUE) == why_not(laid, text, BLUE)


def test_ruling_1_the_public_hears_only_who_lays_and_who_is_ready() -> None:
    state = new()
    lay = GAME.notation.parse(state, BLUE, "formation wall")
    after = GAME.rules.apply(state, BLUE, lay)
    assert GAME.secrets.is_secret(state, BLUE, lay)
    transition = Transition(state, BLUE, lay, after)
    assert GAME.narration.describe(transition) == (Note("lays_secretly", {"seat": BLUE}),)
    assert not GAME.secrets.is_answered(transition)
    assert GAME.notation.record(transition) == "…"
    assert GAME.notation.record(replace(transition, before=GAME.secrets.revealed(state))) == "formation wall"
    assert GAME.preview(state, BLUE, lay) == (after, (Note("setup_laid", {"count": 10}),))
    ready = Ready("ready")
    assert not GAME.secrets.is_secret(after, BLUE, ready)
    assert [
        note.code for note in GAME.narration.describe(Transition(after, BLUE, ready, entered(after, BLUE, "ready")))
    ] == ["is_ready"]


def test_ruling_1_both_set_ups_are_shown_when_both_are_ready() -> None:
    before = entered(new(), BLUE, "formation wall", "ready")
    before = entered(before, YELLOW, "formation fan")
    after = entered(before, YELLOW, "ready")
    assert len(GAME.narration.view(after, None).circles) == 20
    notes = GAME.narration.describe(Transition(before, YELLOW, Ready("ready"), after))
    assert [note.code for note in notes] == ["is_ready", "both_ready"]


def test_ruling_1_who_only_tries_to_be_ready_sees_nothing_of_the_other() -> None:
    state = entered(entered(new(), YELLOW, "formation fan", "ready"), BLUE, "formation wall")
    foreseen, notes = GAME.preview(state, BLUE, Ready("ready"))
    assert len(GAME.narration.view(foreseen, BLUE).circles) == 10
    assert [note.code for note in notes] == ["is_ready"]


def test_once_a_play_is_over_past_set_ups_may_be_seen() -> None:
    state = entered(new(), YELLOW, "formation fan")
    assert len(GAME.narration.view(GAME.secrets.revealed(state), None).circles) == 10


def test_what_is_missing_could_be_added() -> None:
    state = new()
    assert GAME.notation.additions(state, BLUE, GAME.notation.parse(state, BLUE, "5a(30,-10)")) == ("circles",)
    assert GAME.notation.additions(state, BLUE, GAME.notation.parse(state, BLUE, "formation wall")) == ()


# --- Who starts


def test_the_higher_die_starts_and_equal_ones_are_thrown_again() -> None:
    state = set_up()
    again = thrown(state, 4, 4)
    assert GAME.rules.to_act(again) == {CHANCE}
    assert thrown(again, 2, 5).to_move == YELLOW
    assert thrown(again, 5, 2).to_move == BLUE


def test_the_dice_for_the_start_are_not_used_for_the_first_turn() -> None:
    state = thrown(set_up(), 6, 1)
    assert GAME.rules.to_act(state) == {CHANCE}
    assert thrown(state, 2).thrown == 2


def test_only_the_throw_that_is_due_counts() -> None:
    state = set_up()
    for values in ((3,), (3, 4, 5), (0, 4), (7, 1)):
        assert not GAME.rules.is_legal(state, CHANCE, throw(*values))
    assert not GAME.rules.is_legal(state, BLUE, throw(3, 4))
    assert not GAME.rules.is_legal(thrown(state, 6, 1), CHANCE, throw(1, 2))


@pytest.mark.parametrize("line", ["formation wall", "5a(1,-30)", "ready"])
def test_after_the_set_up_nothing_is_set_up(line: str) -> None:
    state = started()
    lay = GAME.notation.parse(new(), BLUE, "formation wall")
    assert not GAME.rules.is_legal(state, BLUE, lay)
    assert refused(state, line)


def test_a_play_resigned_in_the_set_up_can_be_shown() -> None:
    view = GAME.narration.view(new(), None).ended(Outcome("resigned", (1, 2), (0, 0)))
    assert view.notes()[0] == Note("view_over", {"reason": "resigned"})


@pytest.mark.parametrize(("length", "text"), [(3_736_020, "3.8"), (5_000_000, "5"), (1, "0.1"), (0, "0")])
def test_people_read_lengths_in_millionths(length: int, text: str) -> None:
    assert tenths_text(length) == text


@examples(50)
@given(st.sampled_from(NAMES), st.integers(-60, 60), st.integers(-60, 20))
def test_a_free_place_is_one_that_is_not_refused(name: str, x: int, y: int) -> None:
    state = entered(new(), BLUE, "formation fan")
    measures, others = measures_of(state.edition), setting_up.own(state, BLUE)
    del others[name]
    place = (x * UNIT, y * UNIT)
    taken = setting_up.taken_near(measures, BLUE, name, place, others)
    is_refused = any(refusals(measures, BLUE, {**others, name: place}))
    assert setting_up.is_free(measures, BLUE, name, place, taken) == (not is_refused)
