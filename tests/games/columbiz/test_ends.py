"""Rounds, the end, and leaving: rulings 7 and 8."""

from games.columbiz import GAME, rules
from games.columbiz.state import State
from games.core import CHANCE, Note, Outcome, Seat
from tests.games.columbiz.asking import discs, drawn, played, told

THROW = "1-2-33-555-6"
ANY = "12335556"


def left(state: State, *seats: int) -> State:
    for seat in seats:
        gone = GAME.rules.forfeit(state, Seat(seat))
        assert gone is not None
        state = gone
    return state


def test_the_round_is_finished_when_a_supply_is_empty() -> None:
    state = drawn(dice=ANY, seats=3, supplies=(1, 5, 5))
    second = played(state, "5/3")
    assert (second.over, second.to_move) == (None, 1)
    assert told(state, "5/3") == [Note("last_round", {"seat": 0})]
    third = played(second, THROW, "3/2")
    assert (third.over, third.to_move) == (None, 2)
    assert told(third, THROW)[0].code == "thrown"
    over = played(third, THROW, "6/1")
    assert over.over == "supply"
    assert not GAME.rules.to_act(over)
    assert (over.rounds, over.turns) == (1, 3)


def test_rounds_are_counted_from_the_player_who_started() -> None:
    state = drawn(dice=ANY, seats=3, supplies=(5, 5, 1), starter=2, to_move=2)
    assert played(state, "5/3").over is None
    last = drawn(dice=ANY, seats=3, supplies=(5, 1, 5), starter=2, to_move=1)
    assert played(last, "5/3").over == "supply"
    assert told(last, "5/3") == [Note("ended_supply", {"score": "0/0/0"})]


def test_a_supply_emptied_by_laying_away_ends_the_game_like_any_other() -> None:
    blocked = drawn("O O O O O O\n" * 2, "11223345", throws=1, supplies=(6, 3), to_move=1)
    over = played(blocked, "stop")
    assert (over.over, over.supplies) == ("supply", (6, 0))
    assert told(blocked, "stop")[1:] == [
        Note("laid_away", {"seat": 1, "discs": 3, "supply": 0}),
        Note("ended_supply", {"score": "0/0"}),
    ]


def test_the_game_goes_on_while_nobody_is_without_discs() -> None:
    state = drawn(dice=ANY, to_move=1)
    after = played(state, "5/3")
    assert (after.over, after.to_move, after.rounds) == (None, 0, 2)


def test_the_total_is_lines_and_prisoners() -> None:
    state = drawn(dice=ANY, to_move=1, supplies=(0, 4), points=(3, 8), prisoners=(5, 1))
    assert GAME.rules.outcome(played(state, "5/3")) == Outcome("supply", (1, 2), (12, 9))


def test_ruling_7_equal_totals_share_the_place() -> None:
    state = drawn(dice=ANY, seats=4, to_move=3, supplies=(0, 4, 4, 4), points=(7, 9, 7, 2), prisoners=(0, 0, 0, 3))
    outcome = GAME.rules.outcome(played(state, "5/3"))
    assert outcome == Outcome("supply", (2, 1, 2, 4), (7, 9, 7, 6))


def test_ruling_8_two_players_have_no_others_to_play_on() -> None:
    assert GAME.rules.forfeit(drawn(dice=ANY), Seat(0)) is None


def test_ruling_8_the_discs_stay_and_can_be_captured() -> None:
    state = drawn("X . . . A .", ANY, seats=3)
    after = left(state, 1)
    assert discs(after) == {"1/1": "X", "5/1": "A"}
    captured = played(after, "5/3")
    assert captured.prisoners == (1, 0, 0)
    assert not GAME.rules.is_legal(after, Seat(0), GAME.notation.parse(drawn(dice=ANY), Seat(0), "5/1"))


def test_ruling_8_turns_are_passed_over() -> None:
    state = left(drawn(dice=ANY, seats=4), 1, 2)
    after = played(state, "5/3")
    assert (after.to_move, after.rounds) == (3, 1)
    again = played(after, THROW, "3/2")
    assert (again.to_move, again.rounds) == (0, 2)


def test_ruling_8_a_turn_under_way_is_dropped() -> None:
    state = played(drawn(dice=ANY, seats=3, throws=1), "keep 555", "1-1-1-2-2")
    after = left(state, 0)
    assert (after.to_move, after.dice, after.kept, after.throws, after.due) == (1, (), (), 0, 8)
    assert GAME.rules.to_act(after) == {CHANCE}
    assert after.supplies == state.supplies
    assert GAME.rules.turn_number(after) == GAME.rules.turn_number(state) + 1


def test_ruling_8_who_leaves_out_of_turn_does_not_disturb_the_turn() -> None:
    state = drawn(dice=ANY, seats=3, throws=1)
    after = left(state, 2)
    assert (after.to_move, after.dice, GAME.rules.turn_number(after)) == (0, state.dice, GAME.rules.turn_number(state))


def test_ruling_8_the_last_of_the_round_leaves_and_the_round_is_finished() -> None:
    state = drawn(dice=ANY, seats=3, to_move=2, supplies=(0, 4, 4), points=(5, 9, 20))
    over = left(state, 2)
    assert GAME.rules.outcome(over) == Outcome("supply", (2, 1, 3), (5, 9, 20))


def test_ruling_8_rounds_still_count_from_the_seat_that_started() -> None:
    state = left(drawn(dice=ANY, seats=3, starter=1, to_move=1), 1)
    assert (state.to_move, state.rounds) == (2, 1)
    after = played(state, THROW, "5/3", THROW, "3/2")
    assert (after.to_move, after.rounds) == (2, 2)


def test_ruling_8_discs_left_by_somebody_who_has_gone_do_not_keep_the_game_going() -> None:
    state = left(drawn(dice=ANY, seats=3, supplies=(1, 4, 4)), 2)
    over = played(state, "5/3", THROW, "3/2")
    assert over.over == "supply"
    assert over.supplies == (0, 3, 4)


def test_ruling_8_who_has_left_stands_behind_all_who_stayed_the_first_to_leave_last() -> None:
    state = left(drawn(dice=ANY, seats=4, supplies=(1, 4, 4, 4), points=(2, 30, 2, 40)), 3, 1)
    over = played(state, "5/3", THROW, "3/2")
    outcome = GAME.rules.outcome(over)
    assert outcome == Outcome("supply", (1, 3, 1, 4), (2, 30, 2, 40))
    assert outcome.winners == (0, 2)


def test_ruling_8_when_one_is_left_the_game_is_over() -> None:
    over = left(drawn(dice=ANY, seats=3, points=(1, 5, 9)), 2, 0)
    assert not GAME.rules.to_act(over)
    assert GAME.rules.outcome(over) == Outcome("alone", (2, 1, 3), (1, 5, 9))


def test_ruling_8_leaving_before_the_throw_for_the_start() -> None:
    state = left(rules.setup(3, {}), 1)
    assert state.due == 2
    assert played(state, "2-6").starter == 2


def test_ruling_8_when_all_but_one_leave_before_the_throw_for_the_start_the_last_one_is_first() -> None:
    over = left(rules.setup(4, {}), 1, 3, 0)
    assert not GAME.rules.to_act(over)
    assert GAME.rules.outcome(over) == Outcome("alone", (2, 4, 1, 3), (0, 0, 0, 0))
