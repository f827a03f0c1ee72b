"""The sample game of the rulebook: every line, every position, every fact that its text gives."""

from typing import Any

import pytest

from games.colliding_circles import GAME
from games.colliding_circles.board import FIELDS
from games.colliding_circles.dice import circles, is_closed, scores
from games.colliding_circles.state import Action, State
from games.colliding_circles.view import View
from games.core import Transition
from tests.games.colliding_circles.asking import canonical, is_legal, lines, played, started, turn, why_not
from tests.games.colliding_circles.sample import FILE, SEATS, TURNS, before


def position(view: View) -> dict[str, Any]:
    """Return a position as the file has it."""
    assert view.to_move is not None
    return {
        "game": "colliding-circles",
        "turns": 2 * (view.turn - 1) + view.to_move,
        "to_move": SEATS[view.to_move],
        "board": {die.field: f"{SEATS[die.seat][0]}{die.value}" for die in view.dice},
        "hands": {name: list(hand) for name, hand in zip(SEATS, view.hands, strict=True)},
        "pools": dict(zip(SEATS, view.pools, strict=True)),
        "circles": {c.centre: [SEATS[c.owner_seat], c.kind, c.points] for c in view.circles},
        "holes": list(view.holes),
        "score": "{}/{}".format(*view.scores),
        "over": view.outcome.reason if view.outcome else None,
    }


def test_the_file_starts_with_the_hands_that_were_thrown() -> None:
    assert "".join(map(str, FILE["setup_dice"])) == "55421" + "64431"


@pytest.mark.parametrize("number", range(len(TURNS)))
def test_every_turn_leads_to_the_position_of_the_file(number: int) -> None:
    told = TURNS[number]
    state = before(f"{told['turn']}{told['player'][0]}")
    assert list(state.hands[state.to_move]) == told["hand_before"]
    qualified = ", ".join(action["text"] for action in told["actions"])
    assert turn(state, qualified) == turn(state, told["text"])
    assert canonical(state, qualified) == told["text"]
    after = played(state, told["text"], dice=told["dice"])
    assert position(GAME.narration.view(after, None)) == told["position"]


def test_first_turns() -> None:
    state = before("1b")
    assert lines(state, "C6") == {"C6-B6", "C6-C5", "C6-C7"}
    assert all(step.value == 6 for line in lines(state, "C6") for step in turn(state, line).steps)
    assert is_legal(state, "1*D7, 3*D5")
    assert before("2r").pools == (22, 21)


def test_red_stops_the_wolf_of_the_middle_circle() -> None:
    state = before("2b")
    assert is_legal(state, "D7-D8")
    assert not is_legal(state, "D7-D8, 3*D7")


def test_the_first_manoeuvre_passes_over_a_field() -> None:
    state = before("4r")
    assert GAME.rules.scores(played(before("3b"), "3*B7")) == (0, 1)
    after = played(state, "B6-A7, 6*B6, 1*B7")
    assert after.last is not None
    assert after.last.ways == (("B7",),)
    assert why_not(state, "B6-B7(1)") == (
        "unreachable_value",
        {"source": "B6", "target": "B7", "value": 1, "values": ("3",)},
    )


def test_the_wolf_of_red_is_frozen_for_black() -> None:
    state = before("4b")
    for field in ("B6", "B7", "B8", "C6", "C7", "C8"):
        assert not lines(state, f"{field}-")
    assert why_not(state, "B8-B9") == ("frozen", {"field": "B8", "circle": "BC7", "owner_seat": 0})


def test_breaking_and_closing_again_makes_a_goose_a_fox() -> None:
    state = before("6r")
    assert GAME.rules.scores(state) == (6, 0)
    assert GAME.rules.scores(played(state, "B4-A3")) == (5, 0)
    assert GAME.rules.scores(played(state, "B4-A3, 6*B4")) == (8, 0)


def test_a_hole_is_made_and_opened_again() -> None:
    state = before("9r")
    assert GAME.narration.view(state, None).holes == ("D6",)
    assert not lines(state, "D5-")
    assert why_not(state, "D5-D4") == ("at_limit", {"field": "D5", "value": 1, "direction": "down"})
    black = before("9b")
    assert GAME.narration.view(black, None).holes == ("D6",)
    assert why_not(black, "4*D6") == ("hole", {"field": "D6", "around": ("D5=1", "D7=5", "E6=3")})
    assert GAME.narration.view(played(black, "D5-E4"), None).holes == ()
    assert GAME.rules.scores(played(black, "D5-E4, 5*D5, 4*D6")) == (13, 2)


def test_after_the_eleventh_turns() -> None:
    state = before("11b")
    assert (len(state.hands[0]), state.pools[0], GAME.rules.scores(state)) == (5, 4, (13, 3))
    assert GAME.rules.scores(played(played(before("12r"), "pass"), "A9-A8, 4*A9, 2*C9")) == (13, 13)


def test_the_best_that_red_could_still_reach_is_counted() -> None:
    """Picture 1 of the rulebook: every field taken, 21 to 22."""
    picture = FILE["picture1"]
    dice = tuple(int(d[1]) * (1 if d[0] == "r" else -1) for d in (picture["board"][field] for field in FIELDS))
    assert {c.name: [SEATS[c.owner], c.kind, c.points] for c in circles(dice)} == picture["circles"]
    assert scores(dice) == (21, 22)
    assert is_closed(dice)


def test_the_sheet_of_the_sample_game() -> None:
    state = started()
    transitions: list[Transition[State, Action]] = []
    for told in TURNS:
        after = played(state, told["text"], dice=told["dice"])
        transitions.append(Transition(state, state.to_move, turn(state, told["text"]), after))
        state = after
    rows = GAME.narration.sheet(transitions)
    assert [(row.turn, SEATS[row.seat]) for row in rows] == [(told["turn"], told["player"]) for told in TURNS]
    for row, told in zip(rows, TURNS, strict=True):
        done = [cell.text for cell in row.cells[:3]]
        assert ", ".join(text for text in done if text) == told["text"]
        assert row.cells[5].text == told["score"]
        words = row.cells[3].text.split()
        assert sorted(words[index] for index in row.cells[3].marked) == sorted(map(str, told["dice"]))
