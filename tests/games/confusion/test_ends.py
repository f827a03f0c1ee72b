"""Ends of a match: the answer turn, a puck given away (ruling 3), draws (ruling 4)."""

from dataclasses import replace

from games.confusion import GAME
from games.confusion.board import BLACK, BLUE
from games.confusion.state import State
from games.core import Seat
from tests.games.confusion.asking import learned, placed, played, told

THREAT = placed("A f9", "C a11, D k11", "f9")
"""Blue's A can bring the puck home with AP-f11."""


def ended(state: State) -> tuple[str | None, Seat | None]:
    return state.over, state.winner


def test_the_puck_on_the_enemys_base_row_leaves_one_answer() -> None:
    after = played(THREAT, "AP-f11")
    assert (after.is_answering, after.to_move, ended(after)) == (True, BLACK, (None, None))
    assert "one_answer" in told(THREAT, "AP-f11")


def test_an_allowed_answer_that_leaves_the_puck_there_loses() -> None:
    after = played(THREAT, "AP-f11", "C-a10")
    assert ended(after) == ("puck", BLUE)
    outcome = GAME.rules.outcome(after)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("puck", (1, 2))
    assert not GAME.rules.to_act(after)


def test_a_forbidden_answer_loses_too() -> None:
    assert ended(
        played(
            THREAT,
            "AP-f11",
            "D-j11",
        )
    ) == ("puck", BLUE)
    assert ended(played(placed("A f9", "C a11, L k11", "f9"), "AP-f11", "L-k10")) == ("puck", BLUE)


def test_an_answer_passed_by_the_game_loses_too() -> None:
    state = placed("A f9", "", "f9")
    after = played(state, "AP-f11")
    assert ended(after) == ("puck", BLUE)
    assert after.turns == 2


def test_an_answer_that_captures_keeps_the_game_going() -> None:
    state = placed("A f9, K b2", "D h11, C a11", "f9")
    after = played(state, "AP-f11", "D-f11")
    assert ended(after) == (None, None)
    assert (after.is_answering, after.to_move) == (False, BLUE)
    assert after.puck == "f11"
    assert ended(played(after, "K-b1", "C-a10")) == (None, None)


def test_moving_onto_a_puck_that_lies_on_the_base_row_threatens_as_well() -> None:
    state = placed("A f9", "C a11, D k11", "f11")
    assert played(state, "A-f11").is_answering


def test_playing_the_puck_to_an_own_die_there_threatens_as_well() -> None:
    state = placed("A f9, K f11", "C a11, D k11", "f9")
    assert played(state, "P-f11").is_answering


def test_a_forbidden_try_to_get_there_threatens_nothing() -> None:
    state = placed("L f10", "C a11, D k11", "f10")
    assert not played(state, "LP-f11").is_answering


def test_black_wins_on_rank_1() -> None:
    state = placed("C a1, D k1", "A f3", "f3", to_move=BLACK)
    assert ended(played(state, "AP-f1", "C-a2")) == ("puck", BLACK)


def test_ruling_3_who_is_given_the_puck_there_first_has_a_normal_turn() -> None:
    state = placed("C f4, D k1", "F f1, A a11", "f4")
    given = played(state, "P-f1")
    assert (given.is_answering, ended(given), given.to_move) == (False, (None, None), BLACK)
    assert "given_home" in told(state, "P-f1")
    waited = played(given, "A-a10")
    assert (waited.is_answering, waited.to_move) == (True, BLUE)
    assert ended(played(waited, "D-k2")) == ("puck", BLACK)


def test_ruling_3_on_another_square_of_the_row_the_answer_follows_as_well() -> None:
    given = played(placed("C f4, D k1", "F f1, A a11", "f4"), "P-f1")
    waited = played(given, "FP-g1")
    assert (waited.is_answering, waited.puck) == (True, "g1")


def test_ruling_3_if_the_puck_leaves_the_row_nothing_threatens() -> None:
    given = played(placed("C f4, D k1", "F f1, A a11", "f4"), "P-f1")
    assert not played(given, "FP-f2").is_answering


# --- Draws


def quiet(state: State, turns: int) -> State:
    return replace(state, quiet=turns)


QUIET = learned(learned(placed("D! d5", "D! d9", "a6"), BLUE, "D", "d"), BLACK, "D", "d")
"""Two revealed dice far from the puck: their tries show nothing new."""


def test_ruling_4_eighty_turns_without_progress_are_a_draw() -> None:
    state = quiet(QUIET, 79)
    after = played(state, "D-d4")
    assert ended(after) == ("quiet", None)
    outcome = GAME.rules.outcome(after)
    assert outcome is not None
    assert outcome.is_draw
    assert told(state, "D-d4") == ["allowed", "ended_quiet"]
    assert played(quiet(QUIET, 78), "D-d4").over is None


def test_ruling_4_a_strong_mark_is_progress() -> None:
    state = replace(placed("D d5", "D! d9", "a6"), quiet=79)
    assert played(state, "D-d6").quiet == 0
    assert played(state, "D-e6").quiet == 0


def test_ruling_4_an_answer_that_strikes_out_nothing_new_is_none() -> None:
    state = played(replace(placed("D d5", "D! d9", "a6"), quiet=10), "D-e6", "D-d8", "D-e6")
    assert state.quiet == 2


def test_ruling_4_the_promotion_or_its_absence_is_a_strong_mark() -> None:
    state = replace(learned(placed("D f10", "D! d9", "a6"), BLUE, "D", "abcdefg"), quiet=5)
    assert played(state, "D-f11").quiet == 0


def test_ruling_4_a_faint_mark_is_no_progress_and_neither_is_a_reveal() -> None:
    state = replace(learned(placed("D d5, E a1", "D! d9", "a6"), BLUE, "D", "d"), quiet=7)
    assert played(state, "D=d").quiet == 7
    assert played(state, "D=d", "D-d6").quiet == 8


def test_ruling_4_a_capture_is_progress() -> None:
    assert played(quiet(placed("D! d7", "D! d9, C! a11", "a6"), 79), "D-d9").quiet == 0


def test_ruling_4_a_puck_that_changes_its_place_or_its_die_is_progress() -> None:
    state = quiet(placed("D! d5", "D! d9", "d5"), 79)
    for line in ("D-d6", "DP-d6", "P-d6"):
        assert played(state, line).quiet == 0
    assert played(quiet(placed("D! d5", "D! d9", "d6"), 79), "D-d6").quiet == 0


def test_ruling_4_passes_count() -> None:
    state = replace(placed("", "D! d9", "a6", to_move=BLACK), quiet=10)
    assert played(state, "D-d8").quiet == 12


def test_ruling_4_six_hundred_turns_are_a_draw() -> None:
    state = replace(QUIET, turns=599)
    assert ended(played(state, "D-d4")) == ("turns", None)
    assert told(state, "D-d4") == ["allowed", "ended_turns"]


def test_ruling_4_the_draw_waits_while_an_enemy_controls_the_puck_on_a_base_row() -> None:
    state = replace(placed("A f9, K b2", "D h11, C a11", "f9"), turns=599)
    waiting = played(state, "AP-f11")
    assert waiting.over is None
    assert ended(played(waiting, "C-a10")) == ("puck", BLUE)
    assert ended(played(waiting, "D-f11")) == ("turns", None)


def test_ruling_4_it_waits_for_ruling_3_as_well() -> None:
    state = replace(placed("C f4, D k1", "F f1, A a11", "f4"), turns=599)
    given = played(state, "P-f1")
    assert given.over is None
    assert ended(played(given, "FP-f2")) == ("turns", None)
    assert ended(played(given, "A-a10", "D-k2")) == ("puck", BLACK)


def test_warnings_begin_twenty_turns_before_a_draw() -> None:
    assert told(quiet(QUIET, 58), "D-d4") == ["allowed"]
    assert told(quiet(QUIET, 59), "D-d4") == ["allowed", "quiet_turns"]
    assert told(replace(QUIET, turns=579), "D-d4") == ["allowed", "turns_left"]


def test_two_sides_without_visible_moves_pass_until_the_draw() -> None:
    state = learned(placed("A f11", "", "a6"), BLUE, "A", "a")
    after = played(state, "A=a")
    assert (ended(after), after.turns) == (("quiet", None), 80)
    assert told(state, "A=a") == ["revealed", "passed_often", "ended_quiet"]
