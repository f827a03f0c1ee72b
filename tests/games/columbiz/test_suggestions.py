"""Suggestions while typing and clicking: playable, useful, best first, and fast."""

import time

from games.columbiz import GAME, rules
from games.columbiz.heuristics import ways_on
from games.columbiz.state import State
from games.core import CHANCE, Note, Seat
from tests.games.columbiz.asking import drawn, played
from tests.games.columbiz.random_games import random_game

BOOK = "12335556"


def lines(state: State, text: str = "") -> list[str]:
    return [choice.line for choice in GAME.notation.suggest(state, state.to_move, text)]


def labels(state: State, text: str, group: str) -> list[str]:
    return [choice.label for choice in GAME.notation.choices(state, state.to_move, text) if choice.group == group]


def test_placements_that_score_or_capture_come_first() -> None:
    state = drawn(". . . . A .\n. O O . A .", "44555126")
    first = lines(state)[0]
    after = played(state, first)
    assert GAME.rules.scores(after) == max(GAME.rules.scores(played(state, line)) for line in lines(state))
    assert "5/3" in first
    assert "4/1" in first


def test_the_order_within_a_line_is_the_one_that_scores_most() -> None:
    state = drawn("O O . . . .", "33344456")
    assert lines(state)[0].startswith("3/1, 4/1, 5/1, 6/1")
    assert played(state, lines(state)[0]).points == (1 + 2 + 3 + 4, 0)


def test_before_the_third_throw_dice_worth_keeping_follow_what_brings_points() -> None:
    state = drawn(". . . . A .", BOOK, throws=1)
    offered = lines(state)
    kinds = ["place" if "/" in line else "keep" if "keep" in line else line for line in offered]
    assert kinds[0] == "place"
    assert offered[kinds.index("keep")] == "keep 33 555"
    assert kinds.index("keep") < kinds.index("roll") < kinds.index("stop")
    assert kinds[-1] == "place"


def test_the_most_that_a_choice_brings_is_said() -> None:
    state = drawn(". . . . A .\n. . . . A .", "55512346")
    choice = next(iter(GAME.notation.suggest(state, Seat(0), "5/3")))
    assert choice.line == "5/3"
    assert choice.notes == (Note("brings", {"points": 0, "prisoners": 2}),)


def test_what_is_typed_leads_and_is_gone_on_with() -> None:
    state = drawn(dice=BOOK)
    assert lines(state, "3/2")[0] == "3/2"
    assert all(line.startswith("3/2") for line in lines(state, "3/2"))
    assert all(line.startswith("3/2, 5/") for line in lines(state, "3/2, 5"))
    assert all(line.startswith("5/") for line in lines(state, "5"))
    assert lines(state, "4/1") == []


def test_typed_words_are_completed_in_both_languages() -> None:
    state = drawn(dice=BOOK, throws=1)
    assert lines(state, "k")[0] == lines(state, "la")[0] == "keep 33 555"
    assert lines(state, "wu") == lines(state, "ro") == lines(state, "roll") == ["roll"]
    assert lines(state, "st") == ["stop"]
    assert lines(state, "keep 5")[0] == "keep 5"
    assert set(lines(state, "lass 5")) == {"keep 5", "keep 555", "keep 33 555"}
    assert lines(state, "keep 4") == lines(state, "hm") == []


def test_after_the_last_throw_only_placements_are_offered() -> None:
    state = drawn(dice=BOOK)
    assert all("/" in line for line in lines(state))
    assert lines(state, "keep 5") == lines(state, "ro") == []


def test_nothing_is_offered_to_others() -> None:
    state = drawn(dice=BOOK)
    assert list(GAME.notation.suggest(state, Seat(1), "")) == []
    assert GAME.notation.choices(state, Seat(1), "") == ()
    assert list(GAME.notation.suggest(rules.setup(2, {}), Seat(0), "")) == []


def test_the_dice_are_switches() -> None:
    state = drawn(dice=BOOK, throws=1)
    shown = [c for c in GAME.notation.choices(state, Seat(0), "") if c.group == "keep"]
    assert [(c.label, c.is_chosen) for c in shown] == [(face, False) for face in BOOK]
    shown = [c for c in GAME.notation.choices(state, Seat(0), "keep 3 55") if c.group == "keep"]
    assert [c.is_chosen for c in shown] == [False, False, True, False, True, True, False, False]
    assert [c.line for c in shown][:5] == ["keep 1 3 55", "keep 2 3 55", "keep 55", "keep 33 55", "keep 3 5"]


def test_switching_the_last_die_off_throws_all_and_the_eighth_on_stops() -> None:
    state = drawn(dice=BOOK, throws=1)
    (on,) = (c for c in GAME.notation.choices(state, Seat(0), "keep 6") if c.is_chosen)
    assert on.line == "roll"
    seven = [c.line for c in GAME.notation.choices(state, Seat(0), "keep 2 33 555 6") if c.label == "1"]
    assert seven == ["stop"]
    assert all(c.is_chosen for c in GAME.notation.choices(state, Seat(0), "stop") if c.group == "keep")
    assert not any(c.is_chosen for c in GAME.notation.choices(state, Seat(0), "roll") if c.group == "keep")


def test_discs_are_chosen_one_after_the_other() -> None:
    state = drawn(". . . . A .", BOOK)
    assert labels(state, "", "place") == ["5/2", "5/3", "1/1", "2/1", "3/1", "3/2", "6/1"]
    assert labels(state, "5/2", "next") == ["1/1", "2/1", "3/1", "3/2", "5/1", "6/1"]
    assert labels(state, "5/2, 1/1, 2/1, 3/1", "next") == []
    assert [c.group for c in GAME.notation.choices(drawn(dice=BOOK, throws=1), Seat(0), "5/2")] == ["next"] * 6


def test_what_could_be_added() -> None:
    state = drawn(dice=BOOK, throws=1)
    parse = GAME.notation.parse
    assert GAME.notation.additions(state, Seat(0), parse(state, Seat(0), "5/3")) == ("placement",)
    assert GAME.notation.additions(state, Seat(0), parse(state, Seat(0), "1/1, 2/1, 3/1, 5/1")) == ()
    assert GAME.notation.additions(state, Seat(0), parse(state, Seat(0), "keep 5")) == ()


def test_the_search_finds_the_best_of_all_lines() -> None:
    """Every order of every set of fields is tried the long way, and nothing scores more."""
    checked = 0
    for seed in range(6):
        for transition in random_game(seed, 2):
            state = transition.before
            if transition.seat == CHANCE or rules.may_throw(state) or checked > 25:
                continue
            best = max(
                GAME.rules.scores(rules.apply(state, state.to_move, action))[state.to_move]
                for action in GAME.rules.legal_actions(state, state.to_move)
            )
            assert GAME.rules.scores(played(state, lines(state)[0]))[state.to_move] == best
            checked += 1
    assert checked > 20


def test_suggestions_take_less_than_thirty_milliseconds() -> None:
    """Counted is the time of this thread, which a busy machine does not take away."""
    for dice in ("11223456", "11122233", "11223344", "11122345"):
        state = drawn(dice=dice, throws=1)
        assert min(seconds_to_suggest(state) for _ in range(3)) < 0.03


def seconds_to_suggest(state: State) -> float:
    begun = time.thread_time()
    list(GAME.notation.suggest(state, Seat(0), ""))
    return time.thread_time() - begun


def test_each_set_of_fields_is_offered_once() -> None:
    state = drawn("A . . . . .", "11223344")
    sets = [tuple(sorted(way.fields)) for way in ways_on(rules.begin(state), 0)]
    assert len(sets) == len(set(sets)) > 40
