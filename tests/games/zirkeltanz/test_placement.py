"""Turns and laying: which circle, the five tests of a place, sixes, lost turns, the end. Rulings by number."""

from dataclasses import replace

import pytest

from games.core import CHANCE, IllegalMove, Note, Outcome, Transition
from games.zirkeltanz import GAME, measures, rules
from games.zirkeltanz.measures import EDITIONS, UNIT
from games.zirkeltanz.placement import Placement, has_move
from games.zirkeltanz.state import BLUE, SEATS, YELLOW, Move
from tests.games.zirkeltanz.asking import (
    FORMATIONS,
    at,
    error,
    move,
    played,
    position,
    refused,
    set_up,
    started,
    throw,
    thrown,
    turn_of,
    why_not,
)


def test_measures_are_those_of_the_specification() -> None:
    (first,) = EDITIONS
    assert first.radii == tuple(number * UNIT for number in (1, 2, 3, 4, 5))
    assert (first.life, first.area, first.gap) == (2 * UNIT, 6 * UNIT, 40 * UNIT)
    assert (first.life_centre(BLUE), first.life_centre(YELLOW)) == ((0, -22 * UNIT), (0, 22 * UNIT))


# --- Neighbours


@pytest.mark.parametrize(("number", "beside"), [(1, (2, 5)), (2, (1, 3)), (3, (2, 4)), (4, (3, 5)), (5, (1, 4))])
def test_neighbours_are_the_next_numbers_and_5_and_1(number: int, beside: tuple[int, ...]) -> None:
    assert EDITIONS[0].neighbours(f"{number}a") == beside


def test_ruling_2_one_switch_turns_it_off() -> None:
    literal = replace(EDITIONS[0], is_one_beside_five=False)
    assert literal.neighbours("1a") == (2,)
    assert literal.neighbours("5a") == (1, 4)


def test_ruling_2_a_1_may_be_laid_to_a_5() -> None:
    state = position("1a(30,30) 5a(40,0)", value=1)
    assert at(played(state, "1a@5a:90"), BLUE, "1a") == (46 * UNIT, 0)


def test_a_circle_is_laid_to_its_own_colour_only() -> None:
    state = position("3a(30,30) 4a(40,0)", "4a(60,0)", value=3)
    assert refused(state, "3a@!4a:90") == "foreign"
    recorded = Move("move", "3a", "!4a", 90_000_000, None, None, 67 * UNIT, 0)
    assert not GAME.rules.is_legal(state, BLUE, recorded)


def test_ruling_6_other_contacts_are_allowed() -> None:
    state = position("3a(30,30) 4a(40,0)", "1a(47,4)", value=3)
    after = played(state, "3a@4a+!1a>")
    assert at(after, BLUE, "3a") == (47 * UNIT, 0)
    (laid,) = (
        note
        for note in GAME.narration.describe(Transition(state, BLUE, move(state, "3a@4a+!1a>"), after))
        if note.code == "laid"
    )
    assert laid.params["touching"] == ("4a", "!1a")


# --- The throw


def test_1_to_5_moves_one_of_the_two_own_circles() -> None:
    state = started(value=3)
    assert {placement.circle.name for placement in turn_of(state).placements} == {"3a", "3b"}
    assert why_not(state, "2a@3a:0") == ("wrong_number", {"circle": "2a", "thrown": 3, "circles": ("3a", "3b")})


def test_a_six_moves_any_circle_of_the_opponent() -> None:
    state = started(value=6)
    turn = turn_of(state)
    assert len(turn.movable) == 10
    assert {circle.seat for circle in turn.movable} == {YELLOW}
    recorded = Move("move", "3a", "4a", 0, None, None, *at(state, BLUE, "3a"))
    with pytest.raises(IllegalMove, match="own_on_six"):
        GAME.rules.apply(state, BLUE, recorded)


def test_on_a_six_the_rules_hold_for_the_moved_circle() -> None:
    """Its colour, its neighbours, its own penalty area; the mover's area it may overlap."""
    state = position("", "3a(30,30) 4a(11,22) 4b(12,-22)", value=6)
    assert refused(state, "!3a@!4a:270") == "in_area"
    assert at(played(state, "!3a@!4b:270"), YELLOW, "3a") == (5 * UNIT, -22 * UNIT)


def test_the_own_area_is_closed_and_the_enemys_is_open() -> None:
    state = position("3a(30,30) 4a(11,-22) 4b(11,22)", value=3)
    code, params = why_not(state, "3a@4a:270")
    assert (code, params["depth"]) == ("in_area", "5")
    played(state, "3a@4b:270")


def test_ruling_3_a_circle_moved_on_a_six_must_not_cover_the_movers_life_circle() -> None:
    state = position("", "3a(30,30) 4a(11,-22)", value=6)
    assert why_not(state, "3a@4a:270")[0] == "on_life"
    edge = played(state, "3a@4a+life<")
    assert edge.over is None
    assert rules.outcome(edge) is None


def test_ruling_3_counts_for_whether_a_move_exists() -> None:
    """Yellow's 3a has one gap beside 4a, and there it would cover Blue's life circle."""
    turn = turn_of(position("", "3a(30,30) 4a(9,-22)", value=6))
    placement = next(
        placement for placement in turn.placements if (placement.circle.name, placement.target.name) == ("3a", "4a")
    )
    assert "life" in {obstacle.kind for obstacle in placement.obstacles}
    own = turn_of(position("3a(30,30) 4a(40,-22)", value=3))
    assert "life" not in {obstacle.kind for obstacle in own.placements[0].obstacles}


# --- The tests of a place


def test_2_the_old_place_must_be_left_completely_but_may_be_touched() -> None:
    state = position("3a(47,0) 4a(40,0)", value=3)
    code, params = why_not(state, "3a@4a:100")
    assert (code, params["other"]) == ("on_old_place", "3a")
    after = played(state, "3a@4a+old<")
    (x, y), (old_x, old_y) = at(after, BLUE, "3a"), (47 * UNIT, 0)
    assert abs((x - old_x) ** 2 + (y - old_y) ** 2 - (6 * UNIT) ** 2) < 24 * UNIT


def test_2_it_may_stay_at_the_same_neighbour() -> None:
    state = position("3a(47,0) 4a(40,0)", value=3)
    assert at(played(state, "3a@4a:270"), BLUE, "3a") == (33 * UNIT, 0)


def test_3_no_circle_of_either_colour_is_overlapped() -> None:
    state = position("3a(30,30) 4a(40,0) 1a(40,7)", "1b(48,0)", value=3)
    assert why_not(state, "3a@4a:0") == ("overlap", {"circle": "3a", "other": "1a", "depth": "4"})
    assert why_not(state, "3a@4a:90") == ("overlap", {"circle": "3a", "other": "!1b", "depth": "3"})


def test_ruling_5_circles_are_taken_up() -> None:
    """A 1 comes into a closed ring of enemy circles."""
    ring = "5a(49,0) 5b(31,0) 4a(40,9) 4b(40,-9) 3a(46.3,6.3)"
    state = position("1a(-30,30) 2a(40,0)", ring, value=1)
    assert at(played(state, "1a@2a:90"), BLUE, "1a") == (43 * UNIT, 0)


def test_no_circle_is_pushed() -> None:
    before = started(value=3)
    after = played(before, "3a@4a+5a<")
    moved = {(circle.seat, circle.name) for circle in before.circles if circle not in after.circles}
    assert moved == {(BLUE, "3a")}


# --- Lost turns


BLOCKED_BLUE = (
    "1a(u-8476679,u-10057636) 1b(u-16824137,u-12453938) 2a(u-15410517,u-9807870) 2b(u-20332065,u850265) "
    "3a(u-15333333,u962848) 3b(u-18377414,u-19845513) 4a(u-25078596,u-21868915) "
    "4b(u-17927775,u7464299) 5a(u-22781619,u-13166967) 5b(u10000000,u-5000000)"
)
BLOCKED_YELLOW = (
    "1a(u4283613,u8730093) 1b(u-5772215,u2075144) 2a(u-14000000,u12000000) 2b(u-10174827,u7136908) "
    "3a(u-9000001,u11996927) 3b(u-9535714,u17972963) 4a(u15704,u6125298) "
    "4b(u-11252493,u-5482268) 5a(u8937765,u4943423) 5b(u-2723308,u-8355073)"
)
"""A position of a random game, reached after 35 turns, in which none of Yellow's 5s finds a place."""


def test_a_turn_without_a_legal_move_is_lost_by_itself() -> None:
    state = position(BLOCKED_BLUE, BLOCKED_YELLOW, value=5, mover=YELLOW)
    assert not has_move(turn_of(state))
    before = replace(state, thrown=0)
    after = thrown(before, 5)
    assert (after.to_move, after.thrown, after.turns) == (BLUE, 0, before.turns + 1)
    assert GAME.rules.to_act(after) == {CHANCE}
    (note,) = GAME.narration.describe(Transition(before, CHANCE, throw(5), after))
    assert note == Note("turn_lost", {"seat": YELLOW, "value": 5})
    (row,) = GAME.narration.sheet([Transition(before, CHANCE, throw(5), after)])
    assert (row.seat, [cell.text for cell in row.cells]) == (YELLOW, ["5", "-"])


def test_a_turn_with_a_legal_move_is_not_lost() -> None:
    state = thrown(replace(started(), thrown=0), 5)
    assert state.thrown == 5


# --- The end


def test_covering_some_of_the_life_circle_wins_at_once() -> None:
    state = position("3a(30,30) 4a(11.5,22)", value=3)
    line = "3a@4a:270"
    after = played(state, line)
    assert after.over == "covered"
    assert GAME.rules.to_act(after) == frozenset()
    assert GAME.rules.outcome(after) == Outcome("covered", (1, 2), (1, 0))
    notes = GAME.narration.describe(Transition(state, BLUE, move(state, line), after))
    assert [note.code for note in notes] == ["laid", "covered"]
    assert refused(after, line) == "over"


def test_yellow_wins_at_the_bottom() -> None:
    state = position("", "3a(30,30) 4a(11.5,-22)", value=3, mover=YELLOW)
    assert GAME.rules.outcome(played(state, "3a@4a:270")) == Outcome("covered", (2, 1), (0, 1))


def test_touching_the_life_circle_does_not_win() -> None:
    state = position("3a(30,30) 4a(12,22)", value=3)
    assert played(state, "3a@4a:270").over is None


def test_two_micro_units_decide() -> None:
    assert played(position("3a(30,30) 4a(u11999998,22)", value=3), "3a@4a:270").over is None
    assert played(position("3a(30,30) 4a(u11999997,22)", value=3), "3a@4a:270").over == "covered"


def test_ruling_4_there_is_no_limit_of_turns_unless_agreed() -> None:
    state = replace(started(value=3), turns=5000)
    assert played(state, "3a@4a+5a<").over is None


def test_ruling_4_at_the_limit_the_game_is_a_draw() -> None:
    state = replace(started(value=3, turn_limit=10), turns=9)
    after = played(state, "3a@4a+5a<")
    assert GAME.rules.outcome(after) == Outcome("turn_limit", (1, 1), (0, 0))
    notes = GAME.narration.describe(Transition(state, BLUE, move(state, "3a@4a+5a<"), after))
    assert notes[-1] == Note("ended_turn_limit", {"turns": 10})


def test_ruling_4_lost_turns_count() -> None:
    state = replace(position(BLOCKED_BLUE, BLOCKED_YELLOW, value=5, mover=YELLOW), thrown=0, turns=9, turn_limit=10)
    after = thrown(state, 5)
    assert after.over == "turn_limit"
    notes = GAME.narration.describe(Transition(state, CHANCE, throw(5), after))
    assert [note.code for note in notes] == ["turn_lost", "ended_turn_limit"]


def test_ruling_4_a_win_in_the_last_turn_is_a_win() -> None:
    state = position("3a(30,30) 4a(11.5,22)", value=3, turns=9, turn_limit=10)
    assert played(state, "3a@4a:270").over == "covered"


# --- Facts to test against


@pytest.mark.parametrize("blue", FORMATIONS)
@pytest.mark.parametrize("yellow", FORMATIONS)
def test_in_all_starts_every_circle_that_may_be_moved_has_a_legal_move(blue: str, yellow: str) -> None:
    for starter in SEATS:
        ready = thrown(set_up(blue, yellow), *((6, 1) if starter == BLUE else (1, 6)))
        for value in range(1, 7):
            turn = turn_of(thrown(ready, value))
            able = {placement.circle for placement in turn.placements if placement.has_place()}
            assert able == set(turn.movable)


def test_a_circle_laid_touches_its_target() -> None:
    state = started(value=3)
    turn = turn_of(state)
    placement = Placement(turn, turn.named("3a"), turn.named("4b"))
    assert all(placement.is_legal(pocket.at) for pocket in placement.legal_pockets)
    assert not placement.is_legal((0, 0))
    recorded = Move("move", "3a", "4b", 0, None, None, 1, 2)
    with pytest.raises(IllegalMove, match="no_contact"):
        GAME.rules.apply(state, BLUE, recorded)


def test_a_recorded_centre_is_laid_as_it_stands() -> None:
    """The record is checked and never recomputed: another centre that passes the tests is laid there."""
    state = position("3a(30,30) 4a(40,0)", value=3)
    recorded = replace(move(state, "3a@4a:90"), x=47 * UNIT + 1)
    assert at(GAME.rules.apply(state, BLUE, recorded), BLUE, "3a") == (47 * UNIT + 1, 0)
    assert not GAME.rules.is_legal(state, BLUE, replace(recorded, x=47 * UNIT + 3))


def test_a_match_keeps_its_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(EDITIONS[0], area=7 * UNIT)
    monkeypatch.setattr(measures, "EDITIONS", (EDITIONS[0], other))
    old, new = (GAME.narration.view(replace(started(), edition=edition), None) for edition in (1, 2))
    assert (old.area, new.area) == (6 * UNIT, 7 * UNIT)


def test_who_is_not_to_move_may_not() -> None:
    state = started(value=3)
    assert error(state, "3a@4a:0", YELLOW).code == "not_to_move"
    assert error(replace(state, thrown=0), "3a@4a:0", BLUE).code == "throw_due"
    assert error(set_up(), "3a@4a:0", BLUE).code == "throw_due"
