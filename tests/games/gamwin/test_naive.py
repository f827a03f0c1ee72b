"""The game against the naive implementation: the same steps and results at every point of random lines."""

import random

import pytest

from games.gamwin import rules
from games.gamwin.board import PLACES
from games.gamwin.dice import FACES
from games.gamwin.state import Entry, State, Step
from games.gamwin.stones import entry_place, off
from games.gamwin.turn import LineSoFar, ended, play, successors
from tests.games.gamwin import naive
from tests.games.gamwin.drawing import drawn
from tests.games.gamwin.random_games import random_game
from tests.searching import scaled


def board_of(state: State) -> naive.Board:
    return {place: list(content) for place, content in zip(PLACES, state.stones, strict=True)}


def plain(state: State, step: Step) -> naive.Step:
    if isinstance(step, Entry):
        return naive.Step("", entry_place(state.to_move, step.number))
    return naive.Step(step.source, step.target)


def naive_steps(progress: LineSoFar) -> set[naive.Step]:
    state, colour = progress.state, "br"[progress.state.to_move]
    left = off(state.stones, state.home, state.to_move)
    if state.phase == "game":
        return naive.legal_steps(board_of(state), left, list(state.dice), colour)
    numbers = list(state.dice)
    for number in state.entered:
        numbers.remove(number)
    return naive.entries(board_of(state), numbers, colour)


def compare(progress: LineSoFar) -> None:
    """Assert that all next steps and what they do are the same."""
    if ended(progress):
        return
    found = list(successors(progress))
    state = progress.state
    assert {plain(state, after.steps[-1]) for after in found} == naive_steps(progress)
    for after in found:
        step = plain(state, after.steps[-1])
        board, captured, is_home = naive.play(board_of(state), "br"[state.to_move], step)
        assert board_of(after.state) == board
        assert len(after.captured[-1]) == captured
        assert sum(after.state.home) - sum(state.home) == is_home
        assert after == play(progress, after.steps[-1])


@pytest.mark.covers(games=1)
@pytest.mark.parametrize("seed", range(scaled(8)))
@pytest.mark.slow
def test_same_steps_and_results_in_random_games(seed: int) -> None:
    rng = random.Random(seed)
    for transition in random_game(seed, steps=250):
        state = transition.before
        if state.due or state.over:
            continue
        progress = rules.begin(state, state.to_move)
        for _ in range(3):
            compare(progress)
            further = [] if ended(progress) else list(successors(progress))
            if not further:
                break
            progress = rng.choice(further)


def test_same_steps_in_positions_by_lot() -> None:
    for seed in range(300):
        state = at_random(random.Random(seed))
        compare(rules.begin(state, state.to_move))


def at_random(rng: random.Random) -> State:
    """Return a position with stones close together: many walls, blocks and pairs."""
    places: dict[str, str] = {}
    numbers = rng.sample(range(1, 10), 4)
    left = {"b": 3, "r": 3}
    for _ in range(4):
        place = f"{rng.choice('LR')}{rng.choice(numbers)}"
        content = rng.choice(["b", "r", "bb", "rr", "bbb", "rrr", "bbr", "rrb"])
        is_left = all(content.count(colour) <= left[colour] for colour in "br")
        is_on = (place == "R1" and "b" in content) or (place == "L1" and "r" in content)
        if place not in places and is_left and not is_on:
            places[place] = content
            left = {colour: left[colour] - content.count(colour) for colour in "br"}
    home = (rng.randint(0, min(2, left["b"])), rng.randint(0, min(2, left["r"])))
    dice = [rng.choice([face for face in faces if face in numbers] or list(faces)) for faces in FACES.values()]
    text = " ".join(f"{place}={content}" for place, content in places.items())
    return drawn(text, (dice[0], dice[1], dice[2]), to_move=rng.choice("br"), home=home)
