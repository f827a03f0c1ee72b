"""The example of the rulebook, from the throw for the start to its last picture, position by position."""

import pytest

from games.core import CHANCE, Transition
from games.gamwin import GAME
from games.gamwin.state import Action, State
from tests.games.gamwin.asking import canonical, is_legal, line, script, why_not
from tests.games.gamwin.drawing import drawn, stones

EXAMPLE: tuple[tuple[str, tuple[int, ...] | str, str, str, str], ...] = (
    # who acts; the numbers thrown (III, IV, V) or the line; then stones, who is to act, dice that lie
    ("chance", (9, 5, 2, 9, 4, 2), "", "chance", "9 5 2"),
    ("chance", (9, 5, 2), "", "blue", "9 5 2"),
    ("blue", "*9, *5, pass", "L5=b L9=b", "chance", "9 5 2"),
    ("chance", (7, 8, 8), "L5=b L9=b", "red", "8 8 7"),
    ("red", "*8, *8, *7", "L5=b L9=b R7=r R8=rr", "chance", "8 8 7"),
    ("chance", (9, 8, 4), "L5=b L9=b R7=r R8=rr", "blue", "9 8 4"),
    ("blue", "L9-R9, R9-R8, keep 4", "L5=b R7=r R8=rrb", "chance", "9 8 4"),
    ("chance", (1, 5), "L5=b R7=r R8=rrb", "blue", "5 4 1"),
    ("blue", "L5-L4, keep 5", "L4=b R7=r R8=rrb", "chance", "5 4 1"),
    ("chance", (6, 7), "L4=b R7=r R8=rrb", "blue", "7 6 5"),
    ("blue", "L4-L5, L5-L6, L6-L7x, R8-R7, roll", "L7=b R7=b R8=rr", "chance", "7 6 5"),
    ("chance", (9, 5, 3), "L7=b R7=b R8=rr", "blue", "9 5 3"),
    ("blue", "*9, L9-R9, roll", "L7=b R7=b R8=rr R9=b", "chance", "9 5 3"),
    ("chance", (5, 3, 4), "L7=b R7=b R8=rr R9=b", "red", "5 4 3"),
    ("red", "roll", "L7=b R7=b R8=rr R9=b", "chance", "5 4 3"),
    ("chance", (1, 8, 2), "L7=b R7=b R8=rr R9=b", "red", "8 2 1"),
    ("red", "*8, roll", "L7=b R7=b R8=rrr R9=b", "chance", "8 2 1"),
    ("chance", (2, 9, 2), "L7=b R7=b R8=rrr R9=b", "red", "9 2 2"),
    ("red", "pass", "L7=b R7=b R8=rrr R9=b", "chance", "9 2 2"),
    ("chance", (1, 1, 4), "L7=b R7=b R8=rrr R9=b", "blue", "4 1 1"),
    ("blue", "R9-R1#", "L7=b R7=b R8=rrr", "chance", "4 1 1"),
    ("chance", (7, 9, 3), "L7=b R7=b R8=rrr", "red", "9 7 3"),
    ("red", "R8-R7x, R8-R9, R8-R9, R9-L9, R9-L9", "L9=rr R7=r", "red", "9 7 3"),
)


def act(state: State, turn: tuple[str, tuple[int, ...] | str, str, str, str]) -> Transition[State, Action]:
    (seat,) = GAME.rules.to_act(state)
    if isinstance(turn[1], str):
        action: Action = GAME.notation.parse(state, seat, turn[1])
    else:
        assert seat == CHANCE
        action = GAME.rules.draw(state, script(state, turn[1]))
    return Transition(state, seat, action, GAME.rules.apply(state, seat, action))


def actor(state: State) -> str:
    (seat,) = GAME.rules.to_act(state)
    return "chance" if seat == CHANCE else GAME.info.seat_names[seat]


def before(number: int) -> State:
    """Return the position before an entry of the example."""
    state = GAME.rules.setup(2, {})
    for turn in EXAMPLE[:number]:
        state = act(state, turn).after
    return state


def before_line(text: str) -> State:
    return before(next(at for at, turn in enumerate(EXAMPLE) if turn[1] == text))


@pytest.mark.parametrize("number", range(1, len(EXAMPLE)))
def test_every_throw_and_line_leads_to_the_position_of_the_rulebook(number: int) -> None:
    who, done, standing, next_one, lying = EXAMPLE[number]
    state = before(number)
    assert actor(state) == who
    if isinstance(done, str):
        assert canonical(state, done) == done
    after = act(state, EXAMPLE[number]).after
    assert stones(after) == standing
    assert actor(after) == next_one
    assert " ".join(map(str, sorted(after.dice, reverse=True))) == lying


def test_at_the_end_blue_has_one_stone_home_and_two_off() -> None:
    view = GAME.narration.view(before(len(EXAMPLE)), None)
    assert view.home == (1, 0)
    assert view.off == (2, 0)


def test_the_steps_of_a_line_may_be_entered_one_by_one() -> None:
    at_once = act(before_line("R8-R7x, R8-R9, R8-R9, R9-L9, R9-L9"), EXAMPLE[-1]).after
    state = before(len(EXAMPLE) - 1)
    for text in ("R8-R7", "R8-R9", "R8-R9", "R9-L9", "R9-L9"):
        state = GAME.rules.apply(state, state.to_move, line(state, text))
    assert (state.stones, state.dice, state.to_move) == (at_once.stones, at_once.dice, at_once.to_move)


def test_a_stone_that_blocks_two_holds_them() -> None:
    state = before_line("L5-L4, keep 5")
    red = GAME.narration.view(state, None)
    (place,) = (place for place in red.places if place.name == "R8")
    assert (place.blocked_seat, place.is_wall) == (1, True)


def test_either_stone_may_capture_at_seven() -> None:
    state = before_line("L4-L5, L5-L6, L6-L7x, R8-R7, roll")
    assert canonical(state, "R8-R7, L4-L5, L5-L6, L6-L7") == "R8-R7x, L4-L5, L5-L6, L6-L7"


def test_what_the_wall_of_three_forbids() -> None:
    """With 8 2 1 Blue's stones on R9 and R7 could not go to R8 after Red has built the wall; L7 could go to L8."""
    state = act(before_line("*8, roll"), EXAMPLE[16]).after
    blue = drawn(stones(state), (1, 8, 2), to_move="b")
    assert why_not(blue, "R9-R8") == ("full", {"place": "R8"})
    assert why_not(blue, "R7-R8") == ("full", {"place": "R8"})
    assert is_legal(blue, "L7-L8")


def test_the_seven_could_follow_if_seven_eight_nine_lay() -> None:
    """Red throws the 3 again between the moves and gets an 8."""
    state = before(len(EXAMPLE) - 1)
    state = GAME.rules.apply(state, state.to_move, line(state, "R8-R7, R8-R9, R8-R9, R9-L9, R9-L9, keep 9 7"))
    state = GAME.rules.apply(state, CHANCE, GAME.rules.draw(state, script(state, (8,))))
    state = GAME.rules.apply(state, state.to_move, line(state, "R7-R8, R8-R9, R9-L9"))
    assert stones(state) == "L9=rrr"


def test_red_may_go_on_and_blue_is_not_to_move() -> None:
    state = before(len(EXAMPLE))
    assert not is_legal(state, "pass")
    assert is_legal(state, "roll")
